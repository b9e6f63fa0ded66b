"""Hands one below the other, for the figures and tables of games that compare them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.play.examples.views import CardView, views


class HandRow(NamedTuple):
    """A hand: whose it is (`label`), what it counts (`number`), a short remark (`word`), and whether it wins.

    `counting` are the ids of the cards that count.
    """

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
    """The row of a hand; all its cards count unless `counting` names some."""
    held = tuple(cards)
    ids = tuple(map(str, held if counting is None else counting))
    return HandRow(label, views(held, deck), ids, number, word, wins)
