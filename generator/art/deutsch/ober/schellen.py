"""The Ober of Schellen: the ensign, his flag with the sign behind him, both hands on its pole."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import feather, form, haft, knob, panes
from art.curves import between_curves, closed, curve, ribbon
from art.deutsch.cast.ensign import ensign
from art.hand import Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, rectangle, turn

GOLD, RED = "ocker", "rot"
HEAD = placed(26.6, 19.2)
POLE = ((41.5, 9.4), (44.8, 48.0))
HOISTED = gestures.FRONT.with_fingers(
    first=((2.0, -2.4), (-0.2, -3.3), (-1.7, -3.2)), thumb=((-1.4, 4.2), (-2.9, 2.8), (-2.2, 1.2), (-0.4, 0.5)),
)._replace(lines=gestures.FRONT.lines[2:])  # fmt: skip
"""The fist high on the pole, its thumb across the fingers."""
BRACED = gestures.HILT.with_fingers(
    first=((0.2, -2.75), (-1.9, -3.2), (-3.6, -2.4)), middle=((0.1, -1.15), (-2.0, -1.6), (-3.9, -0.7)),
    ring=((0.1, 0.45), (-1.9, 0.3), (-3.6, 1.1)), little=((0.4, 1.95), (-1.3, 2.0), (-2.7, 2.7)),
    thumb=((2.2, -2.6), (0.6, -4.6), (0.2, -6.2)),
)._replace(order="little ring middle first palm thumb", lines=gestures.HILT.lines[:4])  # fmt: skip
"""The other hand below it, seen from its back, the thumb up along the pole."""


def schellen() -> Court:
    picture, head = Picture(), ensign()
    _flag(picture)
    panes(picture, curve((34.6, 34.2), (41.0, 33.0), (47.4, 34.6), (51.4, 39.6)), (7.6, 9.6, 9.4, 6.8), (RED, GOLD), 5)
    panes(picture, curve((25.0, 34.0), (18.6, 33.0), (12.6, 36.6), (11.6, 44.0)), (7.0, 9.6, 10.0, 8.4), (RED, GOLD), 5)
    _doublet(picture)
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(16, 0, 45, 32.4)))
    _collar(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _hat(picture)
    high, low = _high_arm(picture), _low_arm(picture)
    return Court(picture, head.whole(), {"high": high.picture, "low": low.picture})


def _flag(picture: Picture) -> None:
    """It waves and runs off on the right; the broad stripe bears the sign."""
    waves = [
        curve((41.2, y), (44.2, y + 2.0), (48.6, y + 0.8), (53.0, y - 1.6), (60.0, y + 1.0))
        for y in (5.6, 9.0, 23.2, 26.4, 29.6)
    ]
    picture.outline(RED, between_curves(waves[0], waves[-1]), 0.5)
    for one, other in ((0, 1), (2, 3)):
        picture.outline(GOLD, between_curves(waves[one], waves[other]), 0.4)
    picture.add(
        INK,
        line((44.4, 25.4), (44.9, 28.0), (44.5, 31.0), width=0.8),
        line((52.4, 22.4), (51.8, 25.6), (52.4, 28.4), width=0.8),
    )


def _doublet(picture: Picture) -> None:
    """Red, quilted in gold, buttoned down the middle."""
    body = closed(
        (24.0, 31), (20.6, 34.4), (20.0, 40), (20.6, 50, 1), (39.4, 50, 1), (40.0, 39), (38.6, 34), (34.0, 31)
    )
    picture.outline(RED, body, 0.5)
    for x, lean in ((23.0, -0.8), (32.6, 0.4), (36.4, 1.0)):
        picture.add(
            GOLD, ribbon(curve((x, 32), (x + lean, 39), (x + lean * 0.8, 50)), 1.5).intersection(body.buffer(-0.35))
        )
    picture.add(
        INK, shade(body, 0.8, 1.8, 1.1, 0.6, smooth=1.6), line((27.8, 35.0), (27.2, 39.6), (27.4, 46), width=0.45)
    )
    for y in (37.4, 40.4):
        picture.outline(GOLD, circle(28.4, y, 0.6), 0.36)


def _collar(picture: Picture) -> None:
    """A wide collar of lace, in points."""
    top = [(24.6, 30.8, 1), (27.0, 32.6), (31.4, 32.6), (35.2, 29.4, 1)]
    hem = [
        (39.0, 33.0, 1),
        (37.0, 34.4),
        (37.2, 36.8, 1),
        (34.2, 35.6),
        (32.4, 38.2, 1),
        (30.2, 36.0),
        (27.6, 38.4, 1),
        (26.0, 35.8),
        (22.6, 36.8, 1),
        (22.8, 34.4),
        (20.8, 33.0, 1),
    ]
    shape = closed(*top, *hem)
    picture.outline(PAPER, shape, 0.45)
    picture.add(
        INK,
        shade(shape, 0.4, 0, smooth=0.7),
        [circle(x, y, 0.3) for x, y in ((24.4, 34.4), (27.8, 35.8), (32.2, 35.6), (35.6, 34.4))],
    )
    picture.add(INK, line((25.0, 32.2), (28.4, 34.0), (33.2, 33.6), (36.2, 31.6)))


def _hat(picture: Picture) -> None:
    """Flat and wide, tilted to the back, slashed; two plumes."""
    crown = closed((21.6, 12.2), (23.4, 8.4), (28.2, 6.6), (33.4, 7.6), (36.8, 11.0), (36.6, 14.2), (28, 14.6))
    picture.add(INK, crown.buffer(0.7))
    picture.outline(RED, crown, 0.5)
    picture.add(
        INK,
        shade(crown, 0.8, 1.6, 1.0, 0.6),
        [line((28.4 + x * 0.4, 7.4), (28.6 + x * 1.5, 9.6), (28.6 + x * 2.0, 12), width=0.42) for x in (-2, 0.4, 2)],
    )
    picture.add(PAPER, lit(crown, 0.8, 0.55, least=0.35))
    brim = closed(
        (19.0, 14.8),
        (19.4, 12.2),
        (23.0, 12.4),
        (28.4, 12.0),
        (33.6, 12.2),
        (38.0, 13.6),
        (39.2, 16.8),
        (36.2, 17.4),
        (33.0, 15.6),
        (28.2, 15.0),
        (23.2, 15.6),
        (20.6, 16.4),
    )
    picture.add(INK, brim.buffer(0.8))
    picture.outline(RED, brim, 0.5)
    picture.add(INK, shade(brim, 0.5, 0, smooth=0.8))
    for x, y, lean in ((22.6, 14.2, 8), (31.6, 13.9, -6), (35.6, 15.0, -24)):
        slash = turn(ellipse(x, y, 0.75, 1.15), lean, (x, y))
        picture.outline(GOLD, slash, 0.36)
    feather(picture, curve((27.0, 12.8), (30.4, 9.6), (34.4, 8.2), (38.2, 9.4), (40.2, 13.4)), 1.9, 8)
    knob(picture, 27.2, 13.2, 1.3)


def _high_arm(picture: Picture) -> Hand:
    """The elbow out, the fist high on the pole."""
    picture.put(haft(*POLE, 1.9))
    tip = closed((0, -3.4, 1), (1.6, -0.8), (0.9, 1.6, 1), (-0.9, 1.6, 1), (-1.6, -0.8))
    form(picture, GOLD, placed(41.45, 9.0, -4)(tip), 0.4, 0.42)
    hand = draw_hand(HOISTED, placed(42.7, 25.6, -12, 0.94, mirrored=True))
    draw_arm(picture, hand, Sleeve((46.6, 36.4), (51.0, 41.0), RED, (4.8, 5.8, 6.8), folds=3))
    return hand


def _low_arm(picture: Picture) -> Hand:
    """The other arm comes across the breast, its hand below."""
    hand = draw_hand(BRACED, placed(44.0, 37.4, 38, 0.96, mirrored=True))
    sleeve = draw_arm(picture, hand, Sleeve((22.0, 43.0), (13.6, 43.4), RED, (5.0, 7.0, 9.6), folds=4, seed=8))
    for x, y, lean in ((19.4, 41.0, 74), (25.6, 40.2, 76), (31.6, 39.0, 70)):
        slash = turn(ellipse(x, y, 0.8, 1.9), lean, (x, y)).intersection(sleeve)
        picture.outline(GOLD, slash, 0.36)
    return hand
