"""The queen of diamonds: the heiress under a hood set with pearls, half turned, a carnation held up."""

from __future__ import annotations

import math

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, knob, panes
from art.curves import closed, curve, flow, resample, ribbon
from art.franzoesisch.cast.heiress import heiress
from art.franzoesisch.cloth import CLOTH, GOLD, pearls
from art.franzoesisch.hands import BLOSSOM
from art.hand import Hand, draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, lozenge, placed

X, Y = 25.6, 20.6
HEAD = placed(X, Y)
FLOWER = (45.8, 17.8)


def karo() -> Court:
    picture, head = Picture(), heiress()
    _fall(picture)
    _gown(picture)
    shoulders = closed(
        (X - 4.2, 32.4, 1), (X - 8.6, 32.2, 1), (X - 7, 39, 1), (X + 7, 39, 1), (X + 8.8, 31.8, 1), (X + 3.6, 32.2, 1)
    )
    picture.add(INK, shoulders.buffer(0.45))
    picture.put(head.neck, HEAD)
    picture.add(PAPER, shoulders)
    _neckline(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    picture.put(rimmed(_hood(), 0.35), HEAD)
    hand = _flower_arm(picture)
    return Court(picture, head.whole(), {"flower": hand.picture})


def _fall(picture: Picture) -> None:
    """The hood's cloth, which falls down her back in long folds."""
    fall = closed(
        (X - 3, 12, 1),
        (X - 8.4, 13.6),
        (X - 10.8, 20),
        (X - 11.6, 28),
        (X - 13.6, 38, 1),
        (X - 4, 38, 1),
        (X - 4.6, 30),
        (X - 4, 22),
    )
    picture.outline(CLOTH, fall, 0.5)
    outer = curve((X - 8.8, 16.6), (X - 9.6, 23), (X - 10.4, 30), (X - 12.4, 38))
    inner = curve((X - 6.4, 18), (X - 6.4, 24), (X - 6.8, 30), (X - 7.4, 37.6))
    picture.add(INK, flow(outer, inner, 2, 0.6, start=0.16, end=0.98, jitter=0.1, peak=0.6, seed=8))
    picture.add(PAPER, lit(fall, 0.8, 0.5, least=0.5))


def _gown(picture: Picture) -> None:
    """Gold, laced; puffed sleeves of cloth and gold."""
    panes(picture, curve((16.4, 34.8), (11.2, 35.8), (8.0, 39.6), (7.2, 46)), (6.4, 8.4, 8.8, 7.0), (CLOTH, PAPER), 5)
    panes(picture, curve((35.4, 34.6), (39.6, 35.2), (42.8, 38.4), (43.6, 46)), (5.6, 7.6, 8.0, 6.8), (CLOTH, PAPER), 5)
    gown = closed(
        (X - 9, 33),
        (X - 13.4, 36),
        (X - 15, 41),
        (X - 15.4, 50, 1),
        (X + 17, 50, 1),
        (X + 16, 41),
        (X + 13.4, 35.4),
        (X + 9, 33),
    )
    picture.outline(GOLD, gown, 0.5)
    picture.add(INK, shade(gown, 0.9, 0, smooth=1.8))


def _neckline(picture: Picture) -> None:
    """A band of cloth set with lozenges; pearls, and the sign on them."""
    band = closed(
        (X - 10.4, 32.4, 1), (X - 8.6, 38.4, 1), (X, 40.6), (X + 8.8, 38.4, 1), (X + 10.8, 32.0, 1), (X + 8.4, 31.6, 1),
        (X + 6.8, 36.4, 1), (X, 38.2), (X - 6.6, 36.4, 1), (X - 8.2, 32.0, 1),
    )  # fmt: skip
    bodice = closed((X - 9.0, 38.0, 1), (X, 40.4), (X + 9.0, 38.0, 1), (X + 9.6, 50, 1), (X - 9.6, 50, 1))
    picture.outline(GOLD, bodice, 0.45)
    picture.add(
        INK,
        flow(
            curve((X - 7.4, 39.4), (X - 7.8, 50)),
            curve((X + 7.4, 39.4), (X + 7.8, 50)),
            5,
            0.6,
            start=0,
            end=1,
            jitter=0,
        ),
    )
    form(picture, CLOTH, band, 0.3, 0.45)
    picture.add(
        GOLD,
        [
            lozenge(x, y, 0.75, 0.85)
            for x, y in ((X - 8.3, 34.6), (X - 4.4, 38.4), (X, 39.4), (X + 4.4, 38.4), (X + 8.5, 34.4))
        ],
    )
    pearls(picture, curve((X - 5.4, 32.2), (X - 2.4, 34.6), (X + 1.8, 34.8), (X + 5.4, 32.0)), 9, 0.66)
    picture.outline("karo", sign("karo", X - 0.2, 36.6, 3.4), 0.4)


def _hood() -> Picture:
    """Flat, of cloth; its rim is white, set with pearls and stones."""
    picture = Picture()
    hood = closed(
        (5.6, -5.6, 1), (6.0, -9.0), (3.4, -11.8), (-2.2, -12.8), (-7.6, -10.8), (-10.4, -5.4), (-10.6, 1.2),
        (-9.6, 7.0, 1), (-6.8, 5.6, 1), (-7.6, -0.4), (-6.2, -5.2), (-2.2, -8.0), (2.4, -8.0),
    )  # fmt: skip
    picture.outline(CLOTH, hood, 0.5)
    picture.add(INK, shade(hood, 0.6, 0))
    picture.add(PAPER, lit(hood, 0.9, 0.55, least=0.35))
    rim = curve((5.9, -5.8), (2.6, -8.6), (-2.2, -9.0), (-6.7, -6.0), (-8.2, -0.6), (-7.6, 5.9))
    picture.outline(PAPER, ribbon(rim, 2.3), 0.42)
    for k, (x, y) in enumerate(resample(rim, 12)[1:-1].tolist()):
        picture.add(INK if k % 2 else CLOTH, circle(x, y, 0.66))
    knob(picture, -6.4, 6.8, 1.0)
    return picture


def _flower_arm(picture: Picture) -> Hand:
    """A carnation, a leaf on its stem."""
    x, y = FLOWER
    flower = Picture()
    stem = curve((x, y + 3), (x - 0.3, y + 8), (x - 0.9, y + 13), (x - 1.6, y + 22))
    flower.outline(GOLD, ribbon(stem, 1.0), 0.42)
    leaf = closed((x - 0.4, y + 8.0, 1), (x - 3.0, y + 6.0), (x - 6.8, y + 6.6, 1), (x - 3.8, y + 9.2))
    form(flower, GOLD, leaf, 0.3, 0.42)
    flower.add(INK, line((x - 5.4, y + 7.1), (x - 3.2, y + 7.5), (x - 1.4, y + 8.0), width=0.42))
    at = placed(x, y)
    for reach, spread, teeth in ((7.6, 78, 11), (4.9, 58, 7)):
        fan = at(_fan(reach, spread, teeth))
        flower.outline("karo", fan, 0.42)
        for k in range(1, teeth - 1, 2):
            way = math.radians(spread * (2 * k / (teeth - 1) - 1))
            near, far = ((math.sin(way) * reach * part, 2.4 - math.cos(way) * reach * part) for part in (0.62, 0.88))
            flower.add(PAPER, at(line(near, ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2), far, width=0.6)))
    calyx = closed(
        (-2.0, 0.6, 1), (-1.4, 3.4), (0, 4.8, 1), (1.4, 3.4), (2.0, 0.6, 1), (0.9, 1.7), (0, 0.5, 1), (-0.9, 1.7)
    )
    form(flower, GOLD, at(calyx), 0.3, 0.42)
    picture.put(flower)
    hand = draw_hand(BLOSSOM, placed(x - 0.6, y + 14.6, 4, 0.94), slender=0.86)
    draw_arm(picture, hand, Sleeve((50.0, 45.4), (43, 46), CLOTH, (4.6, 6.4, 7.0), folds=3, seed=6))
    return hand


def _fan(reach: float, spread: float, teeth: int) -> Geometry:
    """Petals as one fan with a toothed rim; `spread` in degrees to both sides."""
    rim: list[Point] = []
    for k in range(2 * teeth - 1):
        way = math.radians(spread * (k / (teeth - 1) - 1))
        far = reach - (0.9 if k % 2 else 0)
        rim.append((math.sin(way) * far, 2.4 - math.cos(way) * far, 1))
    return closed((0, 3.6, 1), (-2.0, 2.8), *rim, (2.0, 2.8))
