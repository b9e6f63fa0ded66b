"""Melds on the table, with the very cards that lie there: adding to them, and taking a joker for its card."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.play.mechanics.melds.meld import JOKER, Meld, MeldIndex


class LaidMeld(NamedTuple):
    """A meld on the table, and the very cards that lie there, jokers among them."""

    meld: Meld
    cards: Cards

    def has_joker_for(self, card: Card) -> bool:
        """Whether a joker stands for the card."""
        return any(self.meld.cards[place] == card for place in self.meld.wild)

    def with_joker_taken(self, card: Card) -> tuple[LaidMeld, Card]:
        """The meld with the card itself in place of the joker that stands for it, and the joker."""
        place = next(place for place in self.meld.wild if self.meld.cards[place] == card)
        wild = tuple(other for other in self.meld.wild if other != place)
        cards = (*self.cards[:place], card, *self.cards[place + 1 :])
        return LaidMeld(Meld(self.meld.cards, wild), cards), self.cards[place]

    def with_card_added(self, index: MeldIndex, card: Card, lying: Card) -> LaidMeld:
        """The meld with one more card; `lying` is that card or a joker for it."""
        meld = index.grow(self.meld, card, joker=lying.suit == JOKER)
        place = next((place for place, old in enumerate(self.meld.cards) if meld.cards[place] != old), len(self.cards))
        return LaidMeld(meld, (*self.cards[:place], lying, *self.cards[place:]))
