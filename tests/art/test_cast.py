"""Twelve courts are twelve people: no hand and no face is drawn twice, turned or mirrored."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawings are not compared (install the extra 'art')")

from tests.art.carved import above_belt, half, seen
from tests.art.likeness import Drawing, Values, likeness

from art import gestures
from art.cast import Court
from art.decks import palette
from art.deutsch.koenige import KINGS
from art.deutsch.ober import OBER
from art.deutsch.signs import SIGNS
from art.deutsch.unter import UNTER
from art.deutsch.wardrobe import sign
from art.hand import draw_hand
from art.karten.stage import BELT, CENTRE, PANEL, upper
from art.light import LIGHT, shade
from art.picture import Picture
from art.shapes import Geometry, circle, inset, pieces, placed

HANDS, FACES = 0.65, 0.60
"""More alike no two hands and no two faces of a deck may be."""
COPY = 0.7
"""So alike is a hand to itself, mirrored, turned, smaller, and shaded anew, at least."""


FOLDER = Path(__file__).parents[2] / "templates" / "art" / "deutsch"
ARM = 40 * 300 / 25.4 / 59
"""Pixels a mm of a card that is seen as if it were 40 mm wide, at 300 dpi: what is left of it at arm's length."""
NEAR, DARK = 0.8, 0.12
"""mm round a figure in which the ground is black, but for `DARK` of its light."""
APART, SPARSE = 0.1, 1 / 3
"""How much lighter a figure is than its ground, at least, and the light of a ground, at most; paper is 1."""


@cache
def courts() -> dict[str, Court]:
    ranks = {"K": KINGS, "O": OBER, "U": UNTER}
    return {f"{suit}-{rank}": draw() for rank, suits in ranks.items() for suit, draw in suits.items()}


def alike(drawings: dict[str, Drawing], most: float) -> dict[tuple[str, str], float]:
    """The pairs of which one could stand for the other."""
    found = {(one, other): likeness(drawings[one], drawings[other]) for one, other in combinations(drawings, 2)}
    return {pair: share for pair, share in found.items() if share >= most}


def test_every_court_has_a_face_and_two_hands_of_its_own() -> None:
    assert len(courts()) == 12
    for court in courts().values():
        assert len(court.hands) == 2


def test_no_two_hands_are_alike() -> None:
    hands = {
        f"{name} {hand}": Drawing(drawn) for name, court in courts().items() for hand, drawn in court.hands.items()
    }
    assert not alike(hands, HANDS)


def test_no_two_faces_are_alike() -> None:
    assert not alike({name: Drawing(court.head) for name, court in courts().items()}, FACES)


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


def lightness(name: str) -> Values:
    """The upper half of a committed court as it is seen at arm's length."""
    image = Image.new("L", (round(59 * ARM), round(CENTRE[1] * ARM)))
    drawn = half((FOLDER / f"{name}.svg").read_text(encoding="utf-8"))
    inks = palette("deutsch")
    for role, shape in seen(drawn, above_belt(PANEL, CENTRE[1], BELT)).items():
        red, green, blue = (int(inks[role][at : at + 2], 16) for at in (1, 3, 5))
        image.paste(round(0.3 * red + 0.59 * green + 0.11 * blue), mask=stencil(shape, image.size))
    return np.asarray(image, np.float64) / 255


def stencil(shape: Geometry, size: tuple[int, int]) -> Image.Image:
    image = Image.new("L", size)
    draw = ImageDraw.Draw(image)
    for piece in pieces(shape):
        for ring, tone in ((piece.exterior, 255), *((hole, 0) for hole in piece.interiors)):
            draw.polygon([(x * ARM, y * ARM) for x, y in ring.coords], fill=tone)
    return image


def outline(name: str) -> Geometry:
    """All that belongs to a court's figure, its sign with it."""
    suit, rank = name.split("-")
    whole = Picture()
    whole.put(courts()[name].picture)
    sign(whole, suit, *SIGNS[rank][suit])
    return whole.silhouette()


@pytest.mark.parametrize("name", [f"{suit}-{rank}" for rank in "KOU" for suit in KINGS])
def test_a_figure_stands_clear_of_its_ground_at_arms_length(name: str) -> None:
    light = lightness(name)
    figure, window = outline(name), inset(upper(), 0.3)
    areas = {
        "figure": figure.intersection(window),
        "near": figure.buffer(NEAR).difference(figure.buffer(0.1)).intersection(window),
        "ground": window.difference(figure.buffer(NEAR)),
    }
    size = light.shape[1], light.shape[0]
    mean = {part: float(light[np.asarray(stencil(shape, size)) > 0].mean()) for part, shape in areas.items()}
    assert mean["near"] < DARK
    assert mean["ground"] < SPARSE
    assert mean["figure"] > mean["ground"] + APART
