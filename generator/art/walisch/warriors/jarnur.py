"""The warrior of stars: his face in a veil of mail, the iron star swung on its chain."""

from __future__ import annotations

import math

from art.curves import Curve, closed, curve, normals, resample, ribbon
from art.face import Temper, features
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, ellipse, mirror, placed, rectangle
from art.turning import turned
from art.walisch.attributes import iron_star
from art.walisch.clasps import SWUNG, clasp
from art.walisch.garments import GOLD, brooch, folds, lamellar
from art.walisch.ground import driving
from art.walisch.helmets import banded_helmet

BLUE = "blau"
HAND = (44.0, 33.6)
STAR = (45.4, 15.8)


def jarnur() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body(), placed(0, -2.0))
    figure.put(turned(_head(), 22), placed(25.0, 20.8, 5, 0.97))
    figure.put(_flail())
    return figure, mirror(driving(59, 50, seed=23), 29.5)


def _body() -> Picture:
    picture = Picture()
    coat = closed((17, 29, 1), (11, 31.6), (6.6, 37), (5, 46, 1), (50, 46, 1), (47.4, 38), (42, 32.6), (34, 29, 1))
    lamellar(picture, coat, GOLD, 2.6, 3.6)
    cloak = closed((15.6, 28.6, 1), (9.6, 31), (5.4, 36.4), (3, 46, 1), (17.6, 46, 1), (18.6, 40), (21.0, 36.0, 1))
    picture.outline(BLUE, cloak)
    folds(
        picture, cloak,
        [((14.4, 33), (10.4, 38), (8.6, 45)), ((17, 34.4), (13.6, 39), (12.4, 45))],
        [((16, 33.4), (12, 38.6), (10.4, 44.6))],
    )  # fmt: skip
    brooch(picture, 19.6, 36.4, 2.4, BLUE)
    return picture


def _head() -> Picture:
    picture = Picture()
    half: list[Point] = [(5.7, -4, 1), (5.8, 1), (5.3, 5), (3.6, 9)]
    picture.outline(PAPER, closed(*((-p[0], *p[1:]) for p in half), (0, 11), *reversed(half)), 0.42)
    picture.put(features(Temper(0.6, 9, 0.25, lid=1.0, iris=0.85, drop=-0.02, brow=1.6, aged=False)))
    picture.put(banded_helmet(BLUE))
    return picture


def _flail() -> Picture:
    """A short haft in the fist, a chain from its head, the star at its end; the arm comes up from the belt."""
    picture = Picture()
    x, y = HAND
    haft = placed(x, y, 3)
    picture.outline(GOLD, haft(rectangle(-1.15, -6.2, 1.15, 3)), 0.4)
    picture.outline(GOLD, haft(circle(0, -6.6, 1.7)), 0.36)
    picture.put(_chain(curve((44.3, 26.6), (41.5, 25.6), (40.6, 22.8), (42.0, 20.4), (44.4, 19.4))))
    picture.put(iron_star(BLUE, 1.5), placed(*STAR, 12))
    sleeve = closed(
        (45.4, 39.8, 1), (43.4, 42.6), (42.6, 49, 1), (58, 49, 1), (56.2, 43.4), (53.4, 39.6), (50.0, 38.0, 1),
        (47.6, 39.4),
    )  # fmt: skip
    picture.outline(BLUE, sleeve, 0.42)
    folds(
        picture, sleeve, [((47.2, 41.0), (46.0, 43.4), (46.0, 46)), ((50.0, 40.2), (51.6, 42.6), (52.2, 46))],
        [((51.8, 39.9), (54.2, 42.4), (55.2, 45.4))],
    )  # fmt: skip
    picture.put(clasp(SWUNG, placed(x, y, -2, 1.02)))
    return picture


def _chain(line: Curve) -> Picture:
    picture = Picture()
    spots = resample(line, 5)
    across = normals(spots)
    links = list(enumerate(zip(spots, across, strict=True)))
    for k, (spot, out) in links[::2] + links[1::2]:
        degrees = math.degrees(math.atan2(-out[0], out[1]))
        cx, cy = float(spot[0]), float(spot[1])
        if k % 2:
            link = curve((cx - out[1] * 1.1, cy + out[0] * 1.1), (cx + out[1] * 1.1, cy - out[0] * 1.1))
            picture.outline(PAPER, ribbon(link, 0.9), 0.34)
        else:
            picture.outline(PAPER, ellipse(cx, cy, 1.75, 1.2, degrees), 0.34)
            picture.add(INK, ellipse(cx, cy, 0.95, 0.45, degrees))
    return picture
