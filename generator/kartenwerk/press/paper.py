"""Papers: how they are turned over, and the marks on them that show where to cut and fold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from kartenwerk.display import Box, Form, Group, Item, Matrix, Page, Path, Stroke, line


class PaperSize(NamedTuple):
    """A paper as it lies in the printer, in mm."""

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
    """How marks are drawn, in mm: `offset` from the trim, so that they stay out of the bleed."""

    offset: float = 3.0
    length: float = 5.0
    width: float = 0.2
    ink: str = "tinte"


MARKS = MarkStyle()
_EDGE_TICK = 4.0  # mm; the length of a mark that has no room outside the block
_AT_EDGE = 1.0  # mm; nothing is cut closer to the paper's edge


def sheet_page(paper: PaperSize, items: Iterable[Item]) -> Page:
    """A page whose trim is the whole paper."""
    return Page(paper.width, paper.height, tuple(items))


def back_page(paper: PaperSize, items: Iterable[Item], flip: Flip) -> Page:
    """The back of a sheet; `items` are laid out for turning the paper like a leaf of a book, left to right.

    A paper turned over its upper edge shows its back upside down, so the whole back is printed so.
    """
    upright = paper.height >= paper.width
    like_a_leaf = upright == (flip == "long-edge")
    if like_a_leaf:
        return sheet_page(paper, items)
    return sheet_page(paper, [Group(tuple(items), Matrix.turn(180, paper.width / 2, paper.height / 2))])


def page_form(page: Page, name: str) -> Form:
    """A page with its bleed as a form, to be placed by the upper left corner of its trim."""
    return Form.of(name, page.trim.grown(page.bleed), page.items)


def cut_marks(
    xs: Iterable[float], ys: Iterable[float], paper: PaperSize, marks: MarkStyle = MARKS, room: Box | None = None
) -> tuple[Stroke, ...]:
    """Lines that show where to cut along every x and every y; the outermost positions bound the block.

    They stand outside the block. Where the paper has no room there, they are short ticks on the cutting
    line at the paper's edge; nothing marks a cut that is the edge itself. MarkStyle keep within `room`, by default
    the whole paper.
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
    return tuple(Stroke(path, marks.ink, marks.width, overprint=True) for path in paths)  # no hole in the bleed


def fold_marks(
    x: float, top: float, bottom: float, paper: PaperSize, marks: MarkStyle = MARKS, room: Box | None = None
) -> tuple[Stroke, ...]:
    """Dashed lines above and below a block that is folded along x, where the paper has room for them."""
    space = room or Box(0, 0, paper.width, paper.height)
    if min(top - space.y0, space.y1 - bottom) <= marks.offset:
        return ()
    ends = _mark_ends(top, bottom, space.y0, space.y1, marks)
    return tuple(Stroke(line(x, a, x, b), marks.ink, marks.width, dash=(1.0, 1.0), overprint=True) for a, b in ends)


def _mark_ends(
    low: float, high: float, start: float, end: float, marks: MarkStyle
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the marks before `low` and after `high` begin and end, with room from `start` to `end`."""
    before = (max(start, low - marks.offset - marks.length), low - marks.offset)
    after = (high + marks.offset, min(end, high + marks.offset + marks.length))
    if low - start <= marks.offset:
        before = (start, start + _EDGE_TICK)
    if end - high <= marks.offset:
        after = (end - _EDGE_TICK, end)
    return before, after
