"""Tables: as wide as the measure, with rules below the header, at the foot and above a total.

Where a cell takes several lines, faint rules part the rows. No word is broken: a table whose words do not find room is
set smaller, and one with too many columns even so as a list: each row becomes its first cell in bold, and below it the
other cells with the heads of their columns.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from kartenwerk.graphics.display import POINT, Item, Stroke, line
from kartenwerk.text.book.blocks import Align, Table
from kartenwerk.text.book.inline import Span, Spans, in_cell, in_cut, tabular
from kartenwerk.text.book.paragraph import Measure, SetLine, Typesetter
from kartenwerk.text.book.picture import move_items
from kartenwerk.text.book.style import BookStyle

SIZES = (1.0, 0.93, 0.86)  # of the text's size: the sizes of cells; the first in which the columns find room is taken
HEAD_SIZE = 0.84  # of the text's size: the size of column heads
GAPS = (1.5, 1.0, 0.7, 0.5)  # em at least between columns; the first that the measure allows is taken
RULE = 0.25  # mm, thickness of a rule
RULE_DROP = 0.1  # mm from the end of a row's lines down to its rule
OPEN, OPEN_RULE = 0.5, 0.63  # leads by which a row of an open table is higher, and by which its rule stands lower
BETWEEN = " · "  # parts the cells of a row that is set as a list entry
NO_BREAK = "\N{NO-BREAK SPACE}"  # keeps a cell on the line of its head
ORDINAL = re.compile(r"(?<=\d\.) ")  # "4. Gabe" as a head stays on one line


HEADS = 0
"""The row number of a table's header in the tags of cells, which have a row and a column."""


class TableRow(NamedTuple):
    """A set row of a table, `lines` lines high. Its items are in mm from its upper left corner."""

    lines: int
    items: tuple[Item, ...]


class Column(NamedTuple):
    """Where a column stands, in mm from the left edge of the measure, and how its cells are aligned."""

    left: float
    width: float
    align: Align


Cells: TypeAlias = Sequence[Sequence[Spans]]


def set_table(table: Table, setter: Typesetter, style: BookStyle) -> list[TableRow]:
    """The rows of the table, its header first, each with the rule at its foot.

    Several gaps between columns are tried; the one with the fewest lines is taken, of equal ones the roomiest.
    """
    header = [tuple(map(_keep_ordinals, in_cut(cell, "caps"))) for cell in _number_cells(table.header, HEADS)]
    rows = [[tabular(cell) for cell in _number_cells(row, number)] for number, row in enumerate(table.rows, HEADS + 1)]
    for size in SIZES:
        cells, head = (setter.at(max(setter.size * share, style.smallest)) for share in (size, size * HEAD_SIZE))
        tries = []
        for columns in _columns(header, rows, table.aligns, head, cells, style.measure):
            made = [_row(row, columns, cells, style) for row in rows]
            if header:
                made.insert(0, _row(header, columns, head, style))
            tries.append(made)
        if tries:
            best = min(tries, key=lambda made: sum(row.lines for row in made))
            return _all_ruled(best, rows, style, headed=bool(header))
    return _as_list(table, setter, style)


def open_rows(rows: Sequence[TableRow], style: BookStyle) -> TableRow | None:
    """The rows of a table half a line further apart, as one; None where one of them has several lines.

    Every other row stands on the grid.
    """
    if any(row.lines > 1 for row in rows):
        return None
    items: list[Item] = []
    for number, row in enumerate(rows):
        for item in row.items:
            down = OPEN_RULE if isinstance(item, Stroke) else OPEN
            items += move_items((item,), 0.0, (number * (1 + OPEN) + down) * style.lead_mm)
    return TableRow(math.ceil(len(rows) * (1 + OPEN)), tuple(items))


def _keep_ordinals(span: Span) -> Span:
    """A head's words with ordinals kept on the line of the word after them."""
    return span._replace(text=ORDINAL.sub(NO_BREAK, span.text))


def _number_cells(row: Sequence[Spans], number: int) -> list[Spans]:
    """The cells of a row, each tagged with the row's number and its own."""
    return [in_cell(cell, (number, column)) for column, cell in enumerate(row)]


def _all_ruled(made: Sequence[TableRow], cells: Cells, style: BookStyle, *, headed: bool) -> list[TableRow]:
    """The rows with rules below the header, above a total and at the foot, and faint ones if a row is several lines."""
    body = made[headed:]
    parted = any(row.lines > 1 for row in body)
    ruled = [_rule(made[0], style)] if headed else []
    for index, row in enumerate(body):
        is_last = index == len(body) - 1
        if is_last:
            ruled.append(_rule(row, style) if headed else row)
        elif _is_total(cells[index + 1]):
            ruled.append(_rule(row, style))
        else:
            ruled.append(_rule(row, style, faint=True) if parted else row)
    return ruled


