"""Papers: how they are turned over, and the marks that show where to cut and fold them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from kartenwerk.graphics.display import Box, Form, Group, Item, Matrix, Page, Path, Stroke, line


class PaperSize(NamedTuple):
    """The size of a paper as it lies in the printer, in mm."""

    width: float
    height: float

    @property
    def turned(self) -> PaperSize:
        """The same paper on its side."""
        return PaperSize(self.height, self.width)


A4 = PaperSize(210, 297)

Flip: TypeAlias = Literal["long-edge", "short-edge"]
"""The edge over which a printer turns the paper to print its back."""


class MarkStyle(NamedTuple):
    """How cut and fold marks are drawn, in mm. They begin `offset` mm from the trim, so as to stay out of the bleed."""

    offset: float = 3.0
    length: float = 5.0
    width: float = 0.2
    ink: str = "tinte"


MARKS = MarkStyle()
_EDGE_TICK = 4.0  # mm: the length of a mark that has no room outside the block
_AT_EDGE = 1.0  # mm: a cut this close to the paper's edge is the edge itself


def sheet_page(paper: PaperSize, items: Iterable[Item]) -> Page:
    """A page whose trim is the whole paper."""
    return Page(paper.width, paper.height, tuple(items))


def back_page(paper: PaperSize, items: Iterable[Item], flip: Flip) -> Page:
    """The back of a sheet. Its `items` are laid out as if the paper were turned like a leaf of a book.

    If the paper is turned over its upper edge instead, its back comes out upside down: so it is printed upside down.
    """
    upright = paper.height >= paper.width
    like_a_leaf = upright == (flip == "long-edge")
    if like_a_leaf:
        return sheet_page(paper, items)
    return sheet_page(paper, [Group(tuple(items), Matrix.turn(180, paper.width / 2, paper.height / 2))])


def page_form(page: Page, name: str) -> Form:
    """A page with its bleed as a form whose origin is the upper left corner of the trim."""
    return Form.of(name, page.trim.grow(page.bleed), page.items)


def cut_marks(
    xs: Iterable[float], ys: Iterable[float], paper: PaperSize, marks: MarkStyle = MARKS, room: Box | None = None
) -> tuple[Stroke, ...]:
    """Lines that show where to cut along every x and every y; the outermost positions bound the block.

    They stand outside the block. Where the paper has no room there, they are short ticks on the cutting line at the
    paper's edge; a cut along the edge itself is not marked. Marks keep within `room`, by default the whole paper.
    """
    room = room or Box(0, 0, paper.width, paper.height)
    columns, rows = sorted(set(xs)), sorted(set(ys))
    left, right, top, bottom = columns[0], columns[-1], rows[0], rows[-1]
    paths: list[Path] = []
    for x in columns:
        if _AT_EDGE < x < paper.width - _AT_EDGE:
            paths += [line(x, a, x, b) for a, b in _mark_ends(top, bottom, room.y0, room.y1, marks)]
    for y in rows:
        if _AT_EDGE < y < paper.height - _AT_EDGE:
            paths += [line(a, y, b, y) for a, b in _mark_ends(left, right, room.x0, room.x1, marks)]
    return tuple(Stroke(path, marks.ink, marks.width, overprint=True) for path in paths)  # else a hole in the bleed


def fold_marks(
    x: float, top: float, bottom: float, paper: PaperSize, marks: MarkStyle = MARKS, room: Box | None = None
) -> tuple[Stroke, ...]:
    """Dashed lines above and below a block that is folded along x; none if the paper has no room for them."""
    space = room or Box(0, 0, paper.width, paper.height)
    if min(top - space.y0, space.y1 - bottom) <= marks.offset:
        return ()
    ends = _mark_ends(top, bottom, space.y0, space.y1, marks)
    return tuple(Stroke(line(x, a, x, b), marks.ink, marks.width, dash=(1.0, 1.0), overprint=True) for a, b in ends)


def _mark_ends(
    low: float, high: float, start: float, end: float, marks: MarkStyle
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Start and end of the mark before `low` and of the mark after `high`, with room from `start` to `end`."""
    before = (max(start, low - marks.offset - marks.length), low - marks.offset)
    after = (high + marks.offset, min(end, high + marks.offset + marks.length))
    if low - start <= marks.offset:
        before = (start, start + _EDGE_TICK)
    if end - high <= marks.offset:
        after = (end - _EDGE_TICK, end)
    return before, after
