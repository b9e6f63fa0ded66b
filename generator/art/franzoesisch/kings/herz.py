"""The king of hearts: old and kind, white curls about a full face, a covered cup raised, a hand on his breast."""

from __future__ import annotations

from art.curves import closed, cut
from art.face import Temper
from art.franzoesisch.cloth import GOLD, RED, furred
from art.franzoesisch.crowns import crown_front
from art.franzoesisch.laid import laid
from art.grasps import grip
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle
from art.sleeve import sleeve
from art.walisch.garments import curl, folds
from art.walisch.heads import frontal

AXIS, EYES = 25.6, 20.6
CUP = 46.2


def herz() -> Picture:
    figure = Picture()
    figure.put(_mantle())
    figure.put(_head(), placed(AXIS, EYES))
    hand, place = grip(104), placed(CUP, 32.2, 0, 0.86, mirrored=True)
    figure.put(hand.behind, place)
    figure.put(_cup(), placed(0, 1.1))
    figure.put(hand.before, place)
    figure.put(laid(), placed(10.4, 38.2, 74, 0.86))
    return figure


def _mantle() -> Picture:
    picture = Picture()
    mantle = closed(
        (15, 27, 1), (8.4, 31), (4.6, 38), (3, 47, 1), (57, 47, 1), (54, 41), (47, 35), (40, 30), (36, 27, 1)
    )
    picture.outline(RED, mantle)
    folds(
        picture,
        mantle,
        [
            ((9.4, 33.6), (7.0, 39), (6.6, 46)),
            ((13, 36.4), (11.4, 41), (11.6, 46)),
            ((38.4, 36), (40.2, 40), (39.6, 46)),
            ((42.6, 36.6), (45.4, 40.6), (46, 46)),
            ((48, 38.6), (51, 42), (52, 46)),
        ],
        [
            ((8.0, 33.8), (5.8, 39.4), (5.4, 45)),
            ((40.4, 35.6), (42.6, 39.8), (42.6, 45)),
            ((50, 39), (53, 42.4), (53.6, 46)),
        ],
    )
    tunic = closed((19.4, 33, 1), (18.6, 40), (19.4, 47, 1), (32.4, 47, 1), (33.0, 40), (32, 33, 1))
    picture.outline(GOLD, tunic)
    picture.add(
        INK,
        [
            cut((AXIS + k * 2.2, 37.5), (AXIS + k * 2.4, 42), (AXIS + k * 2.4, 47), width=0.7, peak=0.6)
            for k in (-2, -1, 1, 2)
        ],
    )
    for y in (39.6, 42.6):
        picture.outline(PAPER, circle(AXIS, y, 0.75), 0.3)
    sleeve(picture, RED, (13.6, 34.4), (4.6, 47.4), (8.6, 39.2), (8, 8, 5.0), 1, side=-1)
    sleeve(picture, RED, (41.0, 35.6), (53.4, 48.0), (49.0, 39.4), (8, 8.4, 5.2))
    for side in (-1, 1):
        lapel = closed(
            (AXIS + side * 4.6, 30, 1),
            (AXIS + side * 8.0, 36.0),
            (AXIS + side * 7.0, 47, 1),
            (AXIS + side * 12.4, 47, 1),
            (AXIS + side * 14.0, 38),
            (AXIS + side * 11.0, 29, 1),
        )
        furred(picture, lapel, 3.4, 3.0, 0.3)
    collar = closed(
        (15.2, 26.6, 1),
        (9.6, 29.2),
        (7.2, 32.8, 1),
        (13, 35.4),
        (AXIS, 37.8),
        (38.2, 35.4),
        (44.0, 32.8, 1),
        (41.6, 29.2),
        (36, 26.6, 1),
    )
    furred(picture, collar)
    return picture


