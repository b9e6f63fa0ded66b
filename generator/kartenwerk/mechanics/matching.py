"""Pieces of matching games (Mau-Mau and its kin): the state of the table, drawing, and who may catch whom.

A card is laid on one it matches, or cards are drawn; cards demand things of the next seat, and whoever is left
with a single card has to say so. What matches, and what is demanded by which card, is the games' own business.

What every move needs is written for speed, as games are played by the million: a state is taken
apart at once and not field by field, how cards may be laid stands in a table, and the two commonest moves make
the next state as `tuple.__new__(State, fields)`, which is `State(*fields)` without a detour through Python.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from kartenwerk.cards import HIDDEN, Card, Cards, hidden
from kartenwerk.engine.contract import CHANCE, Reason
from kartenwerk.mechanics.dealing import hidden_but
from kartenwerk.mechanics.memo import Memo
from kartenwerk.mechanics.moves import replaced
from kartenwerk.mechanics.shedding import (
    DRAW,
    NOTICE,
    OVERLOOK,
    Move,
    Play,
    Reshuffle,
    next_holder,
    reshuffled,
    used_up,
)

R = TypeVar("R")

SILENCE = ("",)
"""When there is nothing that may be said."""

FORGETFUL, ATTENTIVE = 1 / 10, 1 / 2
"""How often a sensible player forgets to warn, and how often it notices that another did."""

Demand: TypeAlias = tuple[Card, str, str, tuple[str, ...]]
"""The open card, the rank that alone answers it or "", the suit wished with it or "", and what may be said now."""

Ways: TypeAlias = Memo[Card, tuple[Play, ...]]
"""Every way to lay each card; none for a card that does not match."""

Answers: TypeAlias = Memo[Demand, Ways]
"""How cards may be laid, for each demand that has come up."""


@dataclass(frozen=True)
class Setup(Generic[R]):
    """What stays as it is for a whole deal; `answers` tells for each demand, and what may be said, what may be laid.

    `suits` can be wished.
    """

    rules: R
    suits: tuple[str, ...]
    dealer: int
    answers: Answers = field(compare=False, repr=False)


class State(NamedTuple, Generic[R]):
    """Face-down stock (top first), open pile (last card last), hands, and what the last card demands.

    The seat on turn must draw `debt` cards, or sit out (`skip`), or follow the `wish`, a suit or "";
    `drawn` is the card it has just drawn and may lay. `out` got rid of their cards, in that order.
    `last` laid the last card; if that left it one card in silence, `asked` is the seat that may notice.
    `debtor` draws the cards still `owed` when the stock is shuffled anew. `again`: the seat on turn has laid a card
    that allows it another.
    """

    setup: Setup[R]
    stock: Cards
    pile: Cards
    hands: tuple[Cards, ...]
    turn: int
    debt: int = 0
    skip: bool = False
    wish: str = ""
    drawn: Card | None = None
    out: tuple[int, ...] = ()
    last: int = 0
    asked: int | None = None
    owed: int = 0
    debtor: int = 0
    again: bool = False

    @property
    def rules(self) -> R:
        return self.setup.rules

    @property
    def dealer(self) -> int:
        return self.setup.dealer


def start_card(stock: Cards, unfit: Collection[str]) -> tuple[Card, Cards]:
    """The first card of a fit rank, and the stock; unfit ones go under it as long as there is a fit one."""
    for place, card in enumerate(stock):
        if card.rank not in unfit:
            return card, stock[place + 1 :] + stock[:place]
    return stock[0], stock[1:]


def answers(laying: Callable[[Demand, Card], tuple[Play, ...]]) -> Answers:
    """The table of what a game says of each demand and card."""
    return Memo(lambda demand: Memo(partial(laying, demand)))


def fits(state: State[R], rank: str, card: Card) -> bool:
    """Whether the card may be laid on the open one; `rank` is the one that alone answers it, "" if others do too."""
    return bool(state.setup.answers[state.pile[-1], rank, state.wish, SILENCE][card])


def to_move(state: State[R]) -> int | None:
    """The deal is over when only one still holds cards."""
    if state.out and len(state.out) >= len(state.hands) - 1:
        return None
    if not state.stock and used_up(state.stock, state.pile):
        return CHANCE
    return state.turn if state.asked is None else state.asked


def why_not_now(state: State[R], seat: int | None, move: Move) -> Reason | None:
    """The rule of all these games by which it is not the time for such a move, when `seat` is to move."""
    if seat is None:
        return Reason("spiel_aus")
    if seat == CHANCE or isinstance(move, Reshuffle):
        return _why_not_reshuffle(state, seat, move)
    if (move in (NOTICE, OVERLOOK)) != (state.asked is not None):
        return Reason("nichts_zu_bemerken" if state.asked is None else "erst_bemerken")
    return None


def _why_not_reshuffle(state: State[R], seat: int, move: Move) -> Reason | None:
    if seat != CHANCE:
        return Reason("stapel_reicht")
    if not isinstance(move, Reshuffle):
        return Reason("erst_mischen")
    same = sorted(move.cards) == sorted(state.pile[:-1])
    return None if same else Reason("ablage_mischen", state.pile[-1:])


def chance(state: State[R], rng: Random) -> Reshuffle:
    return reshuffled(state.pile, rng)


def take(state: State[R], seat: int, number: int) -> State[R]:
    """The seat draws; what the stock lacks it is owed from the pile, if there is anything to shuffle."""
    taken = state.stock[:number]
    return state._replace(
        stock=state.stock[number:],
        hands=replaced(state.hands, seat, state.hands[seat] + taken),
        debtor=seat,
        owed=number - len(taken) if len(state.pile) > 1 else 0,
    )


def draw(state: State[R], stays: bool, lays: bool = True) -> State[R]:
    """The cards owed, which ends the turn unless the seat `stays` on it; else one, which it `lays` if it fits."""
    setup, stock, pile, hands, seat, debt, _, wish, _, out, last, _, _, _, _ = state
    number = debt or 1
    taken = stock[:number]
    fits = taken and not debt and lays and setup.answers[pile[-1], "", wish, SILENCE][taken[0]]
    drawn = taken[0] if fits else None
    turn = seat if fits or (debt and stays) else next_holder(hands, seat)
    hands = replaced(hands, seat, hands[seat] + taken)
    owed = number - len(taken) if len(pile) > 1 else 0
    fields = (setup, stock[number:], pile, hands, turn, 0, False, wish, drawn, out, last, None, owed, seat, False)
    return tuple.__new__(State, fields)


def pass_on(state: State[R]) -> State[R]:
    """The seat keeps what it has drawn, or sits out."""
    setup, stock, pile, hands, seat, debt, _, wish, _, out, last, *_ = state
    return State(setup, stock, pile, hands, next_holder(hands, seat), debt, False, wish, None, out, last)


def restock(state: State[R], shuffle: Reshuffle) -> State[R]:
    """The laid cards are the new stock, and who was owed cards gets them."""
    return take(state._replace(stock=shuffle.cards, pile=state.pile[-1:]), state.debtor, state.owed)


def answer(state: State[R], move: Move, penalty: int) -> State[R]:
    """Whoever is asked notices, which costs the seat that forgot so many cards, or says nothing.

    Then the next at the table is asked, with or without cards, until the round is back at the seat that forgot.
    """
    if move is NOTICE:
        return take(state._replace(asked=None), state.last, penalty)
    following = ((state.asked or 0) + 1) % len(state.hands)
    return state._replace(asked=None if following == state.last else following)


def view(state: State[R], seat: int) -> State[R]:
    """Other hands, the stock, and what another seat has drawn are blanked."""
    hands = hidden_but(state.hands, seat)
    drawn = HIDDEN if state.drawn and state.turn != seat else state.drawn
    return state._replace(hands=hands, stock=hidden(state.stock), drawn=drawn)


def holdings(state: State[R]) -> Cards:
    """Every card, wherever it lies."""
    return sum(state.hands, state.stock + state.pile)


def piles(state: State[Any], seat: int) -> tuple[tuple[str, Cards], ...]:
    """The last laid card and the seat's hand, for showing a game."""
    return ("ablage", state.pile[-1:]), ("hand", state.hands[seat])


