"""The king of Schellen: a hare nibbles at the old king's beard; he laughs, and wags a finger at it."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form
from art.curves import closed, cut
from art.deutsch.cast.old_king import old_king
from art.deutsch.koenige.coronet import coronet
from art.deutsch.scenes.hare import hare
from art.deutsch.thrones import throne
from art.hand import Crease, Gesture, Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed

GOLD, RED = "ocker", "rot"
HEAD = placed(30.4, 20.6)
HARE = placed(18.6, 41.9, -4, 1.05)
STROKE = Gesture(
    order="thumb little ring middle first palm",
    palm=((0.4, -2.4), (-2.4, -2.2), (-5.0, -1.6), (-5.2, 2.2), (-2.4, 2.8), (0.2, 2.9), (0.9, 1.4), (1.1, -0.6)),
    joints={
        "first": ((0.2, -1.6), (2.6, -2.4), (4.2, -2.5), (5.4, -2.2)),
        "middle": ((0.6, -0.2), (3.4, -0.5), (5.2, -0.3), (6.4, 0.3)),
        "ring": ((0.4, 1.2), (3.0, 1.3), (4.6, 1.7), (5.6, 2.3)),
        "little": ((-0.2, 2.4), (1.8, 2.9), (3.0, 3.4), (3.7, 4.0)),
        "thumb": ((-3.0, -1.6), (-1.4, -3.6), (0.2, -4.6), (1.4, -4.9)),
    },
    wrist=((-5.0, -1.6), (-5.2, 2.2)),
    forearm=(-1.0, 0.06),
    lines=((0.4, ((-0.2, -1.4), (-1.6, -1.2), (-3.2, -0.8))), (0.36, ((-0.2, 0.1), (-1.6, 0.3), (-3.0, 0.5)))),
)  # fmt: skip
"""A hand laid flat on a back, its fingers a little spread."""
WAG = Gesture(
    order="palm little ring middle first thumb",
    palm=((-2.4, -2.0), (-0.8, -3.0), (1.4, -2.9), (3.0, -1.8), (3.3, 0.6), (2.8, 3.2), (2.3, 5.6), (-1.7, 5.7),
        (-2.4, 3.2),
          (-2.9, 0.6)),
    joints={
        "first": ((-1.7, -1.8), (-2.2, -4.9), (-2.2, -7.0), (-1.8, -8.7)),
        "middle": ((-0.2, -3.6), (-0.5, -1.4), (0.0, 0.5)), "ring": ((1.4, -3.3), (1.3, -1.0), (1.6, 0.8)),
        "little": ((2.8, -2.3), (2.9, -0.4), (2.8, 1.1)),
        "thumb": ((-2.0, 3.8), (-3.3, 1.9), (-2.2, 0.4), (-0.2, -0.4)),
    },
    wrist=((-1.7, 5.6), (2.3, 5.5)),
    forearm=(0.08, 1.0),
    creases=(Crease("first", 1, -1, 1.1), Crease("first", 2, -1, 1.0),
             Crease("middle", 1, -1, 0.9), Crease("ring", 1, -1, 0.9)),
    nails={"thumb": 1},
    lines=((0.42, ((0.6, 2.4), (1.2, 3.4), (1.2, 4.6))),),
    melting=True,
)  # fmt: skip
"""One finger raised, its palm to us, the thumb over those that are folded."""


def schellen() -> Court:
    picture, head = Picture(), old_king()
    picture.put(throne("schellen"), placed(31.0, 0.4))
    robe = closed(
        (24.4, 29.6), (18.0, 32.4), (14.0, 38), (12.4, 50, 1), (53, 50, 1), (50.6, 38.6), (45.0, 32.6), (37.0, 29.6)
    )
    picture.outline(RED, robe, 0.5)
    picture.add(INK, shade(robe, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(robe, 0.9, 0.55))
    wag = _wagging_arm(picture)
    fur = closed(
        (23.6, 29.4),
        (18.8, 33.0),
        (19.4, 37.8),
        (25.2, 41.6),
        (31.0, 43.6),
        (37.0, 41.4),
        (42.0, 37.6),
        (42.6, 33.0),
        (38.0, 29.4),
    )
    form(picture, GOLD, fur, 0.7, 0.5)
    for x, y in ((21.6, 34.2), (23.4, 38.2), (39.6, 34.2), (38.0, 38.0)):
        picture.add(INK, cut((x, y - 1.0), (x + 0.3, y + 1.2), width=0.9))
    picture.put(head.neck, HEAD)
    picture.put(rimmed(head.face, 0.35), HEAD)
    upper = [(-5.4, -7.2), (-2.6, -8.2), (0.6, -8.6), (4.0, -8.0), (7.0, -6.4)]
    lower = [(-4.4, -3.6), (-2.0, -4.6), (0.6, -5.0), (3.4, -4.4), (6.2, -2.8)]
    picture.put(rimmed(coronet("schellen", upper, lower), 0.35), HEAD)
    picture.put(wag.picture)
    picture.put(rimmed(hare(), 0.35), HARE)
    lock = closed((27.0, 30.0, 1), (26.8, 32.4), (25.2, 34.2, 1), (25.8, 35.8, 1), (27.9, 34.6), (29.2, 31.0))
    picture.outline(PAPER, lock, 0.42)
    picture.add(PAPER, circle(28.2, 30.2, 1.1))
    picture.add(INK, line((28.3, 30.6), (27.8, 33.0), (26.2, 34.8), width=0.4))
    stroke = _stroking_arm(picture)
    return Court(picture, head.whole(), {"stroke": stroke.picture, "wag": wag.picture})


def _stroking_arm(picture: Picture) -> Hand:
    hand = draw_hand(STROKE, placed(13.4, 36.8, -14, 0.86), slender=0.96)
    draw_arm(picture, hand, Sleeve((8.6, 44.6), (10.0, 50.0), RED, (4.4, 5.6, 6.4), PAPER, folds=0, seed=2, teeth=0))
    return hand


def _wagging_arm(picture: Picture) -> Hand:
    hand = draw_hand(WAG, placed(46.4, 33.0, 10, 0.92), slender=0.94)
    draw_arm(picture, hand, Sleeve((47.6, 44.0), (42.0, 48.0), RED, (4.6, 6.8, 7.6), PAPER, folds=4, seed=7))
    return hand
