"""A hare that leaps to the right over the grass at y = 0, some 15 mm long."""

from __future__ import annotations

from kartenwerk.art.curves import closed, cut
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, ellipse

FUR = "braun"


def hare() -> Picture:
    picture = Picture()
    far = (
        closed((-4.0, -3.4), (-5.6, -1.8), (-7.0, -1.0), (-8.4, -1.6), (-7.6, -3.0), (-5.8, -4.4), (-3.8, -5.0)),
        closed((3.2, -4.0), (5.6, -4.4), (7.6, -3.8), (8.8, -4.0), (8.8, -4.9), (7.6, -5.2), (5.2, -5.6)),
        closed((5.0, -8.0), (2.2, -9.6), (-0.8, -10.0), (-0.6, -8.8), (2.0, -7.6), (4.4, -6.8)),
    )
    for form in far:
        picture.outline(FUR, form, 0.36)
    picture.outline(PAPER, closed((-5.6, -5.4), (-6.8, -7.2), (-8.2, -6.8), (-7.9, -5.4), (-6.4, -4.4)), 0.34)
    body = closed(
        (-6.0, -5.0), (-4.2, -7.2), (-0.6, -7.6), (2.8, -7.0), (5.0, -8.6), (7.2, -8.2), (8.8, -6.8), (8.5, -5.7),
        (6.6, -5.3), (5.2, -4.2), (3.4, -2.9), (-0.4, -3.2), (-3.4, -2.6), (-5.8, -3.0),
    )  # fmt: skip
    picture.outline(FUR, body, 0.38)
    thigh = closed(
        (-5.6, -4.6), (-4.2, -6.2), (-2.0, -5.6), (-1.4, -3.4), (-2.6, -1.4), (-3.6, -0.6), (-2.2, 0.2), (-2.4, 0.9),
        (-5.0, 0.8), (-5.8, -0.4), (-5.2, -2.0),
    )  # fmt: skip
    picture.outline(FUR, thigh, 0.38)
    foreleg = closed(
        (2.6, -3.8), (4.8, -4.2), (6.6, -3.0), (8.2, -1.8), (8.4, -0.8), (7.2, -0.8), (5.6, -1.8), (3.6, -2.4)
    )
    picture.outline(FUR, foreleg, 0.38)
    ear = closed((5.0, -8.0), (3.4, -10.8), (1.2, -12.6), (0.8, -11.2), (2.2, -8.8), (4.0, -7.2))
    picture.outline(FUR, ear, 0.36)
    picture.add(PAPER, cut((4.2, -8.4), (3.0, -10.2), (1.8, -11.4), width=0.5))
    picture.add(INK, circle(6.6, -7.0, 0.58), ellipse(8.5, -6.3, 0.4, 0.34))
    picture.add(PAPER, circle(6.45, -7.2, 0.24))
    hairs = (
        ((-3.2, -6.6), (-0.8, -6.8), (1.4, -6.4)), ((-0.4, -5.4), (1.4, -5.2), (3.2, -5.6)),
        ((-4.8, -3.8), (-3.6, -4.8), (-2.6, -4.4)), ((-4.6, -1.4), (-4.9, -0.4), (-4.2, 0.3)),
    )  # fmt: skip
    picture.add(PAPER, [cut(*line, width=0.55) for line in hairs])
    picture.add(PAPER, closed((0.0, -3.4), (2.8, -3.6), (1.6, -4.3)))
    return picture
