"""Pieces of shedding games: their moves, a stock that is shuffled anew, who is next, who finished when."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from random import Random
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Pack, notation
from kartenwerk.engine.deals import shuffled
from kartenwerk.errors import KartenwerkError

_RESHUFFLES = "mischt "
_WISHES = " wünscht "


class Play(NamedTuple):
    """Lay `card`, wish a suit if the card allows one, and `call` what has to be said with it."""

    card: Card
    wish: str = ""
    call: str = ""

    def __str__(self) -> str:
        wish = _WISHES + self.wish if self.wish else ""
        call = ", " + self.call if self.call else ""
        return f"{self.card}{wish}{call}"


class Act(Enum):
    """A move without a card; NOTICE and OVERLOOK answer to a call that was forgotten."""

    DRAW = "zieht"
    KEEP = "behält"
    SIT_OUT = "setzt aus"
    NOTICE = "bemerkt es"
    OVERLOOK = "schweigt"

    def __str__(self) -> str:
        return self.value


DRAW, KEEP, SIT_OUT, NOTICE, OVERLOOK = Act
"""The acts as plain names: in Python 3.11 an enum takes longer to look a member up than a hand to change."""


class Reshuffle(NamedTuple):
    """A move of CHANCE: the laid cards, shuffled, are the new stock; top card first."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return _RESHUFFLES + notation(self.cards)


Move: TypeAlias = Play | Act | Reshuffle


def read_move(text: str, deck: Pack, calls: Sequence[str]) -> Move:
    """The move a notation stands for, given what may be called; KartenwerkError if it is none."""
    for act in Act:
        if text == act.value:
            return act
    if (shuffle := read_reshuffle(text, deck)) is not None:
        return shuffle
    laid, _, call = text.partition(", ")
    name, _, wish = laid.partition(_WISHES)
    cards = deck.read(name)
    if len(cards) != 1 or call not in ("", *calls):
        example = Play(deck.cards[0], deck.cards[0].suit, calls[0])
        raise KartenwerkError("this is no move", found=repr(text), expected=f'"{example}" or "{Act.DRAW}"')
    return Play(cards[0], wish, call)


def read_reshuffle(text: str, deck: Pack) -> Reshuffle | None:
    """The move of CHANCE that a notation stands for; None if it is another move."""
    return Reshuffle(deck.read(text.removeprefix(_RESHUFFLES))) if text.startswith(_RESHUFFLES) else None


def used_up(stock: Sequence[Card], pile: Sequence[Card]) -> bool:
    """Whether the stock is gone and there is something to shuffle: the pile's last card always stays."""
    return not stock and len(pile) > 1


def reshuffled(pile: Sequence[Card], rng: Random) -> Reshuffle:
    """All of the pile but its last card, in an order that `rng` decides."""
    return Reshuffle(shuffled(pile[:-1], rng))


def next_holder(hands: Sequence[Sequence[Card]], seat: int, step: int = 1) -> int:
    """The first seat after `seat` that holds cards (step -1: counter-clockwise); itself if nobody else does."""
    players = len(hands)
    other = (seat + step) % players
    while other != seat and not hands[other]:
        other = (other + step) % players
    return other


def standings(out: tuple[int, ...], players: int) -> tuple[int, ...]:
    """All seats, best first: `out` in the order they got rid of their cards, then whoever still holds some."""
    return (*out, *(seat for seat in range(players) if seat not in out))


def place_points(place: int, players: int) -> int:
    """A point for each seat that finished later; `place` counts from 0."""
    return players - 1 - place
