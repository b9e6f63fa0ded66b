"""Tables: CSV and TSV in any encoding that spreadsheets write, XLSX and ODS, JSON and YAML. All cells become texts.

Rows are counted as the table program counts them: the head is row 1, and a cell with line breaks is still one row.
JSON and YAML have no head: the first object is row 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from unicodedata import normalize

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import read_bytes
from kartenwerk.base.message import Message, _, at_most
from kartenwerk.custom.apart.elements import KINDS
from kartenwerk.custom.apart.tasks import read_objects, read_workbook
from kartenwerk.custom.apart.values import NESTED, NO_NUMBER, NO_TEXT, TWICE, ObjectRow
from kartenwerk.custom.apart.workbook_parts import NO_VALUE, TOO_EARLY
from kartenwerk.custom.data import MEGABYTE, Limits
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import CustomFile
from kartenwerk.custom.table_text import decode_table, parse_cells

TEXTS, SHEETS = (".csv", ".tsv", ".txt"), (".xlsx", ".ods")
OBJECTS = {".json": "JSON", ".yaml": "YAML", ".yml": "YAML"}
ENDINGS = (*TEXTS, *SHEETS, *OBJECTS)
_ERRORS = re.compile(
    r"#(?:NAME|REF|DIV/0|VALUE|WERT|BEZUG|NUM|ZAHL|N/A|NV|NULL|ÜBERLAUF|SPILL)[?!]?|Err:\d+", re.IGNORECASE
)


class CardRow(NamedTuple):
    """A row with its number and a text for each column."""

    number: int
    cells: tuple[str, ...]


class CardTable(NamedTuple):
    """A table: what the file is called in messages, its head as written, and its rows without empty ones."""

    name: str
    head: tuple[str, ...]
    rows: tuple[CardRow, ...]
    description: str
    """How it was read: "Windows-1252, semicolons"."""
    names: tuple[str, ...] | None = None
    """The columns' names without their languages, where a game has several; None where they are the head."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The columns as templates name them."""
        return tuple(map(column_key, self.head if self.names is None else self.names))


class TableOptions(NamedTuple):
    """What deck.toml says of its tables where the guess would be wrong."""

    sheet: str | None = None
    encoding: str | None = None
    delimiter: str | None = None


def column_key(head: str) -> str:
    """A column's name in templates: lower case, all but letters and digits as "_"; "Zug (km)" is zug_km.

    It is "" where the head has neither: such a column cannot be named. "2. Text" is _2_text, as no name begins with a
    digit.
    """
    lowered = normalize("NFC", head).lower()
    signs = "".join(sign if f"a{sign}".isidentifier() else "_" for sign in lowered)
    key = re.sub("_+", "_", signs).strip("_")
    return f"_{key}" if key[:1].isdigit() else key


def read_table(file: CustomFile, options: TableOptions, mark: str, limits: Limits, report: Report) -> CardTable | None:
    """The table of a file; None if there is a fault that leaves nothing to go on with. `mark` is the decimal mark."""
    place = Spot(file.name)
    with report.at(place):
        if file.path.is_dir():
            raise KartenwerkError("this is a folder, not a table", expected=", ".join(ENDINGS))
        suffix = file.path.suffix.lower()
        if suffix in SHEETS:
            (records, dates), description = read_workbook(file, options.sheet, mark, limits), suffix[1:].upper()
            return _table(file.name, records, description, limits, report, dates)
        if suffix not in ENDINGS:
            raise KartenwerkError("no table has this ending", found=suffix, expected=", ".join(ENDINGS))
        content = read_bytes(file.path, file.name, limits.table_mb * MEGABYTE)
        text, encoding = decode_table(content, file.name, options.encoding, report)
        if suffix in OBJECTS:
            form = OBJECTS[suffix]
            return _table_of_objects(file.name, read_objects(text, file.name, form, mark, limits), form, limits, report)
        records, delimiter = parse_cells(text, options.delimiter or ("\t" if suffix == ".tsv" else None), limits)
        return _table(file.name, records, f"{encoding}, {delimiter}", limits, report, frozenset())
    return None


def _table_of_objects(
    name: str, objects: Sequence[ObjectRow], description: str, limits: Limits, report: Report
) -> CardTable:
    """The objects as rows: a column for each name that one of them has; what an object lacks is empty."""
    report.lines[name] = {number: each.line for number, each in enumerate(objects, 1)}
    head = [key for key in dict.fromkeys(key for each in objects for key, _text in each.cells) if key]
    if not head and not any(each.found for each in objects):
        raise KartenwerkError("the table is empty", expected=_("an object with values for each card"))
    if len(head) > limits.columns:
        raise KartenwerkError("the table has too many columns", found=str(len(head)), expected=at_most(limits.columns))
    _check_head(head, Spot(name), report)
    rows = []
    for number, each in enumerate(objects, 1):
        if each.found:
            report.fault(
                _("a row is an object with a value for each column"),
                Spot(name, rows=(number,)),
                KINDS[each.found],
            )
            continue
        cells = {key: _trim(text) for key, text in each.cells}
        row = CardRow(number, tuple(cells.get(key, "") for key in head))
        if any(row.cells) and _are_sound(name, row, head, limits, report):
            rows.append(row)
    return CardTable(name, tuple(head), tuple(rows), description)


