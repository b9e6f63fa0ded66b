"""Tarock's examples: a bidding, tricks in which duties bind, a game from the hand that is paid, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.bidding import SpokenBid, has_hold, spoken_bids
from kartenwerk.examples.pads import account_rows
from kartenwerk.examples.rounds import match_minutes, played
from kartenwerk.examples.trick_views import TrickView, bound_in_a_row, ranking_view
from kartenwerk.examples.views import views
from kartenwerk.games.tarock.rules import (
    ALL_AUGEN,
    HAND,
    RANKS,
    SEATS,
    STOCK,
    SUITS,
    UNITS,
    Contract,
    State,
    made,
    margin,
    scale,
)
from kartenwerk.mechanics.augen import AUGEN
from kartenwerk.mechanics.duties import BEAT, FOLLOW, TRUMP

PACKETS = (4, 3, 4)
"""How many cards are dealt at once; the stock comes before the last packet. Source: rules_data/SOURCES.md."""

SPECIMEN_SEED = 3
SPECIMEN_DEALS = 12
SOON = 120
"""Seeds that are searched for what is shown best, before something less good will do."""


class PaidGame(NamedTuple):
    """A game from the bidding to the payment.

    `contract` is "Aufnahme" or "Hand"; `announced` is the margin announced with the trumps, "" if none was; `made` are
    the declarer's Augen and `lost` the others'; `reason` is an id of the tally; `units` is what each opponent pays or
    gets.
    """

    dealer: str
    spoken: tuple[SpokenBid, ...]
    declarer: str
    opponents: tuple[str, ...]
    contract: str
    bid: int
    trumps: str
    announced: str
    made: int
    lost: int
    won: bool
    reason: str
    units: int


def booklet(session: Session) -> Mapping[str, Any]:
    """The bids, a bidding, tricks in a row, a game that is paid, and how long a match takes."""
    duties = {duty.id for duty in ((FOLLOW, TRUMP, BEAT) if session.values["stichzwang"] else (FOLLOW, TRUMP))}

    def binds(deal: PlayedDeal) -> tuple[TrickView, ...] | None:
        return bound_in_a_row(session, deal, duties) if _is_played(deal) else None

    _, deal, tricks = session.find(SEATS, binds, "a row of tricks in which all duties bind")
    state: State = deal.state
    assert state.named is not None
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
        "gebote": [bid.augen for bid in scale(rules) if bid.contract is Contract.STOCK],
        "einheiten": UNITS,
        "namen": session.names[:SEATS],
        "reizen": spoken_bids(session, _found(session, [_is_outbid, _is_played], "a bidding")),
        "stiche": tricks,
        "allein": session.names[state.bidding.declarer],
        "trumpf": suited(session.deck).suit(state.named.suit).german,
        "ordnung": ranking_view(state.ranking, session.deck, deal.order),
        "bezahlt": paid_game(session, _found(session, [_has_schneider, _from_hand, _is_played], "a game that is paid")),
        "minuten": match_minutes(session, SEATS, int(session.values["spiele"])),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal: what was bid, the Augen made, and what the deal brought everybody."""
    match = played(session, players, SPECIMEN_SEED, min(SPECIMEN_DEALS, int(session.values["spiele"])))
    return {"namen": session.names[:players], "zeilen": account_rows(match, _notes)}


def paid_game(session: Session, deal: PlayedDeal) -> PaidGame:
    """A finished game that was played."""
    state: State = deal.state
    assert state.named is not None
    share = deal.result[state.bidding.opponents[0]]
    return PaidGame(
        session.names[state.dealer],
        spoken_bids(session, deal),
        session.names[state.bidding.declarer],
        tuple(session.names[seat] for seat in state.bidding.opponents),
        str(state.bid.contract),
        state.bid.augen,
        suited(session.deck).suit(state.named.suit).german,
        state.named.margin,
        made(state),
        ALL_AUGEN - made(state),
        share < 0,
        margin(state, made(state) >= state.bid.augen),
        abs(share),
    )


def _is_played(deal: PlayedDeal) -> bool:
    """Whether the deal was played, as not all have passed."""
    state: State = deal.state
    return state.bidding.winner is not None


def _is_outbid(deal: PlayedDeal) -> bool:
    """Whether a bid was held and the bidding went on."""
    return _is_played(deal) and has_hold(deal)


def _from_hand(deal: PlayedDeal) -> bool:
    """Whether a game from the hand was won."""
    state: State = deal.state
    declarer = state.bidding.winner
    return declarer is not None and state.bid.contract is Contract.HAND and deal.result[declarer] > 0


def _has_schneider(deal: PlayedDeal) -> bool:
    """Whether a game from the hand was won with the others Schneider."""
    return _from_hand(deal) and margin(deal.state, won=True) == "schneider"


def _notes(deal: PlayedDeal) -> tuple[str, ...]:
    """The bid in short and the Augen made; dashes if all passed."""
    state: State = deal.state
    return (f"{state.bid.contract[0]} {state.bid.augen}", str(made(state))) if _is_played(deal) else ("–", "–")


def _found(session: Session, kinds: Sequence[Callable[[PlayedDeal], bool]], what: str) -> PlayedDeal:
    """A deal of the first kind that is found; the better kinds are given up soon."""
    *better, last = (partial(_shows, kind) for kind in kinds)
    for shows in better:
        try:
            return session.find(SEATS, shows, what, seeds=range(SOON))[1]
        except KartenwerkError:  # rare by the table's rules: the next kind will do
            continue
    return session.find(SEATS, last, what)[1]


def _shows(kind: Callable[[PlayedDeal], bool], deal: PlayedDeal) -> bool | None:
    return kind(deal) or None
