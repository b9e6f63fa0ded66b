"""The committed pictures of the French deck: what the eye and the press ask of them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog, SuitedDeck
from kartenwerk.graphics.display import Box
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.graphics.svg.reader import Drawing, read_svg

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

import numpy as np
import shapely
from numpy.typing import NDArray
from tests.art.carved import above_belt, half, seen, thin
from tests.reduction import smallest_picture
from tests.support import some

from art.franzoesisch.files import CLOTHES, FRONT
from art.franzoesisch.grounds import meadow
from art.franzoesisch.lettering import NAME, on_bow
from art.karten.stage import BELT, CENTRE, NOTCH_X, NOTCH_Y, PANEL, upper
from art.shapes import EMPTY, Geometry, pieces, rectangle

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "franzoesisch"
SUITS = ("kreuz", "pik", "herz", "karo")
COURTS = [f"{suit}-{rank}" for suit in SUITS for rank in "KDB"]
JOKERS = [f"joker-{number}" for number in (1, 2, 3)]
ACES = [f"{suit}-A" for suit in SUITS]
FIGURES = [*COURTS, *JOKERS]
PICTURES = [*FIGURES, *ACES]
OTHERS = ["symbols", "letters", "back", "back-small", "box", *(f"{name}-margin" for name in FIGURES)]
LARGEST = 40_000

APART = 0.3
"""Share of the picture in which two courts show another tone, at least."""
TONES = ("ocker", "rot|karo|kreuzkleid|pikkleid", "papier")


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


@pytest.mark.parametrize("name", some([*PICTURES, *OTHERS], first=1))
def test_a_picture_stays_within_the_strict_subset_and_the_decks_colours(name: str, deck: SuitedDeck) -> None:
    assert drawing(name, deck).items


@pytest.mark.parametrize("name", some(PICTURES, first=2))
def test_a_picture_is_small_and_has_few_colours(name: str) -> None:
    assert len(text(name)) < LARGEST
    assert set(re.findall(r'class="(\w+)"', text(name))) <= {
        "tinte",
        "papier",
        "ocker",
        "rot",
        "pik",
        "karo",
        "kreuzkleid",
        "pikkleid",
    }


@pytest.mark.parametrize("name", some(PICTURES, first=3))
def test_a_face_keeps_to_the_safe_area(name: str, deck: SuitedDeck) -> None:
    box = bounds(drawing(name, deck).items)
    assert box.x0 >= 4 - 1e-6 and box.y0 >= 4 - 1e-6
    assert box.x1 <= 55 + 1e-6 and box.y1 <= 87 + 1e-6


@pytest.mark.parametrize("name", some(FIGURES))
def test_the_corner_of_the_index_stays_free(name: str) -> None:
    corner = rectangle(0, 0, NOTCH_X - 0.01, NOTCH_Y - 0.01)
    assert all(shape.intersection(corner).area == 0 for shape in colours(name).values())


@pytest.mark.parametrize("name", some(FIGURES))
def test_no_part_is_thinner_than_a_quarter_of_a_millimetre_on_any_card(name: str) -> None:
    reduced = smallest_picture("franzoesisch")
    found = {role: thin(shape, reduced) for role, shape in colours(name).items()}
    assert not {role: places for role, places in found.items() if places}


def test_the_emblem_on_the_box_holds_in_print() -> None:
    layout = tomllib.loads(DataRoots.over(None).find("rules_data/print/box.toml").text())["layout"]
    x0, y0, x1, y1 = FRONT
    reduced = min(layout["width"] / (x1 - x0), (layout["picture_foot"] - layout["thumb"]) / (y1 - y0))
    drawn = seen(text("box"), rectangle(*FRONT))
    assert not {role: places for role, shape in drawn.items() if (places := thin(shape, reduced))}


def test_the_letters_of_the_makers_name_stand_apart() -> None:
    letters = pieces(on_bow(NAME, 0, 0, 46.0, 2.0))
    assert len(letters) == len(NAME)
    assert min(one.distance(other) for one, other in combinations(letters, 2)) > 0.2


@pytest.mark.parametrize("name", some(FIGURES))
def test_a_court_is_drawn_once_and_turned(name: str) -> None:
    assert text(name).count('<g id="half">') == 1
    assert '<use href="#half" transform="rotate(180 29.5 45.5)"/>' in text(name)


def test_the_seal_of_the_knave_of_diamonds_has_the_colour_of_his_suit_in_packs_of_four_colours_too() -> None:
    seal = rectangle(36.9, 26.1, 42.0, 31.3)
    assert colours("karo-B")["karo"].intersection(seal).area > 4
    assert not colours("karo-B")["rot"].intersects(seal)


@pytest.mark.slow  # of committed pictures
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


def test_an_ace_of_four_colours_takes_its_suits_ink(deck: SuitedDeck) -> None:
    assert 'class="karo"' in text("karo-A") and 'class="pik"' in text("pik-A")
    assert deck.four_colour_palette["karo"] == deck.palette["bernstein"]
    assert deck.four_colour_palette["pik"] == deck.palette["gruen"]
    assert deck.four_colour_palette["rot"] == deck.palette["rot"]


@pytest.mark.parametrize("rank", some("KDB", 3))
def test_courts_of_four_colours_change_their_clothes(rank: str, deck: SuitedDeck) -> None:
    roles = [CLOTHES[suit] for suit in SUITS]
    assert {deck.palette[role].screen for role in roles} == {deck.palette["rot"].screen}
    assert len({deck.four_colour_palette[role].screen for role in roles}) == len(SUITS)
    for suit in SUITS:
        cloth = colours(f"{suit}-{rank}")
        assert cloth[CLOTHES[suit]].area > 20
        assert CLOTHES[suit] == "rot" or cloth.get("rot", EMPTY).area < cloth[CLOTHES[suit]].area, suit


@pytest.mark.parametrize("suit", ["pik", "karo"])
def test_a_great_ace_fills_sixty_per_cent_of_its_frame(suit: str) -> None:
    sign = seen(text(f"{suit}-A"), EMPTY)[suit]
    _, top, _, foot = sign.bounds
    assert foot - top >= 0.58 * (PANEL.bounds[3] - PANEL.bounds[1])


@pytest.mark.slow  # of a committed picture
def test_no_flower_of_the_meadow_is_cut() -> None:
    free = upper().difference(rectangle(20, 10, 40, 50))
    sown = [motif.silhouette() for motif in meadow(free, seed=3)]
    assert len(sown) > 20 and all(free.contains(flower) for flower in sown)
    assert not any(one.intersects(other) for one, other in combinations(sown, 2))
