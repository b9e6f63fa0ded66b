"""Wallachen's examples: a bidding with holding, tricks in which duties bind, a game that is paid, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples.bidding import SpokenBid, has_hold, spoken_bids
from kartenwerk.examples.pads import account_rows
from kartenwerk.examples.rounds import match_minutes, played
from kartenwerk.examples.trick_views import TrickView, bound_in_a_row, ranking_view
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.wallachen.doubling import Call
from kartenwerk.games.wallachen.rules import HAND, LEAST, PACKET, SCALE, SEATS, START, SUITS, State
from kartenwerk.mechanics.duties import BEAT, FOLLOW, TRUMP
from kartenwerk.mechanics.widow import Discard

T = TypeVar("T")

SPECIMEN_SEED = 5
SPECIMEN_DEALS = 12
BID, MADE = 7, 8
"""The game that is paid: seven tricks bid and eight made, doubled once if the table doubles."""


class PaidGame(NamedTuple):
    """A game from the deal to the payment: who doubled, the bidding, what was laid away, and who pays what.

    `value` is what each opponent pays before doubling, `factor` multiplies it.
    """

    dealer: str
    doubled: tuple[str, ...]
    spoken: tuple[SpokenBid, ...]
    declarer: str
    opponents: tuple[str, ...]
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

    def binds(deal: PlayedDeal) -> tuple[TrickView, ...] | None:
        return bound_in_a_row(session, deal, duties) if _with_trumps(deal) else None

    def pays(deal: PlayedDeal) -> bool | None:
        return _is_paid(deal, int(bool(session.values["doppeln"]))) or None

    deal, tricks = _found(session, binds, "a row of tricks in which all duties bind")
    state: State = deal.state
    return {
        "handkarten": HAND,
        "startkarten": START,
        "paeckchen": PACKET,
        "stufen": SCALE,
        "mindestens": LEAST,
        "namen": session.names[:SEATS],
        "reizen": _spoken(session, _found(session, lambda deal: has_hold(deal) or None, "a bid that is held")[0]),
        "stiche": tricks,
        "allein": session.names[state.bidding.declarer],
        "trumpf": suited(session.deck).suit(state.game).german,
        "ordnung": ranking_view(state.ranking, session.deck, deal.order),
        "bezahlt": paid_game(session, _found(session, pays, "seven tricks bid and eight made")[0]),
        "minuten": match_minutes(session, SEATS, int(session.values["spiele"])),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal: what was bid, the tricks made, the factor, and what the deal brought everybody."""
    match = played(session, players, SPECIMEN_SEED, min(SPECIMEN_DEALS, int(session.values["spiele"])))
    return {"namen": session.names[:players], "zeilen": account_rows(match, _notes)}


def paid_game(session: Session, deal: PlayedDeal) -> PaidGame:
    """A finished game with trumps."""
    state: State = deal.state
    declarer, opponents = state.bidding.declarer, state.bidding.opponents
    discard = next(step.move for step in deal.steps if isinstance(step.move, Discard))
    return PaidGame(
        session.names[state.dealer],
        tuple(session.names[step.seat] for step in deal.steps if step.move is Call.DOUBLE),
        _spoken(session, deal),
        session.names[declarer],
        tuple(session.names[seat] for seat in opponents),
        views(discard.cards, session.deck),
        suited(session.deck).suit(state.game).german,
        state.cards.tricks(declarer),
        LEAST + state.bidding.level,
        abs(deal.result[opponents[0]]) // state.stakes.factor,
        state.stakes.factor,
        deal.result,
    )


def _spoken(session: Session, deal: PlayedDeal) -> tuple[SpokenBid, ...]:
    return spoken_bids(session, deal, verb="bietet ")


def _with_trumps(deal: PlayedDeal) -> bool:
    """Whether somebody played for tricks with a suit as trumps."""
    state: State = deal.state
    return state.bidding.winner is not None and state.game in SUITS


def _is_paid(deal: PlayedDeal, doubled: int) -> bool:
    state: State = deal.state
    if not _with_trumps(deal) or state.stakes.doubled != doubled:
        return False
    return LEAST + state.bidding.level == BID and state.cards.tricks(state.bidding.declarer) == MADE


def _notes(deal: PlayedDeal) -> tuple[str, ...]:
    """What was played, the tricks made, the factor; dashes if all passed."""
    state: State = deal.state
    if state.bidding.winner is None:
        return ("–", "–", "–")
    game = SCALE[state.bidding.level] if state.game in SUITS else state.game
    made = state.cards.tricks(state.bidding.winner)
    return game[:1].upper() if game.isalpha() else game, str(made), str(state.stakes.factor)


def _found(session: Session, shows: Callable[[PlayedDeal], T | None], what: str) -> tuple[PlayedDeal, T]:
    """The first deal that shows it, and what it shows."""
    _, deal, found = session.find(SEATS, shows, what)
    return deal, found
