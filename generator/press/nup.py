"""Several copies of a page on a paper, to be cut apart: pads, reference cards."""

from __future__ import annotations

from generator.display import Box, Group, Matrix, Page, Place
from generator.press.grid import best_grid
from generator.press.paper import A4, MARKS, Flip, Marks, Paper, back_page, cut_marks, page_form, sheet_page


def n_up(page: Page, paper: Paper = A4, *, marks: Marks | None = MARKS) -> Page:
    """As many copies of a page as the paper holds: four A6, two A5 on A4."""
    return _sheet(page, paper, marks)


def n_up_duplex(
    front: Page, back: Page, paper: Paper = A4, *, flip: Flip = "long-edge", marks: Marks | None = MARKS
) -> tuple[Page, Page]:
    """Front and back of a sheet of leaves that are printed on both sides; all copies are alike, so they meet."""
    if (front.width, front.height) != (back.width, back.height):
        raise ValueError("front and back have one size")
    sheet = _sheet(back, paper, None)
    return _sheet(front, paper, marks), back_page(Paper(sheet.width, sheet.height), sheet.items, flip)


def _sheet(page: Page, paper: Paper, marks: Marks | None) -> Page:
    grid = best_grid(page.width, page.height, paper, margin=0)
    form = page_form(page, "page")
    trim = Box(0, 0, page.width, page.height)  # copies touch: the trim is all that shows
    copies = [
        Group((Place(form),), Matrix.move(*grid.corner(*grid.position(index))), trim) for index in range(grid.cells)
    ]
    lines = cut_marks(grid.cut_xs, grid.cut_ys, grid.paper, marks) if marks else ()
    return sheet_page(grid.paper, [*copies, *lines])
