"""The knave of spades: the singer, half turned and lost in his song; the rose of his lute is a spade."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import feather, form
from art.curves import closed, curve
from art.franzoesisch.cast.singer import singer
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.hands import FRET, STRUM
from art.hand import draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, rectangle, union

HEAD = placed(26.8, 20.8)
LEAN = 58.0
"""Degrees by which the lute's neck leans to the right."""
LUTE = placed(31.4, 38.0, LEAN)


def pik() -> Court:
    picture, head = Picture(), singer()
    _doublet(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    _collar(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _hat(picture)
    picture.put(rimmed(_lute(), 0.35))
    strum = draw_hand(STRUM, placed(25.2, 38.4, -14, 0.94, mirrored=True), slender=0.94)
    draw_arm(picture, strum, Sleeve((11.0, 43.8), (15.0, 36.0), CLOTH, (4.8, 7.0, 8.0), folds=4, seed=5))
    fret = draw_hand(FRET, placed(43.4, 30.4, LEAN - 90, 0.9), slender=0.94)
    draw_arm(picture, fret, Sleeve((52.0, 44.4), (42.6, 42), CLOTH, (4.8, 6.6, 7.4), folds=4, seed=2))
    return Court(picture, head.whole(), {"strum": strum.picture, "fret": fret.picture})


def _doublet(picture: Picture) -> None:
    body = closed(
        (22.0, 31.0), (16.4, 33.0), (13.6, 37.6), (13.4, 50, 1), (44, 50, 1), (43.4, 38), (39.4, 33.2), (33, 30.8)
    )
    picture.outline(CLOTH, body, 0.5)
    picture.add(INK, shade(body, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(body, 0.9, 0.55))


def _collar(picture: Picture) -> None:
    """Of linen, wide and in points."""
    collar = closed(
        (22.4, 31.0, 1), (18.6, 32.6, 1), (18.8, 36.2, 1), (23.2, 35.2), (26.6, 38.0, 1), (30.0, 35.6), (34.8, 36.6, 1),
        (35.6, 32.8, 1), (31.4, 30.4, 1), (28.6, 33.4), (25.0, 33.4),
    )  # fmt: skip
    form(picture, PAPER, collar, 0.5, 0.5)
    picture.add(
        INK, line((26.6, 34.2), (26.5, 35.4), (26.6, 36.6)), line((30.8, 33.0), (32.4, 33.8), (33.4, 35.0), width=0.36)
    )


def _hat(picture: Picture) -> None:
    """Broad-brimmed and gold, the sign on it, a feather that sweeps back."""
    x, y = 25.6, 20.8
    crown = closed(
        (x - 7.2, y - 6.4, 1),
        (x - 8.2, y - 9.6),
        (x - 5.4, y - 12.4),
        (x - 0.6, y - 13.6),
        (x + 3.8, y - 12.8),
        (x + 5.4, y - 9.8),
        (x + 5.0, y - 7.2, 1),
    )
    picture.add(INK, crown.buffer(0.8))
    picture.outline(GOLD, crown, 0.5)
    picture.add(INK, shade(crown, 1.0, 1.8, 1.0, 0.6))
    picture.add(PAPER, lit(crown, 0.8, 0.6, least=0.35))
    brim = closed(
        (x + 11.0, y - 8.4, 1), (x + 7.0, y - 8.4), (x + 1.6, y - 8.4), (x - 4.0, y - 7.4), (x - 9.2, y - 7.4, 1),
        (x - 10.2, y - 4.2), (x - 7.4, y - 2.6), (x - 1.2, y - 4.2), (x + 4.8, y - 5.6), (x + 9.0, y - 6.2),
    )  # fmt: skip
    picture.add(INK, brim.buffer(0.8))
    picture.outline(GOLD, brim, 0.5)
    picture.add(
        INK,
        shade(brim, 0.5, 1.0, 1.0, 0.5),
        line((x - 9.0, y - 5.6), (x - 3.0, y - 6.2), (x + 3.4, y - 7.2), width=0.45),
    )
    plume = Picture()
    feather(
        plume,
        curve((x + 0.6, y - 10.6), (x - 2.4, y - 14.0), (x - 5.8, y - 13.4), (x - 8.0, y - 10.8), (x - 8.4, y - 7.6)),
        1.8,
        9,
    )
    picture.put(rimmed(plume, 0.4))
    picture.outline(PAPER, circle(x + 1.2, y - 10.4, 2.6), 0.45)
    picture.add("pik", sign("pik", x + 1.2, y - 10.4, 3.7))


def _lute() -> Picture:
    """Seen from the front, its pegs at the upper right."""
    picture = Picture()
    pegs = [ellipse(side * 2.6, y, 1.3, 0.66) for side in (-1, 1) for y in (-19.4, -21.8)]
    for peg in pegs:
        picture.outline(PAPER, LUTE(peg), 0.4)
    head = closed((-1.3, -16.8, 1), (1.3, -16.8, 1), (1.6, -21.4), (2.3, -23.4, 1), (-0.7, -23.6, 1), (-1.4, -21.2))
    form(picture, CLOTH, LUTE(head), 0.4, 0.45)
    body = LUTE(
        closed((-1.4, -9.6, 1), (-3.2, -6.0), (-5.6, -1.0), (-7.0, 5.0), (-6.2, 11.0), (0, 15.4), (6.2, 11.0),
        (7.0, 5.0), (5.6, -1.0), (3.2, -6.0), (1.4, -9.6, 1)),
    )  # fmt: skip
    picture.outline(GOLD, body, 0.5)
    picture.add(INK, shade(body, 0.9, 1.6, 1.0, 0.5, smooth=1.6))
    picture.add(PAPER, lit(body, 0.8, 0.55, least=0.45))
    form(picture, CLOTH, LUTE(rectangle(-1.45, -17.2, 1.45, -7.4)), 0.3, 0.45)
    picture.outline(PAPER, LUTE(circle(0, 0, 3.4)), 0.45)
    picture.add("pik", LUTE(placed(0, 0, -LEAN)(sign("pik", 0, 0, 4.9))))
    picture.add(PAPER, LUTE(union([rectangle(at - 0.21, -16.6, at + 0.21, -4.0) for at in (-0.66, 0.66)])))
    return picture
