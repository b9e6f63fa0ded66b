"""The German deck: a great acorn between oak leaves, in the wreath of the back; the four suits in the corners."""

from __future__ import annotations

import math

from art.costume import form
from art.curves import closed, curve, ribbon
from art.deutsch.back import acorn, oak_leaf
from art.deutsch.suits import SUITS
from art.deutsch.wardrobe import sign
from art.fronts.stage import HEIGHT, WIDTH, X, Y, room
from art.light import line, lit, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, on_side, outset, placed, ring, union

GROUND, GOLD = "gruen", "ocker"
RIM, WREATH, INNER = 20.0, 12.9, 12.0
"""mm from the middle: the medallion's black, where leaf and acorn of the wreath begin, and the green within."""
CORNERS = ((6.4, 7.2), (WIDTH - 6.4, 7.2), (6.4, HEIGHT - 7.2), (WIDTH - 6.4, HEIGHT - 7.2))
ROUND = 5.2
"""mm: the radius of the black behind a suit."""
RAYS = 64


def emblem() -> Picture:
    picture = Picture()
    picture.add(INK, room())
    picture.add(GROUND, room().difference(_rays()))
    for (x, y), suit in zip(CORNERS, SUITS, strict=True):
        picture.add(INK, circle(x, y, ROUND + 0.8))
        picture.add(GOLD, ring(x, y, ROUND + 0.3, ROUND - 0.15))
        sign(picture, suit, x, y, 6.6)
    picture.add(INK, circle(X, Y, RIM, 48))
    for role, outer, inner in ((PAPER, 19.4, 18.7), (GOLD, 18.25, 17.8)):
        picture.add(role, ring(X, Y, outer, inner))
    _wreath(picture)
    for role, radius in ((GOLD, INNER), (INK, INNER - 0.5), (GROUND, INNER - 0.9)):
        picture.add(role, circle(X, Y, radius, 32))
    picture.put(_acorn(), placed(X, Y + 1.2, 0, 0.94))
    return picture


def _rays() -> Geometry:
    """Dark on green, widening from the medallion to the edge; they keep clear of the suits."""
    rays = []
    for k in range(RAYS):
        angle = 2 * math.pi * (k + 0.5) / RAYS
        out = (math.cos(angle), math.sin(angle))
        rays.append(ribbon([(X + reach * out[0], Y + reach * out[1]) for reach in (RIM + 1.2, 46)], 0.5, 2.1))
    return union(rays).difference(union([circle(x, y, ROUND + 2.2) for x, y in CORNERS]))


def _wreath(picture: Picture) -> None:
    leaf, veins = oak_leaf()
    nut = acorn()
    for k in range(20):
        degrees = 18.0 * k
        angle = math.radians(degrees)
        if k % 2:
            start = WREATH - 0.7
            picture.put(nut, placed(X + start * math.sin(angle), Y - start * math.cos(angle), degrees, 0.58))
        else:
            place = placed(X + WREATH * math.sin(angle), Y - WREATH * math.cos(angle), degrees, 0.5)
            picture.add(PAPER, place(leaf.difference(veins)))


def _acorn() -> Picture:
    """Ripe on its twig, a leaf on either side; drawn round (0, 0)."""
    picture = Picture()
    leaf, veins = oak_leaf()
    for side, degrees in ((-1, -60), (1, 56)):
        place = placed(side * 1.6, -3.6, degrees, 1.15)
        picture.outline(PAPER, place(outset(leaf, 0.05)), 0.5)
        picture.add(INK, place(veins), shade(place(leaf), 0.45, 0))
    form(picture, "braun", ribbon(curve((0, -5.2), (0.4, -7.2), (2.0, -8.8)), 1.5, 1.9), 0.35, 0.5)
    half: list[Point] = [(4.6, -1.6, 1), (5.0, 1.2), (4.0, 4.6), (1.6, 6.8)]
    nut = closed(*on_side(-1, *half), (0, 9.2, 1), *reversed(half))
    picture.outline(GOLD, nut, 0.7)
    picture.add(INK, shade(nut, 0.9, 1.7, 1.0))
    picture.add(PAPER, lit(nut, 0.9, 0.85))
    rim: list[Point] = [(6.1, -1.4, 1), (6.2, -3.4), (4.4, -5.4), (1.8, -6.4)]
    cup = closed(*on_side(-1, *rim), (0, -6.6), *reversed(rim), (3.0, -0.3), (0, 0.1), (-3.0, -0.3))
    picture.outline("braun", cup, 0.7)
    rows = ((-4.5, 3, 5.0), (-2.9, 4, 7.8), (-1.3, 5, 9.8))
    spots = [((k - (count - 1) / 2) * reach / (count - 1), y) for y, count, reach in rows for k in range(count)]
    scales = [line((x - 0.95, y - 0.4), (x, y + 0.5), (x + 0.95, y - 0.4), width=0.55) for x, y in spots]
    picture.add(INK, union(scales).intersection(cup.buffer(-0.3)), shade(cup, 0.7, 0))
    picture.add(PAPER, lit(cup, 0.8, 0.65))
    return picture
