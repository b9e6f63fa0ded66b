"""The king of hearts: the host laughs until his crown slips; his cup runs over, one hand holds his belly."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, knob
from art.curves import blend, closed, curve
from art.franzoesisch.brocade import brocade
from art.franzoesisch.cast.host import host
from art.franzoesisch.cloth import GOLD, RED
from art.franzoesisch.crowns import crown
from art.hand import Hand, draw_hand
from art.karten.stage import upper
from art.karten.suits import sign
from art.light import lit, rimmed, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import placed, rectangle

HEAD = placed(26.0, 19.4, -8)
CROWN = placed(25.0, 19.2, -17)
CUP = placed(44.4, 14.4, -9)
"""Drawn round the middle of its brim."""
HEART = sign("herz", 0, 0, 2.3)
STEM = gestures.STAFF.with_fingers(
    thumb=((3.3, 0.6), (3.0, -1.6), (1.8, -3.0), (0.4, -3.9)), first=((-1.6, -2.6), (0.0, -3.2), (1.4, -2.9)),
    little=((-0.6, 2.6), (0.6, 3.4), (1.6, 4.2)),
)  # fmt: skip
"""The cup's stem between fingers and a thumb that lies up along it, the little finger apart."""
HELD = gestures.BELT.with_fingers(
    first=((-1.85, -0.1), (-3.2, 2.1), (-3.7, 3.7), (-3.7, 4.9)), little=((2.45, 0), (3.0, 2.0), (3.4, 3.3),
    (3.8, 4.2)),
    thumb=((-1.6, -3.0), (-2.8, -1.8), (-3.6, -0.4), (-3.9, 0.9)),
)  # fmt: skip
"""A hand spread over a belly that shakes."""


def herz() -> Court:
    picture, head = Picture(), host()
    _mantle(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    picture.put(rimmed(head.face, 0.35), HEAD)
    cap = closed((-5.6, -7.4), (-6.4, -9.8), (-3.2, -12.2), (1.6, -12.4), (5.2, -10.8), (5.4, -8.4))
    worn = crown(
        ((-6.8, -7.4), (-3.6, -8.8), (0.6, -9.4), (3.6, -9.1), (5.8, -8.2)),
        ((-6.2, -4.0), (-3.2, -5.3), (0.4, -5.9), (3.0, -5.8), (5.2, -5.2)),
        cap,
        sign("herz", 0, -2.2, 4.2),
    )
    picture.put(rimmed(worn, 0.35), CROWN)
    cup, belly = _cup_arm(picture), _belly_arm(picture)
    return Court(picture, head.whole(), {"cup": cup.picture, "belly": belly.picture})


def _mantle(picture: Picture) -> None:
    """Red, woven with hearts, open over a striped paunch."""
    mantle = closed(
        (17, 27.6), (10.4, 30.6), (6.2, 36.4), (4.4, 50, 1), (55, 50, 1), (52.4, 40), (45.4, 33.4), (37, 28.6)
    )
    picture.outline(RED, mantle, 0.5)
    picture.add(INK, shade(mantle, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(mantle, 0.9, 0.55))
    ways = ((35.6, 27.6), (38.6, 32.0), (40.4, 38.6)), ((42.4, 28.4), (44.4, 32.0), (45.4, 38.6))
    brocade(picture, GOLD, mantle.intersection(upper()), ways, 2, HEART, 3.4)
    paunch = closed((19.6, 32, 1), (15.0, 37), (13.4, 50, 1), (40.6, 50, 1), (39.0, 38), (33.0, 32, 1))
    form(picture, GOLD, paunch, 0.8, 0.5)
    one, other = curve((20.6, 32), (16.4, 38), (15.0, 50)), curve((32.4, 32), (37.8, 38), (39.2, 50))
    stripes = [swelling(blend(one, other, share), 0.8) for share in (0.12, 0.3, 0.7, 0.88)]
    picture.add(INK, [stripe.intersection(paunch) for stripe in stripes])
    for x, y in ((27.4, 36.6), (27.5, 39.6)):
        knob(picture, x, y, 0.95, RED)


def _cup_arm(picture: Picture) -> Hand:
    """The wine leaps over the brim."""
    cup = Picture()
    form(cup, GOLD, CUP(rectangle(-0.9, 9, 0.9, 21.6)), 0.4)
    wine = CUP(
        closed(
            (-4.6, 0.6, 1),
            (-4.2, -2.4),
            (-5.6, -5.0, 1),
            (-2.2, -3.4),
            (-0.6, -5.6, 1),
            (0.8, -2.6),
            (3.0, -3.2, 1),
            (4.6, 0.6, 1),
        )
    )
    cup.outline(RED, wine, 0.45)
    cup.add(PAPER, lit(wine, 0.6, 0.45, least=0.5))
    bowl = CUP(
        closed(
            (-5.2, 0, 1), (-5.0, 4.4), (-3.0, 8.4), (-1.2, 10.0, 1), (1.2, 10.0, 1), (3.0, 8.4), (5.0, 4.4), (5.2, 0, 1)
        )
    )
    cup.outline(GOLD, bowl, 0.5)
    cup.add(INK, shade(bowl, 1.1, 1.6, 1.0, 0.55))
    cup.add(PAPER, lit(bowl, 0.8, 0.7, least=0.3))
    cup.outline(RED, CUP(sign("herz", -0.2, 4.6, 5.0)), 0.45)
    form(cup, GOLD, CUP(closed((-5.8, -1.0, 1), (5.8, -1.0, 1), (5.5, 1.0, 1), (-5.5, 1.0, 1))), 0.4)
    knob(cup, 46.1, 25.2, 1.5)
    form(cup, GOLD, CUP(closed((-3.6, 23.8, 1), (-0.9, 20.8), (0.9, 20.8), (3.6, 23.8, 1))), 0.4)
    picture.put(rimmed(cup, 0.35))
    for x, y, high, lean in ((37.0, 8.0, 3.4, -20), (49.6, 8.6, 2.8, 24), (34.9, 13.4, 2.6, -34)):
        picture.outline(RED, sign("herz", x, y, high, lean), 0.5)
    hand = draw_hand(STEM, placed(46.7, 29.2, -24, 0.94))
    draw_arm(picture, hand, Sleeve((57.6, 40.0), (58, 52), RED, (4.8, 6.6, 7.8), folds=4, seed=5, teeth=0))
    return hand


def _belly_arm(picture: Picture) -> Hand:
    hand = draw_hand(HELD, placed(20.8, 36.4, -66, 0.92, mirrored=True))
    draw_arm(picture, hand, Sleeve((9.0, 40.6), (11.6, 34.6), RED, (5.0, 7.4, 8.0), folds=4, seed=6, teeth=0))
    return hand
