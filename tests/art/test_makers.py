"""The committed grounds of makers' cards: each in its deck's colours, nothing too fine for print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.support import WORKSHOP

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from tests.art.carved import seen, thin

from art.makers.files import GROUNDS
from art.shapes import rectangle
from kartenwerk.faces.layout import SMALLEST

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "makers"
CARD = rectangle(0, 0, 59, 91)


@pytest.mark.parametrize("deck", GROUNDS)
def test_a_ground_has_the_colours_of_its_deck_and_nothing_too_fine(deck: str) -> None:
    text = (FOLDER / f"{deck}.svg").read_text(encoding="utf-8")
    assert set(re.findall(r'class="(\w+)"', text)) <= set(WORKSHOP.catalog.deck(deck).palette)
    fine = {role: thin(shape, SMALLEST) for role, shape in seen(text, CARD).items()}
    assert not any(fine.values()), fine
