"""A hare that sits and pricks its ears; it looks to the right, its feet at y = 0, 13 mm high."""

from __future__ import annotations

from art.curves import closed, cut
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse

FUR = "braun"


def hare() -> Picture:
    picture = Picture()
    far_leg = closed((2.4, -4.4), (4.0, -3.4), (4.2, -1.2), (5.6, -0.2), (5.6, 0.6), (3.4, 0.6), (2.8, -1.6))
    picture.outline(FUR, far_leg, 0.36)
    far_ear = closed((3.0, -8.0), (2.8, -10.6), (3.8, -13.2), (5.0, -12.6), (5.0, -10.4), (4.4, -8.4))
    picture.outline(FUR, far_ear, 0.36)
    picture.outline(PAPER, ellipse(-6.4, -1.7, 1.5, 1.2, -30), 0.36)
    body = closed(
        (-5.8, -0.4), (-6.4, -3.2), (-4.8, -6.2), (-1.8, -7.6), (1.4, -7.4), (3.4, -5.8), (3.5, -3.0), (2.6, -0.4),
        (-1.6, 0.3),
    )  # fmt: skip
    picture.outline(FUR, body, 0.38)
    picture.add(PAPER, closed((2.3, -5.6), (3.1, -4.8), (3.0, -2.8), (2.2, -2.0), (2.0, -4.0)))
    leg = closed(
        (0.6, -4.6), (1.9, -4.0), (2.2, -1.2), (3.6, -0.3), (3.7, 0.6), (1.2, 0.7), (0.7, -1.4), (0.0, -3.4),
    )  # fmt: skip
    picture.outline(FUR, leg, 0.36)
    haunch = closed(
        (-5.2, -0.2), (-5.3, -3.0), (-3.4, -4.9), (-1.2, -4.4), (-0.5, -2.4), (-0.9, -1.0), (0.8, -0.4), (1.1, 0.5),
        (-0.2, 0.9), (-4.4, 0.8),
    )  # fmt: skip
    picture.outline(FUR, haunch, 0.38)
    head = closed(
        (0.6, -6.2), (0.9, -8.2), (2.6, -9.4), (4.8, -8.9), (6.7, -7.4), (6.9, -6.4), (5.6, -5.5), (3.4, -5.0),
        (1.6, -5.0),
    )  # fmt: skip
    picture.outline(FUR, head, 0.38)
    ear = closed((1.4, -8.0), (0.2, -10.2), (-1.4, -12.8), (-0.9, -13.9), (0.9, -13.0), (2.6, -10.8), (3.2, -8.8))
    picture.outline(FUR, ear, 0.36)
    picture.add(PAPER, cut((1.9, -9.2), (1.0, -11.0), (-0.3, -12.9), width=1.15, peak=0.6))
    muzzle = closed((3.6, -5.4), (4.6, -6.2), (5.7, -7.3), (6.9, -7.2), (6.9, -6.2), (5.8, -5.4), (4.6, -5.2))
    picture.add(PAPER, circle(3.95, -7.4, 1.12), muzzle.intersection(head))
    picture.add(
        INK,
        circle(3.9, -7.4, 0.62),
        ellipse(6.7, -7.0, 0.45, 0.4),
        cut((6.4, -6.5), (5.6, -6.0), (5.0, -5.9), width=0.4),
    )
    picture.add(PAPER, circle(3.75, -7.6, 0.25))
    hairs = (
        ((-4.6, -5.6), (-2.8, -6.7), (-0.8, -6.9)), ((-2.2, -5.5), (-0.8, -5.9), (0.4, -5.8)),
        ((-4.4, -2.6), (-3.6, -3.9), (-2.2, -4.1)), ((-3.4, -1.6), (-2.8, -2.5), (-1.8, -2.8)),
    )  # fmt: skip
    picture.add(PAPER, [cut(*line, width=0.58) for line in hairs])
    return picture
