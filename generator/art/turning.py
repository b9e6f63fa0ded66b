"""A head turned to the side: a frontal drawing bent over a rounded form and seen from an angle."""

from __future__ import annotations

import math

import numpy as np
import shapely

from art.curves import Curve
from art.elementary import exp
from art.picture import Picture
from art.shapes import Geometry

REACH = 12.5
"""mm from the axis to where the form falls back to nothing; hair and cloth beyond it only move aside."""
DEPTH = 8.4
"""mm the form comes forward on its axis."""
NOSE = 3.0
"""mm the nose's tip stands out further."""


def turned(picture: Picture, degrees: float) -> Picture:
    """The picture, drawn round the eye line, as if it looked `degrees` to the right (negative: to the left)."""
    if not degrees:
        return picture
    angle = math.radians(degrees)
    middle = DEPTH * math.sin(angle) * 0.45  # the head turns round its own middle, not round the spine

    def seen(points: Curve) -> Curve:
        x, y = points[:, 0], points[:, 1]
        return np.column_stack([x * math.cos(angle) + _depth(x, y) * math.sin(angle) - middle, y])

    def bend(shape: Geometry) -> Geometry:
        return shapely.transform(shapely.segmentize(shape, 0.4), seen)

    result = Picture()
    result.put(picture, bend)
    return result


def _depth(x: Curve, y: Curve) -> Curve:
    """mm by which the form stands out towards the onlooker at each point."""
    vault = DEPTH * np.sqrt(np.maximum(1 - (x / REACH) ** 2, 0))
    nose = NOSE * exp(-((x / 1.7) ** 2) - np.where(y < 4.2, ((y - 4.2) / 3.4) ** 2, ((y - 4.2) / 1.1) ** 2))
    sockets = -0.7 * exp(-(((np.abs(x) - 3.2) / 1.8) ** 2) - (y / 1.8) ** 2)
    return np.asarray(vault + nose + sockets)
