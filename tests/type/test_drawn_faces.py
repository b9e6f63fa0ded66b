"""The project's own faces as fonts: what an installer, a PDF writer and a font editor expect of them."""

from __future__ import annotations

import tomllib
from io import BytesIO
from itertools import combinations, pairwise
from typing import Any

import pytest
from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTFont

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.graphics.type.cuts import DrawnSource
from kartenwerk.graphics.type.drawn import make_font
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.graphics.type.signs import read_keys

CUTS = ("display", "walisch-index", "walisch-signs")
LETTERS = ("display", "walisch-index")
SUITS = ("svidar", "yxar", "skoell", "ger", "bog", "jarnur")


@pytest.fixture(scope="module", params=CUTS)
def font(request: pytest.FixtureRequest, fonts: Fonts) -> Any:
    return TTFont(BytesIO(fonts.content(request.param)))


def outlines(font: Any, name: str) -> list[list[tuple[int, int]]]:
    pen = RecordingPen()
    font.getGlyphSet()[name].draw(pen)
    found: list[list[tuple[int, int]]] = []
    for operator, points in pen.value:
        if operator == "moveTo":
            found.append([])
        assert operator in ("moveTo", "lineTo", "closePath")
        found[-1] += points
    assert [operator for operator, _ in pen.value].count("closePath") == len(found)
    return found


def area(outline: list[tuple[int, int]]) -> float:
    return -sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*outline, outline[0]])) / 2


def test_names_tell_family_style_version_and_licence(font: Any) -> None:
    names = {number: font["name"].getDebugName(number) for number in (1, 2, 4, 5, 6, 13)}
    assert names[1] in ("Kartenwerk Walisch", "Kartenwerk Walisch Zeichen")
    assert names[2] in ("Regular", "Bold")
    assert names[4] == (names[1] if names[2] == "Regular" else f"{names[1]} Bold")
    assert names[5] == f"Version {font['head'].fontRevision:.3f}"
    assert names[6] == f"{names[1].replace(' ', '')}-{names[2]}"
    assert "MIT" in names[13]


def test_the_two_weights_are_one_family(fonts: Fonts) -> None:
    regular, bold = (TTFont(BytesIO(fonts.content(cut))) for cut in LETTERS)
    assert regular["name"].getDebugName(1) == bold["name"].getDebugName(1)
    assert (regular["OS/2"].usWeightClass, bold["OS/2"].usWeightClass) == (400, 700)
    assert [one["OS/2"].fsSelection & 0b1100001 for one in (regular, bold)] == [1 << 6, 1 << 5]
    assert [one["head"].macStyle for one in (regular, bold)] == [0, 1]


