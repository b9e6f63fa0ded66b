"""The king of diamonds: the treasurer bites on a coin, for he trusts nobody; the axe leans on his shoulder."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob
from art.curves import closed, curve, resample
from art.franzoesisch.brocade import motley
from art.franzoesisch.cast.treasurer import treasurer
from art.franzoesisch.cloth import CLOTH, GOLD, ermine
from art.franzoesisch.crowns import crown
from art.hand import Crease, Gesture, Hand, draw_hand
from art.karten.suits import sign
from art.light import line, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, lozenge, placed, rectangle

SUIT = "karo"
HEAD = placed(33.6, 20.2, 0, 1.06)
AXE = placed(22.9, 14.4, -5)
"""Drawn round the middle of its blade, the haft along x = 0."""
COIN = (43.2, 27.0)
AXED = gestures.STAFF.with_fingers(
    thumb=((3.3, 0.6), (2.6, -0.6), (1.0, -0.9), (-0.7, -0.5)), first=((-1.7, -2.75), (0.2, -3.1), (1.9, -3.2)),
)  # fmt: skip
BITING = Gesture(
    order="first held palm little ring middle thumb",
    palm=((4.6, -0.6), (6.2, -1.4), (7.8, 0.4), (8.4, 3.2), (8.2, 6.2), (8.8, 9.2), (5.2, 10.0), (5.0, 7.4), (4.6, 4.6),
          (4.2, 2.0)),
    joints={
        "first": ((5.4, 0.0), (5.4, -2.8), (4.0, -4.5), (2.0, -5.0)),
        "middle": ((6.4, 1.2), (3.6, 2.8), (5.0, 4.4)),
        "ring": ((6.8, 3.0), (3.9, 4.9), (5.4, 6.2)),
        "little": ((6.8, 4.8), (4.6, 6.7), (5.8, 7.6)),
        "thumb": ((5.2, 3.6), (4.0, 1.8), (2.6, 0.6), (0.9, 0.2)),
    },
    wrist=((5.2, 9.8), (8.7, 9.0)),
    forearm=(0.24, 0.97),
    creases=(Crease("first", 1, 1, 1.0), Crease("middle", 1, -1, 1.2), Crease("ring", 1, -1, 1.2)),
    nails={"thumb": 1},
    lines=((0.4, ((7.2, 1.2), (7.6, 2.8), (7.4, 4.4))),),
)  # fmt: skip
"""A coin round (0, 0) between thumb and first finger, the others folded."""


def karo() -> Court:
    picture, head = Picture(), treasurer()
    _robe(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    _collar(picture)
    picture.put(rimmed(_axe(), 0.35))
    picture.put(rimmed(head.face, 0.35), HEAD)
    cap = closed((-6.4, -6.6), (-7.0, -9.4), (-4.4, -11.8), (0.2, -12.4), (3.4, -11.0), (4.2, -8.8))
    worn = crown(
        ((-7.6, -6.6), (-4.8, -8.0), (-1.0, -9.0), (2.4, -9.2), (4.8, -8.6)),
        ((-6.9, -3.4), (-4.4, -4.8), (-1.0, -5.7), (2.0, -6.0), (4.4, -5.6)),
        cap,
        sign(SUIT, 0, -2.2, 5.0),
    )
    picture.put(rimmed(worn, 0.35), HEAD)
    axe, coin = _axe_arm(picture), _coin_arm(picture)
    return Court(picture, head.whole(), {"axe": axe.picture, "coin": coin.picture})


def _robe(picture: Picture) -> None:
    """Gold, with lozenges that his breast bends, under sleeves of cloth."""
    robe = closed((24, 31), (15.0, 33.0), (9.6, 37.6), (7.6, 50, 1), (56, 50, 1), (53.6, 39), (47.6, 33.6), (39, 31))
    picture.outline(GOLD, robe, 0.5)
    motley(picture, CLOTH, robe, (((13.4, 33), (9.6, 38), (8.0, 50)), ((50, 33), (54, 40), (54, 50))), (9, 4))
    picture.add(INK, shade(robe, 0.9, 0, smooth=1.8))


def _collar(picture: Picture) -> None:
    """Ermine, and the chain of his office with the sign on it."""
    cape = closed(
        (21.6, 30.4), (16.4, 33.0), (14.6, 36.4), (21.0, 38.6), (29.4, 39.8), (38.0, 38.6), (45.8, 36.4), (43.4, 33.0),
        (36.4, 30.6), (29.6, 32.8),
    )  # fmt: skip
    form(picture, PAPER, cape, 0.7, 0.5)
    ermine(picture, cape.buffer(-0.5), 4.6, 3.4, 0.4)
    for x, y in resample(curve((20.6, 32.6), (24.0, 36.2), (29.8, 37.6), (35.6, 36.4), (39.4, 32.8)), 11).tolist():
        knob(picture, x, y, 0.95)
    picture.outline(GOLD, sign(SUIT, 29.8, 39.2, 5.4), 0.45)
    picture.add(INK, sign(SUIT, 29.8, 39.2, 3.9))
    picture.add(CLOTH, sign(SUIT, 29.8, 39.2, 3.0))


def _axe() -> Picture:
    """The blade to the left, a beak to the right, the shaft bound with two rings."""
    axe = Picture()
    axe.put(haft((0, -8), (0, 34), 2.0, GOLD), AXE)
    blade = AXE(
        closed(
            (-0.9, -4.6, 1),
            (-3.0, -4.4),
            (-5.6, -7.6, 1),
            (-6.4, -3.0),
            (-6.4, 2.6),
            (-5.2, 7.6, 1),
            (-3.0, 3.8),
            (-0.9, 3.4, 1),
        )
    )
    axe.outline(PAPER, blade, 0.5)
    axe.add(INK, shade(blade, 0.7, 1.2, 1.0, 0.5))
    axe.add(INK, AXE(line((-4.9, -5.4), (-5.7, -0.4), (-4.6, 5.4), width=0.45)))
    axe.add(CLOTH, AXE(sign(SUIT, -3.0, -0.6, 4.0)))
    beak = AXE(closed((0.9, -3.8, 1), (2.6, -3.4), (4.6, -0.4, 1), (2.6, -0.6), (0.9, 1.2, 1)))
    axe.outline(PAPER, beak, 0.5)
    axe.add(INK, shade(beak, 0.5, 0, smooth=0.6))
    form(axe, GOLD, AXE(rectangle(-1.7, -5.4, 1.7, 4.2)), 0.5)
    axe.add(INK, [AXE(circle(-0.2, y, 0.5)) for y in (-3.4, -0.6, 2.2)])
    form(axe, GOLD, AXE(lozenge(0, -7.4, 1.6, 2.1)), 0.3, 0.42)
    return axe


def _axe_arm(picture: Picture) -> Hand:
    hand = draw_hand(AXED, placed(24.6, 33.6, -5, 0.98, mirrored=True))
    draw_arm(picture, hand, Sleeve((13.6, 44.6), (9.0, 47), CLOTH, (5.0, 7.4, 8.4), folds=4, seed=7))
    return hand


def _coin_arm(picture: Picture) -> Hand:
    """Its rim is between his teeth."""
    x, y = COIN
    coin = Picture()
    disc = circle(x, y, 4.0)
    coin.outline(GOLD, disc, 0.5)
    coin.add(INK, shade(disc, 0.7, 0), circle(x, y, 3.1).difference(circle(x, y, 2.74)))
    coin.add(CLOTH, sign(SUIT, x - 0.5, y, 3.6))
    hand = draw_hand(BITING, placed(x, y), coin)
    picture.put(rimmed(hand.picture, 0.35))
    draw_arm(picture, hand, Sleeve((50.8, 45.0), (48, 52), CLOTH, (5.0, 6.6, 7.6), folds=3, seed=2))
    teeth = closed((36.7, 26.4, 1), (38.7, 26.3), (40.2, 26.8, 1), (40.1, 27.9, 1), (38.6, 28.0), (37.1, 27.6, 1))
    picture.outline(PAPER, teeth, 0.34)
    picture.add(INK, line((38.5, 26.4), (38.6, 27.2), (38.6, 27.9), width=0.34))
    return hand
