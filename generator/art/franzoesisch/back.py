"""The back: a diaper of double cuts with a four-leaf in each field; point-symmetric about the card's middle."""

from __future__ import annotations

import math

from generator.art.curves import closed, cut, taper
from generator.art.karten.stage import BLEED, CENTRE, HEIGHT, WIDTH
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, circle, placed, rectangle, union

GROUND = "rot"
ACROSS, DOWN = 7.375, 9.1
"""mm from one field's middle to the next."""


def back() -> Picture:
    """The whole back with bleed."""
    picture = Picture()
    picture.add(GROUND, rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED))
    _fields(picture, 5, 6, ACROSS, DOWN)
    return picture


def small_back() -> Picture:
    """The back as figures show it, ten millimetres wide or less: few and large fields."""
    picture = Picture()
    picture.add(GROUND, rectangle(3.4, 3.4, WIDTH - 3.4, HEIGHT - 3.4).buffer(-1.5).buffer(1.5))
    large = Picture()
    _fields(large, 2, 2, 2.2 * ACROSS, 2.2 * DOWN, 2.2)
    picture.put(large.clipped(rectangle(3.4, 3.4, WIDTH - 3.4, HEIGHT - 3.4)))
    return picture


def _fields(picture: Picture, columns: int, rows: int, across: float, down: float, k: float = 1.0) -> None:
    for i in range(-columns, columns + 1):
        for j in range(-rows, rows + 1):
            x, y = CENTRE[0] + i * across, CENTRE[1] + j * down
            if (i + j) % 2:
                _four_leaf(picture, x, y, k)
            else:
                picture.add(PAPER, _lattice(x, y, across, down, k))
                picture.add(PAPER, circle(x, y, 1.4 * k))
                picture.add(INK, circle(x, y, 0.7 * k))


def _lattice(x: float, y: float, across: float, down: float, k: float) -> Geometry:
    """The two crossing pairs of cuts through a knot of the lattice, to the next fields' middles."""
    length = math.hypot(across, down)
    lines = []
    for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        for side in (-0.62, 0.62):
            off_x, off_y = -dy * down / length * side * k, dx * across / length * side * k
            ends = [(x + dx * across * t + off_x, y + dy * down * t + off_y) for t in (0.24, 0.8)]
            lines.append(taper(ends, 0.8 * k, peak=0.5))
    return union(lines)


def _four_leaf(picture: Picture, x: float, y: float, k: float) -> None:
    for angle in (0, 90, 180, 270):
        place = placed(x, y, angle, k)
        tip = -4.5 if angle % 180 == 0 else -3.7
        picture.add(PAPER, place(closed((0, -0.7, 1), (1.5, -2.3), (0, tip, 1), (-1.5, -2.3))))
        picture.add(INK, place(cut((0, -1.5), (0, -3.1), width=0.65)))
        picture.add(PAPER, placed(x, y, angle + 45, k)(circle(0, -2.75, 0.5)))
    picture.add(INK, circle(x, y, 0.8 * k))
