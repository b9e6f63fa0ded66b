"""The lady of spears: a seeress under a deep hood, two thin plaits, her pale eyes wide open and one hand raised."""

from __future__ import annotations

from kartenwerk.art.body import braid, fist
from kartenwerk.art.curves import closed, curve, cut, flow
from kartenwerk.art.face import Temper, features
from kartenwerk.art.hands import cuff, finger
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Point, circle, mirror, on_side, placed, rectangle, shadow
from kartenwerk.art.turning import turned
from kartenwerk.art.walisch.attributes import spear
from kartenwerk.art.walisch.diadems import diadem
from kartenwerk.art.walisch.garments import brooch, folds
from kartenwerk.art.walisch.tresses import HAIR

BLUE = "blau"
HEAD = (27.6, 22.8)
TURN = -24.0
"""Degrees: she looks past her raised hand."""
SPEAR = (44.4, 37.0, 11.0)
"""Where the hand holds it, and its lean in degrees."""
PALM = (12.6, 34.6)


def ger() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.put(_cloak())
    figure.put(turned(_head(), TURN), placed(*HEAD, 4))
    x, y, lean = SPEAR
    figure.put(spear(BLUE), placed(x, y, lean, 1.06))
    figure.put(_sleeves())
    fist(figure, placed(x, y, -62, 0.8, mirrored=True))
    cuff(figure, x - 3.4, y + 5.6, 32, 7.6)
    figure.put(_palm(), placed(*PALM))
    cuff(figure, PALM[0] + 0.6, PALM[1] + 5.6, 6, 6.4)
    return figure, (HEAD[0], HEAD[1] - 1)


def _cloak() -> Picture:
    picture = Picture()
    cloak = closed(
        (20.4, 31, 1), (14.8, 33.4), (9.6, 37), (6.6, 42), (5.6, 50, 1), (54, 50, 1), (52.0, 41), (47.6, 36), (42, 33),
        (36.8, 31, 1),
    )  # fmt: skip
    picture.outline(BLUE, cloak)
    folds(
        picture, cloak,
        [((17.4, 35), (16.2, 40), (16.4, 46)), ((41.0, 35), (42.6, 40), (42.4, 46)),
         ((21.2, 38), (20.4, 41), (20.6, 46))],
        [((19.2, 35), (18.2, 40), (18.4, 46)), ((38.8, 35.4), (39.8, 40), (39.8, 46))],
    )  # fmt: skip
    return picture


def _head() -> Picture:
    picture = Picture()
    rim: list[Point] = [(5.4, -12.4), (9.5, -8.0), (10.6, -1.0), (9.6, 6.4), (9.2, 10.4), (13.6, 13.4), (14.2, 17.6, 1)]
    hood = closed((0, -14.2, 1), *rim, (0, 19.4), *((-p[0], *p[1:]) for p in reversed(rim)))
    picture.outline(BLUE, hood, 0.45)
    for side in (-1, 1):
        outer = curve(*on_side(side, (0.8, -13.4), (6.2, -11.0), (9.6, -6.4), (9.8, 0.4), (8.9, 7.4), (10.6, 13.4)))
        inner = curve(*on_side(side, (0.6, -12.0), (5.0, -9.0), (7.4, -5.2), (7.9, 0.4), (7.3, 7.4), (6.6, 13.4)))
        picture.add(INK if side > 0 else PAPER, flow(outer, inner, 2, 0.75, end=0.9, seed=3, jitter=0.1, peak=0.5))
    inside: list[Point] = [(4.6, -9.6), (7.0, -4.6), (7.4, 1.0), (6.6, 7.4), (4.4, 13.4), (1.6, 17.4, 1)]
    opening = closed((0, -11.4, 1), *inside, *((-p[0], *p[1:]) for p in reversed(inside)))
    picture.outline(PAPER, opening.buffer(1.0), 0.42)
    picture.add(INK, opening)
    for side in (-1, 1):
        fall = curve(*on_side(side, (5.2, -4.6), (6.0, 0), (6.1, 5.0), (5.2, 11.0), (6.0, 16.0), (6.4, 25.0)))
        braid(picture, HAIR, fall, 3.0, 10, line=0.34, inwards=0.08)
    picture.put(_face())
    brooch(picture, 0, 17.6, 2.6, BLUE)
    return picture


