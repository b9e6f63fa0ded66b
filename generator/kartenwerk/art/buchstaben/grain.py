"""Worn wood: long shallow cuts along the fibre."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from kartenwerk.art.curves import taper
from kartenwerk.art.shapes import Geometry, union, without_specks

EDGE = 0.45
"""mm between a cut and the edge of what it is cut into."""
FINEST = 0.26
"""mm; nothing thinner is left standing, even on slightly smaller cards."""

_TIP = 0.13
_SPECK = 0.4  # mm²
_PLACES = 14


def grain(shape: Geometry, seed: int, rows: int, shortest: float, longest: float) -> Geometry:
    """Cuts within a shape, about one a row, between two lengths in mm."""
    random = Random(seed)
    x0, y0, x1, y1 = shape.bounds
    phase = random.uniform(0, 6)
    cuts = []
    for row in range(rows):
        y = y0 + (y1 - y0) * (row + 0.5 + random.uniform(-0.45, 0.45)) / rows
        length = random.uniform(shortest, longest)
        x = x0 + random.uniform(-0.1, 0.95) * (x1 - x0)
        line = [
            (x + length * t, y + 0.35 * math.sin(x * 0.13 + t * length * 0.16 + phase + y * 0.1))
            for t in np.linspace(0, 1, _PLACES)
        ]
        cuts.append(taper(line, random.uniform(0.34, 0.48), peak=random.uniform(0.25, 0.7), tip=_TIP))
    within = union(cuts).buffer(0.17).buffer(-0.17).intersection(shape.buffer(-EDGE))
    return without_specks(within.buffer(-FINEST / 2).buffer(FINEST / 2 + 0.004), _SPECK)
