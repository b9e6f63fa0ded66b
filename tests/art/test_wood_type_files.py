"""The letter deck's committed pictures."""

from __future__ import annotations

import importlib.util
import re
from itertools import combinations
from pathlib import Path

import pytest
from tests.support import some

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog, LetterDeck
from kartenwerk.graphics.display import Box, Fill, Group, Item, Matrix, Place
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.graphics.svg.reader import Drawing, read_svg

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "buchstaben"
DECK = Catalog(DataRoots.over()).deck("buchstaben")
assert isinstance(DECK, LetterDeck)
PLAIN: dict[int, str] = {ord("Ä"): "AE", ord("Ö"): "OE", ord("Ü"): "UE"}
SIGNS = {letter.sign: letter.sign.translate(PLAIN) for letter in DECK.letters}
PICTURES = [f"{name}.svg" for name in SIGNS.values()] + ["frage.svg"]
OTHERS = ["pieces.svg", "type.svg", "back.svg", "back-small.svg", "title.svg", "poster.svg"]
ROLES = {"petrol", "rot", "papier"}
INDEX = {f"i-{sign}": len(sign) > 1 for sign in (*SIGNS, "?")}

BAR_ENDS = 7.05
"""mm below the cap line where the ends of a group's bar begin."""
SMALLEST_LETTER = 23.6
"""mm that the great letter is high at least."""


def source(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def drawing(name: str) -> Drawing:
    return read_svg(source(name), name, roles=ROLES)


def part(file: str, identifier: str) -> list[Fill]:
    """The fills of one group of a picture, in its coordinates."""
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1mm" height="1mm">'
        f'<use href="{file}#{identifier}" class="petrol"/></svg>'
    )
    return flat(read_svg(text, "part", source, roles=ROLES).items)


def flat(items: tuple[Item, ...]) -> list[Fill]:
    found: list[Fill] = []
    for item in items:
        if isinstance(item, Group):
            assert item.matrix == Matrix()
            found += flat(item.items)
        elif isinstance(item, Place):
            found += flat(item.form.items)
        elif isinstance(item, Fill):
            found.append(item)
    return found


def points(fills: list[Fill]) -> list[tuple[float, float]]:
    return [(numbers[-2], numbers[-1]) for fill in fills for _, numbers in fill.path if numbers]


def test_the_deck_has_all_its_pictures_and_no_other() -> None:
    assert {path.name for path in FOLDER.glob("*.svg")} == {*PICTURES, *OTHERS}


@pytest.mark.parametrize("name", some([*PICTURES, *OTHERS], first=1))
def test_a_picture_stays_within_the_strict_subset_and_its_colours(name: str) -> None:
    drawing(name)
    assert set(re.findall(r'class="(\w+)"', source(name))) <= ROLES


@pytest.mark.parametrize("name", some(PICTURES, first=2))
def test_the_great_letter_is_large_within_the_band_and_the_safe_area(name: str) -> None:
    box = bounds(tuple(part(name, "letter")))
    assert box.height > SMALLEST_LETTER + 2  # with its bar
    assert box.x0 >= 4 and box.x1 <= 55
    assert box.y0 > 32.3 and box.y1 < 67.7


@pytest.mark.parametrize("name", some(PICTURES, first=3))
def test_the_great_letter_stands_on_a_bar_as_wide_as_itself(name: str) -> None:
    """Upside down the bar would be above, so nothing is misread."""
    found = points(part(name, "letter"))
    box = bounds(tuple(part(name, "letter")))
    lowest = [x for x, y in found if y > box.y1 - 0.01]
    assert max(lowest) - min(lowest) > 0.97 * box.width


@pytest.mark.parametrize("identifier", some([*INDEX, *(f"n-{value}" for value in range(11))]))
def test_every_index_and_value_stands_on_a_bar(identifier: str) -> None:
    fills = part("pieces.svg", identifier)
    box = bounds(tuple(fills))
    lowest = [x for x, y in points(fills) if y > box.y1 - 0.02]
    letters = [x for x, y in points(fills) if y < box.y0 + 0.8 * box.height]
    assert max(lowest) - min(lowest) > 0.8 * (max(letters) - min(letters))
    highest = [x for x, y in points(fills) if y < box.y0 + 0.02]
    assert max(lowest) - min(lowest) != max(highest) - min(highest), "both ends look alike"


@pytest.mark.parametrize("identifier", some([*INDEX], first=1))
def test_the_bar_below_a_group_turns_up_at_its_ends(identifier: str) -> None:
    fills = part("pieces.svg", identifier)
    box = bounds(tuple(fills))
    ends = [y for x, y in points(fills) if x < box.x0 + 0.02 or x > box.x1 - 0.02]
    turns_up = any(abs(y - BAR_ENDS) < 0.03 for y in ends)
    assert turns_up == INDEX[identifier]


@pytest.mark.parametrize("sign", some([sign for sign in SIGNS if len(sign) > 1], first=2))
def test_the_index_of_a_group_is_seen_whole_in_a_fan(sign: str) -> None:
    """It begins 4 mm from the card's edge, and 12 mm are seen."""
    box = bounds(tuple(part("pieces.svg", f"i-{sign}")))
    assert box.x0 == pytest.approx(0, abs=0.01)
    assert box.x1 <= 7.51


@pytest.mark.parametrize("name", some(PICTURES, first=3))
def test_cuts_in_the_wood_are_points_at_both_ends_and_lie_apart(name: str) -> None:
    pytest.importorskip("shapely", reason="SHAPELY IS MISSING: the grain is not measured (install the extra 'art')")
    from shapely.geometry import Point
    from tests.art.carved import seen

    from art.shapes import EMPTY, pieces

    grain = source(name).split('<g id="letter">')[0] + "</svg>"
    cuts = pieces(seen(grain, EMPTY)["papier"])
    assert cuts
    assert min((a.distance(b) for a, b in combinations(cuts, 2)), default=1.0) >= 0.58
    for cut in cuts:
        ends = sorted(cut.exterior.coords)
        for end in (ends[0], ends[-1]):
            assert cut.intersection(Point(end).buffer(0.3)).area < 0.12, "cut off like a board"


@pytest.mark.parametrize("identifier", some([*INDEX]))
def test_an_index_letter_is_at_least_six_and_a_half_millimetres_high(identifier: str) -> None:
    box = bounds(tuple(part("pieces.svg", identifier)))
    assert box.y0 <= 0.1
    assert box.height > 6.5 + 0.7 + 0.85 - 0.02


def test_there_is_a_figure_for_every_value_of_the_deck() -> None:
    assert isinstance(DECK, LetterDeck)
    assert all(part("pieces.svg", f"n-{letter.value}") for letter in DECK.letters)


def test_the_back_runs_off_on_every_side() -> None:
    box = bounds(drawing("back.svg").items)
    assert box.x0 <= -3 and box.y0 <= -3 and box.x1 >= 62 and box.y1 >= 94
    assert drawing("back.svg").box == Box(-3, -3, 62, 94)


def test_no_row_of_the_back_holds_a_word() -> None:
    """Neighbours in a row must not read as one of the common short words, or as letters that nobody wants to see."""
    if importlib.util.find_spec("shapely") is None:
        pytest.skip("SHAPELY IS MISSING: the back's rows are not read")
    from art.buchstaben.back import ROWS

    words = "ICH|DU|ER|SIE|ES|UND|DER|DIE|DAS|EIN|AUS|AUF|TOD|NOT|RAD|TOR|UHR|HUT|WUT|MUT|SS|SA|HH|KZ"
    assert [row.letters for row in ROWS if re.search(words, row.letters)] == []
