"""The net of a tuck box: its panels, its cuts and its creases, seen from the printed side.

From left to right it consists of glue flap, back, side, front and far side; the lid is joined to the back, the outer
bottom to the front. The origin is the upper left corner of the back, where its crease to the lid begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kartenwerk.display import Box, Matrix, Path, Point, Segment, line

_QUARTER = 0.5522847498307936  # the Bézier handle of a quarter circle of radius 1
_HINGE = 0.4  # mm: a dust flap stands back this far from either end of its wall, so that it clears lid and bottom
_SHOULDER = 4.0  # mm: so far a dust flap's edge rises almost upright, so that the slits of the lid catch on it
_SHOULDER_INSET = 0.6  # mm: by this much a dust flap is narrower, on either side, at the end of its shoulder
_DUST_INSET = 3.8  # mm: by this much a dust flap is narrower, on either side, at its free edge
_TAPER = 0.3  # mm: by this much the lid or bottom is narrower, on either side, than the wall it is joined to


class Dimensions(NamedTuple):
    """Width, height and depth of a box or of its contents, in mm."""

    width: float
    height: float
    depth: float

    def grown(self, width: float, height: float, depth: float) -> Dimensions:
        return Dimensions(self.width + width, self.height + height, self.depth + depth)


class Flaps(NamedTuple):
    """Measures of the parts beside the four walls, in mm; `rules_data/print/box.toml` explains each of them."""

    glue: float
    tuck: float
    tuck_radius: float
    dust: float
    lock: float
    lid_short: float
    bottom_short: float
    inner_bottom_short: float
    notch_radius: float
    notch_rise: float


class Panel(NamedTuple):
    """A part that carries a picture. The picture is drawn upright from (0, 0) to (width, height).

    `matrix` places it in the net; `clip` is the part of it that may show, in the picture's own coordinates.
    """

    name: str
    width: float
    height: float
    matrix: Matrix
    clip: Box


@dataclass(frozen=True)
class Net:
    """A box laid flat. Its panels are in the order of painting; the first of its cuts is the outline."""

    size: Dimensions
    panels: tuple[Panel, ...]
    cuts: tuple[Path, ...]
    creases: tuple[Path, ...]
    outline: Box
    bleed: float

    @property
    def bounds(self) -> Box:
        """Everything that carries ink."""
        return self.outline.grown(self.bleed)


def tuck_box(size: Dimensions, board: float, flaps: Flaps, bleed: float, overlap: float) -> Net:
    """The net of a box that measures `size` from crease to crease and is made of board `board` mm thick.

    Pictures run `bleed` mm over free edges, and `overlap` mm over creases onto parts that are glued and not printed.
    """
    walls = _Walls.of(size, board, flaps)
    contour = (
        *_lid(walls, flaps),
        *_dust(walls.side, 0, -flaps.dust),
        *_notched_edge(walls, flaps),
        *_dust(walls.far, 0, -flaps.dust),
        (walls.far.end, 0.0),
        (walls.far.end, size.height),
        *reversed(_dust(walls.far, size.height, flaps.dust)),
        *_outer_bottom(walls, flaps),
        *reversed(_dust(walls.side, size.height, flaps.dust)),
        *_inner_bottom(walls, flaps),
        *_glue(walls, flaps),
    )
    return Net(
        size,
        _panels(walls, flaps, bleed, overlap),
        (_closed(contour), *_locks(walls, flaps)),
        _creases(walls, flaps),
        Box(-flaps.glue, -walls.lid - flaps.tuck, walls.far.end, size.height + walls.bottom),
        bleed,
    )


class _Span(NamedTuple):
    """A wall from its left to its right crease."""

    start: float
    end: float

    @property
    def width(self) -> float:
        return self.end - self.start

    def inside(self, by: float) -> _Span:
        return _Span(self.start + by, self.end - by)


class _Walls(NamedTuple):
    back: _Span
    side: _Span
    front: _Span
    far: _Span
    height: float
    lid: float
    bottom: float

    @staticmethod
    def of(size: Dimensions, board: float, flaps: Flaps) -> _Walls:
        # The far side is glued onto the outside of the glue flap, so it must be narrower by the thickness of the board.
        widths = (size.width, size.depth, size.width, size.depth - board)
        edges = [sum(widths[:count]) for count in range(5)]
        back, side, front, far = (_Span(edges[wall], edges[wall + 1]) for wall in range(4))
        lid, bottom = size.depth - flaps.lid_short, size.depth - flaps.bottom_short
        return _Walls(back, side, front, far, size.height, lid, bottom)

    @property
    def tuck(self) -> _Span:
        """The crease between lid and tuck flap."""
        return self.back.inside(_TAPER)


class _Curve(NamedTuple):
    """A Bézier curve from the current end of the contour to `end`."""

    first: Point
    second: Point
    end: Point


_Step = Point | _Curve


def _lid(walls: _Walls, flaps: Flaps) -> tuple[_Step, ...]:
    """The contour up the lid's left edge, round the tuck flap, and down to the crease again."""
    crease = walls.tuck
    flap = crease.inside(0.5)
    top, fold = -walls.lid - flaps.tuck, -walls.lid
    r = min(flaps.tuck_radius, flap.width / 2)
    k = r * (1 - _QUARTER)
    return (
        (walls.back.start, 0.0),
        (crease.start, fold),
        (flap.start, fold),
        (flap.start, top + r),
        _Curve((flap.start, top + k), (flap.start + k, top), (flap.start + r, top)),
        (flap.end - r, top),
        _Curve((flap.end - k, top), (flap.end, top + k), (flap.end, top + r)),
        (flap.end, fold),
        (crease.end, fold),
        (walls.back.end, 0.0),
    )


