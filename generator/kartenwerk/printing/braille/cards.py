"""The Braille of each card of a deck: `rules_data/braille/<deck>.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.catalog.load import read_model
from kartenwerk.printing.braille.table import BrailleTable


class DeckSigns(Data):
    """The signs of ranks, suits and extras. With `values` a card's value, in lowered figures, replaces its suit.

    With `printed` the faces also show the dots in print, in the place where they are felt once they are embossed.
    `below` is the end of each size of index, in mm of the deck's own size, because dots would cover it.
    """

    ranks: dict[str, Name]
    suits: dict[str, Name] = Field(default_factory=dict)
    extras: dict[str, Name] = Field(default_factory=dict)
    values: bool = False
    printed: bool = False
    below: dict[str, float] = Field(default_factory=dict)


@dataclass(frozen=True)
class CardTexts:
    """The Braille of a deck's cards."""

    deck: Deck
    table: BrailleTable
    signs: DeckSigns
    file: str

    @staticmethod
    def load(roots: DataRoots, deck: Deck, table: BrailleTable) -> CardTexts:
        """The texts of a deck; KartenwerkError if it has no Braille."""
        name = _file(deck)
        if not roots.has(name):
            raise KartenwerkError(
                "the deck has no Braille yet", file=name, found=deck.id, expected=_("a file with its signs")
            )
        file = roots.find(name)
        return CardTexts(deck, table, read_model(file, DeckSigns), file.name)

    @staticmethod
    def find(roots: DataRoots, deck: Deck) -> CardTexts | None:
        """The texts of a deck; None if it has no Braille."""
        return CardTexts.load(roots, deck, BrailleTable.load(roots)) if roots.has(_file(deck)) else None

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
        forms = pack.forms.values() or (pack.cards,)
        return {self.deck.name_of(card): self.text(card) for form in forms for card in form}

    def _cells(self, signs: Mapping[str, str], part: str, key: str) -> str:
        if key not in signs:
            raise KartenwerkError(
                "a sign is missing", file=self.file, key=f"{part}.{key}", expected=_("a Braille sign")
            )
        return self.table.on_card(signs[key], self.file, f"{part}.{key}")


def _file(deck: Deck) -> str:
    return f"rules_data/braille/{deck.id}.toml"
