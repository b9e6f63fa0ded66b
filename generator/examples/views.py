"""Cards and turns as templates see them: with the words a German text has for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from generator.cards import Card
from generator.catalog import Deck, suited


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
        named = suited(deck).extra(card.suit) if deck.is_extra(card) else suited(deck).rank(card.rank)
        return CardView(str(card), card.value, named.spoken, named.spoken_plural, named.gender, deck.spoken(card))


def views(cards: Iterable[Card], deck: Deck) -> tuple[CardView, ...]:
    return tuple(CardView.of(card, deck) for card in cards)
