"""Patterns that follow a cloth: a sign woven along its falls, turned as they run, or lozenges that it bends."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np

from art.curves import Curve, blend, curve, length, normals, resample
from art.picture import INK, Picture
from art.shapes import Geometry, Point, placed, polygon, union

Way = Sequence[Point]

EDGE = 0.45
"""mm that a sign keeps from the edge of its cloth, and from what is cut into it."""


def brocade(
    picture: Picture,
    role: str,
    cloth: Geometry,
    ways: tuple[Way, Way],
    rows: int,
    sign: Geometry,
    apart: float = 3.6,
    free: Iterable[Geometry] = (),
) -> None:
    """Weave a sign drawn round (0, 0) into a cloth, in rows from one of its falls to the other.

    Every second row is set off by half; a sign that does not lie wholly on the cloth, or touches what is to be left
    `free`, is left out.
    """
    inside: Geometry = cloth.buffer(-EDGE)
    for shape in free:
        inside = inside.difference(shape.buffer(EDGE))
    one, other = (curve(*way) for way in ways)
    woven = []
    for row in range(rows):
        way = blend(one, other, (row + 0.5) / rows)
        for spot, lean in _spots(way, apart, 0.5 if row % 2 else 0.0):
            woven.append(placed(*spot, lean)(sign))
    picture.add(role, [shape for shape in woven if inside.contains(shape)])


def motley(
    picture: Picture, role: str, cloth: Geometry, ways: tuple[Way, Way], count: tuple[int, int], line: float = 0.4
) -> None:
    """Every second lozenge of a cloth in another colour: `count` across and down, narrow where it turns away."""
    one, other = (curve(*way) for way in ways)
    across, down = count
    sides = [
        blend(one, other, 0.5 - 0.5 * math.cos(math.pi * k / (2 * across)), 2 * down + 1) for k in range(2 * across + 1)
    ]
    lozenges = [
        polygon(
            *[(float(x), float(y)) for x, y in (sides[k - 1][j], sides[k][j - 1], sides[k + 1][j], sides[k][j + 1])]
        )
        for k in range(1, 2 * across, 2)
        for j in range(1, 2 * down, 2)
    ]
    picture.add(INK, union(lozenges).buffer(line).intersection(cloth))
    picture.add(role, union(lozenges).buffer(-line / 2).intersection(cloth))


def _spots(way: Curve, apart: float, shift: float) -> list[tuple[tuple[float, float], float]]:
    """Where signs stand on a fall, and how far each leans from the upright, in degrees."""
    count = max(1, int(length(way) / apart))
    points = resample(way, count * 8 + 1)
    out = normals(points)
    found = []
    for k in range(count):
        at = min(int((k + 0.25 + shift) * 8), count * 8)
        along = np.array([-out[at][1], out[at][0]])
        found.append(((float(points[at][0]), float(points[at][1])), math.degrees(math.atan2(along[0], -along[1]))))
    return found