def remarks(before: State[R], move: Move, after: State[R], does: str, draws: str) -> list[Reason]:
    """What a move did: `does` is the remark on a laid card or "", `draws` that on drawing cards that are owed."""
    if isinstance(move, Play):
        said = [Reason(does, (move.card,))] if does else []
        return said if after.asked is None else [*said, Reason("vergessen")]
    if move is DRAW and (before.debt or not before.stock):
        return [Reason(draws if before.debt else "nichts_zu_ziehen")]
    return [Reason("bemerkt")] if move is NOTICE else []


def eager(state: State[Any], options: Sequence[Move], rng: Random) -> Move:
    """A player who lays whenever it can, and warns."""
    warned = len(state.hands[state.turn]) != 2
    laying = [move for move in options if isinstance(move, Play) and (warned or move.call)]
    return rng.choice(laying or list(options))


def sensible(options: Sequence[Move], rng: Random, merit: Callable[[Play, bool], tuple[float, ...]]) -> Move:
    """A player who lays what has most `merit`, given whether it forgets to warn, and notices only some of the time."""
    if NOTICE in options:
        return NOTICE if rng.random() < ATTENTIVE else OVERLOOK
    laying = [move for move in options if isinstance(move, Play)]
    if not laying:
        return options[0]
    forgets = rng.random() < FORGETFUL
    return max(laying, key=lambda move: merit(move, forgets))
