"""The bear of a king: fifty, full face, a low brow grown together, flat-nosed, black curls from crown to breast."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from art.cast import Head
from art.curves import closed, curve
from art.eyes import Eye, open_eye
from art.light import comb, line, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, on_side

BEARD = (
    (-6.4, 8.6, 1.3, 60), (-4.9, 11.2, 1.35, 40), (-2.5, 13.2, 1.35, 20), (0.5, 14.0, 1.3, 0), (-3.6, 9.0, 1.2, 60),
    (-1.5, 10.6, 1.25, 30), (1.4, 10.9, 1.2, 10), (3.5, 12.6, 1.25, 150), (5.1, 10.0, 1.25, 130), (6.4, 7.2, 1.2, 110),
    (3.6, 9.2, 1.15, 120),
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
    half = [(4.9, -4.8), (6.1, -1.4), (6.3, 2.2), (5.6, 6.0)]
    form = closed((0, -5.6), *half, (0, 9), *reversed(on_side(-1, *half)))
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.8, 1.3, 0.95, 0.55))
    _glare(picture)
    picture.add(
        INK,
        closed((0.8, 0.6), (1.0, 1.9), (2.3, 2.8), (2.9, 3.7), (2.3, 4.4), (1.7, 3.5), (0.9, 2.8)),
        line((-2.2, 4.3), (-2.8, 3.6), (-2.2, 2.8), (-1.2, 2.0), (-0.8, 0.9), width=0.5, peak=0.2),
        line((-2.3, 4.2), (-1.1, 3.8), (0, 4.5), (1.1, 3.8), (2.4, 4.2), width=0.62),
        line((-4.6, 3.0), (-3.6, 3.4), (-3.3, 4.6), width=0.46), line((4.6, 3.0), (3.7, 3.4), (3.4, 4.6), width=0.46),
    )  # fmt: skip
    _beard(picture)
    return picture


def _glare(picture: Picture) -> None:
    """Small eyes, far back; the brows are one hedge, lower on the right."""
    for side, drop in ((-1, 0.0), (1, 0.35)):
        eye = Eye(side * 2.7, 0.6, 2.3, 1.1, side, (-0.1, 0.0), 0.2, 0.8, iris=0.56, crease=False, bag=False)
        open_eye(picture, eye)
        spots = (
            (0.0, -0.2, 1), (1.2, -1.8), (3.2, -2.9), (5.4, -2.2), (6.0, -0.7, 1), (4.4, -1.3), (2.6, -0.9), (1.0, 0.3),
        )  # fmt: skip
        brow = closed(*[(x, y + drop, *corner) for x, y, *corner in on_side(side, *spots)])
        hairs = curve(*[(x, y + drop) for x, y in on_side(side, (1.0, -1.6), (3.2, -2.8), (5.2, -2.2))])
        picture.add(
            INK, brow, comb(hairs, 5, 0.95, 0.5, lean=60 if side > 0 else -60),
            line(*on_side(side, (4.4, 1.8), (3.0, 2.3), (1.8, 1.8)), width=0.42),
            line(*on_side(side, (0.5, -2.0), (0.7, -3.2), (0.4, -4.2)), width=0.45),
        )  # fmt: skip


def _beard(picture: Picture) -> None:
    """One black mass with curls of light, larger on the side of the light; a moustache that hides what he thinks."""
    half = [(6.3, -1.0, 1), (5.4, 3.4), (4.0, 5.4), (2.2, 5.0)]
    outer = [(7.2, 3), (7.5, 7.4), (6.4, 11.0), (3.6, 14.2)]
    beard = closed(*on_side(-1, *half), (0, 5.0), *reversed(half), *outer, (0, 15.4), *reversed(on_side(-1, *outer)))
    picture.add(INK, beard)
    picture.add("rot", closed((-1.9, 7.2, 1), (0, 6.4), (1.9, 7.2, 1), (0.9, 8.3), (-0.9, 8.3)))
    picture.add(INK, line((-1.9, 7.2), (0, 7.4), (1.9, 7.2), width=0.4))
    picture.add(PAPER, [_curl(x, y, radius * (1 if x < 2 else 0.9), start) for x, y, radius, start in BEARD])
    for side in (-1, 1):
        tip = closed(
            *on_side(side, (0.1, 4.9, 1), (1.8, 4.5), (3.4, 5.3), (5.0, 4.9), (6.0, 3.2, 1), (6.5, 5.4), (5.2, 7.4),
            (3.0, 7.8), (1.2, 7.0), (0.1, 6.1, 1)),
        )  # fmt: skip
        picture.add(INK, tip.buffer(0.5))
        picture.add(PAPER, [
            line(*on_side(side, *way), width=0.5)
            for way in (((0.8, 5.3), (2.6, 5.7), (4.4, 6.0), (5.7, 5.0)), ((1.2, 6.3), (2.8, 6.9), (4.4, 6.9)))
        ])  # fmt: skip


def _curl(x: float, y: float, radius: float, start: float) -> Geometry:
    way = [
        (
            x + radius * (1 - 0.7 * t) * cos(radians(start + 330 * t)),
            y + radius * (1 - 0.7 * t) * sin(radians(start + 330 * t)),
        )
        for t in np.linspace(0, 1, 20).tolist()
    ]
    return swelling(np.array(way), 0.68 if x < 2 else 0.52, 0.3)
