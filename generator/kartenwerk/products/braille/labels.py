"""Braille of a deck: dots on its cards, sheets of labels, and text files for embossers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kartenwerk.build.product import Kind, Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes, Catalog, Deck
from kartenwerk.data import DataRoots
from kartenwerk.display import Form, Place
from kartenwerk.palette import Ink

if TYPE_CHECKING:
    from kartenwerk.braille.cards import CardTexts
    from kartenwerk.braille.labels import Label
    from kartenwerk.braille.pages import BraillePage
    from kartenwerk.products.cards.selection import Cards

SETS = ("eurobraille", "nabcc")
"""The sets of characters that BRF files are written in."""

_PAPER = "a4"


# dots on the cards


def check(catalog: Catalog, deck: Deck, boxes: CardBoxes) -> None:
    """KartenwerkError where the deck has no Braille, or the cards are too small for it."""
    from kartenwerk.braille.geometry import check_room

    texts = card_texts(catalog.roots, deck)
    check_room(texts.kinds().values(), boxes, texts.table.geometry)


def plate(roots: DataRoots) -> dict[str, Ink]:
    """The ink of the dots, by its colour role."""
    from kartenwerk.braille.geometry import INK
    from kartenwerk.braille.table import BrailleTable

    return {INK: BrailleTable.load(roots).plate.ink}


def embossed(workshop: Workshop, cards: Cards, fronts: Sequence[Form]) -> list[Form]:
    """The fronts with the dots of their cards on top; a blank card has none."""
    from kartenwerk.braille.geometry import card_dots, dot_items
    from kartenwerk.products.cards.blank import BLANK

    deck = workshop.catalog.deck(cards.deck)
    texts = card_texts(workshop.roots, deck)
    geometry = texts.table.geometry
    found: list[Form] = []
    for name, front in zip(cards.names, fronts, strict=True):
        text = "" if name == BLANK else texts.text(deck.pack.card(name))
        dots = dot_items(card_dots(text, cards.boxes, geometry), geometry)
        found.append(Form.of(f"{name} with Braille", front.box, (Place(front), *dots)) if dots else front)
    return found


def card_texts(roots: DataRoots, deck: Deck) -> CardTexts:
    from kartenwerk.braille.cards import CardTexts
    from kartenwerk.braille.table import BrailleTable

    return CardTexts.load(roots, deck, BrailleTable.load(roots))


# files


def braille_products(catalog: Catalog, deck: Deck) -> list[Product]:
    """Labels as sheets and for embossers, and a key to all cards; KartenwerkError where the deck has no Braille."""
    card = catalog.print.card
    check(catalog, deck, CardBoxes(deck.width, deck.height, card.bleed, card.safe, card.radius))
    folder = f"{deck.id}/braille"

    def product(name: str, kind: Kind, make: Any, **choices: Any) -> Product:
        return Product(f"{folder}/{name}", kind, partial(make, deck_id=deck.id, **choices), (deck.id,))

    products = [
        product("etiketten.pdf", "sheet", label_sheets, mirrored=False),
        product("etiketten_gespiegelt.pdf", "sheet", label_sheets, mirrored=True),
    ]
    for stem, pages in (("etiketten", _label_lines), ("karten", _key_lines)):
        products += [product(f"{stem}_{name}.brf", "text", _brf, pages=pages, characters=name) for name in SETS]
        products.append(product(f"{stem}.pef", "text", _pef, pages=pages))
    return products


def _brf(workshop: Workshop, deck_id: str, pages: Any, characters: str) -> Made:
    from kartenwerk.braille.files import brf

    texts = card_texts(workshop.roots, workshop.catalog.deck(deck_id))
    found = pages(texts)
    return Made(brf(found, texts.table.ascii[characters]), len(found))


def _pef(workshop: Workshop, deck_id: str, pages: Any) -> Made:
    from kartenwerk.braille.files import pef

    texts = card_texts(workshop.roots, workshop.catalog.deck(deck_id))
    found = pages(texts)
    title = texts.table.labels.key.format(deck=texts.deck.title)
    return Made(pef(found, texts.table.page, title, f"kartenwerk-{deck_id}-{pages.__name__.strip('_')}"), len(found))


def _key_lines(texts: CardTexts) -> Sequence[BraillePage]:
    """What each kind of card says, and its name in basic script."""
    from kartenwerk.braille.pages import BrailleParagraph, paged
    from kartenwerk.braille.script import basic
    from kartenwerk.braille.table import BLANK

    table = texts.table
    title = BrailleParagraph(basic(table.labels.key.format(deck=texts.deck.title), table), others=2, keep=True)
    rows = [
        BrailleParagraph(f"{cells}{BLANK}{BLANK}{basic(name, table)}", before=int(not place), others=4)
        for place, (name, cells) in enumerate(texts.kinds().items())
    ]
    return paged([title, *rows], table, table.page)


def _label_lines(texts: CardTexts) -> Sequence[BraillePage]:
    from kartenwerk.braille.labels import label_lines

    return tuple(label_lines(labels, texts.table.page) for labels in labels_of(texts))


def labels_of(texts: CardTexts) -> tuple[tuple[Label, ...], ...]:
    """Two labels for every card of the deck, page by page."""
    from kartenwerk.braille.labels import label_pages

    cards = texts.deck.pack.cards
    return label_pages([(texts.deck.spoken(card), texts.text(card)) for card in cards], texts.table.page)


def label_sheets(workshop: Workshop, deck_id: str, mirrored: bool) -> Made:
    """The labels as sheets, right way round or mirrored; their dots lie as far apart as an embosser sets them."""
    from kartenwerk.braille.sheet import label_sheet

    deck = workshop.catalog.deck(deck_id)
    texts = card_texts(workshop.roots, deck)
    paper = workshop.sheet(_PAPER)
    legend = workshop.legend("none")
    pages = [
        label_sheet(labels, texts.table, deck.title, paper, mirrored=mirrored, legend=legend)
        for labels in labels_of(texts)
    ]
    words = texts.table.labels
    subject = (words.mirrored if mirrored else words.upright).partition(":")[0]
    title = words.title.format(deck=deck.title)
    return printed(workshop, deck.palette, pages, title, subject, duplex="one-sided")
