"""What the eye asks of the German deck's pictures: nothing too fine for print, no two courts alike, one manner."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from tests.art.carved import above_belt, half, seen, thin
from tests.reduction import smallest_part, smallest_picture
from tests.support import some

from art.deutsch.files import RANKS
from art.deutsch.signs import SIGNS
from art.deutsch.suits import SMALLEST_INDEX, SMALLEST_PIP, SUITS, plain
from art.deutsch.wardrobe import sign
from art.karten.stage import BELT, CENTRE, PANEL, SAFE, window
from art.picture import Picture, visible
from art.shapes import EMPTY, Geometry, rectangle, scale, union
from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog, SuitedDeck
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.graphics.svg.reader import read_svg

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "deutsch"
COURTS = [f"{suit}-{rank}" for rank in "AKOU" for suit in SUITS]
MARGINS = [f"{name}-margin" for name in COURTS]
OTHERS = ["symbols", "scenes", "back", "back-small"]
SHARED = 0.42
INK_LIMIT = 240
SMALLEST_SCENE = 0.874
"""How small the panel of a number card is ever printed, 1 being as it is drawn."""


@pytest.fixture(scope="module")
def deck() -> SuitedDeck:
    deck = Catalog(DataRoots.over(None)).deck("deutsch")
    assert isinstance(deck, SuitedDeck)
    return deck


def text(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


@cache
def colours(name: str) -> dict[str, Geometry]:
    """What is seen in a court's upper half."""
    return seen(half(text(name)), above_belt(PANEL, CENTRE[1], BELT))


@pytest.mark.parametrize("name", some(COURTS, 5))
def test_no_part_of_a_court_is_thinner_than_a_quarter_of_a_millimetre_on_any_card(name: str) -> None:
    reduced = smallest_picture("deutsch")
    found = {role: places for role, shape in colours(name).items() if (places := thin(shape, reduced))}
    assert not found


@pytest.mark.parametrize(("cut", "height"), [("index", SMALLEST_INDEX), ("pip", SMALLEST_PIP)])
@pytest.mark.parametrize("suit", SUITS)
def test_signs_hold_in_print_at_their_smallest(suit: str, cut: str, height: float) -> None:
    found = re.search(rf'<g id="{cut}-{suit}">(.*?)</g>', text("symbols"), re.DOTALL)
    assert found
    for role, shape in seen(found[1], EMPTY).items():
        assert not thin(scale(shape, height / 10)), role


@pytest.mark.parametrize(("cut", "height"), [("pip", SMALLEST_PIP)])
@pytest.mark.parametrize("suit", SUITS)
def test_no_card_shows_a_pip_smaller_than_it_is_cut_for(suit: str, cut: str, height: float) -> None:
    assert smallest_part("deutsch", f"{cut}-{suit}") * 10 > height


@pytest.mark.parametrize("part", [f"{suit}-half" for suit in SUITS] + ["wreath"])
def test_a_number_cards_scene_holds_in_print_on_any_card(part: str) -> None:
    body = text("scenes").split(f'<g id="{part}">')[1].split("</g>")[0]
    panel = rectangle(4, 37.2, 29.5, 53.8) if part != "wreath" else EMPTY
    found = {role: places for role, shape in seen(body, panel).items() if (places := thin(shape, SMALLEST_SCENE))}
    assert not found


def test_no_scene_is_smaller_than_it_is_cut_for() -> None:
    parts = [SUITS[0], "disc", "wreath"]  # the others lie as that of the first suit
    assert min(smallest_part("deutsch", part) for part in parts) >= SMALLEST_SCENE


@pytest.mark.parametrize("suit", SUITS)
def test_the_plain_sign_holds_in_print_at_six_millimetres(suit: str) -> None:
    form = scale(plain(suit), 6 / 41)
    x0, y0, x1, y1 = form.bounds
    assert not thin(form)
    assert not thin(rectangle(x0 - 1, y0 - 1, x1 + 1, y1 + 1).difference(form))


