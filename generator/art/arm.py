"""An arm from its wrist to its shoulder: the wrist comes out of a ring of a cuff, folds run round the sleeve."""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

import numpy as np

from art.curves import Curve, closed, curve, normals, resample, sided
from art.hand import Hand
from art.light import FORM, line, lit, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, union

SPOTS = 90


class Sleeve(NamedTuple):
    """Cloth round an arm: its elbow and shoulder, its colour, its widths at wrist, elbow and shoulder."""

    elbow: Point
    shoulder: Point
    role: str
    wide: tuple[float, float, float] = (4.6, 6.4, 8.2)
    cuff: str = PAPER
    """The cuff's colour; none without one."""
    folds: int = 5
    seed: int = 2
    long: float = 1.7
    """How far the cuff reaches up the arm."""
    teeth: float = 1.6
    """How long the teeth of its shadow are; none where they would crowd a bend."""


def draw_arm(picture: Picture, hand: Hand, sleeve: Sleeve) -> Geometry:
    """Paint the sleeve and its cuff, and the hand over them; the sleeve's area."""
    one, other = (np.array(point) for point in hand.wrist)
    way = np.array(hand.forearm)
    middle, half = (one + other) / 2, float(np.hypot(*(other - one))) / 2
    across = np.array([-way[1], way[0]])
    elbow, shoulder = np.array(sleeve.elbow), np.array(sleeve.shoulder)
    start = middle + way * sleeve.long * 0.75
    bones = (start, middle * 0.45 + elbow * 0.55, elbow, elbow * 0.5 + shoulder * 0.5, shoulder)
    centre = resample(curve(*[(float(x), float(y)) for x, y in bones]), SPOTS)
    wide = np.interp(np.linspace(0, 1, SPOTS), [0, 0.5, 1], sleeve.wide)
    round_end = circle(sleeve.shoulder[0], sleeve.shoulder[1], sleeve.wide[2] / 2)
    arm = union(sided(centre, wide / 2), round_end).buffer(0.6).buffer(-1.2).buffer(0.6)
    picture.outline(sleeve.role, arm, 0.5)
    (ax, ay), (bx, by) = elbow - start, shoulder - elbow
    folds = _folds(centre, wide, 1 if ax * by - ay * bx < 0 else -1, sleeve)
    picture.add(INK, folds.intersection(arm), shade(arm, 0.6, sleeve.teeth, 1.05, 0.5, smooth=1.8))
    picture.add(PAPER, lit(arm, 0.9, 0.48, least=0.45).difference(folds.buffer(0.33)))
    if sleeve.cuff:
        _cuff(picture, middle, way, across, half, sleeve)
    picture.put(hand.picture)
    return arm


def _folds(centre: Curve, wide: Curve, inner: int, sleeve: Sleeve) -> Geometry:
    """Arcs of the arm's round section, from the edge inwards; they crowd in the hollow of the elbow."""
    random, out = Random(sleeve.seed), normals(centre)
    cuts = []
    for i in range(sleeve.folds):
        t = 0.12 + 0.8 * (i + 0.5) / sleeve.folds
        at = int(t * (SPOTS - 1))
        half = float(wide[at]) / 2
        near = math.exp(-(((t - 0.5) / 0.2) ** 2))
        side = inner if near > 0.25 or i % 2 else -inner
        to = out[at] * side
        along = np.array([to[1], -to[0]]) * -side
        reach = half * (0.75 + 0.95 * near) * random.uniform(0.85, 1.1)
        start = centre[at] + to * half * 1.02
        end = centre[at] + to * (half - reach) + along * reach * 1.1 * (0.5 - t)
        middle = (start + end) / 2 + along * 0.34 * (1 if t < 0.5 else -1)
        spots = [(float(x), float(y)) for x, y in (start, middle, end)]
        cuts.append(line(*spots, width=0.5 + 0.3 * near, peak=0.15))
    return union(cuts)


def _cuff(picture: Picture, middle: Curve, way: Curve, across: Curve, half: float, sleeve: Sleeve) -> None:
    """A ring, bowed as it is seen a little from its mouth."""
    left, right = middle + across * (half + 0.75), middle - across * (half + 0.75)
    left_end, right_end = (middle + side * across * (half + 0.95) + way * sleeve.long for side in (1, -1))
    bow = way * 0.55
    corners = (
        (*left, 1),
        middle + bow,
        (*right, 1),
        (*right_end, 1),
        middle + way * sleeve.long + bow * 1.3,
        (*left_end, 1),
    )
    ring = closed(*[tuple(float(value) for value in corner) for corner in corners])
    picture.outline(sleeve.cuff, ring, FORM)
    picture.add(INK, shade(ring, 0.4, 0, smooth=0.6))
