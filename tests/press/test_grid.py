"""Grids on papers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.printing.press.grid import best_grid, plan_grid
from kartenwerk.printing.press.paper import A4, PaperSize

sizes = st.floats(20, 200)


def test_nine_skat_cards_fill_an_a4_sheet() -> None:
    grid = plan_grid(59, 91, A4)
    assert (grid.columns, grid.rows) == (3, 3)
    assert (grid.x0, grid.y0) == (16.5, 12)
    assert grid.cut_xs == (16.5, 75.5, 134.5, 193.5)
    assert grid.cut_ys == (12, 103, 194, 285)


@pytest.mark.parametrize(
    ("width", "height", "gap", "count"),
    [(63, 88, 0, 9), (57, 89, 0, 10), (70, 120, 0, 4), (44, 68, 0, 16), (63, 88, 6, 8)],
)
def test_the_paper_is_laid_on_its_side_where_more_cards_fit(
    width: float, height: float, gap: float, count: int
) -> None:
    assert best_grid(width, height, A4, gap).cells == count


def test_a_gap_gives_every_card_its_own_cuts() -> None:
    grid = plan_grid(59, 91, A4, gap=3)
    assert grid.cut_xs == (13.5, 72.5, 75.5, 134.5, 137.5, 196.5)


def test_pages_may_fill_the_paper_without_a_margin() -> None:
    assert plan_grid(105, 148, A4, margin=0).cells == 4


def test_a_card_larger_than_the_paper_is_refused() -> None:
    for plan in (plan_grid, best_grid):
        with pytest.raises(KartenwerkError, match="too small; found 210 x 297 mm"):
            plan(300, 300, A4)


@given(sizes, sizes, st.floats(0, 8), st.floats(0, 12))
def test_cells_keep_the_margin_and_lie_in_the_middle(width: float, height: float, gap: float, margin: float) -> None:
    try:
        grid = plan_grid(width, height, A4, gap, margin)
    except KartenwerkError:
        return
    left, top = grid.corner(0, 0)
    right, bottom = grid.corner(grid.columns - 1, grid.rows - 1)
    assert min(left, top) >= margin - 1e-3
    assert left == pytest.approx(A4.width - right - width)
    assert top == pytest.approx(A4.height - bottom - height)
    assert grid.columns * grid.dx - grid.gap + grid.dx > A4.width - 2 * margin - 1e-3  # no further column fits


@given(st.integers(1, 6), st.integers(0, 40))
def test_mirroring_twice_changes_nothing(columns: int, index: int) -> None:
    grid = plan_grid(10, 10, PaperSize(10.0 * columns, 200), margin=0)
    column, _ = grid.position(index)
    assert grid.mirror(grid.mirror(column)) == column
