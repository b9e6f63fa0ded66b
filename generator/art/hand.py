"""A hand on its skeleton: joints are moved, turned or mirrored, then they get their flesh, and then the light."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from art.curves import Curve, closed
from art.joints import moved
from art.light import DETAIL, line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Move, Point, circle, union

RADII = {
    "first": (0.88, 0.82, 0.74, 0.62), "middle": (0.92, 0.86, 0.77, 0.64), "ring": (0.88, 0.82, 0.73, 0.6),
    "little": (0.78, 0.71, 0.64, 0.53), "thumb": (1.15, 1.02, 0.92, 0.66),
}  # fmt: skip
"""mm of flesh round knuckle, middle joint, end joint and tip of a man's hand, which is 9.6 mm long."""
CONTOUR, THUMB = 0.42, 0.5
"""mm of contour: between two fingers, and round the thumb."""
WAIST, SOFT = 0.95, 0.22
"""A finger's width between two joints as a share of theirs; mm by which its inner bends are softened."""


class Crease(NamedTuple):
    """A fold across a joint of a finger, on one side (1 is right of the way to the tip), `span` radii long."""

    finger: str
    joint: int
    side: int
    span: float = 1.0


class Gesture(NamedTuple):
    """What a hand does: a table of joints round what it holds at (0, 0), in mm."""

    order: str
    """What is painted, in its order: fingers, "palm", and "held" for what lies in the hand."""
    palm: Sequence[Point]
    """The outline of palm or back, from the knuckles to the wrist."""
    joints: Mapping[str, Sequence[Point]]
    wrist: tuple[Point, Point]
    """The two sides of the wrist."""
    forearm: Point
    """Which way the forearm goes, a unit vector."""
    creases: Sequence[Crease] = ()
    nails: Mapping[str, int] = {}
    """Fingers whose nail is seen, and on which side of the way to the tip."""
    lines: Sequence[tuple[float, tuple[Point, ...]]] = ()
    """Lines of palm or back: width, points."""
    melting: bool = False
    """Whether the thumb's root goes over into the palm."""

    def with_fingers(self, **joints: Sequence[Point]) -> Gesture:
        """The gesture of somebody who holds some fingers another way."""
        return self._replace(joints={**self.joints, **joints})


class Hand(NamedTuple):
    """A hand on the card, and where its arm goes on."""

    picture: Picture
    wrist: tuple[Point, Point]
    forearm: Point


def draw_hand(
    gesture: Gesture,
    place: Move,
    held: Picture | None = None,
    slender: float = 1.0,
    skin: str = PAPER,
    gloved: bool = False,
) -> Hand:
    """The hand at its place, with what it holds (already on the card); `slender` is less for boys and the old."""
    origin, right, down, arm = moved(((0, 0), (1, 0), (0, 1), gesture.forearm), place)
    size = math.hypot(right[0] - origin[0], right[1] - origin[1])
    turned = (right[0] - origin[0]) * (down[1] - origin[1]) - (right[1] - origin[1]) * (down[0] - origin[0])
    side = 1 if turned > 0 else -1
    picture = Picture()
    palm = _palm(gesture, place)
    painted: set[str] = set()
    for name in gesture.order.split():
        if name == "held":
            if held:
                picture.put(held)
        elif name == "palm":
            _skin(picture, palm, skin, CONTOUR)
            picture.add(INK, shade(palm, 0.42, 0, smooth=0.8))
        else:
            joints = [np.array(point) for point in moved(gesture.joints[name], place)]
            radii = [radius * size * slender for radius in _radii(name, len(joints))]
            flesh = finger(joints, radii)
            _skin(picture, flesh, skin, THUMB if name == "thumb" else CONTOUR)
            picture.add(INK, shade(flesh, 0.3, 0, smooth=0.6))
            if not gloved:
                creases = [crease for crease in gesture.creases if crease.finger == name]
                picture.add(INK, [_crease(joints, fold, radii, side).intersection(flesh) for fold in creases])
                if name in gesture.nails:
                    picture.add(INK, _nail(joints, radii[-1], gesture.nails[name] * side).intersection(flesh))
            if name == "thumb" and gesture.melting and "palm" in painted:
                picture.add(skin, _root(joints, radii).intersection(palm.buffer(-0.05)))
        painted.add(name)
    picture.add(INK, [line(*moved(points, place), width=width) for width, points in gesture.lines])
    one, other = moved(gesture.wrist, place)
    return Hand(picture, (one, other), ((arm[0] - origin[0]) / size, (arm[1] - origin[1]) / size))


def finger(joints: Sequence[Curve], radii: Sequence[float]) -> Geometry:
    """The flesh of a finger: round its joints, with a waist between them."""
    parts = []
    for i in range(len(joints) - 1):
        (ax, ay), (bx, by) = joints[i], joints[i + 1]
        waist = circle(float(ax + bx) / 2, float(ay + by) / 2, (radii[i] + radii[i + 1]) / 2 * WAIST)
        parts += [union(circle(float(ax), float(ay), radii[i]), waist).convex_hull]
        parts += [union(waist, circle(float(bx), float(by), radii[i + 1])).convex_hull]
    return union(parts).buffer(SOFT).buffer(-2 * SOFT).buffer(SOFT)


def _radii(name: str, count: int) -> Sequence[float]:
    return RADII[name][:count]


def _skin(picture: Picture, form: Geometry, skin: str, contour: float) -> None:
    picture.add(INK, form.buffer(contour))
    picture.add(skin, form)


def _palm(gesture: Gesture, place: Move) -> Geometry:
    corners = [tuple(point[2:]) for point in gesture.palm]
    return closed(*[(*at, *corner) for at, corner in zip(moved(gesture.palm, place), corners, strict=True)])


def _crease(joints: Sequence[Curve], fold: Crease, radii: Sequence[float], side: int) -> Geometry:
    """From the outer side of a joint, bowed along it."""
    at, radius = fold.joint, radii[fold.joint]
    along = joints[min(at + 1, len(joints) - 1)] - joints[max(at - 1, 0)]
    along = along / max(float(np.hypot(*along)), 1e-6)
    across = np.array([-along[1], along[0]]) * fold.side * side
    spots = (across * 0.95 - along * 0.05, across * 0.45 + along * 0.17, across * (0.92 - fold.span) - along * 0.02)
    return line(*[(float(x), float(y)) for x, y in (joints[at] + spot * radius for spot in spots)])


def _nail(joints: Sequence[Curve], radius: float, side: int) -> Geometry:
    """The edge of a nail near the tip."""
    along = joints[-1] - joints[-2]
    along = along / float(np.hypot(*along))
    across = np.array([-along[1], along[0]]) * side
    middle = joints[-1] + along * radius * 0.25 + across * radius * 0.3
    spots = (
        middle + across * radius * 0.4 - along * radius * 0.6,
        middle - across * radius * 0.2 - along * radius * 0.8,
        middle - across * radius * 0.55 - along * radius * 0.1,
    )
    return line(*[(float(x), float(y)) for x, y in spots], width=DETAIL)


def _root(joints: Sequence[Curve], radii: Sequence[float]) -> Geometry:
    """Where a thumb goes over into its ball, and its contour ends."""
    (ax, ay), (bx, by) = joints[0], joints[0] * 0.3 + joints[1] * 0.7
    inner = union(circle(float(ax), float(ay), radii[0] * 0.92), circle(float(bx), float(by), radii[1] * 0.86))
    return union(inner.convex_hull, circle(float(ax), float(ay), radii[0] + THUMB))
