"""Strokes as outlines: each a contour with mitred corners, cut off flat at baseline and cap line, wedges at stems.

Lengths are in cap heights, y up. Contours of one glyph overlap and all turn the same way (clockwise), but for
the inner edge of a ring.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from kartenwerk.display import Point

_MITRE_LIMIT = 4.0  # of half a stroke's width; sharper corners are cut off square
_FACETS = 4  # straight cuts that make a wedge's curve


class Metrics(NamedTuple):
    """Measures of a whole face in cap heights; `cap` itself in units of the em."""

    cap: int
    weight: float
    gap: float
    flare: float
    rise: float
    space: float


class Nib(NamedTuple):
    """A point of a stroke and half its width there."""

    x: float
    y: float
    half: float


class Curve(NamedTuple):
    """A corner of a contour; `control` bends the way to it (a quadratic Bézier)."""

    x: float
    y: float
    control: Point | None = None


Contour = Sequence[Curve]


def flattened(contour: Contour) -> list[Point]:
    """The contour in straight cuts alone, as a knife leaves it."""
    points: list[Point] = []
    for before, corner in zip([contour[-1], *contour[:-1]], contour, strict=True):
        if corner.control is not None:
            (cx, cy), steps = corner.control, [step / _FACETS for step in range(1, _FACETS)]
            points += [
                (
                    (1 - t) ** 2 * before.x + 2 * t * (1 - t) * cx + t**2 * corner.x,
                    (1 - t) ** 2 * before.y + 2 * t * (1 - t) * cy + t**2 * corner.y,
                )
                for t in steps
            ]
        points.append((corner.x, corner.y))
    return points


def glyph_contours(entry: Mapping[str, Any], metrics: Metrics) -> list[Contour]:
    """The outlines of one glyph in cap heights, all turning clockwise (but for the inner edge of a ring)."""
    low, high = entry.get("foot", 0.0), entry.get("head", 1.0)
    rings = [clip_height(ring, low, high) for stroke in entry["strokes"] for ring in _outlines(stroke, metrics)]
    rings += [ring for stroke in entry.get("marks", ()) for ring in _outlines(stroke, metrics)]
    contours: list[Contour] = [[Curve(*point) for point in ring] for ring in rings]
    return contours + [wedge(text, metrics) for text in entry.get("wedges", ())]


def _outlines(stroke: str, metrics: Metrics) -> list[list[Point]]:
    nibs, closed = read_stroke(stroke, metrics.weight)
    return ring_outline(nibs) if closed else [stroke_outline(nibs)]


def read_stroke(text: str, weight: float) -> tuple[list[Nib], bool]:
    """The points of "0.10,0.93*0.85 0.50,0.89 z" and whether the chain is closed; ValueError if malformed."""
    *points, last = text.split()
    closed = last == "z"
    nibs = []
    for part in points if closed else [*points, last]:
        place, _, factor = part.partition("*")
        x, y = place.split(",")
        nibs.append(Nib(float(x), float(y), weight / 2 * float(factor or 1)))
    if len(nibs) < 2:
        raise ValueError(f"a stroke needs two points, not {text!r}")
    return nibs, closed


def stroke_outline(nibs: Sequence[Nib]) -> list[Point]:
    """An open stroke as one contour, clockwise (y up): there along its left side, back along its right."""
    back = list(reversed(nibs))
    return _side(nibs, closed=False) + _side(back, closed=False)


def ring_outline(nibs: Sequence[Nib]) -> list[list[Point]]:
    """A closed stroke as two contours: the outer clockwise, the inner against it."""
    sides = [_side(nibs, closed=True), _side(list(reversed(nibs)), closed=True)]
    outer, inner = sorted(sides, key=lambda side: -abs(_area(side)))
    return [
        outer if _area(outer) < 0 else outer[::-1],
        inner if _area(inner) > 0 else inner[::-1],
    ]


def _side(nibs: Sequence[Nib], *, closed: bool) -> list[Point]:
    """The left edge of a chain (y up), its corners mitred."""
    chain = [*nibs, nibs[0]] if closed else list(nibs)
    edges = [_left_edge(a, b) for a, b in pairwise(chain)]
    points: list[Point] = [] if closed else [edges[0][0]]
    following = [*edges[1:], edges[0]] if closed else edges[1:]
    for (edge, after), corner in zip(zip(edges, following, strict=False), chain[1:], strict=False):
        points += _mitre(edge, after, corner)
    if not closed:
        points.append(edges[-1][1])
    return points


def _left_edge(a: Nib, b: Nib) -> tuple[Point, Point]:
    length = math.hypot(b.x - a.x, b.y - a.y)
    nx, ny = -(b.y - a.y) / length, (b.x - a.x) / length
    return (a.x + nx * a.half, a.y + ny * a.half), (b.x + nx * b.half, b.y + ny * b.half)


def _mitre(edge: tuple[Point, Point], after: tuple[Point, Point], corner: Nib) -> list[Point]:
    """Where two edges meet, or the cut across a corner that would be too sharp."""
    (ax, ay), (bx, by) = edge
    (cx, cy), (dx, dy) = after
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    cross = ux * vy - uy * vx
    if abs(cross) < 1e-9:
        return [edge[1]]
    t = ((cx - ax) * vy - (cy - ay) * vx) / cross
    meeting = (ax + t * ux, ay + t * uy)
    if math.hypot(meeting[0] - corner.x, meeting[1] - corner.y) > _MITRE_LIMIT * corner.half:
        return [edge[1], after[0]]
    return [meeting]


def clip_height(points: Sequence[Point], low: float, high: float) -> list[Point]:
    """What of a polygon lies between two heights (Sutherland and Hodgman)."""
    return _clip(_clip(points, low, +1), high, -1)


def _clip(points: Sequence[Point], level: float, sign: int) -> list[Point]:
    kept: list[Point] = []
    for before, point in zip([points[-1], *points[:-1]], points, strict=True):
        inside, was_inside = sign * (point[1] - level) >= 0, sign * (before[1] - level) >= 0
        if inside != was_inside:
            t = (level - before[1]) / (point[1] - before[1])
            kept.append((before[0] + t * (point[0] - before[0]), level))
        if inside:
            kept.append(point)
    return kept


def wedge(text: str, metrics: Metrics) -> Contour:
    """The flare of a stem: "0.10 foot", or "0.09/0.25 head" for one that leans to the right by a quarter.

    "0.10*2 foot" reaches out twice as far.
    """
    place, end = text.split()
    if end not in ("foot", "head"):
        raise ValueError(f"a wedge stands at the foot or the head, not at {end!r}")
    place, _, factor = place.partition("*")
    x, _, leaning = place.partition("/")
    middle, lean = float(x), float(leaning or 0)
    level, up = (0.0, 1) if end == "foot" else (1.0, -1)
    half = metrics.weight / 2 * math.hypot(1, lean)
    flare = metrics.flare * float(factor or 1)
    tip, bend = half + flare, half + flare * 0.1

    def at(side: float, rise: float) -> Point:
        """The point `side` from the middle of the stem, `rise` into the letter."""
        return middle + side + up * rise * lean, level + up * rise

    control = metrics.rise * 0.32
    contour = [
        Curve(*at(-tip, 0)),
        Curve(*at(-half, metrics.rise), control=at(-bend, control)),
        Curve(*at(half, metrics.rise)),
        Curve(*at(tip, 0), control=at(bend, control)),
    ]
    return contour if up > 0 else _reversed(contour)


def _reversed(contour: Contour) -> Contour:
    """The contour turned round; a bend belongs to the corner at the other end of its piece."""
    following = [*contour[1:], contour[0]]
    return [Curve(point.x, point.y, after.control) for point, after in zip(contour, following, strict=True)][::-1]


def _area(points: Sequence[Point]) -> float:
    """Twice the signed area; negative for clockwise (y up)."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))
