"""A booklet's blocks as the elements of its document, for readers who hear the pages.

`rows` tags what it sets with the places of the blocks; here the same places name the elements.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from kartenwerk.graphics.display import IDENTITY, POINT, Box, ElementId, Group, Item, Matrix, Page, Place, Text, corners
from kartenwerk.text.book.blocks import (
    Block,
    Cover,
    FigureCall,
    Heading,
    LastPage,
    ListEntry,
    Listing,
    ListKind,
    Panel,
    PracticeMoves,
    Prose,
    Quotation,
    Table,
    Together,
)
from kartenwerk.text.book.chapters import CLOSING, COVERS, TEXT, Chapter, chapter_parts
from kartenwerk.text.book.inline import Spans, plain
from kartenwerk.text.book.picture import TextWidth, reach
from kartenwerk.text.book.plain import Describer, describe_figure
from kartenwerk.text.book.play import PICTURE, REASON, SCORE
from kartenwerk.text.book.rows import BODY, CAPTION, DRAWN, LABEL
from kartenwerk.text.book.table import HEADS
from kartenwerk.text.structure import DocumentElement, Scope, heading

ASCENT = 0.75
"""How far letters reach above their baseline, in em."""


@dataclass
class ElementReader:
    """Reads blocks one after the other; a heading of their first level has the level `top` in the document."""

    describe: Describer
    top: int = 1
    level: int = 0
    in_section: bool = False
    """Whether a heading of the second level stands above: one of the third follows it, and skips no level."""

    def read(self, blocks: Sequence[Block], place: ElementId) -> Iterator[DocumentElement]:
        """The elements of the blocks; `place` is that of the block around them."""
        for index, block in enumerate(blocks):
            yield from self._block(block, (*place, index))

    def figure(self, call: FigureCall | Cover, place: ElementId) -> DocumentElement:
        """A picture, described in words."""
        return DocumentElement("Figure", place, words=" ".join(describe_figure(self.describe, call)))

    def _block(self, block: Block, place: ElementId) -> Iterator[DocumentElement]:
        match block:
            case Heading():
                self.in_section = block.level == 2 or (block.level == 3 and self.in_section)
                self.level = self.top + block.level - 1 - (block.level == 3 and not self.in_section)
                yield DocumentElement(heading(self.level), place, bookmark=block.text)
            case Prose():
                yield DocumentElement("P", place)
            case Listing():
                entries = enumerate(block.entries)
                items = tuple(_entry(block.kind, entry, (*place, number)) for number, entry in entries)
                yield DocumentElement("L", children=items, numbered=block.kind is ListKind.NUMBERED)
            case Table():
                yield _table(block, place)
            case FigureCall():
                yield self.figure(block, (*place, DRAWN))
                if block.caption:
                    yield DocumentElement("Caption", (*place, CAPTION))
            case Quotation():
                yield DocumentElement("BlockQuote", children=tuple(self.read(block.blocks, place)))
            case Panel():
                yield self._panel(block, place)
            case Together() | LastPage():
                yield from self.read(block.blocks, place)
            case PracticeMoves():
                yield from self._play(block, place)

    def _play(self, play: PracticeMoves, place: ElementId) -> Iterator[DocumentElement]:
        """The moves of a practice deal, each with the score, though that stands at the foot of a page alone."""
        for number, move in enumerate(play.moves):
            yield self.figure(move.picture, (*place, number, PICTURE))
            yield DocumentElement("P", (*place, number, REASON))
            yield self.figure(move.score, (*place, number, SCORE))

    def _panel(self, panel: Panel, place: ElementId) -> DocumentElement:
        """A box, its label a heading one level below what it stands in."""
        before, self.level = self.level, max(self.level, self.top - 1) + 1
        label = [DocumentElement(heading(self.level), (*place, LABEL))] if panel.label else []
        inner = tuple(self.read(panel.blocks, (*place, BODY)))
        self.level = before
        return DocumentElement("Sect", children=(*label, *inner))


def chapter_elements(chapter: Chapter, describe: Describer, top: int) -> Iterator[DocumentElement]:
    """The elements of a chapter whose titles have the level `top`: its covers, its text, its last page."""
    parts, reader = chapter_parts(chapter), ElementReader(describe, top)
    for number, cover in enumerate(cover for cover in parts.covers if isinstance(cover, Cover)):
        yield reader.figure(cover, (chapter.number, COVERS, number))
    yield from reader.read(parts.body, (chapter.number, TEXT))
    yield from reader.read(parts.last, (chapter.number, CLOSING))


def drop_unshown(
    elements: Iterable[DocumentElement], boxes: Sequence[Mapping[ElementId, Box]]
) -> Iterator[DocumentElement]:
    """The elements without the scores that no page shows."""
    shown = {id for page in boxes for id in page}
    return (element for element in elements if element.role != "Figure" or element.id in shown)


def element_boxes(page: Page, width: TextWidth) -> Mapping[ElementId, Box]:
    """Where each element stands on the page, in mm; `width` measures a text."""
    boxes: dict[ElementId, Box] = {}
    for element, item in _tagged_items(page.items, IDENTITY):
        drawn = reach((_make_strut(item) if isinstance(item, Text) else _expand(item, IDENTITY, page.width),), width)
        known = boxes.get(element, drawn)
        starts = max(0.0, min(drawn.x0, known.x0)), max(0.0, min(drawn.y0, known.y0))
        ends = min(page.width, max(drawn.x1, known.x1)), min(page.height, max(drawn.y1, known.y1))
        boxes[element] = Box(*starts, *ends)
    return boxes


def _tagged_items(items: Iterable[Item], matrix: Matrix) -> Iterator[tuple[ElementId, Item]]:
    """The items with an element, in the page's coordinates. Texts are taken out of groups."""
    for item in items:
        if isinstance(item, Text | Group) and item.tag.element:
            yield item.tag.element, item if matrix == IDENTITY else Group((item,), matrix)
        elif isinstance(item, Group):
            yield from _tagged_items(item.items, item.matrix.then(matrix))