@pytest.mark.parametrize("rank", some("AKOU"))
def test_no_two_courts_of_a_rank_share_their_pose(rank: str) -> None:
    """Faces, hands, fur and gold are what tells a pose; drawn on one body they would share half."""
    light = {
        suit: union(colours(f"{suit}-{rank}")["papier"], colours(f"{suit}-{rank}").get("ocker", EMPTY))
        for suit in SUITS
    }
    for one, other in combinations(SUITS, 2):
        shared = light[one].intersection(light[other]).area / light[one].union(light[other]).area
        assert shared < SHARED, (one, other, shared)


def likeness(name: str, suit: str) -> float:
    """The share of a suit's sign and its halo that is found, colour for colour, where the court's own sign stands."""
    own, rank = name.split("-")
    x, y, height = SIGNS[rank][own]
    expected = Picture()
    sign(expected, suit, x, y, height)
    area = expected.silhouette().intersection(window())
    found = colours(name)
    coloured = visible(expected, area, 0)  # as it is drawn: what healing changes for print is half a per cent of it
    black = area.difference(union(coloured.values()))
    shown = {**coloured, "tinte": black}
    return sum(shape.intersection(found.get(role, EMPTY)).area for role, shape in shown.items()) / area.area


@pytest.mark.parametrize("name", some(COURTS, 5))
def test_no_court_is_mistaken_for_one_of_another_suit(name: str) -> None:
    own, rank = name.split("-")
    found = {suit: likeness(name, suit) for suit in SUITS}
    assert max(found, key=lambda suit: found[suit]) == own
    assert found[own] > 0.85
    assert f"<title>{own} · {rank}</title>" in text(name)


@pytest.mark.parametrize("suit", SUITS)
def test_ober_and_unter_are_told_by_where_the_sign_stands(suit: str) -> None:
    middle_of_half = (SAFE + CENTRE[1] - BELT) / 2
    above, below = SIGNS["O"][suit][1], SIGNS["U"][suit][1]
    assert above < middle_of_half - 6 and below > middle_of_half + 6


@pytest.mark.parametrize("name", some(COURTS, 5))
def test_a_court_is_drawn_once_and_turned_and_keeps_to_the_safe_area(name: str, deck: SuitedDeck) -> None:
    drawn = text(name)
    assert drawn.count('<g id="half">') == 1
    assert '<use href="#half" transform="rotate(180 29.5 45.5)"/>' in drawn
    assert len(drawn) < 40_000
    box = bounds(read_svg(drawn, name, roles=deck.colours).items)
    assert box.x0 >= 4 - 1e-6 and box.y0 >= 4 - 1e-6 and box.x1 <= 55 + 1e-6 and box.y1 <= 87 + 1e-6
    for shape in colours(name).values():
        assert shape.difference(PANEL.buffer(0.01)).area < 1e-6
    assert window().area < PANEL.area


def test_the_deck_has_all_its_pictures_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == {*COURTS, *MARGINS, *OTHERS}


def test_the_sheet_has_every_sign_and_every_rank(deck: SuitedDeck) -> None:
    ids = set(re.findall(r'<g id="([^"]+)"', text("symbols")))
    signs = {f"{cut}{suit.id}" for cut in ("", "index-", "pip-") for suit in deck.suits}
    assert ids == signs | {f"i-{rank.code}" for rank in deck.ranks}
    assert [rank.code for rank in deck.ranks] == list(RANKS)


def test_no_colour_takes_more_ink_than_print_services_allow(deck: SuitedDeck) -> None:
    used = {role for path in FOLDER.glob("*.svg") for role in re.findall(r'class="(\w+)"', path.read_text("utf-8"))}
    assert {role: sum(deck.colours[role].cmyk) for role in used if sum(deck.colours[role].cmyk) > INK_LIMIT} == {}
