"""Reads carved pictures as they are seen: what each colour covers, and where that is too fine for print."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

import shapely
from shapely import make_valid
from shapely.geometry import MultiPolygon, Polygon

from art.shapes import EMPTY, Geometry, pieces, rectangle, union
from kartenwerk.graphics.display import Point
from kartenwerk.graphics.svg.values import path

FINEST = 0.25
"""mm in print."""
TIP = 0.03
"""mm² in print: the points of tapered cuts are smaller."""
ROUNDING = 0.02
"""mm; narrower gaps come from rounding the corners and are filled in print."""
ALONG = 0.2
"""mm; the lines that stand for a curve are so long at most."""


def outlines(data: str) -> Geometry:
    """The area of a path, filled even-odd, its curves in short lines."""
    rings: list[Geometry] = []
    for outline in re.findall(r"M[^Mz]*z", data):
        corners = list(_corners(outline))
        if len(corners) > 2:
            rings.append(enclosed(corners))
    while len(rings) > 1:  # by pairs: one after the other each would be laid over all before it
        pairs = zip_longest(rings[::2], rings[1::2], fillvalue=EMPTY)
        rings = [one.symmetric_difference(other) for one, other in pairs]
    return rings[0] if rings else EMPTY


def enclosed(ring: Sequence[Point]) -> Geometry:
    """The area inside an outline. One that crosses itself becomes polygons, lines, and collections of polygons."""
    parts = shapely.get_parts(shapely.get_parts(make_valid(Polygon(ring))))
    return union([part for part in parts if isinstance(part, Polygon)])


def _corners(outline: str) -> Iterator[Point]:
    """The corners of a closed outline, and points along its curves."""
    x = y = 0.0
    for command, values in path(outline):
        if command == "C":
            knots = (x, y), *zip(values[::2], values[1::2], strict=True)
            steps = math.ceil(sum(math.dist(a, b) for a, b in pairwise(knots)) / ALONG) + 1
            yield from (_on_curve(knots, step / steps) for step in range(1, steps + 1))
        elif values:
            yield values[0], values[1]
        if values:
            x, y = values[-2:]


def _on_curve(knots: tuple[Point, ...], t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = knots
    s = 1 - t
    a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
    return a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy


def half(svg: str) -> str:
    """The paths of the upper half of a picture that is drawn once and turned."""
    found = re.search(r'<g id="half">(.*?)</g>', svg, re.DOTALL)
    assert found
    return found[1]


def above_belt(panel: Geometry, centre: float, belt: float) -> Geometry:
    """The black that the upper half is cut into, with the belt's own black edge; `belt` mm reaches up from `centre`."""
    return panel.intersection(rectangle(0, 0, 59, centre - belt + 0.5))


def seen(paths: str, ground: Geometry) -> dict[str, Geometry]:
    """What is seen of each colour of a picture's paths, and of the ground below them as "tinte"."""
    colours: dict[str, list[Geometry]] = {}
    covered: Geometry = EMPTY
    for role, data in reversed(re.findall(r'class="(\w+)" d="([^"]+)"', paths)):
        shape = outlines(data)
        colours.setdefault(role, []).append(shape.difference(covered))
        covered = MultiPolygon(pieces(covered.union(shape)))  # where outlines touch, lines of no area may be left
    colours.setdefault("tinte", []).append(ground.difference(covered))
    return {role: union(shapes) for role, shapes in colours.items()}


def thin(shape: Geometry, reduced: float = 1.0, tip: float = TIP) -> list[tuple[float, ...]]:
    """Where an area that is printed so much smaller is narrower than the finest line, tips of cuts left out."""
    finest = FINEST / reduced
    reached = shape.buffer(0.004 - finest / 2).buffer(finest / 2 + 0.005)
    parts = pieces(shape.difference(reached))
    least = tip / reduced**2
    return [part.centroid.coords[0] for part in parts if part.area > least and 2 * part.area / part.length > ROUNDING]
