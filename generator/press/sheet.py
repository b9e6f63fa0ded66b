"""Cards on sheets: fronts and backs that meet when the paper is turned over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from generator.display import POINT, Box, Form, Group, Item, Matrix, Page, Place, Stroke, Text, line
from generator.press.grid import Grid
from generator.press.paper import MARKS, Flip, Marks, back_page, cut_marks, sheet_page


class Slot(NamedTuple):
    """Where a card lies: the corner of its trim on the sheet, and how much of it shows, from that corner."""

    form: Form
    x: float
    y: float
    clip: Box

    @property
    def item(self) -> Group:
        return Group((Place(self.form),), Matrix.move(self.x, self.y), self.clip)


class Legend(NamedTuple):
    """What stands in the margin: a line of text and a ruler that shows whether the size is true."""

    note: str
    font: str = "text"
    size: float = 6.0


RULER = 100
"""Length of the ruler in mm."""

_UNPRINTABLE = 5.0  # mm along the paper's edge that a home printer leaves white
_RAIL = 2.3  # mm that ruler and note are high
_APART = 8.0  # mm from the block's corner, so that no tick is taken for a mark
_RAIL_ROOM = _UNPRINTABLE + _RAIL + MARKS.length + MARKS.offset  # mm of margin, so that they miss the marks


def impose(
    fronts: Sequence[Form],
    backs: Sequence[Form],
    grid: Grid,
    *,
    flip: Flip = "long-edge",
    bleed: float = 3.0,
    marks: Marks | None = MARKS,
    marks_on_backs: bool = False,
    legend: Legend | None = None,
) -> list[Page]:
    """Sheets of cards: the front of each sheet, then its back; without `backs` fronts alone.

    Each form has its origin at the corner of the card's trim. `bleed` shows outside the cards, never on a
    neighbour. A last sheet that is not full keeps its grid on both sides.
    """
    if backs and len(backs) != len(fronts):
        raise ValueError(f"{len(fronts)} fronts, but {len(backs)} backs")
    lines = cut_marks(grid.cut_xs, grid.cut_ys, grid.paper, marks) if marks else ()
    margin = legend_items(legend, grid) if legend else ()
    pages = []
    for start in range(0, len(fronts), grid.cells):
        end = start + grid.cells
        front = slots(fronts[start:end], grid, bleed)
        pages.append(sheet_page(grid.paper, [*_items(front), *lines, *margin]))
        if backs:
            back = slots(backs[start:end], grid, bleed, mirrored=True)
            pages.append(back_page(grid.paper, [*_items(back), *(lines if marks_on_backs else ())], flip))
    return pages


def slots(forms: Sequence[Form], grid: Grid, bleed: float, *, mirrored: bool = False) -> list[Slot]:
    """The slots of one side of a sheet; `mirrored` for a back whose paper is turned like a leaf of a book."""
    positions = [grid.position(index) for index in range(len(forms))]
    if mirrored:
        positions = [(grid.mirrored(column), row) for column, row in positions]
    taken = set(positions)
    inside = min(bleed, grid.gap / 2)

    def reach(column: int, row: int) -> float:
        return inside if (column, row) in taken else bleed

    return [
        Slot(
            form,
            *grid.corner(column, row),
            Box(
                -reach(column - 1, row),
                -reach(column, row - 1),
                grid.width + reach(column + 1, row),
                grid.height + reach(column, row + 1),
            ),
        )
        for form, (column, row) in zip(forms, positions, strict=True)
    ]


def legend_items(legend: Legend, grid: Grid) -> tuple[Item, ...]:
    """The legend along the left or the lower margin, whichever has room beside the marks; else nothing."""
    along = tuple(_ruler_and_note(legend))
    if grid.x0 >= _RAIL_ROOM:
        return (Group(along, Matrix(0, -1, 1, 0, _UNPRINTABLE + _RAIL, grid.block.y1 - _APART)),)  # reads upwards
    if grid.y0 >= _RAIL_ROOM:
        return (Group(along, Matrix.move(grid.x0 + _APART, grid.paper.height - _UNPRINTABLE)),)
    return ()


def _ruler_and_note(legend: Legend) -> Iterator[Item]:
    """Along x from 0, standing on y = 0."""
    ink, width = MARKS.ink, MARKS.width
    yield Stroke(line(0, 0, RULER, 0), ink, width)
    for millimetre in range(0, RULER + 1, 5):
        tick = 2.0 if millimetre % 10 == 0 else 1.0
        yield Stroke(line(millimetre, -tick, millimetre, 0), ink, width)
    space = legend.size * POINT
    yield Text(RULER + space, 0, f"{RULER} mm", legend.font, legend.size)
    yield Text(RULER + 6 * space, 0, legend.note, legend.font, legend.size)


def _items(slots: Sequence[Slot]) -> list[Group]:
    return [slot.item for slot in slots]
