"""The shield-maiden of the bows: she bends the bow to string it, both hands at it and the arrow between her teeth."""

from __future__ import annotations

import numpy as np

from kartenwerk.art.body import braid, fist
from kartenwerk.art.curves import closed, curve, cut, resample, ribbon, sided, taper
from kartenwerk.art.elementary import power, sin
from kartenwerk.art.hands import cuff
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Geometry, lozenge, placed, polygon, rectangle, shadow
from kartenwerk.art.walisch.garments import GOLD, braid_border, folds, locks, mailed
from kartenwerk.art.walisch.ground import rain
from kartenwerk.art.walisch.heads import Mien, three_quarter

BLUE = "blau"
HEAD = (25.6, 23.2)
LOOP, GRIP = (42.6, 14.6), (46.6, 35.0)
"""Where one hand slips the string's loop up the bow, and where the other holds the bow."""


def bog() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    figure.put(_head(), placed(*HEAD, 3, 1.06))
    figure.put(_bow())
    figure.put(_hands())
    return figure, rain(59, 46, seed=11, step=1.9, cut_width=1.05)


def _body() -> Picture:
    picture = Picture()
    shirt = closed((17, 29, 1), (11, 32), (7, 38), (5, 46, 1), (50, 46, 1), (46, 38), (40, 32.4), (33, 29, 1))
    mailed(picture, shirt, 1.9, 1.4)
    strap = curve((12.6, 31.6), (19, 36.6), (24.6, 46))
    braid_border(picture, strap, 9, 4.0)
    return picture


def _head() -> Picture:
    """Looking to the left; the arrow lies across the face."""
    picture = Picture()
    coif = closed(
        (-5.6, -4, 1), (-6.8, 0), (-6.4, 5), (-5.4, 9.6), (-6.6, 12.6, 1), (1, 14.6), (9.0, 12.4, 1), (8.6, 8),
        (9.2, 2), (8.4, -5, 1),
    )  # fmt: skip
    mailed(picture, coif, 1.9, 1.4)
    head = three_quarter(Mien(brow=0.95, opening=0.95, slant=9))
    face = closed(
        (-3.6, -6, 1), (-5.0, -3.0), (-4.75, -0.3), (-5.0, 1.7), (-4.8, 4.0), (-4.3, 7.4), (-3.4, 9.8), (-1.6, 10.8),
        (0.6, 10.2), (3.4, 7.8), (5.2, 4.4), (5.8, 0.5), (5.2, -4, 1), (4.6, -6, 1),
    )  # fmt: skip
    picture.outline(PAPER, face, 0.5)
    picture.put(head.features.clipped(face))
    braid(picture, GOLD, curve((7.4, 3.0), (8.8, 7), (9.6, 12), (8.4, 18), (6.4, 26)), 4.4, 8)
    fringe = [(((1.6, -6), (4.6, -4.4), (6.2, -1.4), (6.2, 3.4)), 2.0)]
    locks(picture, GOLD, fringe, cuts=1)
    picture.put(_arrow())
    picture.put(_helm())
    return picture


def _arrow() -> Picture:
    """Held between the teeth: its head to the left, its feathers beyond the cheek."""
    picture = Picture()
    at = placed(-2.3, 7.2, -8)
    picture.add(PAPER, closed((-4.0, 5.0), (-1.0, 5.0), (2.4, 5.6), (2.4, 8.0), (0.6, 9.4), (-2.8, 9.4)))
    jaws = closed(
        (-4.5, 6.6, 1), (-3.4, 5.4), (-2.0, 5.3), (0.4, 6.0, 1), (0.6, 7.4), (-1.2, 8.9), (-3.4, 9.0), (-4.3, 8.0, 1)
    )
    picture.add(INK, jaws)
    picture.add(PAPER, [rectangle(x, 5.9, x + 0.62, 6.6) for x in (-3.55, -2.6, -1.65, -0.7)])
    picture.add(INK, cut((-3.0, 10.0), (-2.0, 9.8), (-1.0, 10.1), width=0.4, peak=0.5))
    picture.outline(GOLD, at(ribbon(curve((-14, 0), (16.6, 0)), 1.0)), 0.4)
    picture.outline(PAPER, at(polygon((-17.4, 0), (-12.2, -1.9), (-13.4, 0), (-12.2, 1.9))), 0.4)
    for side in (-1, 1):
        vane = closed(*((x, side * y, *rest) for x, y, *rest in
                        ((9.8, 0.4, 1), (11.4, 2.2, 1), (16.8, 2.2, 1), (15.6, 0.4, 1))))  # fmt: skip
        picture.outline(BLUE, at(vane), 0.38)
        picture.add(PAPER, at(cut((11.8, side * 1.6), (15.8, side * 1.6), width=0.5, peak=0.5)))
    return picture


