"""Boxes and matrices as a PDF file has them: in points, y up."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from kartenwerk.graphics.display.geometry import IDENTITY, Box, Matrix

POINTS_PER_MM = 72 / 25.4


def within(box: Box, matrix: Matrix) -> Box | None:
    """The part of the unit square that the matrix maps onto the box; None if the square does not cover all of it."""
    if abs(matrix.a * matrix.d - matrix.b * matrix.c) < 1e-12:
        return None
    part = box.map(matrix.inverse())
    return part if UNIT_SQUARE.holds(part) else None


def scale(matrix: Matrix) -> float:
    """The factor by which lengths grow, averaged over all directions."""
    return math.sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))


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
    return IDENTITY if numbers is None else Matrix(*numbers)


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
