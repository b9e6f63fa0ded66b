"""The king of spades: dark-bearded and facing us, the sword upright, the orb in his other hand."""

from __future__ import annotations

from art.curves import closed, curve, cut, ribbon
from art.face import Temper
from art.franzoesisch.cloth import CLOTH, GOLD, chain, furred
from art.franzoesisch.crowns import crown_front
from art.grasps import carrying, grip
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle, union
from art.sleeve import sleeve
from art.walisch.garments import locks
from art.walisch.heads import frontal

SWORD, ORB = 17.4, (44.2, 28.8)
AXIS, EYES = 31.6, 20.4


def pik() -> Picture:
    figure = Picture()
    figure.put(_robe())
    figure.put(_head(), placed(AXIS, EYES))
    hand, place = grip(112), placed(SWORD, 34.2, 0, 0.86)
    figure.put(hand.behind, place)
    figure.put(_sword())
    figure.put(hand.before, place)
    hand, place = carrying(4.6), placed(*ORB, 0, 0.86)
    figure.put(hand.behind, place)
    figure.put(_orb())
    figure.put(hand.before, place)
    return figure


def _robe() -> Picture:
    picture = Picture()
    robe = closed((20, 28, 1), (12, 31), (6, 37), (4, 47, 1), (57, 47, 1), (55, 37), (47, 31), (41, 27, 1))
    picture.outline(INK, robe, 0.1)
    sleeve(picture, CLOTH, (15.0, 35.0), (8.0, 49.0), (13.4, 40.6), (8, 8.6, 5.2), side=-1)
    sleeve(picture, CLOTH, (45.6, 35.0), (54.4, 47.4), (50.6, 39.4), (8, 8.8, 5.4), 2)
    cape = closed(
        (24, 27, 1), (16.4, 29.0), (11.0, 31.6), (8.4, 34.6, 1), (14, 37.6), (22, 39.8), (31.6, 40.8), (41, 39.8),
        (49, 37.2), (53.4, 33.6, 1), (49.6, 30.6), (45.0, 28.6), (38.4, 27, 1),
    )  # fmt: skip
    furred(picture, cape)
    chain(picture, curve((19.6, 30.0), (24.0, 36.0), (31.6, 38.6), (39.4, 36.0), (43.8, 29.8)), 39, "pik")
    return picture


def _head() -> Picture:
    picture = Picture()
    side = (((4.4, -4), (7.9, -1), (8.4, 3.6), (7.2, 8.0)), ((4.6, -3), (6.9, 1), (7.0, 5), (5.4, 10.0)))
    for mirrored in (-1, 1):
        hair = [tuple((mirrored * x, y) for x, y in line) for line in side]
        locks(picture, INK, [(hair[0], 3.8), (hair[1], 3.4)])
    head = frontal(Temper(brow=1.9, gaze=0.25, slant=7, opening=0.72))
    picture.put(head.skin)
    beard = closed(
        (-6.2, -0.5, 1),
        (-6.5, 4),
        (-6.0, 9),
        (-4.4, 13),
        (-2.0, 16.4),
        (-0.6, 14.6),
        (0, 14.0),
        (0.6, 14.6),
        (2.0, 16.4),
        (4.4, 13),
        (6.0, 9),
        (6.5, 4),
        (6.2, -0.5, 1),
        (3.6, 5.2),
        (0, 6.0),
        (-3.6, 5.2),
    )
    picture.add(PAPER, beard.buffer(0.4))
    picture.add(INK, beard)
    hairs = [
        ((5.2, 3.6), (5.0, 7.6), (3.4, 11.4), (2.2, 14.6)),
        ((3.6, 6.2), (3.2, 9.4), (1.8, 12.8)),
        ((1.8, 9.2), (1.5, 11.4), (0.7, 13.4)),
    ]
    for s in (-1, 1):
        picture.add(PAPER, [cut(*((s * x, y) for x, y in line), width=0.5, peak=0.4) for line in hairs])
    picture.put(head.features)
    for s in (-1, 1):
        moustache = closed(
            (0, 6.1, 1), (s * 2.0, 5.7), (s * 4.2, 6.6), (s * 6.4, 6.2, 1), (s * 5.0, 8.4), (s * 2.6, 8.4), (0, 7.6, 1)
        )
        picture.outline(INK, moustache, 0.01)
        picture.add(PAPER, moustache.buffer(0.36).difference(moustache))
        picture.add(PAPER, cut((s * 0.9, 6.8), (s * 2.8, 7.1), (s * 4.8, 7.2), width=0.42, peak=0.4))
    picture.outline(PAPER, closed((-1.5, 8.5), (0, 8.2), (1.5, 8.5), (0, 9.3)), 0.26)
    picture.put(crown_front("pik"))
    return picture


def _sword() -> Picture:
    picture, x = Picture(), SWORD
    blade = closed((x - 1.75, 27, 1), (x - 1.65, 10), (x, 5.0, 1), (x + 1.65, 10), (x + 1.75, 27, 1))
    picture.outline(PAPER, blade, 0.42)
    picture.add(INK, closed((x + 0.1, 26.6, 1), (x + 0.1, 9), (x + 0.7, 11), (x + 0.95, 26.6, 1)))
    guard = closed(
        (x - 7, 25.6), (x - 6.4, 27.2), (x - 2, 27.4), (x + 2, 27.4), (x + 6.4, 27.2), (x + 7, 25.6), (x + 7.3, 27.4),
        (x + 6, 29.2), (x + 2, 29.0), (x, 29.8), (x - 2, 29.0), (x - 6, 29.2), (x - 7.3, 27.4),
    )  # fmt: skip
    picture.outline(GOLD, guard, 0.42)
    picture.add(INK, cut((x - 5.6, 28.1), (x, 28.3), (x + 5.6, 28.1), width=0.5, peak=0.5))
    picture.outline(GOLD, rectangle(x - 0.9, 29, x + 0.9, 40.2), 0.36)
    picture.outline(GOLD, circle(x, 40.6, 1.4), 0.36)
    return picture


def _orb() -> Picture:
    picture = Picture()
    x, y = ORB
    picture.outline(GOLD, circle(x, y, 4.3, 32), 0.42)
    cross = union(rectangle(x - 0.55, y - 8.6, x + 0.55, y - 4.4), rectangle(x - 2.0, y - 7.5, x + 2.0, y - 6.3))
    picture.outline(GOLD, cross, 0.36)
    ball = circle(x, y, 4.3, 32)
    bands = [
        ribbon(curve((x - 4.6, y - 1.0), (x, y + 0.3), (x + 4.6, y - 1.0)), 1.5),
        ribbon(curve((x, y - 0.2), (x, y - 4.7)), 1.3),
    ]
    picture.add(INK, union(bands).intersection(ball))
    picture.add(PAPER, [circle(x + d, y - abs(d) * 0.12, 0.38) for d in (-3, -1.5, 0, 1.5, 3)])
    picture.add(INK, cut((x + 3.6, y + 1), (x + 2.4, y + 3), (x + 0.4, y + 4.2), width=0.9))
    return picture
