"""The drummer: twelve, three-quarter to the left, snub-nosed and freckled; he sings with his mouth wide open."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.light import line, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse

HAIR = "ocker"
CURLS = (
    (4.8, 4, 1.25, 0), (5.9, 1.8, 1.35, 40), (6.4, -1, 1.5, 80), (5.8, -3.9, 1.55, 120), (4.4, -6.5, 1.55, 160),
    (2.1, -8.1, 1.55, 200), (-0.6, -8.6, 1.55, 240), (-2.9, -7.7, 1.45, 280), (3.7, -4, 1.6, 140),
    (1.3, -5.9, 1.55, 190), (-1.3, -6.2, 1.5, 250), (-3.6, -5.4, 1.2, 300), (3.9, -1.3, 1.2, 60),
)  # fmt: skip
"""Where a curl lies, how large, and where it begins to wind (degrees)."""


def drummer() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-1.1, 5.6, 1), (-1.1, 9), (-2, 12.9, 1), (4.3, 12.9, 1), (3.2, 7.8), (3.2, 4.5, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed((-1.3, 6.3), (1.6, 6.9), (3.6, 4.9), (4.5, 13), (3, 13), (2.4, 9.4), (0.9, 8.3), (-1.1, 8))
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (-3.4, -5.2), (-4, -2.7), (-4.3, -1), (-3.7, 0.3), (-4.4, 1.6), (-4.6, 2.9), (-4, 4.4), (-3.8, 5.6),
        (-2.8, 7.3), (-1.1, 8), (1, 7.4), (3.2, 5.4), (4.1, 2.7), (4.5, -1.1), (2.7, -5.8), (-1.1, -6.5),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.5, 1.3, 0.9, 0.5, smooth=1.6))
    open_eye(picture, Eye(-2.8, 0.65, 1.6, 1.5, -1, look=(-0.2, 0), lid=0.45, iris=0.52, crease=False, bag=False))
    open_eye(picture, Eye(0.85, 0.65, 2.5, 1.65, 1, look=(-0.3, 0), lid=0.5, iris=0.7, crease=False, bag=False))
    picture.add(
        INK,
        line((-3.7, -1.3), (-2.9, -2.1), (-1.9, -1.6), width=0.42),
        line((-0.4, -1.5), (1, -2.4), (2.6, -1.1), width=0.5),
        line((-3.2, 2.2), (-2.6, 2.7), (-1.9, 2.3), (-1.3, 2.5), width=0.42),
        line((-1.2, 2.5), (-1.1, 1.9), (-1.5, 1.5), width=0.36),
        line((0.1, 3.4), (0.8, 4.5), (0.4, 5.9), width=0.38),
    )
    _mouth(picture)
    picture.add(INK, [circle(x, y, 0.2) for x, y in ((0.6, 2.9), (1.4, 2.5), (1.5, 3.4), (2.3, 2.9))])
    ear = closed((3.6, 0.4), (4.9, -0.3), (5.5, 0.9), (4.8, 2.7), (3.8, 3.2))
    picture.outline(PAPER, ear, 0.45)
    picture.add(INK, line((4.1, 0.9), (4.8, 1.1), (4.4, 2.2), width=0.36))
    for x, y, radius, start in CURLS:
        _curl(picture, x, y, radius, start)
    return picture


def _mouth(picture: Picture) -> None:
    """An open throat, teeth above, the tongue below."""
    lips = closed(
        (-3.5, 4.1, 1), (-2.5, 3.5), (-1.8, 3.7), (-0.7, 3.7, 1), (-0.4, 5.2), (-1.5, 6.5), (-2.6, 6.4), (-3.4, 5.3)
    )
    picture.add(INK, lips.buffer(0.32))
    picture.add("rot", lips.buffer(0.08))
    picture.add(INK, lips.buffer(-0.3))
    teeth = closed((-3.2, 4.1), (-1.8, 3.8), (-0.7, 3.9), (-1, 4.5), (-2.8, 4.6))
    picture.add(PAPER, teeth.intersection(lips.buffer(-0.16)))
    picture.add("rot", ellipse(-1.8, 6.0, 0.9, 0.5).intersection(lips.buffer(-0.16)))


def _curl(picture: Picture, x: float, y: float, radius: float, start: float) -> None:
    form = circle(x, y, radius)
    picture.outline(HAIR, form, 0.38)
    way = [
        (
            x + radius * (0.8 - 0.6 * t) * cos(radians(start + 330 * t)),
            y + radius * (0.8 - 0.6 * t) * sin(radians(start + 330 * t)),
        )
        for t in np.linspace(0, 1, 20).tolist()
    ]
    picture.add(INK, swelling(np.array(way), 0.4, 0.35), shade(form, 0.35, 0))
