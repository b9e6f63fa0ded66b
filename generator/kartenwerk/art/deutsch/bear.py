"""The bear of the Eichel-Daus: upright, facing left, reaching for the acorn; (0, 0) is its eye."""

from __future__ import annotations

from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.deutsch.hide import body, gouges
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, placed, union


def bear() -> Picture:
    picture = Picture()
    _paw(picture, -15.4, 11.6, 8, far=True)
    trunk = closed(
        (6.2, 3.0, 1), (10.6, 7.6), (14.8, 13.6), (16.6, 20), (16.8, 27, 1), (-6.4, 27, 1), (-6.6, 20.6),
        (-4.8, 14.4), (-5.6, 9.0),
        (-4.6, 6.0, 1),
    )  # fmt: skip
    body(picture, trunk, shade=(-1.6, -0.6))
    back = curve((7.0, 5.0), (11.4, 10.2), (14.6, 16.0), (15.4, 24))
    front = curve((-3.6, 8.0), (-3.8, 13), (-5.0, 18.6), (-5.2, 24.6))
    gouges(
        picture, trunk, back, front, ((0.1, 0.26), (0.32, 0.48), (0.54, 0.7), (0.76, 0.92)), 10, seed=7, drift=5,
        width=0.85,
    )  # fmt: skip
    _head(picture)
    _arm(picture)
    return picture


def _head(picture: Picture) -> None:
    far_ear = closed((1.6, -4.6), (2.2, -7.4), (4.6, -8.0), (6.0, -5.6), (4.6, -3.2))
    body(picture, far_ear, shade=(-0.4, -0.5))
    head = closed(
        (-11.6, 1.0, 1), (-11.4, -0.6), (-9.0, -1.4), (-5.4, -2.0), (-2.6, -4.6), (1.6, -5.8), (6.2, -4.6),
        (9.0, -0.6), (9.4, 4.6),
        (7.4, 9.0),
        (2.0, 10.6), (-2.8, 9.2), (-5.2, 7.8), (-8.6, 8.2, 1), (-9.4, 6.8), (-6.6, 5.0, 1), (-9.6, 4.4), (-11.6, 3.0),
    )  # fmt: skip
    body(picture, head, shade=(-1.1, -0.9))
    ear = closed((5.0, -3.6), (5.4, -6.8), (8.0, -7.8), (9.8, -5.6), (8.8, -2.6))
    body(picture, ear, shade=(-0.5, -0.5))
    picture.add(INK, closed((6.4, -4.0), (6.8, -5.8), (8.2, -6.0), (8.2, -4.2)))
    # nose, jaws, teeth, tongue
    picture.add(INK, closed((-12.0, 1.4), (-11.8, -0.8), (-9.8, -1.2), (-9.6, 0.4), (-10.6, 1.6)))
    picture.add(INK, closed((-10.4, 4.4, 1), (-5.4, 4.8), (-2.6, 3.8, 1), (-4.4, 6.2), (-8.6, 7.2, 1)))
    picture.outline("rot", closed((-8.6, 6.0), (-5.8, 5.4), (-4.0, 5.4), (-5.6, 6.6), (-8.2, 7.0)), 0.25)
    for x, y in ((-9.4, 4.1), (-7.2, 4.6)):
        picture.add(PAPER, closed((x - 0.6, y - 0.1, 1), (x + 0.6, y, 1), (x - 0.1, y + 1.5, 1)))
    picture.add(PAPER, closed((-1.4, 0.2, 1), (-0.2, -0.9), (1.4, -0.2, 1), (0.1, 0.8)))
    picture.add(INK, circle(-0.1, -0.05, 0.55), cut((-2.2, -0.2), (-0.4, -1.6), (1.8, -0.8), width=0.75, peak=0.5))
    fur = (
        ((1.6, -4.2), (3.4, -3.4), (4.8, -1.8)), ((3.0, -1.6), (4.8, -0.2), (5.8, 2.0)),
        ((1.6, 1.6), (3.6, 2.8), (4.6, 5.0)),
        ((5.6, 2.4), (6.6, 4.4), (6.4, 6.8)), ((0.2, 4.6), (2.0, 6.0), (2.6, 8.2)),
        ((-3.6, -2.6), (-5.6, -0.8), (-8.0, 0.0)),
        ((3.8, 6.0), (4.6, 7.4), (4.4, 9.0)), ((-1.8, 6.6), (-0.8, 7.6), (-0.4, 9.0)), ((-4.6, 1.4), (-3.2, 2.6),
        (-2.0, 2.6)),
        ((-8.0, 2.6), (-6.6, 3.0), (-5.0, 2.8)),
    )  # fmt: skip
    picture.add(PAPER, [cut(*line, width=0.7) for line in fur])


def _arm(picture: Picture) -> None:
    """The near arm, from the shoulder forwards and up, and its paw."""
    arm = closed(
        (5.6, 12.0), (2.0, 10.2), (-3.0, 12.2), (-8.0, 15.4), (-11.8, 16.4, 1), (-12.8, 21.4, 1), (-7.4, 21.8),
        (-1.0, 20.0), (4.2, 18.4), (6.6, 15.4),
    )  # fmt: skip
    body(picture, arm, shade=(-0.6, -1.2))
    for k in range(6):
        x = 3.6 - 2.5 * k
        picture.add(PAPER, cut((x, 12.6 + 0.62 * k), (x - 0.2, 14.6 + 0.55 * k), (x - 1.2, 16.4 + 0.5 * k), width=0.75))
    _paw(picture, -14.2, 18.0, -8)


def _paw(picture: Picture, x: float, y: float, degrees: float, far: bool = False) -> None:
    place = placed(x, y, degrees)
    if far:
        fore = closed((1.0, -3.0, 1), (8.0, -2.4), (13.0, 1.0, 1), (12.0, 6.0, 1), (5.0, 3.0), (0.6, 2.4, 1))
        body(picture, place(fore), shade=(-0.6, -1.0))
    palm = closed((3.0, -3.4), (0.2, -4.2), (-2.4, -3.4), (-3.2, 0), (-2.2, 3.2), (0.6, 4.0), (3.4, 3.0))
    body(picture, place(palm), shade=(-0.4, -0.8))
    pads = union([circle(-1.5, v, 0.78) for v in (-2.2, 0, 2.2)], closed((0.2, -1.8), (1.9, 0), (0.2, 1.8), (-0.3, 0)))
    picture.add(INK, place(pads))
    for v in (-2.9, -1.0, 0.9, 2.8):
        claw = closed((-2.6, v - 0.5, 1), (-3.8, v - 0.5), (-4.9, v + 0.5, 1), (-3.6, v + 0.6), (-2.6, v + 0.6, 1))
        picture.outline(PAPER, place(claw), 0.34)
