"""The king of Eichel: the bear of a king on a gabled throne, seen from the front, with sceptre and orb."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob, socket
from art.curves import closed, curve, resample
from art.deutsch.cast.bear_king import bear_king
from art.deutsch.koenige.coronet import coronet, sceptre_head
from art.hand import Crease, Gesture, Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, rectangle

GOLD, BROWN, GREEN = "ocker", "braun", "gruen"
HEAD = placed(30.0, 20.8)
PAW = Gesture(
    order="palm held little ring middle first thumb",
    palm=((0.7, -3.2), (2.8, -3.6), (4.2, -2.0), (4.8, 0.8), (5.6, 3.8), (2.6, 6.0), (1.4, 4.6), (0.7, 2.8), (0.4, 0)),
    joints={
        "first": ((-2.7, -2.9), (-1.2, -3.2), (0.6, -2.8)),
        "middle": ((-3.1, -1.2), (-1.4, -1.5), (0.5, -1.1)),
        "ring": ((-3.0, 0.5), (-1.4, 0.3), (0.5, 0.7)),
        "little": ((-2.5, 2.1), (-1.2, 2.0), (0.4, 2.3)),
        "thumb": ((3.6, 2.4), (3.0, -0.2), (1.4, -1.8), (-0.8, -2.0)),
    },
    wrist=((2.4, 5.8), (5.4, 3.9)),
    forearm=(0.5, 0.87),
    creases=(Crease("middle", 1, -1, 1.0), Crease("ring", 1, -1, 1.0), Crease("thumb", 2, 1, 0.8)),
    nails={"first": -1, "middle": -1, "ring": -1, "little": -1, "thumb": 1},
    lines=((0.5, ((1.4, 1.0), (2.0, 2.2), (1.9, 3.8))),),
    melting=True,
)  # fmt: skip
"""A bear's grip: thick fingers come round the staff from behind, the thumb lies across it."""
LIFTED = gestures.CARRY.with_fingers(
    first=((-1.2, 4.9), (-4.0, 3.0), (-4.7, 0.6)), middle=((0.0, 5.1), (-2.3, 3.6), (-3.0, 1.2)),
    ring=((1.2, 5.0), (-0.5, 3.7), (-1.1, 1.7)), little=((2.4, 4.7), (1.2, 3.6), (0.6, 2.2)),
    thumb=((4.2, 4.6), (4.9, 2.6), (4.2, 0.6), (2.9, -0.4)),
)._replace(order="palm held little ring middle first thumb")  # fmt: skip
"""The ball on the palm, the fingers spread before it, the thumb laid on it."""


