"""A good file from our own writer, and a way to break it."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any, TypeAlias

import pikepdf
import pytest

from kartenwerk.base.palette import Ink
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Box, Fill, Form, Matrix, Page, Place, Stroke, Text, circle, line, rectangle
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.writer import pdf_bytes

BLEED = Box(-3, -3, 62, 94)
PALETTE = {
    "tinte": Ink((0, 0, 0, 100), "#16120f"),
    "rot": Ink((0, 90, 85, 10), "#c33a12"),
    "papier": Ink((0, 2, 10, 0), "#f8f2e2"),
}

Break: TypeAlias = Callable[[pikepdf.Pdf], dict[str, Any] | None]
"""Changes an opened file; what it returns are options for saving it."""


def front(number: int) -> Form:
    """A card with all that our cards have: a ground, a pip, a line, black text on the ground."""
    pip = Form.of("pip", Box(0, 0, 9, 9), (Fill(circle(4.5, 4.5, 4), "rot"),))
    items = (
        Fill(rectangle(BLEED), "papier"),
        Place(pip, Matrix.move(9, 9)),
        Place(pip, Matrix.turn(180, 25, 41)),
        Stroke(line(10, 70, 49, 70), "tinte", 0.3, overprint=True),
        Text(10, 60, f"Karte {number}", "text", 9),
    )
    return Form.of(f"card {number}", BLEED, items)


@pytest.fixture(scope="session")
def good() -> bytes:
    """Three cards, one side a page, front and back in turn."""
    back = Form.of("back", BLEED, (Fill(rectangle(BLEED), "rot"), Fill(circle(29, 45, 20), "papier")))
    sides = [side for number in (1, 2, 3) for side in (front(number), back)]
    pages = [Page(59, 91, (Place(side),), bleed=3) for side in sides]
    return pdf_bytes(pages, DocumentInfo("Drei Karten"), palette=PALETTE, fonts=Workshop.over(None).fonts)


@pytest.fixture(scope="session")
def broken(good: bytes) -> Callable[[Break], bytes]:
    """The good file with one change."""

    def make(change: Break) -> bytes:
        with pikepdf.open(BytesIO(good)) as pdf:
            options: dict[str, Any] = {"force_version": "1.4", "fix_metadata_version": False, "deterministic_id": True}
            options |= change(pdf) or {}
            if "encryption" in options:  # neither an ID from the content nor an old version goes with it
                del options["deterministic_id"], options["force_version"]
            target = BytesIO()
            pdf.save(target, **options)
        return target.getvalue()

    return make
