"""Closed outlines of straight lines and arcs: what machines cut, and what both SVG and DXF can say exactly."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from kartenwerk.graphics.display import Path, Point
from kartenwerk.printing.press.folding import Facet

_EXACT = 0.001  # mm by which an arc may miss the curve that it stands for
_MEANT = 0.0002  # of its chord: by so much the Bézier curve of a quarter circle misses the circle that is meant
_SAME = 0.001  # mm: points and radii that differ by less are the same
_DEEPEST = 8  # times that a curve is halved


class Vertex(NamedTuple):
    """A corner, and how the edge from it to the next one bends.

    The bulge is the tangent of a quarter of the arc's angle, 0 for a straight edge; positive turns from x towards y.
    """

    x: float
    y: float
    bulge: float = 0.0


Outline: TypeAlias = tuple[Vertex, ...]
"""The corners of a closed outline in order; the last is joined to the first."""


class Circle(NamedTuple):
    x: float
    y: float
    radius: float


def outline_of(path: Path) -> Outline:
    """A closed path as lines and arcs: of a Bézier curve one for a quarter of a circle, else as many as it takes."""
    corners: list[Vertex] = []
    at = (0.0, 0.0)
    for kind, numbers in path:
        points = [*zip(numbers[::2], numbers[1::2], strict=True)]
        if kind == "C":
            for bulge, end in _arcs(at, points[0], points[1], points[2]):
                corners[-1] = corners[-1]._replace(bulge=bulge)
                corners.append(Vertex(*end))
        elif points:
            corners.append(Vertex(*points[0]))
        at = points[-1] if points else at
    if len(corners) > 1 and math.dist(corners[0][:2], corners[-1][:2]) < _SAME:
        corners.pop()
    return tuple(corners)


def move_outline(outline: Outline, x: float, y: float) -> Outline:
    return tuple(corner._replace(x=corner.x + x, y=corner.y + y) for corner in outline)


def edges(outline: Outline) -> Iterator[tuple[Vertex, Vertex]]:
    """Each corner with the next one, the last with the first."""
    return pairwise((*outline, outline[0]))


def arc_radius(start: Vertex, end: Vertex) -> float:
    """The radius of a bent edge."""
    return math.dist(start[:2], end[:2]) * (1 + start.bulge**2) / (4 * abs(start.bulge))


def as_circle(outline: Outline) -> Circle | None:
    """The circle that an outline is; None for any other."""
    if any(not corner.bulge for corner in outline):
        return None
    turned = sum(4 * math.atan(corner.bulge) for corner in outline)
    circles = [_circle_through(start, end) for start, end in edges(outline)]
    first = circles[0]
    same = all(abs(mine - other) < _SAME for circle in circles for mine, other in zip(circle, first, strict=True))
    return first if same and abs(abs(turned) - 2 * math.pi) < _SAME else None


def trace_facets(facets: Sequence[Facet]) -> Path:
    """The closed outline of facets that are joined at their creases."""
    creases = {_key(facet.crease.start, facet.crease.end) for facet in facets if facet.crease}
    following: dict[Point, list[Point]] = {}
    for facet in facets:
        for start, end in pairwise((*facet.outline, facet.outline[0])):
            if _key(start, end) not in creases:
                following.setdefault(_round(start), []).append(_round(end))
                following.setdefault(_round(end), []).append(_round(start))
    begin = min(following)
    points, at = [begin], following[begin][0]
    while at != begin:
        one, other = following[at]
        points, at = [*points, at], one if other == points[-1] else other
    return (("M", points[0]), *(("L", point) for point in points[1:]), ("Z", ()))


def _key(start: Point, end: Point) -> frozenset[Point]:
    return frozenset((_round(start), _round(end)))


def _round(point: Point) -> Point:
    return round(point[0], 3), round(point[1], 3)


def _circle_through(start: Vertex, end: Vertex) -> Circle:
    """The circle that a bent edge is part of."""
    aside = (1 - start.bulge**2) / (4 * start.bulge)
    x = (start.x + end.x) / 2 - aside * (end.y - start.y)
    y = (start.y + end.y) / 2 + aside * (end.x - start.x)
    return Circle(x, y, arc_radius(start, end))


def _arcs(start: Point, first: Point, second: Point, end: Point, depth: int = 0) -> Iterator[tuple[float, Point]]:
    """Arcs in place of a Bézier curve: the bulge and the end of each."""
    quarter, middle, last = (_on_curve(start, first, second, end, t) for t in (0.25, 0.5, 0.75))
    bulge = _bulge_through(start, middle, end)
    allowed = max(_EXACT, _MEANT * math.dist(start, end))
    if depth == _DEEPEST or _misses(Vertex(*start, bulge), Vertex(*end), (quarter, last)) < allowed:
        yield bulge, end
        return
    a, b, c = _between(start, first), _between(first, second), _between(second, end)
    ab, bc = _between(a, b), _between(b, c)
    yield from _arcs(start, a, ab, middle, depth + 1)
    yield from _arcs(middle, bc, c, end, depth + 1)


def _bulge_through(start: Point, middle: Point, end: Point) -> float:
    """The bulge of the arc through three points; 0 where they lie in a line."""
    (ax, ay), (bx, by) = (start[0] - middle[0], start[1] - middle[1]), (end[0] - middle[0], end[1] - middle[1])
    cross, along = ax * by - ay * bx, ax * bx + ay * by
    if abs(cross) < 1e-9:
        return 0.0
    seen = math.atan2(abs(cross), along)  # the angle under which the ends are seen from the middle
    return math.copysign(math.tan((math.pi - seen) / 2), -cross)


def _misses(start: Vertex, end: Vertex, points: Sequence[Point]) -> float:
    """By how much the points lie off a straight or bent edge."""
    if start.bulge:
        circle = _circle_through(start, end)
        return max(abs(math.dist(point, circle[:2]) - circle.radius) for point in points)
    length = math.dist(start[:2], end[:2]) or 1.0
    return max(abs((end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)) / length for x, y in points)


def _on_curve(start: Point, first: Point, second: Point, end: Point, t: float) -> Point:
    shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    points = (start, first, second, end)
    x, y = (sum(share * point[axis] for share, point in zip(shares, points, strict=True)) for axis in (0, 1))
    return x, y


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
