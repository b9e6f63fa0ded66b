"""Games in which one plays alone against two: bidding, tricks in which duties bind, a pad of three accounts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
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


def bidding_steps(deal: PlayedDeal) -> Iterator[Step]:
    """The moves of the bidding; other calls in between are left out."""
    for step in deal.steps:
        bidding = step.before.bidding
        if bidding.speaker == step.seat and step.after.bidding != bidding:
            yield step


def bidding(session: Session, deal: PlayedDeal) -> tuple[Spoken, ...]:
    """The bidding from the first word to the last."""
    return tuple(
        Spoken(
            session.names[step.seat],
            "" if isinstance(step.move, Pass) else str(step.move).removeprefix("bietet "),
            not isinstance(step.move, Pass) and step.after.bidding.level == step.before.bidding.level,
        )
        for step in bidding_steps(deal)
    )


def has_hold(deal: PlayedDeal) -> bool:
    """Somebody held a bid, and the other went on."""
    steps = list(bidding_steps(deal))
    held = [
        place
        for place, step in enumerate(steps)
        if not isinstance(step.move, Pass) and step.after.bidding.level == step.before.bidding.level
    ]
    return bool(held) and held[0] < len(steps) - 2


def sequence(
    session: Session, deal: PlayedDeal, ranking: Ranking, duties: set[str], length: int = 3
) -> tuple[TrickView, ...] | None:
    """The first tricks in a row in which all these duties bind somebody, and everybody who follows is bound."""
    told = [trick_view(session, trick, ranking) for trick in tricks_of(deal)]
    for first in range(len(told) - length + 1):
        shown = told[first : first + length]
        bound = {duty.reason for trick in shown for laid in trick.laid for duty in laid.duties}
        if duties <= bound and all(len(trick.bound) == len(trick.laid) - 1 for trick in shown):
            return tuple(shown)
    return None


def lines(deals: Sequence[PlayedDeal], notes: Callable[[PlayedDeal], tuple[str, ...]]) -> list[Line]:
    """The deals with their running sums."""
    sums = accumulate((deal.result for deal in deals), _added)
    return [Line(notes(deal), deal.result, so_far) for deal, so_far in zip(deals, sums, strict=True)]


def _added(before: Iterable[int], new: Iterable[int]) -> tuple[int, ...]:
    return tuple(old + more for old, more in zip(before, new, strict=True))
