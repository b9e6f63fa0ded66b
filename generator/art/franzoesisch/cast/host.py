"""The host: sixty, three-quarter to the right, fat, a nose like a plum, white curls; he sees what is in the cup."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.light import line, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import circle

BEHIND = (
    (-7.2, -3.2, 1.9, 200), (-8.6, 0.0, 2.1, 160), (-8.8, 3.8, 2.2, 120), (-7.6, 7.2, 2.0, 80), (5.6, -2.6, 1.4, 0),
    (-6.0, 9.6, 1.7, 60),
)  # fmt: skip
BEARD = (
    (-5.6, 6.4, 1.6, 170), (-4.2, 9.0, 1.75, 130), (-1.8, 11.0, 1.8, 100), (1.0, 11.8, 1.75, 70), (3.5, 10.6, 1.6, 30),
    (4.6, 8.2, 1.4, 0),
)  # fmt: skip
BEFORE = ((-5.9, -3.4, 1.5, 220), (-6.4, -0.8, 1.45, 200), (-6.1, 3.6, 1.4, 180))
"""Where a curl lies, how large, and where it begins to wind (degrees)."""


def host() -> Head:
    behind = Picture()
    for curl in BEHIND:
        _curl(behind, *curl)
    neck = closed((-5.4, 4, 1), (-5.6, 12, 1), (4.4, 12, 1), (4.0, 6, 1))
    behind.outline(PAPER, neck, 0.45)
    behind.add(INK, closed((-5, 8), (0, 11.4), (4.4, 9), (4.8, 12.4), (-5.6, 12.4)).intersection(neck))
    return Head(behind, _face())


def _curl(picture: Picture, x: float, y: float, radius: float, start: float) -> None:
    form = circle(x, y, radius)
    picture.outline(PAPER, form, 0.42)
    way = [
        (
            x + radius * (0.78 - 0.6 * t) * cos(radians(start + 320 * t)),
            y + radius * (0.78 - 0.6 * t) * sin(radians(start + 320 * t)),
        )
        for t in np.linspace(0, 1, 20).tolist()
    ]
    picture.add(INK, swelling(np.array(way), 0.5, 0.35), shade(form, 0.4, 0))


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (2.8, -6.0), (4.2, -4.0), (4.8, -2.0), (4.3, -0.4), (5.2, 1.4), (5.8, 3.8), (5.4, 6.4), (4.2, 8.8), (1.4, 10.4),
        (-2.0, 10.2), (-4.8, 8.0), (-6.2, 4.4), (-6.0, 0.2), (-5.0, -4.0), (-2.4, -6.8), (0.6, -7.2),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.4, 0, smooth=1.2))
    open_eye(
        picture, Eye(-1.5, 0.0, 2.9, 1.6, -1, look=(0.45, -0.1), tilt=-0.1, lid=0.6, iris=0.62, crease=False, bag=True)
    )
    open_eye(
        picture,
        Eye(3.0, -0.05, 2.1, 1.5, 1, look=(0.3, -0.1), tilt=-0.1, lid=0.55, iris=0.52, crease=False, bag=False),
    )
    picture.add(
        INK,
        closed((0.2, -1.9, 1), (-1.4, -3.0), (-3.2, -2.8), (-4.4, -1.4, 1), (-3.0, -2.0), (-1.4, -2.1)),
        closed((1.9, -2.1, 1), (3.0, -3.0), (4.1, -2.6), (4.7, -1.5, 1), (3.6, -2.0)),
        line((-3.3, 0.7), (-4.1, 0.9), (-4.8, 0.5)), line((-3.2, 1.4), (-3.9, 1.9), (-4.7, 1.8)),
        line((-2.6, -4.5), (0.0, -4.9), (2.6, -4.6), width=0.36),
    )  # fmt: skip
    nose = closed(
        (0.6, -0.6), (2.0, 0.8), (3.9, 2.0), (4.9, 3.4), (4.3, 4.8), (2.6, 5.0), (1.0, 4.6), (0.2, 3.4), (0.8, 2.0)
    )
    picture.add(PAPER, nose)
    picture.add(
        INK, line((1.2, -0.8), (2.0, 0.6), (3.6, 1.7), width=0.4), line((3.4, 1.6), (5.2, 2.8), (4.9, 4.6), (3.4, 5.2),
        (2.2, 4.6), width=0.55), line((2.4, 4.8), (1.2, 4.9), (0.3, 4.0), (0.9, 2.8), width=0.5), line((-4.6, 4.6),
        (-3.4, 2.9), (-1.4, 3.2), width=0.45), line((-0.6, 4.4), (-1.4, 5.4), (-1.6, 6.6), width=0.42),
    )  # fmt: skip
    lips = closed((0.0, 7.5, 1), (1.4, 7.9), (2.6, 7.6), (4.2, 7.0, 1), (3.4, 8.7), (2.0, 9.1), (0.8, 8.6))
    picture.add(INK, lips.buffer(0.36))
    picture.add("rot", lips)
    picture.add(INK, line((0.0, 7.7), (2.2, 8.2), (4.2, 7.1), width=0.4))
    for curl in BEARD:
        _curl(picture, *curl)
    for shape, way in (
        (closed((2.6, 5.5, 1), (0.6, 5.2), (-1.4, 6.2), (-3.0, 5.4), (-3.6, 4.2, 1), (-4.4, 6.0), (-3.0, 8.0),
        (-0.4, 8.0), (2.4, 6.9, 1)), ((1.4, 6.1), (-0.4, 6.8), (-2.6, 6.8))), (closed((2.8, 5.5, 1), (4.2, 5.4),
        (5.6, 5.8), (6.6, 4.6, 1), (6.6, 6.4), (5.2, 7.3), (3.8, 6.9)), ((3.6, 6.1), (4.8, 6.5), (5.8, 6.1))),
    ):  # fmt: skip
        picture.outline(PAPER, shape, 0.42)
        picture.add(INK, line(*way, width=0.45), shade(shape, 0.3, 0, smooth=0.6))
    for curl in BEFORE:
        _curl(picture, *curl)
    return picture
