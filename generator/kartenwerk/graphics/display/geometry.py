"""Boxes, maps of the plane and paths: those of drawings in mm with y down, those of a PDF file in points with y up."""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

POINT = 25.4 / 72
"""One DTP point in mm."""


class Box(NamedTuple):
    """An upright rectangle; (x0, y0) is the corner at which its coordinates are least."""

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
        """The box with every side moved outwards by `by` (inwards if negative)."""
        return Box(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)

    def meets(self, other: Box) -> bool:
        """Whether both have a part of the plane in common."""
        return self.x0 < other.x1 and other.x0 < self.x1 and self.y0 < other.y1 and other.y0 < self.y1

    def holds(self, other: Box, tolerance: float = 0.0) -> bool:
        """Whether the other box lies within this one, beyond whose sides it may reach by the tolerance."""
        x0, y0, x1, y1 = self
        left, low, right, high = other
        return x0 - tolerance <= left and y0 - tolerance <= low and x1 + tolerance >= right and y1 + tolerance >= high

    def clip(self, clip: Box | None) -> Box | None:
        """The part of the box that lies within the clip, all of it without a clip; None if nothing does."""
        if clip is None or clip.holds(self):
            return self
        if not self.meets(clip):
            return None
        return Box(max(self.x0, clip.x0), max(self.y0, clip.y0), min(self.x1, clip.x1), min(self.y1, clip.y1))

    def map(self, matrix: Matrix) -> Box:
        """The upright box around the mapped corners."""
        a, b, c, d, e, f = matrix
        x0, y0, x1, y1 = self  # as in `Matrix.then`
        if not (b or c):  # not turned, as in most cases: quicker
            left, right = a * x0 + e, a * x1 + e
            low, high = d * y0 + f, d * y1 + f
            if right < left:
                left, right = right, left
            if high < low:
                low, high = high, low
            return Box(left, low, right, high)
        xs = [a * x + c * y + e for x in (x0, x1) for y in (y0, y1)]
        ys = [b * x + d * y + f for x in (x0, x1) for y in (y0, y1)]
        return Box(min(xs), min(ys), max(xs), max(ys))


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
        a, b, c, d, e, f = self  # names are read more quickly than fields, and preflight reads many thousands
        oa, ob, oc, od, oe, of = outer
        return Matrix(
            oa * a + oc * b,
            ob * a + od * b,
            oa * c + oc * d,
            ob * c + od * d,
            oa * e + oc * f + oe,
            ob * e + od * f + of,
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
