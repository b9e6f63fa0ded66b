"""The knave of diamonds: the courier, a sealed letter between two fingers, one of the other hand on his lips."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, panes
from art.curves import closed, curve, ribbon
from art.franzoesisch.cast.courier import courier
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.hands import HUSH, TOKEN
from art.hand import Hand, draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, lozenge, on_side, placed, polygon

X, Y = 32.4, 19.8
HEAD = placed(X, Y)
LETTER = placed(12.6, 27.5, -10)


def karo() -> Court:
    picture, head = Picture(), courier()
    _livery(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    _collar(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _cap(picture)
    letter, hush = _letter_arm(picture), _hush_arm(picture)
    return Court(picture, head.whole(), {"letter": letter.picture, "hush": hush.picture})


def _livery(picture: Picture) -> None:
    """Puffed at the shoulders; gold, set with the sign, and a strap for the bag across it."""
    panes(picture, curve((23.6, 34.0), (19.0, 34.8), (15.6, 38.6), (15.0, 46)), (6.4, 9.0, 9.4, 7.4), (CLOTH, GOLD), 5)
    panes(picture, curve((41.4, 34.0), (46.2, 34.6), (49.6, 38.4), (50.4, 46)), (6.4, 9.0, 9.4, 7.4), (CLOTH, GOLD), 5)
    body = closed((X - 8, 31.6), (X - 12, 35), (X - 12.6, 50, 1), (X + 12.6, 50, 1), (X + 12, 35), (X + 8, 31.6))
    picture.outline(GOLD, body, 0.5)
    for x, y in ((X + 9.6, 36.6), (X + 9.2, 40.8), (X - 8.4, 38.4), (X - 6.4, 41.6)):
        picture.add("karo", lozenge(x, y, 1.0, 1.35))
    picture.add(INK, shade(body, 0.9, 0, smooth=1.8))
    strap = ribbon(curve((X - 9.4, 33.0), (X - 4.0, 37.6), (X + 3.4, 45.6)), 2.6)
    picture.outline(CLOTH, strap, 0.45)
    picture.add(PAPER, [circle(x, y, 0.42) for x, y in ((X - 7.6, 34.4), (X - 5.2, 36.4), (X - 2.9, 38.6))])


def _collar(picture: Picture) -> None:
    """It stands, open before the throat."""
    for side in (-1, 1):
        wing = placed(X, 0)(
            closed(
                *on_side(side, (3.0, 28.6, 1), (6.4, 29.4), (8.6, 32.6, 1), (6.2, 36.0), (1.0, 38.4, 1), (2.4, 33.6))
            )
        )
        form(picture, CLOTH, wing, 0.4, 0.45)


def _cap(picture: Picture) -> None:
    crown = HEAD(
        closed(
            (-7.4, -6.0, 1),
            (-8.8, -9.8),
            (-5.4, -13.4),
            (0, -14.4),
            (5.8, -13.2),
            (9.0, -9.6),
            (7.4, -6.0, 1),
            (0, -7.4),
        )
    )
    picture.add(INK, crown.buffer(0.8))
    picture.outline(CLOTH, crown, 0.5)
    picture.add(INK, shade(crown, 1.0, 1.8, 1.0, 0.6, smooth=1.6))
    picture.add(PAPER, lit(crown, 0.9, 0.6, least=0.35))
    brim = HEAD(ribbon(curve((-9.0, -5.0), (-4.6, -6.8), (0, -7.3), (4.6, -6.8), (9.0, -5.0)), 2.3))
    picture.add(INK, brim.buffer(0.8))
    form(picture, PAPER, brim, 0.35, 0.45)
    picture.add(INK, [HEAD(lozenge(x, -7.25 + x * x * 0.027, 0.72, 0.8)) for x in (-7.2, -4.8, -2.4, 2.4, 4.8, 7.2)])
    picture.outline(PAPER, HEAD(circle(0, -9.5, 2.5)), 0.45)
    picture.add("karo", HEAD(sign("karo", 0, -9.5, 3.7)))


def _letter_arm(picture: Picture) -> Hand:
    """Folded, its seal in the colour of the suit."""
    letter = Picture()
    sheet = LETTER(polygon((-7.4, -5.2), (7.4, -5.2), (7.4, 5.2), (-7.4, 5.2)))
    letter.add(INK, sheet.buffer(1.0))
    letter.add(PAPER, sheet)
    letter.add(INK, shade(sheet, 0.5, 0, smooth=0.6))
    for side in (-1, 1):
        letter.add(
            INK,
            LETTER(line((side * 7.4, -5.0), (side * 3.6, -2.0), (0, 0.2), width=0.5)),
            LETTER(line((side * 7.2, 5.0), (side * 5.0, 2.8), (side * 3.2, 1.0), width=0.42)),
        )
    seal = LETTER(circle(0, -0.6, 2.4))
    form(letter, CLOTH, seal, 0.5, 0.45)
    letter.add(PAPER, LETTER(sign("karo", 0, -0.6, 2.9)))
    hand = draw_hand(TOKEN, placed(16.6, 35.4, 6, 0.96), letter, slender=0.9)
    draw_arm(picture, hand, Sleeve((19.0, 48.6), (23, 52), CLOTH, (4.8, 6.6, 7.2), folds=2, seed=4))
    return hand


def _hush_arm(picture: Picture) -> Hand:
    hand = draw_hand(HUSH, placed(34.0, 32.4, 3, 0.96), slender=0.9)
    draw_arm(picture, hand, Sleeve((41.6, 48.6), (46, 53), CLOTH, (4.8, 6.8, 7.4), folds=3, seed=5))
    return hand
