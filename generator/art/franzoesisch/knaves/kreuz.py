"""The knave of clubs: the veteran has fallen asleep on guard, his cheek on the fist that holds the halberd."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import feather, haft, knob, panes, ruff, socket
from art.curves import between_curves, blend, closed, curve, flow
from art.franzoesisch.cast.veteran import veteran
from art.franzoesisch.cloth import CLOTH, GOLD
from art.hand import Crease, Gesture, Hand, draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle

HEAD = placed(30.6, 21.8, -26, 1.02)
CAP = placed(33.6, 20.6, 8)
SPARROW = placed(27.3, 8.5, 8, 0.92)
SHAFT = 20.9
PILLOW = Gesture(
    order="palm thumb little ring middle first",
    palm=((1.0, -2.6), (2.8, -2.8), (4.0, -1.2), (4.8, 1.2), (6.4, 3.6), (4.2, 6.4), (2.2, 4.8), (1.0, 3.2),
          (0.6, 0.4)),
    joints={
        "first": ((2.2, -2.0), (-0.6, -2.9), (-2.5, -2.2), (-3.3, -0.9)),
        "middle": ((2.4, -0.5), (-0.7, -1.1), (-2.5, -0.2), (-3.0, 1.1)),
        "ring": ((2.4, 1.0), (-0.5, 0.8), (-2.1, 1.8), (-2.4, 3.0)),
        "little": ((2.2, 2.5), (0, 2.6), (-1.3, 3.5), (-1.4, 4.6)),
        "thumb": ((3.0, -1.4), (2.0, -3.6), (0.8, -4.9), (-0.4, -5.6)),
    },
    wrist=((6.3, 3.9), (4.2, 6.2)),
    forearm=(0.72, 0.69),
    creases=(Crease("first", 1, -1, 1.2), Crease("middle", 1, -1, 1.2), Crease("ring", 1, -1, 1.2),
             Crease("little", 1, -1, 1.1)),
    lines=((0.4, ((2.6, 2.6), (3.4, 3.4), (4.2, 4.2))),),
)  # fmt: skip
"""A slack fist round a shaft, the fingers hanging over it."""
SLACK = Gesture(
    order="palm held little ring middle first thumb",
    palm=((-0.8, -2.6), (-2.6, -2.7), (-4.0, -1.2), (-5.0, 1.0), (-6.8, 2.6), (-5.0, 5.2), (-2.6, 4.0), (-0.8, 3.2),
          (-0.4, 0.4)),
    joints={
        "first": ((2.5, -2.5), (1.1, -3.0), (-0.4, -2.6)),
        "middle": ((2.8, -0.7), (1.2, -1.0), (-0.3, -0.3)),
        "ring": ((2.6, 1.2), (1.2, 0.9), (-0.2, 1.3)),
        "little": ((2.1, 2.6), (1.0, 2.4), (-0.2, 2.7)),
        "thumb": ((-3.6, 0.6), (-2.5, -1.3), (-1.2, -1.5), (0.3, -1.0)),
    },
    wrist=((-6.7, 2.8), (-5.1, 5.1)),
    forearm=(-0.82, 0.57),
    nails={"first": 1, "middle": 1, "ring": 1, "little": 1, "thumb": 1},
    lines=((0.4, ((-1.6, 1.0), (-2.6, 1.8), (-3.6, 2.6))),),
)  # fmt: skip
"""A hand round a shaft from behind: the finger ends come round it, the thumb lies before it."""


def kreuz() -> Court:
    picture, head = Picture(), veteran()
    picture.put(head.neck, HEAD)
    _doublet(picture)
    ruff(
        picture,
        [(29.4 + 2.1 * k, 34.6 - 0.5 * k + 1.4 * (1 - ((k - 3.4) / 3.4) ** 2), 2.4) for k in (7, 0, 6, 1, 5, 2, 4, 3)],
        3.4,
    )
    picture.put(rimmed(_halberd(), 0.35))
    low, pillow = _low_arm(picture), _pillow_arm(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _cap(picture)
    return Court(picture, head.whole(), {"low": low.picture, "pillow": pillow.picture})


def _doublet(picture: Picture) -> None:
    """Gold, pleated over the breast, between sleeves slashed in panes."""
    panes(picture, curve((44.0, 34.6), (49.6, 34.2), (53.4, 38.0), (53.8, 47)), (7.0, 9.6, 9.8, 7.6), (CLOTH, PAPER), 5)
    body = closed(
        (29, 32.6), (24.0, 35), (22.0, 40), (22.0, 50, 1), (48.6, 50, 1), (48.6, 39), (46.0, 34.4), (41, 31.6)
    )
    picture.outline(GOLD, body, 0.5)
    picture.add(
        INK, flow(curve((28.4, 35), (25.4, 40), (25.6, 50)), curve((45.6, 34.6), (46.8, 40), (46.4, 50)), 7, 0.65,
        start=0, end=1, jitter=0), shade(body, 0.9, 0, smooth=1.8),
    )  # fmt: skip


def _cap(picture: Picture) -> None:
    """A flat cap, its brim slashed, that slips from his head; an ostrich feather hangs from it."""
    cap = CAP(
        closed((-6.8, -6.4, 1), (-6.0, -9.6), (-1.4, -11.8), (5.6, -11.6), (7.8, -9.6), (8.0, -6.6, 1), (5, -4.6))
    )
    picture.add(INK, cap.buffer(0.8))
    picture.outline(CLOTH, cap, 0.5)
    picture.add(INK, shade(cap, 0.9, 0, smooth=1.6))
    picture.add(PAPER, lit(cap, 0.9, 0.6, least=0.35))
    above = curve((-9.2, -5.8), (-7.2, -7.6), (-2.6, -8.2), (2.6, -7.6), (7.6, -5.8), (11.8, -3.2))
    below = curve((-9.0, -4.6), (-6.2, -4.8), (-2.2, -4.9), (2.6, -3.9), (7.0, -2.0), (11.0, -1.4))
    brim = CAP(between_curves(above, below).buffer(0.4))
    picture.add(INK, brim.buffer(0.7))
    picture.add(PAPER, brim.buffer(0.42))
    picture.add(INK, brim)
    for x, y in blend(above, below, 0.5, 80)[9::12].tolist():
        picture.add(PAPER, CAP(line((x - 0.6, y - 1.1), (x + 0.1, y), (x + 0.6, y + 1.1), width=0.75, peak=0.5)))
    plume = Picture()
    feather(plume, curve((41.4, 12.4), (45.6, 11.4), (49.4, 14.4), (50.4, 19.4), (48.6, 25.0)), 2.5, 11)
    picture.put(rimmed(plume, 0.4))
    knob(picture, 41.2, 12.8, 1.7)
    picture.put(rimmed(_sparrow(), 0.35), SPARROW)


def _sparrow() -> Picture:
    """It sits on his cap and looks down at him."""
    bird = Picture()
    for x in (-0.6, 0.8):
        bird.outline(GOLD, rectangle(x, 1.4, x + 0.55, 2.8), 0.34)
    tail = closed((1.6, -0.6, 1), (4.8, -2.2, 1), (5.2, -1.2, 1), (2.0, 1.2, 1))
    bird.outline(GOLD, tail, 0.42)
    body = closed(
        (-3.0, -1.9),
        (-2.5, -2.9),
        (-1.2, -3.1),
        (-0.2, -2.1),
        (1.4, -1.2),
        (2.4, 0.2),
        (1.4, 1.7),
        (-0.6, 2.0),
        (-2.2, 1.0),
        (-2.7, -0.5),
    )
    bird.outline(PAPER, body, 0.42)
    bird.outline(GOLD, closed((-2.9, -1.7, 1), (-4.5, -0.4, 1), (-2.8, -0.3, 1)), 0.36)
    bird.add(INK, circle(-1.75, -1.85, 0.36))
    wing = closed((-1.0, -0.9), (0.6, -1.0), (3.0, 0.4, 1), (0.8, 1.0), (-0.6, 0.6))
    bird.outline(GOLD, wing, 0.36)
    return bird


def _halberd() -> Picture:
    """An axe and a point; a clover is cut through the axe."""
    x = SHAFT
    arm = haft((x, 14), (x, 50), 2.2, GOLD)
    point = closed((x, 4.9, 1), (x + 1.5, 8.6), (x + 1.0, 12.4), (x - 1.0, 12.4), (x - 1.5, 8.6))
    arm.outline(PAPER, point, 0.5)
    arm.add(INK, line((x + 0.1, 7.4), (x + 0.1, 10), (x + 0.1, 12.4), width=0.5), shade(point, 0.4, 0, smooth=0.6))
    axe = closed(
        (x - 0.9, 12.6, 1),
        (x - 3.2, 12.8),
        (x - 5.6, 10.4, 1),
        (x - 6.0, 15.4),
        (x - 5.4, 21.2, 1),
        (x - 3.4, 17.9),
        (x - 0.9, 17.6, 1),
    )
    arm.outline(PAPER, axe, 0.5)
    arm.add(INK, shade(axe, 0.6, 0), sign("kreuz", x - 3.6, 15.3, 2.9))
    socket(arm, x - 1.5, 12.0, x + 1.5, 19.0)
    return arm


def _low_arm(picture: Picture) -> Hand:
    x, y = SHAFT, 35.2
    held = haft((x, y - 3.6), (x, 50), 2.2, GOLD)
    hand = draw_hand(SLACK, placed(x, y), held)
    draw_arm(picture, hand, Sleeve((7.6, 44.6), (4, 50), CLOTH, (5.2, 7.6, 8.6), folds=2, seed=7, teeth=0))
    return hand


def _pillow_arm(picture: Picture) -> Hand:
    hand = draw_hand(PILLOW, placed(SHAFT, 26.6))
    draw_arm(picture, hand, Sleeve((36.6, 43.6), (46.0, 40.0), CLOTH, (5.2, 7.6, 8.6), folds=5, seed=4, teeth=0))
    return hand
