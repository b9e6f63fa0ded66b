"""The lord of swords: young, fair, short beard in two points; he holds the sword before him in both hands."""

from __future__ import annotations

from kartenwerk.art.body import fist, lock
from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.hands import cuff
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Geometry, placed, rectangle
from kartenwerk.art.walisch.attributes import sword
from kartenwerk.art.walisch.crowns import crown_aside
from kartenwerk.art.walisch.garments import GOLD, brooch, folds, locks, studded_border
from kartenwerk.art.walisch.ground import rays
from kartenwerk.art.walisch.heads import Mien, three_quarter

RED = "rot"
HILT = 45.6
"""x of the sword."""


def svidar() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body(), placed(0, -2.0))
    figure.put(_head(), placed(25.4, 18.9, 1, 1, mirrored=True))
    figure.put(_arms())
    return figure, rays(26, 19.5, 10.5, 40, 60, 1.05, seed=11)


def _body() -> Picture:
    picture = Picture()
    tunic = closed(
        (19, 28.5, 1), (13, 31), (9, 36), (7.6, 44, 1), (51, 44, 1), (47, 35), (41, 30.5), (34, 28, 1), (27, 30.5)
    )
    picture.outline(RED, tunic)
    dark = [
        ((35.5, 32), (36.5, 37), (35.5, 43)), ((39, 32), (41.5, 37), (41, 43)), ((31.5, 35), (32.0, 39), (31, 43)),
    ]  # fmt: skip
    light = [((37.2, 32.5), (38.8, 37), (38.2, 42)), ((33.4, 34), (34.2, 38), (33.4, 42))]
    folds(picture, tunic, dark, light)
    neck = closed((20.5, 25, 1), (32.5, 25, 1), (33.6, 29, 1), (27, 33.5), (19.8, 29.5, 1))
    picture.outline(INK, neck)
    studded_border(picture, curve((19.4, 29.2), (22.4, 33.6), (28.0, 36.6), (33.4, 33.4), (36.2, 28.4)), 2.0, 2.6)
    cloak = closed(
        (20.2, 27.6, 1), (13.2, 29.4), (7.4, 33.6), (3, 41, 1), (3, 46, 1), (20, 46, 1), (23.6, 40), (25.0, 35.4, 1),
        (22.2, 32.0),
    )  # fmt: skip
    picture.add(PAPER, cloak.buffer(0.4))
    picture.add(INK, cloak)
    for line in (
        ((18.6, 30.4), (12.4, 33.4), (8.0, 38), (5.8, 43)),
        ((20.4, 31.2), (15.2, 35.2), (11.6, 39.6), (9.8, 44)),
        ((22.0, 32.8), (18.4, 36.4), (15.4, 40.6), (14.2, 44)),
    ):
        picture.add(PAPER, cut(*line, width=0.85, peak=0.5))
    brooch(picture, 18.4, 35.2, 2.5, RED)
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    far = [(((-4.2, -4), (-5.9, 0), (-6.1, 4), (-5.4, 7.4), (-7.4, 9.4)), 2.5)]
    locks(picture, GOLD, far, cuts=2)
    back = [
        (((5.6, -5), (9.0, -1), (9.8, 4.5), (9.0, 9), (11.8, 11.8)), 3.6),
        (((5.2, -4), (7.8, 0), (8.6, 5), (7.8, 10), (9.6, 13.4)), 3.6),
    ]
    locks(picture, GOLD, back)
    head = three_quarter(Mien(brow=1.15, bearded=True, dark=False, opening=0.95))
    picture.put(head.skin)
    mass = closed(
        (-4.9, 3.4, 1), (-4.6, 6.2), (-2.6, 5.6), (-0.6, 6.4), (2.2, 5.6), (4.2, 3.4), (5.6, -0.5, 1), (6.4, 3),
        (5.2, 7.6), (2.4, 10.4), (-0.6, 10.4), (-3.4, 10.8), (-4.8, 8.4),
    )  # fmt: skip
    picture.add(INK, mass)
    beard = [
        (((5.9, -0.4), (6.3, 3.2), (5.3, 6.8), (3.6, 9.0), (4.4, 11.4)), 2.7),
        (((-4.4, 4.2), (-5.0, 7.0), (-4.7, 9.6), (-5.6, 12.4)), 2.3),
        (((4.4, 3.4), (4.3, 6.2), (3.0, 9.2), (1.7, 11.4), (2.3, 14.4)), 3.3),
        (((-2.9, 7.4), (-3.6, 9.6), (-3.3, 12.0), (-4.3, 14.8)), 2.9),
        (((2.0, 6.8), (1.6, 9.0), (0.5, 11.0), (-0.6, 12.6), (-0.2, 15.6)), 3.3),
        (((-1.4, 8.4), (-1.5, 10.4), (-2.0, 12.4), (-3.0, 15.4)), 2.9),
    ]
    locks(picture, GOLD, beard, root=0.5, cuts=2)
    picture.add(INK, closed((-4.0, 6.9), (-2.4, 6.4), (-0.6, 6.9), (-2.4, 8.2)))
    picture.outline(PAPER, closed((-3.5, 7.5), (-2.4, 7.2), (-1.1, 7.5), (-2.3, 8.4)), 0.26)
    picture.put(head.features)
    front = curve((-2.5, 5.5), (-4.1, 6.1), (-5.3, 7.7), (-6.8, 7.9))
    lock(picture, GOLD, front, 1.9, cuts=1, cut_width=0.4, line=0.3)
    side = curve((-2.4, 5.5), (-0.4, 6.0), (1.2, 7.6), (3.0, 7.9), (4.4, 7.0))
    lock(picture, GOLD, side, 2.3, cuts=2, cut_width=0.38, line=0.3)
    near = [(((5.2, -6), (7.0, -1), (7.2, 4), (6.4, 8.6), (7.6, 12.4)), 3.0)]
    locks(picture, GOLD, near)
    picture.put(crown_aside("svidar"))
    return picture


def _arms() -> Picture:
    picture = Picture()
    long_grip = rectangle(HILT - 1.4, 34, HILT + 1.4, 44)
    picture.outline(GOLD, long_grip, 0.36)
    picture.put(sword(RED).clipped(rectangle(-10, -40, 10, 3)), placed(HILT, 32.6, 0, 0.9))
    left = closed(
        (12.6, 35.4, 1),
        (10.4, 39),
        (10.6, 45, 1),
        (30, 45, 1),
        (36.2, 42.6, 1),
        (35.4, 36.2, 1),
        (28, 37.4),
        (19.4, 39),
    )
    picture.outline(RED, left)
    folds(
        picture, left,
        [((13.4, 38), (16.6, 41.4), (18, 45)), ((17.4, 39.8), (21, 41.4), (23.4, 44)),
         ((33.6, 37.8), (32.4, 39.4), (32.6, 41.6))],
        [((15.2, 38.8), (18.8, 41.6), (20.4, 44)), ((24, 39.4), (27.4, 40.2), (30.4, 39.8))],
    )  # fmt: skip
    fist(picture, placed(HILT, 39.2, 0, 0.8, mirrored=True))
    cuff(picture, 37.0, 39.4, 90, 7.2)
    right = closed((56, 28, 1), (52.6, 28.4), (51.6, 33), (52.0, 38.4, 1), (56, 41, 1))
    picture.outline(RED, right)
    fist(picture, placed(HILT, 33.0, 0, 0.8))
    cuff(picture, 52.6, 33.0, -90, 7.0)
    return picture
