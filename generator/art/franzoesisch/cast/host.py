"""The host: sixty, three-quarter to the right, fat, a nose like a plum, white curls; he laughs till his eyes shut."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from art.cast import Head
from art.curves import closed
from art.eyes import laughing_eye
from art.light import line, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import circle

BEHIND = (
    (-7.2, -3.2, 1.9, 200), (-8.6, 0.0, 2.1, 160), (-8.8, 3.8, 2.2, 120), (-7.6, 7.2, 2.0, 80),
    (-6.0, 9.6, 1.7, 60),
)  # fmt: skip
BEARD = (
    (-5.6, 6.4, 1.6, 170), (-4.8, 9.6, 1.8, 130), (-2.8, 12.5, 1.9, 100), (0.4, 14.2, 1.85, 80), (3.7, 13.6, 1.75, 50),
    (6.1, 11.2, 1.6, 10), (6.6, 8.4, 1.3, 0),
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
    laughing_eye(picture, -1.6, 0.0, 3.2, 0.2)
    laughing_eye(picture, 3.0, 0.0, 2.2, 0.2)
    picture.add(
        INK, closed((0.3, -2.1, 1), (-1.2, -3.6), (-3.2, -3.6), (-4.8, -1.8, 1), (-3.2, -2.6), (-1.4, -2.6)),
        closed((1.7, -2.3, 1), (2.9, -3.6), (4.1, -3.2), (4.8, -1.9, 1), (3.7, -2.6)), line((-3.8, 0.1),
        (-4.6, -0.3), (-5.4,
        -0.3), width=0.4), line((-3.9, 0.9), (-4.6, 1.1), (-5.5, 0.9), width=0.4), line((-2.8, -4.9), (0.0, -5.4),
        (2.8, -4.9),
        width=0.4),
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
    mouth = closed((-2.0, 7.0, 1), (1.4, 8.0), (5.4, 6.6, 1), (5.5, 9.4), (3.8, 12.0), (1.0, 12.1), (-1.4, 10.0))
    for curl in BEARD:
        _curl(picture, *curl)
    picture.add(PAPER, mouth.buffer(0.8))
    picture.add(INK, mouth.buffer(0.4))
    picture.add(PAPER, closed((-1.2, 7.4, 1), (1.4, 8.2), (4.9, 7.0, 1), (4.8, 8.8), (1.6, 9.8), (-0.6, 9.2)))
    picture.add(INK, [line((x, y), (x + 0.1, y + 1.7), width=0.36) for x, y in ((0.4, 7.9), (2.0, 7.9), (3.5, 7.3))])
    picture.add("rot", closed((0.4, 11.4), (2.2, 10.4), (4.0, 11.0), (3.4, 12.0), (1.2, 12.1)))
    for shape, way in (
        (closed((2.6, 5.3, 1), (0.6, 5.0), (-1.4, 5.6), (-3.2, 4.6), (-3.6, 3.2, 1), (-4.8, 5.0), (-3.4, 7.2),
        (-0.6, 7.6), (2.4, 6.9, 1)), ((1.4, 5.9), (-0.6, 6.4), (-2.8, 5.9))), (closed((2.8, 5.3, 1), (4.2, 5.2),
        (5.6, 5.4), (6.8, 4.0, 1), (6.9, 6.0), (5.4, 7.1), (3.8, 6.9)), ((3.6, 5.9), (4.8, 6.2), (5.9, 5.6))),
    ):  # fmt: skip
        picture.outline(PAPER, shape, 0.42)
        picture.add(INK, line(*way, width=0.45), shade(shape, 0.3, 0, smooth=0.6))
    for curl in BEFORE:
        _curl(picture, *curl)
    return picture
