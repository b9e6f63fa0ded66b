"""A kit: everything that belongs to a deck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from generator.build.box import box_product, contents_of
from generator.build.braille_book import braille_book_products
from generator.build.chips import ChipData, chips_product
from generator.build.deck import blanks_product, deck_products
from generator.build.house import orders_of
from generator.build.pad import pad_product
from generator.build.product import Product
from generator.build.reference import reference_product
from generator.build.rulebook import rulebook_products
from generator.build.rules import BOX_BOOKLET, BOX_EDITION, large_print_product, rules_products
from generator.build.run import File
from generator.build.text import text_product
from generator.catalog import Catalog
from generator.games import game

LEAVES = 25


def kit_products(catalog: Catalog, deck: str, paper: str, rules_file: Path | None = None) -> list[Product]:
    """Cards, blank ones too, the rule book, chips for betting games; for every game its booklets, card and pads.

    The game that `rules_file` names is printed with those house rules.
    """
    orders = orders_of(catalog, deck, rules_file)
    products = [*deck_products(deck, paper), blanks_product(deck, paper)]
    if orders:
        products += rulebook_products(orders, deck, RULEBOOK_PAGE, paper)
    if any(game(order.game).accounts for order in orders):
        products.append(chips_product(deck, ChipData.load(catalog.roots).players, paper))
    for order in orders:
        for page in BOOKLET_PAGES:
            products += rules_products(order, deck, page, paper)
        products += [large_print_product(order, deck), text_product(order, deck)]
        products += braille_book_products(order, deck, "basic")
        products.append(reference_product(order, deck))
        products += [pad_product(order, deck, page, paper, LEAVES) for page in PAD_PAGES]
    return products


def kit_box(catalog: Catalog, deck: str, files: Sequence[File]) -> Product:
    """The box for the deck, its reference cards and the box editions among these files."""
    booklets = [file for file in files if file.kind == "booklet" and Path(file.path).stem == BOX_BOOKLET]
    data = catalog.deck(deck)
    return box_product(data, contents_of(catalog, data, sum(file.pages for file in booklets)))


RULEBOOK_PAGE = "a5"
BOOKLET_PAGES = ("a6", BOX_EDITION)
PAD_PAGES = ("a6", "a5")
