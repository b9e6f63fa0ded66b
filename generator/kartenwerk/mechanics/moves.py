"""Small changes to tuples, as states are values."""

from __future__ import annotations

from typing import TypeVar

from kartenwerk.cards import Card

T = TypeVar("T")


def replaced(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with one place changed."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def without(hand: tuple[Card, ...], *cards: Card) -> tuple[Card, ...]:
    """The hand less one copy of each card; ValueError if one is not there."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)
