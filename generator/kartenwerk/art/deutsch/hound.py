"""The hound of the Schellen-Daus: sitting, looking up right at the bell; (0, 0) is the ground below its chest."""

from __future__ import annotations

from kartenwerk.art.curves import closed, curve, cut, ribbon, taper
from kartenwerk.art.deutsch.hide import body, gouges
from kartenwerk.art.deutsch.wardrobe import little_bell
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle

RED = "rot"


def hound() -> Picture:
    picture = Picture()
    tail = closed(
        (-9.6, -2.2, 1), (-13.6, -1.4), (-16.4, -4.6), (-16.0, -9.6, 1), (-15.0, -5.4), (-12.8, -4.0),
        (-9.0, -5.4, 1),
    )  # fmt: skip
    body(picture, tail, shade=(-0.2, -0.8))
    far_leg = closed(
        (3.6, -11, 1), (6.6, -6), (6.4, -2.0), (9.2, -0.6), (9.4, 0.6, 1), (4.6, 0.6, 1), (3.4, -5), (1.6, -10, 1),
    )  # fmt: skip
    body(picture, far_leg)
    trunk = closed(
        (4.6, -24.2, 1), (7.2, -19.0), (6.8, -14.0), (4.8, -9.6), (4.0, -5.0), (4.0, -2.4), (6.6, -1.0), (6.8, 0.6, 1),
        (1.0, 0.6, 1),
        (0.4, -4.4), (-0.6, -7.2, 1), (-1.6, -3.0), (-0.8, -1.4), (1.0, -0.4), (0.6, 0.8, 1), (-8.4, 0.8, 1),
        (-11.2, -2.4),
        (-11.0, -8.4),
        (-7.6, -14.4), (-4.0, -19.6), (-2.4, -24.8, 1),
    )  # fmt: skip
    body(picture, trunk, shade=(-1.0, -0.8))
    picture.add(INK, cut((-7.2, -12.0), (-2.6, -11.4), (-0.6, -7.4), (-1.6, -3.2), width=0.9, peak=0.6))
    back = curve((-3.0, -23), (-5.2, -18), (-8.4, -12.6), (-10.4, -7.0), (-10.4, -2.0))
    front = curve((5.0, -22.0), (5.6, -17), (3.6, -11.4), (0.0, -8.0), (-2.0, -1.6))
    gouges(
        picture, trunk, back, front, ((0.1, 0.3), (0.42, 0.62), (0.72, 0.9)), 10, seed=4, drift=3, width=0.78,
    )  # fmt: skip
    picture.add(
        PAPER, cut((2.2, -8.0), (2.0, -4.4), (2.2, -1.6), width=0.6),
        cut((5.2, -18.6), (5.4, -15.4), (4.4, -12.2), width=0.8),
    )  # fmt: skip
    picture.add(PAPER, [cut((x, -0.5), (x + 0.1, 0.5), width=0.46, tip=0.2) for x in (3.6, 5.2, -2.2, -0.6)])
    _head(picture)
    collar = ribbon(curve((-3.6, -23.6), (0.6, -22.0), (5.6, -23.4)), 2.6)
    picture.outline(RED, collar, 0.42)
    picture.add(INK, [circle(x, y, 0.42) for x, y in ((-2.2, -23.1), (0.4, -22.2), (3.4, -22.8))])
    little_bell(picture, 4.4, -20.4, 1.7)
    return picture


def _head(picture: Picture) -> None:
    """Raised to the upper right, the ear hanging back."""
    head = closed(
        (-4.2, -23.0, 1), (-4.4, -27.6), (-2.2, -31.2), (1.4, -32.6), (3.8, -32.2), (5.4, -32.4), (9.0, -34.4),
        (11.2, -35.0), (12.3, -34.2), (12.2, -32.8), (10.6, -31.6), (8.6, -30.5), (6.4, -28.9, 1), (8.6, -28.7),
        (10.8, -29.1), (11.5, -28.5), (10.6, -27.2), (8.2, -26.2), (6.6, -25.0), (5.8, -22.6, 1),
    )  # fmt: skip
    body(picture, head, shade=(-0.4, -1.3))
    ear = closed(
        (-1.0, -31.0, 1), (-4.0, -30.4), (-7.6, -26.6), (-8.6, -21.8), (-6.6, -20.6), (-3.6, -23.6), (-1.2, -27.2),
        (0.6, -29.4),
    )  # fmt: skip
    picture.add(PAPER, ear.buffer(0.45))
    picture.add(INK, ear)
    picture.add("braun", ear.buffer(-0.4))
    picture.add(
        PAPER, cut((-2.6, -28.8), (-5.0, -26.2), (-6.4, -22.6), width=0.7),
        cut((-1.6, -28.2), (-3.4, -25.8), (-4.6, -23.4), width=0.55),
    )  # fmt: skip
    picture.add(INK, closed((10.4, -35.2), (12.0, -35.2), (12.8, -33.9), (12.0, -32.9), (10.9, -33.7)))
    picture.add(PAPER, closed((2.6, -30.4, 1), (3.9, -31.3), (5.4, -30.7, 1), (4.1, -29.8)))
    picture.add(INK, circle(4.2, -30.6, 0.52), cut((2.2, -31.0), (3.9, -32.0), (5.8, -31.2), width=0.6, peak=0.5))
    picture.add(
        PAPER, cut((6.6, -32.2), (8.4, -33.2), (10.0, -33.8), width=0.55),
        cut((7.0, -27.6), (8.4, -27.6), (9.8, -28.0), width=0.5),
        cut((1.2, -27.6), (3.2, -26.0), (3.8, -24.0), width=0.6),
        cut((-0.6, -26.6), (0.8, -25.2), (1.4, -23.6), width=0.6),
    )  # fmt: skip
    tongue = taper(curve((7.2, -29.3), (9.2, -29.9), (11.2, -29.9), (12.4, -28.9)), 1.2, peak=0.6, tip=0.35)
    picture.outline(RED, tongue, 0.34)
