"""The contour of a tuck box laid flat, and its facets: what the cuts and the creases part it into."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from kartenwerk.graphics.display import Path, Point, Segment, line
from kartenwerk.printing.press.folding import Crease, Facet
from kartenwerk.printing.press.walls import TAPER, Extent, Flaps, Walls

_QUARTER = 0.5522847498307936  # the Bézier handle of a quarter circle of radius 1
_HINGE = 0.4  # mm: a dust flap stands back this far from either end of its wall, so that it clears lid and bottom
_SHOULDER = 4.0  # mm: so far a dust flap's edge rises almost upright, so that the slits of the lid catch on it
_SHOULDER_INSET = 0.6  # mm: by this much a dust flap is narrower, on either side, at the end of its shoulder
_DUST_INSET = 3.8  # mm: by this much a dust flap is narrower, on either side, at its free edge
_TUCK_INSET = 0.5  # mm: by this much the tuck flap is narrower, on either side, than its crease
_GLUE_ENDS = 1.0  # mm that the glue flap's crease stays clear of either end of the back
_GLUE_SLOPE = 5.0  # mm by which the glue flap is shorter, at either end, at its free edge
_ARC = 12  # straight pieces in place of a curve, where a facet's outline is asked for


class Curve(NamedTuple):
    """A Bézier curve from the current end of the contour to `end`."""

    first: Point
    second: Point
    end: Point


Step: TypeAlias = Point | Curve


def contour(walls: Walls, flaps: Flaps) -> Path:
    """The outline of the whole, clockwise from where the back begins."""
    back, side, front, far = walls.back, walls.side, walls.front, walls.far
    return close_path(
        (
            (back.start, 0.0),
            *_lid(walls, flaps),
            (back.end, 0.0),
            (side.start, walls.head),
            *_dust(side, walls.head, -flaps.dust),
            (front.start, walls.head),
            *_notched_edge(front, flaps),
            (far.start, walls.head),
            *_dust(far, walls.head, -flaps.dust),
            (far.end, walls.head),
            (far.end, walls.foot),
            *reversed(_dust(far, walls.foot, flaps.dust)),
            (front.end, walls.foot),
            (front.end, walls.outer_foot),
            *_outer_bottom(walls),
            (front.start, walls.outer_foot),
            (front.start, walls.foot),
            *reversed(_dust(side, walls.foot, flaps.dust)),
            (side.start, walls.foot),
            (back.end, walls.inner_foot),
            *_inner_bottom(walls),
            (back.start, walls.inner_foot),
            *_glue(walls),
        )
    )


def slits(walls: Walls, flaps: Flaps) -> tuple[Path, Path]:
    """Slits at both ends of the tuck flap's crease."""
    start, end = walls.tuck
    return (
        line(start, -walls.lid, start + flaps.lock, -walls.lid),
        line(end - flaps.lock, -walls.lid, end, -walls.lid),
    )


def facets(walls: Walls, flaps: Flaps) -> tuple[Facet, ...]:
    """The facets, each after the one that it is joined to; the back lies still."""
    back, side, front, far = walls.back, walls.side, walls.front, walls.far
    head, foot = walls.head, walls.foot
    tuck = walls.tuck
    notched = _flat((*_notched_edge(front, flaps), (front.end, walls.outer_foot), (front.start, walls.outer_foot)))

    def wall(span: Extent) -> tuple[Point, ...]:
        return (span.start, head), (span.end, head), (span.end, foot), (span.start, foot)

    def upright(to: str, x: float) -> Crease:
        return Crease(to, (x, head), (x, foot))

    def level(to: str, span: Extent, y: float) -> Crease:
        return Crease(to, (span.start, y), (span.end, y))

    def dust(name: str, to: str, span: Extent, y: float, length: float) -> Facet:
        return Facet(name, _dust(span, y, length), level(to, span.inside(_HINGE), y))

    lid = ((back.start, 0.0), (tuck.start, -walls.lid), (tuck.end, -walls.lid), (back.end, 0.0))
    glue = Crease("back", (back.start, _GLUE_ENDS), (back.start, walls.inner_foot - _GLUE_ENDS))
    return (
        Facet(
            "back", ((back.start, 0.0), (back.end, 0.0), (back.end, walls.inner_foot), (0.0, walls.inner_foot)), None
        ),
        Facet("glue", _glue(walls), glue),
        Facet("side", wall(side), upright("back", side.start)),
        Facet("front", notched, upright("side", front.start)),
        Facet("far", wall(far), upright("front", far.start)),
        Facet("lid", lid, level("back", back, 0.0)),
        Facet("tuck", _flat(_tuck(walls, flaps)), level("lid", tuck.inside(flaps.lock), -walls.lid)),
        dust("side dust", "side", side, head, -flaps.dust),
        dust("far dust", "far", far, head, -flaps.dust),
        dust("side foot", "side", side, foot, flaps.dust),
        dust("far foot", "far", far, foot, flaps.dust),
        Facet("inner bottom", _inner_bottom(walls), level("back", back.inside(_TUCK_INSET), walls.inner_foot)),
        Facet("bottom", _outer_bottom(walls), level("front", front.inside(TAPER), walls.outer_foot)),
    )


