"""Measuring: kerning, tracking, heights."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.graphics.type.library import Fonts


def test_kerning_makes_a_pair_narrower_than_its_letters(fonts: Fonts) -> None:
    face = fonts.face("text")
    assert face.width("Ta", 10) < face.width("T", 10) + face.width("a", 10)


def test_kerning_acts_inside_words_only(fonts: Fonts) -> None:
    face = fonts.face("text")
    for space in (" ", "\u00a0", "\u202f"):
        parts = face.width("T", 10) + face.width(space, 10) + face.width("a", 10)
        assert face.width(f"T{space}a", 10) == pytest.approx(parts)


def test_no_ligature_joins_the_parts_of_a_compound(fonts: Fonts) -> None:
    for word in ("Auflage", "Schifffahrt", "finden"):
        assert len(fonts.kerning("text", word)) == len(word)


@given(text=st.text("abcTVßÄ .", max_size=12), size=st.floats(4, 40), tracking=st.floats(0, 0.2))
def test_width_grows_with_size_and_tracking(fonts: Fonts, text: str, size: float, tracking: float) -> None:
    face = fonts.face("text")
    plain = face.width(text, size)
    assert plain == pytest.approx(face.width(text, 1) * size)
    assert face.width(text, size, tracking) == pytest.approx(plain + tracking * len(text) * size * 25.4 / 72)


def test_heights_are_in_order(fonts: Fonts) -> None:
    for name in fonts.cuts:
        face = fonts.face(name)
        assert 0 < face.cap_height < face.ascender, name
        assert face.descender < 0


def test_titles_are_kerned(fonts: Fonts) -> None:
    assert fonts.kerning("display", "LV")[0] < 0
    assert fonts.kerning("display", "lv") == fonts.kerning("display", "LV")
