"""The lord of axes: very old, seen from the side, his beard in one heavy plait; the axe lies over his shoulder."""

from __future__ import annotations

from art.body import braid, fist, lock
from art.curves import closed, curve
from art.hands import cuff
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, placed
from art.walisch.attributes import axe
from art.walisch.crowns import crown_side
from art.walisch.garments import braid_border, folds, locks
from art.walisch.ground import herringbone
from art.walisch.heads import Mien, ear, profile
from art.walisch.stage import raised

RED = "rot"
GRIP = (28.2, 38.2)
LEAN = 33.0


def yxar() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    figure.put(_head(), placed(25.8, 21.2))
    figure.put(axe(RED), placed(*GRIP, LEAN, 1.04))
    figure.put(_arm())
    return raised(figure, 2.0), herringbone(59, 46)


def _body() -> Picture:
    picture = Picture()
    cloak = closed(
        (24, 27, 1), (15.6, 29.4), (10, 33.6), (6.4, 39), (5.0, 46, 1), (56, 46, 1), (54.4, 39), (49, 33.4),
        (42, 29.6), (34, 27, 1),
    )  # fmt: skip
    picture.outline(RED, cloak)
    folds(
        picture, cloak,
        [((14.5, 33.4), (10.6, 38.4), (9.0, 44)), ((17.4, 35.4), (14.6, 39.6), (13.6, 44)),
         ((44, 33.6), (48.6, 38), (50.4, 44)), ((41.4, 35), (45, 39.6), (46.2, 44))],
        [((16.2, 34.0), (12.6, 38.8), (11.2, 43.4)), ((47.4, 34.8), (51, 39), (52.4, 43.6))],
    )  # fmt: skip
    tunic = closed((26, 27, 1), (18.6, 30), (14.6, 34), (15.4, 46, 1), (34.4, 46, 1), (34.6, 38), (33.6, 28, 1))
    picture.add(INK, tunic.buffer(0.2))
    return picture


def _head() -> Picture:
    picture = Picture()
    back = [
        (((4.6, -4), (9.0, 0), (10.4, 5), (9.8, 9.4), (12.6, 13.2)), 4.0),
        (((3.8, -3), (7.6, 1), (8.6, 6), (8.2, 11), (10.4, 15.2)), 4.0),
        (((2.8, -2), (5.8, 2), (6.6, 7), (6.0, 12), (7.6, 16.6)), 3.6),
    ]
    picture.add(INK, closed((-2, 8, 1), (3, 4, 1), (6, 8), (4, 14), (-2, 13, 1)))
    locks(picture, PAPER, back)
    head = profile(Mien(brow=1.9, age=2, bearded=True, opening=0.6, dark=False))
    picture.put(head.skin)
    mass = closed(
        (-5.0, 5.0, 1), (-6.2, 8.0), (-5.8, 11.2), (-4.0, 13.8), (-0.6, 13.2), (2.6, 10.6), (4.4, 6.6), (4.2, 2.4, 1),
        (2.2, 5.2), (-1.6, 6.6), (-3.4, 5.8),
    )  # fmt: skip
    picture.add(INK, mass.buffer(0.3))
    braid(picture, PAPER, curve((-3.8, 10.6), (-5.0, 14), (-5.8, 18.4), (-5.6, 27)), 6.4, 6)
    cheek = [
        (((4.0, 1.6), (4.4, 5.0), (3.4, 8.6), (0.4, 11.4), (-1.4, 14.6)), 2.9),
        (((2.6, 4.2), (2.4, 7.4), (0.4, 10.0), (-2.0, 12.0), (-3.2, 14.0)), 2.9),
        (((-5.4, 7.6), (-6.4, 10), (-5.8, 12.6), (-5.0, 14.4)), 2.4),
        (((0.8, 5.8), (0.2, 8.4), (-1.8, 10.6), (-3.6, 12.2), (-4.2, 14.2)), 2.9),
        (((-4.4, 7.8), (-4.8, 10.0), (-4.6, 12.0), (-4.4, 14.2)), 2.7),
    ]
    locks(picture, PAPER, cheek, root=0.5, cuts=2)
    picture.outline(PAPER, closed((-5.9, 7.0), (-5.0, 6.7), (-3.6, 7.2), (-4.4, 8.1), (-5.5, 8.0)), 0.3)
    picture.put(head.features)
    lock(
        picture, PAPER, curve((-5.8, 4.9), (-4.4, 5.3), (-2.9, 6.8), (-2.3, 9.4), (-3.2, 12.6)), 2.9, cuts=2, line=0.36
    )
    near = [(((1.4, -5.4), (2.6, -2), (2.5, 1.6), (3.8, 4.6)), 2.3)]
    locks(picture, PAPER, near, cuts=2)
    ear(picture, 4.4, 1.4)
    locks(picture, PAPER, [(((4.2, -5), (6.4, -1.6), (6.9, 3), (6.2, 8), (7.6, 12.0)), 3.2)])
    picture.put(crown_side("yxar"))
    return picture


def _arm() -> Picture:
    picture = Picture()
    sleeve = closed((36.4, 38.6, 1), (40, 36.8), (46, 38.4), (51, 46, 1), (35, 46, 1), (34.6, 43.6, 1))
    picture.outline(INK, sleeve, 0.1)
    picture.add(PAPER, sleeve.buffer(0.45).difference(sleeve))
    braid_border(picture, curve((41.4, 37.4), (40.6, 41), (41.6, 46)), 4, 3.4)
    fist(picture, placed(*GRIP, 18, 0.86))
    cuff(picture, 36.6, 41.2, -72, 7.4)
    return picture
