"""Black text overprints light tints and knocks out of strong colours."""

from __future__ import annotations

import pytest

from generator.display import Box, Fill, Group, Item, Matrix, Text, circle, rectangle
from generator.palette import Ink
from generator.pdf.content import Content
from generator.pdf.fonts import DocumentFonts, FontSource
from generator.pdf.inks import Inks
from generator.pdf.outlines import Outlines

CARD = rectangle(Box(0, 0, 59, 91))
WORD = Text(10, 20, "Hagel", "text", 9)


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
    content = Content(Inks(palette, screen=False), DocumentFonts(fonts), shapes)
    content.draw([*below, WORD])
    assert (b"/Over gs" in content.stream()) is overprints


def test_text_that_is_told_to_knock_out_does_so_on_paper_too(palette: dict[str, Ink], fonts: FontSource) -> None:
    content = Content(Inks(palette, screen=False), DocumentFonts(fonts))
    content.draw([Fill(CARD, "papier"), Text(10, 20, "Hagel", "text", 9, knockout=True)])
    assert b"/Over gs" not in content.stream()
