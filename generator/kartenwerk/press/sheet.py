"""Cards on sheets: fronts and backs that meet when the paper is turned over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kartenwerk.display import Box, Form, Group, Matrix, Page, Place
from kartenwerk.press.grid import Grid
from kartenwerk.press.legend import Legend
from kartenwerk.press.paper import MARKS, Flip, MarkStyle, back_page, cut_marks, sheet_page


class Slot(NamedTuple):
    """Where a card lies: the corner of its trim on the sheet, and how much of it shows, from that corner."""

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
    """Sheets of cards: the front of each sheet, then its back; without `backs` fronts alone.

    Each form has its origin at the corner of the card's trim. `bleed` shows outside the cards, never on a
    neighbour. A last sheet that is not full keeps its grid on both sides. The legend stands on the fronts,
    where a margin has room for it.
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


def _items(slots: Sequence[Slot]) -> list[Group]:
    return [slot.item for slot in slots]
