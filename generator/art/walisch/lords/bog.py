"""The lord of bows: young and dark, seen from the side, the arrow on the drawn string."""

from __future__ import annotations

from art.curves import between_curves, closed, curve, cut, flow, ribbon
from art.hands import cuff, drawing
from art.light import shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, placed, polygon
from art.sleeve import sleeve
from art.walisch import bows
from art.walisch.clasps import AIMING, clasp
from art.walisch.crowns import crown_side
from art.walisch.garments import folds
from art.walisch.ground import volley
from art.walisch.heads import Mien, ear, profile

BLUE = "blau"
HEAD = (28.4, 18.4)
NOCK = (31.6, 32.6)
"""Where the string is drawn to."""
HAND = (47.6, 36.4)
AIM = -9.0
"""Degrees that the arrow points up."""


def bog() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    figure.put(_head(), placed(*HEAD, -2, 0.96, mirrored=True))
    line = bows.limb(
        (42.0, 11.2), (44.0, 11.3), (47.0, 14.2), (48.9, 19.6), (49.3, 25.8), (48.4, 33.0), (46.8, 39.4), (43.4, 46),
        (38.4, 52),
    )  # fmt: skip
    figure.put(bows.strung(line, ((42.4, 12.2), NOCK), ()))
    sleeve(figure, BLUE, (29.0, 41.2), (36.0, 40.2), (42.4, 38.2), (11.0, 8.0, 5.2), folds=2)
    figure.put(bows.grip(line))
    figure.put(clasp(AIMING, placed(*HAND, 6, 0.94, mirrored=True)))
    figure.put(_arrow(), placed(*NOCK, AIM))
    figure.put(_arm())
    return figure, volley(59, 46, AIM)


def _body() -> Picture:
    picture = Picture()
    tunic = closed(
        (20, 28, 1), (13, 31.4), (8.6, 36.6), (6.6, 46, 1), (44, 46, 1), (43.4, 40.0), (38.8, 34.4), (33, 31),
        (29.6, 28, 1),
    )  # fmt: skip
    picture.outline(BLUE, tunic)
    picture.add(INK, shade(tunic, 0.7, 0))
    folds(
        picture, tunic,
        [((32.6, 38.0), (33.2, 41.4), (32.8, 45)), ((28.6, 39.6), (28.8, 42), (28.4, 46))],
    )  # fmt: skip
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    neck = closed((-2.6, 8, 1), (-2.2, 11), (-4.0, 15, 1), (7.0, 15, 1), (6.0, 11), (5.0, 3, 1))
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
        PAPER,
        flow(
            outer, inner, 6, 0.5, start=0.1, end=0.94, first=0.04, last=0.95, jitter=0.1, peak=0.5, seed=5
        ).intersection(hair),
    )
    ear(picture, 3.0, 1.6)
    picture.put(crown_side("bog"))
    return picture


def _arrow() -> Picture:
    """Along the x axis, its nock at (0, 0)."""
    picture = Picture()
    picture.outline(PAPER, ribbon(curve((-0.6, 0), (18.2, 0)), 0.84), 0.38)
    point = polygon((16.8, -1.7), (21.2, 0), (16.8, 1.7), (17.7, 0))
    picture.outline(PAPER, point, 0.42)
    for side in (-1, 1):
        vane = closed((1.6, side * 0.42, 1), (0.5, side * 2.0, 1), (5.6, side * 2.0, 1), (7.4, side * 0.42, 1))
        picture.outline(PAPER, vane, 0.36)
        picture.add(INK, [cut((x, side * 0.7), (x - 0.9, side * 1.7), width=0.4, peak=0.5) for x in (2.8, 4.2, 5.6)])
    return picture


def _arm() -> Picture:
    """The near arm: its elbow is lifted behind the archer, and the hand hooks the string below his chin."""
    picture = Picture()
    upper = closed((27.6, 39.0, 1), (20, 41.6), (12.6, 44.0), (8.0, 42.4), (6.6, 37.8), (12, 33), (24, 34, 1))
    picture.outline(BLUE, upper)
    folds(picture, upper, [((9.4, 41.4), (13.6, 41.8), (18.6, 40.4))], [])
    fore = closed(
        (19.8, 32.4, 1),
        (14.6, 31.4),
        (10.4, 31.8),
        (8.0, 33.6),
        (7.4, 36.2),
        (9.6, 38.4),
        (14.4, 38.6),
        (20.2, 37.4, 1),
    )
    picture.outline(BLUE, fore)
    picture.add(INK, shade(fore, 0.5, 0))
    folds(
        picture, fore,
        [((8.4, 36.6), (12.0, 37.4), (16.0, 36.4)), ((9.2, 32.8), (12.4, 34.6), (16.2, 34.4))],
        [((10.6, 32.0), (13.6, 31.7), (17.0, 32.4))],
    )  # fmt: skip
    picture.put(drawing(), placed(NOCK[0] - 0.4, NOCK[1] + 0.6, AIM / 2, 0.86))
    cuff(picture, 21.0, 34.9, 86, 7.0)
    return picture
