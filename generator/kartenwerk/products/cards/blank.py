"""The blank card: to be written on, in place of a lost one."""

from __future__ import annotations

from kartenwerk.catalog import CardBoxes
from kartenwerk.display import Box, Fill, Form, rectangle

BLANK = "blank"
"""Its name among a deck's cards; no game plays with it."""

_FRAME = 0.4  # mm


def blank_form(boxes: CardBoxes) -> Form:
    """White to its bleed, with a thin frame in the safe area."""
    card = Box(0, 0, boxes.width, boxes.height)
    frame = card.grown(-boxes.safe)
    radius = max(boxes.radius - 1, 0)
    outline = rectangle(frame, radius) + rectangle(frame.grown(-_FRAME), max(radius - _FRAME, 0))
    ground = Fill(rectangle(card.grown(boxes.bleed)), "papier")
    return Form.of(BLANK, card.grown(boxes.bleed), (ground, Fill(outline, "tinte", evenodd=True)))
