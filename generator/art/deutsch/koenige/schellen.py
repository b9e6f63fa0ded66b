"""The king of Schellen: the old king under a canopy, laughing at his own tale, one finger up; he holds the sceptre."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft
from art.curves import closed, cut
from art.deutsch.cast.old_king import old_king
from art.deutsch.koenige.coronet import coronet, sceptre_head
from art.deutsch.thrones import throne
from art.hand import Hand, draw_hand
from art.light import lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import placed

GOLD, RED = "ocker", "rot"
HEAD = placed(30.4, 20.6)
CLASPED = gestures.STAFF.with_fingers(
    first=((1.9, -2.2), (0.6, -4.2), (-0.6, -5.6), (-0.9, -6.6)), middle=((-2.0, -1.4), (0, -1.5), (1.75, -0.9)),
    thumb=((3.3, 1.2), (2.9, -0.6), (1.3, -1.1), (-0.4, -0.6)),
)  # fmt: skip
"""An old man's hold: the first finger up along the staff."""
TELLING = gestures.POINT.with_fingers(thumb=((3.3, 1.9), (2.0, 0.9), (0.2, 1.4), (-1.0, 2.4)))


def schellen() -> Court:
    picture, head = Picture(), old_king()
    picture.put(throne("schellen"), placed(31.0, 0.4))
    robe = closed(
        (24.4, 29.6), (18.0, 32.4), (14.0, 38), (12.4, 50, 1), (53, 50, 1), (50.6, 38.6), (45.0, 32.6), (37.0, 29.6)
    )
    picture.outline(RED, robe, 0.5)
    picture.add(INK, shade(robe, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(robe, 0.9, 0.55))
    sceptre, tale = _sceptre_arm(picture), _telling_arm(picture)
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
    for hand in (sceptre, tale):
        picture.put(hand.picture)
    return Court(picture, head.whole(), {"sceptre": sceptre.picture, "tale": tale.picture})


def _sceptre_arm(picture: Picture) -> Hand:
    x = 18.2
    sceptre = haft((x, 13), (x, 50), 1.9, GOLD)
    sceptre_head(sceptre, "schellen", GOLD, x, 11.4)
    picture.put(rimmed(sceptre, 0.35))
    hand = draw_hand(CLASPED, placed(x, 33.6, 0, 0.9), slender=0.88)
    draw_arm(picture, hand, Sleeve((23.4, 44.6), (24.6, 52), RED, (4.4, 6.2, 7.0), PAPER, folds=4, seed=2))
    return hand


def _telling_arm(picture: Picture) -> Hand:
    hand = draw_hand(TELLING, placed(46.0, 30.6, 92, 0.9), slender=0.88)
    draw_arm(picture, hand, Sleeve((47.6, 44.0), (42.0, 48.0), RED, (4.6, 6.8, 7.6), PAPER, folds=4, seed=7))
    return hand
