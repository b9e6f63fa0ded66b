"""One light and three weights: lines, and shading that follows the form.

Light falls from the upper left on every card. So what is turned or mirrored is turned first and shaded afterwards: a
finished drawing is never mirrored. Weights are mm on the card and are not scaled with what they draw.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi
from random import Random
from typing import NamedTuple

import numpy as np

from art.curves import Curve, area, curve, length, normals, resample, sided
from art.elementary import cos, power, sin
from art.picture import INK, Picture
from art.shapes import EMPTY, Geometry, Point, pieces, union

SILHOUETTE, FORM, DETAIL = 1.1, 0.45, 0.33
"""mm: the black round a figure, the contour of a form, the finest line. Less than `DETAIL` would be healed."""
LIGHT = (-0.62, -0.785)
"""The way to the light."""
POINT = 0.2
"""mm in which a line of `DETAIL` runs out: so short a point needs no healing."""
STEP = 0.16
"""mm between the spots of an outline at which its light is asked."""
TURNED = 0.12
"""An edge is lit or shaded where its normal is so much turned to the light or from it, as the cosine."""


class Edge(NamedTuple):
    """A part of an outline that faces one way: points, their outward normals, and how much each does so (0 to 1)."""

    points: Curve
    out: Curve
    share: Curve


def line(*points: Point, width: float = DETAIL, peak: float = 0.45) -> Geometry:
    """A line through the points: `width` at `peak` of its way, `DETAIL` towards its pointed ends."""
    return swelling(curve(*points), width, peak)


def swelling(points: Curve, width: float = DETAIL, peak: float = 0.45) -> Geometry:
    """A line along a curve that swells to `width` and runs out in points."""
    way = resample(points, max(8, int(length(points) / 0.25)))
    t = np.linspace(0, 1, len(way))
    rise = np.where(t < peak, t / max(peak, 1e-6), (1 - t) / max(1 - peak, 1e-6))
    half = (DETAIL + (max(width, DETAIL) - DETAIL) * sin(np.clip(rise, 0, 1) * pi / 2)) / 2
    return sided(way, half * _pointed(way))


def comb(
    points: Curve, count: int, long: float, width: float = 0.42, lean: float = 90, bend: float = 0.0, seed: int = 1
) -> Geometry:
    """Hairs set on a curve, `lean` degrees to its direction: of a brow, of a beard's edge; longest in the middle."""
    random, way = Random(seed), resample(points, 80)
    across = normals(way)
    turn = np.array([lean * pi / 180])
    hairs = []
    for i in range(count):
        k = int((i + 0.5) / count * 79)
        along = np.array([across[k][1], -across[k][0]])
        to = along * cos(turn) + across[k] * sin(turn)
        reach = long * (0.6 + 0.4 * float(sin(np.array([pi * (i + 0.5) / count]))[0])) * random.uniform(0.85, 1.1)
        middle = way[k] + to * reach * 0.5 + np.array([to[1], -to[0]]) * bend * reach
        hairs.append(_tooth(way[k], middle, way[k] + to * reach, width))
    return union(hairs)


def shade(
    shape: Geometry,
    width: float = 0.9,
    teeth: float = 1.3,
    gap: float = 0.85,
    root: float = 0.5,
    smooth: float = 1.1,
    lean: float = 0.35,
) -> Geometry:
    """The black on a form's side away from the light: a crescent `width` mm wide, and `teeth` mm long teeth on it.

    The teeth stand `gap` mm apart and lean along the outline, which makes the form round. 0 leaves them off.
    """
    parts: list[Geometry] = []
    for edge in _edges(shape, (-LIGHT[0], -LIGHT[1]), smooth):
        ends = power(sin(np.linspace(0, pi, len(edge.points))), 0.5)
        depth = width * power(edge.share, 0.8) * ends
        parts.append(area(np.vstack([edge.points + edge.out * 0.3, (edge.points - edge.out * depth[:, None])[::-1]])))
        if teeth:
            parts += _teeth(edge, depth, teeth * edge.share * ends, gap, root, lean)
    return union(parts).intersection(shape)


