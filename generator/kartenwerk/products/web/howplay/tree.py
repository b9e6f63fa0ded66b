"""A booklet as a tree of what a page shows: chapters, blocks, entries and rows, and where two of them differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from markupsafe import Markup

from kartenwerk.products.booklet.manuscript import Manuscript
from kartenwerk.products.booklet.plain import EXAMPLE
from kartenwerk.products.web.howplay.compose import Rewording
from kartenwerk.text.book.blocks import (
    BlankLines,
    Block,
    Cover,
    FigureCall,
    Heading,
    LastPage,
    ListEntry,
    Listing,
    ListKind,
    PageBreak,
    PagePicture,
    Panel,
    PracticeMoves,
    Prose,
    Table,
    Together,
    Width,
)
from kartenwerk.text.book.inline import plain
from kartenwerk.text.book.plain import Describer
from kartenwerk.text.web.blocks import BlockWriter

CHAPTER = "chapter"

OPENING = 2
"""Words by which a paragraph is known for another reading of the same."""

ECHOES = ("Hausregeln", "Varianten")
"""Chapters that list what is played and what else may be; the form of the page does so."""


@dataclass(eq=False)
class Node:
    """Something that a page shows: its block, entry of a list or row of a table, and what is within it.

    Two nodes of one `key` say the same; two of one `shape` differ at most within. `inside` is the list or the table of
    an entry or a row, `unit` what is of one piece: an example, a table. `number` counts the nodes of the page, `last`
    is that of the last one within; these are known once the tree is numbered.
    """

    thing: Any
    key: Any
    shape: Any = None
    kids: Sequence[Node] = ()
    inside: Node | None = None
    unit: Node | None = None
    number: int = 0
    last: int = 0

    def write(self, writer: BlockWriter) -> Markup:
        """The node as an element of a page."""
        match self.inside.thing if self.inside else None:
            case Listing(kind):
                return writer.write_entry(kind, self.thing)
            case Table() as table:
                return writer.write_row(table, self.thing)
        if self.shape and self.shape[0] == CHAPTER:
            return writer.sections([self.thing, *(kid.thing for kid in self.kids)])
        return writer.write([self.thing])


class Difference(NamedTuple):
    """What another tree has in place of nodes `gone`; nothing goes where it comes in beside the node `anchor`."""

    gone: Sequence[Node]
    anchor: Node
    way: str
    come: Sequence[Node]


@dataclass
class Arranged:
    """The blocks of a manuscript as a page has them: its covers, the overview of its head, and the text."""

    covers: Sequence[Block]
    glance: Sequence[Block]
    body: Sequence[Block]


def arrange(manuscript: Manuscript) -> Arranged:
    """The blocks one after the other, those that only keep others together undone."""
    blocks = [*_flatten(chain.from_iterable(manuscript.read))]
    covers = [block for block in blocks if isinstance(block, Cover)]
    covers += [cover for chapter in manuscript.chapters for cover in chapter.covers if isinstance(cover, Cover)]
    glance = [block for block in blocks[:2] if isinstance(block, Panel)][:1]
    return Arranged(covers, glance, [block for block in blocks if block not in covers and block not in glance])


def grow_tree(arranged: Arranged, describe: Describer) -> list[Node]:
    """The nodes at the top: the overview, and the chapters without those that only list rules."""
    top = [_node(block, describe) for block in arranged.glance]
    chapter: list[Block] = []
    for block in (*arranged.body, Heading(1, "")):
        if isinstance(block, Heading) and block.level == 1:
            top += _chapter(chapter, describe)
            chapter = []
        chapter.append(block)
    return top


def number_tree(nodes: Sequence[Node], first: int = 0, unit: Node | None = None) -> int:
    """Number the nodes, each before those within it; returns the next number."""
    for node in nodes:
        node.number = first
        node.unit = unit or (node if _is_unit(node) else None)
        first = number_tree(node.kids, first + 1, node.unit)
        node.last = first - 1
    return first


def _is_unit(node: Node) -> bool:
    """Whether all within hangs together: a chapter that plays a deal, a box with pictures or tables, a table, a picture
    with the text beside it."""
    match node.thing:
        case Heading(text=title):
            return bool(node.kids) and bool(EXAMPLE.search(title))
        case Panel():
            return any(isinstance(kid.thing, FigureCall | Table) for kid in node.kids)
        case Table() | Together():
            return True
    return False


def compare_trees(usual: Sequence[Node], other: Sequence[Node], within: Node | None = None) -> Iterator[Difference]:
    """Where the other tree differs, in the order of the page."""
    for start, stop, first, last in _differing(usual, other):
        if stop - start == last - first:
            for one, two in zip(usual[start:stop], other[first:last], strict=True):
                if one.shape is not None and one.shape == two.shape and one.kids:
                    yield from compare_trees(one.kids, two.kids, one)
                elif one.key != two.key:
                    yield Difference([one], one, "over", [two])
        elif stop > start:
            yield Difference(usual[start:stop], usual[start], "over", other[first:last])
        elif start:
            yield Difference([], usual[start - 1], "after", other[first:last])
        elif within is not None:
            yield Difference([], within, "first", other[first:last])
        else:
            yield Difference([], usual[0], "before", other[first:last])


Stretch: TypeAlias = tuple[int, int, int, int]
"""Nodes of two rows that stand for each other: from where to where in each."""


def _differing(usual: Sequence[Node], other: Sequence[Node]) -> Iterator[Stretch]:
    """Where two rows of nodes differ."""
    keys = SequenceMatcher(None, [each.key for each in usual], [each.key for each in other], autojunk=False)
    for way, start, stop, first, last in keys.get_opcodes():
        if way != "equal":
            yield from _align(usual, other, (start, stop, first, last), (_opening, _kind))


def _align(
    usual: Sequence[Node], other: Sequence[Node], stretch: Stretch, ways: Sequence[Callable[[Node], Any]]
) -> Iterator[Stretch]:
    """The stretch in parts: one that goes stands for one that comes and begins alike, or is of its kind.

    A way that finds two alike decides nothing.
    """
    start, stop, first, last = stretch
    if not ways or stop - start == last - first or start == stop or first == last:
        yield stretch
        return
    old, new = [*map(ways[0], usual[start:stop])], [*map(ways[0], other[first:last])]
    parts = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    if len({*old}) + len({*new}) < len(old) + len(new):
        parts = [("replace", 0, len(old), 0, len(new))]
    for _, i, j, k, m in parts:
        yield from _align(usual, other, (start + i, start + j, first + k, first + m), ways[1:])


def _opening(node: Node) -> Any:
    """How a paragraph or an entry begins, by which it is known for another reading of the same."""
    match node.thing:
        case Prose(spans=spans):
            return Prose, *plain(spans).split()[:OPENING]
        case ListEntry(label=label, spans=spans):
            numbered = node.inside is not None and node.inside.thing.kind is ListKind.NUMBERED
            return "" if numbered else label, *plain(spans).split()[:OPENING]
    return _kind(node)


def _kind(node: Node) -> tuple[type, Any]:
    return type(node.thing), node.shape


def region_of(node: Node, behind: bool = False) -> Rewording:
    """What is one with a node, or with the gap behind what it says itself."""
    unit = node.unit
    at = 2 * node.number + behind
    if unit is None or (unit is node and behind and not node.kids):
        return Rewording(at, at, "over", (node.number,), ())
    return Rewording(2 * unit.number, 2 * unit.last, "over", (unit.number,), ())


def own_text(node: Node) -> str:
    """What a node says itself, without those within: what it is made of, as text."""
    match node.thing:
        case Panel() | Listing() | Together():
            return ""
        case Table(header=header):
            return repr(header)
    return repr(node.thing)


def place_of(difference: Difference, texts: Sequence[int]) -> Rewording:
    """The place of a difference, with the numbers of the texts that stand there."""
    gone, anchor = difference.gone, difference.anchor
    nodes = tuple(node.number for node in gone or [anchor])
    unit = anchor.unit
    if unit is not None and (unit is not anchor or difference.way in ("over", "first")):
        start, end = 2 * unit.number, 2 * max(unit.last, gone[-1].last if gone else 0)
    elif gone:
        start, end = 2 * gone[0].number, 2 * gone[-1].last
    else:
        behind = {"after": 2 * anchor.last + 1, "first": 2 * anchor.number + 1, "before": 2 * anchor.number - 1}
        start = end = behind[difference.way]
    return Rewording(start, end, difference.way, nodes, tuple(texts))


def walk(nodes: Iterable[Node]) -> Iterator[Node]:
    """All nodes in the order of their numbers."""
    for node in nodes:
        yield node
        yield from walk(node.kids)


def _flatten(blocks: Iterable[Block]) -> Iterator[Block]:
    for block in blocks:
        match block:
            case Together(width=Width.HALF):
                yield block  # its text stands beside its picture
            case Together() | LastPage():
                yield from _flatten(block.blocks)
            case PracticeMoves():
                yield from _flatten(block.blocks())
            case PagePicture() | PageBreak() | BlankLines():
                pass
            case _:
                yield block


def _chapter(blocks: Sequence[Block], describe: Describer) -> list[Node]:
    if blocks and isinstance(blocks[0], Heading) and blocks[0].level == 1:
        if blocks[0].text.startswith(ECHOES):
            return []
        kids = [_node(block, describe) for block in blocks[1:]]
        shape = (CHAPTER, blocks[0].text)
        return [Node(blocks[0], (shape, *(kid.key for kid in kids)), shape, kids)]
    return [_node(block, describe) for block in blocks]


def _node(block: Block, describe: Describer) -> Node:
    match block:
        case FigureCall():
            words = describe(block.name, block.arguments)
            return Node(block, ("figure", block.name, (*sorted(block.arguments.items()), *words, block.caption)))
        case Panel():
            kids = [_node(each, describe) for each in _flatten(block.blocks)]
            return _holder(block, ("panel", block.label), kids)
        case Together():
            return _holder(block, ("beside",), [_node(each, describe) for each in block.blocks])
        case Listing():
            numbered = block.kind is ListKind.NUMBERED
            kids = [Node(each, ("" if numbered else each.label, each.spans)) for each in block.entries]
            first = block.entries[0].label if numbered else ""
            return _holder(block, ("list", block.kind, first), kids)
        case Table():
            rows = [Node(row, row) for row in block.rows]
            return _holder(block, ("table", block.header, block.aligns), rows)
    return Node(block, block)


def _holder(block: Block, shape: tuple[Any, ...], kids: Sequence[Node]) -> Node:
    node = Node(block, (shape, *(kid.key for kid in kids)), shape, kids)
    if isinstance(block, Listing | Table):
        for kid in kids:
            kid.inside = node
    return node
