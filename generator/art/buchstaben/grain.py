"""Worn wood: long shallow cuts along the fibre."""

from __future__ import annotations

import math
from random import Random

import numpy as np
from shapely.geometry import LineString

from art.curves import taper
from art.shapes import Geometry, union

EDGE = 0.45
"""mm between a cut and the edge of what it is cut into."""
APART = 0.6
"""mm between two cuts."""

_WIDEST = 0.48
_SHORTEST = 1.8
"""mm; a shorter cut is a speck."""
_TIP = 0.13
_PLACES = 14


def grain(shape: Geometry, seed: int, rows: int, shortest: float, longest: float) -> Geometry:
    """Cuts within a shape, about one a row, between two lengths in mm.

    A cut that meets the shape's edge ends in a point before it, and one that comes near another is left out.
    """
    random = Random(seed)
    x0, y0, x1, y1 = shape.bounds
    phase = random.uniform(0, 6)
    inside = shape.buffer(-EDGE - _WIDEST / 2)
    cuts: list[Geometry] = []
    for row in range(rows):
        y = y0 + (y1 - y0) * (row + 0.5 + random.uniform(-0.45, 0.45)) / rows
        length = random.uniform(shortest, longest)
        x = x0 + random.uniform(-0.1, 0.95) * (x1 - x0)
        line = LineString(
            (x + length * t, y + 0.35 * math.sin(x * 0.13 + t * length * 0.16 + phase + y * 0.1))
            for t in np.linspace(0, 1, _PLACES)
        )
        width, peak = random.uniform(0.34, _WIDEST), random.uniform(0.25, 0.7)
        kept = line.intersection(inside)
        for part in getattr(kept, "geoms", [kept]):
            if not isinstance(part, LineString) or part.length < _SHORTEST:
                continue
            cut = taper(list(part.coords), width, peak=peak, tip=_TIP)
            if all(cut.distance(other) >= APART for other in cuts):
                cuts.append(cut)
    return union(cuts)
