"""The king of diamonds: the treasurer in profile, a purse hung from one hand, the axe in the other."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob
from art.curves import closed, curve, resample
from art.franzoesisch.cast.treasurer import treasurer
from art.franzoesisch.cloth import CLOTH, GOLD, ermine
from art.franzoesisch.crowns import crown
from art.hand import Hand, draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, lozenge, placed, rectangle

SUIT = "karo"
HEAD = placed(29.0, 19.6)
AXE = 47.0
PURSE = 12.1
AXED = gestures.STAFF.with_fingers(
    thumb=((3.3, 0.6), (2.6, -0.6), (1.0, -0.9), (-0.7, -0.5)), first=((-1.7, -2.75), (0.2, -3.1), (1.9, -3.2)),
)  # fmt: skip


def karo() -> Court:
    picture, head = Picture(), treasurer()
    _robe(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    _collar(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    cap = closed((-6.4, -6.6), (-7.0, -9.6), (-4.4, -12.6), (0.2, -13.4), (3.4, -11.8), (4.2, -8.8))
    worn = crown(
        ((-7.6, -6.6), (-4.8, -8.0), (-1.0, -9.0), (2.4, -9.2), (4.8, -8.6)),
        ((-6.9, -3.4), (-4.4, -4.8), (-1.0, -5.7), (2.0, -6.0), (4.4, -5.6)),
        cap,
    )
    picture.put(rimmed(worn, 0.35), HEAD)
    axe, purse = _axe_arm(picture), _purse_arm(picture)
    return Court(picture, head.whole(), {"axe": axe.picture, "purse": purse.picture})


def _robe(picture: Picture) -> None:
    """Gold, sown with lozenges, under sleeves of cloth."""
    robe = closed((22, 31), (15.6, 34.0), (13.2, 39), (12.6, 50, 1), (52, 50, 1), (50.0, 39), (44.0, 33.6), (36, 31))
    picture.outline(GOLD, robe, 0.5)
    for x, y in ((22.0, 41.4), (27.0, 41.8), (32.0, 41.8), (37.0, 41.4), (41.6, 40.4)):
        picture.add(CLOTH, lozenge(x, y, 1.15, 1.75))
    picture.add(INK, shade(robe, 0.9, 1.8, 1.1, 0.6, smooth=1.8))


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


def _axe_arm(picture: Picture) -> Hand:
    """The blade to the left, a beak to the right, the shaft bound in three places."""
    x, top = AXE, 7.8
    axe = haft((x, top), (x, 50), 1.9, GOLD)
    axe.add(INK, [line((x - 0.95, y - 0.2), (x, y + 0.25), (x + 0.95, y - 0.2), width=0.42) for y in (20.4, 24.0)])
    blade = closed(
        (x - 0.9, top + 2.6, 1), (x - 3.4, top + 2.4), (x - 6.6, top - 0.8, 1), (x - 8.4, top + 3.6),
        (x - 8.5, top + 8.6), (x - 6.8, top + 13.4, 1), (x - 3.8, top + 10.2), (x - 0.9, top + 9.6, 1),
    )  # fmt: skip
    axe.outline(PAPER, blade, 0.5)
    axe.add(
        INK,
        shade(blade, 0.8, 1.4, 1.0, 0.5),
        line((x - 6.6, top + 1.2), (x - 7.3, top + 6), (x - 6.4, top + 11.2), width=0.5),
    )
    axe.add(CLOTH, sign(SUIT, x - 4.0, top + 6, 4.4))
    beak = closed(
        (x + 0.9, top + 3.4, 1),
        (x + 3.0, top + 3.4),
        (x + 5.8, top + 6.8, 1),
        (x + 3.0, top + 6.9),
        (x + 0.9, top + 8.6, 1),
    )
    axe.outline(PAPER, beak, 0.5)
    axe.add(INK, shade(beak, 0.6, 0, smooth=0.6))
    form(axe, GOLD, rectangle(x - 1.7, top + 1.8, x + 1.7, top + 10.4), 0.5, 0.45)
    axe.add(INK, [circle(x - 0.2, top + y, 0.5) for y in (3.7, 6.1, 8.5)])
    finial = closed((x, top - 2.0, 1), (x + 1.5, top + 0.4, 1), (x, top + 2.0, 1), (x - 1.5, top + 0.4, 1))
    form(axe, GOLD, finial, 0.3, 0.42)
    picture.put(rimmed(axe, 0.35))
    hand = draw_hand(AXED, placed(x, 32.4, 0, 1.0))
    draw_arm(picture, hand, Sleeve((53.0, 46.4), (48, 52), CLOTH, (5.0, 7.0, 7.6), folds=4, seed=7))
    return hand


def _purse_arm(picture: Picture) -> Hand:
    """Full, and drawn shut by a ring; its cords go over his finger."""
    x = PURSE
    purse = Picture()
    purse.add(INK, line((x + 0.9, 26.0), (x - 0.2, 28.2), (x, 30.8), width=1.2))
    purse.add(GOLD, line((x + 0.9, 26.0), (x - 0.2, 28.2), (x, 30.8), width=0.6))
    mouth = closed(
        (x - 2.0, 31.8, 1),
        (x - 3.2, 29.2, 1),
        (x - 1.4, 29.8),
        (x, 28.9),
        (x + 1.4, 29.8),
        (x + 3.2, 29.2, 1),
        (x + 2.0, 31.8, 1),
    )
    form(purse, CLOTH, mouth, 0.3, 0.42)
    bag = closed(
        (x - 1.8, 31.6),
        (x - 4.4, 34.6),
        (x - 4.6, 38.0),
        (x - 2.4, 40.2),
        (x, 40.6),
        (x + 2.4, 40.2),
        (x + 4.6, 38.0),
        (x + 4.4, 34.6),
        (x + 1.8, 31.6),
    )
    purse.outline(CLOTH, bag, 0.5)
    purse.add(INK, shade(bag, 0.8, 1.4, 0.9, 0.5), line((x - 1.2, 32.4), (x - 2.2, 33.8), (x - 2.4, 35.2), width=0.5))
    purse.add(PAPER, lit(bag, 0.8, 0.55, least=0.4))
    form(purse, GOLD, rectangle(x - 2.1, 31.0, x + 2.1, 32.3).buffer(0.15), 0.3, 0.4)
    purse.add(GOLD, sign(SUIT, x, 36.6, 4.8))
    picture.put(rimmed(purse, 0.35))
    hand = draw_hand(gestures.STICK, placed(x + 2.8, 26.4, 8, 0.96))
    draw_arm(picture, hand, Sleeve((21.0, 38.6), (20.0, 46), CLOTH, (4.8, 6.6, 7.8), folds=4, seed=2))
    return hand
