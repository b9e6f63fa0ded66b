"""Cards for printers that print only one side: front and back side by side, with a fold between them."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import Box, Form, Group, Item, Matrix, Page
from kartenwerk.printing.press.grid import Grid, plan_grid
from kartenwerk.printing.press.legend import Legend, Rail
from kartenwerk.printing.press.paper import A4, MARKS, MarkStyle, PaperSize, cut_marks, fold_marks, sheet_page
from kartenwerk.printing.press.sheet import slots

MARGIN = 5.0
"""mm that stay free along the paper's edges and along the fold."""


def impose_gutterfold(
    fronts: Sequence[Form],
    backs: Sequence[Form],
    width: float,
    height: float,
    paper: PaperSize = A4,
    *,
    gap: float = 0.0,
    bleed: float = 3.0,
    marks: MarkStyle | None = MARKS,
    legend: Legend | None = None,
) -> list[Page]:
    """Sheets with fronts on the left half and their backs on the right half.

    When the paper is folded backwards along the middle and glued, every back lies behind its front; then the cards are
    cut out from the front. The paper lies upright or on its side, whichever holds more cards of `width` x `height` mm.
    """
    if len(backs) != len(fronts):
        raise ValueError(f"{len(fronts)} fronts, but {len(backs)} backs")
    grid = best_half_grid(width, height, paper, bleed, gap)
    rail = _rail(grid, legend, marks)
    if legend and not rail:
        grid = _smaller(width, height, paper, legend.margin, gap) or grid
        rail = _rail(grid, legend, marks)
    half, whole = grid.paper, _whole(grid)
    fold = half.width
    room = rail.room if rail else None
    lines: tuple[Item, ...] = ()
    if marks:
        lines += cut_marks(grid.cut_xs, grid.cut_ys, half, marks, room)
        lines += fold_marks(fold, grid.block.y0, grid.block.y1, whole, marks, room)
    if rail:
        lines += rail.items
    pages = []
    for start in range(0, len(fronts), grid.cells):
        end = start + grid.cells
        left = [slot.item for slot in slots(fronts[start:end], grid, bleed)]
        right = [slot.item for slot in slots(backs[start:end], grid, bleed, mirrored=True)]
        pages.append(sheet_page(whole, [*left, Group(tuple(right), Matrix.move(fold, 0)), *lines]))
    return pages


def _whole(grid: Grid) -> PaperSize:
    return PaperSize(2 * grid.paper.width, grid.paper.height)


def _rail(grid: Grid, legend: Legend | None, marks: MarkStyle | None) -> Rail | None:
    """The legend in the margin around both halves, if it has room there."""
    whole = _whole(grid)
    block = Box(grid.block.x0, grid.block.y0, whole.width - grid.block.x0, grid.block.y1)
    return legend.rail(whole, block, marks) if legend else None


def _smaller(width: float, height: float, paper: PaperSize, margin: float, gap: float) -> Grid | None:
    """The grid of fronts with a wider margin; None if no card fits."""
    try:
        return best_half_grid(width, height, paper, margin, gap)
    except KartenwerkError:
        return None


def best_half_grid(width: float, height: float, paper: PaperSize, bleed: float, gap: float = 0.0) -> Grid:
    """The grid of fronts on the left half of the paper, upright or on its side."""
    margin = max(MARGIN, bleed)
    ways = [PaperSize(way.width / 2, way.height) for way in (paper, paper.turned)]
    fitting = [way for way in ways if way.width >= width + 2 * margin and way.height >= height + 2 * margin]
    return max((plan_grid(width, height, way, gap, margin) for way in fitting or ways), key=lambda grid: grid.cells)
