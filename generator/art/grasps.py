"""Hands from their bones: a grip round a haft, a hand over a rod.

Every hand has thumb, wrist and cuff, and a sleeve goes on from its wrist. Some have parts behind what they hold and
parts before it. Lengths are those of a hand some 9 mm broad.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from art.curves import Curve, closed, curve, cut, normals, resample, sided, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, placed, union

Bones = Sequence[tuple[float, float]]
"""Angle in degrees and length of each bone, from the knuckle to the tip."""


class Hand(NamedTuple):
    """A hand: what lies behind the thing that it holds, and what lies before it."""

    behind: Picture
    before: Picture


def _way(degrees: float) -> Curve:
    return np.array([math.cos(math.radians(degrees)), math.sin(math.radians(degrees))])


def _spot(vector: Curve, *corner: float) -> Point:
    return (float(vector[0]), float(vector[1]), *corner)


def _tip(spot: Curve, radius: float) -> Geometry:
    return circle(float(spot[0]), float(spot[1]), radius)


def finger(
    picture: Picture, knuckle: Point, bones: Bones, widths: Sequence[float], nail: int = 0, crease: int = 1
) -> None:
    """A finger of such widths; the sides of its `nail` and of its folds (`crease`) are 1 or -1, 0 for none."""
    joints = [np.array(knuckle, float)]
    for degrees, long in bones:
        joints.append(joints[-1] + long * _way(degrees))
    middle = resample(curve(*[_spot(joint) for joint in joints]), 60)
    share = np.linspace(0, 1, len(widths))
    across = np.interp(np.linspace(0, 1, 60), share, widths)
    ends = [_tip(middle[at], float(across[at]) / 2) for at in (0, 59)]
    picture.outline(PAPER, union(sided(middle, across / 2), ends).buffer(0.1).buffer(-0.1), 0.3)
    out = normals(middle) * across[:, None]
    whole = sum(long for _, long in bones)
    if crease:
        reached = 0.0
        for _, long in bones[:-1]:
            reached += long
            at = int(reached / whole * 59)
            fold = np.array([middle[at] + out[at] * crease * 0.46, middle[at] + out[at] * crease * 0.02])
            picture.add(INK, taper(fold, 0.36, peak=0.2))
    if nail:
        picture.add(
            INK,
            taper(np.array([middle[54] - out[54] * nail * 0.05, middle[54] - out[54] * nail * 0.42]), 0.32, peak=0.6),
        )


def cuffed(picture: Picture, wrist: Point, degrees: float, radius: float, role: str = PAPER) -> None:
    """A cuff round the wrist; the forearm leaves at so many degrees."""
    place = placed(wrist[0], wrist[1], degrees - 90)
    form = closed(
        (-radius, -0.9, 1), (0, -1.35), (radius, -0.9, 1), (radius * 1.16, 1.5, 1), (0, 1.1), (-radius * 1.16, 1.5, 1),
    )  # fmt: skip
    picture.outline(role, place(form), 0.4)
    pleats = [
        cut((at * radius, -0.7), (at * radius * 1.08, 0.9), width=0.48, peak=0.5) for at in (-0.62, -0.2, 0.22, 0.64)
    ]
    picture.add(INK, place(union(pleats)))


def grip(forearm: float = 110) -> Hand:
    """A fist round an upright haft through (0, 0), its thumb over the fingers; at 90 the forearm leaves downwards."""
    behind, before = Picture(), Picture()
    along = _way(forearm)
    aside = np.array([-along[1], along[0]])
    wrist = np.array([-1.5, 0.4]) + along * 4.6
    left, right = wrist + aside * 1.75, wrist - aside * 1.75
    behind.outline(PAPER, closed((-1.2, -3.0), (0.2, -4.7), (2.2, -4.7), (3.2, -3.4), (2.4, -2.2), (0.6, -2.6)), 0.34)
    back = closed(
        (-1.6, -3.9), (-3.4, -3.6), (-4.25, -1.8), (-4.3, 0.6), _spot(left), _spot(left + along * 0.9, 1),
        _spot(right + along * 0.9, 1), _spot(right), (1.0, 3.5), (-0.2, 3.0), (-1.0, 0),
    )  # fmt: skip
    before.outline(PAPER, back, 0.38)
    before.add(
        INK,
        cut((-3.3, -1.6), _spot((np.array([-3.0, 0.6]) + left) / 2), _spot(left * 0.75 + wrist * 0.25), width=0.45),
        cut((-2.6, 0.4), _spot((np.array([-2.2, 1.6]) + wrist) / 2), _spot(wrist * 0.95 + right * 0.05), width=0.45),
        cut(
            (0.6, 3.3), _spot((np.array([0.8, 3.4]) + right) / 2 + along * 0.2), _spot(right * 0.8 + wrist * 0.2),
            width=0.75, peak=0.5,
        ),
    )  # fmt: skip
    for y, wide, tip in ((2.45, 1.62, 1.55), (0.95, 1.85, 2.15), (-0.75, 1.95, 2.45), (-2.5, 1.9, 2.3)):
        middle = resample(curve((-2.9, y + 0.15), (-1.3, y - 0.42), (0.6, y - 0.25), (tip, y + 0.55)), 50)
        half = np.interp(np.linspace(0, 1, 50), (0, 0.3, 0.6, 1), (0.43, 0.5, 0.475, 0.34)) * wide
        ends = _tip(middle[-1], wide * 0.34), _tip(middle[0], wide * 0.43)
        before.outline(PAPER, union(sided(middle, half), *ends).buffer(0.1).buffer(-0.1), 0.3)
        before.add(INK, cut((-1.55, y - 0.95), (-1.15, y - 0.42), (-1.35, y + 0.15), width=0.36))
    thumb = closed(
        (0.9, -4.95), (2.6, -4.8), (3.7, -3.5), (3.6, -1.8), (2.7, -0.7), (1.75, -1.1), (1.95, -2.5), (1.1, -3.3),
    )  # fmt: skip
    before.outline(PAPER, thumb, 0.32)
    before.add(
        INK, cut((2.1, -1.15), (2.75, -1.75), (3.3, -1.55), width=0.34), cut((2.6, -4.2), (3.1, -3.6), width=0.36)
    )
    cuffed(before, _spot(wrist + along * 1.4), forearm, 2.35)
    return Hand(behind, before)


def over_rod() -> Hand:
    """A hand behind a rod that runs to the right through (0, 0): four finger tips come over it, the thumb is below."""
    behind, before = Picture(), Picture()
    back = closed(
        (-3.7, -0.8), (-3.4, -2.0), (-1.0, -2.4), (1.6, -2.4), (3.4, -2.0), (3.9, -0.6), (3.6, 2.4), (2.6, 4.4),
        (2.5, 7.2, 1), (-1.4, 7.2, 1), (-1.8, 4.6), (-3.4, 2.2),
    )  # fmt: skip
    behind.outline(PAPER, back, 0.36)
    behind.add(
        INK, cut((2.2, 2.0), (1.9, 4.4), (1.9, 6.6), width=0.7, peak=0.5), cut((0.4, 2.4), (0.3, 4.0), width=0.42)
    )
    for x, long, wide in ((3.1, 0.55, 1.6), (1.15, 0.95, 1.85), (-0.9, 1.05, 1.9), (-2.95, 0.8, 1.8)):
        bones = ((92, 1.0), (100, long + 1.7))
        finger(before, (x + 0.35, -2.6), bones, (wide * 0.92, wide, wide * 0.95, wide * 0.72), crease=0)
        before.add(INK, cut((x - 0.42, long - 0.35), (x, long - 0.6), (x + 0.42, long - 0.4), width=0.34, peak=0.5))
    finger(before, (2.2, 3.3), ((200, 2.6), (188, 2.2), (176, 1.4)), (2.3, 2.0, 1.75, 1.1), nail=1, crease=-1)
    before.add(PAPER, closed((1.4, 2.6), (2.6, 2.2), (3.0, 3.6), (2.3, 4.6), (1.2, 4.2)))
    return Hand(behind, before)
