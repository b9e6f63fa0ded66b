"""What the eye asks of the committed courts: nothing too fine for print, and no two alike."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from shapely.geometry import Polygon

from generator.art.shapes import EMPTY, Geometry, inset, pieces, rectangle, scale, valid
from generator.art.walisch.stage import BELT, CENTRE, EDGE, PANEL, SECOND_LINE
from generator.art.walisch.symbols import HEIGHT, SUITS, symbol
from generator.art.walisch.symbols import INK as SUIT_INK
from generator.data import DataRoots
from generator.type.signs import read_keys
from tests.reduction import smallest_capital, smallest_picture

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "walisch"
FINEST = 0.25
TIP = 0.03
"""mm² in print: the points of tapered cuts are smaller, and of long ones on a sign TAPER."""
TAPER = 0.05
RANKS = "MKE"
PICTURES = [*(f"{suit}-{rank}" for rank in "SMKE" for suit in SUITS), "halk-1", "halk-2", "halk-3"]
ROUNDING = 0.02
"""mm; narrower gaps come from rounding the corners and are filled in print."""
SHARED = 0.42


def outlines(data: str) -> Geometry:
    """The area of a path of relative lines, filled even-odd."""
    shape: Geometry = EMPTY
    for outline in re.findall(r"M[^Mz]*z", data):
        x = y = 0.0
        corners = []
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", outline)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            corners.append((x, y))
        if len(corners) > 2:
            shape = shape.symmetric_difference(valid(Polygon(corners)))
    return shape


@cache
def seen(name: str) -> dict[str, Geometry]:
    """What is seen of each colour in the upper half, or in the whole where there are no halves; black among them."""
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    half = re.search(r'<g id="half">(.*?)</g>', text, re.DOTALL)
    body = half[1] if half else text.split("/>", 1)[1]  # a picture that is not doubled begins with its black panel
    colours: dict[str, Geometry] = {}
    covered: Geometry = EMPTY
    for role, data in reversed(re.findall(r'class="(\w+)" d="([^"]+)"', body)):
        shape = outlines(data)
        colours[role] = shape.difference(covered)
        covered = covered.union(shape)
    if half and SUIT_INK[name.split("-")[0]] == "blau":
        covered = covered.union(inset(PANEL, EDGE).difference(inset(PANEL, SECOND_LINE[0])))
    above_belt = rectangle(0, 0, 59, CENTRE[1] - BELT + 0.5)  # with the belt's own black edge
    panel = PANEL.intersection(above_belt) if half else PANEL
    return {**colours, "tinte": panel.difference(covered)}


def thin(shape: Geometry, finest: float, tip: float) -> list[tuple[float, ...]]:
    """Where an area is narrower than the finest line, the tips of cuts left out."""
    reached = shape.buffer(0.004 - finest / 2).buffer(finest / 2 + 0.005)
    parts = pieces(shape.difference(reached))
    return [part.centroid.coords[0] for part in parts if part.area > tip and 2 * part.area / part.length > ROUNDING]


@pytest.mark.parametrize("name", PICTURES)
def test_no_part_is_thinner_than_a_quarter_of_a_millimetre_on_any_card(name: str) -> None:
    reduced = smallest_picture("walisch")
    found = {role: thin(shape, FINEST / reduced, TIP / reduced**2) for role, shape in seen(name).items()}
    assert not {role: places for role, places in found.items() if places}


@pytest.mark.parametrize("suit", [*SUITS, "halk"])
def test_a_sign_holds_in_print_at_its_smallest(suit: str) -> None:
    roots = DataRoots.over(None)
    height = smallest_capital("walisch", read_keys(roots, "walisch")[suit]) * heights(roots)[suit]
    form = scale(symbol(suit), height / HEIGHT)
    x0, y0, x1, y1 = form.bounds
    assert not thin(form, FINEST, TAPER)
    assert not thin(rectangle(x0 - 1, y0 - 1, x1 + 1, y1 + 1).difference(form), FINEST, TAPER)


def heights(roots: DataRoots) -> dict[str, float]:
    """Heights of the signs in the symbol face's cap heights."""
    table = tomllib.loads(roots.find("fonts/walisch/signs.toml").text())
    return {suit: entry["height"] for suit, entry in table["signs"].items()}


@pytest.mark.parametrize("rank", RANKS)
def test_no_two_courts_of_a_rank_share_their_pose(rank: str) -> None:
    """Drawn on one body they would share half of what is light; bodies of their own share about a third."""
    half = PANEL.intersection(rectangle(0, 0, 59, CENTRE[1] - BELT))
    light = {suit: half.difference(seen(f"{suit}-{rank}")["tinte"]) for suit in SUITS}
    for one, other in combinations(SUITS, 2):
        shared = light[one].intersection(light[other]).area / light[one].union(light[other]).area
        assert shared < SHARED, (one, other, shared)