def _lid(walls: Walls, flaps: Flaps) -> tuple[Step, ...]:
    """The contour round lid and tuck flap, without the corners of the back."""
    crease = walls.tuck
    return ((crease.start, -walls.lid), *_tuck(walls, flaps), (crease.end, -walls.lid))


def _tuck(walls: Walls, flaps: Flaps) -> tuple[Step, ...]:
    """The contour round the tuck flap from its left end."""
    flap = walls.tuck.inside(_TUCK_INSET)
    top, fold = -walls.lid - flaps.tuck, -walls.lid
    r = min(flaps.tuck_radius, flap.width / 2)
    k = r * (1 - _QUARTER)
    return (
        (flap.start, fold),
        (flap.start, top + r),
        Curve((flap.start, top + k), (flap.start + k, top), (flap.start + r, top)),
        (flap.end - r, top),
        Curve((flap.end - k, top), (flap.end, top + k), (flap.end, top + r)),
        (flap.end, fold),
    )


def _dust(wall: Extent, y: float, length: float) -> tuple[Point, ...]:
    """The contour of a dust flap that reaches `length` mm from y (upwards if negative), left to right."""
    hinge = wall.inside(_HINGE)
    way = 1 if length > 0 else -1
    shoulder = hinge.inside(_SHOULDER_INSET)
    end = hinge.inside(min(_DUST_INSET, wall.width / 4))
    return (
        (hinge.start, y),
        (shoulder.start, y + way * _SHOULDER),
        (end.start, y + length),
        (end.end, y + length),
        (shoulder.end, y + way * _SHOULDER),
        (hinge.end, y),
    )


def _notched_edge(front: Extent, flaps: Flaps) -> tuple[Step, ...]:
    """The front's upper edge with the notch for the thumb."""
    middle = (front.start + front.end) / 2
    r, rise = flaps.notch_radius, flaps.notch_rise
    half = (r * r - rise * rise) ** 0.5
    depth = r - rise
    # Two quarters of an ellipse: they look like an arc of a circle, but meet the edge at a right angle.
    left, right = middle - half, middle + half
    return (
        (front.start, 0.0),
        (left, 0.0),
        Curve((left, depth * _QUARTER), (middle - half * _QUARTER, depth), (middle, depth)),
        Curve((middle + half * _QUARTER, depth), (right, depth * _QUARTER), (right, 0.0)),
        (front.end, 0.0),
    )


def _outer_bottom(walls: Walls) -> tuple[Point, ...]:
    """The contour of the bottom flap on the outside, right to left."""
    hinge = walls.front.inside(TAPER)
    end = hinge.inside(TAPER)
    y = walls.outer_foot
    return ((hinge.end, y), (end.end, y + walls.bottom), (end.start, y + walls.bottom), (hinge.start, y))


def _inner_bottom(walls: Walls) -> tuple[Point, ...]:
    """The contour of the flap that the outer bottom is glued onto, right to left."""
    hinge = walls.back.inside(_TUCK_INSET)
    end = hinge.inside(3.0)
    y = walls.inner_foot
    return ((hinge.end, y), (end.end, y + walls.inner_bottom), (end.start, y + walls.inner_bottom), (hinge.start, y))


def _glue(walls: Walls) -> tuple[Point, ...]:
    """The contour round the glue flap, from its foot to its head."""
    x, head, foot = walls.back.start, _GLUE_ENDS, walls.inner_foot - _GLUE_ENDS
    edge = x - walls.glue
    return ((x, foot), (edge, foot - _GLUE_SLOPE), (edge, head + _GLUE_SLOPE), (x, head))


def close_path(steps: Sequence[Step]) -> Path:
    """The steps as a closed path, without those that lead nowhere."""
    segments: list[Segment] = []
    at: Point | None = None
    for step in steps:
        end = step.end if isinstance(step, Curve) else step
        if end == at:
            continue
        if at is None:
            segments.append(("M", end))
        elif isinstance(step, Curve):
            segments.append(("C", (*step.first, *step.second, *step.end)))
        else:
            segments.append(("L", end))
        at = end
    return (*segments, ("Z", ()))


def _flat(steps: Sequence[Step]) -> tuple[Point, ...]:
    """The corners of the steps, a curve as a row of straight pieces."""
    points: list[Point] = []
    for step in steps:
        points += _along(points[-1], step) if isinstance(step, Curve) else [step]
    return tuple(points)


def _along(start: Point, curve: Curve) -> Iterator[Point]:
    for piece in range(1, _ARC + 1):
        t = piece / _ARC
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points = (start, curve.first, curve.second, curve.end)
        x, y = (sum(share * point[axis] for share, point in zip(shares, points, strict=True)) for axis in (0, 1))
        yield x, y