def _dust(wall: _Span, y: float, length: float) -> tuple[Point, ...]:
    """The contour of a dust flap that reaches `length` mm from y (upwards if negative), left to right."""
    hinge = wall.inside(_HINGE)
    way = 1 if length > 0 else -1
    shoulder = hinge.inside(_SHOULDER_INSET)
    end = hinge.inside(_DUST_INSET)
    return (
        (hinge.start, y),
        (shoulder.start, y + way * _SHOULDER),
        (end.start, y + length),
        (end.end, y + length),
        (shoulder.end, y + way * _SHOULDER),
        (hinge.end, y),
    )


def _notched_edge(walls: _Walls, flaps: Flaps) -> tuple[_Step, ...]:
    """The front's upper edge with the notch for the thumb."""
    middle = (walls.front.start + walls.front.end) / 2
    r, rise = flaps.notch_radius, flaps.notch_rise
    half = (r * r - rise * rise) ** 0.5
    depth = r - rise
    # Two quarters of an ellipse: they look like an arc of a circle, but meet the edge at a right angle.
    left, right = middle - half, middle + half
    return (
        (walls.front.start, 0.0),
        (left, 0.0),
        _Curve((left, depth * _QUARTER), (middle - half * _QUARTER, depth), (middle, depth)),
        _Curve((middle + half * _QUARTER, depth), (right, depth * _QUARTER), (right, 0.0)),
        (walls.front.end, 0.0),
    )


def _outer_bottom(walls: _Walls, flaps: Flaps) -> tuple[Point, ...]:
    """The contour of the bottom flap on the outside, right to left."""
    hinge = walls.front.inside(_TAPER)
    end = hinge.inside(_TAPER)
    y, foot = walls.height, walls.height + walls.bottom
    return ((hinge.end, y), (end.end, foot), (end.start, foot), (hinge.start, y))


