"""Imposed sheets, measured in the written file."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pikepdf
import pytest

from generator.display import POINT, Box, Fill, Form, rectangle
from generator.palette import Ink
from generator.pdf.fonts import FontSource
from generator.pdf.writer import pdf_bytes
from generator.press.grid import plan_grid
from generator.press.paper import A4, Flip
from generator.press.sheet import impose

BLEED = Box(-3, -3, 62, 94)


def card(role: str, number: int) -> Form:
    return Form.of(f"{role} {number}", BLEED, (Fill(rectangle(Box(0, 0, 59, 91 - number)), role),))


def slots(page: pikepdf.Page) -> Iterator[tuple[float, float]]:
    """The centres of the cards on a page, in mm from its lower left corner, in the order of their cards."""
    stack = []
    matrix = pikepdf.Matrix()
    for instruction in pikepdf.parse_content_stream(page):
        operands: list[Any] = list(instruction.operands)
        match str(instruction.operator):
            case "q":
                stack.append(matrix)
            case "Q":
                matrix = stack.pop()
            case "cm":
                matrix = pikepdf.Matrix(*map(float, operands)) @ matrix
            case "Do":
                x, y = matrix.transform((29.5, 45.5))
                yield x * POINT, y * POINT


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
def test_front_and_back_meet_within_a_hundredth_of_a_millimetre(
    flip: Flip, palette: dict[str, Ink], fonts: FontSource
) -> None:
    fronts, backs = ([card(role, number) for number in range(20)] for role in ("rot", "tinte"))
    pages = impose(fronts, backs, plan_grid(59, 91, A4), flip=flip)
    data = pdf_bytes(pages, title="Bogen", palette=palette, fonts=fonts)
    with pikepdf.open(io.BytesIO(data)) as document:
        assert len(document.pages) == 6
        for front, back in zip(document.pages[::2], document.pages[1::2], strict=True):
            for (x, y), (back_x, back_y) in zip(slots(front), slots(back), strict=True):
                behind = (210 - back_x, back_y) if flip == "long-edge" else (back_x, 297 - back_y)
                assert behind == pytest.approx((x, y), abs=0.01)
