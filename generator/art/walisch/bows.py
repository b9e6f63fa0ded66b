"""Bows that somebody holds, and arrows in a quiver."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from art.curves import Curve, closed, curve, cut, normals, resample, ribbon, sided, taper
from art.elementary import power, sin
from art.picture import INK, PAPER, Picture
from art.shapes import Point, rectangle

BLUE = "blau"
WOOD = "ocker"
COUNT = 200
GRIP = (96, 136)
"""Where a hand may lie on a limb, of its `COUNT` points."""


def limb(*points: Point) -> Curve:
    """The middle line of a bow from its upper tip downwards."""
    return resample(curve(*points), COUNT)


def strung(line: Curve, string: Iterable[Point], bindings: Iterable[int] = (92, 98, 134, 140)) -> Picture:
    """A bow along its middle line with its string; `bindings` are the places of the blue ones beside the grip."""
    picture = Picture()
    picture.outline(PAPER, ribbon(curve(*string), 0.62), 0.36)
    t = np.linspace(0, 1, COUNT)
    picture.outline(WOOD, sided(line, 0.78 + 1.05 * power(sin(np.clip(t * 1.12, 0, 1) * math.pi).clip(0), 0.8)), 0.44)
    picture.add(INK, taper(line[26:88], 0.8, peak=0.6), taper(line[146:184], 0.8, peak=0.4))
    across = normals(line)
    for k in (8, 13):
        picture.add(INK, taper([line[k] + across[k] * 1.3, line[k] - across[k] * 1.3], 0.5, 0.5, 0.25))
    for k in bindings:
        picture.add(BLUE, taper([line[k] + across[k] * 1.9, line[k] - across[k] * 1.9], 1.0, 0.5, 0.45))
    return picture


def grip(line: Curve) -> Picture:
    """The part that a hand closes round, to lie over what of the hand is behind it."""
    picture = Picture()
    picture.outline(WOOD, sided(line[slice(*GRIP)], np.full(GRIP[1] - GRIP[0], 1.45)), 0.4)
    return picture


def feathered() -> Picture:
    """The upper end of an arrow that stands in a quiver."""
    picture = Picture()
    picture.outline(WOOD, rectangle(-0.55, -3, 0.55, 14), 0.34)
    for side in (-1, 1):
        vane = closed((side * 0.92, -3.4, 1), (side * 2.5, -4.6, 1), (side * 2.6, 2.2), (side * 0.92, 4.6, 1))
        picture.outline(PAPER, vane, 0.36)
        picture.add(
            INK, [cut((side * 1.2, y + 0.7), (side * 2.3, y - 0.4), width=0.45, peak=0.5) for y in (-2.0, 0, 1.9)]
        )
    return picture
