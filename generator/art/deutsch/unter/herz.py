"""The Unter of Herz: the mocker in a burgonet, one-eyed; he draws one more card from under his collar."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, panes
from art.curves import closed, curve
from art.deutsch.cast.mocker import mocker
from art.deutsch.suits import fruit
from art.hand import Crease, Gesture, Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, placed, rectangle

GOLD, RED = "ocker", "rot"
HEAD = placed(30.3, 22.3)
FAN = (44.8, 33.4)
SLIP = (21.2, 37.5)
HOLD = Gesture(
    order="thumb held little ring middle first palm",
    palm=((1.2, -3.0), (2.8, -3.0), (4.6, -1.4), (6.2, 1.4), (7.0, 4.0), (4.0, 6.2), (2.6, 4.6), (1.4, 3.6), (1.7, 1.0),
          (1.3, -1.4)),
    joints={
        "first": ((2.0, -1.8), (-0.9, -2.8), (-2.6, -2.4), (-3.6, -1.6)),
        "middle": ((2.4, -0.2), (-0.8, -0.9), (-2.6, -0.5), (-3.6, 0.2)),
        "ring": ((2.4, 1.4), (-0.4, 1.0), (-2.0, 1.2), (-3.0, 1.8)),
        "little": ((2.1, 2.9), (-0.1, 2.7), (-1.3, 2.9), (-2.1, 3.4)),
        "thumb": ((5.0, 1.0), (7.2, -0.8), (8.0, -3.0), (7.9, -4.8)),
    },
    wrist=((7.0, 4.2), (4.2, 6.2)),
    forearm=(0.6, 0.8),
    nails={"first": 1, "middle": 1, "ring": 1, "little": 1},
    lines=((0.4, ((2.2, -1.2), (3.4, -0.2), (4.2, 1.4))), (0.38, ((2.6, 0.6), (3.6, 1.6), (4.2, 2.9)))),
)  # fmt: skip
"""A fan of cards at (0, 0): the fingers lie on their backs, the thumb is behind them."""
DRAW = Gesture(
    order="first middle palm little ring held thumb",
    palm=((-6.8, -1.6), (-4.6, -2.8), (-2.8, -2.2), (-2.6, -0.4), (-3.0, 1.2), (-4.2, 2.6), (-5.4, 3.2), (-7.2, 2.8)),
    joints={
        "first": ((-3.0, -1.0), (-0.6, -1.6), (1.0, -0.8), (2.0, 0.0)),
        "middle": ((-2.8, 0.4), (-0.4, 0.6), (1.0, 0.9)),
        "ring": ((-3.6, 0.6), (-1.4, 1.0), (0.2, 1.2)),
        "little": ((-4.2, 2.1), (-2.2, 2.7), (-0.7, 2.9)),
        "thumb": ((-4.4, -2.0), (-2.7, -3.0), (-0.6, -2.0), (0.9, -0.8)),
    },
    wrist=((-7.0, -1.7), (-7.3, 2.7)),
    forearm=(-0.98, 0.2),
    creases=(Crease("thumb", 2, -1, 0.8),),
    nails={"thumb": -1},
    melting=True,
)  # fmt: skip
"""A card between thumb and first finger, drawn towards the hand."""
PUFFS = (
    (((25.8, 34.4), (20.6, 34.8), (17.4, 38.2), (17.0, 43.6)), (2.6, 8.8, 9.4, 4.6)),
    (((39.4, 35.4), (42.4, 36.4), (44.2, 39.2), (44.4, 43.6)), (2.6, 6.4, 6.4, 5.0)),
)
"""The puffed upper arms: the way of each, and its widths."""


def herz() -> Court:
    picture, head = Picture(), mocker()
    for way, wide in PUFFS:
        panes(picture, curve(*way), wide, (RED, GOLD), 5)
    _jerkin(picture)
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(20, 0, 45, 32.2)))
    draw = _drawing_arm(picture)
    _gorget(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _burgonet(picture)
    hold = _fan_arm(picture)
    return Court(picture, head.whole(), {"hold": hold.picture, "draw": draw.picture})


def _card() -> Geometry:
    return rectangle(-2.9, -8.6, 2.9, 0).buffer(-0.6).buffer(0.6)


def _drawn_card() -> Picture:
    """A heart, its foot in the mocker's hand and its head under the collar."""
    card = Picture()
    place = placed(SLIP[0] + 0.2, SLIP[1] + 2.6, 50)
    card.outline(PAPER, place(_card()), 0.45)
    form(card, RED, placed(SLIP[0] + 3.3, SLIP[1] + 0.3, 50, 1.45)(fruit("herz")), 0.3, 0)
    return card


