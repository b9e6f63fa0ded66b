"""The committed pictures of the French deck: what the eye and the press ask of them."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from kartenwerk.catalog import Catalog, SuitedDeck
from kartenwerk.data import DataRoots
from kartenwerk.display import Box
from kartenwerk.svg.bounds import bounds
from kartenwerk.svg.reader import Drawing, read_svg

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

import numpy as np
import shapely
from numpy.typing import NDArray
from tests.art.carved import above_belt, half, seen, thin
from tests.reduction import smallest_picture

from kartenwerk.art.karten.stage import BELT, CENTRE, NOTCH_X, NOTCH_Y, PANEL
from kartenwerk.art.shapes import Geometry, rectangle

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "franzoesisch"
SUITS = ("kreuz", "pik", "herz", "karo")
COURTS = [f"{suit}-{rank}" for suit in SUITS for rank in "KDB"]
JOKERS = [f"joker-{number}" for number in (1, 2, 3)]
ACES = [f"{suit}-A" for suit in SUITS]
FIGURES = [*COURTS, *JOKERS]
PICTURES = [*FIGURES, *ACES]
OTHERS = ["symbols", "letters", "back", "back-small"]
LARGEST = 40_000

APART = 0.3
"""Share of the picture in which two courts show another tone, at least."""
TONES = ("ocker", "rot|karo", "papier")


@pytest.fixture(scope="module")
def deck() -> SuitedDeck:
    deck = Catalog(DataRoots.over(None)).deck("franzoesisch")
    assert isinstance(deck, SuitedDeck)
    return deck


def text(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


def drawing(name: str, deck: SuitedDeck) -> Drawing:
    return read_svg(text(name), name, roles=deck.colours)


@cache
def colours(name: str) -> dict[str, Geometry]:
    """What is seen of each colour in the upper half, black among them."""
    return seen(half(text(name)), above_belt(PANEL, CENTRE[1], BELT))


@cache
def tones(name: str) -> NDArray[np.int64]:
    """The tone at each spot of a grid over the upper half; 0 is black."""
    across, down = np.meshgrid(np.arange(5, 54, 0.8), np.arange(5, 41, 0.8))
    drawn = np.zeros(across.shape, dtype=np.int64)
    for tone, roles in enumerate(TONES, start=1):
        for role in roles.split("|"):
            if role in colours(name):
                drawn[shapely.contains_xy(colours(name)[role], across, down)] = tone
    return drawn


def test_the_deck_has_all_its_pictures_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == {*PICTURES, *OTHERS}


@pytest.mark.parametrize("name", [*PICTURES, *OTHERS])
def test_a_picture_stays_within_the_strict_subset_and_the_decks_colours(name: str, deck: SuitedDeck) -> None:
    assert drawing(name, deck).items


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_small_and_has_few_colours(name: str) -> None:
    assert len(text(name)) < LARGEST
    assert set(re.findall(r'class="(\w+)"', text(name))) <= {"tinte", "papier", "ocker", "rot", "pik", "karo"}


@pytest.mark.parametrize("name", PICTURES)
def test_a_face_keeps_to_the_safe_area(name: str, deck: SuitedDeck) -> None:
    box = bounds(drawing(name, deck).items)
    assert box.x0 >= 4 - 1e-6 and box.y0 >= 4 - 1e-6
    assert box.x1 <= 55 + 1e-6 and box.y1 <= 87 + 1e-6


@pytest.mark.parametrize("name", FIGURES)
def test_the_corner_of_the_index_stays_free(name: str) -> None:
    corner = rectangle(0, 0, NOTCH_X - 0.01, NOTCH_Y - 0.01)
    assert all(shape.intersection(corner).area == 0 for shape in colours(name).values())


@pytest.mark.parametrize("name", FIGURES)
def test_no_part_is_thinner_than_a_quarter_of_a_millimetre_on_any_card(name: str) -> None:
    reduced = smallest_picture("franzoesisch")
    found = {role: thin(shape, reduced) for role, shape in colours(name).items()}
    assert not {role: places for role, places in found.items() if places}


@pytest.mark.parametrize("name", FIGURES)
def test_a_court_is_drawn_once_and_turned(name: str) -> None:
    assert text(name).count('<g id="half">') == 1
    assert '<use href="#half" transform="rotate(180 29.5 45.5)"/>' in text(name)


def test_no_two_courts_could_be_swapped_unnoticed() -> None:
    alike = [
        (one, other, round(share, 2))
        for one, other in combinations(FIGURES, 2)
        if (share := float((tones(one) != tones(other)).mean())) < APART
    ]
    assert not alike


def test_every_court_has_light_and_dark() -> None:
    for name in FIGURES:
        light = float((tones(name) == len(TONES)).mean())
        assert 0.15 < light < 0.6, (name, light)


def test_the_four_aces_differ_in_more_than_their_suit() -> None:
    bodies = {name: set(re.findall(r"M[^Mz]*z", text(name))) for name in ACES}
    for one, other in combinations(ACES, 2):
        assert len(bodies[one] & bodies[other]) < 0.1 * min(len(bodies[one]), len(bodies[other])), (one, other)


def test_the_back_runs_off_on_every_side(deck: SuitedDeck) -> None:
    assert bounds(drawing("back", deck).items) == pytest.approx(Box(-3, -3, 62, 94))


def test_the_back_is_the_same_from_both_ends() -> None:
    placed = re.findall(r'<use href="#(\w+)" x="([\d.-]+)" y="([\d.-]+)"', text("back"))
    spots = {(name, round(float(x), 3), round(float(y), 3)) for name, x, y in placed}
    assert spots == {(name, round(59 - x, 3), round(91 - y, 3)) for name, x, y in spots}


def test_an_ace_of_four_colours_takes_its_suits_ink(deck: SuitedDeck) -> None:
    assert 'class="karo"' in text("karo-A") and 'class="pik"' in text("pik-A")
    assert deck.four_colour_palette["karo"] == deck.palette["bernstein"]
    assert deck.four_colour_palette["pik"] == deck.palette["gruen"]
    assert deck.four_colour_palette["rot"] == deck.palette["rot"]
