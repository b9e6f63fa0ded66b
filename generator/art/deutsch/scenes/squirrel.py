"""A squirrel that sits upright and gnaws at an acorn; it looks to the right, its feet at y = 0, 12 mm high."""

from __future__ import annotations

from art.curves import closed, curve, cut, ribbon
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, union

FUR, NUT = "braun", "ocker"


def squirrel() -> Picture:
    picture = Picture()
    tail = closed(
        (-2.6, -0.4), (-5.2, -1.4), (-6.8, -5.0), (-6.0, -9.8), (-3.0, -12.7), (-0.2, -12.2), (0.4, -10.4),
        (-1.0, -9.8), (-2.4, -9.0), (-2.6, -6.4), (-1.6, -3.0),
    )  # fmt: skip
    picture.outline(FUR, tail, 0.38)
    hairs = union(
        cut((-3.4, -1.6), (-5.2, -4.4), (-5.0, -7.6), width=0.62),
        cut((-2.9, -3.0), (-3.9, -5.6), (-3.5, -8.2), width=0.55),
        cut((-4.6, -8.6), (-3.5, -10.8), (-1.6, -11.5), width=0.62),
    )
    picture.add(PAPER, hairs.intersection(tail.buffer(-0.35)))
    body = closed(
        (-2.0, -0.2), (-2.6, -3.0), (-1.4, -6.0), (0.6, -7.6), (2.4, -6.4), (2.8, -3.6), (2.4, -1.0), (1.6, -0.2)
    )
    picture.outline(FUR, body, 0.38)
    picture.add(PAPER, closed((1.2, -6.2), (2.3, -5.4), (2.3, -3.2), (1.6, -2.2), (1.1, -3.6)))
    haunch = closed((-1.6, -0.1), (-1.2, -2.6), (1.0, -3.0), (2.0, -1.4), (3.8, -0.7), (3.9, 0.3), (1.0, 0.4))
    picture.outline(FUR, haunch, 0.36)
    picture.add(PAPER, cut((-0.9, -1.5), (0, -2.3), (1.0, -2.1), width=0.5))
    ear = closed((-0.65, 0.6, 1), (-0.55, -0.8), (0.1, -2.4, 1), (0.75, -0.6), (0.65, 0.6, 1))
    for x, degrees in ((0.8, -16), (2.1, 8)):
        picture.outline(FUR, placed(x, -9.8, degrees)(ear), 0.34)
    head = closed(
        (-0.2, -7.6), (0.2, -9.6), (1.9, -10.4), (3.4, -9.4), (4.7, -8.3), (4.7, -7.5), (3.2, -6.7), (1.2, -6.4)
    )
    picture.outline(FUR, head, 0.38)
    picture.add(INK, circle(2.5, -8.7, 0.6), ellipse(4.6, -8.0, 0.4, 0.34))
    picture.add(PAPER, circle(2.35, -8.9, 0.24), closed((2.2, -7.0), (3.4, -7.5), (4.2, -7.1), (3.2, -6.7)))
    picture.outline(NUT, ellipse(4.9, -5.6, 1.0, 1.3, 20), 0.36)
    picture.outline(FUR, ribbon(curve((0.9, -5.0), (2.6, -4.2), (4.4, -4.9)), 1.0, 0.75), 0.34)
    return picture
