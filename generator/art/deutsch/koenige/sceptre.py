"""The sceptre of a king."""

from __future__ import annotations

from art.curves import closed, cut
from art.deutsch.wardrobe import GOLD
from art.picture import INK, Picture
from art.shapes import both, rectangle


def sceptre(picture: Picture, x: float, top: float, foot: float) -> None:
    """An upright staff with a ring, from `foot` up to the lily whose tip is at `top`."""
    neck = top + 6.2
    picture.outline(GOLD, rectangle(x - 0.9, neck, x + 0.9, foot), 0.38)
    petal = closed((x + 0.3, neck, 1), (x + 1.6, neck - 1.0), (x + 2.9, neck - 3.6, 1), (x + 1.2, neck - 3.0))
    picture.outline(GOLD, both(petal, x), 0.36)
    heart = closed((x - 0.9, neck, 1), (x - 1.3, neck - 2.8), (x, top, 1), (x + 1.3, neck - 2.8), (x + 0.9, neck, 1))
    picture.outline(GOLD, heart, 0.36)
    picture.add(INK, cut((x, top + 2.0), (x, top + 3.6), (x, top + 5.0), width=0.55))
    picture.outline(GOLD, rectangle(x - 1.7, neck - 0.4, x + 1.7, neck + 0.9), 0.36)
