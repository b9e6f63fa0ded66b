"""Tarock's examples: a bidding, tricks in which duties bind, a game from the hand that is paid, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.solos import Spoken, bidding, has_hold, lines, sequence
from kartenwerk.examples.trick_views import order_of
from kartenwerk.examples.views import views
from kartenwerk.games.tarock.rules import (
    ALL_AUGEN,
    HAND,
    RANKS,
    SEATS,
    STOCK,
    SUITS,
    UNITS,
    Kind,
    State,
    level,
    made,
    ranking_of,
    scale,
)
from kartenwerk.mechanics.tricks import AUGEN, BEAT, FOLLOW, TRUMP

PACKETS = (4, 3, 4)
"""How many cards come at once; the stock is laid between the last two. Source: rules_data/SOURCES.md."""

SPECIMEN_SEED = 3
SOON = 120  # deals that are searched for what is best shown, before the next best will do
SPECIMEN_DEALS = 12


class Paid(NamedTuple):
    """A game from the bidding to the payment. `reason` is the id of the tally, `units` what each of the others pays.

    `said` is what was announced with the trumps, "" if nothing was.
    """

    dealer: str
    spoken: tuple[Spoken, ...]
    alone: str
    others: tuple[str, ...]
    kind: str
    bid: int
    trumps: str
    said: str
    made: int
    lost: int
    won: bool
    reason: str
    units: int


def booklet(session: Session) -> Mapping[str, Any]:
    """The bids, a bidding, tricks in a row, a game that is paid, and how long a match takes."""
    duties = {duty.id for duty in ((FOLLOW, TRUMP, BEAT) if session.values["stichzwang"] else (FOLLOW, TRUMP))}

    def binds(deal: PlayedDeal) -> Any:
        state: State = deal.state
        tricks = None if state.alone is None else sequence(session, deal, ranking_of(state), duties)
        return tricks and (state, tricks, deal.order)

    state, tricks, cards = _found(session, [binds], "a row of tricks in which all duties bind")[1]
    deals = played(session, SEATS, SPECIMEN_SEED, int(session.values["spiele"]))
    rules = session.game.rules(**session.values)
    one_suit = sorted(
        (card for card in session.deck.kinds if card.suit == SUITS[-1]), key=lambda card: RANKS.index(card.rank)
    )
    return {
        "handkarten": HAND,
        "stockkarten": STOCK,
        "paeckchen": PACKETS,
        "summe": ALL_AUGEN,
        "werte": views(one_suit, session.deck),
        "augen": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "gebote": [bid.augen for bid in scale(rules) if bid.kind is Kind.STOCK],
        "einheiten": UNITS,
        "namen": session.names[:SEATS],
        "reizen": bidding(session, _found(session, [_outbid, _spoken], "a bidding")[0]),
        "stiche": tricks,
        "allein": session.names[state.bidding.soloist],
        "trumpf": suited(session.deck).suit(state.named.suit).german,
        "ordnung": order_of(ranking_of(state), session.deck, cards),
        "bezahlt": paid(session, _found(session, [_schneider, _from_hand, _spoken], "a game that is paid")[0]),
        "minuten": minutes(deals, session.data.move_seconds),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal: what was bid, the Augen made, and what it brought everybody."""
    deals = played(session, players, SPECIMEN_SEED, min(SPECIMEN_DEALS, int(session.values["spiele"])))
    return {"namen": session.names[:players], "zeilen": lines(deals, _notes)}


def paid(session: Session, deal: PlayedDeal) -> Paid:
    """A finished game in which somebody played alone."""
    state: State = deal.state
    alone = state.bidding.soloist
    assert state.named is not None
    share = deal.result[state.bidding.others[0]]
    won = share < 0
    return Paid(
        session.names[state.dealer],
        bidding(session, deal),
        session.names[alone],
        tuple(session.names[seat] for seat in state.bidding.others),
        str(state.bid.kind),
        state.bid.augen,
        suited(session.deck).suit(state.named.suit).german,
        state.named.say,
        made(state),
        ALL_AUGEN - made(state),
        won,
        level(state, made(state) >= state.bid.augen),
        abs(share),
    )


def _spoken(deal: PlayedDeal) -> bool | None:
    return True if deal.state.alone is not None else None


def _outbid(deal: PlayedDeal) -> bool | None:
    """A bid is held, and somebody goes higher."""
    return True if deal.state.alone is not None and has_hold(deal) else None


def _from_hand(deal: PlayedDeal) -> bool | None:
    """A game from the hand is won."""
    state: State = deal.state
    won = state.alone is not None and state.bid.kind is Kind.HAND and deal.result[state.alone] > 0
    return True if won else None


def _schneider(deal: PlayedDeal) -> bool | None:
    """The same, and the others are Schneider."""
    return True if _from_hand(deal) and level(deal.state, True) == "schneider" else None


def _notes(deal: PlayedDeal) -> tuple[str, ...]:
    """The bid in short and the Augen made; dashes where all passed."""
    state: State = deal.state
    return ("–", "–") if state.alone is None else (f"{state.bid.kind[0]} {state.bid.augen}", str(made(state)))


def _found(session: Session, shows: list[Callable[[PlayedDeal], Any]], what: str) -> tuple[PlayedDeal, Any]:
    """A deal that shows the first of these that any deal does."""
    *first, last = shows
    for one in first:
        try:
            return session.find(SEATS, one, what, seeds=range(SOON))[1:]
        except KartenwerkError:  # rare by the table's rules: the next best will do
            continue
    return session.find(SEATS, last, what)[1:]
