"""What an outline of many short sides was sampled from: its knots, which of them are corners, which sides are straight.

Only plain floats, as in `bezier`, of points that are rounded first: the same on every processor. Lengths in mm. An
outline that is turned by a half has the same knots, turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from art.bezier import Point, far, off, turning, unit

GRID = 1000
"""Steps a mm to which points are rounded before anything is measured."""
FINE = 0.25
"""What misses the outline by less than so many tolerances is not looked at."""
APART = 0.12
"""mm between the spots at which an outline is looked at."""
MOST = 4
"""Spots between two points of an outline, at most."""
STEP, CHAMFER = 2.2, 1.2
"""Points that are nearer than so many tolerances become one: steps, between turns to either side, and chamfers, between
turns to the same side, that are not meant."""
SHARP, CORNER = 1.0, 0.46
"""Turns as twice the sine of half the angle. A knot that turns by `SHARP` (60 degrees) is a corner, and one that turns
by `CORNER` (27) if neither of its neighbours turns alike."""
ALIKE = 0.4
"""Neighbours turn alike if the one turns by this share of the other or more."""
SWELL = 24
"""A side is straight if its length, times how much it turns at both ends, exceeds so many tolerances: a smooth curve
would rise above it by a sixteenth of that."""


class Run(NamedTuple):
    """A smooth part of an outline: sides from knot to knot, and the direction of the outline at each knot."""

    sides: list[list[Point]]
    """The spots of each, from a knot to the next."""
    ways: list[Point | None]
    """None in the corners where it may begin and end."""


def runs(points: Sequence[Sequence[float]], tolerance: float) -> list[Run]:
    """The closed outline through the points (the first not repeated), parted at corners and where sides are straight.

    None if the outline is nowhere wider than the tolerance.
    """
    ring = _rounded(points)
    fine = [ring[i] for i in _simplified(ring, FINE * tolerance)]
    if len(fine) < 3:
        return []
    ring = _merged(fine, tolerance)
    at = _simplified(ring, tolerance)
    if len(at) < 3:
        return []
    knots = [ring[i] for i in at]
    along = [unit(a, b) for a, b in pairwise([knots[-1], *knots, knots[0]])]
    turns = [turning(u, v) for u, v in pairwise(along)]
    corner, straight = _marks(knots, turns, tolerance)
    joints = [i for i in range(len(knots)) if corner[i] or straight[i] or straight[i - 1]]
    joints = joints or sorted((knots.index(min(knots)), knots.index(max(knots))))
    sides = [_spots(ring, i, j) for i, j in pairwise([*at, at[0] + len(ring)])]
    ways = [None if corner[i] else _way(knots, straight, i) for i in range(len(knots))]
    found = []
    for start, end in pairwise([*joints, joints[0] + len(knots)]):
        around = [k % len(knots) for k in range(start, end + 1)]
        found.append(Run([sides[k] for k in around[:-1]], [ways[k] for k in around]))
    return found


def _rounded(points: Sequence[Sequence[float]]) -> list[Point]:
    """On the grid, and no point twice in a row."""
    ring: list[Point] = []
    for x, y, *_ in points:
        point = round(x * GRID) / GRID, round(y * GRID) / GRID
        if not ring or point != ring[-1]:
            ring.append(point)
    while len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return ring


def _simplified(ring: list[Point], tolerance: float) -> list[int]:
    """Which points stay if none may be missed by more than the tolerance (Douglas and Peucker), from both extremes."""
    count = len(ring)
    low, high = ring.index(min(ring)), ring.index(max(ring))
    kept = {low, high}
    waiting = [(low, high if high > low else high + count), (high, low if low > high else low + count)]
    while waiting:
        i, j = waiting.pop()
        a, b = ring[i % count], ring[j % count]
        worst, at = tolerance, 0
        for k in range(i + 1, j):
            if (miss := off(ring[k % count], a, b)) > worst:
                worst, at = miss, k
        if at:
            kept.add(at % count)
            waiting += [(i, at), (at, j)]
    found = sorted(kept)
    return [i for i, j in pairwise([*found, found[0]]) if ring[i] != ring[j]]  # a loop may have been left out


def _merged(ring: list[Point], tolerance: float) -> list[Point]:
    """With steps and chamfers shrunk to their middle, where the sides beside are longer."""
    count = len(ring)
    long = [far(a, b) for a, b in pairwise([*ring, ring[0]])]
    left = [_cross(ring[i - 1], ring[i], ring[(i + 1) % count]) < 0 for i in range(count)]
    found = []
    short = [
        way < (STEP if left[i] != left[(i + 1) % count] else CHAMFER) * tolerance
        and way <= long[i - 1]
        and way < long[(i + 1) % count]
        for i, way in enumerate(long)
    ]
    for i, (x, y) in enumerate(ring):
        if short[i]:
            on_x, on_y = ring[(i + 1) % count]
            found.append(((x + on_x) / 2, (y + on_y) / 2))
        elif not short[i - 1]:
            found.append((x, y))
    return found


def _cross(a: Point, b: Point, c: Point) -> float:
    """Negative where the way from `a` by `b` to `c` turns to the left."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _marks(knots: list[Point], turns: list[float], tolerance: float) -> tuple[list[bool], list[bool]]:
    """Which knots are corners, and which sides (from a knot to the next) are straight."""
    count = len(knots)
    size = [abs(turn) for turn in turns]
    long = [far(a, b) for a, b in pairwise([*knots, knots[0]])]
    corner = []
    for i, turn in enumerate(turns):
        beside = (i - 1, i - 1), ((i + 1) % count, i)
        alike = any(
            turns[j] * turn > 0
            and size[j] > ALIKE * size[i]
            and 2 * long[side] * min(size[i], size[j]) < SWELL * tolerance
            for j, side in beside
        )
        corner.append(size[i] > SHARP or (size[i] > CORNER and not alike))
    bend = [0.0 if corner[i] else size[i] for i in range(count)]
    straight = [
        long[i] * (bend[i] + bend[(i + 1) % count]) > SWELL * tolerance or (corner[i] and corner[(i + 1) % count])
        for i in range(count)
    ]
    for i in range(count):
        corner[i] = corner[i] or (straight[i] and straight[i - 1])
    return corner, straight


def _way(knots: list[Point], straight: list[bool], i: int) -> Point:
    """The direction of the outline at a knot: along a straight side, or of the circle through its neighbours and it."""
    a, b, c = knots[i - 1], knots[i], knots[(i + 1) % len(knots)]
    if straight[i] != straight[i - 1]:
        return unit(b, c) if straight[i] else unit(a, b)
    return _tangent(a, b, c)


def _tangent(a: Point, b: Point, c: Point) -> Point:
    """The direction at `b` of the circle from `a` through `b` to `c`."""
    near, on = far(a, b), far(b, c)
    x = (b[0] - a[0]) * on / near + (c[0] - b[0]) * near / on
    y = (b[1] - a[1]) * on / near + (c[1] - b[1]) * near / on
    return unit((0.0, 0.0), (x, y))


def _spots(ring: list[Point], start: int, end: int) -> list[Point]:
    """Points on the outline from one of its points to another, all that it has and more where they lie apart."""
    found = [ring[start]]
    for i in range(start + 1, end + 1):
        (ax, ay), (bx, by) = found[-1], ring[i % len(ring)]
        steps = min(ceil(far(found[-1], ring[i % len(ring)]) / APART), MOST)
        if end == start + 1:
            steps = max(steps, 2)
        found += [(ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps) for step in range(1, steps)]
        found.append((bx, by))
    return found
