"""The rules of a deck of one's own as a PDF for the screen that can be heard (PDF/UA-1)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from kartenwerk.base.errors import in_file
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.custom.deck import OwnDeck
from kartenwerk.products.booklet.own import cards_named, own_rules, own_text_icons, typeset_own_rules
from kartenwerk.products.booklet.screen import PAGE, SCREEN, ScreenBook, bound_for_screen, screen_file


def own_screen_product(deck: OwnDeck) -> Product:
    """The booklet for the screen of a deck whose folder has rules."""
    path = f"{deck.id}/{deck.file_name(SCREEN)}.pdf"
    return replace(Product(path, "page", own_screen_booklet, (deck.id,)), for_press=False)


def own_screen_booklet(workshop: Workshop) -> Made:
    deck = workshop.given_deck
    tools = deck.content.tools
    words = tools.words
    rules = typeset_own_rules(workshop, deck, PAGE)
    describe = partial(cards_named, deck)
    book = ScreenBook(rules, deck.title, f"{words.rules}.", words.contents, describe, tools.file.language)
    with in_file(own_rules(deck).name):
        edition = bound_for_screen(workshop, book)
    edition = edition._replace(pages=own_text_icons(deck).drawn(edition.pages, workshop.fonts))
    return screen_file(workshop, deck, edition, f"{deck.title}: {words.rules}", words.rules)
