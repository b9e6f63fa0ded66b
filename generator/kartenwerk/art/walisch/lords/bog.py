"""The lord of bows: young and dark, seen from the side, the arrow on the drawn string."""

from __future__ import annotations

import numpy as np

from kartenwerk.art.body import fist
from kartenwerk.art.curves import between_curves, closed, curve, cut, flow, normals, resample, ribbon, sided, taper
from kartenwerk.art.elementary import power, sin
from kartenwerk.art.hands import cuff, drawing
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Geometry, placed, polygon
from kartenwerk.art.walisch.crowns import crown_side
from kartenwerk.art.walisch.garments import GOLD, braid_border, folds
from kartenwerk.art.walisch.ground import flakes
from kartenwerk.art.walisch.heads import Mien, ear, profile

BLUE = "blau"
NOCK = (30.4, 33.4)
"""Where the string is drawn to."""
GRIP = (50.6, 34.6)
UPPER_TIP, LOWER_TIP = (44.2, 8.4), (45.0, 57.0)


def bog() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body(), placed(0, -1.8))
    figure.put(_head(), placed(26.0, 19.8, -2, 0.96, mirrored=True))
    figure.put(_bow())
    figure.put(_arms())
    return figure, flakes(59, 46)


def _body() -> Picture:
    picture = Picture()
    tunic = closed(
        (18, 28, 1),
        (12, 30.6),
        (8, 36),
        (6.6, 46, 1),
        (42, 46, 1),
        (42.6, 40.6),
        (38.4, 35.4),
        (32, 31.2),
        (27.6, 28, 1),
    )
    picture.outline(BLUE, tunic)
    folds(
        picture, tunic,
        [((34.6, 36.2), (36.4, 40), (36.2, 45)), ((30.8, 38), (31.4, 41), (31, 45)),
         ((14, 40.6), (13.4, 43), (13.6, 46))],
        [((36.6, 36.8), (38.6, 40.4), (38.4, 45))],
    )  # fmt: skip
    picture.add(INK, closed((17.4, 26, 1), (29.0, 26, 1), (29.8, 30.4, 1), (24, 34), (16.6, 31.0, 1)))
    braid_border(picture, curve((15.6, 30.4), (18.6, 33.6), (24.0, 35.6), (29.0, 33.4), (31.2, 30.0)), 8, 3.4)
    braid_border(picture, curve((24.0, 37.4), (24.2, 46)), 4, 3.4)
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    neck = closed((-2.2, 8, 1), (-1.6, 12), (-2.6, 15, 1), (6.6, 15, 1), (5.6, 11), (5.0, 3, 1))
    picture.outline(PAPER, neck, 0.42)
    picture.add(
        INK, closed((-2.6, 10.2, 1), (1.2, 8.6), (4.8, 4.6, 1), (5.6, 9), (3.4, 12.4), (0.4, 13), (-1.6, 12.6, 1))
    )
    head = profile(Mien(brow=1.4, bearded=False, opening=0.9, dark=False))
    picture.put(head.skin)
    picture.put(head.features)
    beard = closed(
        (3.6, 1.0, 1), (4.2, 3.0), (3.0, 6.6), (0.6, 9.2), (-2.2, 10.7), (-4.2, 11.4), (-5.6, 10.6, 1), (-5.4, 9.0),
        (-4.4, 8.2, 1), (-3.0, 7.9), (-2.6, 6.8), (-1.2, 6.2), (1.0, 5.0), (2.4, 2.8),
    )  # fmt: skip
    picture.add(INK, beard)
    hairs = (
        ((2.9, 3.4), (1.9, 5.6), (0.6, 7.4)), ((1.4, 5.6), (0.0, 7.6), (-1.6, 9.0)),
        ((0.0, 6.6), (-1.6, 8.2), (-2.9, 9.0)),
        ((-2.2, 8.8), (-3.4, 9.6), (-4.4, 10.2)), ((2.6, 6.0), (1.0, 8.0), (-0.8, 9.4)),
    )  # fmt: skip
    picture.add(PAPER, [cut(*line, width=0.42, peak=0.4) for line in hairs])
    picture.add(INK, cut((-6.0, 5.0), (-4.6, 4.8), (-3.2, 5.6), (-2.2, 7.2), width=1.2, peak=0.4))
    outer = curve((0.4, -6.4), (5.2, -6.0), (8.6, -2.6), (9.4, 2.4), (9.2, 7.0), (11.4, 11.6))
    inner = curve((0.4, -5.4), (1.9, -3.0), (2.2, 0.4), (3.4, 4.2), (4.8, 8.4), (6.2, 13.2))
    hair = between_curves(outer, inner)
    picture.add(PAPER, hair.buffer(0.42))
    picture.add(INK, hair)
    picture.add(
        PAPER, flow(outer, inner, 7, 0.5, start=0.06, end=0.96, jitter=0.1, peak=0.5, seed=5).intersection(hair)
    )
    ear(picture, 3.0, 1.6)
    picture.put(crown_side("bog"))
    return picture


