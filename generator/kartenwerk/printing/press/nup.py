"""Several copies of a page on one paper, to be cut apart, as for pads."""

from __future__ import annotations

from kartenwerk.graphics.display import Box, Group, Matrix, Page, Place
from kartenwerk.printing.press.grid import Grid, best_grid
from kartenwerk.printing.press.legend import Legend
from kartenwerk.printing.press.paper import A4, MARKS, MarkStyle, PaperSize, cut_marks, page_form, sheet_page


def n_up(
    page: Page,
    paper: PaperSize = A4,
    *,
    marks: MarkStyle | None = MARKS,
    legend: Legend | None = None,
    spare: bool = False,
) -> Page:
    """A sheet with as many copies of a page as the paper holds, such as four A6 or two A5 on A4.

    The legend stands in the margin. Where the copies leave none, it takes the place of the last of several if there is
    one to `spare`; else it is left out, since on a leaf or a cut it would stay on what is made of the sheet.
    """
    grid = best_grid(page.width, page.height, paper, margin=0)
    form = page_form(page, "page")
    trim = Box(0, 0, page.width, page.height)  # copies touch: the trim is all that shows
    copies = [
        Group((Place(form),), Matrix.move(*grid.corner(*grid.position(index))), trim) for index in range(grid.cells)
    ]
    rail = legend.rail(grid.paper, grid.block, marks) if legend else None
    if legend and spare and _is_spared(grid, legend, marks):
        copies[-1] = Group((legend.centre(trim),), copies[-1].matrix)
    lines = cut_marks(grid.cut_xs, grid.cut_ys, grid.paper, marks, rail.room if rail else None) if marks else ()
    return sheet_page(grid.paper, [*copies, *lines, *(rail.items if rail else ())])


def copies_on(
    page: Page,
    leaves: int,
    paper: PaperSize = A4,
    *,
    marks: MarkStyle | None = MARKS,
    legend: Legend | None = None,
    spare: bool = True,
) -> list[Page]:
    """Sheets with at least `leaves` copies of a page; of the first, the legend may take the place of one to `spare`."""
    grid = best_grid(page.width, page.height, paper, margin=0)
    spared = spare and legend is not None and _is_spared(grid, legend, marks)
    sheet = n_up(page, paper, marks=marks, legend=legend)
    first = n_up(page, paper, marks=marks, legend=legend, spare=spare)
    return [first, *[sheet] * (-(-(leaves + spared) // grid.cells) - 1)]


def _is_spared(grid: Grid, legend: Legend, marks: MarkStyle | None) -> bool:
    """Whether the legend needs the place of a copy, and one is left beside it."""
    return grid.cells > 1 and legend.rail(grid.paper, grid.block, marks) is None
