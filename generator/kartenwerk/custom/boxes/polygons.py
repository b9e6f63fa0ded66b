"""Polygons and stars of a layout: their corners, moved outwards for shadows, and into the bleed at the card's edge."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.deckfile import BoxSpec
from kartenwerk.custom.stage import Stage
from kartenwerk.graphics.display import Box, Point, path_bounds, polygon

SIDES, TIPS, WAIST = 6, 5, 0.5  # of polygons and stars, unless given
MITER = 10.0  # line widths: how sharp a corner may be, which is cut off beyond that
_TOUCHES = 0.01  # mm
_NOTHING = 1e-3  # mm²
_PARALLEL = 0.15  # the sine of an angle between two sides that hardly meet
_PLACES = 4


def corners(spec: BoxSpec, area: Box) -> list[Point]:
    """The corners in mm of the card: those that are given, else as large as the box allows.

    KartenwerkError for corners that enclose nothing.
    """
    found = _regular(spec, area)
    if spec.form == "polygon" and spec.points is not None:
        found = [(area.x0 + x, area.y0 + y) for x, y in spec.points]
    if abs(_surface(found)) < _NOTHING:
        raise KartenwerkError("the corners of the polygon enclose nothing", expected=_("three that no line joins"))
    return found


def _regular(spec: BoxSpec, area: Box) -> list[Point]:
    """The corners of a regular polygon or a star, the first one on top."""
    tips = spec.sides or (TIPS if spec.form == "star" else SIDES)
    steps = [(1.0, number / tips) for number in range(tips)]
    if spec.form == "star":
        steps = [each for out, turn in steps for each in ((out, turn), (spec.inner or WAIST, turn + 0.5 / tips))]
    unit = [(out * math.sin(math.tau * turn), -out * math.cos(math.tau * turn)) for out, turn in steps]
    own = path_bounds(polygon(unit))
    scale = min(area.width / own.width, area.height / own.height)
    x0 = (area.x0 + area.x1 - scale * (own.x0 + own.x1)) / 2
    y0 = (area.y0 + area.y1 - scale * (own.y0 + own.y1)) / 2
    return [(round(x0 + scale * x, _PLACES), round(y0 + scale * y, _PLACES)) for x, y in unit]


def move_out(points: Sequence[Point], by: float) -> list[Point]:
    """The polygon with all its sides moved outwards by so many mm, or inwards by less than 0."""
    if not by:
        return [*points]
    return _meet([side.with_shift(by) for side in _sides(points)])


def reach_bleed(points: Sequence[Point], stage: Stage) -> list[Point]:
    """The polygon whose sides along the card's edge lie at that of its bleed; its other sides keep their lines."""
    width, height = stage.design
    outside = stage.outside
    sides = []
    for side in _sides(points):
        (x0, y0), (x1, y1) = side.start, side.end
        gap = 0.0
        if max(x0, x1) <= _TOUCHES:
            gap = min(x0, x1) - outside.x0
        elif min(x0, x1) >= width - _TOUCHES:
            gap = outside.x1 - max(x0, x1)
        elif max(y0, y1) <= _TOUCHES:
            gap = min(y0, y1) - outside.y0
        elif min(y0, y1) >= height - _TOUCHES:
            gap = outside.y1 - max(y0, y1)
        sides.append(side.with_shift(max(gap, 0.0)))
    return [*points] if all(not side.by for side in sides) else _meet(sides)


class _Side(NamedTuple):
    """A side between two corners, the direction outwards from it, and by how many mm it is moved there."""

    start: Point
    end: Point
    outwards: Point
    by: float = 0.0

    def with_shift(self, by: float) -> _Side:
        return self._replace(by=by)


def _sides(points: Sequence[Point]) -> Iterator[_Side]:
    way = 1 if _surface(points) > 0 else -1
    around = [each for number, each in enumerate(points) if each != points[number - 1]]
    for start, end in zip(around, [*around[1:], around[0]], strict=True):
        x, y = end[0] - start[0], end[1] - start[1]
        length = math.hypot(x, y)
        yield _Side(start, end, (way * y / length, -way * x / length))


def _meet(sides: Sequence[_Side]) -> list[Point]:
    """The corners at which sides that have been moved meet; where they hardly would, both are moved on their own."""
    found: list[Point] = []
    for number, side in enumerate(sides):
        before = sides[number - 1]
        (x, y), (one_x, one_y), (other_x, other_y) = side.start, before.outwards, side.outwards
        turn = one_x * other_y - one_y * other_x
        if abs(turn) > _PARALLEL:
            dx = (before.by * other_y - side.by * one_y) / turn
            dy = (side.by * one_x - before.by * other_x) / turn
            found.append((round(x + dx, _PLACES), round(y + dy, _PLACES)))
            continue
        for each in (before, side):
            dx, dy = each.by * each.outwards[0], each.by * each.outwards[1]
            found.append((round(x + dx, _PLACES), round(y + dy, _PLACES)))
    return found


def _surface(points: Sequence[Point]) -> float:
    """The area in a polygon, above 0 if its corners go around clockwise."""
    ends = [*points[1:], points[0]]
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, ends, strict=True)) / 2
