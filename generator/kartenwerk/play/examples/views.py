"""Cards as templates see them, with the words a German text has for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kartenwerk.cards import Card
from kartenwerk.catalog import Deck, require_suits


class CardView(NamedTuple):
    """A card: `word` names its rank alone ("Fünf", "Mannr"), `full` the whole card ("Speer-Fünf")."""

    id: str
    value: int
    word: str
    plural: str
    gender: str
    full: str

    @staticmethod
    def of(card: Card, deck: Deck) -> CardView:
        named = require_suits(deck).words_of(card)
        return CardView(str(card), card.value, named.spoken, named.spoken_plural, named.gender, deck.name_of(card))


def one_suit(cards: Iterable[Card], ranks: Sequence[str]) -> tuple[Card, ...]:
    """A card of each rank, in the order of the ranks: what the suit of the first card has of them."""
    kinds = tuple(dict.fromkeys(cards))
    return tuple(
        sorted((card for card in kinds if card.suit == kinds[0].suit), key=lambda card: ranks.index(card.rank))
    )


def views(cards: Iterable[Card], deck: Deck) -> tuple[CardView, ...]:
    return tuple(CardView.of(card, deck) for card in cards)


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
