"""Choices on which a chart advises: when they arise, and what people count for them at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

S = TypeVar("S")
M = TypeVar("M")


class ChartedChoice(NamedTuple, Generic[S, M]):
    """A choice as a chart asks about it, by what a seat sees.

    `doing` picks the legal moves that do what is asked, the plainest first; none where the choice does not arise.
    `counts` are what the chart's rows and columns go by, both counted at the table. `worth` is what a finished deal
    is worth to each seat where that is more than its result, such as a bonus that its winner gets in the end.
    """

    doing: Callable[[S, Sequence[M]], Sequence[M]]
    counts: Callable[[S], tuple[int, int]]
    worth: Callable[[S], Sequence[float]] | None = None

    def sides(self, view: S, moves: Sequence[M]) -> tuple[Sequence[M], Sequence[M]]:
        """The moves that do it and those that leave it; none of either where there is nothing to choose."""
        doing = self.doing(view, moves)
        leaving = [move for move in moves if move not in doing] if doing else []
        return (doing, leaving) if leaving else ((), ())


AnyChoice = ChartedChoice[Any, Any]
