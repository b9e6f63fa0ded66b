"""The knave of spades: a huntsman looking to the right, the crossbow against his shoulder, a feather in his hat."""

from __future__ import annotations

from kartenwerk.art.curves import closed, curve, cut, ribbon
from kartenwerk.art.franzoesisch.cloth import CLOTH, GOLD
from kartenwerk.art.grasps import grip
from kartenwerk.art.karten.suits import sign
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.profile import Side, profile_head
from kartenwerk.art.shapes import circle, placed, polygon, rectangle
from kartenwerk.art.sleeve import sleeve
from kartenwerk.art.walisch.garments import folds, locks
from kartenwerk.art.walisch.heads import ear

X, Y = 27.6, 21.4
BOW = 44.6


def pik() -> Picture:
    figure = Picture()
    figure.put(_jerkin())
    figure.put(_head(), placed(X, Y, 0, 1.0, mirrored=True))
    hand, place = grip(112), placed(BOW, 33.8, 0, 0.9, mirrored=True)
    figure.put(hand.behind, place)
    figure.put(_crossbow())
    figure.put(hand.before, place)
    return figure


def _jerkin() -> Picture:
    picture = Picture()
    coat = closed((18, 29, 1), (11.0, 32.4), (6.6, 38), (5, 47, 1), (52, 47, 1), (48.6, 39), (40, 32.6), (33, 30, 1))
    picture.outline(GOLD, coat)
    folds(
        picture,
        coat,
        [
            ((12.6, 36), (10.0, 40.6), (9.6, 46)),
            ((16.0, 38), (15.0, 42), (15.4, 46)),
            ((38.0, 36), (40.6, 40.6), (40.4, 46)),
        ],
    )
    sleeve(picture, GOLD, (36.4, 36.0), (49.6, 48.4), (47.6, 40.6), (8, 8.2, 5.2))
    cape = closed(
        (15.4, 27.4, 1),
        (10.0, 30.4),
        (6.6, 35.6),
        (6.0, 39.0, 1),
        (8.8, 37.4, 1),
        (11.4, 40.4, 1),
        (14.4, 38.6, 1),
        (17.4, 41.4, 1),
        (20.6, 39.2, 1),
        (24.2, 42.0, 1),
        (27.8, 39.2, 1),
        (31.2, 41.4, 1),
        (34.0, 38.6, 1),
        (37.4, 40.2, 1),
        (39.6, 36.8, 1),
        (42.4, 37.4, 1),
        (39.4, 31.8),
        (33.6, 28, 1),
    )
    picture.outline(CLOTH, cape)
    folds(
        picture,
        cape,
        [
            ((13.8, 31.4), (11.0, 35), (10.6, 38)),
            ((18.6, 33.6), (17.4, 37), (17.4, 40)),
            ((31.0, 34.0), (31.6, 37), (31.2, 39.8)),
            ((35.0, 32.4), (37.0, 35.6), (37.2, 38.4)),
        ],
        [((16.0, 32.8), (14.0, 36), (14.0, 38)), ((33.2, 33.4), (34.4, 36), (34.2, 37.8))],
        width=0.9,
    )
    hood = closed(
        (15.4, 27.0, 1),
        (16.4, 31.0),
        (20.4, 34.0),
        (25.4, 35.2),
        (30.6, 34.0),
        (33.8, 30.6),
        (34.2, 27.4, 1),
        (30, 30.4),
        (21, 30.6),
    )
    picture.outline(CLOTH, hood)
    picture.add(INK, cut((17.6, 30.4), (21.4, 33.0), (25.4, 33.8), (30.0, 32.8), width=0.8, peak=0.5))
    for y in (36.6, 39.4):
        picture.outline(GOLD, circle(25.0, y, 0.8), 0.32)
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    head = profile_head(Side(brow=1.2, nose=0.4, age=1, open=0.85))
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 13.4)))
    picture.put(head.face)
    picture.put(head.features)
    beard = closed(
        (-5.3, 9.0, 1), (-4.4, 8.4, 1), (-3.0, 8.9), (-2.0, 10.4), (-4.2, 13.2), (-6.6, 13.8, 1), (-5.6, 11.4)
    )
    picture.add(PAPER, beard.buffer(0.36))
    picture.add(INK, beard)
    picture.add(PAPER, cut((-3.6, 9.8), (-4.2, 11.4), (-5.2, 12.8), width=0.42))
    dark = [
        (((1.0, -4.6), (6.0, -2.4), (7.6, 2.0), (6.6, 6.6), (8.4, 9.4)), 3.4),
        (((0.4, -4.2), (4.4, -2.0), (5.4, 2.0), (4.4, 5.6), (5.6, 8.6)), 3.0),
    ]
    locks(picture, INK, dark)
    ear(picture, 2.6, 1.8)
    crown = closed((-4.6, -4.6, 1), (-3.8, -9.4), (0.6, -13.6), (4.6, -14.0), (7.4, -10.0), (8.6, -4.4, 1), (2.0, -5.4))
    picture.outline(INK, crown, 0.1)
    picture.add(PAPER, crown.buffer(0.42).difference(crown))
    picture.add(
        PAPER,
        cut((-1.8, -8.4), (0.8, -11.6), (3.6, -12.6), width=0.6, peak=0.5),
        cut((6.0, -10.6), (7.0, -8.0), width=0.5),
    )
    brim = closed(
        (-10.6, -2.6, 1),
        (-7.0, -4.8),
        (-2.4, -6.0),
        (3.0, -6.2),
        (8.2, -5.2),
        (11.8, -8.0, 1),
        (11.0, -3.2),
        (7.0, -2.4),
        (1.6, -3.6),
        (-3.6, -3.0),
        (-7.4, -1.6),
    )
    picture.outline(CLOTH, brim, 0.42)
    picture.add(INK, cut((-8.4, -2.8), (-3.0, -4.4), (3.0, -4.8), (8.4, -3.8), width=0.55, peak=0.5))
    quill = curve((6.0, -5.6), (8.4, -8.6), (10.4, -11.6), (12.0, -15.0))
    vane = closed(
        (6.2, -5.8, 1), (6.6, -10.0), (8.6, -13.6), (12.4, -16.0, 1), (13.2, -12.6), (11.8, -9.2), (8.8, -6.8, 1)
    )
    picture.outline(PAPER, vane, 0.4)
    picture.add(INK, ribbon(quill, 0.45))
    for x, y in ((8.6, -9.0), (9.8, -10.8), (10.8, -12.4)):
        picture.add(
            INK,
            cut((x, y), (x - 1.4, y - 0.5), width=0.42, peak=0.3),
            cut((x, y), (x + 1.1, y + 1.2), width=0.42, peak=0.3),
        )
    picture.outline(GOLD, sign("pik", 2.6, -7.6, 4.0), 0.36)
    return picture