def test_a_font_may_be_installed_and_embedded(font: Any) -> None:
    assert font["OS/2"].fsType == 0
    assert {"cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "OS/2", "post"} <= set(font.keys())
    assert font["head"].created == font["head"].modified == 3_029_529_600  # 2000-01-01


def test_no_glyph_reaches_beyond_the_lines_height(font: Any) -> None:
    head, metrics, hhea = font["head"], font["OS/2"], font["hhea"]
    assert head.yMax <= metrics.usWinAscent == hhea.ascent == metrics.sTypoAscender
    assert -head.yMin <= metrics.usWinDescent == -hhea.descent == -metrics.sTypoDescender
    assert hhea.lineGap == metrics.sTypoLineGap == 0


def test_what_is_missing_shows_as_a_box(font: Any) -> None:
    assert font.getGlyphOrder()[0] == ".notdef"
    assert len(outlines(font, ".notdef")) == 2


def test_glyphs_keep_within_their_advance(font: Any) -> None:
    """Nothing but the slanted ends of a few marks reaches over, and those by little."""
    for name in set(font.getBestCmap().values()) - {"space", "narrow"}:
        advance, left = font["hmtx"][name]
        glyph = font["glyf"][name]
        assert left == glyph.xMin
        assert glyph.xMin >= -15 and glyph.xMax <= advance + 15, name


def test_outlines_are_closed_and_overlap_nowhere(font: Any) -> None:
    for name in font.getGlyphOrder():
        edges = [edge for ring in outlines(font, name) for edge in pairwise([*ring, ring[0]])]
        for (a, b), (c, d) in combinations(edges, 2):
            assert not (side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0), (
                f"{name}: {a}-{b} crosses {c}-{d}"
            )


def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_ink_turns_with_the_clock_and_no_sliver_is_left(font: Any) -> None:
    for name in font.getGlyphOrder():
        rings = outlines(font, name)
        assert sum(map(area, rings)) > 0 or not rings
        assert all(abs(area(ring)) > 20 for ring in rings), name
        for ring in rings:
            assert all(a != b for a, b in pairwise([*ring, ring[0]]))


def test_letters_have_as_many_counters_as_they_should(fonts: Fonts) -> None:
    counters = {"A": 1, "B": 2, "D": 1, "K": 0, "O": 1, "P": 1, "R": 1, "S": 0, "Ä": 1, "6": 1, "8": 2, "9": 1, "4": 1}
    for cut in LETTERS:
        font = TTFont(BytesIO(fonts.content(cut)))
        for letter, count in counters.items():
            rings = outlines(font, font.getBestCmap()[ord(letter)])
            assert sum(area(ring) < 0 for ring in rings) == count, (cut, letter)


def test_german_and_its_signs_are_complete(fonts: Fonts) -> None:
    wanted = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞabcdefghijklmnopqrstuvwxyzäöüß0123456789„“‚‘’–—…!?().,:;&/+-−%×=\"' "
    for cut in LETTERS:
        assert not [character for character in wanted if not fonts.face(cut).has(character)]


def test_small_letters_are_capitals(fonts: Fonts) -> None:
    cmap = TTFont(BytesIO(fonts.content("display"))).getBestCmap()
    assert all(cmap[ord(small)] == cmap[ord(small.upper())] for small in "azäöü")
    assert cmap[ord("ß")] == cmap[ord("ẞ")]


def test_no_figure_is_another_one_upside_down(fonts: Fonts) -> None:
    """Half a turn leaves less than nine tenths in common for 6 and 9, 2 and 5."""
    font = TTFont(BytesIO(fonts.content("walisch-index")))
    for one, other in ("69", "96", "25", "17", "71"):
        first = outlines(font, font.getBestCmap()[ord(one)])
        turned = [[(-x, 700 - y) for x, y in ring] for ring in outlines(font, font.getBestCmap()[ord(other)])]
        assert likeness(first, turned) < 0.9, (one, other)


def likeness(one: list[list[tuple[int, int]]], other: list[list[tuple[int, int]]]) -> float:
    """The common share of two shapes laid on one another by their middles, on a grid of 20 units."""
    masks = []
    for rings in (one, other):
        xs = [x for ring in rings for x, _ in ring]
        middle = (min(xs) + max(xs)) / 2
        moved = [[(x - middle, float(y)) for x, y in ring] for ring in rings]
        masks.append({(x, y) for x in range(-300, 301, 20) for y in range(10, 700, 20) if covered(moved, x + 3, y + 3)})
    return len(masks[0] & masks[1]) / len(masks[0] | masks[1])


def covered(rings: list[list[tuple[float, float]]], x: float, y: float) -> bool:
    crossings = 0
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            crossings += (ay > y) != (by > y) and ax + (y - ay) * (bx - ax) / (by - ay) > x
    return crossings % 2 == 1


@pytest.mark.parametrize("word", ["WALISCH", "DONNERWETTER", "TAG", "LV", "VATER"])
def test_titles_stand_evenly(fonts: Fonts, word: str) -> None:
    """Pairs with open sides are moved together, straight stems never are."""
    kerns = fonts.kerning("display", word)
    open_pairs = {"WA", "TA", "LV", "VA"}
    for pair, kern in zip(map("".join, pairwise(word)), kerns, strict=False):
        assert (kern < 0) if pair in open_pairs else (kern > -60), pair


def test_every_suit_has_a_letter_and_a_private_character(fonts: Fonts, roots: DataRoots) -> None:
    keys = read_keys(roots, "walisch")
    assert set(keys) == {*SUITS, "halk"}
    assert len(set(keys.values())) == 7
    cmap = TTFont(BytesIO(fonts.content("walisch-signs"))).getBestCmap()
    for sign, key in keys.items():
        assert cmap[ord(key)] == cmap[ord(key.upper())] == sign
    assert {cmap[code] for code in range(0xE610, 0xE617)} == {*SUITS, "halk"}


def test_signs_stand_about_the_middle_of_the_capitals(fonts: Fonts) -> None:
    font = TTFont(BytesIO(fonts.content("walisch-signs")))
    for sign in (*SUITS, "halk"):
        glyph = font["glyf"][sign]
        assert (glyph.yMin + glyph.yMax) / 2 == pytest.approx(350, abs=1.5)
        assert 600 <= glyph.yMax - glyph.yMin <= 800


def test_a_deck_without_signs_has_no_keys(roots: DataRoots) -> None:
    assert read_keys(roots, "none") == {}


def test_the_same_drawing_gives_the_same_bytes(roots: DataRoots, fonts: Fonts) -> None:
    for cut in CUTS:
        source = fonts.cuts[cut].source
        assert isinstance(source, DrawnSource)
        assert make_font(Cache(None), roots, source, fonts.cuts[cut].spaces) == fonts.content(cut)


def test_a_changed_picture_gives_another_font(roots: DataRoots, fonts: Fonts, tmp_path: Any) -> None:
    sheet = roots.find("templates/art/walisch/symbols.svg").text()
    own = tmp_path / "templates/art/walisch/symbols.svg"
    own.parent.mkdir(parents=True)
    own.write_text(sheet.replace('id="yxar"', 'id="x"').replace('id="svidar"', 'id="yxar"'), encoding="utf-8")
    own.write_text(own.read_text("utf-8").replace('id="x"', 'id="svidar"'), encoding="utf-8")
    cut = fonts.cuts["walisch-signs"]
    assert isinstance(cut.source, DrawnSource)
    changed = make_font(fonts._cache, DataRoots.over(tmp_path), cut.source, cut.spaces)
    assert changed != fonts.content("walisch-signs")


def test_every_style_of_a_face_is_drawn_from_one_file(roots: DataRoots) -> None:
    data = tomllib.loads(roots.find("fonts/walisch/capitals.toml").text())
    assert set(data["styles"]) == {"Regular", "Bold"}