def _teeth(edge: Edge, depth: Curve, long: Curve, gap: float, root: float, lean: float) -> Iterator[Geometry]:
    way = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(edge.points, axis=0).T))])
    for number, at in enumerate(np.arange(gap * 0.6, way[-1] - gap * 0.4, gap)):
        i = int(np.searchsorted(way, at))
        reach = float(depth[i] + long[i] * (0.68 if number % 2 else 1))
        if reach < depth[i] + 0.4:
            continue
        out = edge.out[i]
        along = np.array([-out[1], out[0]])
        start = edge.points[i] - out * max(float(depth[i]) - 0.25, -0.1)
        end = edge.points[i] - out * reach + along * lean * reach * 0.35
        yield _tooth(start, (start + end) / 2 - along * lean * 0.12 * reach, end, root)


def _tooth(start: Curve, middle: Curve, end: Curve, root: float) -> Geometry:
    """From `root` mm to `DETAIL`, and to a point."""
    way = resample(curve(*[(float(x), float(y)) for x, y in (start, middle, end)]), 14)
    last = _pointed(way)
    last[0] = 1
    last[1:7] = 1
    return sided(way, np.linspace(max(root, DETAIL), DETAIL, 14) / 2 * last)


def lit(shape: Geometry, inside: float = 0.75, width: float = 0.5, smooth: float = 1.4, least: float = 0.4) -> Geometry:
    """A cut parallel to the edge that faces the light, as wide as that is turned to it (more than `least`)."""
    cuts: list[Geometry] = []
    for edge in _edges(shape.buffer(-inside), LIGHT, smooth):
        share = np.clip((edge.share - least) / (1 - least), 0, 1)
        bright = np.flatnonzero(share > 0.05)
        if len(bright) < 10:
            continue
        way = edge.points[bright[0] : bright[-1] + 1]
        half = np.maximum(width * share[bright[0] : bright[-1] + 1], DETAIL) / 2
        cuts.append(sided(way, half * _pointed(way)))
    return union(cuts).intersection(shape) if cuts else EMPTY


def rimmed(picture: Picture, width: float = SILHOUETTE - FORM) -> Picture:
    """The picture with black round its whole silhouette: so it stands off whatever lies behind it."""
    rimmed = Picture()
    rimmed.add(INK, picture.silhouette().buffer(width))
    rimmed.put(picture)
    return rimmed


def _pointed(way: Curve) -> Curve:
    """The share of its width that a line has at each point: 1 but for a short point at both ends."""
    gone = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(way, axis=0).T))])
    return np.asarray(np.clip(np.minimum(gone, gone[-1] - gone) / POINT, 0.02, 1))


def _edges(shape: Geometry, side: tuple[float, float], smooth: float) -> Iterator[Edge]:
    """The parts of the outlines that face a side (a unit vector); normals are smoothed over `smooth` mm."""
    for piece in pieces(shape):
        ring = np.asarray(piece.exterior.coords)
        points = resample(ring, max(16, int(piece.exterior.length / STEP)) + 1)[:-1]
        if not piece.exterior.is_ccw:
            points = points[::-1]
        out = _normals(points, max(1, int(smooth / STEP)))
        faces = out[:, 0] * side[0] + out[:, 1] * side[1]
        on = faces > TURNED
        if on.all() or not on.any():
            continue
        start = int(np.flatnonzero(~on)[0])
        points, out, faces = (np.roll(values, -start, axis=0) for values in (points, out, faces))
        on = np.roll(on, -start)
        changes = np.flatnonzero(np.diff(np.concatenate([[False], on, [False]]).astype(int)))
        for first, last in zip(changes[::2], changes[1::2], strict=True):
            if last - first > 5:
                share = np.clip((faces[first:last] - TURNED) / (1 - TURNED), 0, 1)
                yield Edge(points[first:last], out[first:last], share)


def _normals(ring: Curve, reach: int) -> Curve:
    """Outward unit normals of a counter-clockwise ring, each the mean of its neighbours' as far as `reach`."""
    along = np.roll(ring, -1, axis=0) - np.roll(ring, 1, axis=0)
    raw = np.column_stack([along[:, 1], -along[:, 0]])
    weights = 0.5 + 0.5 * cos(np.arange(-reach, reach + 1) * pi / (reach + 1))
    summed = np.zeros_like(raw)
    for shift, weight in zip(range(-reach, reach + 1), weights, strict=True):
        summed += weight * np.roll(raw, shift, axis=0)
    return np.asarray(summed / np.maximum(np.hypot(summed[:, 0], summed[:, 1]), 1e-6)[:, None])
