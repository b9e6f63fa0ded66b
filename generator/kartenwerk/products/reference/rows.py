"""The rows of a reference card: each block of its text becomes strips of one height, tinted in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.graphics.display import POINT, Item, Text
from kartenwerk.graphics.svg.reader import Drawing
from kartenwerk.products.reference.data import ReferenceData
from kartenwerk.text.book.blocks import (
    Block,
    FigureCall,
    Heading,
    Listing,
    ListKind,
    Panel,
    Prose,
    Quotation,
    Table,
    Together,
)
from kartenwerk.text.book.inline import Span, Spans, in_cut, tabular
from kartenwerk.text.book.paragraph import Measure, SetLine, Typesetter
from kartenwerk.text.book.picture import move_items

ACCENT = "akzent"
"""The role of labels and numbers: of two plates alone, since small letters in four would blur."""

MIDDLE = 0.31
"""em from the middle of a line's letters down to its baseline."""

BROADEST = 0.5
"""The share of the measure that a column of labels may take."""


class Strip(NamedTuple):
    """A strip over the card's whole width, `height` mm high. Its items are in mm from the upper left corner of the
    text. A strip that is a `row` is tinted, or white between two tinted ones; a `picture` is as wide as the text."""

    height: float
    items: tuple[Item, ...]
    row: bool = True
    picture: bool = False


@dataclass(frozen=True)
class StripSetter:
    """Sets the blocks of one side in type of one size, on lines `measure` mm long."""

    type: Typesetter
    data: ReferenceData
    measure: float
    display: str
    figure: Callable[[str, Mapping[str, str]], Drawing]

    def strips(self, blocks: Sequence[Block]) -> list[Strip]:
        """The strips of the blocks; KartenwerkError for a block that a card cannot have."""
        return [strip for block in blocks for strip in self._block(block)]

    def _block(self, block: Block) -> Iterator[Strip]:
        match block:
            case Heading(level=2 | 3):
                yield self._heading(block.text, accented=block.level == 2)
            case Prose():
                yield self._row(self._set(block.spans))
            case Listing():
                yield from self._listing(block)
            case Table():
                yield from self._table(block)
            case FigureCall():
                yield self._figure(block)
                if block.caption:
                    yield self._row(self._set(in_cut(block.caption, "italic")))._replace(row=False)
            case Panel():
                if block.label:
                    yield self._heading(block.label)
                yield from self.strips(block.blocks)
            case Together() | Quotation():
                yield from self.strips(block.blocks)
            case _:
                raise KartenwerkError(
                    "a reference card cannot contain this",
                    found=type(block).__name__.lower(),
                    expected=_("headings, paragraphs, lists, tables, quotations, boxes and pictures"),
                )

    @property
    def _size(self) -> float:
        return self.type.size

    @property
    def _lead(self) -> float:
        return (self._size + self.data.type.lead) * POINT

    # --- blocks -----------------------------------------------------------------------------------------------

    def _heading(self, words: str, *, accented: bool = True) -> Strip:
        lines = self._set((Span(words, "bold", accented=accented),))
        return self._row(lines)._replace(row=False)

    def _listing(self, listing: Listing) -> Iterator[Strip]:
        match listing.kind:
            case ListKind.NUMBERED:
                size, cut, left = self._size + self.data.type.numeral, self.display, self.data.rows.numbers
            case ListKind.LABELLED:
                size, cut = self._size, "bold"
                widest = max(self.type.width(entry.label, cut) for entry in listing.entries)
                left = min(widest, BROADEST * self.measure) + self.data.rows.gap
            case _:
                size, cut, left = self._size, "bold", 0.0
        for entry in listing.entries:
            lines = self._set(entry.spans, left)
            label = (Text(0.0, 0.0, entry.label, cut, size, ACCENT),) if entry.label else ()
            yield self._row(lines, label)

    def _table(self, table: Table) -> Iterator[Strip]:
        if table.header:
            heads = tuple(in_cut(cell, "italic") for cell in table.header)
            yield self._cells(heads, self.type)._replace(row=False)
        for row in table.rows:
            yield self._cells(row, self.type.at(self._size + self.data.type.figure))

    def _cells(self, row: Sequence[Spans], figures: Typesetter) -> Strip:
        """The first cell at the left, in lines; the others at the right, each on one line."""
        right = self.measure
        items: list[Item] = []
        for cell in reversed(row[1:]):
            spans = tabular(cell if figures is self.type else in_cut(cell, "bold"))
            width = figures.natural_width(spans)
            for line in figures.set(spans, Measure(max(width, 0.1) + 0.1), hyphenated=False):
                items += move_items(line.items, right - width, 0.0)
            right -= max(width, self.measure / 6 if len(row) > 2 else 0) + self.data.rows.gap
        return self._row(self._set(row[0], width=right), tuple(items), middle=True)

    def _figure(self, call: FigureCall) -> Strip:
        drawing = self.figure(call.name, call.arguments)
        items = move_items(drawing.items, 0.0, self.data.rows.padding / 2)
        return Strip(drawing.height + self.data.rows.padding, items, row=False, picture=True)

    # --- lines ------------------------------------------------------------------------------------------------

    def _set(self, spans: Spans, left: float = 0.0, width: float | None = None) -> tuple[SetLine, ...]:
        return self.type.set(spans, Measure(self.measure if width is None else width, left=left))

    def _row(self, lines: Sequence[SetLine], beside: tuple[Item, ...] = (), *, middle: bool = False) -> Strip:
        """Lines in the middle of a strip; what stands `beside` them is on the first line, or in the `middle`."""
        count = max(len(lines), 1)
        height = count * self._lead + self.data.rows.padding
        first = height / 2 + MIDDLE * self._size * POINT - (count - 1) * self._lead / 2
        items: list[Item] = [*move_items(beside, 0.0, first + (count - 1) * self._lead / 2 if middle else first)]
        for index, line in enumerate(lines):
            items += move_items(line.items, 0.0, first + index * self._lead)
        return Strip(height, tuple(items))
