"""The end of a round of Gin Rommé for the booklet, and which rounds make good examples."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.meld_rows import MeldRow
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.gin_romme.hand_view import rows
from kartenwerk.play.games.gin_romme.rules import limit
from kartenwerk.play.games.gin_romme.scoring import deadwood, tally, worth
from kartenwerk.play.games.gin_romme.state import State
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff
from kartenwerk.play.mechanics.melds.search import arrange


class KnockView(NamedTuple):
    """The end of a round: who knocked, what was laid and added, what both had left, and what it brought to whom.

    `deadwood` is the knocker's and the other's; `before` would be the other's had nothing been added. `first` is the
    first open card, and `limit` what it allowed.
    """

    knocker: str
    other: str
    thrown: CardView
    laid: tuple[MeldRow, ...]
    opposite: tuple[MeldRow, ...]
    added: tuple[CardView, ...]
    deadwood: tuple[int, int]
    before: int
    items: tuple[tuple[str, int], ...]
    points: int
    winner: str
    first: CardView
    limit: int


def shows_gin(deal: PlayedDeal) -> bool:
    return _wins_by(deal, "gin")


def shows_spade(deal: PlayedDeal) -> bool:
    """In Oklahoma: the first card is a spade and allows little; somebody knocks and wins."""
    state: State = deal.state
    low = state.first.suit == "pik" and 2 < limit(state.rules, state.first) < 8
    return low and _wins_by(deal, "luschen") and not _wins_by(deal, "gin") and not _wins_by(deal, "unterschnitt")


def knock_view(session: Session, deal: PlayedDeal) -> KnockView:
    """The view of a round that ended with a knock."""
    state: State = deal.state
    assert state.knocker is not None
    knocker, other, deck = state.knocker, 1 - state.knocker, session.deck
    added, items = _cards_added(deal), tally(state)
    kept = arrange(state.meld_index, state.hands[other], worth)
    [thrown] = state.aside
    return KnockView(
        session.names[knocker],
        session.names[other],
        CardView.of(thrown, deck),
        rows(session, state.melds, state.hands[knocker], added),
        rows(session, kept.melds, kept.rest),
        views(added, deck),
        (deadwood(state, knocker), kept.deadwood),
        _before_adding(deal),
        tuple((item.reason, item.points) for item in items),
        sum(item.points for item in items),
        session.names[items[0].seat],
        CardView.of(state.first, deck),
        limit(state.rules, state.first),
    )


def _wins_by(deal: PlayedDeal, label: str) -> bool:
    return any(item.reason == label for item in deal.tally)


def _cards_added(deal: PlayedDeal) -> Cards:
    return tuple(step.move.card for step in deal.steps if isinstance(step.move, LayOff))


def _before_adding(deal: PlayedDeal) -> int:
    """The other's deadwood when the knocker has laid."""
    step = next(step for step in deal.steps if isinstance(step.move, LayDown))
    return deadwood(step.after, 1 - step.seat)
