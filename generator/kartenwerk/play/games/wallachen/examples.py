"""Wallachen's examples: the practice deal from the doubling to the payment, the order of cards, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.bidding import SpokenBid, spoken_bids
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, account_rows, sign, write_row
from kartenwerk.play.examples.practice import NamedCards, name_hands
from kartenwerk.play.examples.practice_tricks import trick_stories
from kartenwerk.play.examples.rounds import match_minutes, play_rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_tricks import count_tricks, empty_bar, sides_against
from kartenwerk.play.examples.trick_views import ranking_view
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.wallachen.doubling import Call
from kartenwerk.play.games.wallachen.rules import PACKET, START, SUITS, State, ranking
from kartenwerk.play.games.wallachen.scoring import HAND, LEAST, SCALE, SEATS
from kartenwerk.play.mechanics.widow import Discard

SPECIMEN_SEED = 5
SPECIMEN_DEALS = 12
PICTURED_TRUMPS = "eichel"
"""The trumps of the order of cards that is pictured."""


class BiddingHand(NamedTuple):
    """What a seat holds while stakes are doubled (the first packet) and while it bids (all it is dealt).

    `named` is the first packet by its German names.
    """

    packet: Cards
    cards: Cards
    named: tuple[CardView, ...]

    def first(self, suit: str) -> int:
        """How many cards of the suit the first packet has."""
        return sum(card.suit == suit for card in self.packet)

    def holds(self, suit: str) -> int:
        return sum(card.suit == suit for card in self.cards)

    def of_rank(self, rank: str) -> int:
        return sum(card.rank == rank for card in self.cards)

    def has(self, id: str) -> bool:
        return id in map(str, self.cards)


class PaidGame(NamedTuple):
    """A game from the deal to the payment: who doubled, the bidding, what was laid away, and who pays what.

    `value` is what each opponent pays before doubling, `factor` multiplies it; `kontra` are those that called it.
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
    kontra: tuple[str, ...]
    result: tuple[int, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """The bids, the order of cards, and how long a match takes."""
    return {
        "handkarten": HAND,
        "startkarten": START,
        "paeckchen": PACKET,
        "stufen": SCALE,
        "mindestens": LEAST,
        "trumpf": require_suited(session.deck).suit(PICTURED_TRUMPS).german,
        "ordnung": ranking_view(ranking(PICTURED_TRUMPS), session.deck, session.play(SEATS, SPECIMEN_SEED).order),
        "minuten": match_minutes(session, SEATS, int(session.values["spiele"])),
    }


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: what everybody bids on, the tricks, how both sides stand after each, and what is paid."""
    (deal,) = deals
    names = session.names[:SEATS]
    start: State = deal.start
    full: State = next(step.before for step in deal.steps if not step.before.stakes.waiting)
    start_cards = views(full.stock.cards, session.deck)
    stories = tuple(trick_stories(session, deal))
    paid = paid_game(session, deal)
    sides = sides_against(paid.declarer, paid.opponents)
    return {
        "namen": names,
        "haende": (*name_hands(session, full.cards.hands), NamedCards("Start", start_cards)),
        "blatt": {
            name: BiddingHand(packet, hand, views(packet, session.deck))
            for name, packet, hand in zip(names, start.cards.hands, full.cards.hands, strict=True)
        },
        "start": start_cards,
        "stiche": stories,
        "zuege": count_tricks(session, stories, empty_bar(sides, HAND, paid.bid), sides=sides),
        "abrechnung": paid,
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal: what was bid, the tricks made, the factor, and what the deal brought everybody."""
    match = play_rounds(session, players, SPECIMEN_SEED, min(SPECIMEN_DEALS, int(session.values["spiele"])))
    return {"namen": session.names[:players], "zeilen": account_rows(match, _notes)}


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """What was played, the tricks made, the factor, and how everybody stands, after a deal that people write down."""
    facts = deal.facts
    game = facts.spiel[:1].upper() if facts.spiel.isalpha() else facts.spiel
    notes = ("–", "–", "–") if facts.alle_passen else (game, str(facts.stiche), str(2**facts.kontra))
    return write_row(deal, lambda seat: (sign(deal.sums[seat]),), notes)


def paid_game(session: Session, deal: PlayedDeal) -> PaidGame:
    """A finished game with trumps."""
    state: State = deal.state
    declarer, opponents = state.bidding.declarer, state.bidding.opponents
    discard = next(step.move for step in deal.steps if isinstance(step.move, Discard))
    return PaidGame(
        session.names[state.dealer],
        tuple(session.names[step.seat] for step in deal.steps if step.move is Call.DOUBLE),
        _list_bids(session, deal),
        session.names[declarer],
        tuple(session.names[seat] for seat in opponents),
        views(discard.cards, session.deck),
        require_suited(session.deck).suit(state.game).german,
        state.cards.tricks(declarer),
        LEAST + state.bidding.level,
        abs(deal.result[opponents[0]]) // state.stakes.factor,
        state.stakes.factor,
        tuple(session.names[seat] for seat in state.stakes.kontra),
        deal.result,
    )


def _list_bids(session: Session, deal: PlayedDeal) -> tuple[SpokenBid, ...]:
    return spoken_bids(session, deal, verb="bietet ")


def _notes(deal: PlayedDeal) -> tuple[str, ...]:
    """What was played, the tricks made, the factor; dashes if all passed."""
    state: State = deal.state
    if state.bidding.winner is None:
        return ("–", "–", "–")
    game = SCALE[state.bidding.level] if state.game in SUITS else state.game
    made = state.cards.tricks(state.bidding.winner)
    return game[:1].upper() if game.isalpha() else game, str(made), str(state.stakes.factor)


SHOWCASE = Showcase(booklet, specimen, practice, written_deal)
