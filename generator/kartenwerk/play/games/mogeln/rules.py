"""Mogeln: a bluffing game for three to eight, with one pack of 52 cards, or two for more than five players.

All cards are dealt. In turn each lays one card face down and says the next rank in order, from twos to aces and round
again, whatever the card is. Whoever doubts it knocks, and the card is turned up: if it is another one, its owner takes
the whole pile, otherwise the doubter does. The first card of a pile and the last card of a hand are safe. The first
without cards wins.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import HIDDEN, Card, Cards, Pack, hide
from kartenwerk.play.engine.contract import Game, Item, Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Scoring
from kartenwerk.play.mechanics import leftovers
from kartenwerk.play.mechanics.dealing import left_deals, nothing_before
from kartenwerk.play.mechanics.leftovers import Leftovers
from kartenwerk.play.mechanics.table import Heard, cards_of_others
from kartenwerk.play.mechanics.tuples import hidden_but, replace_at, without

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K", "A")
JOKER = "joker"
LAYS = "legt"
ONE_PACK = 5
"""The most players that one pack is enough for."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/mogeln.toml`."""

    joker: int
    blaetter: str
    startwert: str


@equal_by_class
class Lay(NamedTuple):
    """Lay a card face down; which rank is said with it is fixed by the order."""

    card: Card

    def __str__(self) -> str:
        return f"{LAYS} {self.card}"


class Answer(StrEnum):
    """What a seat does about a card that another has laid."""

    KNOCK = "klopft"
    TRUST = "glaubt"


ANSWERS = tuple(Answer)
Move: TypeAlias = Lay | Answer


class State(NamedTuple):
    """Hands, and the face-down pile (last card last).

    said   the place in RANKS of the rank that was said last
    last   the seat that laid the last card
    asked  the seat that may doubt it; None if nobody may, or nobody is left to ask
    """

    rules: Rules
    hands: tuple[Cards, ...]
    pile: Cards
    said: int
    dealer: int
    turn: int
    last: int = 0
    asked: int | None = None


def due(state: State) -> str:
    """The rank that must be said next."""
    return RANKS[(state.said + 1) % len(RANKS)]


def to_move(state: State) -> int | None:
    if not all(state.hands):
        return None
    return state.turn if state.asked is None else state.asked


def _asked_on(state: State) -> State:
    """The next seat is asked, until all have been but the one that laid the card."""
    assert state.asked is not None
    following = (state.asked + 1) % len(state.hands)
    return state._replace(asked=None if following == state.last else following)


def is_true(state: State) -> bool:
    """Whether the last card is of the rank that was said; a joker always is."""
    return state.pile[-1].suit == JOKER or has_rank(state.pile[-1], RANKS[state.said])


def has_rank(card: Card, rank: str) -> bool:
    """Whether it is one of the cards of a rank; the second joker is no Two, though it is numbered so."""
    return card.suit != JOKER and card.rank == rank


def _turned_up(state: State) -> State:
    """The pile goes to whoever laid the last card, or to the doubter if it was true; that seat lays the next card."""
    assert state.asked is not None
    taker = state.asked if is_true(state) else state.last
    hands = replace_at(state.hands, taker, state.hands[taker] + state.pile)
    return state._replace(hands=hands, pile=(), turn=taker, asked=None)


def facts_of(state: State) -> Leftovers:
    """The facts of a finished deal."""
    return Leftovers(state.hands.index(()), tuple(map(len, state.hands)), state.hands)


def score(rules: Rules, facts: Leftovers, before: Before) -> tuple[Item, ...]:
    """A point for the seat that got rid of its cards; the items of the others list what they still hold."""
    return tuple(
        Item(seat, "gewonnen", 1) if seat == facts.fertig else Item(seat, "rest", 0, rest, facts.count_left(seat))
        for seat, rest in enumerate(facts.rest)
    )


