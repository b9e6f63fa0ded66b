"""A closed outline of many short sides as straight lines and cubic curves; corners stay, all else is smooth.

Each smooth run is covered by the lines and curves that take the fewest numbers to write; where they meet none is seen
to turn. Only plain floats, as in `bezier`: the same on every processor. Lengths in mm.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple, TypeAlias

from art.bezier import Bezier, Point, back, far, laid, off, turning, unit
from art.knots import Run, runs

Piece: TypeAlias = tuple[Point, ...]
"""The end of a line, or the two handles and the end of a curve."""

KINK = 0.05
"""How far a line may turn from the outline's direction, as twice the sine of half the angle: 3 degrees are not seen."""
SMALL = 0.1
"""mm; a line as short as two dots of 600 to the inch may turn as it likes."""
LINE, CURVE, BENT = 2, 6, 7
"""What a piece costs: the numbers it takes to write. A side bent by rule is the last resort."""
MISSES = 2
"""Where curves would not reach so many knots in a row, none is tried beyond."""
REACH = 20
"""Knots that a piece spans, at most."""
STEPS, SHORTER = 16, 0.7
"""A bent side is looked at in so many steps, and its handles are shortened to this share at a time."""
CLOSE = 0.1
"""mm between points that stand for a curve, at most."""


class Outline(NamedTuple):
    """Where a closed outline starts, and its pieces, the last of which ends there: a line, if there is any."""

    start: Point
    pieces: list[Piece]

    def points(self, apart: float = CLOSE) -> list[Point]:
        """The corners of a polygon that shows the outline, on curves so far apart at most."""
        found = [self.start]
        for piece in self.pieces:
            if len(piece) == 3:
                curve = Bezier(found[-1], *piece)
                steps = ceil((far(*curve[:2]) + far(*curve[1:3]) + far(*curve[2:])) / apart)
                found += [curve.at(step / steps) for step in range(1, steps)]
            found.append(piece[-1])
        return found[:-1]


def fitted(points: Sequence[Sequence[float]], tolerance: float) -> Outline | None:
    """The closed outline through the points (the first not repeated), missed by no more than the tolerance.

    None if it is nowhere wider than the tolerance.
    """
    pieces = [piece for run in runs(points, tolerance) for piece in _covered(run, tolerance)]
    if not pieces:
        return None
    first = max((number for number, piece in enumerate(pieces, 1) if len(piece) == 1), default=0)
    return Outline(pieces[first - 1][-1], [*pieces[first:], *pieces[:first]])


def _covered(run: Run, tolerance: float) -> list[Piece]:
    """The cheapest pieces from the run's first knot to its last."""
    knots = len(run.ways)
    cost: list[float] = [0.0] + [float("inf")] * (knots - 1)
    before: list[tuple[int, Piece]] = [(0, ())] * knots
    for i in range(knots - 1):
        misses = 0
        spots = run.sides[i][:1]
        for j in range(i + 1, min(knots, i + REACH)):
            spots = spots + run.sides[j - 1][1:]
            piece, price = _piece(run, spots, i, j, tolerance)
            if piece and cost[i] + price < cost[j]:
                cost[j], before[j] = cost[i] + price, (i, piece)
            misses = 0 if piece else misses + 1
            if misses == MISSES:
                break
    found = []
    j = knots - 1
    while j:
        j, piece = before[j]
        found.append(piece)
    return found[::-1]


def _piece(run: Run, spots: list[Point], i: int, j: int, tolerance: float) -> tuple[Piece, int]:
    """The cheapest piece from one knot of a run to another, and its cost; an empty one if none is good enough."""
    start, end, first, last = spots[0], spots[-1], run.ways[i], run.ways[j]
    along = unit(start, end)
    kinks = [abs(turning(way, along)) for way in (first, last) if way]
    if (max(kinks, default=0) < KINK or far(start, end) < SMALL) and all(
        off(spot, start, end) <= tolerance for spot in spots
    ):
        return (end,), LINE
    if curve := laid(spots, first, last and back(last), tolerance):
        return curve[1:], CURVE
    return (_bent(spots, first or along, back(last or along), tolerance)[1:], BENT) if j == i + 1 else ((), 0)


def _bent(spots: list[Point], first: Point, last: Point, tolerance: float) -> Bezier:
    """A side that leaves and arrives as asked, its handles so short that it does not swell."""
    (ax, ay), (bx, by) = spots[0], spots[-1]
    reach = far(spots[0], spots[-1]) / 3
    while True:
        leaving = ax + first[0] * reach, ay + first[1] * reach
        curve = Bezier(spots[0], leaving, (bx + last[0] * reach, by + last[1] * reach), spots[-1])
        on_curve = [curve.at(step / STEPS) for step in range(1, STEPS)]
        if all(min(off(spot, a, b) for a, b in pairwise(spots)) <= tolerance for spot in on_curve) or reach < tolerance:
            return curve
        reach *= SHORTER
