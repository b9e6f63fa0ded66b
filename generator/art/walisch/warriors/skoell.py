"""The warrior of shields: seen from the side behind his great shield, the horn at his lips."""

from __future__ import annotations

import math

import numpy as np

from art.body import lock
from art.curves import closed, curve, cut, normals, resample, ribbon, sided, taper
from art.grasps import cuffed, over_rod
from art.picture import INK, PAPER, Picture
from art.profile import Side, profile_head
from art.shapes import Geometry, circle, ellipse, lozenge, placed
from art.sleeve import sleeve
from art.walisch.attributes import round_shield
from art.walisch.garments import GOLD, mailed
from art.walisch.ground import arcs

RED = "rot"
HEAD = (26.2, 19.8)
BELL = (49.0, 13.4)
SHIELD = (16.9, 39.4)


def skoell() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    figure.put(_head(), placed(*HEAD, 0, 0.96, mirrored=True))
    _horn_and_hand(figure)
    figure.put(round_shield(RED, 11.2, 8), placed(*SHIELD))
    return figure, arcs(*BELL, 5.6, 60, 1.75, seed=2)


def _body() -> Picture:
    picture = Picture()
    shirt = closed((18, 28), (11, 30.4), (7, 36), (5.6, 47, 1), (47, 47, 1), (47, 39), (44.8, 33), (36.6, 28.8))
    mailed(picture, shirt, 1.9, 1.35)
    picture.add(
        INK, closed((30.0, 31.0), (34.6, 32.4), (35.6, 37.0), (33.0, 43), (29.4, 47, 1), (26, 47, 1), (27.6, 38))
    )
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    guard = closed(
        (4.2, -1, 1), (7.4, -1.8, 1), (8.4, 4), (9.6, 9.0), (12.0, 13.0, 1), (6.4, 15.4), (-1.6, 13.4, 1), (2.2, 9),
        (4.2, 4),
    )  # fmt: skip
    mailed(picture, guard, 1.7, 1.3)
    head = profile_head(Side(1.7, age=1, open=0.74))
    picture.put(head.face)
    picture.put(head.features)
    mass = closed(
        (-5.1, 6.4), (-3.4, 7.4), (-0.6, 6.4), (2.6, 3.6), (4.8, 0.4), (5.2, 6), (2.4, 12), (-2, 14), (-5.6, 11),
        (-5.2, 8.4),
    )  # fmt: skip
    picture.add(INK, mass)
    for way, width, cuts in (
        (((2.6, 4.6), (3.2, 9.4), (1.6, 13.4), (2.6, 18.0)), 4.9, 2),
        (((-3.4, 8.0), (-5.0, 11.0), (-4.6, 14.2), (-6.6, 17.6)), 4.6, 2),
        (((-0.4, 7.0), (-1.2, 11.4), (-0.8, 15.4), (-2.4, 19.6)), 5.0, 2),
        (((4.4, -1.6), (4.5, 2.4), (3.0, 6.4), (3.2, 11.4)), 3.0, 1),
    ):
        lock(picture, GOLD, curve(*way), width, cuts=cuts, cut_width=0.5, root=0.6)
    picture.add(INK, ellipse(-4.8, 7.0, 1.1, 0.9))
    picture.add(INK, cut((-3.2, 2.6), (-1.2, 2.2), (0.8, 3.4), (0.7, 5.4), width=0.6, peak=0.6))  # the blown cheek
    lock(picture, GOLD, curve((-5.4, 5.3), (-3.6, 5.5), (-1.2, 7.0), (0.2, 9.6)), 2.5, cuts=1, root=0.7)
    picture.put(_helm())
    return picture


def _helm() -> Picture:
    """Round, with a studded crest, a studded brow and a guard before the nose."""
    picture = Picture()
    dome = closed(
        (-5.4, -3.2, 1), (-5.4, -7.4), (-2.0, -11.4), (3.2, -12.6), (7.8, -9.8), (9.6, -4.6), (9.4, -1.6, 1), (4, -3.0),
        (-1, -3.4),
    )  # fmt: skip
    picture.outline(PAPER, dome, 0.45)
    chased = [
        cut((8.4, -2.6), (7.8, -7.4), (4.4, -11), width=1.6, peak=0.4),
        cut((6.0, -3.4), (5.6, -7.2), (3.2, -10.2), width=0.7, peak=0.4),
    ]
    picture.add(INK, [line.intersection(dome) for line in chased])
    crest = curve((-5.0, -4.4), (-4.2, -8.8), (-1.4, -12.2), (3.8, -13.7), (8.7, -10.6), (10.2, -3.6))
    picture.outline(GOLD, ribbon(crest, 2.2), 0.42)
    picture.add(INK, [circle(float(x), float(y), 0.42) for x, y in resample(crest, 12)[1:-1]])
    guard = closed(
        (-5.4, -4.4, 1), (-4.0, -4.4, 1), (-4.2, -1.6), (-5.0, 0.8), (-6.4, 3.0, 1), (-7.4, 2.8, 1), (-6.2, 0.4),
        (-5.6, -1.6),
    )  # fmt: skip
    picture.outline(GOLD, guard, 0.38)
    picture.add(INK, cut((-4.8, -2.4), (-5.2, -0.4), (-6.4, 2.0), width=0.4, peak=0.4))
    brow = curve((-6.0, -3.6), (-2, -4.2), (4, -3.6), (9.8, -1.8))
    picture.outline(GOLD, ribbon(brow, 2.5), 0.42)
    picture.add(INK, [lozenge(float(x), float(y), 0.7, 0.75) for x, y in resample(brow, 8)[1:-1]])
    return picture


def _horn_and_hand(picture: Picture) -> None:
    sleeve(picture, RED, (44.0, 35.6), (48.6, 50.0), (41.2, 38.0), (9.0, 8.8, 5.0), folds=3)
    hand, at = over_rod(), placed(40.0, 27.6, -10, 0.94)
    picture.put(hand.behind, at)
    line = resample(curve((31.2, 26.5), (35.6, 28.0), (41.0, 27.2), (45.8, 24.0), (48.4, 18.8), BELL), 140)
    half = np.interp(np.linspace(0, 1, 140), (0, 0.3, 1), (0.7, 1.5, 3.6))
    horn = sided(line, half)
    picture.outline(PAPER, horn, 0.44)
    across = normals(line) * half[:, None]
    picture.add(
        INK, taper((line + across * 0.5)[44:128], 1.0, peak=0.7).intersection(horn),
        taper((line + across * 0.16)[74:126], 0.55, peak=0.6),
    )  # fmt: skip
    for start, end in ((0, 9), (104, 112)):
        picture.outline(GOLD, sided(line[start:end], half[start:end] + 0.4), 0.38)
    (x0, y0), (x, y) = line[-4], line[-1]
    lean = math.degrees(math.atan2(float(y - y0), float(x - x0))) + 90
    picture.outline(GOLD, ellipse(float(x), float(y), 4.3, 1.75, lean), 0.42)
    picture.add(INK, ellipse(float(x), float(y), 3.5, 1.0, lean))
    picture.put(hand.before, at)
    cuffed(picture, (41.6, 35.4), 82, 2.7)
