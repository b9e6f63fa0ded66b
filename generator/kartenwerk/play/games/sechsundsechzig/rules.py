"""Sechsundsechzig: a trick-taking game for two with 24 cards.

Six cards each; the next one is turned up and names the trumps. While the stock lasts, any card may be laid and both
draw after each trick. Then suit must be followed, and a seat that cannot follow must trump. Of the 130 points, 120
Augen and ten for the last trick, 66 win. Marriages, the exchange of the nine of trumps and closing the stock are
parameters, as the source does not have them.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards, Pack, hide
from kartenwerk.play.engine.contract import Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Scoring, after_deals, counting
from kartenwerk.play.games.sechsundsechzig import scoring
from kartenwerk.play.games.sechsundsechzig.scoring import (
    ALL_POINTS,
    GOAL,
    SEATS,
    Facts,
    Rules,
    after,
    asked,
    check,
)
from kartenwerk.play.games.sechsundsechzig.scoring import (
    score as items,
)
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.augen import BY_AUGEN
from kartenwerk.play.mechanics.duties import BEAT, FOLLOW, TRUMP, Duty, legal_cards, why_not_lay
from kartenwerk.play.mechanics.ranking import Ranking, kind_of
from kartenwerk.play.mechanics.tricks import InPlay, Lay, TrickTakingGame
from kartenwerk.play.mechanics.tuples import replace_at, without

HAND = 6
SUITS = ("kreuz", "pik", "herz", "karo")
RANKS = ("A", "10", "K", "D", "B", "9")
LAST_TRICK = 10
PAIR = ("K", "D")
RECKONED = 3
"""With so many cards each a player works the ending out."""
WITH_PAIR = " mit Paar"


class StockMove(StrEnum):
    """What the leader may do before he leads: exchange the nine for the open trump, or close the stock."""

    EXCHANGE = "tauscht"
    CLOSE = "dreht zu"


STOCK_MOVES = EXCHANGE, CLOSE = tuple(StockMove)
"""The moves as plain names: in Python 3.11 looking up a member of an enum takes longer than changing a hand."""


@equal_by_class
class Marry(NamedTuple):
    """Lead a king or queen and announce its pair."""

    card: Card

    def __str__(self) -> str:
        return f"{self.card}{WITH_PAIR}"


Move: TypeAlias = Lay | Marry | StockMove


class State(NamedTuple):
    """The cards in play, and the stock: top first, the open trump last.

    `trump` is a suit; `married` are the points of each seat for pairs and `pairs` their suits; `closed` is the seat
    that closed the stock; `carried` points were left over by ties; `number` counts the deals of the match from 1.
    """

    rules: Rules
    cards: InPlay
    stock: Cards
    trump: str
    dealer: int
    married: tuple[int, ...] = (0,) * SEATS
    pairs: tuple[str, ...] = ()
    closed: int | None = None
    carried: int = 0
    number: int = 1

    @property
    def ranking(self) -> Ranking:
        return ranking(self.trump)

    @property
    def strict(self) -> bool:
        """Whether suit must be followed, as no more cards are drawn."""
        return not self.stock or self.closed is not None

    @property
    def duties(self) -> tuple[Duty, ...]:
        if not self.strict:
            return ()
        return (FOLLOW, TRUMP, BEAT) if self.rules.stichzwang else (FOLLOW, TRUMP)


@cache
def ranking(trump: str) -> Ranking:
    """The order of cards with that suit as trumps."""
    return Ranking.of(BY_AUGEN, [(trump, rank) for rank in RANKS])


def score(state: State, seat: int) -> int:
    """Augen, pairs and the last trick."""
    last = LAST_TRICK if not any(state.cards.hands) and state.cards.trick.leader == seat else 0
    return state.cards.augen(seat) + state.married[seat] + last


def over(state: State) -> bool:
    """Where more than 130 points can be made, a seat with 66 wins at once; otherwise all cards are played.

    A pair may bring the 66 while its card still lies alone in the trick.
    """
    stops = state.rules.paare or state.rules.zudrehen
    reached = stops and any(score(state, seat) >= GOAL for seat in range(SEATS))
    return reached or not any(state.cards.hands)


def facts_of(state: State) -> Facts:
    """The facts of a finished deal."""
    points = tuple(score(state, seat) for seat in range(SEATS))
    facts = Facts(points, state.closed)
    best = scoring.winner(facts)
    return facts if best is None else facts._replace(ohne_stich=not state.cards.tricks(1 - best))


def before_of(state: State) -> Before:
    return counting(state, SEATS)._replace(pot=state.carried)


def winner(state: State) -> int | None:
    """The seat that has won the deal; None for a tie."""
    return scoring.winner(facts_of(state))


def _why_not_marry(state: State, card: Card) -> Reason | None:
    if not state.rules.paare:
        return Reason("keine_paare")
    held = {other.rank for other in state.cards.hand if other.suit == card.suit}
    if card.rank not in PAIR or not held.issuperset(PAIR) or card.suit in state.pairs:
        return Reason("kein_paar", (card,))
    if state.cards.trick.cards:
        return Reason("nur_am_ausspiel")
    return None if state.cards.tricks(state.cards.turn) else Reason("erst_nach_stich")


def _why_not_stock_move(state: State, move: StockMove) -> Reason | None:
    exchange = move is EXCHANGE
    if not (state.rules.trumpfneun_tausch if exchange else state.rules.zudrehen):
        return Reason("kein_tausch" if exchange else "kein_zudrehen")
    if state.cards.trick.cards:
        return Reason("nur_am_ausspiel")
    if state.strict or len(state.stock) < SEATS + 1:
        return Reason("stapel_zu_klein")
    return Reason("keine_trumpf_neun") if exchange and not _nine(state) else None


def _nine(state: State) -> Cards:
    """The nine of trumps, if the seat on turn holds it."""
    return tuple(card for card in state.cards.hand if kind_of(card) == (state.trump, "9"))


def _exchange(state: State) -> State:
    seat, nine = state.cards.turn, _nine(state)
    hand = (*without(state.cards.hand, *nine), state.stock[-1])
    cards = state.cards._replace(hands=replace_at(state.cards.hands, seat, hand))
    return state._replace(cards=cards, stock=(*state.stock[:-1], *nine))


class Sechsundsechzig(TrickTakingGame[Rules, State, Move]):
    """The rules of Sechsundsechzig as the engine plays by them."""

    id = "sechsundsechzig"
    rules = Rules
    move_limit = 26  # 24 cards, one exchange, one closing
    words = (*StockMove, WITH_PAIR)
    scoring = Scoring(Facts, asked, facts_of, before_of, items, check, after=after, over=after_deals("spiele"))

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        ranks = RANKS[:-1] if rules.ohne_neunen else RANKS
        return tuple(card for card in deck.cards if card.rank in ranks)

    def deal(
        self, rules: Rules, players: int, order: Cards, dealer: int = 1, carried: int = 0, number: int = 1
    ) -> State:
        """Six cards each; the thirteenth is turned up and lies under the rest."""
        hands = tricks.sorted_hands(order, SEATS, HAND, SUITS, RANKS)
        up = order[SEATS * HAND]
        stock = (*order[SEATS * HAND + 1 :], up)
        leader = (dealer + 1) % SEATS
        return State(rules, InPlay.begin(hands, leader), stock, up.suit, dealer, carried=carried, number=number)

    def to_move(self, state: State) -> int | None:
        return None if over(state) else state.cards.turn

    def moves(self, state: State) -> tuple[Move, ...]:
        if self.to_move(state) is None:
            return ()
        lays, rules = tricks.lays(legal_cards(state)), state.rules
        if state.cards.trick.cards or not (rules.paare or rules.trumpfneun_tausch or rules.zudrehen):
            return lays  # all else is for the leader, where it is played
        pairs = (Marry(card) for card in state.cards.hand if _why_not_marry(state, card) is None)
        stock_moves = (move for move in STOCK_MOVES if _why_not_stock_move(state, move) is None)
        return (*lays, *(pairs if rules.paare else ()), *stock_moves)

    def why_not(self, state: State, move: Move) -> Reason | None:
        if self.to_move(state) is None:
            return Reason("spiel_aus")
        if isinstance(move, StockMove):
            return _why_not_stock_move(state, move)
        reason = why_not_lay(state, move.card)
        return reason or (_why_not_marry(state, move.card) if isinstance(move, Marry) else None)

    def play(self, state: State, move: Move) -> State:
        if isinstance(move, StockMove):
            return _exchange(state) if move is EXCHANGE else state._replace(closed=state.cards.turn)
        if isinstance(move, Marry):
            seat, suit = state.cards.turn, move.card.suit
            worth = state.married[seat] + state.rules.paar_punkte * (2 if suit == state.trump else 1)
            state = state._replace(married=replace_at(state.married, seat, worth), pairs=(*state.pairs, suit))
        state = tricks.after_lay(state, move.card)
        if state.cards.trick.cards or state.strict:
            return state
        return state._replace(cards=state.cards.draw(state.stock), stock=state.stock[SEATS:])

    def view(self, state: State, seat: int) -> State:
        """The other hand and the stock are hidden; the trump under the stock lies open."""
        stock = (*hide(state.stock[:-1]), *state.stock[-1:])
        return state._replace(cards=state.cards.seen_by(seat), stock=stock)

    def holdings(self, state: State) -> Cards:
        return (*state.cards.all, *state.stock)

    def is_counted_out(self, state: State) -> bool:
        """Once the stock is drawn, whoever has counted knows the other's hand."""
        return not state.stock and max(map(len, state.cards.hands)) <= RECKONED

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(StockMove):
            return StockMove(text)
        card, pair, _ = text.partition(WITH_PAIR)
        lay = tricks.read_lay(card, deck, "Sechsundsechzig", EXCHANGE)
        return Marry(lay.card) if pair else lay

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The other seat deals, until `spiele` deals are played; a tie leaves its point to the next deal."""
        if state.number >= state.rules.spiele:
            return None
        left_over = state.carried + 1 if winner(state) is None else 0
        return self.deal(state.rules, SEATS, order, 1 - state.dealer, left_over, state.number + 1)

    def audit(self, state: State) -> None:
        plain = not (state.rules.paare or state.rules.zudrehen)
        assert not plain or sum(score(state, seat) for seat in range(SEATS)) == ALL_POINTS

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        laid = Lay(move.card) if isinstance(move, Marry) else move
        taken = tricks.taken_remark(before, laid, after)
        return (*taken, Reason("stapel_leer")) if before.stock and not after.stock else taken

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The trumps, what is left to draw, with the open trump, who has closed the stock, the seat's own points."""
        closed = [] if state.closed is None else [Note("zugedreht", seat=state.closed)]
        stock = [Note("stapel", len(state.stock)), Note("offen", word=str(state.stock[-1]))] if state.stock else []
        return (Note("trumpf", word=state.trump), *closed, *stock, Note("punkte", score(state, seat)))
