"""The king of spades: the judge, the sword upright, the orb in his other hand, his beard a spade on the ermine."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob
from art.curves import closed
from art.franzoesisch.cast.judge import judge
from art.franzoesisch.cloth import CLOTH, GOLD, ermine
from art.franzoesisch.crowns import crown
from art.hand import Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle

HEAD = placed(31.9, 20.6)
SWORD = 18.3
ORB = (45.6, 29.0)


def pik() -> Court:
    picture, head = Picture(), judge()
    _robe(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    picture.put(rimmed(head.face, 0.35), HEAD)
    cap = closed((-6.0, -7.6), (-6.2, -10.6), (-3.0, -12.6), (0, -13.2), (3.0, -12.6), (6.2, -10.6), (6.0, -7.6))
    worn = crown(
        ((-7.0, -8.2), (-3.5, -8.9), (0, -9.1), (3.5, -8.9), (7.0, -8.2)),
        ((-6.5, -4.6), (-3.2, -5.4), (0, -5.6), (3.2, -5.4), (6.5, -4.6)),
        cap,
    )
    picture.put(rimmed(worn, 0.35), HEAD)
    sword, orb = _sword_arm(picture), _orb_arm(picture)
    return Court(picture, head.whole(), {"sword": sword.picture, "orb": orb.picture})


def _robe(picture: Picture) -> None:
    """Red, and a cape of ermine over both shoulders."""
    robe = closed((20, 29, 1), (13, 31), (8.4, 36), (7.0, 50, 1), (56, 50, 1), (54.6, 37), (48, 31.4), (42, 29, 1))
    picture.outline(CLOTH, robe, 0.5)
    picture.add(INK, shade(robe, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(robe, 0.9, 0.55))
    cape = closed(
        (22.6, 28.4), (16.6, 30.4), (12.6, 34.0), (15.6, 38.2), (22.4, 41.8), (31.4, 43.6), (40.6, 41.6), (47.2, 38.0),
        (50.2, 34.0), (46.2, 30.4), (40.2, 28.4),
    )  # fmt: skip
    form(picture, PAPER, cape, 0.7, 0.5)
    ermine(picture, cape.buffer(-0.5), 4.6, 3.8, 0.4)


def _sword_arm(picture: Picture) -> Hand:
    x = SWORD
    sword = Picture()
    blade = closed((x, 4.9, 1), (x + 1.75, 9.4), (x + 1.9, 27, 1), (x - 1.9, 27, 1), (x - 1.75, 9.4))
    sword.outline(PAPER, blade, 0.5)
    sword.add(INK, closed((x + 0.1, 7.6, 1), (x + 1.0, 10.2), (x + 1.1, 26.6, 1), (x + 0.1, 26.6, 1)))
    sword.put(haft((x, 28), (x, 39.4), 1.9, CLOTH))
    guard = closed((x - 6.4, 25.0), (x - 5.4, 26.4), (x, 26.7), (x + 5.4, 26.4), (x + 6.4, 25.0), (x + 7.0, 26.6),
                   (x + 5.6, 28.6), (x, 29.0), (x - 5.6, 28.6), (x - 7.0, 26.6))  # fmt: skip
    form(sword, GOLD, guard, 0.5)
    knob(sword, x, 40.0, 1.7)
    picture.put(rimmed(sword, 0.35))
    hand = draw_hand(gestures.HILT, placed(x, 33.4, 0, 0.98))
    draw_arm(picture, hand, Sleeve((25.2, 45.4), (23, 52), CLOTH, (4.6, 6.4, 7.2), folds=3, seed=5))
    return hand


def _orb_arm(picture: Picture) -> Hand:
    """The globe banded, its cross clear above it."""
    x, y = ORB
    r = 4.1
    ball = Picture()
    for shape in (
        rectangle(x - 0.6, y - r - 4.4, x + 0.6, y - r + 0.4),
        rectangle(x - 2.0, y - r - 3.4, x + 2.0, y - r - 2.2),
    ):
        ball.outline(GOLD, shape, 0.45)
    ball.add(GOLD, rectangle(x - 0.6, y - r - 4.4, x + 0.6, y - r))
    form(ball, GOLD, circle(x, y, r), 1.1)
    ball.add(
        INK,
        line((x - r, y - 1.2), (x, y + 0.2), (x + r, y - 1.2), width=0.75),
        line((x + 0.3, y - r), (x + 1.1, y - 2.0), (x + 1.0, y - 0.2), width=0.6),
    )
    ball.add(PAPER, lit(circle(x, y, r), 0.8, 0.6, least=0.5))
    hand = draw_hand(gestures.CARRY, placed(x, y + 0.4, 0, 1.06), ball)
    draw_arm(picture, hand, Sleeve((55.4, 44.6), (52, 50), CLOTH, (4.8, 6.8, 7.2), folds=3, seed=3))
    return hand
