"""The sceptre of a king."""

from __future__ import annotations

from kartenwerk.art.curves import closed
from kartenwerk.art.deutsch.wardrobe import GOLD, sign
from kartenwerk.art.picture import Picture
from kartenwerk.art.shapes import placed, rectangle


def sceptre(picture: Picture, suit: str, x: float, top: float, foot: float, degrees: float = 0) -> None:
    """A staff with rings and the suit's sign between two small leaves; it leans about its foot."""
    place = placed(x, foot, degrees)
    high = foot - top - 7.4
    picture.outline(GOLD, place(rectangle(-0.95, -high, 0.95, 4)), 0.38)
    for at in (high - 1.2, high - 5.4):
        ring = closed(
            (-1.7, -at - 0.7), (0, -at - 1.0), (1.7, -at - 0.7), (1.7, -at + 0.6), (0, -at + 0.8), (-1.7, -at + 0.6),
        )  # fmt: skip
        picture.outline(GOLD, place(ring), 0.34)
    for side in (-1, 1):
        leaf = closed(
            (side * 0.4, -high, 1), (side * 2.0, -high - 0.2), (side * 3.6, -high - 2.6, 1),
            (side * 1.6, -high - 1.9),
        )  # fmt: skip
        picture.outline("gruen", place(leaf), 0.32)
    emblem = Picture()
    sign(emblem, suit, 0, -high - 4.0, 8.0, 180 if suit == "eichel" else 0, halo=0.3)
    picture.put(emblem, place)
