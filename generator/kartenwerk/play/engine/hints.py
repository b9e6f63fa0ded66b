"""Hints: the move that an expert would make, and the entry of the tally that makes it better than the next.

The expert's own weighing chooses two moves; what is said of them comes from fresh worlds alone (`Expert.compare`). All
play on there as sensible players do, so a figure is none of a game against better ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from kartenwerk.catalog.claims import STANDARD_ERRORS
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.engine.expert import Expert, TallyEntry, Trial
from kartenwerk.play.engine.past import Past, choose_move

SURE = STANDARD_ERRORS
"""The standard errors by which a move must lead to be described as better."""

APART = 0.1
"""From such a share of the playouts on, an entry is described as one that comes more or less often."""


class Because(NamedTuple):
    """The entry that sets the best move apart from the next: in how many playouts it comes, and its points a deal.

    Each pair is that of the best move and that of the next. Points of others count as they do for the adviser: what
    they lose is a gain.
    """

    entry: TallyEntry
    often: tuple[int, int]
    points: tuple[float, float]

    def is_apart(self, playouts: int) -> bool:
        """Whether it is enough to say that a gain comes more often, or a loss less often, of so many `playouts`."""
        more, least = self.often[0] - self.often[1], APART * playouts
        return (more >= least and min(self.points) >= 0) or (more <= -least and max(self.points) <= 0)

    def is_seen(self, playouts: int) -> bool:
        """Whether the two differ in what is said of them: shares, or points to a tenth."""
        return self.is_apart(playouts) or round(self.points[0], 1) != round(self.points[1], 1)


class Hint(NamedTuple):
    """The best move and the next, each with its mean advantage over the others in points a deal.

    `error` is the standard error of what lies between the two, world by world in `playouts` worlds. `equal` says that
    it is no more than SURE of them; a reason is given only if it is more. In a game in which searching brings nothing
    the best move is what players who know the game do: nothing is played out, and no other move is named.
    """

    best: Any
    mean: float
    next: Any
    next_mean: float
    error: float
    playouts: int
    equal: bool
    because: Because | None

    @property
    def lead(self) -> float:
        """By how many points a deal the best move is ahead of the next."""
        return self.mean - self.next_mean

    @property
    def decimals(self) -> int:
        """How many decimals the lead needs, so that it can be distinguished from its error."""
        return 1 if self.lead >= 1 else 2


def advise(expert: Expert, view: Any, moves: Sequence[Any], rng: Random, past: Past | None) -> Hint:
    """What an expert says of a view with at least two moves."""
    if not expert.game.searches:
        best = expert.recall(view, moves, rng, past)
        return Hint(best, 0.0, best, 0.0, 0.0, playouts=0, equal=True, because=None)
    choice, rival = expert.weigh(view, moves, rng, past)[:2]
    first, second = expert.compare(view, (choice.move, rival.move), rng, past)
    return hint_of(first, second)


def hint_of(choice: Trial, rival: Trial) -> Hint:
    """The hint that a comparison gives: the choice, unless the rival is surely better."""
    lead, error = choice.lead(rival)
    equal = abs(lead) <= SURE * error
    best, other = (choice, rival) if equal or lead > 0 else (rival, choice)
    because = None if equal else explain_lead(best, other)
    return Hint(best.move, best.mean, other.move, other.mean, error, best.playouts, equal, because)


def explain_lead(best: Trial, second: Trial) -> Because | None:
    """The entry with the greatest gain, None if no entry gains anything."""
    entries = sorted({*best.points, *second.points})

    def describe(entry: TallyEntry) -> Because:
        points = [trial.points[entry] / trial.playouts / trial.scale for trial in (best, second)]
        return Because(entry, (best.often[entry], second.often[entry]), (points[0], points[1]))

    most = max(map(describe, entries), key=lambda one: (one.points[0] - one.points[1], one.entry.own), default=None)
    return most if most and most.points[0] > most.points[1] else None


class Adviser:
    """A policy that plays as another does, and notes a hint before each move; None where there is but one.

    An expert plays what it advises. For any other player the expert draws `lots` of its own: the deal is the same as
    without hints.
    """

    def __init__(self, expert: Expert, player: Policy[Any, Any], lots: Random) -> None:
        self.expert, self.player, self.lots = expert, player, lots
        self.hints: list[Hint | None] = []

    def __call__(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        return self.recall(view, moves, rng, None)

    def recall(self, view: Any, moves: Sequence[Any], rng: Random, past: Past | None) -> Any:
        if len(moves) == 1:
            self.hints.append(None)
            return choose_move(self.player, view, moves, rng, past)
        hint = advise(self.expert, view, moves, self.lots, past)
        self.hints.append(hint)
        return hint.best if isinstance(self.player, Expert) else choose_move(self.player, view, moves, rng, past)
