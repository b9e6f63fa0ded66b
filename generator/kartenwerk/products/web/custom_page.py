"""The rules of a deck of one's own as a page of its site: `regeln.md` or `rules.md` of its folder, cards pictured."""

from __future__ import annotations

from functools import partial

from markupsafe import Markup

from kartenwerk.base.errors import in_file
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.load import GERMAN
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.printing.pdf.outlines import Outlines
from kartenwerk.products.booklet.custom import COVER as COVER_FIGURE
from kartenwerk.products.booklet.custom import (
    cards_named,
    custom_figure,
    custom_rules,
    custom_text_icons,
    read_custom_rules,
)
from kartenwerk.products.web.rules_page import COVER, MAIN, RulesPage, Surroundings
from kartenwerk.products.web.words import hyphenate
from kartenwerk.text.book.blocks import Cover
from kartenwerk.text.web.blocks import BlockWriter
from kartenwerk.text.web.drawings import PageDrawings
from kartenwerk.text.web.language import PAGE_IN_ENGLISH, PAGE_IN_GERMAN, PageLanguage
from kartenwerk.text.web.letters import Letters


def custom_page_product(deck: CustomDeck) -> Product:
    """The rules as one HTML file that needs nothing beside it."""
    return Product(f"{deck.id}/{deck.file_name('regeln')}.html", "page", partial(custom_page, deck=deck), (deck.id,))


def custom_page(workshop: Workshop, deck: CustomDeck, around: Surroundings | None = None) -> Made:
    """The page of a deck that has rules; without `around` it stands alone."""
    letters, words, icons = Letters(), custom_language(deck), custom_text_icons(deck)
    drawings = PageDrawings(letters, Outlines(workshop.fonts).path)
    writer = BlockWriter(
        workshop.templates,
        partial(custom_figure, workshop, deck),
        partial(cards_named, deck),
        drawings,
        letters,
        lambda icon: drawings.figure(*icons.alone(icon), icon, "sign"),
        partial(hyphenate, workshop),
        words=words,
    )
    name = custom_rules(deck).name
    with in_file(name):
        blocks = read_custom_rules(deck)
    cover = writer.cover(Cover(COVER_FIGURE, {}), *COVER)
    rules = writer.sections(blocks)
    first = writer.chapters[0].id if writer.chapters else MAIN
    ways = ((f"#{first}", words.read),)
    language = deck.tools.file.language
    made = RulesPage(
        deck.id, deck.title, words.custom_cards, cover, Markup(), ways, rules, (words.font,), language, words
    )
    return Made(made.html(workshop, deck, writer, around).encode(), 1)


def custom_language(deck: CustomDeck) -> PageLanguage:
    """What the page of a deck says beside its rules."""
    return PAGE_IN_GERMAN if deck.tools.printed_in == GERMAN else PAGE_IN_ENGLISH
