"""The parts of wood type: stems with slabs, arms, bowls, ribbons, and the brackets where they meet.

A glyph is drawn 100 high: y is 0 at the cap line and 100 at the base line, x begins at its left edge.
"""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

import numpy as np
from shapely.geometry import Polygon

from art.curves import normals, spline
from art.elementary import cos, power, sin
from art.shapes import EMPTY, Geometry, move, pieces, polygon, rectangle, union

CAP = 100.0

Nib: TypeAlias = tuple[float, float, float]
"""A point of a ribbon and the ribbon's width there: (x, y, width)."""


class Build(NamedTuple):
    """The weight of a face: widths of stems and thin curves, height and overhang of slabs, radius of brackets."""

    stem: float
    thin: float
    slab: float
    overhang: float
    bracket: float


GREAT = Build(26, 11.5, 13, 8.5, 3.7)
"""The great letters."""
GROUP = Build(21, 10.5, 12.5, 6.0, 2.6)
"""Letters of a group, which stand close."""
NARROW = Build(18, 9.5, 11.5, 5, 2.0)
"""Letters of long groups and of the back."""
INDEX = Build(23, 12.5, 14, 6.5, 2.2)
"""Small sizes: sturdy thins, short slabs."""
GROUP_INDEX = Build(16.5, 10.5, 12.5, 4.0, 1.2)
"""Groups in small sizes."""
NARROW_INDEX = Build(12, 9, 10.5, 2.2, 0.8)
"""Long groups in small sizes."""

_ROUNDING = 0.9
"""How far outer corners are worn."""
_CLOSED = 70.0
"""Counters smaller than this are filled."""


def superellipse(cx: float, cy: float, rx: float, ry: float, squareness: float = 2.35) -> Geometry:
    """An ellipse whose shoulders are squarer the higher its `squareness`; 2 is a plain ellipse."""
    turns = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    across, along = cos(turns), sin(turns)
    x = cx + rx * np.sign(across) * power(np.abs(across), 2 / squareness)
    y = cy + ry * np.sign(along) * power(np.abs(along), 2 / squareness)
    return Polygon(np.column_stack([x, y]))


def bowl(cx: float, cy: float, rx: float, ry: float, build: Build, stem: float | None = None) -> Geometry:
    """A closed curve, heavy at its sides and thin above and below."""
    side = build.stem if stem is None else stem
    return superellipse(cx, cy, rx, ry).difference(superellipse(cx, cy, rx - side, ry - build.thin, 2.2))


def slanted(top: float, foot: float, top_width: float, foot_width: float | None = None, y0: float = 0) -> Geometry:
    """A slanting stroke from the cap line (or `y0`) to the base line, by the left ends of its edges."""
    below = top_width if foot_width is None else foot_width
    return polygon((top, y0), (top + top_width, y0), (foot + below, CAP), (foot, CAP))


def ribbon(*nibs: Nib) -> Geometry:
    """A stroke of changing width through the points."""
    line = spline(nibs, 24)
    places = spline([(10.0 * place, width) for place, (_, _, width) in enumerate(nibs)], 24)
    at = np.linspace(0, 10.0 * (len(nibs) - 1), len(line))
    half = np.interp(at, places[:, 0], places[:, 1])[:, None] / 2
    side = normals(line) * half
    left, right = line + side, line - side
    quads = [Polygon([left[i], left[i + 1], right[i + 1], right[i]]).buffer(0.05) for i in range(len(line) - 1)]
    return union(quads)


def stem(
    x: float,
    build: Build,
    width: float | None = None,
    y0: float = 0,
    y1: float = CAP,
    head: str = "lr",
    foot: str = "lr",
    overhang: float | None = None,
) -> Geometry:
    """An upright with slabs that reach out to the left ("l") and the right ("r") at its ends."""
    wide = build.stem if width is None else width
    reach = build.overhang if overhang is None else overhang
    parts = [rectangle(x, y0, x + wide, y1)]
    for sides, top, bottom in ((head, y0, y0 + build.slab), (foot, y1 - build.slab, y1)):
        if sides:
            left = x - (reach if "l" in sides else 0)
            right = x + wide + (reach if "r" in sides else 0)
            parts.append(rectangle(left, top, right, bottom))
    return union(parts)


def arm(
    x0: float, x1: float, y: float, thick: float, build: Build, *, up: float = 0, down: float = 0, part: float = 0.62
) -> Geometry:
    """A level arm about `y` whose right end widens into a serif, `up` and `down` from the arm's edges."""
    serif = build.stem * part
    parts = [rectangle(x0, y - thick / 2, x1, y + thick / 2)]
    for height, sign in ((up, -1), (down, 1)):
        if height:
            edge = y + sign * thick / 2
            tip = edge + sign * height
            parts.append(polygon((x1 - serif, y), (x1, y), (x1, tip), (x1 - serif * 0.62, tip), (x1 - serif, edge)))
    return union(parts)


def beak(x: float, y: float, build: Build, *, right: bool, down: bool, length: float, part: float = 0.6) -> Geometry:
    """A serif that hangs from the end of an arm (`down`) or stands on it, its outer edge at `x`."""
    across, along = (-1 if right else 1), (1 if down else -1)
    wide = build.stem * part
    tip = y + along * length
    return polygon(
        (x, y),
        (x, tip),
        (x + across * wide * 0.62, tip),
        (x + across * wide, y + along * build.slab),
        (x + across * wide, y),
    )


def finished(shape: Geometry, build: Build) -> Geometry:
    """Inner corners filled with brackets, outer ones worn, tiny counters closed, the left edge at 0."""
    bracketed = shape.buffer(0.01).buffer(build.bracket, join_style="mitre", mitre_limit=3)
    bracketed = bracketed.buffer(-build.bracket, join_style="round", quad_segs=24)
    worn = bracketed.buffer(-_ROUNDING).buffer(_ROUNDING)
    whole = union([_without_pinholes(part) for part in pieces(worn)] or [EMPTY])
    return move(whole, -whole.bounds[0], 0).simplify(0.08)


def _without_pinholes(part: Polygon) -> Geometry:
    return Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > _CLOSED])
