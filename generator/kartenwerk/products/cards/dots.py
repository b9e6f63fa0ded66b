"""Braille dots on the cards themselves, on a plate of their own."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.base.data import DataRoots
from kartenwerk.base.palette import Ink
from kartenwerk.cards import Card
from kartenwerk.catalog import CardBoxes, Catalog, Deck
from kartenwerk.faces.layout import Layout, Size
from kartenwerk.graphics.display import Form, Place
from kartenwerk.printing.braille.cards import CardTexts
from kartenwerk.printing.braille.geometry import INK, card_dots, check_room, dot_items
from kartenwerk.printing.braille.table import BrailleTable


def card_texts(catalog: Catalog, deck: Deck) -> CardTexts:
    """The Braille of the deck's cards in the language of the sheets; KartenwerkError if the deck has none."""
    return CardTexts.load(catalog.roots, deck, catalog.language)


def check_dots(catalog: Catalog, deck: Deck, boxes: CardBoxes) -> None:
    """KartenwerkError if the deck has no Braille, or if the cards are too small for it."""
    texts = card_texts(catalog, deck)
    check_room(texts.kinds().values(), boxes, texts.table.geometry)


def dots_palette(roots: DataRoots) -> dict[str, Ink]:
    """The spot colour of the dots, by its colour role."""
    return {INK: BrailleTable.load(roots).plate.ink}


def with_dots(
    catalog: Catalog,
    deck: Deck,
    cards: Sequence[Card | None],
    fronts: Sequence[Form],
    boxes: CardBoxes,
    index: str,
) -> list[Form]:
    """The fronts of the cards with their dots on top, below an index of that size; a blank card, None, has no dots."""
    texts = card_texts(catalog, deck)
    geometry = texts.table.geometry
    layout = Layout.of(Size(deck.width, deck.height), Size(boxes.width, boxes.height))
    below = texts.signs.below.get(index)
    top = layout.top + layout.scale * below if below else 0.0
    found: list[Form] = []
    for card, front in zip(cards, fronts, strict=True):
        dots = dot_items(card_dots(texts.text(card), boxes, geometry, top), geometry) if card is not None else ()
        found.append(Form.of(f"{card} with Braille", front.box, (Place(front), *dots)) if dots else front)
    return found