def _face() -> Picture:
    picture = Picture()
    neck = closed((-2.6, 6, 1), (2.6, 6, 1), (2.8, 11), (4.2, 15, 1), (-4.2, 15, 1), (-2.8, 11))
    picture.add(PAPER, neck)
    picture.add(INK, closed((-2.8, 7, 1), (2.9, 7, 1), (2.9, 10.4), (1.6, 10.2), (-1.2, 10.0), (-2.8, 8.8)))
    half: list[Point] = [(4.9, -6, 1), (5.2, -1), (4.9, 2.6), (3.7, 6.2), (1.9, 8.8)]
    form = closed(*((-p[0], *p[1:]) for p in half), (0, 9.6), *reversed(half), (0, -8.4))
    picture.outline(PAPER, form, 0.36)
    picture.add(INK, shadow(form.intersection(rectangle(-20, -2, 20, 20)), -0.9, -0.4))
    hollow = cut((4.8, 2.2), (3.9, 4.0), (3.0, 5.2), width=0.5, peak=0.3)
    picture.add(INK, hollow, mirror(hollow))
    gaze = Temper(opening=1.12, slant=1, gaze=0, lid=0.8, iris=0.95, drop=0.0, brow=0.7, nose=0.74, aged=False)
    picture.put(features(gaze), placed(0, 0.2, 0, 0.94))
    for side in (-1, 1):
        picture.add(PAPER, circle(side * 2.96, 0.42, 0.5))
    picture.add(INK, cut((-1.9, 6.9), (0, 6.7), (1.9, 6.9), width=0.62, peak=0.5))
    picture.add(INK, cut((-1.2, 7.7), (0, 7.9), (1.2, 7.7), width=0.46, peak=0.5))
    picture.put(diadem("ger", BLUE), placed(0, 0.4, 0, 0.84))
    return picture


def _sleeves() -> Picture:
    picture = Picture()
    right = closed((38.6, 36.4, 1), (37.4, 41), (37, 50, 1), (47.6, 50, 1), (46.6, 44.6), (45.6, 41.2, 1), (42.4, 38.0))
    picture.outline(BLUE, right, 0.42)
    folds(picture, right, [((40.4, 39), (40.2, 43), (40, 48))], [((42.6, 40.2), (42.8, 43), (42.6, 48))])
    left = closed((18.6, 36.2, 1), (17.0, 38.8), (16.6, 41.4, 1), (9.4, 41.8, 1), (8.8, 46), (8.6, 50, 1), (20, 50, 1))
    picture.outline(BLUE, left, 0.42)
    return picture


def _palm() -> Picture:
    """An open hand seen from its palm, fingers up."""
    picture = Picture()
    for x, y, tip_x, tip_y in (
        (-2.6, -0.6, -4.0, -4.6),
        (-0.8, -1.4, -1.4, -6.6),
        (1.0, -1.4, 1.2, -6.8),
        (2.7, -0.6, 3.6, -5.6),
    ):
        finger(picture, 1.9, (x, y), ((x + tip_x) / 2, (y + tip_y) / 2), (tip_x, tip_y), tip=0.74)
    finger(picture, 2.0, (2.6, 3.2), (4.6, 1.6), (6.0, -0.8), tip=0.7)
    palm = closed(
        (-3.5, -1.2),
        (0, -2.0),
        (3.6, -1.2),
        (3.9, 1.6),
        (2.8, 4.4),
        (2.5, 7, 1),
        (-1.8, 7, 1),
        (-2.4, 4.0),
        (-3.6, 1.4),
    )
    picture.outline(PAPER, palm, 0.36)
    lines = [cut((-2.8, 0.2), (0, 0.8), (2.4, -0.4), width=0.42), cut((2.6, 0.4), (0.8, 1.8), (0.4, 4.6), width=0.42)]
    picture.add(INK, lines)
    return picture
