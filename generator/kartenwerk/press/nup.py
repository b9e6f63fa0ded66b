"""Several copies of a page on one paper, to be cut apart, as for pads."""

from __future__ import annotations

from kartenwerk.display import Box, Group, Item, Matrix, Page, Place
from kartenwerk.press.grid import Grid, best_grid
from kartenwerk.press.legend import Legend
from kartenwerk.press.paper import A4, MARKS, MarkStyle, PaperSize, cut_marks, page_form, sheet_page


def n_up(page: Page, paper: PaperSize = A4, *, marks: MarkStyle | None = MARKS, legend: Legend | None = None) -> Page:
    """A sheet with as many copies of a page as the paper holds, such as four A6 or two A5 on A4.

    The legend stands in the margin; where the copies leave none, it lies along a cut.
    """
    grid = best_grid(page.width, page.height, paper, margin=0)
    form = page_form(page, "page")
    trim = Box(0, 0, page.width, page.height)  # copies touch: the trim is all that shows
    copies = [
        Group((Place(form),), Matrix.move(*grid.corner(*grid.position(index))), trim) for index in range(grid.cells)
    ]
    rail = legend.rail(grid.paper, grid.block, marks) if legend else None
    lines = cut_marks(grid.cut_xs, grid.cut_ys, grid.paper, marks, rail.room if rail else None) if marks else ()
    words = rail.items if rail else _along_cut(grid, legend) if legend else ()
    return sheet_page(grid.paper, [*copies, *lines, *words])


def _along_cut(grid: Grid, legend: Legend) -> tuple[Item, ...]:
    """The legend along the first cut inside the block, between its first two cells."""
    x, y = grid.corner(1, 0) if grid.columns > 1 else grid.corner(0, 1)
    upright = grid.columns > 1
    start, length = (y, grid.height) if upright else (x, grid.width)
    items = legend.seam(start, start + length) if grid.cells > 1 else None
    if not items:
        return ()
    matrix = Matrix.turn(90).then(Matrix.move(x, 0)) if upright else Matrix.move(0, y)
    return (Group(items, matrix),)
