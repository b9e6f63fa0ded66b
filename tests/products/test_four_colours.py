"""A pack of four colours: every suit takes an ink of its own, and the file says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog, SuitedDeck
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.graphics.sight import contrast, difference
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.cards.selection import whole_deck

INDEX = 4.5
"""Least contrast of an index to paper."""


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return Catalog(DataRoots.over(None))


def test_every_suit_has_an_ink_of_its_own_that_stands_out(catalog: Catalog) -> None:
    deck = catalog.deck("franzoesisch")
    assert isinstance(deck, SuitedDeck)
    inks = [deck.four_colour_palette[suit.colour].screen for suit in deck.suits]
    assert len(set(inks)) == 4
    assert all(contrast(ink, deck.colours["papier"].screen) >= INDEX for ink in inks)
    assert min(difference(one, other) for one in inks for other in inks if one != other) > 12


def test_the_file_is_named_after_its_colours(catalog: Catalog) -> None:
    products = DeckOrder(catalog.deck("franzoesisch"), colours="four", cards="pik-7").products(catalog)
    assert [product.path for product in products] == [
        "franzoesisch/karten_auswahl_vierfarbig_a4.pdf",
        "franzoesisch/karten_auswahl_vierfarbig_einzeln.pdf",
    ]


def test_the_cards_are_printed_with_those_inks(catalog: Catalog) -> None:
    plain = whole_deck(catalog, catalog.deck("franzoesisch"))
    workshop = Workshop.over(None)
    four = replace(plain, variant=FaceVariant(four=True))
    assert four.palette(workshop)["pik"] == workshop.catalog.deck("franzoesisch").palette["gruen"]
    assert plain.palette(workshop)["pik"] != four.palette(workshop)["pik"]


def test_a_deck_without_four_colours_says_so(catalog: Catalog) -> None:
    with pytest.raises(KartenwerkError, match="not drawn with four suit colours"):
        DeckOrder(catalog.deck("walisch"), colours="four").products(catalog)
