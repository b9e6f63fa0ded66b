"""The king of clubs: the hermit, half turned to his sceptre, whose ring holds a clover; he strokes his beard."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob
from art.curves import closed
from art.franzoesisch.cast.hermit import hermit
from art.franzoesisch.cloth import CLOTH, GOLD, ermine, fleur
from art.franzoesisch.crowns import crown
from art.hand import Hand, draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, ring

HEAD = placed(34.2, 19.8)
SCEPTRE = 18.2


def kreuz() -> Court:
    picture, head = Picture(), hermit()
    _robe(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    picture.put(rimmed(head.face, 0.35), HEAD)
    cap = closed((-5.4, -7.6), (-5.8, -10.4), (-2.6, -12.6), (1.6, -13.4), (5.4, -12.0), (7.0, -9.6), (6.4, -6.6))
    worn = crown(
        ((-6.0, -8.6), (-3.2, -9.5), (0.6, -9.6), (4.4, -8.8), (7.4, -7.2)),
        ((-5.4, -5.4), (-2.8, -6.0), (0.8, -6.0), (4.0, -5.2), (6.6, -3.8)),
        cap,
    )
    picture.put(rimmed(worn, 0.35), HEAD)
    sceptre, beard = _sceptre_arm(picture), _beard_arm(picture)
    return Court(picture, head.whole(), {"sceptre": sceptre.picture, "beard": beard.picture})


def _robe(picture: Picture) -> None:
    robe = closed((26, 29), (18, 31.4), (12.4, 36.4), (10.4, 50, 1), (57, 50, 1), (55.2, 37.6), (49.6, 31.6), (42, 29))
    picture.outline(CLOTH, robe, 0.5)
    picture.add(INK, shade(robe, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(robe, 0.9, 0.55))
    collar = closed(
        (28.0, 28.6),
        (21.8, 30.6),
        (17.8, 34.6),
        (23.4, 38.2),
        (33.0, 40.4),
        (43.4, 38.6),
        (50.6, 35.0),
        (47.8, 30.8),
        (41.4, 28.4),
    )
    form(picture, PAPER, collar, 0.7, 0.5)
    ermine(picture, collar.buffer(-0.5), 4.4, 3.6, 0.9)


def _sceptre_arm(picture: Picture) -> Hand:
    x = SCEPTRE
    rod = haft((x, 14), (x, 50), 2.0, GOLD)
    lily = placed(x, 11.9, 0, 1.5)(fleur())
    form(rod, GOLD, lily, 0.5, 0.45)
    rod.add(INK, line((x, 10.6), (x + 0.15, 8.4), (x, 6.4), width=0.5))
    rod.outline(GOLD, circle(x, 17.8, 3.7), 0.45)
    rod.add(INK, ring(x, 17.8, 2.8, 0.01), shade(circle(x, 17.8, 3.7), 0.5, 0))
    rod.add(PAPER, sign("kreuz", x, 17.8, 4.2))
    knob(rod, x, 12.9, 1.3)
    knob(rod, x, 22.6, 1.3)
    picture.put(rimmed(rod, 0.35))
    hand = draw_hand(gestures.FRONT, placed(x, 33.6, 0, 1.0))
    draw_arm(picture, hand, Sleeve((20.6, 47.0), (23, 54), CLOTH, (5.2, 6.8, 7.4), folds=3, seed=4))
    return hand


def _beard_arm(picture: Picture) -> Hand:
    hand = draw_hand(gestures.BELT, placed(40.4, 37.8, 112, 0.96))
    draw_arm(picture, hand, Sleeve((52.4, 45.6), (52, 40), CLOTH, (5.0, 7.0, 7.8), folds=4, seed=3))
    return hand
