"""Pieces of rummy games: throwing away, laying and adding as moves, and a sense for what is worth keeping."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.errors import KartenwerkError
from kartenwerk.mechanics.meld_search import arrange
from kartenwerk.mechanics.melds import JOKER, Meld, Melding, read_meld

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K")

KIN = 4
"""So many points a card may count more and is still kept, for each other that goes with it."""

_THROWS, _KNOCKS, _LAYS, _ADDS_TO = "wirft ", "klopft mit ", "legt ", " an "


class Throw(NamedTuple):
    """Throw a card away; with a knock, face down."""

    card: Card
    knocks: bool = False

    def __str__(self) -> str:
        return f"{_KNOCKS if self.knocks else _THROWS}{self.card}"


class Lay(NamedTuple):
    """Lay these melds open."""

    melds: tuple[Meld, ...]

    def __str__(self) -> str:
        return _LAYS + ", ".join(map(str, self.melds))


class Add(NamedTuple):
    """Add a card, or a joker for it, to the meld of that number; they are counted from 1."""

    card: Card
    place: int
    joker: bool = False

    def __str__(self) -> str:
        return f"{_LAYS}{JOKER + '=' if self.joker else ''}{self.card}{_ADDS_TO}{self.place}"


CardMove: TypeAlias = Throw | Lay | Add


def read_card_move(text: str, deck: Pack, title: str, example: str) -> CardMove:
    """The move that a notation stands for; KartenwerkError, naming the game and an `example`, if it is none."""
    for verb in (_THROWS, _KNOCKS):
        if text.startswith(verb):
            return Throw(deck.card(text.removeprefix(verb)), verb == _KNOCKS)
    card, _, place = text.removeprefix(_LAYS).partition(_ADDS_TO)
    if not text.startswith(_LAYS) or (place and not place.isdecimal()):
        raise KartenwerkError(
            f"this is no move of {title}", found=repr(text), expected=f'"{_THROWS}{deck.cards[0]}" or "{example}"'
        )
    if place:
        return Add(deck.card(card.removeprefix(JOKER + "=")), int(place), card.startswith(JOKER + "="))
    return Lay(tuple(read_meld(meld, deck) for meld in card.split(", ")))


def melds_with(melding: Melding, hand: Cards, card: Card, worth: Callable[[Card], int]) -> bool:
    """Whether one more card would belong to a meld in the best arrangement of the hand."""
    best = arrange(melding, (*hand, card), worth)
    return any(card in meld.real for meld in best.melds)


def best_throw(melding: Melding, hand: Cards, free: Sequence[Card], worth: Callable[[Card], int]) -> Card:
    """Of the cards that may be thrown away the dearest of no meld, unless it may yet become one."""
    rest = arrange(melding, hand, worth).rest

    def burden(card: Card) -> tuple[bool, bool, int]:
        kin = sum(_kin(card, other) for other in rest if card != other)
        return card.suit != JOKER, card in rest, worth(card) - KIN * kin

    return max(free, key=burden)


def _kin(card: Card, other: Card) -> bool:
    """Whether a third card could make a meld of the two."""
    if JOKER in (card.suit, other.suit):
        return False
    near = abs(RANKS.index(card.rank) - RANKS.index(other.rank)) <= 2
    return card.rank == other.rank or (card.suit == other.suit and near)
