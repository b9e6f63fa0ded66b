"""Outlines written as SVG path data: absolute `M`, `L`, `Q`, `C` and `Z`, lengths in mm."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np
from shapely.geometry import LineString, Polygon

from art.curves import Curve
from art.shapes import Geometry, Point, union

STEPS = 14
"""Points on a curve between its ends."""

_STEP = re.compile(r"([MLQCZ])([^MLQCZ]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_POINTS = {"M": 1, "L": 1, "Q": 2, "C": 3}


def outline(data: str) -> Geometry:
    """The area inside all rings of the path."""
    return union([Polygon(ring) for ring in rings(data)])


def line(data: str) -> Geometry:
    """The path's one open line."""
    (points,) = rings(data)
    return LineString(points)


def rings(data: str) -> list[Curve]:
    """The path's rings (or open lines) as rows of points."""
    found: list[list[Point]] = []
    for command, points in _steps(data):
        if command == "M":
            found.append([])
        if command in "ML":
            found[-1] += points
        else:
            found[-1] += _bent(found[-1][-1], points)
    return [np.array(points, float) for points in found]


def _steps(data: str) -> Iterator[tuple[str, list[Point]]]:
    """Every step with its points; what follows an `M`'s first point are lines."""
    for command, numbers in _STEP.findall(data):
        if command == "Z":
            continue
        values = [float(number) for number in _NUMBER.findall(numbers)]
        points: list[Point] = list(zip(values[::2], values[1::2], strict=True))
        size = _POINTS[command]
        for start in range(0, len(points), size):
            yield ("L" if command == "M" and start else command), points[start : start + size]


def _bent(start: Point, handles: list[Point]) -> list[Point]:
    """Points on a Bézier curve (quadratic or cubic) after its start."""
    knots = np.array([start, *handles], float)
    curve = []
    for t in np.linspace(0, 1, STEPS + 1)[1:]:
        level = knots
        while len(level) > 1:
            level = level[:-1] * (1 - t) + level[1:] * t
        curve.append(tuple(level[0].tolist()))
    return curve
