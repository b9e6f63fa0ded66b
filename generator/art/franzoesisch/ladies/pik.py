"""The queen of spades: before her mirror, which shows the sign, the duchess plucks her brow; it hurts."""

from __future__ import annotations

import math

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob
from art.curves import closed, curve, resample, ribbon, taper
from art.franzoesisch.cast.duchess import duchess
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.hands import GLASS
from art.hand import Crease, Gesture, Hand, draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed

HEAD = placed(33.0, 20.4)
MIRROR = (20.4, 15.0)
PINCHED = (40.6, 14.6)
"""Where her fingers hold the tweezers."""
PLUCK = Gesture(
    order="little ring middle palm held first thumb",
    palm=((2.6, 0.2), (3.6, -1.4), (5.2, -1.6), (6.6, -0.4), (6.8, 2.0), (6.0, 4.6), (5.4, 7.2), (2.2, 7.4), (2.2, 5.2),
          (1.8, 2.8)),
    joints={
        "first": ((3.4, -0.6), (2.2, -2.6), (0.6, -2.2), (-0.5, -0.9)),
        "middle": ((4.4, -1.0), (4.2, -3.8), (2.9, -5.0), (1.5, -4.8)),
        "ring": ((5.4, -0.8), (6.0, -3.8), (5.3, -5.6), (4.1, -6.4)),
        "little": ((6.2, 0.2), (7.8, -2.2), (8.0, -4.0), (7.5, -5.4)),
        "thumb": ((3.2, 4.2), (1.9, 3.2), (0.5, 1.9), (-0.6, 0.6)),
    },
    wrist=((2.3, 7.2), (5.4, 7.0)),
    forearm=(0.3, 0.95),
    creases=(Crease("first", 1, -1, 0.9), Crease("middle", 1, -1, 0.9), Crease("ring", 1, -1, 0.9)),
    nails={"thumb": -1},
    lines=((0.4, ((4.2, 0.4), (4.8, 1.6), (4.6, 3.2))),),
)  # fmt: skip
"""Thumb and first finger press tweezers together; the other fingers are spread, as they are by ladies."""


