"""The net of a tuck box: its panels, where it is cut and where it is creased. Seen from the printed side.

The parts from left to right are glue flap, back, side, front, far side; the lid hangs on the back, the outer
bottom on the front. The origin is the upper left corner of the back, where its crease to the lid begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kartenwerk.display import Box, Matrix, Path, Point, Segment, line

_QUARTER = 0.5522847498307936  # the Bézier handle of a quarter circle of radius 1
_HINGE = 0.4  # mm a dust flap stands back from its crease's ends, so that it clears lid and bottom
_SHOULDER = 4.0  # mm a dust flap's edge stands almost upright, so that the lid's slits catch on it
_SHOULDER_INSET = 0.6
_DUST_INSET = 3.8  # mm a dust flap is narrower at its end
_TAPER = 0.3  # mm a lid or bottom grows narrower on either side


class Dimensions(NamedTuple):
    """A box's or its contents' width, height and depth in mm."""

    width: float
    height: float
    depth: float

    def grown(self, width: float, height: float, depth: float) -> Dimensions:
        return Dimensions(self.width + width, self.height + height, self.depth + depth)


class Flaps(NamedTuple):
    """How the parts beside the four walls are made, in mm; `rules_data/print/box.toml` tells what each is."""

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
    """A part that carries a picture, drawn upright from (0, 0) to (width, height).

    `matrix` puts it into the net; `clip`, in the picture's own coordinates, is what may show of it.
    """

    name: str
    width: float
    height: float
    matrix: Matrix
    clip: Box


@dataclass(frozen=True)
class Net:
    """A box laid flat. `panels` are in the order in which they are painted; the first cut is the outline."""

    size: Dimensions
    panels: tuple[Panel, ...]
    cuts: tuple[Path, ...]
    creases: tuple[Path, ...]
    outline: Box
    bleed: float

    @property
    def bounds(self) -> Box:
        """All that carries ink."""
        return self.outline.grown(self.bleed)


def tuck_box(size: Dimensions, board: float, flaps: Flaps, bleed: float, overlap: float) -> Net:
    """The net of a box whose walls are `size` from crease to crease, from board `board` mm thick.

    `bleed` runs over free edges, `overlap` over creases onto board that is glued and stays bare.
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
        # The far side lies outside on the glue flap: its free edge stands back by the board's thickness.
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
    """A Bézier curve to `end`, from wherever the contour stands."""

    first: Point
    second: Point
    end: Point


_Step = Point | _Curve


def _lid(walls: _Walls, flaps: Flaps) -> tuple[_Step, ...]:
    """Up the lid's left edge, round the tuck flap, and down to the crease again."""
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
    """A dust flap that reaches `length` mm from y (upwards if negative), left to right."""
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
    # Two quarters of an ellipse: as good as the circle's arc, and straight at the edge.
    left, right = middle - half, middle + half
    return (
        (walls.front.start, 0.0),
        (left, 0.0),
        _Curve((left, depth * _QUARTER), (middle - half * _QUARTER, depth), (middle, depth)),
        _Curve((middle + half * _QUARTER, depth), (right, depth * _QUARTER), (right, 0.0)),
        (walls.front.end, 0.0),
    )


def _outer_bottom(walls: _Walls, flaps: Flaps) -> tuple[Point, ...]:
    """Right to left."""
    hinge = walls.front.inside(_TAPER)
    end = hinge.inside(_TAPER)
    y, foot = walls.height, walls.height + walls.bottom
    return ((hinge.end, y), (end.end, foot), (end.start, foot), (hinge.start, y))


def _inner_bottom(walls: _Walls, flaps: Flaps) -> tuple[Point, ...]:
    """The flap that is glued under the outer bottom, right to left."""
    hinge = walls.back.inside(0.5)
    end = hinge.inside(3.0)
    y, foot = walls.height, walls.height + walls.bottom + flaps.bottom_short - flaps.inner_bottom_short
    return ((hinge.end, y), (end.end, foot), (end.start, foot), (hinge.start, y))


def _glue(walls: _Walls, flaps: Flaps) -> tuple[Point, ...]:
    """From the foot of the back round the glue flap to its top."""
    x, y = walls.back.start, walls.height
    return ((x, y), (x, y - 1), (x - flaps.glue, y - 6), (x - flaps.glue, 6.0), (x, 1.0))


def _closed(steps: Sequence[_Step]) -> Path:
    """The contour as a path; a step that stays where it is, is left out."""
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
    """Slits in both ends of the tuck's crease."""
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
    """The lid first: the dust flaps beside it are painted over its bleed."""
    height, lid = walls.height, walls.lid + flaps.tuck
    # Whoever opens the box from the front reads the lid: its head is at the back.
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
