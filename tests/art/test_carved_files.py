"""The committed pictures of the carved deck."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.support import WORKSHOP, some

from kartenwerk.catalog import require_suited
from kartenwerk.graphics.display import POINT, Box, Group, Item
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.graphics.svg.reader import Drawing, read_svg
from kartenwerk.graphics.svg.values import path

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "walisch"
SUITS = ("svidar", "yxar", "skoell", "ger", "bog", "jarnur")
COURTS = [f"{suit}-{rank}.svg" for suit in SUITS for rank in "MKE"]
PICTURES = [*COURTS, *(f"{suit}-S.svg" for suit in SUITS), "halk-1.svg", "halk-2.svg", "halk-3.svg"]
LEDGES = {"svidar": 36.5, "yxar": 38.4, "skoell": 36.5, "ger": 40.0, "bog": 39.9, "jarnur": 35.9, "halk": 43.1}
"""Where the ledge begins that the names of a suit stand on."""
STRAY = 0.03
"""mm by which a curve may reach over the edge that it runs along: the 0.025 mm that an outline may stray where curves
are laid through its points, and half of the last digit written. The edge lies beyond the cut, where nobody sees it."""
NAME = 2.57
"""mm; size of the font that names are set in."""
ROLES = {"tinte", "rot", "blau", "ocker", "papier"}
COVER = "storm.svg"
COVER_ROLES = {"akzent", "nacht", "papier"}


def drawing(name: str) -> Drawing:
    roles = COVER_ROLES if name == COVER else ROLES
    return read_svg((FOLDER / name).read_text(encoding="utf-8"), name, roles=roles)


def flat(items: tuple[Item, ...]) -> list[Item]:
    found: list[Item] = []
    for item in items:
        found.extend(flat(item.items) if isinstance(item, Group) else [item])
    return found


def test_the_deck_has_all_its_pictures_and_no_other() -> None:
    assert {file.name for file in FOLDER.glob("*.svg")} == {
        *PICTURES,
        *(f"{name.removesuffix('.svg')}-margin.svg" for name in COURTS),
        "symbols.svg",
        "portals.svg",
        "back.svg",
        "back-small.svg",
        COVER,
    }


@pytest.mark.parametrize(
    "name", some([*PICTURES, "symbols.svg", "portals.svg", "back.svg", "back-small.svg", COVER], first=1)
)
def test_a_picture_stays_within_the_strict_subset_and_its_colours(name: str) -> None:
    assert drawing(name).items


@pytest.mark.parametrize("rank", ["S", "M", "K", "E"])
def test_the_six_pictures_of_a_rank_differ(rank: str) -> None:
    bodies = {re.sub(r"<title>.*?</title>", "", (FOLDER / f"{suit}-{rank}.svg").read_text("utf-8")) for suit in SUITS}
    assert len(bodies) == 6


@pytest.mark.parametrize("name", some(PICTURES, first=2))
def test_a_face_keeps_to_the_safe_area(name: str) -> None:
    box = bounds(drawing(name).items)
    assert box.x0 >= 4 - 1e-6 and box.y0 >= 4 - 1e-6
    assert box.x1 <= 55 + 1e-6 and box.y1 <= 87 + 1e-6


@pytest.mark.parametrize("name", some(PICTURES, first=3))
def test_the_corners_of_the_index_and_the_strip_of_the_name_stay_free(name: str) -> None:
    ledge = LEDGES[name.split("-")[0]]
    free = (
        Box(0, 0, 13.2, 21.6), Box(45.8, 69.4, 59, 91), Box(ledge, 0, 59, 6.5), Box(0, 84.5, 59 - ledge, 91),
        Box(0, 0, 59, 4), Box(0, 87, 59, 91),
    )  # fmt: skip
    text = (FOLDER / name).read_text(encoding="utf-8")
    panel, rest = text.split("/>", 1)
    outline = {(round(x, 2), round(y, 2)) for x, y in corners(panel + "/>")}
    assert {(13.2, 4), (ledge, 4), (ledge, 6.5), (55, 6.5)} <= outline
    for x, y in corners(rest):
        assert not any(box.x0 < x < box.x1 and box.y0 < y < box.y1 for box in free), (x, y)


def test_the_longest_name_of_a_suit_stands_on_its_ledge_and_leaves_the_picture_the_rest() -> None:
    deck = require_suited(WORKSHOP.catalog.deck("walisch"))
    courts = [rank.name for rank in deck.ranks if rank.court]
    names = {suit.id: [f"{suit.name} · {rank}" for rank in courts] for suit in deck.suits}
    names |= {extra.id: [extra.name] for extra in deck.extras}
    face = WORKSHOP.fonts.face("display")
    for owner, words in names.items():
        longest = max(face.width(word.upper(), NAME / POINT, 0) for word in words)
        assert 0.7 < 55 - longest - LEDGES[owner] < 1.2, owner


def corners(body: str) -> list[tuple[float, float]]:
    """Corners of the paths in a picture's body, and handles of their curves, as they stand in the upper half."""
    outlines = [path(data) for data in re.findall(r' d="([^"]+)"', body)]
    return [
        point
        for outline in outlines
        for _, numbers in outline
        for point in zip(numbers[::2], numbers[1::2], strict=True)
    ]


@pytest.mark.parametrize("name", some(COURTS))
def test_a_court_is_drawn_once_and_turned(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert text.count('<g id="half">') == 1
    assert '<use href="#half" transform="rotate(180 29.5 45.5)"/>' in text
    assert len(text) < 110_000


def test_each_suit_has_a_belt_of_its_own() -> None:
    belts = {(FOLDER / f"{suit}-K.svg").read_text(encoding="utf-8").split("rotate(180 29.5 45.5)")[1] for suit in SUITS}
    assert len(belts) == 6


def test_the_back_runs_off_on_every_side() -> None:
    assert bounds(drawing("back.svg").items) == pytest.approx(Box(-3, -3, 62, 94))


def test_the_cover_runs_off_an_a6_page_on_every_side() -> None:
    assert drawing(COVER).box == Box(-3, -3, 108, 151)
    assert bounds(drawing(COVER).items) == pytest.approx((-3, -3, 108, 151), abs=STRAY)


def test_courts_use_black_paper_ochre_and_the_suits_colour_alone() -> None:
    for name in COURTS:
        roles = set(re.findall(r'class="(\w+)"', (FOLDER / name).read_text(encoding="utf-8")))
        own = "rot" if name.split("-")[0] in SUITS[:3] else "blau"
        assert roles == {"tinte", "papier", "ocker", own}, name
