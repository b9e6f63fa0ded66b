"""The queen of diamonds: young, half turned to the right under a flat hood, a carnation held up to it."""

from __future__ import annotations

import math

from art.aside import aside
from art.curves import between_curves, closed, curve, cut, flow, resample, ribbon
from art.franzoesisch.cloth import CLOTH, GOLD, RED, pearls, slashed
from art.franzoesisch.heads import LADY
from art.grasps import pinch
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, lozenge, placed, rectangle
from art.sleeve import sleeve

X, Y = 25.4, 20.4
FLOWER = (46.8, 21.2)


def karo() -> Picture:
    figure = Picture()
    figure.put(_fall())
    figure.put(_gown())
    figure.put(_head(), placed(X, Y, 0, 1.04, mirrored=True))
    pearls(figure, curve((X - 5.2, 31.4), (X - 2.0, 34.0), (X + 1.8, 34.2), (X + 5.0, 31.8)), 9, 0.6)
    figure.outline("karo", sign("karo", X, 36.2, 3.4), 0.36)
    figure.put(_flower())
    return figure


def _fall() -> Picture:
    """The hood's cloth, which falls down her back in long folds."""
    picture = Picture()
    fall = closed(
        (X - 3, 12, 1), (X - 8.6, 13.4), (X - 11.4, 20), (X - 12.6, 28), (X - 15.2, 38, 1), (X - 5, 38, 1),
        (X - 5.6, 30), (X - 5, 22),
    )  # fmt: skip
    picture.outline(CLOTH, fall)
    outer = curve((X - 9.4, 16.6), (X - 10.6, 23), (X - 11.4, 30), (X - 13.4, 38))
    inner = curve((X - 6.4, 18), (X - 6.8, 24), (X - 7.2, 30), (X - 6.8, 37.6))
    picture.add(INK, flow(outer, inner, 3, 0.85, start=0.16, end=0.98, jitter=0.14, peak=0.6, first=0.08, seed=8))
    return picture


def _gown() -> Picture:
    picture = Picture()
    skin = closed(
        (X - 5.4, 28, 1),
        (X - 8.6, 32.2, 1),
        (X - 7.0, 36.8, 1),
        (X, 38.6),
        (X + 7.4, 36.8, 1),
        (X + 9.4, 32.2, 1),
        (X + 4.0, 29, 1),
    )
    picture.outline(PAPER, skin, 0.4)
    gown = closed(
        (X - 9.4, 32.0, 1),
        (X - 14.4, 34.4),
        (X - 18.6, 40),
        (X - 20, 47, 1),
        (X + 20, 47, 1),
        (X + 18.6, 40),
        (X + 14.6, 34.4),
        (X + 10.4, 32.0, 1),
        (X + 8.0, 36.4, 1),
        (X, 38.2),
        (X - 7.4, 36.4, 1),
    )
    picture.outline(GOLD, gown)
    band = closed(
        (X - 10.2, 31.6, 1),
        (X - 8.4, 37.4, 1),
        (X, 39.4),
        (X + 8.8, 37.4, 1),
        (X + 11.0, 31.6, 1),
        (X + 8.8, 30.8, 1),
        (X + 7.0, 35.6, 1),
        (X, 37.4),
        (X - 6.8, 35.6, 1),
        (X - 8.2, 30.8, 1),
    )
    picture.outline(CLOTH, band, 0.42)
    picture.add(
        GOLD,
        [
            lozenge(x, y, 0.75, 0.75)
            for x, y in ((X - 8.2, 34.0), (X - 4.4, 37.4), (X, 38.4), (X + 4.4, 37.4), (X + 8.8, 34.0))
        ],
    )
    stays = [
        cut((X + k * 2.0, 40.6 - abs(k) * 0.2), (X + k * 2.0, 47), width=0.7, peak=0.6) for k in (-3, -2, -1, 1, 2, 3)
    ]
    picture.add(INK, stays)
    left = closed(
        (X - 14.4, 34.2, 1),
        (X - 18.2, 37),
        (X - 21, 42),
        (X - 21.4, 47, 1),
        (X - 9.4, 47, 1),
        (X - 9.0, 40.6),
        (X - 10.0, 35.6, 1),
    )
    picture.outline(CLOTH, left)
    slashed(
        picture,
        left,
        [((X - 12.0, 36.4), (X - 12.0, 40), (X - 12.8, 44)), ((X - 15.6, 37), (X - 17.0, 41), (X - 17.6, 45))],
        1.8,
    )
    sleeve(picture, CLOTH, (X + 14.6, 36.8), (X + 20.6, 52.0), (X + 23.4, 39.2), (7.6, 8, 5.0), folds=2)
    picture.add(CLOTH, circle(X + 14.4, 36.4, 2.4), ribbon(curve((42.6, 36.8), (43.4, 39.6), (44.8, 43.6)), 1.6))
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    head = aside(LADY, look=-0.4)
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 12.2)))
    picture.put(head.face)
    outer = curve((-5.4, -5.6), (-3.8, -7.6), (0.4, -8.8), (5.8, -7.2), (7.9, -1.6), (7.2, 4.2))
    inner = curve((-4.9, -4.2), (-3.0, -5.0), (0.6, -5.2), (3.8, -3.8), (5.2, -0.6), (5.6, 3.8))
    hair = between_curves(outer, inner)
    picture.put(head.features)
    picture.add(PAPER, circle(0.05, -0.45, 0.32))
    picture.outline(GOLD, hair, 0.4)
    strands = flow(outer, inner, 2, 0.5, start=0.06, end=0.94, jitter=0.08, peak=0.5, last=0.86, seed=2)
    picture.add(INK, strands.intersection(hair))
    hood = closed(
        (-6.7, -6.8, 1), (-7.2, -9.6), (-4.2, -12.4), (1.6, -13.0), (7.6, -10.8), (10.6, -5.4), (11.0, 1.2),
        (10.0, 6.6, 1), (7.2, 5.2, 1), (8.2, -0.4), (6.8, -5.6), (2.4, -8.2), (-3.2, -7.6),
    )  # fmt: skip
    picture.outline(CLOTH, hood, 0.44)
    rim = curve((-6.2, -7.1), (-2.8, -8.9), (2.4, -9.3), (7.3, -6.1), (8.8, -0.6), (8.1, 5.6))
    picture.outline(PAPER, ribbon(rim, 2.1), 0.38)
    for k, (x, y) in enumerate(resample(rim, 12)[1:-1]):
        picture.add(INK if k % 2 else CLOTH, circle(float(x), float(y), 0.62))
    picture.add(INK, cut((4.0, -12.0), (8.0, -9.4), (9.9, -5.0), width=0.7, peak=0.5))
    picture.add(PAPER, cut((-5.8, -10.2), (-2.8, -11.8), (0.8, -12.1), width=0.6, peak=0.5))
    picture.outline(GOLD, circle(6.5, 5.4, 0.85), 0.34)
    return picture


