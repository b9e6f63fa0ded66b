"""Hints: the move that an expert would make, what it brings, and the entry of the tally that makes it the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from kartenwerk.engine.contract import Policy
from kartenwerk.engine.expert import Expert, TallyEntry, Trial
from kartenwerk.engine.past import Past, chosen

APART = 5
"""From so many deals of a hundred on, an entry is told as one that comes more or less often."""


class Because(NamedTuple):
    """The entry that sets the best move apart from the next: how often of 100 deals it comes, and its points a deal.

    Each pair is that of the best move and that of the next. Points of others count as they do for the adviser: what
    they lose is a gain.
    """

    entry: TallyEntry
    often: tuple[int, int]
    points: tuple[float, float]

    @property
    def apart(self) -> bool:
        """Whether it is enough to say that a gain comes more often, or a loss less often."""
        more = self.often[0] - self.often[1]
        return (more >= APART and min(self.points) >= 0) or (more <= -APART and max(self.points) <= 0)


class Hint(NamedTuple):
    """The best move: its mean advantage over the others in points a deal, the standard error, and the playouts.

    `next` is the next best, with its mean. `equal` says that neither is better by more than a standard error; a reason
    is given only if the best one is.
    """

    best: Any
    mean: float
    error: float
    playouts: int
    next: Any
    next_mean: float
    equal: bool
    because: Because | None


def hint_of(trials: Sequence[Trial]) -> Hint:
    """The hint that an expert's weighing gives; at least two moves must have been weighed."""
    best, second = trials[:2]
    better = best.beats(second)
    return Hint(
        best.move,
        best.mean,
        best.error,
        best.playouts,
        second.move,
        second.mean,
        equal=not better and not second.beats(best),
        because=_because(best, second) if better else None,
    )


def _because(best: Trial, second: Trial) -> Because | None:
    """The entry with the greatest gain, None if no entry gains anything."""
    entries = sorted({*best.points, *second.points})

    def told(entry: TallyEntry) -> Because:
        often = [round(100 * trial.often[entry] / trial.playouts) for trial in (best, second)]
        points = [trial.points[entry] / trial.playouts / trial.scale for trial in (best, second)]
        return Because(entry, (often[0], often[1]), (points[0], points[1]))

    most = max(map(told, entries), key=lambda one: (one.points[0] - one.points[1], one.entry.own), default=None)
    return most if most and most.points[0] > most.points[1] else None


class Adviser:
    """A policy that plays as another does, and notes a hint before each move; None where there is but one.

    An expert's own weighing is its hint, so what it advises is what it plays. Otherwise the expert draws `lots` of its
    own: the deal is the same as without hints.
    """

    def __init__(self, expert: Expert, player: Policy[Any, Any], lots: Random) -> None:
        self.expert, self.player, self.lots = expert, player, lots
        self.hints: list[Hint | None] = []

    def __call__(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        return self.recall(view, moves, rng, None)

    def recall(self, view: Any, moves: Sequence[Any], rng: Random, past: Past | None) -> Any:
        plays = isinstance(self.player, Expert)
        if len(moves) == 1:
            self.hints.append(None)
            return chosen(self.player, view, moves, rng, past)
        hint = hint_of(self.expert.weigh(view, moves, rng if plays else self.lots, past))
        self.hints.append(hint)
        return hint.best if plays else chosen(self.player, view, moves, rng, past)
