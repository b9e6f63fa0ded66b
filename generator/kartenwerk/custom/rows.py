"""From a table to the rows of cards: columns of other tables beside them, and a row for each number of a range."""

from __future__ import annotations

import re

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _
from kartenwerk.custom.cells import Cell
from kartenwerk.custom.data import Limits
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.fill import Filler, NumberError
from kartenwerk.custom.folder import DECK
from kartenwerk.custom.rowspec import JoinSpec
from kartenwerk.custom.table import CardRow, CardTable, column_key

NUMBER = "n"
"""What templates call the number of a repeated row."""
_RANGE = re.compile(r"\s*(\d{1,6})\s*(?:(?:-|–|\.\.)\s*(\d{1,6})\s*)?")


def join_table(table: CardTable, other: CardTable, spec: JoinSpec, key: str, report: Report) -> CardTable:
    """The table with the columns of another one: those of its row that has the same cell in the column they share.

    A row whose cell is empty gets empty ones. `key` is that of the join in deck.toml, for messages.
    """
    here = _find_column(table, spec.on, f"{key}.on", report)
    there = _find_column(other, spec.to or spec.on, f"{key}.{'to' if spec.to else 'on'}", report)
    if here is None or there is None:
        return table
    kept = []
    for place, name in enumerate(other.keys):
        if name in table.keys and place != there:
            report.fault(
                _("both tables have a column of this name"),
                Spot(other.name, column=other.head[place]),
                table.head[table.keys.index(name)],
                _("another name in one of them"),
            )
        elif place != there:
            kept.append(place)
    partners = _partners(other, there, report)
    rows = []
    for row in table.rows:
        wanted = row.cells[here]
        partner = partners.get(wanted.casefold())
        if wanted and partner is None:
            near = perhaps(wanted, [each.cells[there] for each in partners.values()])
            report.fault(
                _("{other} has no row for this cell{perhaps}", other=other.name, perhaps=near),
                Spot(table.name, rows=(row.number,), column=table.head[here]),
                wanted,
            )
        cells = tuple(partner.cells[place] if partner else "" for place in kept)
        rows.append(CardRow(row.number, (*row.cells, *cells)))
    head = (*table.head, *(f"{other.head[place]} ({other.name})" for place in kept))
    names = (*_names(table), *(_names(other)[place] for place in kept))
    return CardTable(table.name, head, tuple(rows), table.description, names)


def _partners(other: CardTable, there: int, report: Report) -> dict[str, CardRow]:
    """The rows of a joined table by their cells in a column, in small letters; two with the same one are a fault."""
    found: dict[str, CardRow] = {}
    for row in other.rows:
        cell = row.cells[there]
        known = found.setdefault(cell.casefold(), row) if cell else row
        if known is not row:
            place = Spot(other.name, rows=(known.number, row.number), column=other.head[there])
            report.fault(_("two rows belong to the same cards"), place, cell)
    return found


def repeat_rows(
    table: CardTable, template: str, filler: Filler, mark: str, limits: Limits, report: Report
) -> CardTable:
    """The table with a row for each number of a range, and that number in a column of its own."""
    if NUMBER in table.keys:
        report.fault(
            _("the table has a column {name}, which is the number of a repeated row", name=NUMBER),
            Spot(DECK, "cards.repeat"),
            table.head[table.keys.index(NUMBER)],
            _("another name for the column"),
        )
        return table
    rows: list[CardRow] = []
    heads = dict(zip(table.keys, table.head, strict=True))
    for row in table.rows:
        values = {key: Cell.of(text, mark) for key, text in zip(table.keys, row.cells, strict=True)}
        try:
            numbers = read_numbers(filler.fill(template, values), limits.cards - len(rows))
        except NumberError as error:
            where = Spot(table.name, rows=(row.number,), column=error.column(heads, values))
            report.fault(error.message, where, error.found, error.expected)
            continue
        except KartenwerkError as error:
            report.fault(error.message, Spot(DECK, "cards.repeat"), error.found, error.expected)
            rows.clear()
            break
        rows += [CardRow(row.number, (*row.cells, number)) for number in numbers]
    return table._replace(head=(*table.head, NUMBER), rows=tuple(rows), names=(*_names(table), NUMBER))


def read_numbers(text: str, most: int) -> list[str]:
    """The numbers of "1-10" or "1-3, 7", written as wide as the first is if that begins with a 0; [""] of no text.

    KartenwerkError for any other text, and for more numbers than `most`.
    """
    if not text.strip():
        return [""]
    found: list[str] = []
    parts = text.split(",")
    for part in parts:
        match = _RANGE.fullmatch(part)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
        if match is None or first > last or (len(parts) == 1 and match[2] is None):
            raise KartenwerkError(
                "this is no range of numbers", found=text.strip(), expected=_('such as "1-10" or "1-3, 7"')
            )
        if len(found) + last - first >= most:
            raise KartenwerkError(
                "the range makes too many cards", found=text.strip(), expected=_("at most {most:,}", most=most)
            )
        width = len(match[1]) if match[1].startswith("0") else 0
        found += [f"{number:0{width}d}" for number in range(first, last + 1)]
    return found


def only_numbers() -> CardTable:
    """The table of a deck without one, whose cards are numbers alone: one row, to be repeated."""
    return CardTable(DECK, (), (CardRow(1, ()),), "TOML")


def _names(table: CardTable) -> tuple[str, ...]:
    return table.head if table.names is None else table.names


def _find_column(table: CardTable, name: str, key: str, report: Report) -> int | None:
    """The place of a column, by its name as it is written or as templates have it; None with a fault."""
    wanted = column_key(name)
    if wanted in table.keys:
        return table.keys.index(wanted)
    near = perhaps(wanted, table.keys)
    report.fault(
        _("{table} has no column of this name{perhaps}", table=table.name, perhaps=near), Spot(DECK, key), name
    )
    return None
