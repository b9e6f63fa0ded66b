"""The backs of two thrones, drawn round x = 0; those of the other kings are drawn with them."""

from __future__ import annotations

import numpy as np

from art.curves import closed
from art.deutsch.wardrobe import GOLD
from art.picture import Picture
from art.shapes import circle, rectangle, union

WOOD = "braun"
FOOT = 47.0


def throne(suit: str) -> Picture:
    return {"gras": _gras, "schellen": _schellen}[suit]()


def _gras() -> Picture:
    """A pointed gable, a knob on either post."""
    picture = Picture()
    gable = closed((-12.4, FOOT, 1), (-12.4, 20, 1), (-8, 12.8), (0, 5.4, 1), (8, 12.8), (12.4, 20, 1), (12.4, FOOT, 1))
    picture.outline(WOOD, gable, 0.45)
    inner = closed(
        (-10.2, FOOT, 1), (-10.2, 21, 1), (-6.4, 14.8), (0, 8.8, 1), (6.4, 14.8), (10.2, 21, 1), (10.2, FOOT, 1),
    )  # fmt: skip
    picture.outline("gruen", inner, 0.4)
    for x in (-11.3, 11.3):
        knob = union(
            circle(x, 16.2, 1.35), rectangle(x - 0.7, 17, x + 0.7, 18.6), rectangle(x - 1.6, 18.2, x + 1.6, 19.6)
        )
        picture.outline(GOLD, knob, 0.38)
    return picture


def _schellen() -> Picture:
    """A canopy of cloth, its hem in points, before it a green hanging between two posts."""
    picture = Picture()
    picture.outline("gruen", rectangle(-9.0, 6, 9.0, FOOT), 0.42)
    for x in (-9.6, 9.6):
        picture.outline(WOOD, rectangle(x - 0.95, 6, x + 0.95, FOOT), 0.42)
    for k in range(6):
        x = -8.75 + 3.5 * k
        dag = closed((x - 1.75, 7, 1), (x + 1.75, 7, 1), (x + 1.4, 8.8), (x, 10.4, 1), (x - 1.4, 8.8))
        picture.outline("rot", dag, 0.36)
    picture.outline("rot", rectangle(-10.9, 4, 10.9, 7.6), 0.4)
    picture.add(GOLD, [circle(x, 6.3, 0.5) for x in np.linspace(-9.4, 9.4, 9)])
    return picture
