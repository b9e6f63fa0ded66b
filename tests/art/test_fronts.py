"""The committed pictures on boxes: each deck's own, in its colours, nothing too fine, nothing cut by a fold."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.support import WORKSHOP

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from shapely.geometry import Point
from tests.art.carved import seen, thin

from art.decks import FRONTS, files
from art.fronts.stage import HEIGHT, WIDTH, room
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.design import box_design

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "fronts"
DECKS = [name.removesuffix(".svg") for name in files(FRONTS)]
REDUCED = 0.93
"""The smallest scale of a box whose cards keep their faces: for bridge cards it is drawn at 0.97."""
LARGEST = 36_000
"""Bytes of a picture."""


@cache
def text(deck: str) -> str:
    return (FOLDER / f"{deck}.svg").read_text(encoding="utf-8")


def test_the_picture_fills_the_front_from_fold_to_fold() -> None:
    layout = BoxData.load(WORKSHOP.roots).layout
    assert (layout.width, layout.picture_foot - layout.thumb) == pytest.approx((WIDTH, HEIGHT))


@pytest.mark.parametrize("deck", DECKS)
def test_a_box_shows_the_front_of_its_deck_in_its_colours(deck: str) -> None:
    opened = WORKSHOP.catalog.deck(deck)
    assert box_design(WORKSHOP.roots, opened).picture.file == f"fronts/{deck}.svg"
    assert set(re.findall(r'class="(\w+)"', text(deck))) <= set(opened.palette)
    assert len(text(deck)) < LARGEST


@pytest.mark.parametrize("deck", DECKS)
def test_nothing_on_a_front_is_too_fine_for_print(deck: str) -> None:
    """What the edge cuts off lies under the dark ground round the picture."""
    within = room().buffer(-0.3)
    found = {role: thin(shape, REDUCED) for role, shape in seen(text(deck), room()).items()}
    fine = {role: [place for place in places if within.contains(Point(place))] for role, places in found.items()}
    assert not any(fine.values()), fine