def eichel() -> Court:
    picture, head = Picture(), bear_king()
    _throne(picture)
    robe = closed((22, 30), (15.6, 32), (10.4, 37), (8.2, 50, 1), (53, 50, 1), (50.8, 38), (45.6, 32.4), (38, 30))
    picture.outline(BROWN, robe, 0.5)
    picture.add(INK, shade(robe, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(robe, 0.9, 0.55))
    fur = closed(
        (22.4, 29.6),
        (18.0, 32.8),
        (18.4, 38.0),
        (23.0, 42.0),
        (30.0, 45.6),
        (37.0, 42.0),
        (41.6, 38.0),
        (42.0, 32.8),
        (37.6, 29.6),
    )
    picture.outline(PAPER, fur, 0.5)
    tail = closed((0, -1.2, 1), (0.6, 0.4), (0.3, 1.4), (0, 1.8, 1), (-0.3, 1.4), (-0.6, 0.4))
    spots = ((20.2, 34.0, 12), (22.0, 37.6, 8), (24.4, 40.6, 4), (39.8, 34.0, -12), (38.0, 37.6, -8), (35.6, 40.6, -4))
    picture.add(INK, shade(fur, 0.8, 0), [placed(*spot)(tail) for spot in spots])
    chain = curve((18.6, 35.6), (21.6, 39.6), (26.0, 41.6), (30.0, 42.6), (34.0, 41.6), (38.4, 39.6), (41.4, 35.6))
    for x, y in resample(chain, 11).tolist():
        picture.outline(GOLD, circle(x, y, 0.85), 0.4)
    picture.put(head.neck, HEAD)
    picture.put(rimmed(head.face, 0.35), HEAD)
    cap = closed((-5.8, -6.4), (-6.0, -9.0), (-3.0, -12.0), (0, -12.6), (3.0, -12.0), (6.0, -9.0), (5.8, -6.4))
    upper, lower = (
        [(-6.6, -7.6), (-3.3, -7.0), (0, -6.8), (3.3, -7.0), (6.6, -7.6)],
        [(-6.0, -4.2), (-3, -3.5), (0, -3.3), (3, -3.5), (6.0, -4.2)],
    )
    picture.put(rimmed(coronet("eichel", upper, lower, 5, cap), 0.35), HEAD)
    sceptre, orb = _sceptre_arm(picture), _orb_arm(picture)
    return Court(picture, head.whole(), {"sceptre": sceptre.picture, "orb": orb.picture})


def _throne(picture: Picture) -> None:
    """A gabled back hung with green, a knob on either post."""
    picture.outline(
        BROWN,
        closed(
            (18.4, 50, 1), (18.4, 13.0, 1), (24.0, 10.4), (30.0, 5.0, 1), (36.0, 10.4), (41.6, 13.0, 1), (41.6, 50, 1)
        ),
        0.5,
    )
    form(
        picture,
        GREEN,
        closed(
            (20.8, 50, 1), (20.8, 14.8, 1), (25.4, 12.4), (30.0, 8.0, 1), (34.6, 12.4), (39.2, 14.8, 1), (39.2, 50, 1)
        ),
        0.6,
    )
    for x in (19.2, 40.8):
        socket(picture, x - 1.5, 11.6, x + 1.5, 13.0)
        knob(picture, x, 10.2, 1.3)


def _sceptre_arm(picture: Picture) -> Hand:
    x = 17.8
    sceptre = haft((x, 15), (x, 50), 1.9, GOLD)
    sceptre_head(sceptre, "eichel", BROWN, x, 12.6)
    picture.put(rimmed(sceptre, 0.35))
    hand = draw_hand(PAW, placed(x, 33.4, 0, 1.06))
    draw_arm(picture, hand, Sleeve((21.6, 45.0), (23.0, 52), BROWN, (5.0, 6.6, 7.4), GOLD, folds=3, seed=4))
    return hand


def _orb_arm(picture: Picture) -> Hand:
    """The globe is banded; its cross stands clear above it."""
    x, y, r = 44.4, 31.0, 3.5
    ball = Picture()
    for shape in (
        rectangle(x - 0.55, y - r - 3.4, x + 0.55, y - r + 0.4),
        rectangle(x - 1.7, y - r - 2.6, x + 1.7, y - r - 1.5),
    ):
        ball.outline(GOLD, shape, 0.42)
    ball.add(GOLD, rectangle(x - 0.55, y - r - 3.4, x + 0.55, y - r))
    form(ball, GOLD, circle(x, y, r), 1.0)
    ball.add(
        INK,
        line((x - r, y - 0.6), (x, y + 0.5), (x + r, y - 0.6), width=0.6),
        line((x + 0.4, y - r), (x + 1.2, y - 1.6), (x + 1.0, y + 0.2), width=0.5),
    )
    ball.add(PAPER, ellipse(x - 1.5, y - 1.6, 0.7, 0.4, -40))
    hand = draw_hand(LIFTED, placed(x, y, 0, 1.0), ball)
    draw_arm(picture, hand, Sleeve((54.4, 41.6), (53, 52), BROWN, (5.0, 6.0, 6.6), GOLD, folds=3, seed=6))
    return hand