def _crossbow() -> Picture:
    """Held upright, the bow above, its string down to the nut."""
    picture, x = Picture(), BOW
    for tip in (35.6, 53.2):
        picture.outline(PAPER, ribbon(curve((tip, 14.4), (x, 24.6)), 0.55), 0.3)
    stock = closed(
        (x - 1.5, 8.4, 1),
        (x + 1.5, 8.4, 1),
        (x + 1.7, 30),
        (x + 2.3, 38),
        (x + 2.0, 47, 1),
        (x - 2.0, 47, 1),
        (x - 2.0, 38),
        (x - 1.7, 30),
    )
    picture.outline(GOLD, stock, 0.42)
    bow = closed(
        (35.0, 15.2, 1),
        (36.6, 11.6),
        (40.4, 8.9),
        (x, 8.0),
        (48.8, 8.9),
        (52.4, 11.6),
        (53.8, 15.2, 1),
        (51.2, 13.4),
        (48.4, 11.7),
        (x, 11.0),
        (40.6, 11.7),
        (37.6, 13.4),
    )
    picture.outline(PAPER, bow, 0.44)
    picture.add(INK, cut((37.6, 12.8), (40.8, 10.9), (x, 10.1), (48.4, 10.9), (51.4, 12.8), width=0.5, peak=0.5))
    picture.outline(CLOTH, rectangle(x - 2.0, 8.6, x + 2.0, 11.6), 0.38)
    picture.add(
        INK,
        cut((x - 1.6, 9.2), (x + 1.6, 11.0), width=0.42, peak=0.5),
        cut((x + 1.6, 9.2), (x - 1.6, 11.0), width=0.42, peak=0.5),
    )
    picture.outline(PAPER, ribbon(curve((x, 7.0), (x, 8.4)), 0.9), 0.3)
    picture.outline(PAPER, polygon((x - 1.4, 8.1), (x, 6.3), (x + 1.4, 8.1)), 0.3)
    picture.outline(PAPER, ribbon(curve((x, 12.2), (x, 24.2)), 0.8), 0.3)
    picture.outline(PAPER, circle(x, 25.0, 1.5), 0.4)
    picture.add(INK, circle(x, 25.0, 0.55))
    return picture
