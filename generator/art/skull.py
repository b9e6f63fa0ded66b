"""A sitter's bones, and where a point of the face is seen when the head is turned.

A face is given in front view round (0, 0), the eyes at y = 0, x to the onlooker's right, the hairline near -10 and the
chin near 11.5. Bones say how wide and how deep it is at each height; so every turn of a head follows from its bones.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from art.curves import Curve, curve
from art.elementary import power, sin
from art.shapes import Point
from art.turning import DEPTH

ROUND = 2.2
"""Exponent of the cross-sections: 2 is an ellipse, more is flatter in front."""
TOP = -10.3
"""The height at which hair and hat end the face."""
SOCKET = 0.35
"""mm that a face is narrower beside the eyes than between temple and cheekbone."""


@dataclass(frozen=True)
class Bones:
    """What age and mood do not change. Widths are halves, in mm."""

    temple: float = 6.8
    cheek: float = 6.8
    cheek_at: float = 2.8
    jaw: float = 5.4
    jaw_at: float = 7.4
    chin: float = 2.2
    chin_at: float = 11.5
    brow: float = 0.0
    """mm that the brow stands out before the forehead."""
    forehead: float = 0.0
    """mm that the forehead lies back at the hairline."""
    prow: float = 0.0
    """mm that the chin stands out."""
    nose: float = 2.6
    """mm that the nose's tip stands out."""
    nose_foot: float = 4.8
    """Height of the nose's foot."""
    bridge: float = 0.0
    """mm of a hump; less than 0 is hollow."""
    tip: float = 0.0
    """mm by which the tip hangs below the foot; less than 0 is snub."""
    wing: float = 1.8
    """Half the nose's width at its foot."""
    mouth_at: float = 7.5
    mouth: float = 2.2
    eyes: float = 3.4
    """mm from the middle to the middle of an eye."""
    eye: float = 1.8
    """Half of an eye's width."""

    def width(self, y: float) -> float:
        ys, widths = zip(*self._widths(), strict=True)
        return float(np.interp(y, ys, widths))

    def depth(self, y: float) -> float:
        """mm from the axis of the head to its middle line at a height, without nose."""
        ys = (TOP, -6.5, -2.8, -0.4, 3.0, self.mouth_at, (self.mouth_at + self.chin_at) / 2, self.chin_at - 1, 20)
        away = (-2.6 - self.forehead, -0.7 - self.forehead / 2, self.brow, -0.6, -0.1, 0.25, -0.4, self.prow, -1.5)
        return DEPTH + float(np.interp(y, ys, away))

    def _widths(self) -> tuple[tuple[float, float], ...]:
        return (
            (TOP, self.temple * 0.72),
            (-7.6, self.temple * 0.93),
            (-4.4, self.temple),
            (-2.2, self.temple + 0.05),
            (0.0, (self.temple + self.cheek) / 2 - SOCKET),
            (self.cheek_at, self.cheek),
            (self.jaw_at, self.jaw),
            (self.chin_at - 2.1, (self.jaw + self.chin * 2.2) / 3),
            (self.chin_at - 0.6, self.chin),
        )

    def heights(self) -> list[float]:
        return [y for y, _ in self._widths()]


class View:
    """A head turned by so many degrees: to the onlooker's right, or, less than 0, to the left."""

    def __init__(self, bones: Bones, degrees: float) -> None:
        self.bones, self.degrees = bones, degrees
        self._cos, self._sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def at(self, x: float, y: float, out: float = 0.0) -> tuple[float, float]:
        """Where the point (x, y) of the front view is seen; `out` mm before the skin."""
        wide = self.bones.width(y)
        share = min(abs(x) / max(wide, 0.1), 1.0)
        deep = self.bones.depth(y) * math.pow(1 - math.pow(share, ROUND), 1 / ROUND) + out
        return x * self._cos + deep * self._sin - DEPTH * self._sin * 0.45, y

    def line(self, *points: Point, out: float = 0.0) -> Curve:
        """A curve through points of the front view; (x, y, 1) is a corner."""
        return curve(*[(*self.at(point[0], point[1], out), *point[2:]) for point in points])

    def shape(self, *points: Point, out: float = 0.0) -> list[Point]:
        return [(*self.at(point[0], point[1], out), *point[2:]) for point in points]

    def rim(self, y: float, side: int) -> float:
        """x of the contour at a height, on the left (-1) or the right (1)."""
        angles = np.linspace(0, math.pi / 2, 40)
        wide, deep = self.bones.width(y), self.bones.depth(y)
        x = side * wide * sin(angles)
        left = 1 - power(np.minimum(np.abs(x) / max(wide, 0.1), 1), ROUND)
        z = deep * power(np.maximum(left, 0), 1 / ROUND)
        seen = x * self._cos + z * self._sin - DEPTH * self._sin * 0.45
        return float(seen.max() if side > 0 else seen.min())

    def azimuth(self, y: float, degrees: float, low: float = -88.0) -> tuple[float, float]:
        """The point at a height whose skin faces so many degrees to the right of the onlooker."""
        around = min(max(degrees - self.degrees, low), 88.0)
        return self.at(self.bones.width(y) * math.sin(math.radians(around)), y)
