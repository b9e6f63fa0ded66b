"""The letter deck's wood type as a font: letters stand on a line, whatever hangs below or stands above them."""

from __future__ import annotations

from io import BytesIO

import pytest
from fontTools.ttLib import TTFont

from kartenwerk.graphics.type.library import Fonts

CUT = "buchstaben-display"
CAP = 700


@pytest.fixture
def heights(fonts: Fonts) -> dict[str, tuple[int, int]]:
    """The lowest and highest point of each character's outline."""
    font = TTFont(BytesIO(fonts.content(CUT)))
    glyphs = font["glyf"]
    return {
        chr(code): (glyphs[name].yMin, glyphs[name].yMax)
        for code, name in font.getBestCmap().items()
        if glyphs[name].numberOfContours
    }


@pytest.mark.parametrize("letter", "AEFHIKLMNTXZ147")
def test_straight_letters_reach_from_the_base_line_to_the_cap_line(
    letter: str, heights: dict[str, tuple[int, int]]
) -> None:
    low, high = heights[letter]
    assert low == pytest.approx(0, abs=12)
    assert high == pytest.approx(CAP, abs=12)


def test_tails_hang_below_and_points_stand_above(heights: dict[str, tuple[int, int]]) -> None:
    assert heights["Q"][0] < -40
    assert heights[","][0] < -80
    assert heights["Ä"][1] > CAP + 100
    assert heights["·"][0] > 200


def test_small_letters_show_the_capitals_and_eszett_has_its_own(fonts: Fonts) -> None:
    glyphs = TTFont(BytesIO(fonts.content(CUT))).getBestCmap()
    for letter in "abcxyzäöü":
        assert glyphs[ord(letter)] == glyphs[ord(letter.upper())]
    assert glyphs[ord("ß")] == glyphs[ord("ẞ")] != glyphs[ord("S")]
