"""Strokes become contours with mitred corners, cut off flat at the baseline and the cap line; stems get wedges.

Lengths are in cap heights, y up. The contours of a glyph overlap. All turn clockwise, except the inner edge of a ring.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from kartenwerk.graphics.display import Point

_MITRE_LIMIT = 4.0  # of half a stroke's width, as in SVG; corners whose point reaches farther are cut off square
_FACETS = 4  # straight cuts that a wedge's curve is made of, as a knife would make it
_FARTHEST = 10.0  # cap heights: nothing of a letter lies farther away
_BEND, _BEND_RISE = 0.1, 0.32  # of a wedge's flare and of its rise: where the control point of its hollow curve lies


class Metrics(NamedTuple):
    """The measures of a face in cap heights; `cap`, the cap height itself, is in font units.

    `weight` is the width of a stroke, `gap` the distance between two letters, `flare` how far a wedge reaches out on
    either side and `rise` how far up the stem it begins, `space` the word space.
    """

    cap: int
    weight: float
    gap: float
    flare: float
    rise: float
    space: float


class Nib(NamedTuple):
    """A point of a stroke, and half the stroke's width there."""

    x: float
    y: float
    half: float


class ContourPoint(NamedTuple):
    """A point of a contour. With a `control` the way to it is a quadratic Bézier curve, else a straight line."""

    x: float
    y: float
    control: Point | None = None


Contour = Sequence[ContourPoint]


def flatten(contour: Contour) -> list[Point]:
    """The contour with its curves in straight pieces, as a knife cuts them."""
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


def outline_stroke(stroke: str, metrics: Metrics) -> list[list[Point]]:
    """The contours of a stroke: one, or two of a closed chain."""
    nibs, closed = read_stroke(stroke, metrics.weight)
    return ring_outline(nibs) if closed else [stroke_outline(nibs)]


def read_stroke(text: str, weight: float) -> tuple[list[Nib], bool]:
    """The points of "0.10,0.93*0.85 0.50,0.89 z", and whether the chain is closed (z); ValueError if malformed."""
    *points, last = text.split() or [""]
    closed = last == "z"
    nibs = []
    for part in points if closed else [*points, last]:
        place, _, factor = part.partition("*")
        x, y = place.split(",")
        nibs.append(Nib(_number(x), _number(y), weight / 2 * _number(factor or "1", least=0)))
    if len(nibs) < 2:
        raise ValueError(f"a stroke needs two points, not {text[:60]!r}")
    chain = [*nibs, nibs[0]] if closed else nibs
    if any(a[:2] == b[:2] for a, b in pairwise(chain)):
        raise ValueError("a stroke stays in its place between two points")
    return nibs, closed


def read_wedge(text: str) -> tuple[float, float, float, bool]:
    """A wedge's place, how its stem leans, how far it reaches out, and whether it is at the foot.

    "0.09/0.25*2 foot" has all of them. ValueError if malformed.
    """
    place, end = text.split()
    if end not in ("foot", "head"):
        raise ValueError(f"a wedge stands at the foot or the head, not at {end!r}")
    place, _, factor = place.partition("*")
    x, _, leaning = place.partition("/")
    return _number(x), _number(leaning or "0"), _number(factor or "1", least=0), end == "foot"


def _number(text: str, least: float = -_FARTHEST) -> float:
    value = float(text)
    if not least <= value <= _FARTHEST:
        raise ValueError(f"a number must be from {least:g} to {_FARTHEST:g}, not {text[:20]}")
    return value


def stroke_outline(nibs: Sequence[Nib]) -> list[Point]:
    """An open stroke as one contour, clockwise (y up): forward along its left side, back along its right side."""
    back = list(reversed(nibs))
    return _side(nibs, closed=False) + _side(back, closed=False)


def ring_outline(nibs: Sequence[Nib]) -> list[list[Point]]:
    """A closed stroke as two contours: the outer one clockwise, the inner one anticlockwise."""
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
    """The left edge of one straight piece, from a to b; at each end half the stroke's width there from its middle."""
    length = math.hypot(b.x - a.x, b.y - a.y)
    nx, ny = -(b.y - a.y) / length, (b.x - a.x) / length
    return (a.x + nx * a.half, a.y + ny * a.half), (b.x + nx * b.half, b.y + ny * b.half)


def _mitre(edge: tuple[Point, Point], after: tuple[Point, Point], corner: Nib) -> list[Point]:
    """The corner where two edges meet; two points, a cut across it, where the corner would be too sharp."""
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
    """The part of a polygon between two heights, by the algorithm of Sutherland and Hodgman (1974)."""
    return _clip(_clip(points, low, +1), high, -1)


def _clip(points: Sequence[Point], level: float, sign: int) -> list[Point]:
    """The part of a polygon above the level (sign +1) or below it (sign -1)."""
    kept: list[Point] = []
    for before, point in zip([*points[-1:], *points[:-1]], points, strict=True):
        inside, was_inside = sign * (point[1] - level) >= 0, sign * (before[1] - level) >= 0
        if inside != was_inside:
            t = (level - before[1]) / (point[1] - before[1])
            kept.append((before[0] + t * (point[0] - before[0]), level))
        if inside:
            kept.append(point)
    return kept


def wedge(text: str, metrics: Metrics) -> Contour:
    """The wedge that flares a stem: "0.10 foot" at the foot of the stem at x = 0.10.

    "0.09/0.25 head" is for a stem that leans to the right by a quarter; "0.10*2 foot" reaches out twice as far.
    ValueError if malformed.
    """
    middle, lean, factor, at_foot = read_wedge(text)
    level, up = (0.0, 1) if at_foot else (1.0, -1)
    half = metrics.weight / 2 * math.hypot(1, lean)
    flare = metrics.flare * factor
    tip, bend = half + flare, half + flare * _BEND

    def at(side: float, rise: float) -> Point:
        """The point `side` from the middle of the stem, `rise` into the letter."""
        return middle + side + up * rise * lean, level + up * rise

    control = metrics.rise * _BEND_RISE
    contour = [
        ContourPoint(*at(-tip, 0)),
        ContourPoint(*at(-half, metrics.rise), control=at(-bend, control)),
        ContourPoint(*at(half, metrics.rise)),
        ContourPoint(*at(tip, 0), control=at(bend, control)),
    ]
    return contour if up > 0 else _reverse(contour)


def _reverse(contour: Contour) -> Contour:
    """The contour in the other direction; a curve's control point moves to the other end of the curve."""
    following = [*contour[1:], contour[0]]
    turned = [ContourPoint(point.x, point.y, after.control) for point, after in zip(contour, following, strict=True)]
    return turned[::-1]


def _area(points: Sequence[Point]) -> float:
    """Twice the signed area of a polygon; negative if it turns clockwise (y up)."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))
