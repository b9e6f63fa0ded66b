"""The committed pictures of the inlaid deck."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from tests.support import some

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog, SuitedDeck
from kartenwerk.graphics.display import Box, Group, Item
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.graphics.svg.reader import Drawing, read_svg

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "templates" / "art" / "inrah"
ELEMENTS = ("erz", "humus", "eis", "wasser", "feuer", "luft")
RANKS = "KRWMF"
COURTS = [f"{element}-{rank}.svg" for element in ELEMENTS for rank in RANKS]
ACES = [f"{element}-A.svg" for element in ELEMENTS]
WINDOWS = [f"number-{element}.svg" for element in ELEMENTS]
OTHERS = ["symbols.svg", "hand.svg", "back.svg", "back-small.svg", "wheel.svg"]
INDEX = 11.4
"""mm from the trim that the index of a number card reaches."""
OVER = 9
"""mm that a court's parquet runs beyond the trim, for cards of other proportions."""
STRAY = 0.03
"""mm by which a curve may reach over the edge that it runs along: the 0.025 mm that an outline may stray where curves
are laid through its points, and half of the last digit written. The edge lies beyond the cut, where nobody sees it."""


@pytest.fixture(scope="module")
def deck() -> SuitedDeck:
    deck = Catalog(DataRoots.over(None)).deck("inrah")
    assert isinstance(deck, SuitedDeck)
    return deck


def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def drawing(name: str, deck: SuitedDeck) -> Drawing:
    return read_svg(text(name), name, roles=deck.colours)


def roles(name: str) -> set[str]:
    return set(re.findall(r'class="(\w+)"', text(name)))


def flat(items: tuple[Item, ...]) -> list[Item]:
    found: list[Item] = []
    for item in items:
        found.extend(flat(item.items) if isinstance(item, Group) else [item])
    return found


def test_the_deck_has_all_its_pictures_and_no_other() -> None:
    assert {path.name for path in FOLDER.glob("*.svg")} == {*COURTS, *ACES, *WINDOWS, *OTHERS}


@pytest.mark.parametrize("name", some([*COURTS, *ACES, *WINDOWS, *OTHERS], first=1))
def test_a_picture_stays_within_the_strict_subset_and_the_decks_colours(name: str, deck: SuitedDeck) -> None:
    assert drawing(name, deck).items
    assert len(text(name)) < 70_000


@pytest.mark.parametrize("name", some([*COURTS, *ACES, *WINDOWS], first=2))
def test_a_card_has_black_paper_and_its_elements_lead_and_four_woods_alone(name: str) -> None:
    element = next(element for element in ELEMENTS if element in name)
    assert roles(name) <= {"tinte", "papier", *(element + wood for wood in ("blei", "", "hell", "mittel", "akzent"))}


@pytest.mark.parametrize("name", some([*COURTS, *ACES], first=3))
def test_black_is_for_letters_alone(name: str) -> None:
    """The words on the sash, written once and turned, or on the plates; every other line is lead."""
    black = re.findall(r'<path class="tinte" d="([^"]+)"', text(name))
    assert len(black) == 1
    assert black[0].count("z") > 4


def in_tones(name: str) -> str:
    """A picture's drawing alone: without title and sash, and with tones for colours."""
    body = re.sub(r"<(title|style)>.*?</\1>", "", text(name)).split('<g id="belt">')[0]
    return re.sub("|".join(ELEMENTS), "", body)


@pytest.mark.parametrize("rank", some([*RANKS, "A"]))
def test_the_six_pictures_of_a_rank_are_no_recolourings(rank: str) -> None:
    bodies = [in_tones(f"{element}-{rank}.svg") for element in ELEMENTS]
    for one, other in combinations(bodies, 2):
        outlines = [set(re.findall(r"M[^Mz]*z", body)) for body in (one, other)]
        shared = outlines[0] & outlines[1]
        assert len(shared) < 0.1 * min(map(len, outlines))


@pytest.mark.parametrize("rank", some(RANKS, first=1))
def test_every_court_has_three_men_and_three_women(rank: str) -> None:
    pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")
    from art.inrah.files import woman

    assert sum(woman(element, rank) for element in ELEMENTS) == 3


def test_the_sash_calls_the_courts_as_the_deck_does(deck: SuitedDeck) -> None:
    pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")
    from art.inrah.files import NAMES

    for code, names in NAMES.items():
        rank = deck.rank(code)
        assert {name.upper() for name in (rank.name, rank.german[0])} == set(names)


@pytest.mark.parametrize("name", some(COURTS, first=2))
def test_a_court_is_drawn_once_and_turned(name: str) -> None:
    assert text(name).count('<g id="half">') == 1
    assert '<use href="#half" transform="rotate(180 29.5 45.5)"/>' in text(name)


@pytest.mark.parametrize("name", some(COURTS, first=3))
def test_a_court_covers_cards_of_other_proportions(name: str, deck: SuitedDeck) -> None:
    assert bounds(drawing(name, deck).items) == pytest.approx(Box(-OVER, -OVER, 59 + OVER, 91 + OVER), abs=STRAY)


@pytest.mark.parametrize("name", some([*ACES, *WINDOWS]))
def test_number_cards_keep_to_the_safe_area(name: str, deck: SuitedDeck) -> None:
    box = bounds(drawing(name, deck).items)
    assert box.x0 >= 4 - 1e-6 and box.y0 >= 4 - 1e-6
    assert box.x1 <= 55 + 1e-6 and box.y1 <= 87 + 1e-6


@pytest.mark.parametrize("name", some(WINDOWS, first=1))
def test_windows_leave_the_index_its_corner(name: str, deck: SuitedDeck) -> None:
    assert bounds(drawing(name, deck).items).x0 > INDEX


def test_the_back_runs_off_on_every_side(deck: SuitedDeck) -> None:
    assert bounds(drawing("back.svg", deck).items) == pytest.approx((-3, -3, 62, 94), abs=STRAY)
