"""What lies in a box: cards, the maker's card, reference cards and booklets."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.catalog import Catalog, Deck
from kartenwerk.products.box.data import CountWords, Thickness
from kartenwerk.products.game_templates import has_reference_card
from kartenwerk.text.german import join_words


class BoxContents(NamedTuple):
    """Cards of `width` x `height` mm, reference cards, leaves of booklets of the same size, and the maker's card."""

    width: float
    height: float
    cards: int
    references: int
    leaves: int
    makers: int = 0

    def depth(self, thickness: Thickness) -> float:
        """The height of the stack in mm."""
        cards = self.cards + self.makers + self.references
        return cards * thickness.card + self.leaves * thickness.leaf + thickness.air

    def in_words(self, words: CountWords) -> str:
        """The contents: "63 Karten, 1 Werkkarte und 4 Kurzkarten"."""
        parts = [words.card if self.cards == 1 else words.cards.format(count=self.cards)]
        if self.makers:
            parts.append(words.maker)
        if self.references:
            parts.append(words.reference if self.references == 1 else words.references.format(count=self.references))
        if self.leaves:
            parts.append(words.leaves.format(count=self.leaves))
        return join_words(parts, words.last)


def box_contents(
    catalog: Catalog, deck: Deck, booklet_pages: int = 0, more_cards: int = 0, size: str | None = None
) -> BoxContents:
    """The deck, a reference card for every game that brings one, and folded booklets of so many pages in all.

    A deck of the program has room for its maker's card, too. `size` is the id of another card size, as in
    `kartenwerk deck --size`.
    """
    card = catalog.size(size) if size else deck
    references = sum(has_reference_card(catalog.roots, game.id) for game in catalog.games_of(deck.id))
    cards, leaves = len(deck.pack.cards) + more_cards, -(-booklet_pages // 2)
    return BoxContents(card.width, card.height, cards, references, leaves, makers=int(deck.bundled))
