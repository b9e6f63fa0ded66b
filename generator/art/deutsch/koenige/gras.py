"""The king of Gras: the landgrave has found a snail on the sword of justice; he tempts it with a leaf."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob
from art.curves import closed
from art.deutsch.cast.landgrave import landgrave
from art.deutsch.koenige.coronet import coronet
from art.deutsch.scenes.snail import snail
from art.deutsch.thrones import throne
from art.deutsch.wardrobe import GOLD, ermine
from art.hand import Crease, Gesture, Hand, draw_hand
from art.joints import moved
from art.light import line, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle, union

GREEN = "gruen"
X = 34.4
HEAD = placed(X, 20.1)
SWORD = placed(43.4, 37.4, 8)
"""Drawn along y = 0, the grip round (0, 0), the blade to the left."""
SNAIL = placed(11.8, 30.7, 8, 0.6)
LEAF = (23.2, 29.8)
GRIP = Gesture(
    order="palm little ring middle first thumb",
    palm=((-3.0, -2.0), (-1.6, -3.2), (0.8, -3.6), (3.2, -3.0), (5.2, -1.4), (7.0, 1.6), (4.6, 4.4), (3.2, 2.2),
          (2.6, 0.4), (-2.4, 0.6)),
    joints={
        "first": ((-2.4, -1.8), (-2.8, 0.6), (-2.2, 2.3)),
        "middle": ((-0.8, -2.2), (-1.1, 0.6), (-0.5, 2.6)),
        "ring": ((0.9, -2.0), (0.7, 0.7), (1.2, 2.5)),
        "little": ((2.4, -1.4), (2.4, 0.9), (2.7, 2.2)),
        "thumb": ((0.6, -2.6), (-1.6, -3.5), (-3.4, -3.2), (-4.6, -2.2)),
    },
    wrist=((6.9, 1.4), (4.7, 4.3)),
    forearm=(0.8, 0.6),
    creases=(Crease("first", 1, 1, 1.2), Crease("middle", 1, 1, 1.2), Crease("ring", 1, 1, 1.2)),
    nails={"thumb": -1},
    lines=((0.4, ((2.4, -1.9), (3.6, -0.8), (4.6, 0.8))),),
)  # fmt: skip
"""A fist on a grip that lies level, the thumb along it to the guard."""
TEMPT = Gesture(
    order="little ring middle palm held first thumb",
    palm=((2.0, 1.6), (3.6, 0.4), (5.4, 0.8), (6.4, 2.6), (5.8, 5.0), (4.8, 7.0), (3.6, 9.0), (0.2, 6.8), (0.8, 4.4)),
    joints={
        "first": ((3.2, 1.4), (2.7, -1.6), (1.1, -1.6), (0.1, -0.3)),
        "middle": ((4.2, 1.4), (4.4, -1.8), (3.6, -3.8), (2.4, -5.2)),
        "ring": ((5.2, 1.9), (6.2, -1.0), (6.0, -2.9), (5.4, -4.3)),
        "little": ((5.9, 3.2), (7.8, 0.8), (8.4, -1.0), (8.3, -2.6)),
        "thumb": ((1.6, 5.0), (0.2, 3.4), (-0.4, 1.8), (-0.1, 0.4)),
    },
    wrist=((0.3, 6.7), (3.7, 8.8)),
    forearm=(-0.52, 0.85),
    creases=(Crease("first", 1, 1, 1.0), Crease("middle", 1, 1, 1.0), Crease("ring", 1, 1, 1.0)),
    nails={"thumb": -1},
    lines=((0.4, ((4.0, 3.0), (4.4, 4.2), (4.0, 5.8))),),
    melting=True,
)  # fmt: skip
"""A stalk at (0, 0) between thumb and first finger, the others crooked behind."""


def gras() -> Court:
    picture, head = Picture(), landgrave()
    picture.put(throne("gras"), placed(X - 0.4, 3.6))
    robe = closed((25, 30, 1), (17.6, 32), (12.6, 37), (10.6, 50, 1), (58, 50, 1), (55.6, 38), (50, 32.4), (42, 30, 1))
    picture.outline(GREEN, robe, 0.5)
    picture.add(INK, shade(robe, 0.9, 0, smooth=1.8))
    picture.put(head.neck, HEAD)
    _ermine(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    upper = [(-7.1, -8.0), (-3.6, -8.9), (0.9, -9.1), (4.8, -8.5), (7.4, -7.4)]
    lower = [(-6.5, -4.5), (-3.6, -5.1), (0.6, -5.2), (4.2, -4.7), (6.7, -3.7)]
    picture.put(rimmed(coronet("gras", upper, lower), 0.35), HEAD)
    sword = _sword_arm(picture)
    picture.put(rimmed(snail(PAPER), 0.35), SNAIL)
    leaf = _leaf_arm(picture)
    return Court(picture, head.whole(), {"sword": sword.picture, "leaf": leaf.picture})


def _ermine(picture: Picture) -> None:
    """Over both shoulders."""
    cape = placed(X - 28.0, 0)(closed(
        (21.4, 29.6), (17.8, 32.4), (17.4, 37.0), (20.4, 40.2), (24.6, 42.2), (29.4, 45, 1), (34.4, 42.0), (36.8, 40.6),
        (37.2, 35.4), (37.4, 31.6), (35.4, 29.6), (29.4, 34),
    ))  # fmt: skip
    ermine(picture, cape, [(31.2, 40.2, 14), (34.4, 41.6, 4)])
    picture.add(INK, shade(cape, 0.6, 0, smooth=1.4))


def _sword_arm(picture: Picture) -> Hand:
    """Broad, and without a point, as an executioner's; its fuller dark."""
    sword = Picture()
    blade = SWORD(
        closed((-4.6, -1.5, 1), (-34.4, -1.5), (-35.8, -1.2), (-36.6, 0), (-35.8, 1.2), (-34.4, 1.5), (-4.6, 1.5, 1))
    )
    sword.outline(PAPER, blade, 0.5)
    sword.add(INK, SWORD(line((-33, 0.1), (-20, 0.1), (-6, 0.1), width=0.6)))
    guard, pommel = moved(((-4, 0), (7.8, -0.2)), SWORD)
    sword.put(haft(guard, pommel, 1.9))
    bar = union(rectangle(-5.6, -4.2, -4.1, 4.2), circle(-4.8, -4.4, 1.15), circle(-4.8, 4.4, 1.15))
    form(sword, GOLD, SWORD(bar), 0.35)
    knob(sword, *pommel, 1.7)
    picture.put(rimmed(sword, 0.35))
    hand = draw_hand(GRIP, placed(43.6, 37.2, 8, 0.94))
    draw_arm(picture, hand, Sleeve((53.4, 44.6), (56, 50), GREEN, (5.0, 6.6, 7.6), GOLD, folds=2, seed=5, teeth=0))
    return hand


def _leaf_arm(picture: Picture) -> Hand:
    """The leaf hangs from his fingers before the snail."""
    leaf = Picture()
    place = placed(*LEAF, -24, 0.84)
    shape = place(closed((0, -1.0, 1), (-2.6, -1.8), (-2.9, -4.2), (0, -8.2, 1), (2.9, -4.2), (2.6, -1.8)))
    leaf.outline(GREEN, place(rectangle(-0.4, -1.4, 0.4, 1.6)), 0.4)
    leaf.add(PAPER, shape.buffer(0.75))
    form(leaf, GREEN, shape, 0.4, 0.4)
    leaf.add(PAPER, place(line((0, -1.8), (0, -4.0), (0, -6.4), width=0.5)))
    hand = draw_hand(TEMPT, placed(*LEAF, -6, 0.86), leaf)
    draw_arm(picture, hand, Sleeve((14.6, 45.6), (14, 52), GREEN, (4.8, 6.4, 7.0), GOLD, folds=3, seed=3, teeth=0))
    return hand
