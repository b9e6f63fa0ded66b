"""The Ober of Gras: the falconer as an officer in a morion, his sabre drawn, a falcon on the other fist."""

from __future__ import annotations

import numpy as np

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, knob, ruff
from art.curves import Curve, closed, curve, normals, resample, ribbon, sided
from art.deutsch.cast.falconer import falconer
from art.hand import Hand, draw_hand
from art.light import line, lit, rimmed, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle

GOLD, GREEN, BROWN = "ocker", "gruen", "braun"
HEAD = placed(29.0, 20.6)
DRAWN = gestures.FRONT.with_fingers(
    first=((1.9, -2.6), (-0.4, -3.2), (-2.2, -3.0)), middle=((2.2, -1.0), (-0.3, -1.3), (-2.5, -1.3)),
    ring=((2.1, 0.6), (-0.3, 0.5), (-2.4, 0.4)), little=((1.7, 2.1), (-0.3, 2.1), (-2.0, 2.0)),
    thumb=((2.6, -2.2), (1.0, -4.3), (-0.8, -4.6), (-2.2, -4.3)),
)._replace(order="thumb palm little ring middle first", nails={}, lines=gestures.FRONT.lines[:2])  # fmt: skip
"""The sabre in the fist, the thumb up against its guard."""
PERCH = gestures.POINT.with_fingers(
    first=((1.4, -1.5), (-0.4, -1.6), (-2.0, -1.2)), thumb=((3.6, -0.6), (2.2, -1.7), (0.4, -2.2), (-1.4, -2.0))
)._replace(order="thumb palm little ring middle first")  # fmt: skip
"""A fist held level, for a bird to sit on."""


def gras() -> Court:
    picture, head = Picture(), falconer()
    _cloth(picture)
    _coat(picture)
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(18, 0, 45, 31.6)))
    pipes = sorted(((k - 4) / 4 for k in range(9)), key=abs, reverse=True)
    ruff(picture, [(28.4 + 7.0 * u, 31.0 + 1.2 * (1 - u * u), 2.3 - 0.4 * abs(u)) for u in pipes], 3.2)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _morion(picture)
    sabre, perch = _sabre_arm(picture), _falcon_arm(picture)
    return Court(picture, head.whole(), {"sabre": sabre.picture, "perch": perch.picture})


def _cloth(picture: Picture) -> None:
    """Of gold, it falls from the helmet to the shoulders, so that a dark face stands on something light."""
    cloth = closed((22.4, 15), (20.8, 22), (20.0, 28), (18.8, 33, 1), (39.4, 33, 1), (38.0, 27), (37.2, 21), (36.4, 15))
    form(picture, GOLD, cloth, 0.6)
    folds = ((35.2, 19), (35.6, 24), (36.8, 30)), ((22.6, 24), (22.0, 27), (21.4, 30))
    picture.add(INK, [line(*fold, width=0.5) for fold in folds])


