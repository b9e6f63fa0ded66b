"""The bidding of a played deal as templates see it, in games with an `Auction`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.mechanics.auction import Auction
from kartenwerk.play.mechanics.passing import Pass


class SpokenBid(NamedTuple):
    """What a seat said: its bid in the game's words, "" for a pass. If it `holds`, the bid is no higher than before."""

    name: str
    bid: str
    holds: bool


def bidding_steps(deal: PlayedDeal) -> Iterator[Step]:
    """The steps of the bidding, without other calls in between."""
    for step in deal.steps:
        bidding: Auction = step.before.bidding
        if bidding.speaker == step.seat and step.after.bidding != bidding:
            yield step


def spoken_bids(session: Session, deal: PlayedDeal, verb: str = "") -> tuple[SpokenBid, ...]:
    """The bidding from the first word to the last; the `verb` that bids begin with is left out."""
    return tuple(
        SpokenBid(
            session.names[step.seat],
            "" if isinstance(step.move, Pass) else str(step.move).removeprefix(verb),
            _holds(step),
        )
        for step in bidding_steps(deal)
    )


def _holds(step: Step) -> bool:
    before: Auction = step.before.bidding
    after: Auction = step.after.bidding
    return not isinstance(step.move, Pass) and after.level == before.level
