"""The warrior of shields: from the side behind his great shield, the horn at his lips."""

from __future__ import annotations

import numpy as np

from kartenwerk.art.curves import closed, curve, cut, resample, sided, taper
from kartenwerk.art.hands import cuff, finger
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Geometry, placed
from kartenwerk.art.walisch.attributes import round_shield
from kartenwerk.art.walisch.casques import neck_guard, side_helm
from kartenwerk.art.walisch.garments import GOLD, locks, mailed
from kartenwerk.art.walisch.ground import arcs
from kartenwerk.art.walisch.heads import Mien, profile

RED = "rot"
BELL = (48.4, 12.4)


def skoell() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    figure.put(_head(), placed(26.4, 20.4, -3, 0.98, mirrored=True))
    figure.put(_horn())
    figure.put(round_shield(RED, 12.8), placed(17.8, 39.0))
    return figure, arcs(*BELL, 4.5, 60, 1.75, seed=2)


def _body() -> Picture:
    picture = Picture()
    shirt = closed((18, 28, 1), (11, 31), (7, 36), (5.6, 46, 1), (49, 46, 1), (46.6, 38), (42, 33), (35, 29, 1))
    mailed(picture, shirt)
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    neck_guard(
        picture,
        closed((4.6, 0, 1), (9.2, 0.4, 1), (10.6, 6), (12.4, 12.0, 1), (6, 14.6), (-1.6, 13.4, 1), (1.6, 9), (4.0, 4)),
    )
    head = profile(Mien(brow=1.7, bearded=True, dark=False, opening=0.7))
    picture.put(head.skin)
    mass = closed(
        (-5.6, 7.2, 1), (-6.0, 9.6), (-5.6, 13.6, 1), (-2.6, 14.4), (1.4, 12.4, 1), (4.0, 8.0), (4.8, 3.4), (4.8, 0, 1),
        (3.0, 2.6), (1.2, 5.0), (-2.0, 6.6),
    )  # fmt: skip
    picture.add(INK, mass)
    beard = [
        (((4.5, 0.4), (4.0, 4.6), (2.2, 9.0), (0.4, 13.2)), 2.8),
        (((2.8, 3.6), (1.8, 7.4), (-0.4, 11.0), (-2.0, 14.8)), 2.8),
        (((0.8, 5.8), (-0.4, 8.6), (-2.2, 11.8), (-3.6, 15.4)), 2.8),
        (((-4.7, 7.8), (-5.4, 9.8), (-5.9, 12.6)), 2.2),
        (((-2.2, 7.2), (-3.4, 9.4), (-4.4, 12.2), (-5.2, 15.0)), 2.8),
    ]
    locks(picture, GOLD, beard, cuts=2)
    picture.put(head.features)
    _blown_cheek(picture)
    locks(picture, GOLD, [(((-5.2, 4.9), (-3.8, 5.1), (-2.0, 6.6), (-1.2, 9.0)), 2.2)], cuts=1)
    picture.put(side_helm(RED, ring=True))
    return picture


def _blown_cheek(picture: Picture) -> None:
    """Round with the breath that goes into the horn."""
    picture.add(INK, cut((-3.4, 2.2), (-1.4, 1.9), (0.6, 3.2), (0.4, 5.4), width=0.6, peak=0.6))
    picture.add(INK, cut((-0.8, 3.3), (-0.3, 4.2), (-0.6, 5.2), width=0.45, peak=0.5))


def _horn() -> Picture:
    """A curved horn from the lips up to its bell, and the hand that holds it."""
    picture = Picture()
    line = resample(curve((32.0, 26.2), (36.4, 27.8), (41.6, 26.8), (45.4, 22.8), (47.6, 17.4), BELL), 120)
    half = np.linspace(0.75, 3.7, 120)
    horn = sided(line, half)
    picture.outline(PAPER, horn, 0.42)
    picture.add(INK, taper(line[30:112] + np.array([1.0, 0.7]), 1.0, peak=0.7).intersection(horn))
    for at, width in ((0, 10), (52, 9), (108, 12)):
        mount = sided(line[at : at + width], half[at : at + width] + 0.35)
        picture.outline(GOLD, mount, 0.4)
    sleeve = closed((40.2, 36.0, 1), (37.4, 40), (36.6, 47, 1), (54, 47, 1), (53.4, 40), (48.6, 34.6, 1), (44, 36.2))
    mailed(picture, sleeve, 1.6, 1.2)
    palm = closed(
        (38.6, 25.6),
        (43.4, 23.4),
        (46.6, 26.0),
        (47.2, 30.2),
        (47.0, 34.8, 1),
        (41.0, 35.6, 1),
        (40.2, 31.4),
        (38.2, 28.6),
    )
    picture.outline(PAPER, palm, 0.36)
    for x, y in ((39.2, 30.6), (41.2, 29.3), (43.1, 27.9), (44.8, 26.1)):
        finger(picture, 2.0, (x + 1.4, y + 1.8), (x + 0.2, y - 1.2), (x - 1.4, y - 4.2), tip=0.82)
    cuff(picture, 44.4, 35.2, -6, 7.6)
    return picture
