"""The Braille of each card of a deck, by the signs of `rules_data/braille/<deck>.toml` or of its own words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.catalog.deck import require_suits
from kartenwerk.catalog.load import GERMAN, read_words
from kartenwerk.printing.braille.signs import DeckSigns, derive_signs
from kartenwerk.printing.braille.table import BrailleTable


@dataclass(frozen=True)
class CardTexts:
    """The Braille of a deck's cards."""

    deck: Deck
    table: BrailleTable
    signs: DeckSigns
    file: str

    @staticmethod
    def load(roots: DataRoots, deck: Deck, language: str) -> CardTexts:
        """The texts of a deck in a language; KartenwerkError if it has no Braille."""
        table = BrailleTable.load(roots, language)
        if not deck.bundled:
            return CardTexts(deck, table, derive_signs(require_suits(deck), table), "deck.toml")
        name = _file(deck)
        if not roots.has(name):
            raise KartenwerkError(
                "the deck has no Braille yet", file=name, found=deck.id, expected=_("a file with its signs")
            )
        return CardTexts(deck, table, read_words(roots, name, DeckSigns, language), name)

    @staticmethod
    def find(roots: DataRoots, deck: Deck, language: str = GERMAN) -> CardTexts | None:
        """The texts of a deck of the program in a language; None if it has no Braille."""
        return CardTexts.load(roots, deck, language) if roots.has(_file(deck)) else None

    def text(self, card: Card) -> str:
        """The cells of a card: its rank or letters, then its suit or value."""
        if self.deck.is_extra(card):
            return self._cells(self.signs.extras, "extras", card.suit)
        rank = self._cells(self.signs.ranks, "ranks", card.rank)
        if not self.signs.values:
            return rank + self._cells(self.signs.suits, "suits", card.suit)
        value = str(card.value) if card.value else ""
        return rank + "".join(self.table.card_signs[digit] for digit in value)

    def kinds(self) -> Mapping[str, str]:
        """The Braille of every kind of card in any form of the deck, by the card's spoken name."""
        pack = self.deck.pack
        forms = pack.forms.values() or (self.cards,)
        return {self.deck.name_of(card): self.text(card) for form in forms for card in form}

    @property
    def cards(self) -> tuple[Card, ...]:
        """The deck's cards, of one's own those with a suit: no game knows the others."""
        cards = self.deck.pack.cards
        return cards if self.deck.bundled else tuple(card for card in cards if card.suit in self.signs.suits)

    def _cells(self, signs: Mapping[str, str], part: str, key: str) -> str:
        if key not in signs:
            raise KartenwerkError(
                "a sign is missing", file=self.file, key=f"{part}.{key}", expected=_("a Braille sign")
            )
        return self.table.on_card(signs[key], self.file, f"{part}.{key}")


def _file(deck: Deck) -> str:
    return f"rules_data/braille/{deck.id}.toml"
