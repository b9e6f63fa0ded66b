"""Every court and joker is somebody, no sitter serves two decks: no hand or face is drawn twice, turned or mirrored."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawings are not compared (install the extra 'art')")

from tests.art.arms_length import stencil
from tests.art.carved import above_belt, half, seen
from tests.art.likeness import FACES, HANDS, Drawing, Values, alike, likeness

from art import gestures
from art.cast import Court
from art.decks import palette
from art.deutsch.koenige import KINGS
from art.deutsch.ober import OBER
from art.deutsch.signs import SIGNS
from art.deutsch.unter import UNTER
from art.deutsch.wardrobe import sign
from art.franzoesisch.files import FIGURES as FRENCH
from art.franzoesisch.jokers import JOKERS
from art.hand import draw_hand
from art.karten.stage import BELT, CENTRE, PANEL, upper
from art.light import LIGHT, shade
from art.picture import Picture
from art.shapes import Geometry, circle, inset, placed

GERMAN = {"K": KINGS, "O": OBER, "U": UNTER}
DECKS = {
    deck: {f"{suit}-{rank}": draw for rank, suits in ranks.items() for suit, draw in suits.items()}
    for deck, ranks in (("deutsch", GERMAN), ("franzoesisch", FRENCH))
}
DECKS["franzoesisch"] |= {f"joker-{number}": draw for number, draw in JOKERS.items()}
COURTS = [(deck, name) for deck, drawn in DECKS.items() for name in drawn]
SHOWN = {"deutsch": (12, 24), "franzoesisch": (15, 27)}
"""How many people are seen in a deck, and how many hands."""
COPY = 0.7
"""So alike is a hand to itself, mirrored, turned, smaller, and shaded anew, at least."""


FOLDER = Path(__file__).parents[2] / "templates" / "art"
ARM = 40 * 300 / 25.4 / 59
"""Pixels a mm of a card that is seen as if it were 40 mm wide, at 300 dpi: what is left of it at arm's length."""
NEAR, DARK = 0.8, 0.12
"""mm round a figure in which the ground is black, but for `DARK` of its light."""
APART, SPARSE = 0.1, 1 / 3
"""How much lighter a figure is than its ground, at least, and the light of a ground, at most; paper is 1."""


@cache
def court(deck: str, name: str) -> Court:
    return DECKS[deck][name]()


@pytest.mark.parametrize("deck", DECKS)
def test_every_court_has_a_face_and_hands_of_its_own(deck: str) -> None:
    hands = [len(court(deck, name).hands) for name in DECKS[deck]]
    assert (len(hands), sum(hands)) == SHOWN[deck]
    assert min(hands) > 0


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_hands_are_alike(deck: str) -> None:
    hands = {
        f"{name} {hand}": Drawing(drawn) for name in DECKS[deck] for hand, drawn in court(deck, name).hands.items()
    }
    assert not alike(hands, HANDS)


def test_no_two_faces_are_alike() -> None:
    assert not alike({f"{deck} {name}": Drawing(court(deck, name).head) for deck, name in COURTS}, FACES)


@pytest.mark.parametrize("degrees", [24, 130])
def test_a_hand_that_is_mirrored_turned_and_shaded_anew_is_known_again(degrees: int) -> None:
    hand = Drawing(draw_hand(gestures.STAFF, placed(0, 0)).picture)
    copy = Drawing(draw_hand(gestures.STAFF, placed(3, 5, degrees, 0.85, mirrored=True)).picture)
    assert likeness(hand, copy) > COPY
    assert likeness(hand, Drawing(draw_hand(gestures.REST, placed(0, 0)).picture)) < HANDS


def test_the_light_comes_from_the_upper_left_however_a_hand_is_turned() -> None:
    x, y = LIGHT
    assert x < 0 and y < 0
    dark = shade(circle(10, 10, 4), 1.0, 0).centroid
    assert dark.x > 11 and dark.y > 11


def lightness(deck: str, name: str) -> Values:
    """The upper half of a committed court as it is seen at arm's length."""
    image = Image.new("L", (round(59 * ARM), round(CENTRE[1] * ARM)))
    drawn = half((FOLDER / deck / f"{name}.svg").read_text(encoding="utf-8"))
    inks = palette(deck)
    for role, shape in seen(drawn, above_belt(PANEL, CENTRE[1], BELT)).items():
        red, green, blue = (int(inks[role][at : at + 2], 16) for at in (1, 3, 5))
        image.paste(round(0.3 * red + 0.59 * green + 0.11 * blue), mask=stencil(shape, image.size, ARM))
    return np.asarray(image, np.float64) / 255


def outline(deck: str, name: str) -> Geometry:
    """All that belongs to a court's figure, on the German cards its sign with it."""
    suit, rank = name.split("-")
    whole = Picture()
    whole.put(court(deck, name).picture)
    if deck == "deutsch":
        sign(whole, suit, *SIGNS[rank][suit])
    return whole.silhouette()


@pytest.mark.parametrize(("deck", "name"), COURTS)
def test_a_figure_stands_clear_of_its_ground_at_arms_length(deck: str, name: str) -> None:
    light = lightness(deck, name)
    figure, window = outline(deck, name), inset(upper(), 0.3)
    areas = {
        "figure": figure.intersection(window),
        "near": figure.buffer(NEAR).difference(figure.buffer(0.1)).intersection(window),
        "ground": window.difference(figure.buffer(NEAR)),
    }
    size = light.shape[1], light.shape[0]
    mean = {part: float(light[np.asarray(stencil(shape, size, ARM)) > 0].mean()) for part, shape in areas.items()}
    assert mean["near"] < DARK
    assert mean["ground"] < SPARSE
    assert mean["figure"] > mean["ground"] + APART
