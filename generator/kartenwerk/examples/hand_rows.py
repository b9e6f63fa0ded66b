"""Hands one below the other, as figures and tables of games that compare them show them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.examples.views import CardView, views


class HandRow(NamedTuple):
    """Whose hand it is, its cards and the ids of those that count, what it counts, a word to it, whether it wins."""

    label: str
    cards: tuple[CardView, ...]
    counting: tuple[str, ...]
    number: str
    word: str = ""
    wins: bool = False


def hand_row(
    deck: Deck,
    label: str,
    cards: Iterable[Card],
    number: str,
    word: str = "",
    *,
    counting: Iterable[Card] | None = None,
    wins: bool = False,
) -> HandRow:
    """A row; all cards count unless told otherwise."""
    held = tuple(cards)
    ids = tuple(map(str, held if counting is None else counting))
    return HandRow(label, views(held, deck), ids, number, word, wins)