def _make_strut(text: Text) -> Item:
    """An invisible item from the foot of a text to the head of its letters."""
    return Group((text, replace(text, y=text.y - ASCENT * text.size * POINT)))


def _expand(item: Item, matrix: Matrix, most: float) -> Item:
    """The item with forms wider than a page replaced by their items, because such a form's box is a guess."""
    if isinstance(item, Group):
        inner = item.matrix.then(matrix)
        return replace(item, items=tuple(_expand(each, inner, most) for each in item.items))
    if isinstance(item, Place):
        across = [x for x, _ in corners(item.form.box, item.matrix.then(matrix))]
        if max(across) - min(across) > most:
            return Group(item.form.items, item.matrix)
    return item


def _entry(kind: ListKind, entry: ListEntry, place: ElementId) -> DocumentElement:
    """An entry of a list; a dash in front of it is read as its label, too."""
    labelled = kind is not ListKind.HANGING
    label = [DocumentElement("Lbl", (*place, LABEL))] if labelled else []
    return DocumentElement("LI", children=(*label, DocumentElement("LBody", (*place, BODY))))


def _table(table: Table, place: ElementId) -> DocumentElement:
    """A table, its first column the heads of its rows."""
    rows = tuple(
        DocumentElement("TR", children=tuple(_cells(row, (*place, number), "Row", 1)))
        for number, row in enumerate(table.rows, HEADS + 1)
    )
    if not table.header:
        return DocumentElement("Table", children=rows)
    heads = _cells(table.header, (*place, HEADS), "Column", len(table.header))
    head = DocumentElement("THead", children=(DocumentElement("TR", children=tuple(heads)),))
    return DocumentElement("Table", children=(head, DocumentElement("TBody", children=rows)))


def _cells(row: Iterable[Spans], place: ElementId, scope: Scope, heads: int) -> Iterator[DocumentElement]:
    """The cells of a row, the first `heads` of them heads; an empty cell is no head."""
    for column, cell in enumerate(row):
        is_head = column < heads and bool(plain(cell).strip())
        yield DocumentElement("TH" if is_head else "TD", (*place, column), scope=scope if is_head else None)