def _inner_bottom(walls: _Walls, flaps: Flaps) -> tuple[Point, ...]:
    """The contour of the flap that the outer bottom is glued onto, right to left."""
    hinge = walls.back.inside(0.5)
    end = hinge.inside(3.0)
    y, foot = walls.height, walls.height + walls.bottom + flaps.bottom_short - flaps.inner_bottom_short
    return ((hinge.end, y), (end.end, foot), (end.start, foot), (hinge.start, y))


def _glue(walls: _Walls, flaps: Flaps) -> tuple[Point, ...]:
    """The contour from the foot of the back round the glue flap to the top."""
    x, y = walls.back.start, walls.height
    return ((x, y), (x, y - 1), (x - flaps.glue, y - 6), (x - flaps.glue, 6.0), (x, 1.0))


def _closed(steps: Sequence[_Step]) -> Path:
    """The contour as a path, without steps that lead nowhere."""
    segments: list[Segment] = []
    at: Point | None = None
    for step in steps:
        end = step.end if isinstance(step, _Curve) else step
        if end == at:
            continue
        if at is None:
            segments.append(("M", end))
        elif isinstance(step, _Curve):
            segments.append(("C", (*step.first, *step.second, *step.end)))
        else:
            segments.append(("L", end))
        at = end
    return (*segments, ("Z", ()))


def _locks(walls: _Walls, flaps: Flaps) -> tuple[Path, Path]:
    """Slits at both ends of the tuck flap's crease."""
    start, end = walls.tuck
    return (
        line(start, -walls.lid, start + flaps.lock, -walls.lid),
        line(end - flaps.lock, -walls.lid, end, -walls.lid),
    )


def _creases(walls: _Walls, flaps: Flaps) -> tuple[Path, ...]:
    height = walls.height
    upright = [line(walls.back.start, 1, walls.back.start, height - 1)]
    upright += [line(wall.start, 0, wall.start, height) for wall in (walls.side, walls.front, walls.far)]
    top = [walls.back, walls.side.inside(_HINGE), walls.far.inside(_HINGE)]
    foot = [walls.back.inside(0.5), walls.side.inside(_HINGE), walls.front.inside(_TAPER), walls.far.inside(_HINGE)]
    tuck = walls.tuck.inside(flaps.lock)
    return (
        *upright,
        *(line(wall.start, 0, wall.end, 0) for wall in top),
        *(line(wall.start, height, wall.end, height) for wall in foot),
        line(tuck.start, -walls.lid, tuck.end, -walls.lid),
    )


def _panels(walls: _Walls, flaps: Flaps, bleed: float, overlap: float) -> tuple[Panel, ...]:
    """The panels, the lid first: the dust flaps beside it have to cover its bleed."""
    height, lid = walls.height, walls.lid + flaps.tuck
    # The lid is read by somebody who looks at the box from the front: the top of its picture is at the back.
    turned = Matrix.turn(180).then(Matrix.move(walls.back.end, 0))

    def wall(name: str, span: _Span, left: float, top: float, right: float, foot: float) -> Panel:
        clip = Box(-left, -top, span.width + right, height + foot)
        return Panel(name, span.width, height, Matrix.move(span.start, 0), clip)

    def dust(name: str, span: _Span, right: float) -> Panel:
        clip = Box(0, -bleed, span.width + right, flaps.dust)
        return Panel(name, span.width, flaps.dust, Matrix.move(span.start, -flaps.dust), clip)

    width, bottom = walls.front.width, walls.bottom
    return (
        Panel("lid", walls.back.width, lid, turned, Box(-bleed, 0, walls.back.width + bleed, lid + bleed)),
        dust("dust", walls.side, 0),
        dust("dust", walls.far, bleed),
        wall("side", walls.side, 0, 0, 0, overlap),
        wall("far", walls.far, 0, 0, bleed, overlap),
        wall("back", walls.back, overlap, 0, 0, overlap),
        wall("front", walls.front, 0, bleed, 0, 0),
        Panel("bottom", width, bottom, Matrix.move(walls.front.start, height), Box(0, 0, width, bottom + bleed)),
    )
