"""Sheets on which pieces of several sizes lie: each kind in a block of rows of its own, one block below the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kartenwerk.graphics.display import Box, Form, Group, Item, Matrix, Page
from kartenwerk.printing.press.grid import Grid, columns_in, too_small
from kartenwerk.printing.press.legend import Legend
from kartenwerk.printing.press.paper import Flip, PaperSize, back_page, sheet_page
from kartenwerk.printing.press.sheet import slots

APART = 6.0
"""mm between the pieces of two blocks: room for the bleed of both, and for a pair of scissors."""


class PieceSize(NamedTuple):
    """So many pieces of one size, `gap` mm apart."""

    width: float
    height: float
    gap: float
    pieces: int


class PieceBlock(NamedTuple):
    """The pieces from `start` to `end` of one kind, by its number, in rows from `top` on, centred on the paper."""

    kind: int
    start: int
    end: int
    top: float
    grid: Grid

    @property
    def place(self) -> Matrix:
        """Where the block's grid lies on the sheet."""
        return Matrix.move(0, self.top)


class SharedPlan(NamedTuple):
    """The blocks of each sheet."""

    paper: PaperSize
    sheets: tuple[tuple[PieceBlock, ...], ...]


class DrawnPieces(NamedTuple):
    """The drawings of one kind of pieces with their bleed; `backs` is empty for what has none."""

    fronts: Sequence[Form]
    backs: Sequence[Form]
    bleed: float


def plan_blocks(sizes: Sequence[PieceSize], paper: PaperSize, margin: float) -> SharedPlan:
    """The fewest sheets, of the paper upright or on its side; upright if both take as many.

    The kinds follow one another, and no piece of a kind lies behind one of the next. KartenwerkError for a piece that
    is larger than the paper within its margins.
    """
    plans = [
        SharedPlan(way, tuple(_fill_sheets(sizes, way, margin)))
        for way in (paper, paper.turned)
        if all(size.width <= way.width - 2 * margin and size.height <= way.height - 2 * margin for size in sizes)
    ]
    if not plans:
        raise too_small(max(size.width for size in sizes), max(size.height for size in sizes), paper, margin)
    return min(plans, key=lambda plan: len(plan.sheets))


def _fill_sheets(sizes: Sequence[PieceSize], paper: PaperSize, margin: float) -> Iterator[tuple[PieceBlock, ...]]:
    blocks: list[PieceBlock] = []
    top, foot = margin, paper.height - margin
    for kind, size in enumerate(sizes):
        columns = columns_in(paper.width - 2 * margin, size.width, size.gap)
        start = 0
        while start < size.pieces:
            rows = columns_in(foot - top, size.height, size.gap)
            if rows < 1:
                yield tuple(blocks)
                blocks, top = [], margin
                continue
            rows = min(rows, -(-(size.pieces - start) // columns))
            end = min(start + rows * columns, size.pieces)
            strip = PaperSize(paper.width, rows * (size.height + size.gap) - size.gap)
            blocks.append(
                PieceBlock(kind, start, end, top, Grid(strip, size.width, size.height, columns, rows, size.gap))
            )
            top, start = top + strip.height + APART, end
    if blocks:
        yield tuple(blocks)


def impose_blocks(
    runs: Sequence[DrawnPieces],
    plan: SharedPlan,
    margin: float,
    *,
    flip: Flip = "long-edge",
    legend: Legend | None = None,
) -> list[Page]:
    """The front of each sheet, then its back; only fronts if no kind has backs.

    A kind without backs leaves its place on them empty. The legend stands in a margin.
    """
    paper = plan.paper
    inner = Box(margin, margin, paper.width - margin, paper.height - margin)
    rail = legend.rail(paper, inner, None) if legend else None
    has_backs = any(run.backs for run in runs)
    pages = []
    for sheet in plan.sheets:
        fronts: list[Item] = [_draw(block, runs[block.kind].fronts, runs, mirrored=False) for block in sheet]
        pages.append(sheet_page(paper, [*fronts, *(rail.items if rail else ())]))
        if has_backs:
            backs = [
                _draw(block, runs[block.kind].backs, runs, mirrored=True) for block in sheet if runs[block.kind].backs
            ]
            pages.append(back_page(paper, backs, flip))
    return pages


def _draw(block: PieceBlock, forms: Sequence[Form], runs: Sequence[DrawnPieces], *, mirrored: bool) -> Group:
    """One side of a block."""
    bleed = runs[block.kind].bleed
    lying = slots(forms[block.start : block.end], block.grid, bleed, mirrored=mirrored)
    return Group(tuple(slot.item for slot in lying), block.place)