def _table(
    name: str, records: Sequence[Sequence[str]], description: str, limits: Limits, report: Report, dates: frozenset[int]
) -> CardTable:
    """The records with their head: what is empty, and what lies right of the head, is passed over.

    `dates` are the places of the columns that hold dates.
    """
    filled = list(_drop_empty(records))
    if not filled:
        raise KartenwerkError("the table is empty", expected=_("a head and a row for each card"))
    if _is_title(filled):
        number, cells = filled.pop(0)
        report.note(
            _(
                "{name}: row {row} is passed over as a title: {title}",
                name=name,
                row=number,
                title=next(filter(None, cells))[:40],
            ),
            on_check=True,
        )
    top, head = filled[0]
    while head and not head[-1]:
        head.pop()
    if len(head) > limits.columns:
        raise KartenwerkError("the table has too many columns", found=str(len(head)), expected=at_most(limits.columns))
    if len(filled) - 1 > limits.rows:
        raise KartenwerkError(
            "the table has too many rows", found=str(len(filled) - 1), expected=_("at most {most:,}", most=limits.rows)
        )
    used = [place for place, text in enumerate(head) if text]
    _check_head([head[place] for place in used], Spot(name, rows=(top,)), report)
    for text in (head[place] for place in used if place in dates):
        report.note(
            _(
                "{name}: column {column} holds dates, which print as 2026-11-23; {{{{ {key_name} | date }}}} "
                "writes the month as a word",
                name=name,
                column=text,
                key_name=column_key(text),
            ),
            on_check=True,
        )
    rows = []
    for number, cells in filled[1:]:
        if cells[0].startswith("#") and not _ERRORS.fullmatch(cells[0]):
            continue
        beyond = [cell for cell in cells[len(head) :] if cell]
        if beyond and description.split(",")[0] in ("XLSX", "ODS"):
            report.note(_("{name}: what stands right of the head is passed over", name=name))
        elif beyond:
            report.fault(
                _("the row has more cells than the head; perhaps a quotation mark is missing"),
                Spot(name, rows=(number,)),
                _("{count} cells", count=len(cells)),
                f"{len(head)}",
            )
            continue
        for place in (place for place, text in enumerate(head) if not text and place < len(cells) and cells[place]):
            report.note(_("{name}: column {column} has no head and is passed over", name=name, column=place + 1))
        padded = [*cells, *[""] * (len(head) - len(cells))]
        row = CardRow(number, tuple(padded[place] for place in used))
        if _are_sound(name, row, [head[place] for place in used], limits, report):
            rows.append(row)
    return CardTable(name, tuple(head[place] for place in used), tuple(rows), description)


def _drop_empty(records: Sequence[Sequence[str]]) -> Iterator[tuple[int, list[str]]]:
    """The records that are not empty, with their numbers and trimmed cells."""
    for number, record in enumerate(records, 1):
        cells = [*map(_trim, record)]
        if any(cells):
            yield number, cells


def _trim(cell: str) -> str:
    return cell.replace("\r\n", "\n").replace("\r", "\n").strip()


def _is_title(filled: Sequence[tuple[int, Sequence[str]]]) -> bool:
    """Whether the first row is a title above the head: it has one cell with a text, and the next row has several."""
    cells = [[cell for cell in record if cell] for _, record in filled[:2]]
    return len(cells) == 2 and len(filled[0][1]) > 1 and len(cells[0]) == 1 < len(cells[1])


def _check_head(head: Sequence[str], place: Spot, report: Report) -> None:
    known: dict[str, str] = {}
    for text in head:
        key = column_key(text)
        if key and key in known:
            found = _("{one} and {other}", one=known[key], other=text)
            if text == known[key]:
                report.fault(_("two columns have the same name"), place, found)
            else:
                report.fault(_("two columns have the same name {name} in templates", name=key), place, found)
        known.setdefault(key, text)


def _are_sound(name: str, row: CardRow, head: Sequence[str], limits: Limits, report: Report) -> bool:
    """Whether all cells of a row can be read; what is wrong is reported."""
    sound = True
    for text, column in zip(row.cells, head, strict=True):
        place = Spot(name, rows=(row.number,), column=column)
        if _ERRORS.fullmatch(text):
            report.fault(_("the table program could not compute this cell"), place, text, _("a value"))
            sound = False
        elif text in _NO_CELLS:
            message, expected = _NO_CELLS[text]
            report.fault(message, place, expected=expected)
            sound = False
        elif len(text) > limits.cell:
            report.fault(
                _("the cell is too long"),
                place,
                _("{count:,} characters", count=len(text)),
                _("at most {most:,}", most=limits.cell),
            )
            sound = False
    return sound


_NO_CELLS: Mapping[str, tuple[Message, Message]] = {
    NO_VALUE: (_("the formula in this cell has no value"), _("a table that its program has saved")),
    TOO_EARLY: (_("a table program knows no date before 1900"), _("the date as a text")),
    NESTED: (_("a cell is one value"), _("a text, a number, true, false or null")),
    NO_NUMBER: (_("this is no number that can be printed"), _("a number of fewer digits, or a text")),
    NO_TEXT: (_("the text holds signs that no text has"), _("letters, digits and signs")),
    TWICE: (_("the column stands twice in this row"), _("each column once")),
}
"""What is wrong with a cell for which one of these texts stands, and what is expected."""
