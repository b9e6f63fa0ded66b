"""Text takes as much room in the file as the book measures for it."""

from __future__ import annotations

import io
from typing import Any

import pikepdf
import pytest

from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import POINT, Page, Text
from kartenwerk.graphics.type.face import Face
from kartenwerk.printing.pdf.fonts import FontSource
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.writer import pdf_bytes


class OneFace:
    """A face under every name."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.face = Face("text", data)

    def content(self, name: str) -> bytes:
        return self._data

    def kerning(self, name: str, word: str) -> tuple[float, ...]:
        return self.face.kerning(word)


@pytest.fixture
def kerned(fonts: FontSource) -> OneFace:
    return OneFace(fonts.content("text"))


def written_width(page: pikepdf.Page) -> float:
    """The advance of all text on a page, in mm, from the widths and TJ arrays in the file."""
    total = size = spacing = 0.0
    widths: list[float] = []
    first = 0
    for instruction in pikepdf.parse_content_stream(page):
        operands: list[Any] = list(instruction.operands)
        match str(instruction.operator):
            case "Tf":
                font: Any = page.obj.Resources.Font[str(operands[0])]
                widths, first, size = [float(width) for width in font.Widths], int(font.FirstChar), float(operands[1])
            case "Tc":
                spacing = float(operands[0])
            case "TJ":
                for part in operands[0]:
                    if isinstance(part, pikepdf.String):
                        codes = bytes(part)
                        total += sum(widths[code - first] / 1000 * size + spacing for code in codes)
                    else:
                        total -= float(part) / 1000 * size
    return total


@pytest.mark.parametrize("text", ["Tafel", "AVATAR Wolf", "„Te“ To", "Donnerwetter! 10 Punkte"])
@pytest.mark.parametrize("tracking", [0.0, 0.08])
def test_the_file_advances_as_the_face_measures(
    text: str, tracking: float, kerned: OneFace, palette: dict[str, Ink]
) -> None:
    page = Page(100, 50, (Text(5, 5, text, "text", 12, tracking=tracking),))
    data = pdf_bytes([page], DocumentInfo("t"), palette=palette, fonts=kerned)
    with pikepdf.open(io.BytesIO(data)) as document:
        width = written_width(document.pages[0])
    assert width == pytest.approx(kerned.face.width(text, 12, tracking), abs=0.01)
    assert kerned.face.width("AVATAR", 12) < sum(kerned.face.width(letter, 12) for letter in "AVATAR") - 1 * POINT
