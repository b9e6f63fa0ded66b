"""A kit: everything that belongs to a deck."""

from __future__ import annotations

from generator.build.deck import deck_products
from generator.build.pad import pad_product
from generator.build.product import Product
from generator.build.reference import reference_product
from generator.build.rules import Order, rules_products
from generator.catalog import Catalog

LEAVES = 25


def kit_products(catalog: Catalog, deck: str, paper: str) -> list[Product]:
    """Cards, and for every game of the deck its booklet and its pad."""
    products = deck_products(deck, paper)
    for game in catalog.games_of(deck):
        order = Order(game.id)
        products += rules_products(order, deck, BOOKLET_PAGE, paper)
        products.append(reference_product(order, deck))
        products += [pad_product(order, deck, page, paper, LEAVES) for page in PAD_PAGES]
    return products


BOOKLET_PAGE = "a6"
PAD_PAGES = ("a6", "a5")
