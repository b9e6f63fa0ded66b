"""The king of Gras: the landgrave on a gabled throne, the sword of justice in one hand, the sceptre in the other."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob
from art.curves import closed
from art.deutsch.cast.landgrave import landgrave
from art.deutsch.koenige.coronet import coronet
from art.deutsch.thrones import throne
from art.deutsch.wardrobe import GOLD, ermine
from art.hand import Hand, draw_hand
from art.joints import moved
from art.light import line, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle, union

GREEN = "gruen"
HEAD = placed(29.2, 20.0)
SWORD = placed(17.4, 33.2, 0.8)
HELD = gestures.CUP.with_fingers(
    first=((-1.6, -3.2), (-0.3, -2.9)), middle=((-2.1, -1.6), (-0.6, -1.3)), ring=((-2.2, 0.1), (-0.6, 0.3)),
    little=((-2.0, 1.7), (-0.6, 1.8)), thumb=((4.1, 1.2), (3.7, -1.4), (2.0, -2.2), (0.2, -1.9)),
)  # fmt: skip


def gras() -> Court:
    picture, head = Picture(), landgrave()
    picture.put(throne("gras"), placed(29.4, 2.4))
    robe = closed((21, 30, 1), (13.6, 32), (8.6, 37), (6.6, 50, 1), (54, 50, 1), (51.6, 38), (46, 32.4), (38, 30, 1))
    picture.outline(GREEN, robe, 0.5)
    picture.add(INK, shade(robe, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    sword, sceptre = _sword_arm(picture), _sceptre_arm(picture)
    picture.put(head.neck, HEAD)
    _ermine(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    upper = [(-6.5, -8.0), (-3.0, -8.9), (1.5, -9.1), (5.4, -8.5), (8.0, -7.4)]
    lower = [(-5.9, -4.5), (-3.0, -5.1), (1.2, -5.2), (4.8, -4.7), (7.3, -3.7)]
    picture.put(rimmed(coronet("gras", upper, lower), 0.35), placed(28.6, 20.0))
    for hand in (sword, sceptre):
        picture.put(hand.picture)
    return Court(picture, head.whole(), {"sword": sword.picture, "sceptre": sceptre.picture})


def _ermine(picture: Picture) -> None:
    """Over both shoulders, clasped where the beard ends."""
    cape = closed(
        (21.4, 29.6), (17.8, 32.4), (17.4, 37.0), (20.4, 40.2), (24.6, 42.2), (29.4, 45, 1), (34.4, 42.0), (38.6, 40.2),
        (42.0, 36.6), (41.6, 32.4), (37.8, 29.6), (29.4, 34),
    )  # fmt: skip
    tails = [
        (20.2, 34.4, 24),
        (21.6, 38.4, 14),
        (25.8, 40.2, 6),
        (38.6, 33.6, -22),
        (37.4, 37.8, -14),
        (33.6, 40.4, -6),
    ]
    ermine(picture, cape, tails)
    picture.add(INK, shade(cape, 0.6, 0, smooth=1.4))


def _sword_arm(picture: Picture) -> Hand:
    """Upright, its fuller dark: broad, and without a point, as an executioner's."""
    blade = closed(
        (-1.5, -4.6, 1), (-1.5, -23.4), (-1.2, -24.8), (0, -25.6), (1.2, -24.8), (1.5, -23.4), (1.5, -4.6, 1)
    )
    picture.outline(PAPER, SWORD(blade), 0.5)
    picture.add(INK, SWORD(line((0.1, -22.6), (0.1, -14), (0.1, -5), width=0.7)))
    guard, pommel = moved(((0, -4), (0, 5.5)), SWORD)
    picture.put(haft(guard, pommel, 1.9))
    bar = union(rectangle(-4.6, -5.4, 4.6, -3.9), circle(-4.8, -4.6, 1.15), circle(4.8, -4.6, 1.15))
    form(picture, GOLD, SWORD(bar), 0.35)
    knob(picture, *pommel, 1.7)
    hand = draw_hand(gestures.FRONT, placed(17.2, 32.8, 0.8, 0.94))
    draw_arm(picture, hand, Sleeve((19.4, 45.0), (23.6, 52), GREEN, (5.0, 6.6, 7.6), GOLD, folds=4, seed=5))
    return hand


def _sceptre_arm(picture: Picture) -> Hand:
    """A staff of gold that bears a leaf."""
    picture.put(haft((46.6, 25.4), (45.0, 50), 1.9, GOLD))
    leaf = closed((0, 0.4, 1), (-2.4, -0.4), (-2.6, -2.4), (0, -6.2, 1), (2.6, -2.4), (2.4, -0.4))
    place = placed(46.8, 24.6, 4)
    form(picture, GREEN, place(leaf), 0.4, 0.45)
    picture.add(PAPER, place(line((0, -0.4), (0, -2.4), (0, -4.6), width=0.5)))
    for y, radius in ((25.6, 1.1), (28.0, 0.9)):
        knob(picture, 46.55, y, radius + 0.3)
    hand = draw_hand(HELD, placed(45.0, 35.0, 6, 0.9))
    draw_arm(picture, hand, Sleeve((52.6, 44.6), (54, 52), GREEN, (4.6, 6.0, 6.6), GOLD, folds=3, seed=3))
    return hand