def _bow() -> Picture:
    picture = Picture()
    x, y = NOCK
    for tip in (UPPER_TIP, LOWER_TIP):
        string = ribbon(curve(tip, (x, y)), 0.55)
        picture.outline(PAPER, string, 0.3)
    limb = resample(curve(UPPER_TIP, (47.4, 11.2), (50.0, 17), (51.2, 24), (50.8, 31.4), (50.6, 38), (49.8, 46)), 200)
    t = np.linspace(0, 1, 200)
    picture.outline(GOLD, sided(limb, 0.65 + 0.85 * power(sin(np.clip(t * 1.2, 0, 1) * np.pi).clip(0), 0.8)), 0.42)
    picture.add(INK, taper(limb[20:100], 0.75, peak=0.6))
    across = normals(limb)
    for k in (7, 12, 118, 123, 166, 171):
        binding = taper([limb[k] + across[k] * 1.1, limb[k] - across[k] * 1.1], 0.6, 0.5, 0.25)
        picture.add(INK if k < 20 else BLUE, binding)
    return picture


def _arrow() -> Picture:
    picture = Picture()
    x, y = NOCK
    picture.outline(PAPER, ribbon(curve((x - 0.6, y + 0.05), (51.6, 29.0)), 0.8), 0.36)
    point = placed(51.2, 29.1, -12)
    picture.outline(PAPER, point(polygon((-1.8, -1.4), (2.0, 0), (-1.8, 1.4), (-0.8, 0))), 0.36)
    feather = placed(x + 2.6, y - 0.5, -12)
    for side in (-1, 1):
        vane = closed((0, side * 0.35, 1), (-0.9, side * 1.5, 1), (3.2, side * 1.5, 1), (4.6, side * 0.35, 1))
        picture.outline(PAPER, feather(vane), 0.34)
    return picture


def _arms() -> Picture:
    picture = Picture()
    far = closed((32.0, 39.0, 1), (37, 36.6), (43.4, 34.0, 1), (44.6, 40.2, 1), (41, 43), (38.8, 46, 1), (30, 46, 1))
    picture.outline(BLUE, far)
    folds(
        picture, far,
        [((37.6, 38.4), (39.6, 40.4), (39.2, 43)), ((34.4, 40.4), (36, 42.6), (35.6, 46))],
        [((39.6, 37.0), (41.6, 38.8), (42, 41))],
    )  # fmt: skip
    fist(picture, placed(*GRIP, -4, 0.78, mirrored=True))
    cuff(picture, 44.0, 36.8, 80, 6.8)
    picture.put(_arrow())
    near = closed((4, 31.4, 1), (10, 29.6), (17.4, 30.8, 1), (18.2, 37.2, 1), (11, 40.0), (4, 41.4, 1))
    picture.outline(BLUE, near)
    folds(
        picture, near,
        [((6.4, 33.6), (10, 33.2), (14.4, 34.0)), ((6.2, 37.8), (9.6, 37.6), (13, 36.4))],
        [((6.2, 35.6), (9.4, 35.0), (13, 35.2))],
    )  # fmt: skip
    picture.put(drawing(), placed(NOCK[0] - 0.4, NOCK[1] + 0.8, -4, 0.86))
    cuff(picture, 19.4, 34.8, 86, 7.0)
    return picture
