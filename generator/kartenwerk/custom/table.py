"""Tables: CSV and TSV in any encoding that spreadsheets write, XLSX and ODS. All cells become texts.

Rows are counted as the table program counts them: the head is row 1, and a cell with line breaks is still one row.
"""

from __future__ import annotations

import codecs
import csv
import re
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import NamedTuple
from unicodedata import normalize

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import read_bytes
from kartenwerk.base.message import _, at_most
from kartenwerk.custom.apart.tasks import read_workbook
from kartenwerk.custom.apart.workbook_parts import NO_VALUE, TOO_EARLY
from kartenwerk.custom.data import MEGABYTE, Limits
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import CustomFile

DELIMITERS = (";", ",", "\t")
TEXTS, SHEETS = (".csv", ".tsv", ".txt"), (".xlsx", ".ods")
_ERRORS = re.compile(
    r"#(?:NAME|REF|DIV/0|VALUE|WERT|BEZUG|NUM|ZAHL|N/A|NV|NULL|ÜBERLAUF|SPILL)[?!]?|Err:\d+", re.IGNORECASE
)
_MAC = re.compile(r"(?<=[a-zA-Z])[ŠšŸ§†](?=[a-z])|(?<=[a-z])[ŠšŸ](?![A-Za-z])")
"""What German umlauts of Mac Roman look like in Windows-1252, in the middle or at the end of a word."""
_BOMS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_SPOKEN = {"utf-8": "UTF-8", "utf-16-le": "UTF-16", "utf-16-be": "UTF-16", "cp1252": "Windows-1252"}


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
            raise KartenwerkError("this is a folder, not a table", expected=", ".join((*TEXTS, *SHEETS)))
        suffix = file.path.suffix.lower()
        if suffix in SHEETS:
            (records, dates), description = read_workbook(file, options.sheet, mark, limits), suffix[1:].upper()
        elif suffix in TEXTS:
            (records, description), dates = _text(file, options, limits, report), frozenset[int]()
        else:
            raise KartenwerkError("no table has this ending", found=suffix, expected=", ".join((*TEXTS, *SHEETS)))
        return _table(file.name, records, description, limits, report, dates)
    return None


def _text(file: CustomFile, options: TableOptions, limits: Limits, report: Report) -> tuple[list[list[str]], str]:
    """The records of a text file, and how it was read."""
    content = read_bytes(file.path, file.name, limits.table_mb * MEGABYTE)
    text, encoding = _decode(content, file.name, options.encoding, report)
    delimiter = options.delimiter or ("\t" if file.path.suffix.lower() == ".tsv" else None)
    first, _break, rest = text.partition("\n")
    skipped = 0
    if first.strip().strip('"').lower().startswith("sep=") and len(first.strip().strip('"')) == 5:
        delimiter, text, skipped = delimiter or first.strip().strip('"')[4], rest, 1
    delimiter = delimiter or _delimiter(text)
    records: list[list[str]] = [[] for _ in range(skipped)]
    try:
        for record in csv.reader(StringIO(text, newline=""), delimiter=delimiter, strict=True):
            records.append(record)
            if len(records) > limits.rows + limits.files:
                raise KartenwerkError("the table has too many rows", expected=_("at most {most:,}", most=limits.rows))
    except csv.Error as error:
        row = len(records) + 1
        raise KartenwerkError(
            "a quotation mark is missing or stands in a wrong place", key=_("row {row}", row=row), found=str(error)
        ) from error
    names = {";": "semicolons", ",": "commas", "\t": "tabs"}
    return records, f"{encoding}, {names.get(delimiter, delimiter)}"


def _decode(content: bytes, name: str, wanted: str | None, report: Report) -> tuple[str, str]:
    """The text and the name of its encoding."""
    if wanted is not None:
        try:
            return content.decode(codecs.lookup(wanted).name).removeprefix("\ufeff"), wanted
        except (LookupError, UnicodeError) as error:
            raise KartenwerkError(
                "the table cannot be read in this encoding",
                key="encoding",
                found=wanted,
                expected=_("such as utf-8, cp1252"),
            ) from error
    for bom, encoding in _BOMS:
        if content.startswith(bom):
            try:
                return content[len(bom) :].decode(encoding), _SPOKEN[encoding]
            except UnicodeDecodeError as error:
                raise KartenwerkError(
                    "the file is not {encoding} text",
                    encoding=_SPOKEN[encoding],
                    found=_("byte {position}", position=error.start),
                ) from error
    for encoding in ("utf-8", "cp1252"):
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" in text:
            break
        if encoding == "cp1252":
            report.note(
                _(
                    "{name}: read as Windows-1252; if umlauts are wrong, save it as UTF-8 or specify `encoding`",
                    name=name,
                ),
                on_check=True,
            )
            if _MAC.search(text):
                report.note(
                    _('{name}: this looks like a text of an old Mac: specify `encoding = "mac_roman"`', name=name)
                )
        return text, _SPOKEN[encoding]
    raise KartenwerkError("the encoding of the table is not known", expected=_("UTF-8, UTF-16 or Windows-1252"))


def _delimiter(text: str) -> str:
    """The sign that the head has most of outside quotation marks."""
    counts = dict.fromkeys(DELIMITERS, 0)
    quoted = False
    for sign in text:
        if sign == '"':
            quoted = not quoted
        elif sign == "\n" and not quoted:
            break
        elif not quoted and sign in counts:
            counts[sign] += 1
    return max(DELIMITERS, key=lambda sign: counts[sign])


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
    _check_head(name, [head[place] for place in used], top, report)
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
        cells = [cell.replace("\r\n", "\n").replace("\r", "\n").strip() for cell in record]
        if any(cells):
            yield number, cells


def _is_title(filled: Sequence[tuple[int, Sequence[str]]]) -> bool:
    """Whether the first row is a title above the head: it has one cell with a text, and the next row has several."""
    cells = [[cell for cell in record if cell] for _, record in filled[:2]]
    return len(cells) == 2 and len(filled[0][1]) > 1 and len(cells[0]) == 1 < len(cells[1])


def _check_head(name: str, head: Sequence[str], row: int, report: Report) -> None:
    known: dict[str, str] = {}
    for text in head:
        key = column_key(text)
        if key and key in known:
            place, found = Spot(name, rows=(row,)), _("{one} and {other}", one=known[key], other=text)
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
        elif text == NO_VALUE:
            report.fault(
                _("the formula in this cell has no value"), place, expected=_("a table that its program has saved")
            )
            sound = False
        elif text == TOO_EARLY:
            report.fault(_("a table program knows no date before 1900"), place, expected=_("the date as a text"))
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
