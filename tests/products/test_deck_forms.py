"""A deck that comes in several forms is printed in the one that is asked for."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog
from kartenwerk.products.cards.order import DeckOrder

CATALOG = Workshop.over(None).catalog


def names(catalog: Catalog, form: str | None) -> Counter[str]:
    return Counter(DeckOrder(catalog.deck("buchstaben"), form=form)._names(catalog))


def test_the_letter_deck_comes_in_two_forms(catalog: Catalog) -> None:
    usual, other = names(catalog, None), names(catalog, "106")
    assert (usual.total(), other.total()) == (118, 106)
    assert usual == names(catalog, "118")
    assert other["Q"] == 1 and other["QU"] == 0 and other["frage"] == 6


@pytest.mark.parametrize(
    ("order", "message"),
    [
        (DeckOrder(CATALOG.deck("buchstaben"), form="100"), "no such form; found 100; expected 118, 106"),
        (DeckOrder(CATALOG.deck("walisch"), form="106"), "no --form, as it is printed in one"),
        (DeckOrder(CATALOG.deck("buchstaben"), form="106", cards="A B"), "whole deck alone"),
    ],
)
def test_a_form_that_cannot_be_is_refused(catalog: Catalog, order: DeckOrder, message: str) -> None:
    with pytest.raises(KartenwerkError) as caught:
        order.products(catalog)
    assert message in str(caught.value)
