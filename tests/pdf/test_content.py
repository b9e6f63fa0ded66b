"""Display lists as content streams."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import Box, Fill, Form, Group, Item, Matrix, Place, Stroke, Text, line, rectangle
from kartenwerk.printing.pdf.content import ContentWriter, form_resource, number
from kartenwerk.printing.pdf.fonts import DocumentFonts, FontSource
from kartenwerk.printing.pdf.inks import DocumentInks

SQUARE = rectangle(Box(0, 0, 1, 1))


class Writer:
    """The content stream of a few items, as lines."""

    def __init__(self, palette: dict[str, Ink], fonts: FontSource) -> None:
        self._palette = palette
        self._fonts = fonts

    def __call__(self, *items: Item, screen: bool = False) -> list[str]:
        content = ContentWriter(DocumentInks(self._palette, screen=screen), DocumentFonts(self._fonts))
        content.draw(items)
        return content.stream().decode("ascii").split("\n")


@pytest.fixture
def write(palette: dict[str, Ink], fonts: FontSource) -> Writer:
    return Writer(palette, fonts)


def test_a_fill_sets_its_ink_and_knocks_out(write: Writer) -> None:
    assert write(Fill(SQUARE, "rot")) == [
        "0 0.9 0.85 0.1 k",
        "/Knock gs",
        "0.000 0.000 m",
        "1.000 0.000 l",
        "1.000 1.000 l",
        "0.000 1.000 l",
        "h",
        "f",
    ]


def test_an_ink_that_is_set_is_not_set_again(write: Writer) -> None:
    lines = write(Fill(SQUARE, "rot"), Fill(SQUARE, "rot", evenodd=True), Fill(SQUARE, "tinte"), Fill(SQUARE, "rot"))
    assert [operator for operator in lines if operator.endswith(" k")] == [
        "0 0.9 0.85 0.1 k",
        "0 0 0 1 k",
        "0 0.9 0.85 0.1 k",
    ]
    assert lines.count("/Knock gs") == 1
    assert lines.count("f*") == 1


def test_a_group_leaves_the_ink_as_it_was(write: Writer) -> None:
    lines = write(
        Fill(SQUARE, "rot"),
        Group((Fill(SQUARE, "tinte"),), Matrix.turn(90), Box(0, 0, 2, 3)),
        Fill(SQUARE, "rot"),
    )
    assert lines.count("0 0.9 0.85 0.1 k") == 1
    assert lines[lines.index("q") : lines.index("q") + 3] == ["q", "0 1 -1 0 0 0 cm", "0 0 2 3 re W n"]


def test_black_text_overprints_unless_it_knocks_out(write: Writer) -> None:
    assert "/Over gs" in write(Text(0, 0, "a", "text", 9))
    assert "/Knock gs" in write(Text(0, 0, "a", "text", 9, knockout=True))
    assert "/Knock gs" in write(Text(0, 0, "a", "text", 9, ink="rot"))


def test_black_overprints_where_it_is_asked_to_and_colours_never(write: Writer) -> None:
    assert "/Over gs" in write(Fill(SQUARE, "tinte", overprint=True))
    assert "/Over gs" in write(Stroke(line(0, 0, 1, 1), "tinte/40", 0.2, overprint=True))
    assert "/Over gs" not in write(Fill(SQUARE, "papier", overprint=True))
    assert "/Over gs" not in write(Fill(SQUARE, "tinte"))


def test_a_screen_knows_no_overprint(write: Writer) -> None:
    assert not [operator for operator in write(Text(0, 0, "a", "text", 9), screen=True) if operator.endswith("gs")]


def test_a_stroke_has_width_ends_and_dashes(write: Writer) -> None:
    assert "0.2 w 1 J 0 j [1 0.5] 0 d" in write(Stroke(line(0, 0, 1, 1), "tinte", 0.2, (1, 0.5), round_ends=True))
    assert "0.2 w 0 J 0 j [] 0 d" in write(Stroke(line(0, 0, 1, 1), "tinte", 0.2))


def test_text_stands_upright_and_is_sized_in_millimetres(write: Writer) -> None:
    lines = write(Text(3, 4, "a(b", "text", 72, tracking=0.1, scale=0.5))
    assert "2.54 Tc 50 Tz" in lines
    assert "BT 1 0 0 -1 3 4 Tm" in lines
    assert lines[-3].endswith(" 25.4 Tf")
    assert lines[-2:] == [r"[(a\(b)] TJ", "ET"]


def test_kerning_moves_letters_together(write: Writer) -> None:
    assert "[(XA) 100 (VX AV)] TJ" not in write(Text(0, 0, "XAVX AV", "text", 9))
    assert "[(XA) 100 (VX A) 100 (V)] TJ" in write(Text(0, 0, "XAVX AV", "text", 9))


def test_letters_of_two_subsets_make_two_runs_of_one_text(write: Writer) -> None:
    lines = write(Text(0, 0, "a„a", "text", 9))
    assert len([operator for operator in lines if operator.endswith("Tf")]) == 3
    assert lines.count("ET") == 1


def test_a_letter_that_the_font_lacks_is_refused(write: Writer) -> None:
    with pytest.raises(KartenwerkError, match=r"lacks a character; found '漢' \(U\+6F22\)"):
        write(Text(0, 0, "漢", "text", 9))


def test_a_form_is_placed_by_its_name(write: Writer) -> None:
    form = Form.of("pip", Box(0, 0, 1, 1), (Fill(SQUARE, "rot"),))
    assert write(Place(form), Place(form, Matrix.move(2, 3))) == [
        f"/{form_resource(form.key)} Do",
        f"q 1 0 0 1 2 3 cm /{form_resource(form.key)} Do Q",
    ]


@given(st.floats(-1e4, 1e4))
def test_numbers_are_written_without_exponents(value: float) -> None:
    text = number(value)
    assert set(text) <= set("-.0123456789")
    assert float(text) == pytest.approx(value, abs=5.1e-5)
    assert text != "-0"
    assert not (text.endswith("0") and "." in text)
