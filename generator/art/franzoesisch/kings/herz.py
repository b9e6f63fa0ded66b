"""The king of hearts: the host, half turned to the covered cup that he raises, his other hand in his belt."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, knob
from art.curves import closed, curve, flow
from art.franzoesisch.cast.host import host
from art.franzoesisch.cloth import GOLD, RED, ermine
from art.franzoesisch.crowns import crown
from art.hand import Hand, draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle

HEAD = placed(26.4, 20.4)
CUP = 46.2
CLASP = gestures.REST.with_fingers(
    first=((-1.8, -0.5), (-3.4, 1.2), (-3.8, 2.8)), little=((2.45, -0.4), (3.4, 1.0), (3.6, 2.2)),
    thumb=((-1.9, -2.4), (-3.8, -2.6), (-5.2, -2.0), (-6.0, -1.0)),
)  # fmt: skip
"""A hand spread over a belly."""


def herz() -> Court:
    picture, head = Picture(), host()
    _mantle(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    picture.put(rimmed(head.face, 0.35), HEAD)
    cap = closed((-5.6, -7.4), (-6.6, -10.4), (-3.2, -13.4), (1.6, -13.8), (5.2, -11.6), (5.4, -8.4))
    worn = crown(
        ((-6.8, -7.4), (-3.6, -8.8), (0.6, -9.4), (3.6, -9.1), (5.8, -8.2)),
        ((-6.2, -4.0), (-3.2, -5.3), (0.4, -5.9), (3.0, -5.8), (5.2, -5.2)),
        cap,
    )
    picture.put(rimmed(worn, 0.35), HEAD)
    cup, belly = _cup_arm(picture), _belly_arm(picture)
    return Court(picture, head.whole(), {"cup": cup.picture, "belly": belly.picture})


def _mantle(picture: Picture) -> None:
    """Red and furred, open over a paunch in gold."""
    mantle = closed(
        (17, 27.6), (10.4, 30.6), (6.2, 36.4), (4.4, 50, 1), (55, 50, 1), (52.4, 40), (45.4, 33.4), (37, 28.6)
    )
    picture.outline(RED, mantle, 0.5)
    picture.add(INK, shade(mantle, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(mantle, 0.9, 0.55))
    paunch = closed((19.6, 33, 1), (17.0, 38), (16.4, 50, 1), (36.8, 50, 1), (36.0, 38), (33.0, 33, 1))
    form(picture, GOLD, paunch, 0.6, 0.5)
    one, other = curve((20.6, 34), (18.8, 40), (18.6, 50)), curve((32.6, 34), (34.6, 40), (34.8, 50))
    picture.add(INK, flow(one, other, 6, 0.6, start=0, end=1, jitter=0).intersection(paunch))
    collar = closed(
        (17.4, 27.4),
        (11.2, 30.0),
        (9.4, 33.8),
        (15.6, 36.6),
        (26.2, 38.6),
        (36.6, 36.8),
        (43.4, 34.2),
        (41.4, 30.2),
        (35.4, 27.6),
    )
    form(picture, PAPER, collar, 0.7, 0.5)
    ermine(picture, collar.buffer(-0.5), 4.4, 3.4, 0.8)


def _cup_arm(picture: Picture) -> Hand:
    """The heart is on the bowl, and on the lid for a knob."""
    x = CUP
    cup = Picture()
    form(cup, GOLD, rectangle(x - 0.9, 24, x + 0.9, 38.0), 0.4)
    bowl = closed(
        (x - 5.2, 14.6, 1), (x - 5.0, 19.4), (x - 3.0, 23.4), (x - 1.2, 25.0, 1), (x + 1.2, 25.0, 1), (x + 3.0, 23.4),
        (x + 5.0, 19.4), (x + 5.2, 14.6, 1),
    )  # fmt: skip
    cup.outline(GOLD, bowl, 0.5)
    cup.add(INK, shade(bowl, 1.1, 1.6, 1.0, 0.55))
    cup.add(PAPER, lit(bowl, 0.8, 0.7, least=0.3))
    cup.outline(RED, sign("herz", x - 0.2, 18.8, 5.0), 0.45)
    lid = closed(
        (x - 4.8, 12.4, 1), (x - 3.6, 9.6), (x - 0.9, 8.4, 1), (x + 0.9, 8.4, 1), (x + 3.6, 9.6), (x + 4.8, 12.4, 1)
    )
    cup.outline(GOLD, lid, 0.5)
    cup.add(INK, shade(lid, 0.8, 0), [line((x + at * 0.5, 9.6), (x + at, 11.8), width=0.42) for at in (-2.4, 2.2)])
    form(cup, GOLD, closed((x - 5.8, 12.2, 1), (x + 5.8, 12.2, 1), (x + 5.5, 14.8, 1), (x - 5.5, 14.8, 1)), 0.4)
    cup.add(INK, [circle(x + d, 13.5, 0.42) for d in (-3.8, -1.9, 0, 1.9, 3.8)])
    cup.outline(RED, sign("herz", x, 7.0, 3.4), 0.42)
    knob(cup, x, 26.2, 1.6)
    foot = closed((x - 3.6, 40.4, 1), (x - 1.0, 37.4), (x + 1.0, 37.4), (x + 3.6, 40.4, 1))
    form(cup, GOLD, foot, 0.4)
    picture.put(rimmed(cup, 0.35))
    hand = draw_hand(STEM, placed(x, 32.0, 0, 1.0))
    draw_arm(picture, hand, Sleeve((51.4, 46.0), (46, 52), RED, (5.0, 7.2, 7.8), folds=4, seed=5))
    return hand


STEM = gestures.STAFF.with_fingers(
    thumb=((3.3, 0.6), (3.0, -1.6), (1.8, -3.0), (0.4, -3.9)), first=((-1.6, -2.6), (0.0, -3.2), (1.4, -2.9)),
    little=((-0.6, 2.6), (0.6, 3.4), (1.6, 4.2)),
)  # fmt: skip
"""The cup's stem between fingers and a thumb that lies up along it, the little finger apart."""


def _belly_arm(picture: Picture) -> Hand:
    hand = draw_hand(CLASP, placed(22.6, 37.2, 8, 0.98, mirrored=True))
    draw_arm(picture, hand, Sleeve((10.0, 41.6), (10.6, 35.6), RED, (5.0, 7.4, 8.0), folds=4, seed=6))
    return hand
