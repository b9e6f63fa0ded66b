"""The shield-maiden of the bows: a cap over the mail hood, a braid, the bow slung, an arrow at hand."""

from __future__ import annotations

import numpy as np

from generator.art.body import braid
from generator.art.curves import closed, curve, cut, resample, ribbon, sided, taper
from generator.art.hands import cuff, pinch
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, circle, lozenge, placed, polygon, shadow
from generator.art.walisch.garments import GOLD, folds, locks, mailed
from generator.art.walisch.ground import rain
from generator.art.walisch.heads import Mien, three_quarter

BLUE = "blau"
ARROW, LEAN = (12.6, 33.6), -6.0
"""Where the fingers hold the arrow."""


def bog() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_bow_behind())
    figure.put(_body())
    figure.put(_head(), placed(29.0, 22.6, 2, 0.98))
    figure.put(_arrow_hand())
    return figure, rain(59, 46, seed=11, step=1.7, cut_width=0.95)


def _bow_behind() -> Picture:
    """The bow slung over her back: its upper limb stands over the right shoulder."""
    picture = Picture()
    limb = resample(curve((42.0, 8.6), (45.8, 11.6), (49.4, 17), (51.2, 24), (51.4, 31), (50.6, 38), (49, 46)), 160)
    t = np.linspace(0, 1, 160)
    picture.outline(GOLD, sided(limb, 0.7 + 0.9 * np.sin(np.clip(t * 1.3, 0, 1) * np.pi / 1.15).clip(0) ** 0.8), 0.42)
    picture.add(INK, taper(limb[18:86], 0.75, peak=0.6))
    return picture


def _body() -> Picture:
    picture = Picture()
    tunic = closed((22, 29, 1), (15, 31.6), (10, 37), (8, 46, 1), (51, 46, 1), (49.4, 38), (44.6, 33), (37, 29, 1))
    picture.outline(BLUE, tunic)
    folds(
        picture, tunic,
        [((15.6, 34.6), (12.6, 39), (11.6, 45)), ((44, 35), (46.6, 39.6), (47, 45)), ((41, 35.6), (43, 40), (43, 45))],
        [((17.4, 34.6), (14.6, 39), (13.6, 45)), ((42.6, 35), (44.8, 40), (45, 44.6))],
    )  # fmt: skip
    jerkin = closed((21.4, 30, 1), (18.6, 36), (19.0, 46, 1), (40.4, 46, 1), (40.6, 36), (38.4, 30, 1))
    mailed(picture, jerkin)
    hood = closed(
        (25, 31.6, 1),
        (20.0, 33.4),
        (18.6, 34.8, 1),
        (24, 37.4),
        (30.4, 38.4),
        (37, 36.6),
        (41.0, 33.4, 1),
        (39.4, 31.6),
        (36, 29, 1),
    )
    picture.add(PAPER, hood.buffer(0.45))
    picture.add(INK, hood)
    picture.outline(PAPER, ribbon(curve((42.2, 9.2), (40.9, 20), (37.8, 33), (34.4, 46)), 0.6), 0.45)
    picture.outline(GOLD, closed((41.2, 8.2), (42.6, 7.8), (43.6, 9.2), (42.6, 10.6), (41.4, 10)), 0.34)
    return picture


def _head() -> Picture:
    """Looking to the left."""
    picture = Picture()
    coif = closed(
        (-5.6, -4, 1), (-7.0, 0), (-6.6, 5), (-5.4, 9.6), (-6.6, 13.6, 1), (1, 15.4), (9.0, 13.2, 1), (8.8, 8),
        (9.4, 2),
        (8.4, -5, 1),
    )  # fmt: skip
    mailed(picture, coif, 1.55, 1.2)
    head = three_quarter(Mien(brow=0.95, opening=0.95, slant=7))
    face = closed(
        (-3.6, -6, 1), (-5.0, -3.0), (-4.75, -0.3), (-5.0, 1.7), (-4.8, 4.0), (-4.2, 6.6), (-3.2, 8.7), (-1.6, 9.6),
        (0.4, 9.2), (3.0, 7.4), (4.8, 4.4), (5.4, 0.5), (5.2, -4, 1), (4.6, -6, 1),
    )  # fmt: skip
    picture.outline(PAPER, face, 0.5)
    picture.put(head.features.clipped(face))
    locks(
        picture,
        GOLD,
        [
            (((4.4, -6.2), (1.2, -4.6), (-2.0, -3.7), (-4.6, -3.6)), 2.2),
            (((0.4, -6), (3.4, -4.6), (4.9, -2), (5.2, 1.6)), 2.0),
        ],
        cuts=2,
    )
    braid(picture, GOLD, curve((5.0, 2.6), (6.6, 7), (7.4, 12), (6.0, 18), (4.8, 26)), 4.4, 8)
    picture.put(_cap())
    return picture


def _cap() -> Picture:
    picture = Picture()
    dome = closed(
        (-6.2, -4.2, 1), (-6.2, -7.4), (-3.8, -11.0), (0.8, -12.8), (5.4, -11.4), (8.0, -7.8), (8.4, -3.4, 1),
        (4.4, -5.2),
        (0, -5.8), (-3.4, -5.3),
    )  # fmt: skip
    picture.outline(PAPER, dome, 0.45)
    picture.add(INK, shadow(dome, -0.9, 0.2).intersection(dome))
    chased = [
        cut((3.2 + k, -11.2 + k * 0.7), (4.2 + k * 1.1, -9.2 + k * 0.4), (4.3 + k * 1.15, -7), width=0.7)
        for k in (0, 1, 2)
    ]
    picture.add(INK, chased)
    rib = ribbon(curve((0.6, -12.4), (-0.8, -10.4), (-1.4, -7.2)), 1.5, 1.8)
    picture.outline(GOLD, rib, 0.4)
    brim = ribbon(curve((-6.4, -4.6), (-3.4, -5.8), (0, -6.3), (4.4, -5.6), (8.6, -3.8)), 2.2)
    picture.outline(GOLD, brim, 0.42)
    picture.add(INK, [lozenge(x, -6.25 + (x - 0.4) ** 2 * 0.034, 0.6, 0.62) for x in (-4.6, -2.2, 0.2, 2.6, 5.0, 7.0)])
    picture.outline(BLUE, circle(0.8, -12.8, 1.0), 0.4)
    return picture


def _arrow_hand() -> Picture:
    picture = Picture()
    at = placed(*ARROW, LEAN)
    hand = pinch()
    place = placed(*ARROW, 2, 0.84)
    picture.put(hand.behind, place)
    picture.outline(PAPER, at(ribbon(curve((0, -10), (0, 12)), 0.85)), 0.36)
    picture.outline(PAPER, at(polygon((0, -11.4), (1.7, -6.6), (0, -7.8), (-1.7, -6.6))), 0.36)
    for side in (-1, 1):
        vane = closed((side * 0.35, 3.4, 1), (side * 1.7, 5.0, 1), (side * 1.7, 9.6, 1), (side * 0.35, 8.2, 1))
        picture.outline(PAPER, at(vane), 0.34)
    picture.put(hand.before, place)
    sleeve = closed((19.6, 40.2, 1), (23.4, 37.2, 1), (28.6, 40), (31, 47, 1), (19, 47, 1))
    picture.outline(BLUE, sleeve)
    folds(picture, sleeve, [((23.4, 39.8), (25.6, 42.4), (26, 46))], [((25.2, 39.4), (27.6, 42), (28.4, 45.6))])
    cuff(picture, 21.4, 39.2, -40, 6.6)
    return picture
