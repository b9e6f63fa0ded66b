"""Cards in a fan: of each its left strip is seen, and that tells it from all others, rank and suit."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.pictures.album import rendered, workshop
from tests.support import slow

from kartenwerk.catalog.deck import SuitedDeck
from kartenwerk.display import Page, Place

STRIP = 12.0
"""mm of a card that are seen in a fan."""
DPI = 150
FOOT = 30.0
"""mm below which the index has ended."""
ALIKE = 25
"""The difference of two greys at a spot that the eye does not see."""
SPOTS = 0.004
"""Share of the strip's spots in which two cards differ, at least: the sixth part of a small letter."""
DECKS = ["deutsch", "buchstaben", slow("franzoesisch"), slow("walisch"), slow("inrah")]
INDEX = {"deutsch": 11.9, "franzoesisch": 11.9, "walisch": 12.2, "inrah": 12.0}
"""mm from the upper edge where the rank ends and the suit begins."""

Grey = NDArray[np.int64]


@cache
def strips(deck_id: str) -> dict[str, Grey]:
    """What is seen of each kind of card, in greys, its index alone: dots of Braille are not seen but felt."""
    shop = workshop()
    deck = shop.catalog.deck(deck_id)
    faces = shop.faces(deck)
    cards = [Page(deck.width, deck.height, (Place(faces.front(card)),)) for card in deck.kinds]
    images = rendered(cards, deck.palette, round(deck.width / 25.4 * DPI), deck.title)
    shown = {}
    for card, image in zip(deck.kinds, images, strict=True):
        dot = image.width / deck.width
        seen = image.convert("L").crop((0, 0, round(STRIP * dot), round(FOOT * dot)))
        shown[str(card)] = np.asarray(seen).astype(np.int64)
    return shown


def apart(one: Grey, other: Grey) -> float:
    """Share of the spots that differ."""
    return float((np.abs(one - other) > ALIKE).mean())


@pytest.mark.parametrize("deck_id", DECKS)
def test_no_two_cards_look_alike_in_a_fan(deck_id: str) -> None:
    alike = [(a, b) for (a, one), (b, other) in combinations(strips(deck_id).items(), 2) if apart(one, other) < SPOTS]
    assert not alike


@pytest.mark.parametrize("deck_id", [deck for deck in DECKS if deck != "buchstaben"])
def test_rank_and_suit_are_read_from_the_strip(deck_id: str) -> None:
    """The rank of each card looks like that of the same rank in another suit, and like no other; so does its suit."""
    deck = workshop().catalog.deck(deck_id)
    assert isinstance(deck, SuitedDeck)
    names = [str(card) for card in deck.kinds if not deck.is_extra(card)]
    border = round(INDEX[deck_id] / 25.4 * DPI)
    for part, rows in ((1, slice(0, border)), (0, slice(border, round(18.6 / 25.4 * DPI)))):
        shown = {name: strips(deck_id)[name][rows] < 160 for name in names}
        for name in names:
            others = [
                other for other in names if other != name and other.split("-")[1 - part] != name.split("-")[1 - part]
            ]
            nearest = min(others, key=lambda other: float((shown[name] != shown[other]).mean()))
            assert nearest.split("-")[part] == name.split("-")[part], (name, nearest)
