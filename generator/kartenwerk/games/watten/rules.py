"""Watten: a Bavarian trick-taking game for two to four on 32 German cards, in which nobody must follow suit.

Five cards each. Forehand names the Schlag, a rank, and the dealer the suit. Above all stand the three Kritische,
then the card of Schlag and suit, then the other cards of the Schlag, then the suit. Three of five tricks win the
round, worth two points; a side may offer the other to give up, and who stays raises the round by a point. A side
with 12 of the 15 points is "gespannt" and may offer no more: if it does, it loses the round.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards, Pack, hidden
from kartenwerk.engine.contract import Item, Reason
from kartenwerk.games.watten import sides
from kartenwerk.mechanics import tricks
from kartenwerk.mechanics.tricks import BY_RANK, TRUMPS, Duty, InPlay, Kind, Lay, OpenTrick, Ranking, kind_of
from kartenwerk.mechanics.tuples import replaced

HAND, TRICKS = 5, 3
SUITS = ("eichel", "gras", "herz", "schellen")
RANKS = BY_RANK[:-1]
CRITICAL: tuple[Kind, ...] = (("herz", "K"), ("schellen", "7"), ("eichel", "7"))
"""Max, Belli and Spitz, the highest first."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/watten.toml`."""

    ziel: int
    grundwert: int
    gespannt_ab: int
    max_wert: int
    schlagwechsel: bool
    rechter_zwingt: bool
    streng: bool


class Act(StrEnum):
    """What is said beside Schlag and suit."""

    MACHINE = "Maschine"
    ASK = "will Schlagwechsel"
    AGREE = "nimmt an"
    REFUSE = "lehnt ab"
    OFFER = "bietet"
    ON = "weiter"
    GIVE_UP = "geht"
    STAY = "bleibt"


class Name(NamedTuple):
    """Name the Schlag, a rank, or the suit."""

    what: str

    def __str__(self) -> str:
        return f"nennt {self.what}"


Move: TypeAlias = Act | Name | Lay


class Phase(Enum):
    """What the seat to move is asked for; its value are the moves, where they do not depend on the hand."""

    MACHINE = (Act.MACHINE,)
    SWAP = (Act.ASK, Act.ON)
    ANSWER = (Act.AGREE, Act.REFUSE)
    SCHLAG = tuple(map(Name, RANKS))
    SUIT = tuple(map(Name, SUITS))
    OFFER = (Act.OFFER, Act.ON)
    STAY = (Act.GIVE_UP, Act.STAY)
    TRICK = ()
    OVER = None


class State(NamedTuple):
    """The cards in play, the rest of the pack, what was named, and how the round stands.

    `asked` are the seats asked next, in their order; `value` is what the round is worth, `offerer` made the last
    offer; `winner` is a seat of the side that has won the round, by `reason`; `scores` are points before it.
    """

    rules: Rules
    cards: InPlay
    rest: Cards
    dealer: int
    scores: tuple[int, ...]
    value: int
    phase: Phase
    asked: tuple[int, ...]
    schlag: str = ""
    suit: str = ""
    offerer: int | None = None
    winner: int | None = None
    reason: str = ""

    @property
    def ranking(self) -> Ranking:
        return order_of(self.schlag, self.suit)

    def gespannt(self, seat: int) -> bool:
        return max(self.scores[mate] for mate in self.side(seat)) >= self.rules.gespannt_ab

    def won_by(self, seat: int, reason: str) -> State:
        return self._replace(phase=Phase.OVER, winner=seat, reason=reason)

    def side(self, seat: int) -> tuple[int, ...]:
        return sides.side(len(self.scores), (self.dealer + 1) % len(self.scores), seat)

    def against(self, seat: int) -> tuple[int, ...]:
        return sides.against(len(self.scores), (self.dealer + 1) % len(self.scores), seat)


@cache
def order_of(schlag: str, suit: str) -> Ranking:
    """The three Kritische, the card of Schlag and suit, the other cards of the Schlag as equals, the suit."""
    equals = tuple((other, schlag) for other in SUITS if other != suit and (other, schlag) not in CRITICAL)
    high = dict.fromkeys((*CRITICAL, (suit, schlag)))
    plain = [(suit, rank) for rank in RANKS if rank != schlag and (suit, rank) not in CRITICAL]
    return Ranking((*((kind,) for kind in high), equals, *((kind,) for kind in plain)), RANKS)


def duties(state: State) -> tuple[Duty, ...]:
    """None, unless the table lets the right card draw trumps when it is led."""

    def answers(table: OpenTrick, card: Card) -> bool:
        forced = kind_of(table.trick[0]) == (state.suit, state.schlag)
        return not forced or table.ranking.suit(card) == TRUMPS

    return (Duty("rechter_zwingt", answers),) if state.rules.rechter_zwingt else ()


