"""The bear of a king: fifty, full face, a low brow grown together, flat-nosed, black curls from crown to breast."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.light import line, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, on_side

BEARD = (
    (-6.2, 4.4, 1.15, 90), (-5.8, 7.4, 1.3, 60), (-4.4, 10.2, 1.35, 40), (-2.2, 12.6, 1.35, 20), (0.6, 13.6, 1.3, 0),
    (-3.4, 7.4, 1.2, 60), (-1.6, 10.0, 1.25, 30), (1.4, 10.4, 1.2, 10), (3.4, 12.2, 1.25, 150), (4.8, 9.6, 1.25, 130),
    (6.0, 6.8, 1.2, 110), (6.3, 3.8, 1.1, 90), (3.6, 7.2, 1.15, 120),
)  # fmt: skip
"""Where a curl of the beard lies, how large, and where it begins to wind (degrees)."""


def bear_king() -> Head:
    neck = Picture()
    locks = closed(
        (-5, -5), (-7.6, -1), (-7.8, 4), (-8.6, 9), (-7.0, 12), (7.0, 12), (8.6, 9), (7.8, 4), (7.6, -1), (5, -5)
    )
    neck.add(INK, locks.buffer(0.2))
    for side, start in ((-1, 40), (1, 200)):
        neck.add(PAPER, [_curl(side * x, y, 1.15, start) for x, y in ((7.2, -0.4), (7.6, 7.6), (6.9, 10.6))])
    return Head(neck, _face())


def _face() -> Picture:
    picture = Picture()
    half = [(4.6, -4.6), (5.6, -1.2), (5.8, 2.2), (5.4, 5.8)]
    form = closed((0, -5.4), *half, (0, 9), *reversed(on_side(-1, *half)))
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.8, 1.3, 0.95, 0.55))
    for side in (-1, 1):
        open_eye(
            picture, Eye(side * 2.7, 0.3, 2.2, 0.95, side, tilt=0.25, lid=0.65, iris=0.52, crease=False, bag=False)
        )
        brow = closed(
            *on_side(
                side, (0.2, -0.2, 1), (0.9, -1.1), (3.0, -2.2), (5.0, -1.8, 1), (4.6, -0.9), (2.7, -0.9), (1.1, 0.1)
            )
        )
        picture.add(
            INK,
            brow,
            line(*on_side(side, (0.6, -1.8), (0.6, -2.6), (0.4, -3.4)), width=0.42),
            line(*on_side(side, (3.8, 1.3), (2.7, 1.9), (1.7, 1.6)), width=0.4),
        )
    picture.add(
        INK,
        closed((0.7, 0.3), (1.1, 1.5), (2.3, 2.6), (2.5, 3.7), (1.7, 3.8), (1.3, 2.7)),
        line((-2.4, 3.7), (-2.5, 2.8), (-1.9, 2.2), width=0.5),
        line((-2.0, 3.8), (-1.1, 3.4), (0, 4.0), (1.2, 3.4), (2.0, 3.8), width=0.55),
        line((-0.9, 0.4), (-0.7, 1.4), (-1.6, 2.2)),
    )
    _beard(picture)
    return picture


def _beard(picture: Picture) -> None:
    """One black mass with curls of light, larger on the side of the light; a mouth that has nothing to say."""
    half = [(5.8, -1.0, 1), (5.2, 2.8), (4.2, 4.8), (2.2, 4.5)]
    outer = [(6.9, 3), (7.2, 7.2), (6.2, 10.8), (3.6, 14.0)]
    beard = closed(*on_side(-1, *half), (0, 4.7), *reversed(half), *outer, (0, 15.2), *reversed(on_side(-1, *outer)))
    picture.add(INK, beard)
    lip = closed((-1.7, 6.5, 1), (0, 6.1), (1.7, 6.5, 1), (0, 7.5))
    picture.add("rot", lip)
    for side in (-1, 1):
        picture.add(PAPER, line(*on_side(side, (0.5, 5.5), (2.0, 5.2), (3.8, 6.2)), width=0.5))
    picture.add(PAPER, [_curl(x, y, radius * (1 if x < 2 else 0.9), start) for x, y, radius, start in BEARD])


def _curl(x: float, y: float, radius: float, start: float) -> Geometry:
    way = [
        (
            x + radius * (1 - 0.7 * t) * cos(radians(start + 330 * t)),
            y + radius * (1 - 0.7 * t) * sin(radians(start + 330 * t)),
        )
        for t in np.linspace(0, 1, 20).tolist()
    ]
    return swelling(np.array(way), 0.68 if x < 2 else 0.52, 0.3)
