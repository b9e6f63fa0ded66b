"""The queen of diamonds: over her fan the heiress shows you with her eyes what dangles from her finger: the key."""

from __future__ import annotations

from math import pi

import numpy as np

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, panes
from art.curves import between_curves, closed, curve, flow, resample, ribbon
from art.elementary import cos, sin
from art.franzoesisch.cast.heiress import heiress
from art.franzoesisch.cloth import CLOTH, GOLD, pearls
from art.hand import Crease, Gesture, Hand, draw_hand
from art.light import line, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, lozenge, placed, polygon, rectangle, ring, union

X, Y = 31.0, 18.2
HEAD = placed(X, Y, 5)
RIVET = (20.6, 36.7)
FOLDS, SPREAD = 9, (-68, 59)
"""How many folds the fan has, and how far it is open, in degrees from the upright."""
STICKS, EDGE, REACH = 7.8, 13.9, 15.4
"""mm from the rivet to where its leaf begins, to its hem, and to its rim."""
RING = (43.8, 18.4)
FANNING = Gesture(
    order="palm little ring middle first",
    palm=((-1.2, -2.9), (-0.4, -1.4), (-0.1, 1.2), (-0.4, 3.6), (-2.6, 5.4), (-5.0, 7.2), (-7.6, 4.8), (-5.8, 1.6),
          (-3.6, -1.6)),
    joints={
        "first": ((-1.4, -1.9), (0.9, -3.2), (1.9, -5.2), (2.4, -6.6)),
        "middle": ((-1.0, -0.2), (1.5, -0.8), (2.9, 0.5)),
        "ring": ((-0.9, 1.4), (1.5, 1.3), (2.6, 2.3)),
        "little": ((-1.2, 2.9), (0.9, 3.1), (1.9, 3.8)),
    },
    wrist=((-5.0, 7.0), (-7.5, 4.9)),
    forearm=(-0.7, 0.71),
    creases=(Crease("first", 1, -1, 1.1), Crease("middle", 1, -1, 1.2), Crease("ring", 1, -1, 1.2)),
    nails={"first": 1},
    lines=((0.4, ((-1.6, -0.9), (-3.0, 0.4), (-4.4, 2.0))), (0.38, ((-1.4, 0.8), (-2.8, 2.0), (-4.2, 3.4))),
           (0.36, ((-1.6, 2.4), (-2.8, 3.4), (-4.0, 4.6)))),
)  # fmt: skip
"""The back of a hand round a fan's rivet, the first finger up along its stick, the thumb behind."""
DANGLING = Gesture(
    order="little ring middle palm thumb first",
    palm=((4.8, -1.7), (6.4, -2.3), (8.4, -1.4), (9.8, 1.2), (10.2, 4.2), (10.8, 7.0), (7.8, 7.8), (7.2, 5.8),
          (5.9, 4.2), (5.0, 2.4), (4.5, 0.4)),
    joints={
        "first": ((5.4, -0.5), (2.3, -1.5), (0.1, -0.6), (-1.3, -1.9)),
        "middle": ((5.8, 1.0), (3.9, 1.5), (3.0, 3.4), (3.3, 5.2)),
        "ring": ((6.5, 2.7), (5.1, 3.8), (4.6, 5.7), (5.0, 7.2)),
        "little": ((7.4, 4.4), (6.6, 5.6), (6.4, 7.3), (6.8, 8.6)),
        "thumb": ((7.6, -0.6), (6.2, -2.2), (4.2, -3.1), (2.4, -3.4)),
    },
    wrist=((7.8, 7.6), (10.8, 6.8)),
    forearm=(0.2, 0.98),
    creases=(Crease("middle", 1, -1, 1.0), Crease("ring", 1, -1, 1.0)),
    nails={"thumb": -1},
    lines=((0.4, ((6.2, 0.2), (7.4, 1.2), (8.3, 3.2))), (0.36, ((6.6, 2.2), (7.6, 3.2), (8.2, 4.8)))),
)  # fmt: skip
"""A ring hangs at (0, 0) in the crook of the first finger, the others droop below it."""


