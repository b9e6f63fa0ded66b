"""Tarock's examples: the practice deal, a game from the hand that is paid, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.bidding import SpokenBid, spoken_bids
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, account_rows, sign, write_row
from kartenwerk.play.examples.practice import NamedCards, name_hands
from kartenwerk.play.examples.practice_tricks import trick_stories
from kartenwerk.play.examples.rounds import match_minutes, play_rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_tricks import empty_bar, show_tricks, sides_against
from kartenwerk.play.examples.trick_views import ranking_view
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.tarock.rules import (
    ALL_AUGEN,
    HAND,
    RANKS,
    SEATS,
    STOCK,
    SUITS,
    UNITS,
    Contract,
    State,
    count_made,
    facts_of,
    margin,
    ranking,
    scale,
)
from kartenwerk.play.mechanics.augen import AUGEN, augen
from kartenwerk.play.mechanics.widow import Discard

PACKETS = (4, 3, 4)
"""How many cards are dealt at once; the stock comes before the last packet. Source: rules_data/SOURCES.md."""

EXAMPLE_TRUMPS = "herz"
"""The trumps of the order that is pictured."""

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
    """The order of cards, and how long a match takes."""
    kinds = session.deck.kinds
    one_suit = sorted((card for card in kinds if card.suit == SUITS[-1]), key=lambda card: RANKS.index(card.rank))
    return {
        "handkarten": HAND,
        "stockkarten": STOCK,
        "paeckchen": PACKETS,
        "summe": ALL_AUGEN,
        "werte": views(one_suit, session.deck),
        "augen": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "einheiten": UNITS,
        "trumpf": require_suited(session.deck).suit(EXAMPLE_TRUMPS).german,
        "ordnung": ranking_view(ranking(EXAMPLE_TRUMPS), session.deck, kinds),
        "minuten": match_minutes(session, SEATS, int(session.values["spiele"])),
    }


def bids(session: Session) -> Mapping[str, Any]:
    """The bids for games with the stock."""
    return {"gebote": [bid.augen for bid in scale(session.rules) if bid.contract is Contract.STOCK]}


def paid(session: Session) -> Mapping[str, Any]:
    """A game that is paid."""
    return {
        "bezahlt": paid_game(session, _find(session, [_has_schneider, _from_hand, _is_played], "a game that is paid"))
    }


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands and stock, the bidding, what is laid away, the tricks, and how it is paid."""
    deal = deals[0]
    start: State = deal.start
    hands = name_hands(session, start.cards.hands)
    stories = tuple(trick_stories(session, deal))
    away = next(step.move.cards for step in deal.steps if isinstance(step.move, Discard))
    paid = paid_game(session, deal)
    sides = sides_against(paid.declarer, paid.opponents)
    bar = empty_bar(sides, ALL_AUGEN, paid.bid).with_segment(paid.declarer, "", augen(away))
    return {
        "namen": session.names[:SEATS],
        "haende": (*hands, NamedCards("Stock", views(start.stock.cards, session.deck))),
        "blatt": {hand.name: [card.id for card in hand.cards] for hand in hands},
        "stock": [str(card) for card in start.stock.cards],
        "gedrueckt": views(away, session.deck),
        "draussen": augen(away),
        "spiel": paid,
        "stiche": stories,
        "zuege": show_tricks(session, stories, bar, sides=sides),
        "kleinstes": int(session.values["grundgebot"]),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal: what was bid, the Augen made, and what the deal brought everybody."""
    match = play_rounds(session, players, SPECIMEN_SEED, min(SPECIMEN_DEALS, int(session.values["spiele"])))
    return {"namen": session.names[:players], "zeilen": account_rows(match, _notes)}


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """The bid, the Augen made, and how everybody stands, after a deal that people write down; dashes if all passed."""
    facts = deal.facts
    notes = ("–", "–") if facts.alle_passen else (str(facts.gebot), str(facts.augen))
    return write_row(deal, lambda seat: (sign(deal.sums[seat]),), notes)


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
        require_suited(session.deck).suit(state.named.suit).german,
        state.named.margin,
        count_made(state),
        ALL_AUGEN - count_made(state),
        share < 0,
        margin(state.rules, facts_of(state)),
        abs(share),
    )


def _is_played(deal: PlayedDeal) -> bool:
    """Whether the deal was played, as not all have passed."""
    state: State = deal.state
    return state.bidding.winner is not None


def _from_hand(deal: PlayedDeal) -> bool:
    """Whether a game from the hand was won."""
    state: State = deal.state
    declarer = state.bidding.winner
    return declarer is not None and state.bid.contract is Contract.HAND and deal.result[declarer] > 0


def _has_schneider(deal: PlayedDeal) -> bool:
    """Whether a game from the hand was won with the others Schneider."""
    return _from_hand(deal) and margin(deal.state.rules, facts_of(deal.state)) == "schneider"


def _notes(deal: PlayedDeal) -> tuple[str, ...]:
    """The bid in short and the Augen made; dashes if all passed."""
    state: State = deal.state
    return (f"{state.bid.contract[0]} {state.bid.augen}", str(count_made(state))) if _is_played(deal) else ("–", "–")


def _find(session: Session, kinds: Sequence[Callable[[PlayedDeal], bool]], what: str) -> PlayedDeal:
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


SHOWCASE = Showcase(booklet, specimen, practice, written_deal, reckoned=(bids, paid))
