"""A robin that stands on the grass at y = 0 and looks to the right, 11 mm high."""

from __future__ import annotations

from art.curves import closed, curve, cut, ribbon
from art.picture import INK, PAPER, Picture
from art.shapes import circle, polygon

FEATHERS, BREAST, BEAK = "braun", "rot", "ocker"
BAND = 0.9
"""mm from the breast to the feathers: a light band lies between, or red and brown would be one grey."""


def robin() -> Picture:
    picture = Picture()
    for x in (-0.4, 2.0):
        picture.outline(BEAK, ribbon(curve((x - 0.3, -3.4), (x, -1.2), (x + 0.1, 0.2)), 0.8), 0.36)
        toes = closed((x - 1.3, 0.7, 1), (x - 0.2, -0.3), (x + 0.6, -0.4), (x + 2.2, 0.7, 1), (x + 0.4, 0.5))
        picture.outline(BEAK, toes, 0.36)
    picture.outline(FEATHERS, closed((-3.6, -5.4, 1), (-8.6, -4.6, 1), (-9.0, -2.8, 1), (-3.0, -2.8, 1)), 0.38)
    picture.add(PAPER, cut((-4.4, -4.2), (-6.4, -3.9), (-8.2, -3.7), width=0.5))
    body = closed(
        (-4.4, -4.0), (-3.6, -7.0), (-0.8, -9.0), (0.8, -11.2), (3.2, -11.9), (5.2, -10.6), (5.3, -8.4), (5.0, -5.2),
        (3.0, -2.4), (-0.6, -1.5), (-3.4, -2.0),
    )  # fmt: skip
    picture.outline(FEATHERS, body, 0.4)
    belly = closed((4.6, -5.0), (2.8, -2.6), (-0.6, -1.8), (-2.6, -2.4), (0.2, -3.6), (2.2, -5.0))
    picture.add(PAPER, belly.intersection(body.buffer(-0.3)))
    breast = closed(
        (2.4, -10.2), (3.6, -9.6), (5.6, -9.6), (5.6, -7.0), (4.2, -4.4), (1.8, -4.2), (0.9, -6.0), (1.2, -8.6)
    )
    picture.add(PAPER, breast.buffer(BAND).intersection(body))
    picture.add(INK, breast.buffer(0.36).intersection(body))
    picture.add(BREAST, breast.intersection(body))
    wing = closed((-4.6, -2.2, 1), (-3.6, -5.2), (-1.6, -7.6), (0.6, -7.6), (1.0, -5.4), (-0.4, -3.4), (-2.6, -2.4))
    picture.outline(FEATHERS, wing, 0.38)
    picture.add(
        PAPER,
        cut((-0.2, -6.4), (-1.4, -4.4), (-3.0, -3.0), width=0.55),
        cut((-1.6, -6.4), (-2.8, -4.8), (-3.6, -3.4), width=0.5),
    )
    picture.outline(BEAK, polygon((5.0, -10.7), (7.2, -9.9), (5.2, -9.3)), 0.36)
    picture.add(INK, circle(3.5, -10.6, 0.62))
    picture.add(PAPER, circle(3.3, -10.8, 0.25))
    return picture