def _flower() -> Picture:
    """A carnation held between two fingers."""
    picture = Picture()
    x, y = FLOWER
    hand, place = pinch(), placed(x - 1.4, y + 10.4, 4, 0.92)
    picture.put(hand.behind, place)
    stem = curve((x - 0.2, y + 3), (x - 1.2, y + 8), (x - 1.8, y + 13), (x - 3.2, y + 19))
    picture.outline(GOLD, ribbon(stem, 0.95), 0.34)
    leaf = closed((x - 1.8, y + 15.6, 1), (x - 4.6, y + 13.0), (x - 8.6, y + 13.4, 1), (x - 5.6, y + 16.4))
    picture.outline(GOLD, leaf, 0.36)
    picture.add(INK, cut((x - 7.2, y + 13.9), (x - 4.8, y + 14.3), (x - 2.8, y + 15.4), width=0.5))
    picture.put(hand.before, place)
    at = placed(x, y)
    for reach, spread, teeth in ((7.4, 78, 11), (4.9, 58, 7)):
        picture.outline(RED, at(_fan(reach, spread, teeth)), 0.38)
        for k in range(1, teeth - 1, 2):
            way = math.radians(spread * (2 * k / (teeth - 1) - 1))
            near, far = ((math.sin(way) * reach * part, 2.4 - math.cos(way) * reach * part) for part in (0.55, 0.88))
            picture.add(PAPER, at(cut(near, far, width=0.66, peak=0.7)))
    calyx = closed(
        (-2.0, 0.6, 1), (-1.4, 3.4), (0, 4.8, 1), (1.4, 3.4), (2.0, 0.6, 1), (0.9, 1.7), (0, 0.5, 1), (-0.9, 1.7)
    )
    picture.outline(GOLD, at(calyx), 0.36)
    return picture


def _fan(reach: float, spread: float, teeth: int) -> Geometry:
    """Petals as one fan with a toothed rim; `spread` in degrees to both sides."""
    rim: list[Point] = []
    for k in range(2 * teeth - 1):
        way = math.radians(spread * (k / (teeth - 1) - 1))
        far = reach - (0.9 if k % 2 else 0)
        rim.append((math.sin(way) * far, 2.4 - math.cos(way) * far, 1))
    return closed((0, 3.6, 1), (-2.0, 2.8), *rim, (2.0, 2.8))
