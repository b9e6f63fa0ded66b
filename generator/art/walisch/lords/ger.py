"""The lord of spears: very old and one-eyed, the mantle drawn over his head under the crown; he leans on his spear."""

from __future__ import annotations

from generator.art.body import lock, palm_grip
from generator.art.curves import closed, curve, cut, ribbon
from generator.art.face import Temper
from generator.art.hands import cuff
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, Point, placed
from generator.art.turning import turned
from generator.art.walisch.attributes import spear
from generator.art.walisch.crowns import crown
from generator.art.walisch.garments import braid_border, brooch, folds, locks
from generator.art.walisch.ground import rain
from generator.art.walisch.heads import frontal

BLUE = "blau"
AXIS, EYES = 26.2, 22.6
SHAFT, LEAN = (45.2, 38.8), 4.0


def ger() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_mantle())
    figure.put(turned(_head(), 20), placed(AXIS, EYES, 4, 0.98))
    figure.put(spear(BLUE), placed(*SHAFT, LEAN, 1.08))
    figure.put(_arm())
    return figure, rain(59, 46, seed=4)


def _mantle() -> Picture:
    picture = Picture()
    mantle = closed(
        (18, 22, 1), (14.6, 27), (9.4, 31.6), (6, 37.4), (4.4, 46, 1), (55, 46, 1), (54, 40), (49, 34.6),
        (41.6, 30.4), (36, 24, 1),
    )  # fmt: skip
    picture.outline(BLUE, mantle)
    folds(
        picture, mantle,
        [((15.4, 29.4), (11, 35), (9.0, 44)), ((17.8, 32), (14.6, 37), (13.4, 44)),
         ((20.0, 35), (18.4, 39), (17.8, 44)), ((36.4, 32.6), (38.2, 37), (38.0, 44))],
        [((13.4, 29.8), (8.8, 35.6), (6.9, 43)), ((17.0, 30.6), (12.8, 36.2), (11.2, 43)),
         ((38.4, 32.4), (40.4, 37), (40.2, 43))],
    )  # fmt: skip
    picture.add(INK, closed((20.4, 28, 1), (33.6, 28, 1), (35.4, 46, 1), (20.8, 46, 1)))
    braid_border(picture, curve((20.4, 29), (20.0, 35), (21.0, 46)), 8, 3.8)
    braid_border(picture, curve((34.6, 29), (35.6, 35), (35.6, 46)), 8, 3.8)
    return picture


def _head() -> Picture:
    picture = Picture()
    rim: list[Point] = [(6.4, -9.4, 1), (9.6, -6.0), (10.8, 0), (11.0, 6.4), (13.4, 12.6, 1), (7.8, 13.6, 1)]
    hood = closed(*((-p[0], *p[1:]) for p in rim), *reversed(rim))
    picture.outline(BLUE, hood, 0.44)
    for side in (-1, 1):
        dark = [((8.6, -6.4), (9.4, 0), (9.4, 7), (11.0, 12)), ((7.4, -8), (8.2, -2), (8.0, 5), (8.8, 12))]
        picture.add(INK, [cut(*((side * x, y) for x, y in line), width=0.8, peak=0.6) for line in dark])
    picture.add(
        INK, closed((-6.9, -8, 1), (-7.4, 0), (-7.2, 8), (-7.6, 14, 1), (7.6, 14, 1), (7.2, 8), (7.4, 0), (6.9, -8, 1))
    )
    for side in (-1, 1):
        edge = curve((side * 6.9, -6), (side * 7.5, 0), (side * 7.4, 6), (side * 8.4, 13))
        picture.outline(PAPER, ribbon(edge, 0.9), 0.36)
    head = frontal(Temper(blind=True, brow=2.0, opening=0.85, gaze=0.3))
    picture.put(head.skin)
    picture.add(
        INK,
        closed(
            (-6.2, -0.5, 1),
            (-6.6, 5),
            (-6.2, 11),
            (-3.4, 20),
            (0, 22),
            (3.4, 20),
            (6.2, 11),
            (6.6, 5),
            (6.2, -0.5, 1),
            (0, 4),
        ),
    )
    beard = [
        (((5.6, 0.4), (6.0, 4.4), (5.6, 9), (4.4, 13.4), (5.4, 17.4)), 2.8),
        (((4.8, 4.2), (5.0, 8.4), (4.2, 13), (3.0, 17.6), (4.0, 22.6)), 3.0),
        (((3.2, 6.4), (3.4, 10.6), (2.6, 15), (1.4, 20), (2.2, 25.4)), 3.0),
    ]
    for spine, width in beard:
        locks(picture, PAPER, [(tuple((-x, y) for x, y in spine), width), (spine, width)], root=0.4)
    locks(picture, PAPER, [(((0, 8.4), (0.5, 12), (-0.5, 17), (0.6, 22), (-0.4, 26)), 3.2)])
    picture.add(INK, closed((-2.6, 6.9), (-1, 6.5), (0, 6.7), (1, 6.5), (2.6, 6.9), (1.2, 7.9), (0, 8.2), (-1.2, 7.9)))
    picture.outline(PAPER, closed((-1.7, 7.75), (-0.6, 7.5), (0.6, 7.5), (1.7, 7.75), (0.9, 8.6), (-0.9, 8.6)), 0.28)
    picture.put(head.features)
    for side in (-1, 1):
        line = curve((side * 0.1, 5.3), (side * 2.4, 5.9), (side * 4.0, 8.4), (side * 4.6, 12.4), (side * 5.6, 15.4))
        lock(picture, PAPER, line, 2.7, cuts=2, cut_width=0.42, peak=0.3, line=0.36)
    picture.put(crown("ger"))
    return picture


def _arm() -> Picture:
    picture = Picture()
    sleeve = closed(
        (37.2, 32.6, 1), (33.6, 34.0), (30.0, 39), (29.4, 46, 1), (40.6, 46, 1), (39.4, 42), (38.4, 39.6, 1)
    )
    picture.outline(BLUE, sleeve)
    folds(
        picture, sleeve,
        [((35.4, 35.2), (33.4, 39.6), (33.4, 45)), ((37.0, 38.6), (36.2, 41.6), (36.8, 46))],
        [((34.0, 36.4), (31.8, 40.4), (31.6, 45))],
    )  # fmt: skip
    palm_grip(picture, placed(45.6, 35.0, 4, 0.84, mirrored=True))
    cuff(picture, 38.4, 35.6, 84, 7.2)
    brooch(picture, 20.6, 33.4, 2.5, BLUE)
    return picture
