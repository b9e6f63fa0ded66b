"""The knave of spades: in the middle of his song a string of the lute has snapped; the rose of it is a spade."""

from __future__ import annotations

from math import pi

import numpy as np

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form
from art.curves import closed, curve, normals, resample, sided
from art.elementary import power, sin
from art.franzoesisch.cast.singer import singer
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.hands import FRET
from art.hand import Crease, Gesture, draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, rectangle, union

HEAD = placed(25.8, 19.2, -7, 1.03)
LEAN = 44.0
"""Degrees by which the lute's neck leans to the right."""
LUTE = placed(26.4, 37.4, LEAN)
FLUNG = Gesture(
    order="little ring middle first thumb palm",
    palm=((-2.7, -1.4), (-0.9, -2.4), (1.2, -2.2), (2.7, -0.8), (3.0, 1.6), (2.3, 4.4), (1.9, 6.6), (-1.8, 6.6),
          (-2.3, 4.2), (-3.1, 1.4)),
    joints={
        "first": ((1.9, -1.0), (3.2, -3.8), (3.5, -5.6), (3.2, -7.0)),
        "middle": ((0.5, -1.6), (0.9, -5.0), (0.5, -6.9), (-0.1, -8.2)),
        "ring": ((-1.0, -1.4), (-1.8, -4.5), (-2.7, -6.2), (-3.6, -7.2)),
        "little": ((-2.2, -0.4), (-4.2, -2.4), (-5.3, -3.6), (-6.3, -4.2)),
        "thumb": ((1.8, 3.0), (3.9, 1.7), (5.2, 0.4), (6.3, -0.6)),
    },
    wrist=((-1.8, 6.4), (1.9, 6.4)),
    forearm=(-0.1, 1.0),
    creases=(Crease("first", 1, 1, 1.1), Crease("middle", 1, 1, 1.1), Crease("ring", 1, -1, 1.1)),
    lines=((0.42, ((1.9, -0.2), (0.4, 1.0), (0.0, 3.4))), (0.36, ((-2.2, 1.2), (-0.8, 0.2), (1.0, -0.4)))),
)  # fmt: skip
"""A hand flung from the strings, its palm to us."""


