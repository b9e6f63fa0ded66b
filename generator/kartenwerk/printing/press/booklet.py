"""Imposition for saddle stitching: pages in pairs on both sides of sheets that are nested, folded and stapled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from kartenwerk.graphics.display import Box, Form, Group, Item, Matrix, Page, Place
from kartenwerk.printing.press.grid import Grid, plan_grid
from kartenwerk.printing.press.legend import Legend
from kartenwerk.printing.press.paper import (
    A4,
    MARKS,
    Flip,
    MarkStyle,
    PaperSize,
    back_page,
    cut_marks,
    fold_marks,
    page_form,
    sheet_page,
)

_LEAST = 0.9
"""So much smaller a page may become: A5 on Letter."""
_TRIAL_SIZE = 9.0  # pt, of what a trial sheet says


class Spread(NamedTuple):
    """Two pages side by side, counted from 0. A number past the last page stands for a blank one."""

    left: int
    right: int


class Leaf(NamedTuple):
    """A sheet of the booklet, folded once: four pages. `depth` counts inwards from the outermost leaf, which is 0."""

    depth: int
    front: Spread
    back: Spread


def leaves(pages: int) -> list[Leaf]:
    """The leaves of a booklet, outermost first. Blanks at the end make the number of pages a multiple of four."""
    count = -(-pages // 4) * 4
    return [
        Leaf(
            depth,
            front=Spread(count - 1 - 2 * depth, 2 * depth),
            back=Spread(2 * depth + 1, count - 2 - 2 * depth),
        )
        for depth in range(count // 4)
    ]


def sections(pages: int, most: int) -> list[range]:
    """The pages, counted from 0, of each section: what is folded and stapled together.

    A book of more than `most` leaves has several sections of about equal thickness, to be glued at the spine.
    """
    count = -(-pages // 4)
    parts = max(1, -(-count // most))
    ends = [min(pages, 4 * (count * part // parts)) for part in range(parts + 1)]
    return [range(start, end) for start, end in pairwise(ends)]


def fit_pages(pages: Sequence[Page], paper: PaperSize) -> Sequence[Page]:
    """The pages of a booklet, a little smaller where two of them are wider or higher than the paper.

    Two of A5 lie on Letter at 94 percent. What would have to be smaller still stays as it is, and `impose_booklet`
    refuses it.
    """
    width, height = 2 * pages[0].width, pages[0].height
    scale = max(min(way.width / width, way.height / height) for way in (paper, paper.turned))
    if not _LEAST <= scale < 1:
        return pages
    matrix = Matrix.scale(scale)
    return [
        Page(page.width * scale, page.height * scale, (Group(page.items, matrix),), page.bleed * scale)
        for page in pages
    ]


def impose_booklet(
    pages: Sequence[Page],
    paper: PaperSize = A4,
    *,
    copies: bool = False,
    creep: float = 0.0,
    flip: Flip = "long-edge",
    marks: MarkStyle | None = MARKS,
    legend: Legend | None = None,
) -> list[Page]:
    """Sheets to be printed on both sides, cut apart if they hold several leaves, nested, folded and stapled.

    All pages have the same size, else ValueError. A paper may have room for several spreads, one above the other. Then
    the first leaves of the booklet are on top and the last ones at the bottom, so that the cut piles are simply laid
    one on the other; with `copies` each paper holds the same leaf of several booklets.

    Folded and nested, inner leaves stand out at the fore-edge: each leaf's pages move `creep` mm further to the spine
    than those of the leaf around it. The legend stands in the margin of the fronts; where there is none,
    `trial_sheet` has it.
    """
    width, height = pages[0].width, pages[0].height
    if any((page.width, page.height) != (width, height) for page in pages):
        raise ValueError("the pages of a booklet must all have the same size")
    grid = _column(2 * width, height, paper)
    if not copies:
        grid = replace(grid, rows=min(grid.rows, len(leaves(len(pages)))))  # no marks about a spread that is not there
    forms = [page_form(page, f"page {number}") for number, page in enumerate(pages, 1)]
    bleed = min(page.bleed for page in pages)
    rail = legend.rail(grid.paper, grid.block, marks) if legend else None
    lines = (*(_marks(grid, marks, rail.room if rail else None) if marks else ()), *(rail.items if rail else ()))

    sheets: list[Page] = []
    for row_leaves in _on_papers(leaves(len(pages)), grid.rows, copies):
        front: list[Item] = []
        back: list[Item] = []
        for row, leaf in enumerate(row_leaves):
            x, y = grid.corner(0, row)
            reach = _reach(grid, row, bleed)
            shift = leaf.depth * creep
            front += _spread(leaf.front, forms, width, reach, shift, Matrix.move(x, y))
            back += _spread(leaf.back, forms, width, reach, shift, Matrix.move(x, y))
        sheets += [sheet_page(grid.paper, [*front, *lines]), back_page(grid.paper, back, flip)]
    return sheets


def trial_sheet(
    page: Page,
    paper: PaperSize,
    legend: Legend,
    note: str,
    *,
    flip: Flip = "long-edge",
    marks: MarkStyle | None = MARKS,
) -> list[Page]:
    """A sheet to print before those of a booklet whose spreads leave the legend no margin; else none.

    Both sides have the ruler: held against the light, the back's lies right behind the front's if the paper was turned
    as it is meant to be. `note` says so below the legend's own.
    """
    grid = _column(2 * page.width, page.height, paper)
    if legend.rail(grid.paper, grid.block, marks):
        return []
    third = Box(0, 0, grid.paper.width, grid.paper.height * 2 / 3)  # not in the middle: there it matches either way
    large = legend._replace(size=_TRIAL_SIZE)
    front = large._replace(note=f"{legend.note}\n{note}").centre(third)
    back = large._replace(note="").centre(third)
    return [sheet_page(grid.paper, [front]), back_page(grid.paper, [back], flip)]


def _column(width: float, height: float, paper: PaperSize) -> Grid:
    """As many spreads one above the other as fit on the paper, upright or on its side."""
    ways = [way for way in (paper, paper.turned) if way.width >= width and way.height >= height]
    grids = [plan_grid(width, height, way, margin=0) for way in ways or [paper]]
    most = max(grids, key=lambda grid: grid.rows)
    return Grid(most.paper, width, height, 1, most.rows)


def _on_papers(all_leaves: list[Leaf], rows: int, copies: bool) -> Iterator[list[Leaf]]:
    """The leaves on each paper, from top to bottom."""
    if copies:
        yield from ([leaf] * rows for leaf in all_leaves)
        return
    papers = -(-len(all_leaves) // rows)
    for paper in range(papers):
        yield all_leaves[paper::papers]


def _spread(
    spread: Spread, forms: Sequence[Form], width: float, reach: Box, shift: float, matrix: Matrix
) -> Iterator[Group]:
    """Both pages of a spread, each moved `shift` mm to the spine and clipped there."""
    if spread.left < len(forms):
        clip = Box(reach.x0 - shift, reach.y0, width - shift, reach.y1)
        yield Group((Place(forms[spread.left]),), Matrix.move(shift, 0).then(matrix), clip)
    if spread.right < len(forms):
        clip = Box(shift, reach.y0, reach.x1 - width + shift, reach.y1)
        yield Group((Place(forms[spread.right]),), Matrix.move(width - shift, 0).then(matrix), clip)


def _reach(grid: Grid, row: int, bleed: float) -> Box:
    """What a spread may cover, bleed included, measured from its corner. It never reaches over another spread."""
    above = bleed if row == 0 else 0.0
    below = bleed if row == grid.rows - 1 else 0.0
    return Box(-bleed, -above, grid.width + bleed, grid.height + below)


def _marks(grid: Grid, marks: MarkStyle, room: Box | None) -> tuple[Item, ...]:
    return (
        *cut_marks(grid.cut_xs, grid.cut_ys, grid.paper, marks, room),
        *fold_marks(grid.paper.width / 2, grid.block.y0, grid.block.y1, grid.paper, marks, room),
    )
