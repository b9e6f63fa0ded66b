"""Small changes to tuples, as states are values."""

from __future__ import annotations

from typing import TypeVar

from generator.cards import Card

T = TypeVar("T")


def replaced(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with one place changed."""
    return row[:place] + (value,) + row[place + 1 :]  # noqa: RUF005 - twice as fast as unpacking


def without(hand: tuple[Card, ...], *cards: Card) -> tuple[Card, ...]:
    """The hand less one copy of each card; ValueError if one is not there."""
    for card in cards:
        place = hand.index(card)
        hand = hand[:place] + hand[place + 1 :]
    return hand