def _columns(
    header: Sequence[Spans],
    rows: Cells,
    aligns: Sequence[Align],
    head: Typesetter,
    setter: Typesetter,
    measure: float,
) -> Iterator[list[Column]]:
    """Ways to place the columns so that every word has room, those with wide gaps first. None if there are too many."""
    by_column = list(zip(*rows, strict=True))
    naturals = [max(setter.natural_width(cell) for cell in column) for column in by_column]
    if header:
        naturals = [max(width, head.natural_width(cell)) for width, cell in zip(naturals, header, strict=True)]
    least = [max(setter.least_width(cell) for cell in column) for column in by_column]
    if header:
        heads = [head.least_width(cell) for cell in header]
        least = [max(pair) for pair in zip(least, heads, strict=True)]
    for em in GAPS:
        gap = em * setter.size * POINT
        if sum(least) + gap * (len(least) - 1) <= measure:
            yield _place_columns(column_widths(naturals, least, measure, gap), aligns, gap)


def column_widths(naturals: Sequence[float], least: Sequence[float], measure: float, gap: float) -> list[float]:
    """Widths of columns that fill the measure.

    What is spare beyond the natural widths is shared out evenly. Otherwise each column gets its least width and an
    equal share of the rest, but never more than its natural width: so the columns that want most give most.
    """
    room = measure - gap * (len(naturals) - 1)
    spare = room - sum(naturals)
    if spare >= 0:
        return [width + spare / len(naturals) for width in naturals]
    widths = list(least)
    room -= sum(least)
    wanting = sorted(range(len(naturals)), key=lambda index: naturals[index] - least[index])
    for place, index in enumerate(wanting):
        grant = min(naturals[index] - least[index], room / (len(naturals) - place))
        widths[index] += grant
        room -= grant
    return widths


def _place_columns(widths: Sequence[float], aligns: Sequence[Align], gap: float) -> list[Column]:
    lefts = [sum(widths[:index]) + gap * index for index in range(len(widths))]
    return [Column(*column) for column in zip(lefts, widths, aligns, strict=True)]


def _row(cells: Sequence[Spans], columns: Sequence[Column], setter: Typesetter, style: BookStyle) -> TableRow:
    items: list[Item] = []
    height = 1
    for cell, (left, width, align) in zip(cells, columns, strict=True):
        lines = setter.set_title(cell, Measure(width + 0.01))  # the natural width must pass in spite of rounding
        for index, set_line in enumerate(lines):
            items += _align(set_line, left, width, align, index * style.lead_mm + style.baseline_mm)
        height = max(height, len(lines))
    return TableRow(height, tuple(items))


def _as_list(table: Table, setter: Typesetter, style: BookStyle) -> list[TableRow]:
    """Each row as a list entry: its first cell in bold, then the other cells with their heads, set in.

    The heads belong to the header only in the first row; the others repeat them for the eye.
    """
    made: list[TableRow] = []
    for number, cells in enumerate(table.rows, HEADS + 1):
        items: list[Item] = []
        row = _number_cells(cells, number)
        header = _number_cells(table.header, HEADS) if number == HEADS + 1 else table.header
        corner = [*in_cut(header[0], "bold"), Span(" ", "bold")] if header and header[0] else []
        name = (*corner, *in_cut(row[0], "bold"))
        lines = list(setter.set_title(name, Measure(style.measure)))
        rest: list[Span] = []
        for column, cell in enumerate(row[1:], 1):
            if not cell:
                continue
            rest += [Span(BETWEEN)] if rest else []
            rest += [*in_cut(header[column], "small-caps"), Span(NO_BREAK)] if header else []
            rest += cell
        lines += setter.set_title(tuple(rest), Measure(style.measure, left=style.hanging))
        for index, set_line in enumerate(lines):
            items += _align(set_line, 0, 0, Align.LEFT, index * style.lead_mm + style.baseline_mm)
        made.append(_rule(TableRow(len(lines), tuple(items)), style, faint=number < len(table.rows)))
    return made


def _align(set_line: SetLine, left: float, width: float, align: Align, y: float) -> list[Item]:
    """The words of a line in their column."""
    shift = left + (width - set_line.right) * align.value
    return [replace(text, x=round(text.x + shift, 4), y=round(y, 4)) for text in set_line.items]


def _rule(row: TableRow, style: BookStyle, *, faint: bool = False) -> TableRow:
    """The row with a rule at its foot."""
    y = round(row.lines * style.lead_mm + RULE_DROP, 4)
    rule = Stroke(line(0.0, y, style.measure, y), style.inks.faint if faint else style.inks.rule, RULE)
    return TableRow(row.lines, (*row.items, rule))


def _is_total(row: Sequence[Spans]) -> bool:
    spans = [span for cell in row for span in cell]
    return bool(spans) and all(span.cut == "tabular-bold" for span in spans)
