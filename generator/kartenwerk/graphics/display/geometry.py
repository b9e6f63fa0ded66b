"""Boxes, maps of the plane and paths, in mm, with y down."""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

POINT = 25.4 / 72
"""One DTP point in mm."""


class Box(NamedTuple):
    """An upright rectangle in mm; (x0, y0) is the upper left corner."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        return self.y1 - self.y0

    def grow(self, by: float) -> Box:
        """The box with every side moved outwards by `by` mm (inwards if negative)."""
        return Box(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)

    def meets(self, other: Box) -> bool:
        """Whether both have a part of the plane in common."""
        return self.x0 < other.x1 and other.x0 < self.x1 and self.y0 < other.y1 and other.y0 < self.y1


class Matrix(NamedTuple):
    """An affine map (x, y) -> (a x + c y + e, b x + d y + f), as in SVG and PDF."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def then(self, outer: Matrix) -> Matrix:
        """The map that applies this one first and then `outer`."""
        return Matrix(
            outer.a * self.a + outer.c * self.b,
            outer.b * self.a + outer.d * self.b,
            outer.a * self.c + outer.c * self.d,
            outer.b * self.c + outer.d * self.d,
            outer.a * self.e + outer.c * self.f + outer.e,
            outer.b * self.e + outer.d * self.f + outer.f,
        )

    def apply(self, x: float, y: float) -> tuple[float, float]:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def inverse(self) -> Matrix:
        """The map that undoes this one; ZeroDivisionError if it flattens the plane."""
        a, b, c, d, e, f = self
        by = a * d - b * c
        return Matrix(d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by)

    @staticmethod
    def move(x: float, y: float) -> Matrix:
        return Matrix(e=x, f=y)

    @staticmethod
    def scale(x: float, y: float | None = None) -> Matrix:
        return Matrix(a=x, d=x if y is None else y)

    @staticmethod
    def turn(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
        """A turn about (x, y); positive is clockwise on the page, since y points down."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        if degrees % 90 == 0:
            cos, sin = round(cos), round(sin)
        return Matrix(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


IDENTITY = Matrix()

Point: TypeAlias = tuple[float, float]
Segment: TypeAlias = tuple[str, tuple[float, ...]]
"""("M", (x, y)), ("L", (x, y)), ("C", (x1, y1, x2, y2, x, y)) or ("Z", ()); absolute coordinates only."""
Path: TypeAlias = tuple[Segment, ...]


def corners(box: Box, matrix: Matrix) -> list[Point]:
    """The four corners of a box, mapped."""
    return [matrix.apply(x, y) for x in (box.x0, box.x1) for y in (box.y0, box.y1)]
