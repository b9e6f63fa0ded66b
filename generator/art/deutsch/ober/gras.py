"""The Ober of Gras: the falconer as an officer in a morion, his sabre drawn; the other hand says halt."""

from __future__ import annotations

import numpy as np

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, knob, ruff
from art.curves import closed, curve, normals, resample, ribbon, sided
from art.deutsch.cast.falconer import SKIN, falconer
from art.hand import Hand, draw_hand
from art.light import line, lit, rimmed, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle

GOLD, GREEN = "ocker", "gruen"
HEAD = placed(29.0, 20.6)
DRAWN = gestures.HILT.with_fingers(
    first=((0.2, -2.75), (-1.3, -3.2), (-1.7, -3.9)), middle=((0.1, -1.15), (-1.5, -1.5), (-2.1, -2.0)),
    ring=((0.1, 0.45), (-1.5, 1.3), (-2.0, 2.5)), little=((0.4, 1.95), (-0.8, 3.2), (-0.9, 4.7)),
    thumb=((1.8, -2.6), (1.6, -4.6), (2.2, -6.0)),
)._replace(lines=gestures.HILT.lines[4:6])  # fmt: skip
"""The sabre is held loosely, with the thumb up its back."""


def gras() -> Court:
    picture, head = Picture(), falconer()
    _coat(picture)
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(18, 0, 45, 30.0)))
    pipes = sorted(((k - 4) / 4 for k in range(9)), key=abs, reverse=True)
    ruff(picture, [(28.4 + 7.0 * u, 29.4 + 1.2 * (1 - u * u), 2.3 - 0.4 * abs(u)) for u in pipes], 3.2)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _morion(picture)
    sabre, halt = _sabre_arm(picture), _halting_arm(picture)
    return Court(picture, head.whole(), {"sabre": sabre.picture, "halt": halt.picture})


def _coat(picture: Picture) -> None:
    """Green, closed with loops of gold braid."""
    coat = closed(
        (22.6, 31.4), (17.6, 33.6), (14.6, 38.6), (14.6, 50, 1), (45.6, 50, 1), (45.0, 38.4), (41.4, 33.4), (35.6, 31.2)
    )
    picture.outline(GREEN, coat, 0.5)
    picture.add(INK, shade(coat, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(coat, 0.9, 0.5))
    picture.add(INK, line((29.2, 33), (29.6, 38), (29.4, 47), width=0.5))
    for y, half in ((35.8, 5.4), (38.4, 6.0), (41.0, 6.4)):
        braid = ribbon(curve((29.4 - half, y - 0.9), (29.4, y), (29.4 + half, y - 0.9)), 1.0)
        picture.outline(GOLD, braid, 0.36)
        knob(picture, 29.4, y, 0.85)
        for side in (-1, 1):
            picture.outline(GOLD, circle(29.4 + side * half, y - 1.0, 0.85), 0.36)


def _morion(picture: Picture) -> None:
    """Steel: a high comb, the brim swept up before and behind."""
    comb = closed((24.0, 9.4), (25.4, 6.4), (29.0, 5.0), (33.0, 5.8), (35.4, 9.0), (29.6, 10))
    picture.outline(GOLD, comb, 0.5)
    picture.add(
        INK,
        [line((29.4 + 0.55 * k, 9.0), (29.4 + 1.1 * k, 6.4), width=0.4) for k in (-3, -1, 1, 3)],
        shade(comb, 0.4, 0),
    )
    skull = closed(
        (22.2, 14.8), (22.6, 10.8), (25.4, 8.2), (29.8, 7.6), (34.0, 8.6), (36.6, 11.4), (37.0, 14.8), (29.6, 16)
    )
    picture.add(INK, skull.buffer(0.7))
    picture.outline(PAPER, skull, 0.5)
    picture.add(
        INK, shade(skull, 1.4, 2.4, 1.1, 0.65, smooth=1.8), line((25.0, 12.8), (26.0, 10.8), (27.6, 9.6), width=0.42)
    )
    brim = closed(
        (19.8, 12.8, 1),
        (22.2, 14.8),
        (25.4, 15.6),
        (29.8, 15.8),
        (34.2, 15.6),
        (37.6, 14.6),
        (40.2, 12.2, 1),
        (39.4, 15.6),
        (36.0, 18.2),
        (29.8, 18.8),
        (23.6, 18.4),
        (20.4, 16.2),
    )
    picture.add(INK, brim.buffer(0.8))
    picture.outline(PAPER, brim, 0.5)
    picture.add(
        INK,
        shade(brim, 0.7, 0),
        [circle(x, y, 0.38) for x, y in ((22.4, 16.2), (25.6, 17.1), (29.4, 17.4), (33.6, 17.1))],
    )
    plume = closed((25.6, 8.6), (23.4, 5.6), (21.0, 5.4), (20.0, 7.6, 1), (21.6, 7.6), (23.2, 9.0), (23.8, 11.2))
    form(picture, GREEN, plume, 0.4)
    picture.add(INK, line((20.9, 6.6), (22.8, 7.0), (24.4, 9.6), width=0.42))


def _sabre_arm(picture: Picture) -> Hand:
    """Curved, its back to the left; a knuckle bow of gold from the guard to the pommel."""
    spine = resample(curve((16.4, 30.0), (15.9, 24), (16.4, 16), (18.8, 6.0)), 80)
    half = np.concatenate([np.linspace(1.3, 1.6, 58), np.linspace(1.55, 0.05, 22)])
    picture.outline(PAPER, sided(spine, half), 0.5)
    picture.add(INK, swelling((spine + normals(spine) * 0.4)[4:62], 0.7))
    grip = ribbon(curve((16.4, 29.6), (15.6, 40.2)), 1.9)
    picture.outline("ocker", grip, 0.42)
    knob(picture, 15.4, 40.6, 1.4)
    hand = draw_hand(DRAWN, placed(15.9, 34.8, 4, 0.92), skin=SKIN)
    draw_arm(picture, hand, Sleeve((22.6, 44.6), (24.0, 51), GREEN, (4.4, 5.4, 6.2), folds=3, seed=9))
    guard = closed(
        (10.6, 29.2), (12.4, 28.6), (15.6, 29.0), (18.8, 28.4), (20.8, 29.4), (19.4, 30.6), (15.6, 30.8), (11.6, 30.9)
    )
    form(picture, GOLD, guard, 0.35)
    bow = ribbon(curve((11.4, 30.2), (10.6, 34.0), (11.4, 38.0), (14.6, 40.6)), 0.95)
    form(picture, GOLD, bow, 0.0, 0.4)
    return hand


def _halting_arm(picture: Picture) -> Hand:
    hand = draw_hand(gestures.OPEN, placed(46.0, 29.8, 8, 0.86), skin=SKIN)
    draw_arm(picture, hand, Sleeve((47.6, 43.0), (42.0, 48.0), GREEN, (4.4, 6.6, 7.4), folds=4, seed=4))
    return hand
