"""Braille labels for a deck's cards, and a key to all cards: sheets to punch by hand, and files for embossers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from kartenwerk.build.product import FileKind, Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog, Deck
from kartenwerk.catalog.pictures import DescribedPicture
from kartenwerk.printing.braille.files import brf, pef
from kartenwerk.printing.braille.labels import Label, label_lines, label_pages
from kartenwerk.printing.braille.pages import BraillePage, BrailleParagraph, set_pages
from kartenwerk.printing.braille.script import basic
from kartenwerk.printing.braille.sheet import label_sheet
from kartenwerk.printing.braille.table import BLANK, BrailleTable
from kartenwerk.products.cards.dots import card_texts, check_dots
from kartenwerk.products.cards.maker import describe_maker
from kartenwerk.products.cards.selection import designed_boxes

if TYPE_CHECKING:
    from kartenwerk.printing.braille.cards import CardTexts

PagesOf: TypeAlias = "Callable[[CardTexts], Sequence[BraillePage]]"
"""Sets the Braille of a deck's cards in pages for embossers."""

_PAPER = "a4"


def braille_products(catalog: Catalog, deck: Deck) -> list[Product]:
    """Labels and a key to all cards; KartenwerkError if the deck has no Braille or its cards are too small for it."""
    check_dots(catalog, deck, designed_boxes(catalog, deck))

    def product(name: str, ending: str, kind: FileKind, make: Callable[[Workshop], Made]) -> Product:
        return Product(f"{deck.id}/braille/{deck.file_name(name)}{ending}", kind, make, (deck.id,))

    maker = describe_maker(catalog, deck, designed_boxes(catalog, deck)) if deck.bundled else None
    key_pages = partial(_key_pages, maker=maker)
    products = [
        product("etiketten", ".pdf", "sheet", partial(label_sheets, deck=deck, mirrored=False)),
        product("etiketten_gespiegelt", ".pdf", "sheet", partial(label_sheets, deck=deck, mirrored=True)),
    ]
    for stem, pages, id in (("etiketten", _label_pages, "label_lines"), ("karten", key_pages, "key_lines")):
        for characters in BrailleTable.load(catalog.roots, catalog.language).sets:
            make = partial(_brf, deck=deck, pages=pages, characters=characters)
            products.append(product(stem, f"_{characters}.brf", "text", make))
        products.append(product(stem, ".pef", "text", partial(_pef, deck=deck, pages=pages, id=id)))
    return products


def _brf(workshop: Workshop, deck: Deck, pages: PagesOf, characters: str) -> Made:
    texts = card_texts(workshop.catalog, deck)
    found = pages(texts)
    return Made(brf(found, texts.table.ascii[characters]), len(found))


def _pef(workshop: Workshop, deck: Deck, pages: PagesOf, id: str) -> Made:
    texts = card_texts(workshop.catalog, deck)
    found = pages(texts)
    title = texts.table.labels.key.format(deck=texts.deck.title)
    return Made(pef(found, texts.table.page, title, f"kartenwerk-{deck.id}-{id}", texts.table.language), len(found))


def _key_pages(texts: CardTexts, maker: DescribedPicture | None) -> Sequence[BraillePage]:
    """The key: the Braille of each kind of card, its name in basic script, and what pictures show."""
    table = texts.table
    title = BrailleParagraph(basic(table.labels.key.format(deck=texts.deck.title), table), others=2, keep=True)
    rows = [
        BrailleParagraph(f"{cells}{BLANK}{BLANK}{basic(name, table)}", before=int(not place), others=4)
        for place, (name, cells) in enumerate(texts.kinds().items())
    ]
    return set_pages([title, *rows, *_pictures(texts, maker)], table, table.page)


def _pictures(texts: CardTexts, maker: DescribedPicture | None) -> list[BrailleParagraph]:
    """What the cards' pictures show, under a heading of its own."""
    pictures = (*texts.deck.describe_pictures(texts.deck.kinds), *([maker] if maker else []))
    head = BrailleParagraph(basic(texts.table.labels.pictures, texts.table), before=2, others=2, keep=True)
    rows = [
        BrailleParagraph(basic(f"{each.cards}: {each.sentence}", texts.table), before=int(not place), others=4)
        for place, each in enumerate(pictures)
    ]
    return [head, *rows] if rows else []


def _label_pages(texts: CardTexts) -> Sequence[BraillePage]:
    """The labels for embossers."""
    return tuple(label_lines(labels, texts.table.page) for labels in labels_of(texts))


def labels_of(texts: CardTexts) -> tuple[tuple[Label, ...], ...]:
    """Two labels for every card of the deck, page by page."""
    cards = [(texts.deck.name_of(card), texts.text(card)) for card in texts.cards]
    return label_pages(cards, texts.table.page)


def label_sheets(workshop: Workshop, deck: Deck, mirrored: bool) -> Made:
    """Sheets of labels, as they are read or mirrored to punch from behind, with dots as far apart as an embosser's."""
    texts = card_texts(workshop.catalog, deck)
    paper = workshop.sheet(_PAPER)
    legend = workshop.legend("none")
    pages = [
        label_sheet(labels, texts.table, deck.title, paper, mirrored=mirrored, legend=legend)
        for labels in labels_of(texts)
    ]
    words = texts.table.labels
    subject = (words.mirrored if mirrored else words.upright).partition(":")[0]
    title = words.title.format(deck=deck.title)
    return make_pdf(workshop, deck.palette, pages, title, subject, duplex="one-sided")
