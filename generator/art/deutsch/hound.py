"""The hound of the Schellen-Daus: sitting, looking up right at the bell; (0, 0) is the ground below its chest."""

from __future__ import annotations

from art.curves import closed, curve, cut, ribbon
from art.deutsch.hide import body, gouges
from art.deutsch.wardrobe import little_bell
from art.picture import INK, PAPER, Picture
from art.shapes import circle

RED = "rot"


def hound() -> Picture:
    picture = Picture()
    tail = closed(
        (-9.6, -0.4, 1), (-14.6, -0.6), (-18.2, -4.4), (-17.8, -10.4, 1), (-16.2, -6.0), (-13.6, -4.0), (-9.6, -4.6, 1),
    )  # fmt: skip
    body(picture, tail, shade=(-0.2, -0.8))
    far_leg = closed(
        (7.0, -12, 1), (10.6, -7), (10.8, -2.4), (13.6, -1.2), (13.8, 0.8, 1), (8.2, 0.8, 1), (7.4, -5), (5.0, -11, 1),
    )  # fmt: skip
    body(picture, far_leg)
    trunk = closed(
        (5.6, -23.4, 1), (8.2, -18.6), (8.8, -14.4), (8.0, -9.6), (7.7, -4.6), (8.2, -2.2), (10.8, -1.3),
        (11.2, 0.8, 1), (5.0, 0.8, 1), (4.6, -4.4), (3.2, -9.6, 1), (0.7, -6.2), (-0.3, -2.9), (2.2, -1.4),
        (2.6, 0.8, 1), (-8.6, 0.8, 1), (-11.4, -2.6), (-11.4, -8.6), (-8.2, -14.4), (-4.8, -19.4), (-3.4, -23.6, 1),
    )  # fmt: skip
    body(picture, trunk, shade=(-0.9, -0.7))
    back = curve((-3.4, -21.6), (-5.6, -17.4), (-8.8, -12.6), (-10.6, -7.4), (-10.4, -1.4))
    front = curve((5.4, -20.0), (6.6, -16), (4.6, -11.2), (0.0, -8.4), (-1.2, -1.0))
    gouges(picture, trunk, back, front, ((0.08, 0.28), (0.4, 0.6), (0.7, 0.9)), 10, seed=4, drift=3, width=0.8)
    haunch = cut((-8.8, -11.2), (-4.6, -12.0), (-1.0, -9.8), (0.1, -6.6), width=0.9, peak=0.6)
    picture.add("braun", haunch.buffer(0.4).intersection(trunk.buffer(-0.5)))
    picture.add(INK, haunch)
    picture.add(PAPER, cut((5.9, -9.4), (5.8, -5.6), (6.2, -2.6), width=0.7))
    picture.add(PAPER, [cut((x, -0.7), (x + 0.1, 0.6), width=0.5, tip=0.2) for x in (8.0, 9.5, -0.4, 1.0)])
    _head(picture)
    collar = ribbon(curve((-4.6, -23.2), (0.8, -20.9), (6.8, -22.8)), 2.9)
    picture.outline(RED, collar, 0.42)
    picture.add(INK, [circle(x, y, 0.5) for x, y in ((-2.6, -22.2), (0.4, -21.2))])
    little_bell(picture, 4.6, -19.3, 2.0)
    _ear(picture)
    return picture


def _head(picture: Picture) -> None:
    """Raised to the upper right, the ear hanging back, the tongue out."""
    head = closed(
        (-4.4, -22.6, 1), (-5.0, -27.0), (-3.0, -31.2), (0.8, -33.2), (3.2, -33.0), (4.9, -32.4), (8.2, -34.0),
        (10.8, -35.0), (12.2, -34.4), (12.4, -32.8), (11.2, -31.0), (9.6, -29.6), (8.6, -27.8), (6.8, -26.4),
        (6.0, -24.6), (6.6, -22.0, 1),
    )  # fmt: skip
    body(picture, head, shade=(-0.4, -0.9))
    picture.add(
        INK, closed((10.2, -35.2), (12.4, -35.4), (13.0, -33.0), (11.6, -32.4), (10.6, -33.6)).intersection(head)
    )
    picture.add(INK, cut((11.4, -31.4), (9.4, -30.5), (7.2, -29.6), (5.4, -29.6), width=0.8, peak=0.4))
    tongue = closed((8.0, -30.2, 1), (10.2, -30.8, 1), (11.2, -28.6), (10.8, -26.2), (9.5, -25.7), (8.6, -27.4))
    picture.add(PAPER, tongue.buffer(0.84).difference(head))
    picture.outline(RED, tongue, 0.34)
    picture.add(PAPER, closed((1.3, -30.5, 1), (2.4, -31.6), (3.9, -31.7), (5.3, -30.7, 1), (4.2, -29.7), (2.4, -29.6)))
    picture.add(INK, circle(3.7, -30.8, 0.68), cut((0.9, -31.0), (2.6, -32.3), (4.6, -32.2), width=0.7, peak=0.5))
    picture.add(
        PAPER, cut((6.2, -32.4), (8.0, -33.2), (9.6, -33.9), width=0.55),
        cut((1.6, -28.6), (3.4, -27.0), (4.4, -25.0), width=0.65),
        cut((-0.4, -27.0), (1.2, -25.6), (2.0, -23.8), width=0.65),
    )  # fmt: skip


def _ear(picture: Picture) -> None:
    ear = closed(
        (-0.6, -31.2, 1), (-3.8, -31.0), (-7.4, -27.8), (-9.0, -23.0), (-7.6, -20.2), (-4.4, -22.0), (-1.6, -26.2),
        (0.5, -29.2),
    )  # fmt: skip
    picture.add(PAPER, ear.buffer(0.45))
    picture.add(INK, ear)
    picture.add("braun", ear.buffer(-0.42))
    picture.add(
        PAPER, cut((-3.0, -29.0), (-5.6, -26.2), (-7.0, -22.4), width=0.75),
        cut((-1.8, -28.2), (-3.8, -25.6), (-5.2, -23.2), width=0.6),
    )  # fmt: skip