def _coat(picture: Picture) -> None:
    """Green, closed with loops of gold braid."""
    coat = closed(
        (22.6, 32.2), (18.2, 33.8), (16.8, 38.6), (17.2, 50, 1), (45.6, 50, 1), (45.0, 38.4), (41.4, 33.6), (35.6, 32.0)
    )
    picture.outline(GREEN, coat, 0.5)
    picture.add(INK, shade(coat, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(coat, 0.9, 0.5).intersection(rectangle(0, 0, 59, 38)))
    picture.add(INK, line((29.2, 34), (29.6, 38), (29.4, 47), width=0.5))
    for y, half in ((37.2, 5.6), (39.7, 6.0), (42.2, 6.4)):
        braid = ribbon(curve((29.4 - half, y - 0.9), (29.4, y), (29.4 + half, y - 0.9)), 1.0)
        picture.outline(GOLD, braid, 0.36)
        knob(picture, 29.4, y, 0.85)
        for side in (-1, 1):
            picture.outline(GOLD, circle(29.4 + side * half, y - 1.0, 0.85), 0.36)


def _morion(picture: Picture) -> None:
    """Steel: a high comb, the brim swept up before and behind."""
    comb = closed((24.0, 9.4), (25.4, 6.6), (29.0, 5.45), (33.0, 6.1), (35.4, 9.0), (29.6, 10))
    picture.outline(GOLD, comb, 0.5)
    picture.add(
        INK,
        [line((29.4 + 0.55 * k, 9.0), (29.4 + 1.1 * k, 6.6), width=0.4) for k in (-3, -1, 1, 3)],
        shade(comb, 0.4, 0),
    )
    skull = closed(
        (22.2, 13.4), (22.6, 9.9), (25.4, 7.7), (29.8, 7.1), (34.0, 8.1), (36.6, 10.5), (37.0, 13.4), (29.6, 14.6)
    )
    picture.add(INK, skull.buffer(0.7))
    picture.outline(PAPER, skull, 0.5)
    picture.add(
        INK, shade(skull, 1.4, 2.4, 1.1, 0.65, smooth=1.8), line((25.0, 11.4), (26.0, 9.9), (27.6, 8.7), width=0.42)
    )
    brim = closed(
        (19.8, 11.4, 1),
        (22.2, 13.4),
        (25.4, 14.2),
        (29.8, 14.4),
        (34.2, 14.2),
        (37.6, 13.2),
        (40.2, 10.8, 1),
        (39.4, 14.2),
        (36.0, 16.8),
        (29.8, 17.4),
        (23.6, 17.0),
        (20.4, 14.8),
    )
    picture.add(INK, brim.buffer(0.8))
    picture.outline(PAPER, brim, 0.5)
    picture.add(
        INK,
        shade(brim, 0.7, 0),
        [circle(x, y, 0.38) for x, y in ((22.4, 14.8), (25.6, 15.7), (29.4, 16.0), (33.6, 15.7))],
    )
    plume = closed((25.6, 8.6), (23.4, 5.6), (21.0, 5.4), (20.0, 7.6, 1), (21.6, 7.6), (23.2, 9.0), (23.8, 11.2))
    form(picture, GREEN, plume, 0.4)
    picture.add(INK, line((20.9, 6.6), (22.8, 7.0), (24.4, 9.6), width=0.42))


def _sabre_arm(picture: Picture) -> Hand:
    """Curved, its back to the left; a knuckle bow of steel from the guard to the pommel."""
    spine = resample(curve((16.4, 28.6), (15.9, 23), (16.4, 15.4), (18.8, 6.0)), 80)
    half = np.concatenate([np.linspace(1.3, 1.6, 58), np.linspace(1.55, 0.05, 22)])
    picture.outline(PAPER, sided(spine, half), 0.5)
    picture.add(INK, swelling((spine + normals(spine) * 0.4)[4:62], 0.7))
    picture.outline(BROWN, ribbon(curve((16.4, 28.2), (15.2, 38.6)), 1.9), 0.42)
    hand = draw_hand(DRAWN, placed(15.9, 33.0, -12, 0.98), skin=GOLD, gloved=True)
    _gauntlet(picture, hand, Sleeve((27.0, 44.8), (28.0, 51), GREEN, (4.0, 5.6, 6.4), "", folds=3, seed=9))
    guard = closed(
        (10.6, 27.6), (12.4, 27.0), (15.6, 27.4), (18.8, 26.8), (20.8, 27.8), (19.4, 29.0), (15.6, 29.2), (11.6, 29.3)
    )
    form(picture, PAPER, guard, 0.35)
    bow = ribbon(curve((11.4, 28.6), (10.4, 32.4), (11.0, 36.4), (14.2, 38.9)), 0.95)
    form(picture, PAPER, bow, 0.0, 0.4)
    knob(picture, 14.9, 39.0, 1.3, PAPER)
    return hand


def _falcon_arm(picture: Picture) -> Hand:
    """The bird's glove, and the bird on it."""
    hand = draw_hand(PERCH, placed(43.6, 33.6, 24, 0.92), skin=GOLD, gloved=True)
    _gauntlet(picture, hand, Sleeve((51.4, 43.0), (43.0, 48.0), GREEN, (4.6, 6.4, 7.2), "", folds=4, seed=4))
    picture.put(rimmed(_falcon(), 0.35))
    return hand


def _gauntlet(picture: Picture, hand: Hand, sleeve: Sleeve) -> None:
    """Both gloves are of one pair: yellow leather, its cuff wide open over the sleeve and seamed."""
    draw_arm(picture, hand, sleeve)
    one, other, way = np.array(hand.wrist[0]), np.array(hand.wrist[1]), np.array(hand.forearm)
    out = (one - other) / np.hypot(*(one - other))

    def across(along: float, wider: float, bow: float) -> list[Curve]:
        middle = (one + other) / 2 + way * (along + bow)
        return [one + out * wider + way * along, middle, other - out * wider + way * along]

    mouth, hem = across(-0.2, 0.35, 0.3), across(3.0, 1.5, 0.7)
    corners = [*mouth, *hem[::-1]]
    cuff = closed(*[(float(x), float(y), *((1,) if i % 3 != 1 else ())) for i, (x, y) in enumerate(corners)])
    form(picture, GOLD, cuff, 0.4, 0.5)
    picture.add(INK, line(*[(float(x), float(y)) for x, y in across(2.1, 0.9, 0.6)], width=0.42))
    picture.put(hand.picture)


def _falcon() -> Picture:
    """About to rise: one wing is up already. It looks where he looks; a dark cap, a stripe down the cheek."""
    bird = Picture()
    wing = closed(
        (45.6, 23.6), (47.0, 21.6), (49.6, 20.2), (53.0, 19.4), (53.8, 20.2), (52.8, 21.2, 1), (54.0, 21.8),
        (54.0, 23.0), (52.6, 23.6, 1), (53.6, 24.6), (53.4, 25.8), (51.8, 26.2, 1), (52.4, 27.4), (51.8, 28.6),
        (50.0, 29.0), (47.4, 29.6), (46.0, 27.6),
    )  # fmt: skip
    form(bird, BROWN, wing, 0.5)
    quills = (
        ((50.0, 21.4), (51.4, 20.8), (52.6, 20.4)), ((50.6, 23.2), (51.8, 22.8), (53.0, 22.5)),
        ((50.4, 25.2), (51.4, 25.0), (52.4, 25.0)), ((49.6, 27.4), (50.4, 27.5), (51.2, 27.6)),
    )  # fmt: skip
    bird.add(PAPER, [line(*way, width=0.5, peak=0.3) for way in quills])
    tail = closed((46.4, 28.4, 1), (48.4, 29.6), (50.6, 34.4, 1), (48.4, 35.2, 1), (45.8, 31.4))
    form(bird, BROWN, tail, 0.3)
    bird.add(PAPER, line((47.4, 32.4), (48.4, 31.9), (49.2, 31.2), width=0.45))
    for x in (43.2, 45.3):
        bird.outline(GOLD, rectangle(x - 0.55, 28.8, x + 0.55, 31.6), 0.36)
    breast = closed((42.4, 21.8), (41.0, 24.8), (41.2, 28.0), (43.6, 30.6), (46.4, 29.8), (47.8, 26.4), (46.8, 22.2))
    bird.outline(PAPER, breast, 0.45)
    bars = ((42.0, 24.4), (43.9, 24.9), (42.0, 26.6), (44.2, 27.0), (43.2, 28.6))
    bird.add(INK, [line((x, y), (x + 0.7, y + 0.6), (x + 1.4, y), width=0.5) for x, y in bars], shade(breast, 0.4, 0))
    head = closed((41.5, 22.6), (40.7, 20.6), (41.9, 18.5), (44.5, 18.2), (46.4, 19.8), (46.6, 22.6), (44.0, 24.0))
    bird.outline(PAPER, head, 0.45)
    cap = closed((41.0, 20.2, 1), (41.9, 18.6), (44.5, 18.2), (46.6, 20.0), (46.8, 22.4, 1), (45.2, 20.8), (43.2, 20.0))
    bird.outline(BROWN, cap, 0.36)
    bird.add(INK, line((43.0, 20.4), (43.3, 21.8), (42.8, 23.2), width=0.8), circle(42.7, 20.6, 0.7))
    bird.add(PAPER, circle(42.5, 20.4, 0.25))
    form(bird, GOLD, closed((41.1, 20.2, 1), (39.7, 20.7), (39.4, 22.8, 1), (40.7, 22.2), (41.5, 22.0)), 0.0, 0.36)
    return bird
