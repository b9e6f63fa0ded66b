"""The cuts of cards on sheets, and the minutes that are estimated for them."""

from __future__ import annotations

import tomllib

import pytest
from tests.support import WORKSHOP

from kartenwerk.printing.press.grid import Grid
from kartenwerk.printing.press.paper import PaperSize
from kartenwerk.products.guide.cutting import FILE, count_cuts, estimate_cutting

UPRIGHT, ACROSS = PaperSize(210, 297), PaperSize(297, 210)


@pytest.mark.parametrize(
    "paper,columns,rows,gap,cards,cuts",
    [
        (UPRIGHT, 3, 3, 0, 9, 4 + 3 * 4),
        (ACROSS, 4, 2, 0, 8, 3 + 2 * 5),
        (UPRIGHT, 3, 3, 2, 9, 2 * 3 + 2 * 9),
        (UPRIGHT, 3, 3, 0, 1, 2 + 2),
        (UPRIGHT, 3, 3, 0, 4, 4 + (3 + 2 + 2)),
        (UPRIGHT, 3, 3, 0, 0, 1),
    ],
)
def test_strips_are_cut_first_and_then_across(
    paper: PaperSize, columns: int, rows: int, gap: float, cards: int, cuts: int
) -> None:
    assert count_cuts(Grid(paper, 60, 90, columns, rows, gap), cards) == cuts


def test_minutes_are_cuts_times_the_seconds_of_the_data() -> None:
    data = tomllib.loads(WORKSHOP.roots.find(FILE).text())
    found = estimate_cutting(WORKSHOP.roots, Grid(UPRIGHT, 60, 90, 3, 3), 2 * 9 + 1)
    assert found.cuts == 2 * 16 + 4
    assert found.seconds == data["ruler"] + data["stroke"] * data["strokes"]
    assert found.minutes == round(found.cuts * found.seconds / 60)
