"""What a player at a word game sees in a hand, with a dictionary in mind."""

from __future__ import annotations

from dataclasses import dataclass

from kartenwerk.cards import Cards
from kartenwerk.mechanics.tuples import without
from kartenwerk.mechanics.words.dictionary import Dictionary
from kartenwerk.mechanics.words.laying import best_word


@dataclass(frozen=True)
class Sense:
    """A player who knows a dictionary by heart. `least` are the cards that a word must have."""

    dictionary: Dictionary
    least: int

    def word(self, hand: Cards) -> Cards:
        """The best word of a hand, as its cards in order; empty if there is none."""
        laid = best_word(self.dictionary.index, [card.rank for card in hand], self.least)
        by_sign = {card.rank: card for card in hand}
        return tuple(by_sign[sign] for sign in laid.cards) if laid else ()

    def useless(self, hand: Cards, most: int) -> Cards:
        """The cards to change, at most so many: those beside the best word, the rarest letters first."""
        return useless(hand, self.word(hand), most)

    def doubts(self, word: str) -> bool:
        return self.dictionary.why_not(word) is not None


def useless(hand: Cards, word: Cards, most: int) -> Cards:
    """The cards beside a word, at most so many, the rarest letters first; in the order of cards."""
    beside = sorted(without(hand, *word), key=lambda card: (-card.value, card))
    return tuple(sorted(beside[:most]))