def pik() -> Court:
    picture, head = Picture(), singer()
    _doublet(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    _collar(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    picture.put(rimmed(_hat(), 0.35), HEAD)
    picture.put(rimmed(_lute(), 0.35))
    _string(picture)
    flung = draw_hand(FLUNG, placed(11.5, 31.0, -6, 0.84), slender=1.06)
    draw_arm(picture, flung, Sleeve((10.6, 46.0), (14.0, 56.0), CLOTH, (4.8, 7.4, 9.0), folds=2, seed=5, teeth=0))
    fret = draw_hand(FRET, placed(39.4, 24.0, LEAN - 90, 0.9), slender=0.94)
    draw_arm(picture, fret, Sleeve((50.6, 40.4), (44.6, 46), CLOTH, (4.8, 7.0, 8.4), folds=4, seed=2, teeth=0))
    return Court(picture, head.whole(), {"flung": flung.picture, "fret": fret.picture})


def _doublet(picture: Picture) -> None:
    body = closed(
        (22.0, 31.0), (16.4, 33.0), (12.4, 37.6), (11.4, 50, 1), (50, 50, 1), (48.4, 39), (43.4, 33.6), (33, 31.0)
    )
    picture.outline(CLOTH, body, 0.5)
    picture.add(INK, shade(body, 0.9, 0, smooth=1.8))


def _collar(picture: Picture) -> None:
    """A frill of linen."""
    collar = closed((20.2, 30.2), (17.8, 32.0), (20.2, 34.6), (26.6, 36.0), (32.8, 34.8), (35.4, 32.0), (32.4, 29.6),
                    (27.0, 30.6))  # fmt: skip
    form(picture, PAPER, collar, 0.5, 0.5)


def _hat() -> Picture:
    """A roll of two cloths, a comb of cloth above it, its tail behind; the sign is pinned on."""
    hat = Picture()
    tail = closed(
        (-5.0, -8.4, 1), (-9.0, -7.4), (-10.8, -3.0), (-10.4, 2.0), (-11.6, 6.6, 1), (-10.0, 5.8), (-9.0, 7.4, 1),
        (-7.8, 5.6), (-6.6, 6.4, 1), (-6.6, 1.4), (-6.8, -2.0), (-5.0, -5.0, 1),
    )  # fmt: skip
    form(hat, CLOTH, tail, 0.5, 0.5)
    hat.add(INK, line((-8.2, -5.0), (-8.8, -0.8), (-8.4, 4.0), width=0.5))
    comb = closed(
        (-5.6, -8.6, 1), (-6.4, -11.4), (-4.0, -11.4, 1), (-3.4, -13.2), (-1.2, -12.4, 1), (0.4, -13.6),
        (2.0, -12.0, 1), (4.2, -12.2), (4.2, -9.6), (3.4, -8.0, 1),
    )  # fmt: skip
    form(hat, CLOTH, comb, 0.5, 0.5)
    hat.add(
        INK,
        line((-3.8, -11.2), (-2.8, -10.2), (-2.2, -9.0), width=0.5),
        line((1.8, -11.8), (1.4, -10.6), (1.0, -9.2), width=0.5),
    )
    way = resample(curve((-7.4, -3.2), (-6.2, -6.4), (-3.2, -8.5), (0.6, -9.0), (3.8, -8.0), (6.0, -5.6)), 71)
    out = normals(way)
    roll = sided(way, 1.9 * power(sin(np.linspace(0.16, pi - 0.16, 71)), 0.35))
    hat.outline(GOLD, roll, 0.5)
    for k in range(-9, 71, 10):
        spots = ((min(max(k + step, 0), 70), side) for step, side in ((0, -2.2), (4, 0.0), (12, 2.2)))
        twist = [way[i] + out[i] * side for i, side in spots]
        hat.add(INK, swelling(curve(*[(float(x), float(y)) for x, y in twist]), 0.6).intersection(roll))
    hat.add(INK, shade(roll, 0.5, 0))
    hat.outline(PAPER, circle(-2.2, -8.4, 2.3), 0.45)
    hat.add("pik", sign("pik", -2.2, -8.4, 3.3))
    return hat


def _string(picture: Picture) -> None:
    """Its two ends curl from the pegs and from the bridge."""
    for way in (
        curve((45.4, 15.4), (43.6, 11.6), (40.4, 9.6), (37.6, 11.4), (38.0, 14.2), (40.4, 14.6), (41.2, 12.8)),
        curve((31.6, 34.4), (35.8, 33.0), (40.2, 34.6), (41.4, 37.8), (39.2, 39.6), (37.4, 38.0), (38.6, 36.8)),
    ):
        thread = swelling(way, 0.5)
        picture.add(INK, thread.buffer(0.45))
        picture.add(PAPER, thread)


def _lute() -> Picture:
    """Seen from the front, the box of its pegs bent back."""
    lute = Picture()
    for y in (-28.6, -30.8):
        for side in (-1, 1):
            lute.outline(PAPER, LUTE(ellipse(side * 2.6, y, 1.3, 0.66)), 0.4)
    form(lute, CLOTH, LUTE(closed((-1.3, -26.0, 1), (1.3, -26.0, 1), (1.5, -32.4, 1), (-1.5, -32.4, 1))), 0.4, 0.45)
    body = LUTE(
        closed((-1.4, -10.6, 1), (-3.6, -7.0), (-6.4, -2.0), (-7.8, 4.0), (-6.8, 10.0), (0, 13.6), (6.8, 10.0),
        (7.8, 4.0), (6.4, -2.0), (3.6, -7.0), (1.4, -10.6, 1)),
    )  # fmt: skip
    lute.outline(GOLD, body, 0.5)
    lute.add(INK, shade(body, 0.9, 1.6, 1.0, 0.5, smooth=1.6))
    lute.add(PAPER, lit(body, 0.8, 0.55, least=0.45))
    form(lute, CLOTH, LUTE(rectangle(-1.45, -26.2, 1.45, -8.4)), 0.3, 0.45)
    lute.outline(PAPER, LUTE(circle(0, 0, 3.4)), 0.45)
    lute.add("pik", LUTE(placed(0, 0, -LEAN)(sign("pik", 0, 0, 4.9))))
    lute.add(PAPER, LUTE(union([rectangle(at - 0.21, -25.6, at + 0.21, -4.0) for at in (-0.66, 0.66)])))
    return lute
