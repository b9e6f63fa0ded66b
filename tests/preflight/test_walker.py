"""Following the graphics state through pages and forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Pdf, Stream

from kartenwerk.graphics.display.geometry import Box, Matrix
from kartenwerk.printing.preflight.colour import CMYK, GRAY, Colour, ColourSpace
from kartenwerk.printing.preflight.content import AreaMark, Content, ImageMark, LineMark, PlacedForm, TextMark
from kartenwerk.printing.preflight.geometry import scale
from kartenwerk.printing.preflight.walker import Walker


class Drawing:
    """A page of 100 x 100 points in the making."""

    def __init__(self) -> None:
        self.pdf = Pdf.new()
        self.page = self.pdf.add_blank_page(page_size=(100, 100))

    def form(self, content: str, **entries: Any) -> pikepdf.Object:
        stream = Stream(self.pdf, content.encode(), Subtype=Name.Form, BBox=[0, 0, 9, 9], **entries)
        return self.pdf.make_indirect(stream)

    def walk(self, content: str, **resources: Any) -> Content:
        self.page.obj.Contents = Stream(self.pdf, content.encode())
        self.page.obj.Resources = Dictionary({f"/{kind}": Dictionary(**things) for kind, things in resources.items()})
        return Walker().page(self.page)


@pytest.fixture
def drawing() -> Iterator[Drawing]:
    made = Drawing()
    yield made
    made.pdf.close()


def marks(content: Content, kind: type[Any]) -> list[Any]:
    return [drawn.mark for drawn in content.placed_marks() if isinstance(drawn.mark, kind)]


def test_q_brings_back_what_q_kept(drawing: Drawing) -> None:
    content = drawing.walk("1 0 0 0 k q 0 1 0 0 k 2 w 0 0 m 9 9 l S Q 0 0 9 9 re f 0 0 m 9 0 l S")
    assert content.colours.keys() == {
        ("fill", Colour(CMYK, (1, 0, 0, 0))),
        ("line", Colour(GRAY, (0,))),
    }
    assert marks(content, LineMark) == [LineMark(2), LineMark(1)]


def test_a_form_begins_in_the_state_of_where_it_is_placed(drawing: Drawing) -> None:
    form = drawing.form("0 0 9 9 re f")
    content = drawing.walk("1 0 0 0 k /X0 Do 0 1 0 0 k /X0 Do", XObject={"X0": form})
    found = [mark.colour.values for mark in marks(content, AreaMark)]
    assert found == [(1, 0, 0, 0), (0, 1, 0, 0)]


def test_a_form_is_walked_once_where_its_state_is_the_same(drawing: Drawing) -> None:
    form = drawing.form("0 0 9 9 re f")
    content = drawing.walk("/X0 Do q 2 0 0 2 9 9 cm /X0 Do Q", XObject={"X0": form})
    first, second = (mark.content for mark in content.marks if isinstance(mark, PlacedForm))
    assert first is second


def test_matrices_multiply_through_forms(drawing: Drawing) -> None:
    inner = drawing.form("0 0 1 1 re f 0 0 m 1 1 l S", Matrix=[3, 0, 0, 3, 0, 0])
    outer = drawing.form("q 1 0 0 1 1 1 cm /X0 Do Q", Resources=Dictionary(XObject=Dictionary(X0=inner)))
    content = drawing.walk("2 0 0 2 10 10 cm /X1 Do", XObject={"X1": outer})
    (block, matrix, label, _), (line, _, _, _) = content.placed_marks()
    assert isinstance(block, AreaMark)
    assert block.box.map(matrix) == Box(12, 12, 18, 18)
    assert label == "form /X0"
    assert isinstance(line, LineMark)
    assert line.width * scale(matrix) == pytest.approx(6)


def test_text_moves_by_the_widths_of_its_letters(drawing: Drawing) -> None:
    font = Dictionary(Subtype=Name.TrueType, FirstChar=97, Widths=Array([500, 1000]), FontDescriptor=Dictionary())
    content = drawing.walk(
        "BT /F0 10 Tf 1 0 0 1 20 50 Tm [(a) -500 (b)] TJ (b) Tj 0 -12 Td (a) Tj ET", Font={"F0": font}
    )
    assert [(mark.box.x0, mark.box.x1) for mark in marks(content, TextMark)] == [(20, 40), (40, 50), (20, 25)]
    assert [mark.box.y0 for mark in marks(content, TextMark)] == [48, 48, 36]


def test_letters_of_composite_fonts_are_two_bytes_wide(drawing: Drawing) -> None:
    descendant = Dictionary(Subtype=Name.CIDFontType2, DW=1000, W=Array([1, Array([500]), 3, 4, 250]))
    font = Dictionary(Subtype=Name.Type0, DescendantFonts=Array([descendant]))
    content = drawing.walk("BT /F0 10 Tf <0001000200030004> Tj ET", Font={"F0": font})
    assert [mark.box.x1 for mark in marks(content, TextMark)] == [20]


def test_rectangles_end_where_they_are_clipped(drawing: Drawing) -> None:
    content = drawing.walk("q 10 10 20 20 re W n 0 0 20 50 re f 60 60 9 9 re f Q 60 60 9 9 re f")
    assert [mark.box for mark in marks(content, AreaMark)] == [Box(10, 10, 20, 30), Box(60, 60, 69, 69)]


def test_forms_end_at_their_box_and_where_they_are_clipped(drawing: Drawing) -> None:
    form = drawing.form("-50 -50 100 100 re f")
    content = drawing.walk("q 0 0 14 100 re W n 2 0 0 2 0 0 cm 1 0 0 1 5 5 cm /X0 Do Q", XObject={"X0": form})
    assert [drawn.visible(drawn.mark.box) for drawn in content.placed_marks() if isinstance(drawn.mark, AreaMark)] == [
        Box(10, 10, 14, 28)
    ]


def test_the_size_of_text_follows_all_matrices(drawing: Drawing) -> None:
    content = drawing.walk(".5 0 0 .5 0 0 cm BT /F0 10 Tf 0 2 -2 0 0 0 Tm (a) Tj ET", Font={"F0": Dictionary()})
    assert [mark.size for mark in marks(content, TextMark)] == [10]


def test_invisible_text_leaves_no_mark(drawing: Drawing) -> None:
    assert not marks(drawing.walk("BT /F0 10 Tf 3 Tr (a) Tj ET", Font={"F0": Dictionary()}), TextMark)


def test_a_picture_keeps_its_matrix(drawing: Drawing) -> None:
    image = Stream(drawing.pdf, b"\0", Subtype=Name.Image, Width=3, Height=2, BitsPerComponent=8)
    content = drawing.walk("q 30 0 0 20 5 5 cm /I0 Do Q", XObject={"I0": image})
    assert marks(content, ImageMark) == [ImageMark("image /I0", 3, 2, 8, Matrix(30, 0, 0, 20, 5, 5), image)]


def test_the_resources_may_put_another_space_in_the_place_of_rgb(drawing: Drawing) -> None:
    profile = Stream(drawing.pdf, bytes(128), N=3)
    content = drawing.walk("1 0 0 rg 0 0 9 9 re f", ColorSpace={"DefaultRGB": Array([Name.ICCBased, profile])})
    assert [colour.space for _, colour in content.colours] == [ColourSpace("ICCBased", 3)]


def test_ink_is_the_sum_of_the_process_plates_since_a_spot_may_be_foil() -> None:
    assert Colour(CMYK, (1, 0.5, 0, 0.25)).ink == 175
    assert Colour(GRAY, (0.25,)).ink == 75
    assert Colour(ColourSpace("DeviceN", 2, ("Cyan", "Gold")), (1, 0.5)).ink == 100
    assert Colour(ColourSpace("Separation", 1, ("All",)), (1,)).ink == 0


def test_black_that_overprints_keeps_what_lies_below(drawing: Drawing) -> None:
    states = {"Over": Dictionary(op=True, OPM=1), "Old": Dictionary(op=True, OPM=0)}
    content = drawing.walk(
        "/F0 9 Tf 0 0 0 1 k BT /Over gs (a) Tj /Old gs (a) Tj 0 1 0 1 k /Over gs (a) Tj ET",
        ExtGState=states,
        Font={"F0": Dictionary()},
    )
    assert [mark.keeps for mark in marks(content, TextMark)] == [True, False, False]
