"""Wallachen's examples: a bidding with holding, tricks in which duties bind, a game that is paid, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.solos import Spoken, bidding, has_hold, lines, sequence
from kartenwerk.examples.trick_views import order_of
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.wallachen.doubling import Act
from kartenwerk.games.wallachen.rules import HAND, LEAST, SCALE, SEATS, START, SUITS, State, ranking_of
from kartenwerk.mechanics.tricks import BEAT, FOLLOW, TRUMP
from kartenwerk.mechanics.widow import Discard

SPECIMEN_SEED = 5
SPECIMEN_DEALS = 12
BID, MADE = 7, 8
"""The game that is paid: seven tricks bid, eight made, doubled once where the table doubles."""


class Paid(NamedTuple):
    """A game from the deal to the payment: who doubled, the bidding, what was laid away, and who pays what.

    `value` is what each of the others pays before doubling, `factor` by what it is multiplied.
    """

    dealer: str
    doubled: tuple[str, ...]
    spoken: tuple[Spoken, ...]
    alone: str
    others: tuple[str, ...]
    discards: tuple[CardView, ...]
    trumps: str
    made: int
    bid: int
    value: int
    factor: int
    result: tuple[int, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """A bidding, three tricks in a row, a game that is paid, and how long a match takes."""
    duties = {duty.id for duty in (FOLLOW, TRUMP, BEAT)}

    def binds(deal: PlayedDeal) -> Any:
        state: State = deal.state
        if state.alone is None or state.game not in SUITS:
            return None
        tricks = sequence(session, deal, ranking_of(state), duties)
        return tricks and (deal, tricks)

    def pays(deal: PlayedDeal) -> bool | None:
        return True if _is_paid(deal, int(bool(session.values["doppeln"]))) else None

    def holds(deal: PlayedDeal) -> bool | None:
        return True if has_hold(deal) else None

    deal, tricks = _found(session, binds, "a row of tricks in which all duties bind")[1]
    state: State = deal.state
    deals = played(session, SEATS, SPECIMEN_SEED, int(session.values["spiele"]))
    return {
        "handkarten": HAND,
        "startkarten": START,
        "stufen": SCALE,
        "mindestens": LEAST,
        "namen": session.names[:SEATS],
        "reizen": bidding(session, _found(session, holds, "a bid that is held")[0]),
        "stiche": tricks,
        "allein": session.names[state.bidding.soloist],
        "trumpf": suited(session.deck).suit(state.game).german,
        "ordnung": order_of(ranking_of(state), session.deck, deal.order),
        "bezahlt": paid(session, _found(session, pays, "seven tricks bid and eight made")[0]),
        "minuten": minutes(deals, session.data.move_seconds),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal: what was bid, the tricks made, by what it was multiplied, and what it brought everybody."""
    deals = played(session, players, SPECIMEN_SEED, min(SPECIMEN_DEALS, int(session.values["spiele"])))
    return {"namen": session.names[:players], "zeilen": lines(deals, _notes)}


def paid(session: Session, deal: PlayedDeal) -> Paid:
    """A finished game in which somebody played alone with trumps."""
    state: State = deal.state
    alone = state.bidding.soloist
    discards = next(step.move for step in deal.steps if isinstance(step.move, Discard))
    share = deal.result[state.bidding.others[0]]
    return Paid(
        session.names[state.dealer],
        tuple(session.names[step.seat] for step in deal.steps if step.move is Act.DOUBLE),
        bidding(session, deal),
        session.names[alone],
        tuple(session.names[seat] for seat in state.bidding.others),
        views(discards.cards, session.deck),
        suited(session.deck).suit(state.game).german,
        state.cards.tricks(alone),
        LEAST + state.bidding.level,
        abs(share) // state.stakes.factor,
        state.stakes.factor,
        deal.result,
    )


def _is_paid(deal: PlayedDeal, doubled: int) -> bool:
    state: State = deal.state
    if state.alone is None or state.game not in SUITS or state.stakes.doubled != doubled:
        return False
    return LEAST + state.bidding.level == BID and state.cards.tricks(state.alone) == MADE


def _notes(deal: PlayedDeal) -> tuple[str, ...]:
    """What was played, the tricks made, the factor; dashes where nobody played."""
    state: State = deal.state
    if state.alone is None:
        return ("–", "–", "–")
    bid = SCALE[state.bidding.level]
    game = bid if state.game in SUITS else state.game
    return game[:1].upper() if game.isalpha() else game, str(state.cards.tricks(state.alone)), str(state.stakes.factor)


def _found(session: Session, shows: Any, what: str) -> tuple[PlayedDeal, Any]:
    _, deal, found = session.find(SEATS, shows, what)
    return deal, found
