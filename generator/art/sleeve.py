"""A sleeve from the shoulder over the elbow to the wrist."""

from __future__ import annotations

import numpy as np

from art.curves import Curve, normals, resample, sided, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, union

COUNT = 60
_FOLDS = ((25, 19, 0.75), (30, 31, 0.95), (35, 42, 0.8))
"""Where a fold at the elbow begins and ends along the sleeve, and its share of the full width."""


def sleeve(
    picture: Picture,
    role: str,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    widths: tuple[float, float, float] = (8, 7, 4.2),
    folds: int = 3,
    side: int = 1,
) -> Geometry:
    """`widths` are those at shoulder, elbow and wrist; the shade lies on `side`, 1 being right of the way down."""
    middle = _bent(np.array(shoulder, float), np.array(elbow, float), np.array(wrist, float))
    upper, joint, lower = widths
    across = np.interp(np.linspace(0, 1, COUNT), (0, 0.25, 0.5, 0.8, 1), (upper, upper, joint, lower * 1.14, lower))
    ends = [circle(float(middle[at][0]), float(middle[at][1]), float(across[at]) / 2) for at in (0, 30)]
    form = union(sided(middle, across / 2), ends).buffer(0.7).buffer(-2.0).buffer(1.3)
    picture.outline(role, form, 0.42)
    reach = normals(middle) * across[:, None] / 2
    shade = [
        taper((middle + reach * side * 0.58)[6:26], 0.85, peak=0.6),
        taper((middle + reach * side * 0.55)[36:56], 0.8, peak=0.3),
    ]
    picture.add(INK, union(shade, _folds(middle, reach, folds, shoulder, elbow, wrist)).intersection(form))
    light = taper((middle - reach * side * 0.6)[4:17], 0.6)
    picture.add(PAPER, light.intersection(form.buffer(-0.3)))
    return form


def _bent(shoulder: Curve, elbow: Curve, wrist: Curve) -> Curve:
    """A curve from shoulder to wrist that swings out at the elbow."""
    t = np.linspace(0, 1, COUNT)[:, None]
    out = elbow + (elbow - (shoulder + wrist) / 2) * 0.25
    first, last = shoulder * 0.12 + out * 0.88, wrist * 0.12 + out * 0.88
    s = 1 - t
    return resample(s * s * s * shoulder + 3 * s * s * t * first + 3 * s * t * t * last + t * t * t * wrist, COUNT)


def _folds(middle: Curve, reach: Curve, count: int, shoulder: Point, elbow: Point, wrist: Point) -> list[Geometry]:
    """The folds in the crook of the arm."""
    (ax, ay), (bx, by) = (
        (elbow[0] - shoulder[0], elbow[1] - shoulder[1]),
        (wrist[0] - elbow[0], wrist[1] - elbow[1]),
    )
    inner = -1 if ax * by - ay * bx < 0 else 1
    drawn = []
    for start, end, share in _FOLDS[:count]:
        one = middle[start] + reach[start] * inner * 0.62
        two = middle[end] - reach[end] * inner * 0.34
        between = (one + two) / 2 + reach[30] * inner * 0.05
        drawn.append(taper(np.array([one, between, two]), 0.85 * share, peak=0.2))
    return drawn
