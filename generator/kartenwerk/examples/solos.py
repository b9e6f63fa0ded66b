"""Games in which one plays alone against two: bidding, tricks in which duties bind, a pad of three accounts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from kartenwerk.engine.match import Match, Step
from kartenwerk.engine.session import Table
from kartenwerk.examples.trick_views import TrickView, trick_view, tricks_of
from kartenwerk.mechanics.auction import Pass
from kartenwerk.mechanics.tricks import Ranking


class Spoken(NamedTuple):
    """What somebody said in the bidding: a bid, as the game writes it, or "" for a pass; `holds` one as high."""

    name: str
    bid: str
    holds: bool


class Line(NamedTuple):
    """A deal as the pad writes it: notes, then what it brought everybody, and the sums so far."""

    notes: tuple[str, ...]
    points: tuple[int, ...]
    sums: tuple[int, ...]


def bidding_steps(match: Match) -> Iterator[Step]:
    """The moves of the bidding; other calls in between are left out."""
    for step in match.steps:
        bidding = step.before.bidding
        if bidding.speaker == step.seat and step.after.bidding != bidding:
            yield step


def bidding(table: Table, match: Match) -> tuple[Spoken, ...]:
    """The bidding from the first word to the last."""
    return tuple(
        Spoken(
            table.names[step.seat],
            "" if isinstance(step.move, Pass) else str(step.move).removeprefix("bietet "),
            not isinstance(step.move, Pass) and step.after.bidding.level == step.before.bidding.level,
        )
        for step in bidding_steps(match)
    )


def has_hold(match: Match) -> bool:
    """Somebody held a bid, and the other went on."""
    steps = list(bidding_steps(match))
    held = [
        place
        for place, step in enumerate(steps)
        if not isinstance(step.move, Pass) and step.after.bidding.level == step.before.bidding.level
    ]
    return bool(held) and held[0] < len(steps) - 2


def sequence(
    table: Table, match: Match, ranking: Ranking, duties: set[str], length: int = 3
) -> tuple[TrickView, ...] | None:
    """The first tricks in a row in which all these duties bind somebody, and everybody who follows is bound."""
    told = [trick_view(table, trick, ranking) for trick in tricks_of(match)]
    for first in range(len(told) - length + 1):
        shown = told[first : first + length]
        bound = {duty.reason for trick in shown for laid in trick.laid for duty in laid.duties}
        if duties <= bound and all(len(trick.bound) == len(trick.laid) - 1 for trick in shown):
            return tuple(shown)
    return None


def lines(matches: Sequence[Match], notes: Callable[[Match], tuple[str, ...]]) -> list[Line]:
    """The deals with their running sums."""
    sums = accumulate((match.result for match in matches), _added)
    return [Line(notes(match), match.result, so_far) for match, so_far in zip(matches, sums, strict=True)]


def _added(before: Iterable[int], new: Iterable[int]) -> tuple[int, ...]:
    return tuple(old + more for old, more in zip(before, new, strict=True))
