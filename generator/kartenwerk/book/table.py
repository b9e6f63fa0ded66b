"""Tables: as wide as the measure, one rule under the head, one at the foot, one above a total.

Where cells take several lines, faint rules part the rows. A table with too many columns for its measure stands on
end: each row becomes its first cell in bold and a line that names the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from kartenwerk.book.blocks import Align, Table
from kartenwerk.book.inline import Span, Spans, in_cut, tabular
from kartenwerk.book.paragraph import Line, Measure, Typesetter
from kartenwerk.book.style import BookStyle
from kartenwerk.display import POINT, Item, Stroke, line

HEAD_SIZE = 0.84  # of the text's size
GAPS = (1.5, 1.0, 0.7)  # em between columns at least: the widest that the measure allows
RULE = 0.25  # mm
RULE_DROP = 0.1  # mm below the slot
BETWEEN = " · "  # parts the cells of a row that stands on end


class Strip(NamedTuple):
    """A row of the table, so many lines high; items in mm from its upper left corner."""

    lines: int
    items: tuple[Item, ...]


class Column(NamedTuple):
    left: float
    width: float
    align: Align


Cells: TypeAlias = Sequence[Sequence[Spans]]


def set_table(table: Table, setter: Typesetter, style: BookStyle) -> list[Strip]:
    """The table row by row, its head first; the rules stand at the feet of their rows."""
    head = setter.at(max(setter.size * HEAD_SIZE, style.smallest))
    header = [in_cut(cell, "caps") for cell in table.header]
    rows = [[tabular(cell) for cell in row] for row in table.rows]
    tries = []
    for columns in _columns(header, rows, table.aligns, head, setter, style.measure):
        strips = [_row(row, columns, setter, style) for row in rows]
        if header:
            strips.insert(0, _row(header, columns, head, style))
        tries.append(strips)
    if not tries:
        return _on_end(table, setter, style)
    strips = min(tries, key=lambda strips: sum(strip.lines for strip in strips))
    return _all_ruled(strips, rows, style, headed=bool(header))


def _all_ruled(strips: Sequence[Strip], rows: Cells, style: BookStyle, *, headed: bool) -> list[Strip]:
    """Rules at the feet of the head, of what stands above a total, and of the table; faint ones between long rows."""
    body = strips[headed:]
    parted = any(strip.lines > 1 for strip in body)
    ruled = [_ruled(strips[0], style)] if headed else []
    for index, strip in enumerate(body):
        is_last = index == len(body) - 1
        if is_last:
            ruled.append(_ruled(strip, style) if headed else strip)
        elif _is_total(rows[index + 1]):
            ruled.append(_ruled(strip, style))
        else:
            ruled.append(_ruled(strip, style, faint=True) if parted else strip)
    return ruled


def _columns(
    header: Sequence[Spans],
    rows: Cells,
    aligns: Sequence[Align],
    head: Typesetter,
    setter: Typesetter,
    measure: float,
) -> Iterator[list[Column]]:
    """Columns in which every word has room: wide gaps and whole words first; none if there are too many."""
    by_column = list(zip(*rows, strict=True))
    naturals = [max(setter.natural_width(cell) for cell in column) for column in by_column]
    if header:
        naturals = [max(width, head.natural_width(cell)) for width, cell in zip(naturals, header, strict=True)]
    for broken_heads, broken_cells in ((False, False), (True, False), (True, True)):
        least = [max(setter.least_width(cell, hyphenated=broken_cells) for cell in column) for column in by_column]
        if header:
            heads = [head.least_width(cell, hyphenated=broken_heads) for cell in header]
            least = [max(pair) for pair in zip(least, heads, strict=True)]
        for em in GAPS:
            gap = em * setter.size * POINT
            if sum(least) + gap * (len(least) - 1) <= measure:
                yield _placed(column_widths(naturals, least, measure, gap), aligns, gap)


def column_widths(naturals: Sequence[float], least: Sequence[float], measure: float, gap: float) -> list[float]:
    """Widths that fill the measure: what is spare is shared out, what is missing the widest columns give."""
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


def _placed(widths: Sequence[float], aligns: Sequence[Align], gap: float) -> list[Column]:
    lefts = [sum(widths[:index]) + gap * index for index in range(len(widths))]
    return [Column(*column) for column in zip(lefts, widths, aligns, strict=True)]


def _row(cells: Sequence[Spans], columns: Sequence[Column], setter: Typesetter, style: BookStyle) -> Strip:
    items: list[Item] = []
    height = 1
    for cell, (left, width, align) in zip(cells, columns, strict=True):
        lines = setter.set_title(cell, Measure(width + 0.01))  # the natural width must pass in spite of rounding
        for index, set_line in enumerate(lines):
            items += _aligned(set_line, left, width, align, index * style.lead_mm + style.baseline_mm)
        height = max(height, len(lines))
    return Strip(height, tuple(items))


def _on_end(table: Table, setter: Typesetter, style: BookStyle) -> list[Strip]:
    """Each row as a bold line and the others after it with their heads, set in."""
    strips: list[Strip] = []
    for row in table.rows:
        items: list[Item] = []
        corner = [*in_cut(table.header[0], "bold"), Span(" ", "bold")] if table.header and table.header[0] else []
        name = (*corner, *in_cut(row[0], "bold"))
        lines = list(setter.set_title(name, Measure(style.measure)))
        rest: list[Span] = []
        for number, cell in enumerate(row[1:], 1):
            if not cell:
                continue
            rest += [Span(BETWEEN)] if rest else []
            rest += [*in_cut(table.header[number], "small-caps"), Span(" ")] if table.header else []
            rest += cell
        lines += setter.set(tuple(rest), Measure(style.measure, left=style.hanging))
        for index, set_line in enumerate(lines):
            items += _aligned(set_line, 0, 0, Align.LEFT, index * style.lead_mm + style.baseline_mm)
        strips.append(_ruled(Strip(len(lines), tuple(items)), style, faint=row is not table.rows[-1]))
    return strips


def _aligned(set_line: Line, left: float, width: float, align: Align, y: float) -> list[Item]:
    shift = left + (width - set_line.right) * align.value
    return [replace(text, x=round(text.x + shift, 4), y=round(y, 4)) for text in set_line.items]


def _ruled(strip: Strip, style: BookStyle, *, faint: bool = False) -> Strip:
    """The row with a rule at its foot."""
    y = round(strip.lines * style.lead_mm + RULE_DROP, 4)
    rule = Stroke(line(0.0, y, style.measure, y), style.inks.faint if faint else style.inks.rule, RULE)
    return Strip(strip.lines, (*strip.items, rule))


def _is_total(row: Sequence[Spans]) -> bool:
    spans = [span for cell in row for span in cell]
    return bool(spans) and all(span.cut == "tabular-bold" for span in spans)
