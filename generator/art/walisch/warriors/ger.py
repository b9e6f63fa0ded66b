"""The warrior of spears: seen from the side under a bristled helmet, the spear lifted for the throw."""

from __future__ import annotations

import math

from art.body import fist
from art.curves import closed, curve, flow, ribbon
from art.hands import cuff
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, placed, turn
from art.walisch.attributes import spear
from art.walisch.casques import cheek_plate, neck_guard, side_helm
from art.walisch.garments import GOLD, folds, mailed
from art.walisch.ground import driving
from art.walisch.heads import Mien, profile

BLUE = "blau"
TIP, HAND = (6.6, 32.0), (48.4, 13.8)
LEAN = math.degrees(math.atan2(TIP[0] - HAND[0], HAND[1] - TIP[1]))
"""Degrees that the spear leans; its head points forward past the face."""


def ger() -> tuple[Picture, Geometry]:
    figure = Picture()
    head = Picture()
    head.put(_head(), placed(29.2, 24.8, -2))
    figure.put(_spear())
    figure.add(INK, head.silhouette().buffer(1.5).buffer(-0.9))  # between the bristles no shaft is seen
    figure.put(_body(), placed(0.6, 2.0))
    figure.put(_arm())
    figure.put(head)
    ground = turn(driving(90, 90, seed=4), 36, (29, 25))
    return figure, ground


def _spear() -> Picture:
    picture = Picture()
    length = math.dist(TIP, HAND)
    along = ((HAND[0] - TIP[0]) / length, (HAND[1] - TIP[1]) / length)
    picture.outline(GOLD, ribbon(curve(TIP, (TIP[0] + along[0] * 60, TIP[1] + along[1] * 60))[4:], 2.0))
    picture.put(spear(BLUE), placed(TIP[0] + along[0] * 28.2, TIP[1] + along[1] * 28.2, LEAN))
    return picture


def _body() -> Picture:
    picture = Picture()
    shirt = closed(
        (22, 31, 1), (15.4, 33), (10.4, 38), (8.6, 46, 1), (52, 46, 1), (50.4, 40), (45.6, 35.4), (38, 31, 1)
    )
    mailed(picture, shirt)
    cloak = closed(
        (22.4, 30.4, 1), (15.4, 32.2), (10.0, 36.6), (6.2, 46, 1), (22.4, 46, 1), (24.2, 40), (26.0, 36.6, 1)
    )
    picture.outline(BLUE, cloak)
    folds(
        picture, cloak,
        [((20.6, 34.4), (16.6, 38.6), (14.6, 45)), ((22.8, 35.8), (20, 39.6), (18.6, 45)), ((17, 33.6), (12, 38.6),
         (9.8, 45))],
        [((18.8, 34), (14.2, 38.6), (12.2, 44.6))],
    )  # fmt: skip
    return picture


def _head() -> Picture:
    picture = Picture()
    neck_guard(
        picture,
        closed((4.6, 0, 1), (9.2, 0.4, 1), (10.6, 6), (12.8, 12.0, 1), (6, 14.6), (-1.6, 13.4, 1), (1.6, 9), (4.0, 4)),
    )
    head = profile(Mien(brow=1.7, bearded=True, dark=False, opening=0.6, age=1))
    picture.put(head.skin)
    mass = closed(
        (-5.2, 5.0, 1), (-6.4, 8.4), (-6.8, 12.4), (-8.6, 16.6, 1), (-4.4, 15.2), (-0.6, 12.4), (2.6, 9.4),
        (4.6, 5.4), (4.8, 0, 1),
        (1.2, 2.6), (-1.0, 5.4), (-3.4, 5.6),
    )  # fmt: skip
    picture.add(PAPER, mass.buffer(0.4))
    picture.add(INK, mass)
    picture.put(head.features)
    outer = curve((4.0, 3.4), (2.4, 8.2), (-1.0, 11.6), (-4.6, 14.4), (-8.2, 16.2))
    inner = curve((-4.6, 6.4), (-5.6, 8.8), (-6.0, 11.6), (-7.0, 14.2), (-8.4, 16.2))
    cuts = flow(outer, inner, 6, 0.5, start=0.06, end=0.8, first=0.02, last=0.96, jitter=0.22, peak=0.35, seed=8)
    picture.add(PAPER, cuts.intersection(mass.buffer(-0.1)))
    picture.outline(PAPER, closed((-5.9, 7.0), (-5.0, 6.6), (-3.6, 7.1), (-4.4, 8.0), (-5.5, 7.9)), 0.3)
    moustache = closed(
        (-6.2, 4.5, 1), (-4.6, 4.9), (-3.0, 6.2), (-2.4, 8.6), (-3.2, 11.2, 1), (-4.0, 8.8), (-5.2, 6.9), (-6.6, 6.2)
    )
    picture.add(PAPER, moustache.buffer(0.36))
    picture.add(INK, moustache)
    lines = flow(curve((-4.8, 5.2), (-3.2, 7.0), (-3.0, 10.2)), curve((-5.8, 5.4), (-4.4, 7.2), (-3.4, 10.2)), 2, 0.4)
    picture.add(PAPER, lines.intersection(moustache))
    cheek_plate(picture)
    picture.put(side_helm(BLUE))
    return picture


def _arm() -> Picture:
    """The arm is lifted, its elbow to the right."""
    picture = Picture()
    sleeve = closed(
        (41.0, 38.4, 1), (42.0, 31), (44.6, 25.8), (45.8, 22.0, 1), (53.6, 22.2, 1), (55.6, 31), (54, 39), (50.4, 46, 1)
    )
    mailed(picture, sleeve, 1.6, 1.2)
    fist(picture, placed(*HAND, 70, 0.82))
    cuff(picture, 49.6, 22.0, -12, 7.4)
    return picture
