"""Cards on sheets: when the paper is turned over, every back lies behind its front."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kartenwerk.graphics.display import Box, Form, Group, Matrix, Page, Place
from kartenwerk.printing.press.grid import Grid
from kartenwerk.printing.press.legend import Legend
from kartenwerk.printing.press.paper import MARKS, Flip, MarkStyle, back_page, cut_marks, sheet_page


class Slot(NamedTuple):
    """Where a card lies: the upper left corner of its trim on the sheet, and the clip, measured from that corner."""

    form: Form
    x: float
    y: float
    clip: Box

    @property
    def item(self) -> Group:
        return Group((Place(self.form),), Matrix.move(self.x, self.y), self.clip)


def impose(
    fronts: Sequence[Form],
    backs: Sequence[Form],
    grid: Grid,
    *,
    flip: Flip = "long-edge",
    bleed: float = 3.0,
    marks: MarkStyle | None = MARKS,
    marks_on_backs: bool = False,
    legend: Legend | None = None,
) -> list[Page]:
    """Sheets of cards: the front of each sheet, then its back; only fronts if `backs` is empty.

    Each form has its origin at the upper left corner of the card's trim. Cards show `bleed` mm around them, but never
    on a neighbour. On a last sheet that is not full, cards keep to the same grid. The legend stands on the fronts if a
    margin has room for it. ValueError if there are not as many backs as fronts.
    """
    if backs and len(backs) != len(fronts):
        raise ValueError(f"{len(fronts)} fronts, but {len(backs)} backs")
    rail = legend.rail(grid.paper, grid.block, marks) if legend else None
    room = rail.room if rail else None
    lines = cut_marks(grid.cut_xs, grid.cut_ys, grid.paper, marks, room) if marks else ()
    margin = rail.items if rail else ()
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
        positions = [(grid.mirror(column), row) for column, row in positions]
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


def _items(slots: Sequence[Slot]) -> list[Group]:
    return [slot.item for slot in slots]
