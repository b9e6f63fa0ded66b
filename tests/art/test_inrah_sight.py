"""Every element of the Inrah deck is known in grey, by colour-blind eyes and in lamp light."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from tests.pictures.album import CARD, rendered, workshop

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog, SuitedDeck
from kartenwerk.graphics.display import Page, Place
from kartenwerk.graphics.sight import SIGHTS, contrast, difference, simulate, simulate_palette

PLAIN = 12.0
"""A difference that is plain even where the colours lie apart."""
TEXT, LARGE = 7.0, 4.5
"""Contrast to paper: of the index's black, and of a sign."""


@pytest.fixture(scope="module")
def deck() -> SuitedDeck:
    deck = Catalog(DataRoots.over(None)).deck("inrah")
    assert isinstance(deck, SuitedDeck)
    return deck


def screen(deck: SuitedDeck, role: str) -> str:
    return deck.colours[role].screen


@pytest.mark.parametrize("sight", ["protanopia", "deuteranopia", "tritanopia"])
def test_the_elements_signs_stay_apart_for_colour_blind_eyes(deck: SuitedDeck, sight: str) -> None:
    close = {
        (one.id, other.id): round(gap, 1)
        for one, other in combinations(deck.suits, 2)
        if (gap := difference(*(simulate(screen(deck, suit.colour), sight) for suit in (one, other)))) < PLAIN
    }
    assert close == {}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("rank", ["2", "7", "K", "W"])
def test_fire_and_humus_part_by_their_grounds_for_every_eye(deck: SuitedDeck, sight: str, rank: str) -> None:
    """Red and brown come close for a deuteranope; the grounds of the one are light, of the other dark."""
    cards = [card for card in deck.kinds if str(card) in (f"feuer-{rank}", f"humus-{rank}")]
    faces = workshop().tools(deck).faces()
    pages = [Page(deck.width, deck.height, (Place(faces.front(card)),)) for card in cards]
    shown = [np.asarray(image) for image in rendered(pages, simulate_palette(deck.palette, sight), CARD, "grounds")]
    tenth = CARD // 10
    grounds = [
        image[:tenth, -2 * tenth :] if rank in "KW" else image[tenth:, 4 * tenth : -4 * tenth] for image in shown
    ]
    one, other = ("#" + "".join(f"{round(part):02X}" for part in image.mean(axis=(0, 1))) for image in grounds)
    assert difference(one, other) >= PLAIN


def test_every_lead_is_darker_than_the_woods_it_parts(deck: SuitedDeck) -> None:
    for suit in deck.suits:
        lead = screen(deck, f"{suit.id}blei")
        assert all(contrast(lead, screen(deck, f"{suit.id}{wood}")) > 1.4 for wood in ("", "mittel", "hell", "akzent"))
        cmyk = deck.colours[f"{suit.id}blei"].cmyk
        assert cmyk[3] >= 66 and max(cmyk[:3]) >= 25 and sum(cmyk) <= 240


def test_every_sign_stands_out_from_paper(deck: SuitedDeck) -> None:
    paper = screen(deck, "papier")
    assert all(contrast(screen(deck, suit.colour), paper) >= LARGE for suit in deck.suits)
    assert contrast(screen(deck, "tinte"), paper) >= TEXT


def test_in_grey_the_woods_of_an_element_stay_in_their_order(deck: SuitedDeck) -> None:
    """Light and shade are what a figure is read by when its colours are gone."""
    for suit in deck.suits:
        woods = [screen(deck, role) for role in ("tinte", suit.id, f"{suit.id}mittel", f"{suit.id}hell")]
        steps = [contrast(simulate(one, "grey"), simulate(other, "grey")) for one, other in pairwise(woods)]
        lightness = [contrast(simulate(wood, "grey"), "#000000") for wood in woods]
        assert lightness == sorted(lightness), suit.id
        assert min(steps) > 1.4, suit.id


def test_a_grey_sight_leaves_no_colour(deck: SuitedDeck) -> None:
    for ink in simulate_palette(deck.palette, "grey").values():
        assert len({ink.screen[k : k + 2] for k in (1, 3, 5)}) == 1


def test_known_colours_are_seen_as_the_model_says() -> None:
    """White, black and greys look alike to all; pure red and green of one lightness fall together for deuteranopes."""
    for sight in SIGHTS:
        assert simulate("#FFFFFF", sight) == "#FFFFFF" and simulate("#000000", sight) == "#000000"
        assert difference(simulate("#777777", sight), "#777777") < 1
    normal = difference("#B80000", "#5A5A00")
    assert difference(simulate("#B80000", "deuteranopia"), simulate("#5A5A00", "deuteranopia")) < normal / 2


def test_contrast_is_counted_as_usual() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
