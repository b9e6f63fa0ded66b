"""Laying things of different sizes in rows on a table, one beside the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class RowLayout(NamedTuple):
    """The middles of all things in mm from the upper left corner, and how far down they reach."""

    middles: list[tuple[float, float]]
    height: float


def lay_in_rows(sizes: Sequence[tuple[float, float]], width: float, gap: float) -> RowLayout:
    """Rows from left to right, no wider than `width` mm, each as high as its highest thing; `gap` mm around each."""
    middles: list[tuple[float, float]] = []
    x, y, highest = gap, gap, 0.0
    for wide, high in sizes:
        if x > gap and x + wide + gap > width:
            x, y, highest = gap, y + highest + gap, 0.0
        middles.append((x + wide / 2, y + high / 2))
        x, highest = x + wide + gap, max(highest, high)
    return RowLayout(middles, y + highest + gap)
