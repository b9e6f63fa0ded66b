"""Dots that are printed on a face to be seen: they show where a label goes, and let the sighted learn the signs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.faces.layout import Size
from kartenwerk.graphics.display import Point
from kartenwerk.printing.braille.cards import CardTexts
from kartenwerk.printing.braille.geometry import least_size, line_dots


@dataclass(frozen=True)
class PrintedDots:
    """The dots in the upper left corner of a card, for decks whose faces leave room for them."""

    roots: DataRoots
    deck: Deck

    def __call__(self, card: Card, size: Size, safe: float) -> tuple[Point, ...]:
        """The centres of a card's dots in mm; none if the deck prints none, or the card is too small for them."""
        texts = self._texts
        if texts is None or not texts.signs.printed:
            return ()
        geometry = texts.table.geometry
        edge = max(geometry.edge, safe)
        least = least_size(self._cells, edge, geometry)
        if size.width < least[0] or size.height < least[1]:
            return ()
        return tuple(line_dots(texts.text(card), geometry, edge, edge))

    @cached_property
    def _texts(self) -> CardTexts | None:
        return CardTexts.find(self.roots, self.deck)

    @cached_property
    def _cells(self) -> tuple[str, ...]:
        """The cells of every kind of card."""
        return tuple(self._texts.kinds().values()) if self._texts else ()
