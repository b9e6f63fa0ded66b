"""Boxes and matrices as in PDF: in points, y up (those of the display list are in mm, y down)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

Matrix: TypeAlias = tuple[float, float, float, float, float, float]

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
POINTS_PER_MM = 72 / 25.4


def after(inner: Matrix, outer: Matrix) -> Matrix:
    """The map that applies `inner` first and then `outer`."""
    a, b, c, d, e, f = inner
    oa, ob, oc, od, oe, of = outer
    return (
        a * oa + b * oc,
        a * ob + b * od,
        c * oa + d * oc,
        c * ob + d * od,
        e * oa + f * oc + oe,
        e * ob + f * od + of,
    )


def within(box: Box, matrix: Matrix) -> Box | None:
    """The part of the unit square that the matrix maps onto the box; None if the square does not cover all of it."""
    a, b, c, d, e, f = matrix
    by = a * d - b * c
    if abs(by) < 1e-12:
        return None
    back = (d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by)
    part = box.map(back)
    return part if UNIT_SQUARE.holds(part) else None


def scale(matrix: Matrix) -> float:
    """The factor by which lengths grow, averaged over all directions."""
    return math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))


class Box(NamedTuple):
    """An upright rectangle: left, bottom, right, top."""

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
        return Box(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)

    def holds(self, other: Box, tolerance: float = 0.0) -> bool:
        return (
            self.x0 - tolerance <= other.x0
            and self.y0 - tolerance <= other.y0
            and self.x1 + tolerance >= other.x1
            and self.y1 + tolerance >= other.y1
        )

    def meets(self, other: Box) -> bool:
        return self.x0 < other.x1 and other.x0 < self.x1 and self.y0 < other.y1 and other.y0 < self.y1

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
        if not (b or c):  # not turned, as in most cases: quicker
            left, right = sorted((a * self.x0 + e, a * self.x1 + e))
            bottom, top = sorted((d * self.y0 + f, d * self.y1 + f))
            return Box(left, bottom, right, top)
        xs = [a * x + c * y + e for x in (self.x0, self.x1) for y in (self.y0, self.y1)]
        ys = [b * x + d * y + f for x in (self.x0, self.x1) for y in (self.y0, self.y1)]
        return Box(min(xs), min(ys), max(xs), max(ys))


NOTHING = Box(0, 0, 0, 0)
"""A clip that lets nothing through."""
UNIT_SQUARE = Box(0, 0, 1, 1)
"""What a picture fills before it is placed."""


def read_box(value: Any) -> Box | None:
    """A PDF rectangle, its corners put in order; None if the value is no rectangle."""
    sides = read_numbers(value, 4)
    if sides is None:
        return None
    x0, y0, x1, y1 = sides
    return Box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))


def read_matrix(value: Any) -> Matrix:
    """A PDF matrix; the identity if the value is no matrix."""
    numbers = read_numbers(value, 6)
    return IDENTITY if numbers is None else (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])


def read_numbers(value: Any, count: int) -> tuple[float, ...] | None:
    """An array of `count` numbers; None if the value is anything else."""
    try:
        return tuple(float(value[place]) for place in range(count)) if len(value) == count else None
    except (TypeError, ValueError, ArithmeticError, AttributeError):
        return None


def rectangle(numbers: Sequence[float]) -> Box | None:
    """The box of a path, from its coordinates, if it is an upright rectangle with four or five corners written down."""
    if len(numbers) not in (8, 10):
        return None
    corners = {(round(x, 4), round(y, 4)) for x, y in zip(numbers[::2], numbers[1::2], strict=True)}
    xs, ys = {x for x, _ in corners}, {y for _, y in corners}
    if len(corners) != 4 or len(xs) != 2 or len(ys) != 2:
        return None
    return Box(min(xs), min(ys), max(xs), max(ys))
