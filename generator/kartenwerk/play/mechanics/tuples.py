"""States are values: hands and rows of seats are tuples, and every change makes a new tuple."""

from __future__ import annotations

from typing import TypeVar

from kartenwerk.cards import HIDDEN, Cards

T = TypeVar("T")


def replace_at(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with one place changed."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def without(row: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """The row, a hand mostly, less one copy of each of the others; ValueError if one is not there."""
    rest = list(row)
    for one in gone:
        rest.remove(one)
    return tuple(rest)


def deal_hands(order: Cards, players: int, size: int) -> tuple[Cards, ...]:
    """A hand of `size` cards for each seat, off the top of the pack."""
    return tuple(order[seat * size : (seat + 1) * size] for seat in range(players))


def hidden_but(hands: tuple[Cards, ...], *seats: int) -> tuple[Cards, ...]:
    """The hands, face down except those of the given seats."""
    # every move asks for a view: `hide` is written out here, because calling it for each hand takes a tenth more time
    return tuple([hand if owner in seats else (HIDDEN,) * len(hand) for owner, hand in enumerate(hands)])
