"""Blocks become rows: strips of whole lines that are never torn, with what binds them to the next."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from generator.book.blocks import (
    Block,
    Cover,
    FigureCall,
    Figures,
    Heading,
    LastPage,
    Listing,
    ListKind,
    PageBreak,
    Panel,
    Prose,
    Space,
    Table,
)
from generator.book.inline import Span, Spans, in_cut, plain
from generator.book.paragraph import Line, Measure, Typesetter
from generator.book.spacing import announces, floats, holds, in_parts, space
from generator.book.style import BookStyle
from generator.book.table import set_table
from generator.display import POINT, Box, Fill, Group, Item, Matrix, Text, rectangle

HEADING_BASELINE = 1.0  # leads from the slot's top: optically between two paragraphs
HEADING_LEADING = 1.2  # of its size, for titles of several lines
HEADING_BEARING = 0.05  # em; titles hang out by the space at the left of their letters
PANEL_TOP, PANEL_FOOT = 0.04, 0.36  # leads: how far the tint begins above its first line and ends short of its last
LABEL_SIZE = 0.74  # of the lead
LABEL_LIFT = 0.42  # leads; the label of a panel stands nearer to the tint's edge
LIST_LABEL = 0.95  # of the text's size


class Row(NamedTuple):
    """A strip of `lines` lines; items in mm from its upper left corner.

    `before` blank lines part it from the row above but vanish at the top of a page. `keep` binds it to the next row.
    `part` is set for pictures that are one of several of their name. A picture `floats` over the next so many rows:
    it may stand below them.
    """

    lines: int
    items: tuple[Item, ...]
    before: int = 0
    keep: bool = False
    ends_page: bool = False
    heading: Heading | None = None
    text: str = ""
    picture: bool = False
    part: bool = False
    floats: int = 0


def moved(items: Iterable[Item], x: float, y: float, scale: float = 1.0) -> tuple[Item, ...]:
    """Items scaled about the origin, then moved by (x, y) mm; texts keep no group of their own."""
    matrix = Matrix.scale(scale).then(Matrix.move(x, y))
    out: list[Item] = []
    others: list[Item] = []
    for item in items:
        if isinstance(item, Text):
            if others:
                out.append(Group(tuple(others), matrix))
                others = []
            place = matrix.apply(item.x, item.y)
            out.append(replace(item, x=round(place[0], 4), y=round(place[1], 4), size=item.size * scale))
        else:
            others.append(item)
    if others:
        out.append(Group(tuple(others), matrix))
    return tuple(out)


@dataclass(frozen=True)
class RowSetter:
    """Sets the blocks of one booklet; `figures` draws its pictures."""

    style: BookStyle
    type: Typesetter
    figures: Figures

    def rows(self, blocks: Sequence[Block]) -> list[Row]:
        """All rows of the blocks, in order."""
        rows: list[Row] = []
        above: Block | None = None
        extra = 0
        starts: list[int] = []
        for index, block in enumerate(blocks):
            starts.append(len(rows))
            if isinstance(block, Space):
                extra += block.lines
                continue
            if isinstance(block, PageBreak):
                if rows:
                    rows[-1] = rows[-1]._replace(ends_page=True, keep=False)
                above = None
                continue
            made = self._block(block, indented=isinstance(above, Prose))
            if made:
                made[0] = made[0]._replace(before=space(above, block) + extra)
                if holds(blocks, index):
                    made[-1] = made[-1]._replace(keep=True)
                if in_parts(blocks, index):
                    made[-1] = made[-1]._replace(part=True)
                rows += made
                above, extra = block, 0
        starts.append(len(rows))
        for index in range(len(blocks)):
            if count := floats(blocks, index):
                over = starts[index + 1 + count] - starts[index + 1]
                rows[starts[index]] = rows[starts[index]]._replace(floats=over)
        return well_headed(rows)

    def _block(self, block: Block, *, indented: bool) -> list[Row]:
        match block:
            case Heading(level=1):
                return [self._title(block)]
            case Heading():
                return [self._subheading(block)]
            case Prose():
                return self._prose(block, indented=indented)
            case Listing():
                return self._listing(block)
            case Table():
                return self._table(block)
            case FigureCall():
                return [self._figure(block)]
            case Panel():
                return self._panel(block)
            case Cover() | LastPage() | Space() | PageBreak():
                raise AssertionError(f"{type(block).__name__} is not set as rows")

    # --- headings ---------------------------------------------------------------------------------------------

    def _title(self, heading: Heading) -> Row:
        size, lead = self.style.heading, self.style.lead
        setter = self.type.at(size)
        bearing = HEADING_BEARING * size * POINT
        lines = setter.set_title((Span(heading.text, self.style.display),), Measure(self.style.measure + bearing))
        items: list[Item] = []
        for index, line in enumerate(lines):
            baseline = (HEADING_BASELINE * lead + index * HEADING_LEADING * size) * POINT
            items += moved(line.items, -bearing, baseline)
        height = 2 + math.ceil((len(lines) - 1) * HEADING_LEADING * size / lead)
        return Row(height, tuple(items), keep=True, heading=heading, text=heading.text)

    def _subheading(self, heading: Heading) -> Row:
        spans = (Span(heading.text, "bold", accented=True),)
        lines = self.type.set_title(spans, Measure(self.style.measure))
        return Row(len(lines), self._stack(lines), keep=True, heading=heading, text=heading.text)

    # --- text -------------------------------------------------------------------------------------------------

    def _prose(self, prose: Prose, *, indented: bool) -> list[Row]:
        measure = Measure(self.style.measure, first=self.style.indent if indented else 0.0)
        lines = self.type.set(prose.spans, measure, justified=self.style.justified)
        rows = self._line_rows(lines, plain(prose.spans))
        if rows and announces(prose):
            rows[-1] = rows[-1]._replace(keep=True)
        return rows

    def _line_rows(self, lines: Sequence[Line], text: str) -> list[Row]:
        """One row a line; the first and the last two hold together, so that no line stands alone on a page."""
        held = {0, len(lines) - 2}
        last = len(lines) - 1
        return [
            Row(1, moved(line.items, 0.0, self.style.baseline_mm), keep=index in held and index < last, text=text)
            for index, line in enumerate(lines)
        ]

    def _listing(self, listing: Listing) -> list[Row]:
        style = self.style
        labels = [self._label(listing.kind, entry.label) for entry in listing.entries]
        match listing.kind:
            case ListKind.NUMBERED:
                left = style.numbers
            case ListKind.LABELLED:
                left = max(line.right for line in labels if line) + style.size * POINT
            case _:
                left = style.hanging
        rows: list[Row] = []
        for entry, label in zip(listing.entries, labels, strict=True):
            hanging = -left if listing.kind is ListKind.HANGING else 0.0
            lines = self.type.set(entry.spans, Measure(style.measure, left=left, first=hanging))
            made = self._line_rows(lines, plain(entry.spans))
            if label and made:
                made[0] = made[0]._replace(items=moved(label.items, 0.0, style.baseline_mm) + made[0].items)
            rows += made
        return rows

    def _label(self, kind: ListKind, label: str) -> Line | None:
        """The number, label or dash in front of an entry."""
        match kind:
            case ListKind.NUMBERED:
                setter, span = self.type, Span(label, "bold", accented=True)
            case ListKind.LABELLED:
                setter, span = self.type.at(self.type.size * LIST_LABEL), Span(label, "caps")
            case ListKind.DASHED:
                setter, span = self.type, Span("–")
            case ListKind.HANGING:
                return None
        (line,) = setter.set((span,), Measure(self.style.measure), hyphenated=False)
        return line

    def _table(self, table: Table) -> list[Row]:
        """The table in one piece; where panels lie open, one that is higher than a page goes on overleaf."""
        text = " ".join(plain(cell) for cell in table.rows[0])
        rows = [Row(strip.lines, strip.items, text=text) for strip in set_table(table, self.type, self.style)]
        items, height = stack_rows(rows, self.style.lead_mm)
        if not self.style.open_panels or height <= self.style.lines:
            return [Row(height, items, text=text)]
        held = {0, len(rows) - 2}
        return [row._replace(keep=index in held) for index, row in enumerate(rows)]

    # --- pictures and panels ----------------------------------------------------------------------------------

    def _figure(self, call: FigureCall) -> Row:
        style, scale = self.style, self.style.pictures
        figure = self.figures(call.name, call.arguments, style.measure / scale, style.lead_mm / scale)
        drawn = moved(figure.items, 0.0, 0.0, scale)
        if not call.caption:
            return Row(figure.lines, drawn, text=call.name, picture=True)
        caption = self.type.at(style.small).set(in_cut(call.caption, "italic"), Measure(style.measure))
        items = drawn + self._stack(caption, figure.lines)
        return Row(figure.lines + len(caption), items, text=call.name, picture=True)

    def _panel(self, panel: Panel) -> list[Row]:
        """A tinted box in one piece; where the format says so, large ones lie open and may go on overleaf."""
        rows = self.rows(panel.blocks)
        boxed = self._boxed(panel, rows)
        if not self.style.open_panels or 2 * boxed.lines <= self.style.lines:
            return [boxed]
        return [self._open_label(panel.label), *rows] if panel.label else rows

    def _open_label(self, label: str) -> Row:
        """The label of an open panel, as a heading in small capitals."""
        setter = self.type.at(self.style.lead * LABEL_SIZE)
        lines = setter.set_title(_label_spans(label), Measure(self.style.measure))
        return Row(len(lines), self._stack(lines), keep=True, text=label)

    def _boxed(self, panel: Panel, rows: Sequence[Row]) -> Row:
        style, lead = self.style, self.style.lead_mm
        setter = self.type.at(style.lead * LABEL_SIZE)
        label = setter.set_title(_label_spans(panel.label), Measure(style.measure)) if panel.label else ()
        top = 1 + len(label)
        content, height = stack_rows(rows, lead)
        lines = top + height + 1
        margin = style.panel_margin
        tint = Box(-margin, -PANEL_TOP * lead, style.measure + margin, (lines - PANEL_FOOT) * lead)
        items: list[Item] = [Fill(rectangle(tint), style.inks.panel)]
        items += moved(self._stack(label, 1), 0.0, -LABEL_LIFT * lead)
        items += moved(content, 0.0, top * lead)
        return Row(lines, tuple(items), text=panel.label)

    def _stack(self, lines: Sequence[Line], first: int = 0) -> tuple[Item, ...]:
        """Lines on the grid, beginning in slot `first`."""
        items: list[Item] = []
        for index, line in enumerate(lines, first):
            items += moved(line.items, 0.0, index * self.style.lead_mm + self.style.baseline_mm)
        return tuple(items)


def _label_spans(label: str) -> Spans:
    return (Span(label, "caps-bold", accented=True),)


def stack_rows(rows: Sequence[Row], lead: float) -> tuple[tuple[Item, ...], int]:
    """Rows one under the other: their items and the height in lines."""
    items: list[Item] = []
    height = 0
    for index, row in enumerate(rows):
        height += row.before if index else 0
        items += moved(row.items, 0.0, height * lead)
        height += row.lines
    return tuple(items), height


def well_headed(rows: list[Row]) -> list[Row]:
    """A heading takes two lines along, even if the first of them is an entry of its own."""
    for index, (heading, row) in enumerate(pairwise(rows[:-1])):
        if heading.heading and row.lines == 1 and not row.ends_page:
            rows[index + 1] = row._replace(keep=True)
    return rows
