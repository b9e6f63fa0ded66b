"""A kit: everything that belongs to a deck."""

from __future__ import annotations

from pathlib import Path

from generator.build.box import box_product, contents_of
from generator.build.chips import ChipData, chips_product
from generator.build.deck import blanks_product, deck_products
from generator.build.house import orders_of
from generator.build.pad import pad_product
from generator.build.product import Product
from generator.build.reference import reference_product
from generator.build.rulebook import rulebook_products
from generator.build.rules import rules_products
from generator.catalog import Catalog
from generator.games import game

LEAVES = 25


def kit_products(catalog: Catalog, deck: str, paper: str, rules_file: Path | None = None) -> list[Product]:
    """Cards, blank ones too, their box, the rule book, chips for betting games; for every game booklet, card and pads.

    The game that `rules_file` names is printed with those house rules.
    """
    orders = orders_of(catalog, deck, rules_file)
    data = catalog.deck(deck)
    products = [*deck_products(deck, paper), blanks_product(deck, paper)]
    products.append(box_product(data, contents_of(catalog, data, booklet_pages=0, more_cards=0, size=None)))
    products += rulebook_products(orders, deck, RULEBOOK_PAGE, paper)
    if any(game(order.game).accounts for order in orders):
        products.append(chips_product(deck, ChipData.load(catalog.roots).players, paper))
    for order in orders:
        products += rules_products(order, deck, BOOKLET_PAGE, paper)
        products.append(reference_product(order, deck))
        products += [pad_product(order, deck, page, paper, LEAVES) for page in PAD_PAGES]
    return products


RULEBOOK_PAGE = "a5"
BOOKLET_PAGE = "a6"
PAD_PAGES = ("a6", "a5")
