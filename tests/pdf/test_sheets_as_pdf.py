"""Imposed sheets, measured in the written file."""

from __future__ import annotations

import io

import pikepdf
import pytest
from tests.placing import centres

from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import Box, Fill, Form, rectangle
from kartenwerk.printing.pdf.fonts import FontSource
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.writer import pdf_bytes
from kartenwerk.printing.press.grid import plan_grid
from kartenwerk.printing.press.paper import A4, Flip
from kartenwerk.printing.press.sheet import impose

BLEED = Box(-3, -3, 62, 94)


def card(role: str, number: int) -> Form:
    return Form.of(f"{role} {number}", BLEED, (Fill(rectangle(Box(0, 0, 59, 91 - number)), role),))


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
def test_front_and_back_meet_within_a_hundredth_of_a_millimetre(
    flip: Flip, palette: dict[str, Ink], fonts: FontSource
) -> None:
    fronts, backs = ([card(role, number) for number in range(20)] for role in ("rot", "tinte"))
    pages = impose(fronts, backs, plan_grid(59, 91, A4), flip=flip)
    data = pdf_bytes(pages, DocumentInfo("Bogen"), palette=palette, fonts=fonts)
    with pikepdf.open(io.BytesIO(data)) as document:
        assert len(document.pages) == 6
        for front, back in zip(document.pages[::2], document.pages[1::2], strict=True):
            for (x, y), (back_x, back_y) in zip(centres(front, 59, 91), centres(back, 59, 91), strict=True):
                behind = (210 - back_x, back_y) if flip == "long-edge" else (back_x, 297 - back_y)
                assert behind == pytest.approx((x, y), abs=0.01)
