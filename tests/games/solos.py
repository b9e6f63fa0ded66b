"""What must hold of the examples of games in which three bid for the right to play alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any


def check_accounts(rows: Sequence[Any]) -> None:
    """Three accounts run on and cancel out."""
    assert all(sum(row.sums) == 0 == sum(row.points) for row in rows)
    for seat in range(3):
        assert [row.sums[seat] for row in rows] == list(accumulate(row.points[seat] for row in rows))
