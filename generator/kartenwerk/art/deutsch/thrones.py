"""The backs of two thrones, drawn round x = 0; those of the other kings are drawn with them."""

from __future__ import annotations

from kartenwerk.art.curves import closed, cut
from kartenwerk.art.deutsch.wardrobe import GOLD
from kartenwerk.art.picture import INK, Picture
from kartenwerk.art.shapes import circle, rectangle

WOOD = "braun"
FOOT = 47.0


def throne(suit: str) -> Picture:
    return {"gras": _gras, "schellen": _schellen}[suit]()


def _gras() -> Picture:
    """A pointed gable with crockets."""
    picture = Picture()
    gable = closed((-12.4, FOOT, 1), (-12.4, 20, 1), (-8, 12.8), (0, 5.4, 1), (8, 12.8), (12.4, 20, 1), (12.4, FOOT, 1))
    picture.outline(WOOD, gable, 0.45)
    inner = closed(
        (-10.2, FOOT, 1), (-10.2, 21, 1), (-6.4, 14.8), (0, 8.8, 1), (6.4, 14.8), (10.2, 21, 1), (10.2, FOOT, 1),
    )  # fmt: skip
    picture.outline("gruen", inner, 0.4)
    for x, y in ((0, 5.0), (-10.6, 14.8), (10.6, 14.8)):
        picture.outline(GOLD, circle(x, y, 1.15), 0.36)
    return picture


def _schellen() -> Picture:
    """A canopy of cloth, its hem in points, a curtain at either side."""
    picture = Picture()
    for side in (-1, 1):
        curtain = closed(
            (side * 9.4, 9, 1), (side * 9.2, 20), (side * 10.2, 30), (side * 9.4, FOOT, 1), (side * 5.0, FOOT, 1),
            (side * 6.4, 28), (side * 5.6, 18), (side * 4.0, 9, 1),
        )  # fmt: skip
        picture.outline(WOOD, curtain, 0.42)
        for x in (6.2, 8.0):
            picture.add(INK, cut((side * x, 11.6), (side * (x + 0.5), 20), (side * (x + 0.8), 32), width=0.9, peak=0.5))
    canopy = closed((-10.4, 10.6, 1), (-9.4, 5.2, 1), (9.4, 5.2, 1), (10.4, 10.6, 1))
    picture.outline("rot", canopy, 0.42)
    for k in range(5):
        x = -8 + 4 * k
        dag = closed((x - 2, 10, 1), (x + 2, 10, 1), (x + 1.6, 12.0), (x, 13.6, 1), (x - 1.6, 12.0))
        picture.outline(GOLD if k % 2 else "rot", dag, 0.38)
    picture.outline(GOLD, rectangle(-10.6, 8.6, 10.6, 10.4), 0.38)
    return picture
