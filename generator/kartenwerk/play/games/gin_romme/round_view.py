"""A round of Gin Rommé for the booklet: a hand arranged in two ways, the knock, and which rounds show them well."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.meld_rows import MeldRow, kind, loose_row, meld_row
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.gin_romme.hands import propose
from kartenwerk.play.games.gin_romme.rules import limit
from kartenwerk.play.games.gin_romme.scoring import deadwood, worth
from kartenwerk.play.games.gin_romme.state import State
from kartenwerk.play.mechanics.melds.meld import RANKS, Meld, MeldIndex
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff, Throw
from kartenwerk.play.mechanics.melds.search import Arrangement, arrange, lay_melds
from kartenwerk.play.mechanics.tuples import without

APART = 8
"""The least difference in deadwood between the two arrangements of an example."""


class ArrangedHand(NamedTuple):
    """A hand of eleven, the card it can best do without, and the others in two arrangements.

    `deadwood` is what each leaves, and `may_knock` whether that is few enough; the greedy one comes first. `first` is
    the first open card of the round, and `limit` the deadwood with which one may knock.
    """

    name: str
    hand: MeldRow
    thrown: CardView
    greedy: tuple[MeldRow, ...]
    best: tuple[MeldRow, ...]
    deadwood: tuple[int, int]
    may_knock: tuple[bool, bool]
    first: CardView
    limit: int


def greedy(index: MeldIndex, hand: Cards) -> Arrangement:
    """The hand with the dearest meld laid first, then the dearest of what is left."""
    laid: tuple[Meld, ...] = ()
    while found := index.melds((rest := lay_melds(hand, laid, worth)).rest):
        laid = (*laid, max(found, key=lambda meld: sum(map(worth, meld.cards))))
    return rest


def shows_arranging(deal: PlayedDeal) -> bool:
    """The knocker would leave much more with the dearest meld first, and lays another number of melds."""
    if (state := _before_knock(deal)) is None:
        return False
    best, _ = propose(state.meld_index, state.hand)
    first = greedy(state.meld_index, tuple(card for meld in best.melds for card in meld.cards) + best.rest)
    return first.deadwood - best.deadwood >= APART and len(first.melds) != len(best.melds)


def _before_knock(deal: PlayedDeal) -> State | None:
    """The round before the card is thrown away with a knock."""
    return next((step.before for step in deal.steps if isinstance(step.move, Throw) and step.move.knocks), None)


def arranged_twice(session: Session, deal: PlayedDeal) -> ArrangedHand:
    """The hand of the knocker as `kartenwerk hand` proposes it, and as it would be with the dearest meld first."""
    state = _before_knock(deal)
    assert state is not None
    best, thrown = propose(state.meld_index, state.hand)
    assert thrown is not None
    first = greedy(state.meld_index, without(state.hand, thrown))
    most = limit(state.rules, state.first)
    return ArrangedHand(
        session.names[state.turn],
        loose_row(session.deck, sorted(state.hand, key=lambda card: (card.suit, worth(card), RANKS.index(card.rank)))),
        CardView.of(thrown, session.deck),
        rows(session, first.melds, first.rest),
        rows(session, best.melds, best.rest),
        (first.deadwood, best.deadwood),
        (first.deadwood <= most, best.deadwood <= most),
        CardView.of(state.first, session.deck),
        most,
    )


def rows(session: Session, melds: tuple[Meld, ...], rest: Cards, added: Cards = ()) -> tuple[MeldRow, ...]:
    """Melds with the `added` cards framed, and in grey the cards left over with what they count."""
    laid = tuple(meld_row(session.deck, meld, kind(meld), new=added) for meld in melds)
    if not rest:
        return laid
    loose = sorted(rest, key=worth)
    label = "Luschen" if len(rest) > 1 else "Lusche"
    return (*laid, loose_row(session.deck, loose, label, str(sum(map(worth, rest))), quiet=True))


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
    added, items = _cards_added(deal), deal.tally
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
