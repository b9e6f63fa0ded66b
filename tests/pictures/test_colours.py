"""Colours never speak alone: contrast of index and text, and suits told apart by colour-blind eyes and in grey."""

from itertools import combinations

import pytest
from tests.pictures.album import CARD, rendered, workshop
from tests.pictures.album import difference as picture_difference

from kartenwerk.catalog.deck import BuiltInDeck, SuitedDeck
from kartenwerk.graphics.display import Page, Place
from kartenwerk.graphics.sight import SIGHTS, contrast, difference, simulate_palette

CATALOG = workshop().catalog
DECKS = CATALOG.deck_ids
SUITED = [deck for deck in DECKS if isinstance(CATALOG.deck(deck), SuitedDeck)]

BLACK_INDEX = {"deutsch"}
"""Decks whose ranks are black and whose suits have a black contour."""

INDEX, TEXT = 4.5, 7.0
"""Least contrast to the paper."""

APART = 10.0
"""A difference of colours that is plain side by side."""


def suited(deck_id: str) -> SuitedDeck:
    deck = CATALOG.deck(deck_id)
    assert isinstance(deck, SuitedDeck)
    return deck


@pytest.mark.parametrize("deck_id", DECKS)
def test_text_stands_out_from_paper_and_from_the_tint_behind_examples(deck_id: str) -> None:
    deck = CATALOG.deck(deck_id)
    assert isinstance(deck, BuiltInDeck)
    colours = deck.colours
    grounds = [colours[role].screen for role in ("papier", "flaeche")]
    assert min(contrast(colours["tinte"].screen, ground) for ground in grounds) >= TEXT
    assert min(contrast(colours["stift"].screen, ground) for ground in grounds) >= INDEX


@pytest.mark.parametrize("deck_id", SUITED)
def test_every_suit_that_is_printed_as_an_index_stands_out_from_paper(deck_id: str) -> None:
    deck = suited(deck_id)
    paper = deck.colours["papier"].screen
    light = {suit.id for suit in deck.suits if contrast(deck.colours[suit.colour].screen, paper) < INDEX}
    assert not light or deck_id in BLACK_INDEX, f"{light} are too light for an index"


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("deck_id", SUITED)
def test_suits_of_different_colour_stay_apart(deck_id: str, sight: str) -> None:
    """Where two colours come close, the suits' silhouettes must be told apart instead."""
    deck = suited(deck_id)
    palette = simulate_palette(deck.palette, sight)
    close = [
        (one.id, other.id)
        for one, other in combinations(deck.suits, 2)
        if difference(palette[one.colour].screen, palette[other.colour].screen) < APART
    ]
    shapes = silhouettes(deck_id)
    alike = [pair for pair in close if shapes[pair] < ALIKE]
    assert not alike


ALIKE = 40.0
"""The worst place of two pictures that could be taken for each other."""


def silhouettes(deck_id: str) -> dict[tuple[str, str], float]:
    """How far apart the cards of the lowest rank look in grey, for each pair of suits."""
    deck = suited(deck_id)
    faces = workshop().tools(deck).faces()
    lowest = deck.ranks[-1].code
    cards = [next(card for card in deck.suited if (card.suit, card.rank) == (suit.id, lowest)) for suit in deck.suits]
    pages = [Page(deck.width, deck.height, (Place(faces.front(card)),)) for card in cards]
    images = rendered(pages, simulate_palette(deck.palette, "grey"), CARD, deck.title)
    pictures = zip(deck.suits, images, strict=True)
    return {
        (one.id, other.id): picture_difference(picture, another).worst
        for (one, picture), (other, another) in combinations(list(pictures), 2)
    }


@pytest.mark.parametrize("deck_id", SUITED)
def test_suits_are_told_apart_in_grey_by_their_silhouettes(deck_id: str) -> None:
    assert min(silhouettes(deck_id).values()) >= ALIKE