def pik() -> Court:
    picture, head = Picture(), duchess()
    _veil(picture)
    _gown(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    _ruff(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _hood(picture)
    mirror, pluck = _mirror_arm(picture), _plucking_arm(picture)
    return Court(picture, head.whole(), {"mirror": mirror.picture, "pluck": pluck.picture})


def _gown(picture: Picture) -> None:
    gown = closed((25, 32), (18.6, 34.2), (14.4, 38.8), (13.0, 50, 1), (55, 50, 1), (53.0, 39), (47.6, 34.2), (41, 32))
    picture.outline(CLOTH, gown, 0.5)
    picture.add(INK, shade(gown, 0.9, 0, smooth=1.8))
    picture.add(PAPER, lit(gown, 0.9, 0.55))


def _veil(picture: Picture) -> None:
    """Black on black: its edges are light, and a few falls."""
    veil = closed(
        (30, 11),
        (33.4, 7.6),
        (40, 8.6),
        (43.4, 14),
        (46.0, 22),
        (48.6, 30),
        (51.0, 37),
        (51.4, 50, 1),
        (34, 50, 1),
        (31.6, 30),
    )
    picture.add(PAPER, veil.buffer(0.45))
    picture.add(INK, veil)
    picture.add(
        PAPER,
        line((42.6, 17.4), (44.8, 24.6), (47.6, 32.0), width=0.55),
    )


def _ruff(picture: Picture) -> None:
    """A wheel of linen, its pipes towards the neck."""
    wheel = closed((22.4, 32.0), (24.4, 29.6), (28.4, 29.2), (34, 30.4), (40.0, 28.6), (44.2, 29.4), (45.6, 32.0),
    (42.4, 35.0),
                   (34.4, 36.6), (26.0, 35.2))  # fmt: skip
    form(picture, PAPER, wheel, 0.6, 0.5)
    rim = ((23.6, 33.4), (25.6, 34.8), (28.4, 35.7), (31.4, 36.2), (34.4, 36.3), (37.4, 36.0), (40.2, 35.3),
        (42.8, 34.2),
           (44.6, 32.6))  # fmt: skip
    for x, y in rim:
        picture.add(
            INK, line((x, y), (x * 0.75 + 8.4, y * 0.8 + 6.3), (x * 0.55 + 15.1, y * 0.6 + 12.6), width=0.55, peak=0.2)
        )


def _hood(picture: Picture) -> None:
    """Its rim dips above the brow; beads stand along it."""
    hood = Picture()
    crown = closed(
        (-6.4, -2.0, 1), (-7.2, -6.4), (-4.8, -10.8), (-0.6, -9.0), (3.6, -11.2), (7.8, -8.6), (8.8, -2.4),
        (7.6, 4.0, 1),
        (6.2, 1.0), (5.4, -4.0), (3.4, -7.0), (0.2, -6.4), (-3.0, -7.4), (-5.0, -5.4),
    )  # fmt: skip
    hood.add(PAPER, crown.buffer(0.45))
    hood.add(INK, crown)
    rim = ribbon(
        curve((-6.0, -1.6), (-6.2, -5.4), (-4.0, -8.2), (0.2, -6.8), (3.8, -8.4), (6.4, -5.4), (7.2, -0.4), (6.8, 3.8)),
        1.7,
    )
    form(hood, CLOTH, rim, 0, 0.45)
    way = resample(
        curve((-6.0, -2.4), (-6.2, -5.4), (-4.0, -8.2), (0.2, -6.8), (3.8, -8.4), (6.4, -5.4), (7.2, -0.4), (6.9, 3.0)),
        12,
    )
    hood.add(PAPER, [circle(float(x), float(y), 0.48) for x, y in way])
    picture.put(rimmed(hood, 0.3), HEAD)


def _mirror_arm(picture: Picture) -> Hand:
    """Oval; beads round the glass."""
    x, y = MIRROR
    mirror = haft((x, 22), (x, 39.6), 1.8, GOLD)
    knob(mirror, x, 40.2, 1.5)
    form(mirror, GOLD, closed((x - 2.8, 22.4, 1), (x + 2.8, 22.4, 1), (x + 1.4, 24.8), (x, 25.6), (x - 1.4, 24.8)), 0.4)
    form(mirror, GOLD, ellipse(x, y, 5.9, 7.7), 0.8, 0.5)
    for k in range(16):
        angle = 2 * math.pi * k / 16
        mirror.add(INK, circle(x + 5.05 * math.cos(angle), y + 6.85 * math.sin(angle), 0.4))
    mirror.outline(PAPER, ellipse(x, y, 4.1, 5.9), 0.45)
    glint = curve(*[(x + 3.5 * math.cos(a), y + 5.3 * math.sin(a)) for a in (-2.9, -2.5, -2.1, -1.7, -1.3)])
    mirror.add(INK, taper(glint, 0.55, 0.5, 0.15))
    mirror.add("pik", sign("pik", x + 0.2, y + 0.5, 7.2))
    form(mirror, GOLD, closed((x, 4.9, 1), (x + 1.0, 6.4), (x, 7.6), (x - 1.0, 6.4)), 0.3, 0.4)
    picture.put(rimmed(mirror, 0.35))
    hand = draw_hand(GLASS, placed(x, 33.2, 0, 0.96), slender=0.84)
    draw_arm(picture, hand, Sleeve((25.6, 44.6), (27, 51), CLOTH, (4.4, 6.2, 7.0), folds=4, seed=6))
    return hand


def _plucking_arm(picture: Picture) -> Hand:
    """The tweezers have hold of a hair."""
    x, y = PINCHED
    to = HEAD(circle(2.9, -3.9, 0.1)).centroid
    tweezers = Picture()
    for side in (-1, 1):
        blade = ribbon(
            curve((x + 1.6, y - 0.8), (x - 1.6, y + 0.9 + side * 0.85), (float(to.x), float(to.y))), 0.9, 0.5
        )
        tweezers.outline(GOLD, blade, 0.4)
    hand = draw_hand(PLUCK, placed(x, y, 0, 0.9), rimmed(tweezers, 0.3), slender=0.82)
    draw_arm(picture, hand, Sleeve((50.2, 38.4), (47.6, 50), CLOTH, (4.4, 6.6, 7.8), folds=3, seed=3, teeth=0))
    return hand
