"""The committed pictures of covers: strict SVG, few colours, nothing too fine, nothing over the title."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.graphics.svg.reader import read_svg

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from tests.art.carved import seen, thin
from tests.support import some_rows

from art.motifs.files import MOTIFS
from art.shapes import EMPTY

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "motifs"
ROLES = {"tinte", "papier", "rot", "ocker", "gruen", "braun", "gold", "erzhell", "erzmittel"}
GROUND = "himmel"
"""A role for the parts that take the cover's ground."""
TOP, FOOT = 38.0, 140.0
"""Nothing of a picture reaches above or below on A6."""
REDUCED = 0.72
"""At this size a picture may still be printed: that of A6 is drawn with thicker lines than print asks for."""


@cache
def text(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


def test_there_is_a_file_of_every_picture_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(MOTIFS)


@pytest.mark.parametrize("name", MOTIFS)
def test_a_picture_keeps_to_the_strict_subset_and_to_its_zone(name: str) -> None:
    shown = text(name).replace('<path d="', f'<path class="{GROUND}" d="')
    drawing = read_svg(shown, name, roles=ROLES | {GROUND})
    box = bounds(drawing.items)
    assert box.y0 >= TOP and box.y1 <= FOOT + 6
    assert box.x0 >= -6.1 and box.x1 <= 111.1


@pytest.mark.parametrize("name", MOTIFS)
def test_a_picture_has_black_and_at_most_three_colours_beside_the_ground(name: str) -> None:
    assert len(set(re.findall(r'class="(\w+)"', text(name))) - {"tinte", "papier"}) <= 3


PARTS = [(name, part) for name in MOTIFS for part in re.findall(r'<g id="(\w+)">', text(name))]


@pytest.mark.parametrize(("name", "part"), some_rows(PARTS))
def test_no_part_is_thinner_than_a_quarter_of_a_millimetre(name: str, part: str) -> None:
    found = re.search(rf'<g id="{part}">(.*?)</g>', text(name), re.DOTALL)
    assert found
    paths = found[1].replace('<path d="', f'<path class="{GROUND}" d="')
    colours = seen(paths, EMPTY)
    fine = {role: [place for place in thin(shape, REDUCED) if on_page(*place)] for role, shape in colours.items()}
    assert {role: places for role, places in fine.items() if places} == {}


def on_page(x: float, y: float) -> bool:
    """Beyond lie the bleed and the frieze, where parts are cut off or covered."""
    return -2 < x < 107 and y < FOOT - 2
