"""What the eye asks of the committed courts: nothing too fine for print, and no two alike."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from tests.art.carved import above_belt, half, seen, thin
from tests.reduction import smallest_capital, smallest_part, smallest_picture
from tests.support import some

from art.shapes import EMPTY, Geometry, inset, rectangle, scale
from art.walisch.portals import ROOMS
from art.walisch.stage import BELT, CENTRE, EDGE, SECOND_LINE, panel
from art.walisch.symbols import HEIGHT, SUITS, symbol
from art.walisch.symbols import INK as SUIT_INK
from kartenwerk.base.data import DataRoots
from kartenwerk.graphics.type.signs import read_keys

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "walisch"
TAPER = 0.05
"""mm² in print: the points of long cuts on a sign are smaller."""
RANKS = "MKE"
PICTURES = [*(f"{suit}-{rank}" for rank in "SMKE" for suit in SUITS), "halk-1", "halk-2", "halk-3"]
SHARED = 0.42


@cache
def colours(name: str) -> dict[str, Geometry]:
    """What is seen of each colour in the upper half, or in the whole where there are no halves; black among them."""
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    suit = name.split("-")[0]
    black = panel(suit if suit in SUITS else None)
    if '<g id="half">' not in text:
        return seen(text.split("/>", 1)[1], black)  # a picture that is not doubled begins with its black panel
    ground = above_belt(black, CENTRE[1], BELT)
    if SUIT_INK[suit] == "blau":
        ground = ground.difference(inset(black, EDGE).difference(inset(black, SECOND_LINE[0])))
    return seen(half(text), ground)


@pytest.mark.parametrize("name", some(PICTURES, 14))
def test_no_part_is_thinner_than_a_quarter_of_a_millimetre_on_any_card(name: str) -> None:
    reduced = smallest_picture("walisch")
    found = {role: thin(shape, reduced) for role, shape in colours(name).items()}
    assert not {role: places for role, places in found.items() if places}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("suit", some(SUITS, 6))
def test_a_number_cards_portal_holds_in_print_on_any_card(suit: str, room: str) -> None:
    text = (FOLDER / "portals.svg").read_text(encoding="utf-8")
    body = text.split(f'<g id="portal-{suit}-{room}">')[1].split("</g>")[0]
    reduced = smallest_part("walisch", f"portal-{SUITS[0]}-two")
    found = {role: thin(shape, reduced) for role, shape in seen(body, EMPTY).items()}
    assert not {role: places for role, places in found.items() if places}


@pytest.mark.parametrize("suit", [*SUITS, "halk"])
def test_a_sign_holds_in_print_at_its_smallest(suit: str) -> None:
    roots = DataRoots.over(None)
    height = smallest_capital("walisch", read_keys(roots, "walisch")[suit]) * heights(roots)[suit]
    form = scale(symbol(suit), height / HEIGHT)
    x0, y0, x1, y1 = form.bounds
    assert not thin(form, tip=TAPER)
    assert not thin(rectangle(x0 - 1, y0 - 1, x1 + 1, y1 + 1).difference(form), tip=TAPER)


def heights(roots: DataRoots) -> dict[str, float]:
    """Heights of the signs in the symbol face's cap heights."""
    table = tomllib.loads(roots.find("fonts/walisch/signs.toml").text())
    return {suit: entry["height"] for suit, entry in table["signs"].items()}


@pytest.mark.parametrize("rank", some(RANKS, 3))
def test_no_two_courts_of_a_rank_share_their_pose(rank: str) -> None:
    """Drawn on one body they would share half of what is light; bodies of their own share about a third."""
    area = {suit: panel(suit).intersection(rectangle(0, 0, 59, CENTRE[1] - BELT)) for suit in SUITS}
    light = {suit: area[suit].difference(colours(f"{suit}-{rank}")["tinte"]) for suit in SUITS}
    for one, other in combinations(SUITS, 2):
        shared = light[one].intersection(light[other]).area / light[one].union(light[other]).area
        assert shared < SHARED, (one, other, shared)