def deal(rules: Rules, players: int, order: Cards, dealer: int = -1, scores: tuple[int, ...] = ()) -> State:
    """Five each; who holds all three Kritische must say so. Forehand, left of the dealer, leads."""
    dealer %= players
    hands = tricks.hands_of(order, players, HAND, SUITS, RANKS)
    forehand = (dealer + 1) % players
    machine = tuple(seat for seat, hand in enumerate(hands) if set(CRITICAL) <= set(map(kind_of, hand)))
    asked = machine or ((dealer,) if rules.schlagwechsel else (forehand, dealer))
    phase = Phase.MACHINE if machine else Phase.SWAP if rules.schlagwechsel else Phase.SCHLAG
    rest, scores = order[players * HAND :], scores or (0,) * players
    return State(rules, InPlay.begin(hands, forehand), rest, dealer, scores, rules.grundwert, phase, asked)


def deal_next(state: State, order: Cards) -> State | None:
    """The next dealer, until somebody has reached the goal."""
    scores = totals(state)
    over = max(scores) >= state.rules.ziel
    return None if over else deal(state.rules, len(scores), order, (state.dealer + 1) % len(scores), scores)


def to_move(state: State) -> int | None:
    if state.phase is Phase.TRICK:
        return state.cards.turn
    return None if state.phase is Phase.OVER else state.asked[0]


def moves(state: State) -> tuple[Move, ...]:
    if state.phase is Phase.TRICK:
        return tuple(map(Lay, tricks.allowed(state.cards, state.ranking, duties(state))))
    return state.phase.value or ()


def why_not(state: State, move: Move) -> Reason | None:
    if state.phase is Phase.OVER:
        return Reason("runde_aus")
    if state.phase is Phase.TRICK and isinstance(move, Lay):
        return tricks.why_not_lay(move.card, state.cards, state.ranking, duties(state))
    return None if move in moves(state) else Reason("nicht_gefragt")


def play(state: State, move: Move) -> State:
    seat = to_move(state) or 0
    match move:
        case Name() if state.phase is Phase.SCHLAG:
            return state._replace(schlag=move.what, phase=Phase.SUIT, asked=state.asked[1:])
        case Name():
            return _before_trick(state._replace(suit=move.what))
        case Lay():
            return _laid(state, move.card)
        case Act.MACHINE:
            return state.won_by(seat, "maschine")
        case Act.ASK:
            return state._replace(phase=Phase.ANSWER, asked=(state.cards.turn,))
        case Act.AGREE:
            return state._replace(phase=Phase.SCHLAG, asked=(state.dealer, state.cards.turn))
        case Act.OFFER if state.gespannt(seat):
            return state.won_by(state.against(seat)[0], "gespannt")
        case Act.OFFER:
            return state._replace(phase=Phase.STAY, asked=state.against(seat)[:1], offerer=seat)
        case Act.GIVE_UP:
            return state.won_by(state.against(seat)[0], "gegangen")
        case Act.STAY:
            return _before_trick(state._replace(value=state.value + 1))
        case Act.ON if state.phase is Phase.OFFER:
            return state._replace(asked=state.asked[1:], phase=Phase.OFFER if state.asked[1:] else Phase.TRICK)
    return state._replace(phase=Phase.SCHLAG, asked=(state.cards.turn, state.dealer))  # no change of Schlag


def _before_trick(state: State) -> State:
    """One seat of each side is asked whether it offers; not the side that offered last."""
    leader = state.cards.turn
    last = () if state.offerer is None else state.side(state.offerer)
    asked = tuple(seat for seat in (leader, state.against(leader)[0]) if seat not in last)
    if state.rules.max_wert and state.value >= state.rules.max_wert:
        asked = ()
    return state._replace(asked=asked, phase=Phase.OFFER if asked else Phase.TRICK)


def _laid(state: State, card: Card) -> State:
    state = state._replace(cards=state.cards.lay(card, state.ranking))
    leader, three = state.cards.turn, state.cards.tricks(*state.side(state.cards.turn)) >= TRICKS
    if state.cards.trick.cards:
        return state
    return state.won_by(leader, "stiche") if three else _before_trick(state)


def tally(state: State) -> tuple[Item, ...]:
    """Everybody of the side that has won writes what the round is worth."""
    winners = () if state.winner is None else sorted(state.side(state.winner))
    return tuple(Item(seat, state.reason, state.value) for seat in winners)


def totals(state: State) -> tuple[int, ...]:
    """The points of all rounds so far."""
    won = {item.seat: item.points for item in tally(state)}
    return tuple(score + won.get(seat, 0) for seat, score in enumerate(state.scores))


def view(state: State, seat: int) -> State:
    """Where the table is strict, only dealer and forehand see their cards before Schlag and suit are named."""
    cards = state.cards.seen_by(seat)
    if state.rules.streng and not state.suit and seat not in (state.dealer, state.cards.trick.leader):
        cards = cards._replace(hands=replaced(cards.hands, seat, hidden(cards.hands[seat])))
    return state._replace(cards=cards, rest=hidden(state.rest))


def read(text: str, deck: Pack) -> Move:
    if text in list(Act):
        return Act(text)
    named = Name(text.removeprefix("nennt "))
    return named if named in Phase.SCHLAG.value + Phase.SUIT.value else tricks.read_lay(text, deck, "Watten", "nennt U")


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    taken = tricks.if_taken(before.cards, move, after.cards, before.ranking)
    return (*taken, Reason(after.reason)) if after.reason else taken
