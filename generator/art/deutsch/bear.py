"""The bear of the Eichel-Daus: upright, seen from the side, both paws stretched out for the acorn."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from art.curves import closed, curve, cut, normals, resample, sided, taper
from art.deutsch.wardrobe import Line
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, ellipse, placed, polygon, turn, union

HIDE = "braun"


def bear() -> Picture:
    """Drawn where it stands on the card, a light contour about all but its claws."""
    claws, picture = Picture(), Picture()
    trunk = closed(
        (30.6, 25.4), (31.4, 21.6), (36.0, 12.6), (40.4, 13.4), (43.8, 17.0), (48.2, 21.0), (51.2, 27.2), (52.4, 35),
        (52.9, 47, 1), (27.6, 47, 1), (28.6, 40), (28.2, 33),
    )  # fmt: skip
    picture.outline(HIDE, trunk, 0.42)
    belly: tuple[Line, ...] = (((29.8, 36), (30.6, 39.6), (30.2, 43.4)), ((31.8, 41.4), (32.2, 43.4), (31.8, 45.4)))
    _hair(picture, trunk, belly, 0.75, INK)
    _claws(claws, 22.8, 37.3, 168)
    _arm(picture, trunk, ((44, 33.4), (35, 39.4), (28.6, 38.4), (23.4, 37.0)), (9.6, 8.2, 6.2, 5.4))
    picture.put(_head())
    _claws(claws, 21.6, 27.5, 196)
    _arm(picture, trunk, ((43.0, 27.4), (35.0, 33.0), (28.2, 31.0), (22.4, 27.7)), (10.0, 8.6, 6.4, 5.6))
    _hair(picture, trunk, _BACK, 0.72)
    _pads(picture, 22.0, 27.6, 20)
    _pads(picture, 23.2, 37.1, -8)
    lit = Picture()
    lit.add(PAPER, picture.silhouette().buffer(0.85).buffer(-0.4))
    lit.put(claws)
    lit.put(picture)
    return lit


_BACK: tuple[Line, ...] = (
    ((45.6, 20.4), (48.2, 23.2), (50.0, 26.6)), ((48.2, 25.0), (49.8, 28.6), (50.6, 32.2)),
    ((51.2, 33.8), (51.6, 36.6), (51.7, 39.6)), ((48.8, 31.0), (49.6, 34), (49.9, 37.2)),
    ((44.2, 22.8), (46.2, 25.6), (47.2, 28.6)), ((46.8, 29.2), (47.8, 32.2), (48.2, 35.4)),
    ((50.2, 39.6), (50.5, 41.4), (50.4, 43.6)), ((42.6, 26.0), (44.6, 28.2), (45.4, 31)),
    ((44.8, 32.6), (46.0, 35.2), (46.2, 38.2)), ((47.9, 37.4), (48.4, 39.8), (48.2, 42.6)),
    ((42.6, 34), (43.4, 36.2), (43.2, 38.6)), ((45.4, 39.8), (46.0, 41.6), (45.8, 43.8)),
)  # fmt: skip
"""Lit hair on back and flank."""


def _hair(picture: Picture, form: Geometry, lines: Iterable[Line], width: float, role: str = PAPER) -> None:
    picture.add(role, union([cut(*line, width=width, peak=0.3) for line in lines]).intersection(form.buffer(-0.35)))


def _claws(picture: Picture, x: float, y: float, degrees: float) -> None:
    """Four claws on the rim of a paw about (x, y), pointing to either side of `degrees`."""
    for i in range(4):
        angle = math.radians(degrees + (i - 1.5) * 33)
        out = np.array([math.cos(angle), math.sin(angle)])
        aside = np.array([-out[1], out[0]])
        root = np.array([x, y]) + out * 2.3
        spots = (root - out * 0.5, root + out * 1.6 + aside * 0.5, root + out * 3.4 - aside * 0.1)
        line = resample(curve(*[(float(px), float(py)) for px, py in spots]), 30)
        picture.outline(PAPER, sided(line, np.interp(np.linspace(0, 1, 30), (0, 0.35, 1), (0.75, 0.85, 0.12))), 0.4)


def _arm(picture: Picture, trunk: Geometry, way: Line, widths: tuple[float, ...]) -> None:
    """An arm that melts into the trunk, lit along its upper side."""
    middle = resample(curve(*way), 60)
    half = np.interp(np.linspace(0, 1, 60), np.linspace(0, 1, len(widths)), widths) / 2
    ends = [
        circle(float(middle[at][0]), float(middle[at][1]), width / 2)
        for at, width in ((0, widths[0]), (-1, widths[-1]))
    ]
    form = union(sided(middle, half), ends)
    picture.outline(HIDE, form, 0.42)
    back = middle[0] - middle[6]
    back = back / math.hypot(float(back[0]), float(back[1]))
    x, y = (float(value) for value in middle[0] + back * widths[0] * 0.28)
    lean = math.degrees(math.atan2(float(back[1]), float(back[0])))
    shoulder = turn(ellipse(x, y, widths[0] * 0.42, widths[0] * 0.5), lean, (x, y))
    picture.add(HIDE, shoulder.intersection(trunk.buffer(-0.5)))
    out = normals(middle) * half[:, None]
    lit = []
    for i, k in enumerate((16, 22, 29, 36, 43)):
        one = middle[k] + out[k] * (0.52 if i % 2 else 0.2)
        two = middle[k + 8] + out[k + 8] * (0.4 if i % 2 else 0.08)
        lit.append(taper(np.array([one, (one + two) / 2 + [0, 0.2], two]), 0.72))
    picture.add(PAPER, union(lit).intersection(form.buffer(-0.4)))
    picture.add(INK, taper((middle - out * 0.62)[8:52], 0.95, peak=0.5))


def _pads(picture: Picture, x: float, y: float, degrees: float) -> None:
    place = placed(x, y, degrees)
    toes = ((-1.3, -1.5, 0.55, 0.48), (-1.85, -0.2, 0.55, 0.5), (-1.45, 1.1, 0.55, 0.48))
    picture.add(INK, place(ellipse(0.5, 0, 1.1, 1.35)), *[place(ellipse(*toe)) for toe in toes])


def _head() -> Picture:
    picture = Picture()
    for x, y, radius in ((43.0, 12.2, 2.6), (36.2, 10.2, 2.4)):
        picture.outline(HIDE, circle(x, y, radius), 0.42)
        picture.add(INK, circle(x - 0.2, y + 0.4, radius * 0.52))
    form = closed(
        (27.0, 16.4), (29.6, 15.0), (32.2, 14.2), (34.0, 11.8), (37.6, 10.4), (41.6, 11.8), (44.4, 15.6), (44.6, 21.0),
        (41.4, 25.6), (36.8, 27.0), (32.6, 25.2), (29.4, 24.6), (28.8, 23.0), (30.6, 22.2, 1), (33.0, 22.0),
        (30.2, 21.4), (27.2, 20.8), (25.9, 19.0), (25.9, 17.2),
    )  # fmt: skip
    picture.outline(HIDE, form, 0.42)
    picture.add(INK, closed((29.2, 21.4, 1), (33.4, 22.0), (34.6, 20.8), (35.2, 21.4), (34.0, 23.4), (30.4, 23.8, 1)))
    picture.add("rot", closed((30.2, 22.9), (32.0, 22.4), (33.4, 22.6), (31.6, 23.5)))
    picture.add(PAPER, polygon((29.4, 21.2), (30.8, 21.5), (30.0, 22.9)))
    picture.add(INK, closed((25.5, 16.9), (26.8, 15.7), (28.7, 15.8), (28.6, 17.3), (27.2, 18.3), (25.9, 18.2)))
    picture.add(INK, cut((28.3, 18.2), (28.6, 19.6), (30.8, 20.6), width=0.45))
    picture.add(PAPER, closed((32.6, 17.0, 1), (33.9, 15.4), (35.8, 16.5, 1), (34.3, 17.7)))
    picture.add(INK, circle(34.0, 16.5, 0.85), cut((32.0, 16.5), (33.6, 14.8), (35.2, 15.0), (36.6, 16.3), width=0.75))
    fur: tuple[Line, ...] = (
        ((30.6, 16.4), (31.6, 17.6), (31.2, 19.2)), ((36.2, 19.4), (38.6, 20.6), (39.4, 22.8)),
        ((38.0, 17.4), (40.4, 18.6), (41.2, 20.8)), ((40.2, 15.2), (42.2, 16.8), (43.0, 19.0)),
        ((35.4, 21.8), (36.8, 22.6), (37.4, 24.2)), ((35.6, 12.6), (36.8, 13.0), (37.6, 14.2)),
        ((38.8, 12.4), (40.0, 13.0), (40.8, 14.4)),
    )  # fmt: skip
    _hair(picture, form, fur, 0.66)
    picture.add(INK, cut((43.6, 22), (41.0, 25.4), (37.0, 26.4), (33.4, 25.2), width=1.0, peak=0.5))
    return picture
