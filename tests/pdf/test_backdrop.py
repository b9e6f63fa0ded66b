"""Black text and lines overprint light tints and knock out of strong colours."""

from __future__ import annotations

import io
from pathlib import Path

import pikepdf
import pytest

from kartenwerk.base.cache import Cache
from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import (
    Box,
    Fill,
    Form,
    Group,
    Item,
    Matrix,
    Page,
    Place,
    Stroke,
    Text,
    circle,
    line,
    rectangle,
)
from kartenwerk.printing.pdf.content import ContentWriter
from kartenwerk.printing.pdf.fonts import DocumentFonts, FontSource
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.inks import DocumentInks
from kartenwerk.printing.pdf.outlines import Outlines
from kartenwerk.printing.pdf.writer import pdf_bytes

CARD = rectangle(Box(0, 0, 59, 91))
WORD = Text(10, 20, "Hagel", "text", 9)
LINE = Stroke(line(10, 20, 30, 20), "tinte", 0.25)
SPOT = Fill(circle(12, 19, 4), "rot")
PICTURE = Form.of("picture", Box(0, 0, 59, 91), (Fill(CARD, "papier"), SPOT))
RED = Fill(CARD, "rot")


@pytest.mark.parametrize("outlines", [False, True])
@pytest.mark.parametrize(
    ("below", "overprints"),
    [
        ((), True),
        ((Fill(CARD, "papier"),), True),
        ((Fill(CARD, "rot/20"),), True),
        ((Fill(CARD, "rot"),), False),
        ((Fill(CARD, "rot"), Fill(CARD, "papier")), True),
        ((Fill(CARD, "papier"), Fill(circle(12, 19, 4), "rot")), False),
        ((Fill(circle(40, 60, 10), "rot"),), True),
        ((Group((Fill(CARD, "rot"),), Matrix.move(0, 30)),), True),
        ((Group((Fill(CARD, "rot"),), Matrix.move(0, -30)),), False),
        ((Group((Fill(CARD, "rot"),), clip=Box(0, 30, 59, 91)),), True),
        ((Fill((*CARD, *rectangle(Box(5, 10, 50, 30))), "rot", evenodd=True),), True),
    ],
)
def test_black_text_looks_at_what_lies_beneath(
    below: tuple[Item, ...], overprints: bool, outlines: bool, palette: dict[str, Ink], fonts: FontSource
) -> None:
    shapes = Outlines(fonts) if outlines else None
    content = ContentWriter(DocumentInks(palette, screen=False), DocumentFonts(fonts), shapes)
    content.draw([*below, WORD])
    assert (b"/Over gs" in content.stream()) is overprints


def test_text_that_is_told_to_knock_out_does_so_on_paper_too(palette: dict[str, Ink], fonts: FontSource) -> None:
    content = ContentWriter(DocumentInks(palette, screen=False), DocumentFonts(fonts))
    content.draw([Fill(CARD, "papier"), Text(10, 20, "Hagel", "text", 9, knockout=True)])
    assert b"/Over gs" not in content.stream()


@pytest.mark.parametrize("above", [WORD, LINE])
@pytest.mark.parametrize(
    ("below", "overprints"),
    [
        ((Place(PICTURE),), False),
        ((Place(PICTURE, Matrix.move(0, 30)),), True),
        ((RED, Place(PICTURE, Matrix.move(0, 30))), False),  # the form's paper does not reach the word
        ((RED, Place(PICTURE, Matrix.move(-10, -40))), True),  # its paper lies beneath, its spot elsewhere
        ((Place(PICTURE, Matrix.turn(180, 29.5, 45.5)),), True),
        ((Place(Form.of("outer", Box(0, 0, 59, 91), (Place(PICTURE),))),), False),
        ((Place(Form.of("window", Box(0, 30, 59, 91), (RED,))),), True),  # a form ends at its box
        ((Group((Place(PICTURE),), clip=Box(0, 30, 59, 91)),), True),
        ((Group((Group((RED,), clip=Box(0, 0, 59, 91)),), clip=Box(0, 30, 59, 91)),), True),
    ],
)
def test_black_looks_at_placed_forms_too(
    above: Item, below: tuple[Item, ...], overprints: bool, palette: dict[str, Ink], fonts: FontSource, tmp_path: Path
) -> None:
    """In the written file, and alike from a cold and a warm cache."""
    page = Page(59, 91, (*below, above))
    made = [
        pdf_bytes([page], DocumentInfo("Hagel"), palette=palette, fonts=fonts, cache=Cache(tmp_path / "cache"))
        for _ in range(2)
    ]
    assert made[0] == made[1]
    with pikepdf.open(io.BytesIO(made[0])) as document:
        states = [
            str(instruction.operands[0])
            for instruction in pikepdf.parse_content_stream(document.pages[0])
            if str(instruction.operator) == "gs"
        ]
    assert states[-1] == ("/Over" if overprints else "/Knock")


def test_a_form_that_holds_text_looks_at_forms_placed_in_it(palette: dict[str, Ink], fonts: FontSource) -> None:
    card = Form.of("card", Box(0, 0, 59, 91), (Place(PICTURE), WORD))
    data = pdf_bytes([Page(59, 91, (Place(card),))], DocumentInfo("Hagel"), palette=palette, fonts=fonts)
    with pikepdf.open(io.BytesIO(data)) as document:
        (form,) = document.pages[0].Resources.XObject.values()
        assert b"/Knock gs" in form.read_bytes()
        assert b"/Over gs" not in form.read_bytes()


def test_overprinted_black_lets_the_colour_below_through(palette: dict[str, Ink], fonts: FontSource) -> None:
    content = ContentWriter(DocumentInks(palette, screen=False), DocumentFonts(fonts))
    content.draw([RED, Fill(CARD, "tinte/10", overprint=True), WORD])
    assert content.stream().rfind(b"/Knock gs") > content.stream().rfind(b"/Over gs")
