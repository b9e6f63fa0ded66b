"""The rules of a deck of one's own as a PDF for the screen that can be heard (PDF/UA-1)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from kartenwerk.base.errors import in_file
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.products.booklet.custom import cards_named, custom_rules, custom_text_icons, typeset_custom_rules
from kartenwerk.products.booklet.screen import PAGE, SCREEN, ScreenBook, bound_for_screen, screen_file


def custom_screen_product(deck: CustomDeck) -> Product:
    """The booklet for the screen of a deck whose folder has rules."""
    path = f"{deck.id}/{deck.file_name(SCREEN)}.pdf"
    return replace(Product(path, "page", partial(custom_screen_booklet, deck=deck), (deck.id,)), for_press=False)


def custom_screen_booklet(workshop: Workshop, deck: CustomDeck) -> Made:
    tools = deck.tools
    words = tools.words
    rules = typeset_custom_rules(workshop, deck, PAGE)
    describe = partial(cards_named, deck)
    book = ScreenBook(rules, deck.title, f"{words.rules}.", words.contents, describe, tools.file.language)
    with in_file(custom_rules(deck).name):
        edition = bound_for_screen(workshop, book)
    edition = edition._replace(pages=custom_text_icons(deck).drawn(edition.pages, workshop.fonts))
    return screen_file(workshop, deck, edition, f"{deck.title}: {words.rules}", words.rules)
