"""One cubic Bézier curve laid through points by least squares, its directions at both ends given (Schneider's method).

Only sums, products, quotients and square roots of plain floats, in a fixed order: the same on every processor.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]

ROUNDS = 4
"""Times the points are asked anew where on the curve they are nearest."""
HOPELESS = 12
"""A curve that misses by so many tolerances is not bettered."""
LEAST, MOST = 0.06, 1.1
"""The length of a handle, in lengths of the run; others make cusps and loops."""
BACKWARD = -0.1
"""A curve that sets out so far away from its end, as the cosine, turns by more than a half and would not be round."""
BULGE = 1.3
"""Between two of its points a curve may miss the outline by so many tolerances."""


class Bezier(NamedTuple):
    """A cubic curve from `start` to `end`, with the handles of both."""

    start: Point
    leaving: Point
    arriving: Point
    end: Point

    def at(self, t: float) -> Point:
        """The point at a share of the way, 0 to 1."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self
        s = 1 - t
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        return a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy

    def nearer(self, spot: Point, t: float) -> float:
        """A share nearer to where the curve passes the spot: one step of Newton's from `t`."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self
        s = 1 - t
        x, y = self.at(t)
        ux = 3 * (s * s * (bx - ax) + 2 * s * t * (cx - bx) + t * t * (dx - cx))
        uy = 3 * (s * s * (by - ay) + 2 * s * t * (cy - by) + t * t * (dy - cy))
        vx = 6 * (s * (cx - 2 * bx + ax) + t * (dx - 2 * cx + bx))
        vy = 6 * (s * (cy - 2 * by + ay) + t * (dy - 2 * cy + by))
        off_x, off_y = x - spot[0], y - spot[1]
        slope = ux * ux + uy * uy + off_x * vx + off_y * vy
        if slope <= 1e-12:
            return t
        return min(max(t - (off_x * ux + off_y * uy) / slope, 0.0), 1.0)


def laid(spots: Sequence[Point], first: Point | None, last: Point | None, tolerance: float) -> Bezier | None:
    """The curve through the first and the last spot that passes all others within the tolerance; None if none does.

    `first` and `last` are unit vectors that point into the curve; None leaves the direction open.
    """
    way = [0.0]
    for a, b in pairwise(spots):
        way.append(way[-1] + far(a, b))
    shares = [w / way[-1] for w in way]
    if first is None or last is None:
        leaving, arriving = _directions(spots, shares)
        first, last = first or leaving, last or arriving
    x, y = unit(spots[0], spots[-1])
    if min(first[0] * x + first[1] * y, -last[0] * x - last[1] * y) < BACKWARD:
        return None
    for _ in range(ROUNDS):
        curve = _least_squares(spots, shares, first, last, way[-1])
        if curve is None:
            return None
        shares = [curve.nearer(spot, t) for spot, t in zip(spots, shares, strict=True)]
        worst = max(far(curve.at(t), spot) for spot, t in zip(spots, shares, strict=True))
        if worst <= tolerance:
            return curve if _close(curve, spots, shares, BULGE * tolerance) else None
        if worst > HOPELESS * tolerance:
            return None
        shares[0], shares[-1] = 0.0, 1.0
    return None


def _directions(spots: Sequence[Point], shares: Sequence[float]) -> tuple[Point, Point]:
    """The directions, into the curve, in which a curve leaves and arrives that misses the spots least."""
    a, d = spots[0], spots[-1]
    uu = uv = vv = ux = uy = vx = vy = 0.0
    for (x, y), t in zip(spots, shares, strict=True):
        s = 1 - t
        b1, b2 = 3 * s * s * t, 3 * s * t * t
        start, end = s * s * s + b1, b2 + t * t * t
        rx, ry = x - a[0] * start - d[0] * end, y - a[1] * start - d[1] * end
        uu, uv, vv = uu + b1 * b1, uv + b1 * b2, vv + b2 * b2
        ux, uy, vx, vy = ux + b1 * rx, uy + b1 * ry, vx + b2 * rx, vy + b2 * ry
    leaving = ux * vv - vx * uv, uy * vv - vy * uv
    arriving = vx * uu - ux * uv, vy * uu - uy * uv
    origin = 0.0, 0.0
    if uu * vv - uv * uv <= 1e-9 * uu * vv or leaving == origin or arriving == origin:
        return unit(a, d), unit(d, a)
    return unit(origin, leaving), unit(origin, arriving)


def _least_squares(spots: Sequence[Point], shares: Sequence[float], u: Point, v: Point, length: float) -> Bezier | None:
    """The curve whose handles, along `u` from the start and `v` from the end, let it miss the spots least."""
    a, d = spots[0], spots[-1]
    uu = uv = vv = xu = xv = 0.0
    dot = u[0] * v[0] + u[1] * v[1]
    for (x, y), t in zip(spots, shares, strict=True):
        s = 1 - t
        b1, b2 = 3 * s * s * t, 3 * s * t * t
        start, end = s * s * s + b1, b2 + t * t * t
        rx, ry = x - a[0] * start - d[0] * end, y - a[1] * start - d[1] * end
        uu += b1 * b1
        uv += b1 * b2 * dot
        vv += b2 * b2
        xu += b1 * (rx * u[0] + ry * u[1])
        xv += b2 * (rx * v[0] + ry * v[1])
    det = uu * vv - uv * uv
    if det <= 1e-9 * uu * vv:
        return None
    alpha = min(max((xu * vv - xv * uv) / det, LEAST * length), MOST * length)
    beta = min(max((uu * xv - uv * xu) / det, LEAST * length), MOST * length)
    return Bezier(a, (a[0] + u[0] * alpha, a[1] + u[1] * alpha), (d[0] + v[0] * beta, d[1] + v[1] * beta), d)


def _close(curve: Bezier, spots: Sequence[Point], shares: Sequence[float], tolerance: float) -> bool:
    """Whether the curve follows the outline between the spots, too."""
    return all(
        s < t and off(curve.at((s + t) / 2), a, b) <= tolerance
        for (a, b), (s, t) in zip(pairwise(spots), pairwise(shares), strict=True)
    )


def far(a: Point, b: Point) -> float:
    """How far one point is from another."""
    x, y = b[0] - a[0], b[1] - a[1]
    return sqrt(x * x + y * y)


def off(spot: Point, a: Point, b: Point) -> float:
    """How far a spot is from the straight line between `a` and `b`."""
    x, y = b[0] - a[0], b[1] - a[1]
    size = x * x + y * y
    t = ((spot[0] - a[0]) * x + (spot[1] - a[1]) * y) / size if size else 0.0
    t = min(max(t, 0.0), 1.0)
    return far(spot, (a[0] + x * t, a[1] + y * t))


def unit(a: Point, b: Point) -> Point:
    """The direction from one point to another."""
    size = far(a, b)
    return ((b[0] - a[0]) / size, (b[1] - a[1]) / size) if size else (0.0, 0.0)


def back(way: Point) -> Point:
    """The opposite direction."""
    return -way[0], -way[1]


def turning(u: Point, v: Point) -> float:
    """How far one direction turns to another: twice the sine of half the angle, negative for a turn to the left."""
    size = far(u, v)
    return size if u[0] * v[1] - u[1] * v[0] >= 0 else -size
