"""Tables: as wide as the measure, one rule under the head, one at the foot, one above a total.

Where cells take several lines, faint rules part the rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from generator.book.blocks import Align, Table
from generator.book.inline import Spans, in_cut, tabular
from generator.book.paragraph import Line, Measure, Typesetter
from generator.book.style import BookStyle
from generator.display import POINT, Item, Stroke, line

HEAD_SIZE = 0.84  # of the text's size
GAP = 1.5  # em between columns at least
RULE = 0.25  # mm
RULE_DROP = 0.1  # mm below the slot


def set_table(table: Table, setter: Typesetter, style: BookStyle) -> tuple[int, tuple[Item, ...]]:
    """Height in lines and the items of a table, in mm from its upper left corner."""
    head = setter.at(setter.size * HEAD_SIZE)
    header = [in_cut(cell, "caps") for cell in table.header]
    rows = [[tabular(cell) for cell in row] for row in table.rows]
    naturals = [setter_widths(column, setter) for column in zip(*rows, strict=True)]
    if header:
        naturals = [max(width, head.natural_width(cell)) for width, cell in zip(naturals, header, strict=True)]
    gap = GAP * setter.size * POINT
    widths = column_widths(naturals, style.measure, gap)
    lefts = [sum(widths[:index]) + gap * index for index in range(len(widths))]
    columns = list(zip(lefts, widths, table.aligns, strict=True))
    items: list[Item] = []
    height = 0
    if header:
        made, height = _row(header, columns, head, style, height)
        items += [*made, _rule(height, style)]
    tops: list[int] = []
    for row in rows:
        if _is_total(row) and height:
            items.append(_rule(height, style))
        tops.append(height)
        made, height = _row(row, columns, setter, style, height)
        items += made
    if height - tops[0] > len(rows):
        items += [_rule(top, style, faint=True) for top in tops[1:]]
    if header:
        items.append(_rule(height, style))
    return height, tuple(items)


def setter_widths(cells: Sequence[Spans], setter: Typesetter) -> float:
    """The width of a column whose cells are not broken."""
    return max(setter.natural_width(cell) for cell in cells)


def column_widths(naturals: Sequence[float], measure: float, gap: float) -> list[float]:
    """Widths that fill the measure: what is spare is shared out, what is missing the widest columns give."""
    room = measure - gap * (len(naturals) - 1)
    spare = room - sum(naturals)
    if spare >= 0:
        return [width + spare / len(naturals) for width in naturals]
    widths = [0.0] * len(naturals)
    narrow_first = sorted(range(len(naturals)), key=lambda index: naturals[index])
    for place, index in enumerate(narrow_first):
        widths[index] = min(naturals[index], room / (len(naturals) - place))
        room -= widths[index]
    return widths


def _row(
    cells: Sequence[Spans],
    columns: Sequence[tuple[float, float, Align]],
    setter: Typesetter,
    style: BookStyle,
    top: int,
) -> tuple[list[Item], int]:
    """The items of one row of cells that begins in line `top`, and the line below it."""
    items: list[Item] = []
    height = 1
    for cell, (left, width, align) in zip(cells, columns, strict=True):
        lines = setter.set(cell, Measure(width + 0.01))  # the natural width must pass in spite of rounding
        for index, set_line in enumerate(lines):
            y = (top + index) * style.lead_mm + style.baseline_mm
            items += _aligned(set_line, left, width, align, y)
        height = max(height, len(lines))
    return items, top + height


def _aligned(set_line: Line, left: float, width: float, align: Align, y: float) -> list[Item]:
    shift = left + (width - set_line.right) * align.value
    return [replace(text, x=round(text.x + shift, 4), y=round(y, 4)) for text in set_line.items]


def _rule(below: int, style: BookStyle, *, faint: bool = False) -> Stroke:
    y = round(below * style.lead_mm + RULE_DROP, 4)
    return Stroke(line(0.0, y, style.measure, y), style.inks.faint if faint else style.inks.rule, RULE)


def _is_total(row: Sequence[Spans]) -> bool:
    spans = [span for cell in row for span in cell]
    return bool(spans) and all(span.cut == "tabular-bold" for span in spans)