def _fan_arm(picture: Picture) -> Hand:
    """Four cards, their backs to us."""
    fan = Picture()
    for degrees in (-36, -14, 8, 30):
        place = placed(FAN[0] + 0.7, FAN[1] + 2.0, degrees)
        fan.outline(PAPER, place(rectangle(-2.9, -11.6, 2.9, -0.6)), 0.45)
        fan.outline(RED, place(rectangle(-2.0, -10.7, 2.0, -3.0)), 0.3)
        fan.add(GOLD, [place(rectangle(x - 0.3, -10.0, x + 0.3, -3.0)) for x in (-1.1, 1.1)])
    picture.put(rimmed(fan, 0.35))
    hand = draw_hand(HOLD, placed(*FAN, 0, 0.94), fan)
    draw_arm(picture, hand, Sleeve((51.0, 46.0), (47.0, 51.0), RED, (4.4, 5.8, 6.4), folds=2, seed=7, teeth=0))
    return hand


def _drawing_arm(picture: Picture) -> Hand:
    """Painted before the collar: the card's head is still under it."""
    hand = draw_hand(DRAW, placed(*SLIP, -6, 0.94), _drawn_card())
    draw_arm(picture, hand, Sleeve((11.0, 44.0), (16.0, 50.0), RED, (4.4, 5.8, 6.4), folds=2, seed=4, teeth=0))
    return hand


def _jerkin(picture: Picture) -> None:
    """Red, slashed all over; its cuts show the gold below."""
    jerkin = closed((24.4, 32.2), (22.0, 36), (21.6, 50, 1), (42.0, 50, 1), (42.0, 37), (41.0, 33.8), (36.4, 31.6))
    picture.outline(RED, jerkin, 0.5)
    for x, y in ((24.8, 38.2), (28.4, 39.2), (24.6, 42.4), (28.2, 43.0), (39.4, 37.6), (39.6, 41.6)):
        slash = closed((x, y - 1.7, 1), (x + 0.65, y), (x, y + 1.7, 1), (x - 0.65, y))
        picture.outline(GOLD, slash, 0.36)
    picture.add(INK, shade(jerkin, 0.9, 0, smooth=1.6))


def _gorget(picture: Picture) -> None:
    """A collar of brass over the shoulders: with the burgonet one suit."""
    plate = closed(
        (25.2, 29.6, 1), (22.0, 32.6), (23.4, 34.8), (30.6, 36.4), (36.2, 34.8), (36.8, 32.8), (34.4, 31.4, 1),
        (30.4, 31.6),
    )  # fmt: skip
    picture.outline(GOLD, plate, 0.5)
    picture.add(PAPER, lit(plate, 0.8, 0.5, least=0.3))
    picture.add(INK, shade(plate, 0.7, 0), line((24.0, 33.0), (30.6, 34.6), (35.6, 33.4), width=0.42))


def _burgonet(picture: Picture) -> None:
    """Brass: a comb over the skull, a peak over the brow, a flap over the ear."""
    comb = closed((20.6, 15.0), (21.2, 9.8), (25.4, 6.3), (31.2, 5.8), (36.0, 8.3), (37.4, 11.6), (32, 10), (26, 11))
    form(picture, RED, comb, 0.5, 0.5)
    picture.add(INK, line((22.2, 11.4), (24.9, 8.2), (28.8, 7.0), (32.4, 7.4), width=0.5))
    skull = closed((21.6, 17.4), (22.0, 12.8), (25.4, 9.2), (30.6, 8.4), (35.4, 11.0), (37.2, 15.6), (29, 18.4))
    picture.outline(GOLD, skull, 0.5)
    picture.add(INK, shade(skull, 1.0, 2.0, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(skull, 0.9, 0.7, least=0.3))
    peak = closed(
        (21.0, 17.6),
        (25.4, 15.4),
        (32.6, 14.4),
        (38.0, 14.6),
        (40.8, 16.6, 1),
        (38.2, 17.6),
        (32.4, 17.2),
        (26.4, 18.2),
        (22.0, 19.6),
    )
    picture.add(INK, peak.buffer(0.6))
    form(picture, GOLD, peak, 0.4, 0.5)
    picture.add(INK, [circle(x, y, 0.38) for x, y in ((25.6, 16.6), (29.0, 16.2), (33.0, 15.8), (36.8, 15.9))])
    flap = closed((20.8, 18.6), (24.2, 18.2), (24.7, 22.0), (24.3, 26.0), (22.7, 28.0), (20.9, 25.0), (20.2, 21.4))
    form(picture, GOLD, flap, 0.5, 0.5)
    picture.add(INK, circle(22.6, 21.0, 0.42), circle(22.6, 24.4, 0.42))