def _helm() -> Picture:
    """A pointed cap of iron with a studded brow and a nose guard."""
    picture = Picture()
    dome = closed(
        (-6.2, -4.2, 1), (-6.2, -7.0), (-4.0, -10.4), (0.4, -13.4, 1), (5.2, -11.2), (8.0, -7.4), (8.4, -3.4, 1),
        (4.4, -5.2), (0, -5.8), (-3.4, -5.3),
    )  # fmt: skip
    picture.outline(PAPER, dome, 0.45)
    picture.add(INK, shadow(dome, -0.9, 0.2).intersection(dome))
    chased = [
        cut((2.6 + k, -11.2 + k * 0.7), (4.0 + k * 1.1, -9.2 + k * 0.4), (4.3 + k * 1.15, -6.6), width=0.75)
        for k in (0, 1.1, 2.2)
    ]
    picture.add(INK, [line.intersection(dome) for line in chased])
    rib = ribbon(curve((0.5, -13.4), (-1.2, -10.4), (-2.0, -6.2)), 1.6, 2.0).intersection(dome)
    picture.outline(GOLD, rib, 0.4)
    guard = closed(
        (-2.9, -5.6, 1), (-2.8, -1.4), (-3.2, 1.2), (-4.8, 3.7, 1), (-3.5, 4.6), (-2.2, 4.0, 1), (-1.6, 1.4),
        (-1.4, -1.4), (-1.2, -5.6, 1),
    )  # fmt: skip
    picture.outline(GOLD, guard, 0.4)
    picture.add(INK, cut((-2.1, -3.2), (-2.2, 0.4), (-3.2, 3.3), width=0.5, peak=0.6))
    brim = ribbon(curve((-6.4, -4.6), (-3.4, -5.8), (0, -6.3), (4.4, -5.6), (8.6, -3.8)), 2.4)
    picture.outline(GOLD, brim, 0.42)
    picture.add(INK, [lozenge(x, -6.25 + (x - 0.4) ** 2 * 0.034, 0.65, 0.7) for x in (-4.4, -0.2, 2.4, 4.9, 7.0)])
    picture.outline(BLUE, lozenge(-2.3, -5.8, 1.3, 1.6), 0.38)
    return picture


def _bow() -> Picture:
    """Bent from below the belt up to its tip in the raised hand; the string hangs from its loop."""
    picture = Picture()
    picture.outline(PAPER, ribbon(curve(LOOP, (42.2, 28), (41.2, 46)), 0.7), 0.4)
    limb = resample(curve((38.4, 8.8), (41.0, 10.8), (45.6, 16), (48.0, 23), (47.8, 30), (46.5, 36), (45.6, 46)), 160)
    t = np.linspace(0, 1, 160)
    half = 0.75 + 1.05 * power(sin(np.clip(t * 1.15, 0, 1) * np.pi).clip(0), 0.8)
    picture.outline(GOLD, sided(limb, half), 0.45)
    picture.add(INK, taper(limb[34:104], 0.8, peak=0.5))
    return picture


def _hands() -> Picture:
    picture = Picture()
    high = closed((49.2, 8.8, 1), (53, 9.6), (58, 14), (58, 29, 1), (53.6, 24.0), (48.8, 18.4, 1))
    picture.outline(BLUE, high)
    fist(picture, placed(*LOOP, -24, 0.84))
    cuff(picture, 50.2, 13.4, -100, 7.4)
    low = closed((38.4, 31.6, 1), (33.0, 33.6), (29.4, 38.4), (28.4, 46, 1), (40.0, 46, 1), (40.6, 39.6, 1))
    picture.outline(BLUE, low)
    folds(
        picture, low,
        [((36.6, 34.4), (33.2, 38.6), (32.8, 44))],
        [((34.2, 34.6), (31.2, 39.2), (30.6, 43.6)), ((37.6, 38.0), (36.2, 41.4), (36.4, 44.6))],
    )  # fmt: skip
    fist(picture, placed(*GRIP, 4, 0.84, mirrored=True))
    cuff(picture, 39.6, 35.4, 90, 7.4)
    return picture
