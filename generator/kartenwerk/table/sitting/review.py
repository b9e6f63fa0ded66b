"""A review in words: the moves that cost most, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kartenwerk.play.engine.review import CostlyMove
from kartenwerk.table.sitting.advice import Advice
from kartenwerk.table.sitting.tongue import Tongue


def describe_review(tongue: Tongue, costly: Sequence[CostlyMove], deals: int) -> Iterator[str]:
    """The costly moves of one seat, of so many deals, each with what is said for the better one."""
    if not costly:
        yield tongue.say("review_none")
    for one in costly:
        played, best = tongue.move(one.hint.next), tongue.move(one.hint.best)
        where = "review_move" if deals == 1 else "review_move_of_deal"
        yield tongue.say(where, deal=one.deal, number=one.number, played=played, best=best)
        yield from Advice(tongue).compare(one.hint)
