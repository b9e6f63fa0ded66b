"""The common face of the carved courts, frontal, drawn round (0, 0): x = 0 is its axis, y = 0 the eye line.

Light falls from the upper left: on the right the brow runs into the nose and the cheek lies in shadow.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from art.curves import Curve, area, closed, curve, cut, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, ellipse, union


@dataclass(frozen=True)
class Temper:
    """The expression of a face: how far the eyes open, how they slant, where they look."""

    opening: float = 0.8
    slant: float = 5
    """Degrees the outer corners rise."""
    gaze: float = -0.15
    """mm the irises stand off the middle."""
    lid: float = 0.8
    """Width of the upper lid's cut."""
    iris: float = 0.85
    drop: float = -0.15
    """mm the iris hangs below the upper lid (negative: tucked under it)."""
    brow: float = 1.5
    """Width of the brow; the ladies' fine brows are below 1."""
    nose: float = 1.0
    aged: bool = True
    """Furrows on brow and cheeks."""
    blind: bool = False
    """The right eye is closed by a scar."""


def eye(picture: Picture, x: float, y: float, side: int, temper: Temper) -> None:
    """A heavy-lidded eye; `side` is 1 right of the nose, -1 left of it."""
    slant = math.radians(-temper.slant)

    def line(*points: tuple[float, float]) -> Curve:
        placed = []
        for a, b in points:
            b = b * temper.opening if b < 0 else b
            placed.append(
                (
                    x + side * (a * math.cos(slant) - b * math.sin(slant)),
                    y + a * math.sin(slant) + b * math.cos(slant),
                )
            )
        return curve(*placed)

    above = line((-1.72, 0.45), (-0.88, -0.45), (0.2, -0.85), (1.08, -0.5), (1.72, 0.1))
    below = line((1.72, 0.1), (0.88, 0.72), (-0.1, 0.85), (-0.98, 0.7), (-1.72, 0.45))
    almond = area(np.vstack([above, below]))
    picture.add(PAPER, almond.buffer(0.15))
    picture.add(INK, circle(x + temper.gaze, y + temper.drop, temper.iris).intersection(almond.buffer(0.1)))
    lid = line((-1.86, 0.65), (-0.98, -0.45), (0.2, -0.95), (1.18, -0.55), (2.06, 0.35))
    picture.add(INK, taper(lid, temper.lid, peak=0.5, tip=0.13))
    picture.add(INK, taper(line((-1.18, 0.85), (0, 1.0), (1.28, 0.55)), 0.36, peak=0.6))


def _scarred_eye(picture: Picture, x: float, y: float) -> None:
    """An eye long closed: two folds of the lid under a scar."""
    picture.add(PAPER, ellipse(x, y + 0.2, 2.3, 1.3))
    picture.add(INK, cut((x - 2, y - 0.1), (x - 0.2, y + 0.75), (x + 2.0, y - 0.1), width=0.95, peak=0.5))
    scar = curve((x + 1.3, y - 4.4), (x + 0.5, y - 0.8), (x - 0.3, y + 4.2))
    picture.add(PAPER, taper(scar, 1.7, peak=0.5))
    picture.add(INK, taper(scar, 0.75, peak=0.5))


def _nose(width: float, shade: float) -> tuple[Geometry, Geometry]:
    """The lit form of the nose, and its shadow side running down from the brow."""
    half = [(-1, -1), (-1.05 * width, 2.2), (-2.1 * width, 4.2), (-1.5 * width, 5.1)]
    form = closed(*half, (0, 5.6), *((-x, y) for x, y in reversed(half)))
    side = cut(
        (1.7, -2.2), (0.95, -0.6), (0.95 * width, 1.8), (1.75 * width, 3.5), (2.1 * width, 4.4), (1.4 * width, 5.15),
        width=shade, peak=0.3, tip=0.15,
    )  # fmt: skip
    wing = cut((-1.5 * width, 3.5), (-2.1 * width, 4.4), (-1.4 * width, 5.1), width=0.5)
    foot = cut(
        (-1.4 * width, 5.1), (-0.75 * width, 4.8), (-0.3, 5.3), (0, 5.55), (0.3, 5.3), (0.75 * width, 4.8),
        (1.4 * width, 5.1), width=0.62, peak=0.5, tip=0.15,
    )  # fmt: skip
    return form, union(side, wing, foot)


def features(temper: Temper) -> Picture:
    """Eyes, brows, nose and the furrows of age; the mouth belongs to the beard."""
    picture = Picture()
    fine = temper.brow < 1
    form, shade = _nose(temper.nose, 0.62 if fine else 0.85)
    picture.add(PAPER, form)
    picture.add(INK, shade)
    for side in (-1, 1):
        if temper.blind and side == 1:
            _brow(picture, side, temper)
            _scarred_eye(picture, 3.15, 0.25)
            continue
        eye(picture, side * 3.15, 0.25, side, temper)
        if fine:
            _fine_brow(picture, side, temper.brow)
        else:
            _brow(picture, side, temper)
    if temper.aged:
        for side in (-1, 1):
            picture.add(INK, cut((side * 2.5, 3.3), (side * 3.4, 4.4), (side * 3.6, 5.4), width=0.45))
        picture.add(INK, cut((-3.3, -4.0), (0, -4.35), (3.3, -4.0), width=0.42, peak=0.5))
    return picture


def _brow(picture: Picture, side: int, temper: Temper) -> None:
    brow = curve((side * 0.8, -0.55), (side * 2.1, -1.75), (side * 4.2, -2.5), (side * 6.1, -1.1))
    picture.add(INK, taper(brow, temper.brow, peak=0.45, tip=0.14))
    if temper.aged:
        picture.add(PAPER, cut((side * 2.0, -1.6), (side * 3.2, -2.15), (side * 4.6, -2.2), width=0.4))
    picture.add(INK, cut((side * 4.8, 1.75), (side * 3.4, 2.4), (side * 2.0, 2.0), width=0.45))
    picture.add(INK, cut((side * 0.5, -1.7), (side * 0.6, -2.6), (side * 0.45, -3.6), width=0.45, peak=0.2))


def _fine_brow(picture: Picture, side: int, width: float) -> None:
    brow = curve((side * 1.2, -2.0), (side * 2.6, -2.9), (side * 4.2, -2.95), (side * 5.6, -1.7))
    picture.add(INK, taper(brow, width, peak=0.4, tip=0.12))
    picture.add(INK, cut((side * 1.7, -0.95), (side * 3.2, -1.55), (side * 4.9, -0.8), width=0.3, peak=0.5))