class Mogeln(Game[Rules, State, Move]):
    """The rules of Mogeln as the engine plays by them."""

    id = "mogeln"
    rules = Rules
    move_limit = 900  # every card of two packs, and every seat's trust in it
    words = (LAYS, *Answer)
    endless = True
    searches = False  # a game has thousands of moves: a playout takes too long
    scoring = Scoring(leftovers.Leftovers, leftovers.asked, facts_of, nothing_before, score, leftovers.check)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        packs = (1 if players <= ONE_PACK else 2) if rules.blaetter == "auto" else int(rules.blaetter)
        suited = tuple(card for card in deck.cards if card.suit != JOKER)
        jokers = tuple(card for card in deck.cards if card.suit == JOKER)
        return suited * packs + jokers[: rules.joker]

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int = -1) -> State:
        """All cards, one by one from the dealer's left; some hands may get one more than others."""
        dealer %= players
        first = (dealer + 1) % players
        hands = tuple(order[(seat - first) % players :: players] for seat in range(players))
        return State(rules, hands, (), RANKS.index(rules.startwert) - 1, dealer, first)

    def to_move(self, state: State) -> int | None:
        return to_move(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        if to_move(state) is None:
            return ()
        if state.asked is not None:
            return ANSWERS
        return tuple(map(Lay, dict.fromkeys(state.hands[state.turn])))

    def why_not(self, state: State, move: Move) -> Reason | None:
        if to_move(state) is None:
            return Reason("spiel_aus")
        if isinstance(move, Answer):
            return None if state.asked is not None else Reason("nichts_anzuzweifeln")
        if state.asked is not None:
            return Reason("erst_antworten")
        return None if move.card in state.hands[state.turn] else Reason("nicht_auf_der_hand", (move.card,))

    def play(self, state: State, move: Move) -> State:
        if move is Answer.KNOCK:
            return _turned_up(state)
        if isinstance(move, Answer):
            return _asked_on(state)
        seat, players = state.turn, len(state.hands)
        hand = without(state.hands[seat], move.card)
        safe = not state.pile or not hand
        return state._replace(
            hands=replace_at(state.hands, seat, hand),
            pile=(*state.pile, move.card),
            said=(state.said + 1) % len(RANKS),
            turn=(seat + 1) % players,
            last=seat,
            asked=None if safe else (seat + 1) % players,
        )

    def view(self, state: State, seat: int) -> State:
        """Other hands and the pile lie face down; a seat does not see even the cards that it laid there itself."""
        hands = hidden_but(state.hands, seat)
        return state._replace(hands=hands, pile=hide(state.pile))

    def holdings(self, state: State) -> Cards:
        return (*sum(state.hands, ()), *state.pile)

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(Answer):
            return Answer(text)
        if not text.startswith(f"{LAYS} "):
            raise KartenwerkError("this is no move of Mogeln", found=repr(text), expected=_('"legt pik-7" or "klopft"'))
        return Lay(deck.card(text.removeprefix(f"{LAYS} ")))

    def deal_next(self, state: State, order: Cards) -> State:
        return left_deals(self.deal, state, order)

    def alike(self, move: Move) -> Move:
        """No suit says anything."""
        return Lay(move.card._replace(suit="")) if isinstance(move, Lay) and move.card.suit != JOKER else move

    def heard(self, state: State, move: Move, seat: int) -> Move | Heard:
        """That a card is laid, not which, and what is said of it."""
        if not isinstance(move, Lay):
            return move
        return Heard(LAYS, (move.card if state.turn == seat else HIDDEN,), due(state))

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        if move is Answer.KNOCK:
            assert before.asked is not None
            true = is_true(before)
            taker = before.asked if true else before.last
            return (Reason("war_wahr" if true else "war_gemogelt", before.pile[-1:], taker),)
        return () if all(after.hands) else (Reason("letzte_sicher"),)

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        return (("hand", state.hands[seat]),)

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The rank said of the last card, the one to be said next and how often it is held, the pile, others' cards."""
        said = Note("gesagt", word=RANKS[state.said], seat=state.last)
        held = sum(has_rank(card, due(state)) for card in state.hands[seat])
        now = [said] if state.asked is not None else [Note("anzusagen", word=due(state)), Note("davon", held)]
        return (*now, Note("stapel", len(state.pile)), *cards_of_others(state.hands, seat))