def karo() -> Court:
    picture, head = Picture(), heiress()
    _fall(picture)
    _gown(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    _neckline(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    picture.put(rimmed(_hood(), 0.35), HEAD)
    key = _key_arm(picture)
    fan = _fan_arm(picture)
    return Court(picture, head.whole(), {"fan": fan.picture, "key": key.picture})


def _fall(picture: Picture) -> None:
    """The hood's cloth falls behind her on both sides."""
    fall = closed((X - 9.2, 12), (X - 9.6, 20), (X - 10.6, 30), (X - 12, 36, 1), (X + 10.4, 36, 1), (X + 9.2, 30),
                  (X + 9.4, 20), (X + 9.0, 12))  # fmt: skip
    picture.outline(CLOTH, fall, 0.5)
    picture.add(INK, shade(fall, 0.7, 0), line((X + 7.8, 20), (X + 7.4, 24.6), (X + 8.2, 29.4), width=0.6))


def _gown(picture: Picture) -> None:
    """Gold, laced down the breast."""
    panes(picture, curve((42.0, 32.0), (46.4, 32.8), (50.4, 36.0), (53.0, 42)), (5.6, 8.6, 9.6, 9.0), (CLOTH, PAPER), 5)
    gown = closed((X - 8, 29.4), (X - 15, 31.6), (X - 19, 37), (X - 20, 50, 1), (X + 19, 50, 1), (X + 17.6, 37.4),
                  (X + 13, 31.4), (X + 8, 29.4))  # fmt: skip
    picture.outline(GOLD, gown, 0.5)
    lacing = flow(
        curve((X - 5.6, 37.6), (X - 5.0, 50)), curve((X + 9.0, 36.4), (X + 9.4, 50)), 6, 0.6, start=0, end=1, jitter=0
    )
    picture.add(INK, lacing, shade(gown, 0.9, 0, smooth=1.8))
    panes(picture, curve((21.0, 33.4), (15.8, 35.0), (11.8, 39.0), (10.6, 47)), (6.4, 8.6, 8.8, 7.0), (CLOTH, PAPER), 5)


def _neckline(picture: Picture) -> None:
    """Bare shoulders over a band of cloth set with lozenges; pearls."""
    low = curve((X - 12.0, 30.2), (X - 7.8, 35.6), (X, 37.2), (X + 7.8, 35.6), (X + 12.4, 30.2))
    skin = union(
        closed((X - 6, 28.6), *[(x, y, 1) for x, y in low.tolist()], (X + 6, 28.6)),
        HEAD(rectangle(-4.0, 10.4, 4.0, 13)),
    )
    picture.add(INK, skin.buffer(0.45).difference(HEAD(rectangle(-3.2, 8, 3.4, 12.6))))
    picture.add(PAPER, skin)
    picture.add(
        INK, line((X + 1.6, 32.6), (X + 4.4, 31.8), (X + 7.8, 32.0), width=0.42),
        line((X + 0.2, 32.9), (X - 0.1, 33.8), (X + 0.3, 34.8), width=0.4),
    )  # fmt: skip
    band = ribbon(low, 2.6)
    form(picture, CLOTH, band, 0.5)
    picture.add(GOLD, [lozenge(x, y, 0.75, 0.9) for x, y in resample(low, 12)[1:-1].tolist()])
    pearls(picture, curve((X - 4.6, 29.6), (X - 2.2, 31.6), (X + 1.4, 31.9), (X + 5.0, 29.4)), 8, 0.75, (PAPER, PAPER))


def _hood() -> Picture:
    """Of cloth; its rim is white, set with lozenges and pearls."""
    picture = Picture()
    middle = curve((-8.5, 3.6), (-9.0, -1.7), (-7.0, -7.3), (-3.1, -9.9), (0.7, -9.4), (3.9, -9.7), (7.0, -7.1),
                   (8.5, -1.7), (8.2, 3.2))  # fmt: skip
    crest = curve((-11.0, 4.2), (-11.9, -2.2), (-9.4, -9.0), (-4.0, -12.1), (0.7, -12.5), (4.8, -11.8), (8.4, -9.0),
                  (10.0, -4.0), (9.6, 3.4))  # fmt: skip
    hood = between_curves(crest, middle)
    picture.outline(CLOTH, hood, 0.5)
    picture.add(INK, shade(hood, 0.6, 0))
    picture.add(PAPER, line((-10.8, 1.5), (-11.0, -2.4), (-9.0, -7.9), (-6.6, -10.0), width=0.5))
    form(picture, PAPER, ribbon(middle, 2.4), 0.4, 0.5)
    for k, (x, y) in enumerate(resample(middle, 16)[1:-1].tolist()):
        picture.add(*((INK, circle(x, y, 0.44)) if k % 2 else (CLOTH, lozenge(x, y, 0.62, 0.84))))
    return picture


def _fan(angle: float, far: float) -> tuple[float, float]:
    """A spot of the fan: degrees from the upright, mm from the rivet."""
    way = np.array([angle * pi / 180])
    return RIVET[0] + far * float(sin(way)[0]), RIVET[1] - far * float(cos(way)[0])


def _fan_arm(picture: Picture) -> Hand:
    """Her fan: gold sticks, a leaf in folds of cloth and paper, a lozenge on each, a hem of gold."""
    fan = Picture()
    first, last = SPREAD
    step = (last - first) / FOLDS
    for k in range(1, FOLDS):
        _stick(fan, first + k * step, STICKS + 1)
    for k in range(FOLDS):
        a, b = first + k * step, first + (k + 1) * step
        middle = (a + b) / 2
        leaf = polygon(_fan(a, STICKS), _fan(a, REACH), _fan(middle, REACH + 0.5), _fan(b, REACH), _fan(b, STICKS))
        fan.outline(CLOTH if k % 2 else PAPER, leaf, 0.34)
        bare = middle + (1.6 if k == 0 else -1.6 if k == FOLDS - 1 else 0)  # of the guards
        x, y = _fan(bare, (STICKS + EDGE) / 2 + 0.5)
        fan.add(GOLD if k % 2 else CLOTH, placed(x, y, bare)(lozenge(0, 0, 0.68, 1.7)))
        hem = polygon(
            _fan(a, EDGE),
            _fan(a, REACH),
            _fan(middle, REACH + 0.5),
            _fan(b, REACH),
            _fan(b, EDGE),
            _fan(middle, EDGE + 0.4),
        )
        fan.outline(GOLD, hem, 0.34)
    for at in SPREAD:
        _stick(fan, at, REACH + 0.15)
    picture.put(rimmed(fan, 0.35))
    hand = draw_hand(FANNING, placed(*RIVET, 14), slender=0.88)
    draw_arm(picture, hand, Sleeve((6.6, 42.8), (0, 52), CLOTH, (4.8, 7.6, 9), folds=1, seed=6, teeth=0))
    return hand


def _stick(fan: Picture, at: float, far: float) -> None:
    """A stick of the fan, in degrees from the upright, as broad at its head as at the rivet."""
    lean = placed(*RIVET, at)
    fan.outline(GOLD, lean(polygon((-0.2, -1), (-0.5, -far), (0.5, -far), (0.2, -1))), 0.32)


def _key_arm(picture: Picture) -> Hand:
    """A key with a lozenge for its bow, its ring round her finger."""
    key = Picture()
    at = placed(*RING, 4)
    form(key, GOLD, at(ring(0, 0.7, 1.7, 0.95)), 0, 0.42)
    form(key, GOLD, at(rectangle(-0.75, 6.4, 0.75, 14.4)), 0.4, 0.45)
    bit = polygon(
        (-0.4, 9.8), (-3.8, 9.8), (-3.8, 11.1), (-2.4, 11.1), (-2.4, 11.9), (-3.8, 11.9), (-3.8, 13.4), (-0.4, 13.4)
    )
    form(key, GOLD, at(bit), 0, 0.45)
    key.add(GOLD, at(rectangle(-0.7, 9.0, 0.3, 14.0)))
    bow = lozenge(0, 4.7, 2.7, 3.2)
    form(key, GOLD, at(bow.difference(lozenge(0, 4.7, 1.2, 1.5))), 0.4, 0.45)
    form(key, GOLD, at(rectangle(-1.5, 7.4, 1.5, 8.5)), 0.3, 0.42)
    picture.put(rimmed(key, 0.35))
    hand = draw_hand(DANGLING, placed(*RING, 0, 0.93), slender=0.84)
    draw_arm(picture, hand, Sleeve((52.2, 42.0), (50, 52), CLOTH, (4.8, 8.4, 10.4), folds=3, seed=6, teeth=0))
    link, front = at(ring(0, 0.7, 1.7, 0.95)), at(rectangle(-0.4, -3, 2.4, 4))
    picture.add(INK, link.buffer(0.42).intersection(front))
    picture.add(GOLD, link.intersection(front))
    return hand
