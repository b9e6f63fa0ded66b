"""Products go to another process with their decks by id, and have the decks that are open there."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from tests.custom.decks import plain, workshop
from tests.support import WORKSHOP

from kartenwerk.build.fingerprint import describe
from kartenwerk.build.pool import pack_products, unpack_products
from kartenwerk.build.product import Product
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.tuck_box import box_product
from kartenwerk.products.cards.order import DeckOrder


def given(product: Product) -> dict[str, Any]:
    """What the maker of a product is given."""
    assert isinstance(product.make, partial)
    return product.make.keywords


def test_decks_of_the_program_are_those_of_the_other_process() -> None:
    catalog = WORKSHOP.catalog
    products = DeckOrder(catalog.deck("walisch"), cards="svidar-S").products(catalog)
    packed = pack_products(products)
    assert len(packed) < 2_000
    there = type(WORKSHOP).over(None).catalog
    unpacked = unpack_products(packed, there)
    assert [product.path for product in unpacked] == [product.path for product in products]
    assert given(unpacked[0])["cards"].deck is there.deck("walisch")


def test_a_deck_of_ones_own_is_read_by_the_other_process(tmp_path: Path) -> None:
    here, there = workshop(plain(tmp_path)), workshop(tmp_path)
    product = box_product(here.deck, box_contents(here.catalog, here.deck))
    (unpacked,) = unpack_products(pack_products([product]), there.catalog)
    assert given(unpacked)["deck"] is there.deck
    assert unpacked.make(there).data == product.make(here).data


def test_the_fingerprint_of_a_product_names_its_deck_alone() -> None:
    assert describe(WORKSHOP.catalog.deck("walisch")) == "deck walisch"
