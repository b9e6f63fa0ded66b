"""Hands from their joints: a pose says where every joint lies, and how far the flesh reaches round it.

A pose is drawn round what it holds at (0, 0), in mm of a hand some 9.5 mm long. Its joints are moved to their place on
the card first and get their flesh there: so the light falls from the upper left on turned and mirrored hands, too.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from shapely.geometry import LineString

from art.curves import Curve, closed, curve, cut, taper
from art.picture import INK, PAPER, Picture
from art.shapes import EMPTY, Geometry, Move, Point, circle, move, union

RADII = {
    "thumb": (1.15, 1.05, 0.94, 0.68), "first": (0.88, 0.86, 0.78, 0.62), "middle": (0.9, 0.88, 0.8, 0.64),
    "ring": (0.88, 0.84, 0.76, 0.6), "little": (0.78, 0.74, 0.66, 0.54),
}  # fmt: skip
"""mm of flesh round the knuckle, the two joints and near the tip."""
CONTOUR, CREASE, ROOT = 0.34, 0.34, 0.6
"""mm: a contour, the widest part of a fold, and how far round its knuckle a finger goes over into the palm."""
SHADE = (0.14, 0.17)
"""mm by which contours are heavier on the side away from the light, to the right and below."""

Line = tuple[float, tuple[Point, ...]]
"""A knife cut: its width and its points."""


class Finger(NamedTuple):
    """A finger from its knuckle to its tip, or the part of it that is seen."""

    joints: Sequence[Point]
    creases: Sequence[int] = ()
    """At which joints a fold is cut."""
    side: int = 1
    """On which side: 1 is right of the way to the tip."""


class Pose(NamedTuple):
    """What a hand does."""

    fingers: Mapping[str, Finger]
    palm: Sequence[Point]
    """The outline of palm or back, from the knuckles to the wrist."""
    wrist: tuple[Point, Point]
    """The two sides of the wrist, where the cuff begins."""
    behind: str
    """What lies behind the thing that is held, in the painter's order: names of fingers, and "palm"."""
    before: str
    lines: Sequence[Line] = ()
    """Cuts on palm and back, over everything."""
    rooted: str = "thumb"
    """The fingers before the palm whose roots go over into it."""


class Posed(NamedTuple):
    """A hand on the card, and the way to its forearm."""

    behind: Picture
    before: Picture
    wrist: tuple[Point, Point]


def posed(pose: Pose, place: Move, slender: float = 1.0) -> Posed:
    """The hand at its place; `slender` is the share of flesh round its fingers, less for the young."""
    (x0, y0), (x1, y1), (x2, y2) = moved(((0, 0), (1, 0), (0, 1)), place)
    size = math.hypot(x1 - x0, y1 - y0)
    side = 1 if (x1 - x0) * (y2 - y0) - (y1 - y0) * (x2 - x0) > 0 else -1
    palm = _palm(pose, place)
    layers = []
    for order in (pose.behind, pose.before):
        picture, over = Picture(), EMPTY
        for name in order.split():
            if name == "palm":
                _outline(picture, palm, size)
                over = EMPTY
                continue
            finger = pose.fingers[name]
            joints = [np.array(point) for point in moved(finger.joints, place)]
            radii = [radius * size * slender for radius in RADII[name][: len(joints)]]
            form = _flesh(joints, radii)
            _outline(picture, form, size)
            if name in pose.rooted.split():
                x, y = (float(value) for value in joints[0])
                root = circle(x, y, radii[0] + ROOT * size)
                picture.add(PAPER, root.intersection(palm).difference(over))
            for at in finger.creases:
                picture.add(INK, _crease(joints, at, radii[at], finger.side * side).intersection(form))
            over = union(over, form.buffer(CONTOUR))
        layers.append(picture)
    behind, before = layers
    before.add(INK, [cut(*moved(points, place), width=width, peak=0.45) for width, points in pose.lines])
    left, right = moved(pose.wrist, place)
    return Posed(behind, before, (left, right))


def moved(points: Iterable[Point], place: Move) -> list[tuple[float, float]]:
    """The points at their place."""
    return [(float(x), float(y)) for x, y in place(LineString([point[:2] for point in points])).coords]


def _palm(pose: Pose, place: Move) -> Geometry:
    corners = [tuple(point[2:]) for point in pose.palm]
    return closed(*[(*at, *corner) for at, corner in zip(moved(pose.palm, place), corners, strict=True)])


def _outline(picture: Picture, form: Geometry, size: float) -> None:
    """A form of skin; its contour is heavier away from the light."""
    contour = form.buffer(CONTOUR)
    picture.add(INK, contour, move(contour, SHADE[0] * size, SHADE[1] * size))
    picture.add(PAPER, form)


def _flesh(joints: Sequence[Curve], radii: Sequence[float]) -> Geometry:
    """The skin round a row of joints, bending as a curve through them."""
    middle = curve(*[(float(x), float(y)) for x, y in joints])
    across = np.interp(np.linspace(0, 1, len(middle)), np.linspace(0, 1, len(radii)), radii)
    rounds = [circle(float(x), float(y), float(radius)) for (x, y), radius in zip(middle, across, strict=True)]
    return union([union(one, other).convex_hull for one, other in pairwise(rounds)])


def _crease(joints: Sequence[Curve], at: int, radius: float, side: int) -> Geometry:
    """A fold across a joint, from its outer side to a little beyond the middle."""
    along = joints[min(at + 1, len(joints) - 1)] - joints[max(at - 1, 0)]
    along = along / np.hypot(*along)
    across = np.array([-along[1], along[0]]) * side
    spots = (across * 1.0, across * 0.5 + along * 0.16, across * -0.1)
    return taper(np.array([joints[at] + spot * radius for spot in spots]), CREASE, peak=0.3)
