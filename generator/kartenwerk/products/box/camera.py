"""A camera that looks at a folded box: where points in space lie in its picture, and how flat art is seen there.

The axes of space are those of `kartenwerk.printing.press.folding`: a box that stands upright, its back towards +z.
"""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

from kartenwerk.graphics.display import Point
from kartenwerk.printing.press.folding import Motion, Point3, cross

Rows: TypeAlias = tuple[Point3, Point3, Point3]
"""A matrix of three rows."""

Coefficients: TypeAlias = tuple[float, float, float, float, float, float, float, float]
"""(a x + b y + c) / (g x + h y + 1), (d x + e y + f) / (g x + h y + 1), as Pillow takes them."""

_UP: Point3 = (0.0, -1.0, 0.0)
_STEP, _FINE_STEP = 2.0**-36, 2.0**-44
"""Coefficients of numerators and of the denominator are multiples of them: products and sums of them with pixels are
exact in double precision, so that every processor takes the same pixel."""


class Camera(NamedTuple):
    """`eye` is the direction from the middle of the box to the camera, `distance` in mm; a millimetre that lies in the
    middle of the box is `scale` pixels long."""

    middle: Point3
    eye: Point3
    distance: float
    scale: float

    def project(self, point: Point3) -> Point:
        """Where a point lies in the picture, in pixels from where the middle of the box is seen."""
        x, y, depth = (_dot(row, (*_minus(point, self.middle), 1.0)) for row in self._rows())
        return x / depth, y / depth

    def faces(self, motion: Motion, point: Point3) -> bool:
        """Whether the printed side of a facet, which has this point, is turned to the camera."""
        away = tuple(self.distance * part for part in _unit(self.eye))
        return _dot(motion.outwards, _minus(away, _minus(point, self.middle))) > 0

    def flattening(self, motion: Motion, corner: Point, origin: Point, dots: float) -> Coefficients:
        """From pixels of the picture to pixels of flat art, which shows `dots` pixels a mm from `origin` (mm) on.

        The picture's upper left corner is at `corner`, in the coordinates of `project`.
        """
        across, down = motion.across, motion.down
        start = _minus(motion.apply(*origin), self.middle)
        columns = (tuple(part / dots for part in across), tuple(part / dots for part in down), start)
        rows = self._rows()
        flat = tuple(
            tuple(_dot(row, (*column, float(place == 2))) for place, column in enumerate(columns)) for row in rows
        )
        x, y, w = flat
        shifted = (
            tuple(a - corner[0] * c for a, c in zip(x, w, strict=True)),
            tuple(b - corner[1] * c for b, c in zip(y, w, strict=True)),
            w,
        )
        (a, b, c), (d, e, f), (g, h, i) = _inverse(shifted)
        a, b, c, d, e, f = (round(value / i / _STEP) * _STEP for value in (a, b, c, d, e, f))
        g, h = (round(value / i / _FINE_STEP) * _FINE_STEP for value in (g, h))
        return a, b, c, d, e, f, g, h

    def _rows(self) -> tuple[tuple[float, ...], ...]:
        """From a point, as seen from the middle of the box, and 1 to x, y and depth; the first two times the depth."""
        eye = _unit(self.eye)
        right = _unit(cross(eye, _UP))
        down = tuple(-part for part in cross(right, eye))
        zoom = self.scale * self.distance
        return (
            (*(zoom * part for part in right), 0.0),
            (*(zoom * part for part in down), 0.0),
            (*(-part for part in eye), self.distance),
        )


def _dot(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return sum(p * q for p, q in zip(a, b, strict=True))


def _minus(a: tuple[float, ...], b: tuple[float, ...]) -> Point3:
    x, y, z = (p - q for p, q in zip(a, b, strict=True))
    return (x, y, z)


def _unit(a: Point3) -> Point3:
    length = math.sqrt(_dot(a, a))
    return (a[0] / length, a[1] / length, a[2] / length)


def _inverse(rows: tuple[tuple[float, ...], ...]) -> Rows:
    """The inverse of a matrix, but for a factor."""
    (a, b, c), (d, e, f), (g, h, i) = rows
    return (
        (e * i - f * h, c * h - b * i, b * f - c * e),
        (f * g - d * i, a * i - c * g, c * d - a * f),
        (d * h - e * g, b * g - a * h, a * e - b * d),
    )
