"""What a site lays beside its pages for the printer at home: booklets, pads, reference cards and decks as PDF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from kartenwerk.build.product import Product
from kartenwerk.catalog import Catalog, Deck
from kartenwerk.custom.deck import with_folder
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import Source
from kartenwerk.products.booklet.pages import page_editions
from kartenwerk.products.cards.sheets import whole_deck_sheets
from kartenwerk.products.pad.custom import custom_pad_page, custom_pad_product
from kartenwerk.products.pad.game import game_pad_product
from kartenwerk.products.pad.layout import PadData
from kartenwerk.products.reference.card_product import reference_sheet_product
from kartenwerk.products.web.frame import PRINTS, SITE, SiteFrame
from kartenwerk.products.web.sources import rules_of_deck

BOOKLET, PAD = "a6", "a5"
"""The pages of booklets and of pads."""


class PrintFile(NamedTuple):
    """A file to be printed, and the id of the deck or of the rules that it belongs to."""

    owner: str
    product: Product


def print_files(catalog: Catalog, decks: Sequence[Deck], site: SiteFrame) -> list[PrintFile]:
    """All files that the site offers, those of a deck before those of its games."""
    return [
        PrintFile(owner, replace(product, path=f"{SITE}/{site.path(PRINTS + '/')}{product.path}"))
        for deck in decks
        for owner, product in _files_of_deck(catalog, deck, site)
    ]


def _files_of_deck(catalog: Catalog, deck: Deck, site: SiteFrame) -> Iterator[tuple[str, Product]]:
    if "decks" in site.prints:
        yield deck.id, whole_deck_sheets(deck, site.paper)
    for id, source in rules_of_deck(catalog, deck, site).items():
        for product in _files_of_rules(catalog, source, site):
            yield id, product


def _files_of_rules(catalog: Catalog, source: Source, site: SiteFrame) -> Iterator[Product]:
    game = source if isinstance(source, GameRules) else None
    if "booklets" in site.prints:
        yield from source.products(page_editions(BOOKLET, site.paper)[1])
    if "references" in site.prints and (game or "reference" in source.deck.brings):
        yield reference_sheet_product(source, site.paper)
    leaves = PadData.load(catalog.roots).leaves
    if "pads" in site.prints and game:
        yield game_pad_product(game.order, game.deck, PAD, site.paper, leaves)
    elif "pads" in site.prints and "pad" in source.deck.brings:
        deck = with_folder(source.deck)
        yield custom_pad_product(deck, custom_pad_page(catalog, deck), site.paper, leaves)
