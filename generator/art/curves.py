"""Curves and knife cuts. Nothing is stroked: a line is a filled lens that swells and ends in a blunt point."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from shapely.geometry import Polygon

from art.elementary import cos, sin
from art.shapes import Geometry, Point, union, valid

Curve: TypeAlias = NDArray[np.float64]
"""Points of an open curve, one row (x, y) each."""
Points: TypeAlias = Sequence[Point] | Curve

STEPS = 10
"""Points drawn between two given ones."""
BLUNT = 0.125
"""Half the width of a cut's end; a finer tip would not hold in print."""


def spline(points: Sequence[Any], steps: int = STEPS) -> Curve:
    """Centripetal Catmull-Rom curve through all points: passes through each and makes no loops."""
    knots = np.array([point[:2] for point in points], float)
    if len(knots) == 2:
        return np.asarray(np.linspace(knots[0], knots[1], steps))
    knots = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    gaps = np.sqrt(np.maximum(np.hypot(*np.diff(knots, axis=0).T), 1e-6))
    parts = [_span(knots[i : i + 4], gaps[i : i + 3], steps) for i in range(len(knots) - 3)]
    return np.vstack([*parts, knots[-2:-1]])


def _span(p: Curve, gaps: Curve, steps: int) -> Curve:
    """The piece between the middle two of four knots (Barry and Goldman's pyramid)."""
    t0, t1, t2, t3 = 0.0, gaps[0], gaps[0] + gaps[1], gaps.sum()
    t = np.linspace(t1, t2, steps, endpoint=False)[:, None]

    def between(a: Any, b: Any, ta: float, tb: float) -> Curve:
        return np.asarray((tb - t) / (tb - ta) * a + (t - ta) / (tb - ta) * b)

    a1, a2, a3 = between(p[0], p[1], t0, t1), between(p[1], p[2], t1, t2), between(p[2], p[3], t2, t3)
    return between(between(a1, a2, t0, t2), between(a2, a3, t1, t3), t1, t2)


def curve(*points: Point) -> Curve:
    """Open curve through the points; (x, y, 1) is a corner."""
    runs: list[list[Point]] = [[]]
    for i, point in enumerate(points):
        runs[-1].append(point)
        if len(point) > 2 and 0 < i < len(points) - 1:
            runs.append([point])
    drawn = [spline(run) for run in runs]
    return np.vstack([drawn[0], *(part[1:] for part in drawn[1:])])


def closed(*points: Point) -> Geometry:
    """The area inside a closed curve through the points; (x, y, 1) is a corner."""
    corner = next((i for i, point in enumerate(points) if len(point) > 2), None)
    if corner is None:
        around = [*points[-3:], *points, *points[:3]]
        outline = spline(around)[3 * STEPS : (3 + len(points)) * STEPS]
    else:
        outline = curve(*points[corner:], *points[: corner + 1])
    return valid(Polygon(outline))


def area(outline: Curve) -> Geometry:
    """The area inside a row of points."""
    return valid(Polygon(outline))


def between_curves(one: Curve, other: Curve) -> Geometry:
    """The area between two curves that run the same way."""
    return valid(Polygon(np.vstack([one, other[::-1]])))


def resample(points: Points, count: int) -> Curve:
    """The same curve as `count` points at equal distances."""
    line = np.asarray(points, float)
    way = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    steps = np.linspace(0, way[-1], count)
    return np.column_stack([np.interp(steps, way, line[:, 0]), np.interp(steps, way, line[:, 1])])


def normals(points: Curve) -> Curve:
    """Unit vectors square to the curve, a quarter turn clockwise from its direction."""
    along = np.gradient(points, axis=0)
    along /= np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-9)[:, None]
    return np.column_stack([-along[:, 1], along[:, 0]])


def length(points: Points) -> float:
    return float(np.hypot(*np.diff(np.asarray(points, float), axis=0).T).sum())


def blend(one: Curve, other: Curve, share: float, count: int = 60) -> Curve:
    """A curve on the way from `one` (share 0) to `other` (share 1)."""
    return resample(one, count) * (1 - share) + resample(other, count) * share


def sided(points: Curve, half_widths: Any) -> Geometry:
    """The band that reaches `half_widths` (one or one a point) to both sides of the curve."""
    reach = normals(points) * np.reshape(half_widths, (-1, 1))
    return valid(Polygon(np.vstack([points + reach, (points - reach)[::-1]])))


def taper(points: Points, width: float, peak: float = 0.4, tip: float = BLUNT) -> Geometry:
    """A cut along a curve: `width` at `peak` (0 to 1 of the way), falling to blunt ends `2 * tip` wide."""
    line = resample(points, max(8, int(length(points) / 0.3)))
    t = np.linspace(0, 1, len(line))
    rise = np.where(t < peak, t / max(peak, 1e-6), (1 - t) / max(1 - peak, 1e-6))
    tip = min(tip, width * 0.45)
    return sided(line, tip + (width / 2 - tip) * sin(np.clip(rise, 0, 1) * math.pi / 2))


def cut(*points: Point, width: float = 0.6, peak: float = 0.4, tip: float = BLUNT) -> Geometry:
    """A tapered cut through the points."""
    return taper(curve(*points), width, peak, tip)


def ribbon(points: Points, width: float, end_width: float | None = None) -> Geometry:
    """An even band along a curve, or one that narrows evenly to `end_width`."""
    line = resample(points, max(8, int(length(points) / 0.3)))
    return sided(line, np.linspace(width, width if end_width is None else end_width, len(line)) / 2)


def flow(
    one: Curve,
    other: Curve,
    count: int,
    width: float,
    *,
    start: float = 0.03,
    end: float = 0.95,
    first: float = 0,
    last: float = 1,
    jitter: float = 0.06,
    peak: float = 0.4,
    seed: int = 1,
) -> Geometry:
    """`count` cuts side by side, flowing from curve `one` to curve `other`; ends are set off by `jitter`."""
    random = Random(seed)
    cuts = []
    for i in range(count):
        line = blend(one, other, first + (last - first) * (i + 0.5) / count)
        head = int((start + random.uniform(0, jitter)) * 59)
        foot = max(int((end - random.uniform(0, jitter)) * 59), head + 4)
        cuts.append(taper(line[head : foot + 1], width * random.uniform(0.85, 1.15), peak))
    return union(cuts)


def spiral(x: float, y: float, outer: float, inner: float, start: float, turns: float) -> Curve:
    """A spiral from radius `outer` to `inner`; negative `turns` run counter-clockwise."""
    t = np.linspace(0, 1, 160)
    radius = outer + (inner - outer) * t
    angles = math.radians(start) + t * turns * 2 * math.pi
    return np.column_stack([x + radius * cos(angles), y + radius * sin(angles)])