def _head() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        for x, y, r in (
            (7.6, -3.6, 2.0),
            (9.4, -0.4, 2.3),
            (9.9, 3.8, 2.4),
            (9.3, 8.0, 2.4),
            (7.4, 1.4, 2.1),
            (7.4, 5.4, 2.2),
        ):
            curl(picture, side * x, y, r, 200 if side > 0 else -20, side * -1.2)
    head = frontal(Temper(brow=1.7, slant=2, opening=0.9, gaze=-0.1, lid=0.75))
    picture.put(head.skin)
    picture.add(
        INK,
        closed(
            (-6.2, -0.5, 1),
            (-7.2, 6),
            (-5.6, 13),
            (0, 16.4),
            (5.6, 13),
            (7.2, 6),
            (6.2, -0.5, 1),
            (3.6, 5.2),
            (0, 6.0),
            (-3.6, 5.2),
        ),
    )
    rows = (
        (
            (6.2, 5.4, 2.0),
            (4.8, 8.4, 2.1),
            (2.9, 15.0, 2.0),
            (0.0, 16.2, 2.1),
            (5.9, 11.2, 2.1),
            (2.4, 11.8, 2.2),
            (4.6, 13.6, 1.9),
        ),
        ((0.0, 13.2, 2.2), (2.7, 9.0, 1.9)),
    )
    for x, y, r in (*rows[0], *rows[1]):
        for side in (-1, 1) if x else (1,):
            curl(picture, side * x, y, r, 160 if side > 0 else 20, side * 1.25)
    picture.put(head.features)
    for side in (-1, 1):
        for x, y, r in ((6.9, -3.2, 1.8), (7.1, 0.2, 1.75), (6.9, 3.4, 1.7)):
            curl(picture, side * x, y, r, 200 if side > 0 else -20, side * -1.2)
    for s in (-1, 1):
        half = closed(
            (0, 6.2, 1), (s * 1.8, 5.6), (s * 4.0, 6.2), (s * 6.2, 7.9, 1), (s * 4.0, 8.6), (s * 1.8, 8.2), (0, 7.5, 1)
        )
        picture.outline(PAPER, half, 0.34)
        picture.add(INK, cut((s * 0.8, 6.8), (s * 2.6, 6.9), (s * 4.6, 7.6), width=0.42, peak=0.4))
        picture.add(INK, cut((s * 4.4, 3.2), (s * 5.0, 2.6), (s * 5.2, 1.8), width=0.4))
    picture.outline(RED, closed((-1.3, 8.5), (0, 8.3), (1.3, 8.5), (0, 9.4)), 0.28)
    picture.put(crown_front("herz", arched=True))
    return picture


def _cup() -> Picture:
    picture, x = Picture(), CUP
    picture.outline(GOLD, rectangle(x - 0.8, 24, x + 0.8, 39.6), 0.36)
    picture.outline(
        GOLD,
        closed(
            (x - 5.0, 14.6, 1),
            (x - 4.6, 19.6),
            (x - 2.6, 23.4),
            (x - 1.0, 24.8, 1),
            (x + 1.0, 24.8, 1),
            (x + 2.6, 23.4),
            (x + 4.6, 19.6),
            (x + 5.0, 14.6, 1),
        ),
        0.44,
    )
    picture.outline(
        GOLD,
        closed(
            (x - 4.6, 12.6, 1), (x - 3.0, 9.6), (x - 0.8, 8.4, 1), (x + 0.8, 8.4, 1), (x + 3.0, 9.6), (x + 4.6, 12.6, 1)
        ),
        0.42,
    )
    picture.outline(GOLD, closed((x - 5.6, 12.4, 1), (x + 5.6, 12.4, 1), (x + 5.3, 14.9, 1), (x - 5.3, 14.9, 1)), 0.4)
    picture.outline(RED, sign("herz", x, 7.0, 3.4), 0.4)
    picture.add(RED, sign("herz", x, 18.6, 4.6))
    picture.add(INK, sign("herz", x, 18.6, 4.6).buffer(0.4).difference(sign("herz", x, 18.6, 4.6)))
    picture.add(
        INK,
        cut((x + 3.9, 15.8), (x + 3.6, 19.4), (x + 1.6, 22.8), width=0.9),
        cut((x + 2.2, 9.8), (x + 3.4, 11.8), width=0.7),
    )
    picture.add(INK, [circle(x + d, 13.65, 0.42) for d in (-3.6, -1.8, 0, 1.8, 3.6)])
    picture.add(PAPER, cut((x - 3.8, 16), (x - 3.4, 19), (x - 2.0, 21.8), width=0.6))
    picture.outline(GOLD, closed((x - 1.9, 25.6), (x, 24.6), (x + 1.9, 25.6), (x, 26.8)), 0.36)
    return picture
