"""Pieces of matching games (Mau-Mau and its kin): the state of the table, drawing, and who may catch whom.

A card is laid on one it matches, or cards are drawn; cards demand things of the next seat, and whoever is left
with a single card has to say so. What matches, and what is demanded by which card, is the games' own business.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from generator.cards import HIDDEN, Card, hidden
from generator.engine.contract import CHANCE
from generator.engine.moves import replaced
from generator.engine.shedding import Play, Reshuffle, next_holder, reshuffled, used_up

Cards: TypeAlias = tuple[Card, ...]
R = TypeVar("R")


class State(NamedTuple, Generic[R]):
    """Face-down stock (top first), open pile (last card last), hands, and what the last card demands.

    The seat on turn must draw `debt` cards, or sit out (`skip`), or follow the `wish`, a suit or "";
    `drawn` is the card it has just drawn and may lay. `out` got rid of their cards, in that order.
    `last` laid the last card; if that left it one card in silence, `asked` is the seat that may notice.
    `debtor` draws the cards still `owed` when the stock is shuffled anew. `suits` can be wished.
    """

    rules: R
    suits: tuple[str, ...]
    stock: Cards
    pile: Cards
    hands: tuple[Cards, ...]
    dealer: int
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


def start_card(stock: Cards, unfit: Collection[str]) -> tuple[Card, Cards]:
    """The first card of a fit rank, and the stock; unfit ones go under it as long as there is a fit one."""
    for place, card in enumerate(stock):
        if card.rank not in unfit:
            return card, stock[place + 1 :] + stock[:place]
    return stock[0], stock[1:]


def to_move(state: State[R]) -> int | None:
    """The deal is over when only one still holds cards."""
    if len(state.out) >= len(state.hands) - 1:
        return None
    if used_up(state.stock, state.pile):
        return CHANCE
    return state.turn if state.asked is None else state.asked


def chance(state: State[R], rng: Random) -> Reshuffle:
    return reshuffled(state.pile, rng)


@cache
def wishes(card: Card, suits: tuple[str, ...], said: tuple[str, ...]) -> tuple[Play, ...]:
    """Every way to lay a card that wishes one of the `suits`, with each call that may be `said`."""
    return tuple(Play(card, wish, call) for wish in suits for call in said)


def take(state: State[R], seat: int, number: int, **changes: Any) -> State[R]:
    """The seat draws; what the stock lacks it is owed from the pile, if there is anything to shuffle.

    `changes` are fields that change with it: one new state instead of two.
    """
    taken = state.stock[:number]
    return state._replace(
        stock=state.stock[number:],
        hands=replaced(state.hands, seat, state.hands[seat] + taken),
        debtor=seat,
        owed=number - len(taken) if len(state.pile) > 1 else 0,
        **changes,
    )


def draw(state: State[R], fits: Callable[[State[R], Card], bool], stays: bool) -> State[R]:
    """The cards owed, which ends the turn unless the seat `stays` on it; else one, which may be laid if it fits."""
    seat = state.turn
    if state.debt:
        return take(state, seat, state.debt, debt=0, turn=seat if stays else next_holder(state.hands, seat))
    if state.stock and fits(state, state.stock[0]):
        return take(state, seat, 1, drawn=state.stock[0])
    return take(state, seat, 1, turn=next_holder(state.hands, seat))


def restock(state: State[R], shuffle: Reshuffle) -> State[R]:
    """The laid cards are the new stock, and who was owed cards gets them."""
    return take(state._replace(stock=shuffle.cards, pile=state.pile[-1:]), state.debtor, state.owed)


def overlook(state: State[R], seat: int) -> State[R]:
    """The next at the table is asked, with or without cards, until the round is back at the seat that forgot."""
    following = (seat + 1) % len(state.hands)
    return state._replace(asked=None if following == state.last else following)


def view(state: State[R], seat: int) -> State[R]:
    """Other hands, the stock, and what another seat has drawn are blanked."""
    hands = tuple(hand if owner == seat else hidden(hand) for owner, hand in enumerate(state.hands))
    drawn = HIDDEN if state.drawn and state.turn != seat else state.drawn
    return state._replace(hands=hands, stock=hidden(state.stock), drawn=drawn)


def holdings(state: State[R]) -> Cards:
    """Every card, wherever it lies."""
    return sum(state.hands, state.stock + state.pile)
