"""What lies in a box: cards, reference cards and booklets."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.catalog import Catalog, Deck
from kartenwerk.products.box.data import CountWords, Thickness
from kartenwerk.products.game_templates import has_reference_card
from kartenwerk.text.german import join_words


class BoxContents(NamedTuple):
    """Cards of `width` x `height` mm, reference cards, and leaves of booklets of the same size."""

    width: float
    height: float
    cards: int
    references: int
    leaves: int

    def depth(self, thickness: Thickness) -> float:
        """The height of the stack in mm."""
        cards = self.cards + self.references
        return cards * thickness.card + self.leaves * thickness.leaf + thickness.air

    def in_words(self, words: CountWords) -> str:
        """The contents: "63 Karten, 4 Kurzkarten und Hefte von zusammen 12 Blatt"."""
        parts = [words.card if self.cards == 1 else words.cards.format(count=self.cards)]
        if self.references:
            parts.append(words.reference if self.references == 1 else words.references.format(count=self.references))
        if self.leaves:
            parts.append(words.leaves.format(count=self.leaves))
        return join_words(parts, words.last)


def box_contents(
    catalog: Catalog, deck: Deck, booklet_pages: int = 0, more_cards: int = 0, size: str | None = None
) -> BoxContents:
    """The deck, a reference card for every game that brings one, and folded booklets of so many pages in all.

    `size` is the id of another card size, as in `kartenwerk deck --size`.
    """
    card = catalog.size(size) if size else deck
    references = sum(has_reference_card(catalog.roots, game.id) for game in catalog.games_of(deck.id))
    return BoxContents(card.width, card.height, len(deck.pack.cards) + more_cards, references, -(-booklet_pages // 2))
