"""The Unter of Eichel: a young drummer in slashed cloth, half turned; the side drum before him, both sticks at work."""

from __future__ import annotations

import math
from itertools import pairwise

from shapely.geometry import LineString

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut, ribbon
from art.deutsch.grips import BEATING, RAISED
from art.deutsch.headgear import plume
from art.deutsch.wardrobe import GOLD, Line
from art.grasps import cuffed
from art.joints import Posed, posed
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, ellipse, move, placed, rectangle, turn, union
from art.sleeve import sleeve

CLOTH = "braun"
HEAD = placed(34.6, 19.2, 0, 0.92)
DRUM, TILT = (29.6, 35.6), 7.0
RX, RY = 9.4, 2.9
"""The drum's head: its middle, how far it leans in degrees, and its radii."""


def eichel() -> Picture:
    picture = Picture()
    _doublet(picture)
    picture.put(_head(), HEAD)
    picture.put(_ruff(), HEAD)
    picture.put(_cap(), HEAD)
    plume(picture, curve((40.4, 11.2), (44.4, 7.8), (49.0, 7.4), (52.0, 10.6), (51.8, 14.6)), 5.2)
    _drum(picture)
    _lifting_arm(picture)
    _beating_arm(picture)
    return picture


def _doublet(picture: Picture) -> None:
    """Cloth with gold bands."""
    body = closed(
        (29.0, 29.6), (25.2, 31.2), (24.6, 37), (25.6, 47, 1), (46.0, 47, 1), (45.8, 37), (45.0, 31.4), (41.0, 29.4),
    )  # fmt: skip
    picture.outline(CLOTH, body, 0.42)
    lines = ((27.6, 26.4), (31.6, 31.0), (38.6, 39.4), (42.6, 44.0))
    bands = [ribbon(curve((top, 28), (foot, 37), (foot - 0.4, 47)), 1.9) for top, foot in lines]
    picture.add(GOLD, union(bands).intersection(body))
    picture.add(INK, cut((44.9, 32), (45.2, 38), (44.8, 46), width=1.4, peak=0.5).intersection(body))


def _puff(picture: Picture, x: float, y: float, degrees: float) -> None:
    """A puffed shoulder, slashed over gold."""
    place = placed(x, y, degrees)
    form = ellipse(0, 0, 4.2, 3.5)
    picture.outline(CLOTH, place(form), 0.4)
    slits = union([cut((at, -3.6), (at * 1.35, 0), (at, 3.6), width=1.15, peak=0.5) for at in (-2.3, -0.1, 2.1)])
    picture.add(GOLD, place(slits.intersection(form)))


def _head() -> Picture:
    """Bobbed hair with a fringe."""
    picture = Picture()
    head = aside(BUILDS["youth"])
    bob = curve((3.4, -6), (8.6, -3), (8.8, 3), (8.4, 8.0), (5.4, 10.4))
    lock(picture, GOLD, bob, 4.6, cuts=3, root=0.8)
    picture.put(head.neck)
    picture.put(head.face)
    picture.put(head.features)
    fringe: tuple[tuple[Line, float, int], ...] = (
        (((2.4, -7), (5.6, -4.6), (6.6, -0.6), (6.4, 4.2), (6.9, 8.2)), 3.3, 2),
        (((2.0, -7), (4.2, -5), (5.4, -2.4), (5.0, 0.6)), 2.2, 1),
        (((-1.0, -7.4), (-2.6, -6.4), (-4.2, -5.2), (-5.5, -3.2)), 2.0, 1),
        (((0.6, -7.4), (-0.6, -5.8), (-1.8, -4.9), (-3.1, -3.9)), 2.0, 1),
        (((2.2, -7.4), (1.4, -5.8), (0.6, -5.0), (-0.6, -4.2)), 1.9, 1),
    )
    for line, width, cuts in fringe:
        lock(picture, GOLD, curve(*line), width, cuts=cuts, root=0.75)
    return picture


def _ruff() -> Picture:
    picture = Picture()
    form = closed(
        (-1.6, 12.2), (1.2, 13.2), (4.4, 13.0), (8.0, 11.0), (9.6, 12.8), (6.2, 15.6), (2.0, 16.4), (-2.4, 15.0)
    )
    picture.outline(PAPER, form, 0.4)
    spots = ((-0.4, 13.2), (1.8, 13.8), (4.2, 13.6), (6.6, 12.4))
    picture.add(INK, [cut((x, y), (x + 0.3, y + 1.8), width=0.55) for x, y in spots])
    return picture


def _cap() -> Picture:
    picture = Picture()
    crown = closed(
        (-6.4, -6.2, 1), (-8.6, -8.8), (-6.6, -11.8), (-1.2, -13.0), (5.0, -12.6), (9.4, -10.4), (10.4, -7.2),
        (7.6, -4.4, 1), (2.4, -6.2), (-2.6, -6.6),
    )  # fmt: skip
    picture.outline(CLOTH, crown, 0.42)
    folds = [
        cut((x, -11.8 + abs(x) * 0.12), (x * 0.9 + 0.4, -9.6), (x * 0.7 + 0.3, -7.4), width=0.65)
        for x in (-5.0, 0, 5.0)
    ]
    picture.add(INK, cut((8.6, -10), (8.8, -7.6), (6.6, -5.6), width=1.3), *folds)
    picture.add(PAPER, cut((-6.9, -8.6), (-5.4, -10.8), (-2.4, -12.0), width=0.7, peak=0.5))
    brim = closed(
        (-6.9, -6.9, 1), (-2.6, -7.6), (2.6, -7.2), (8.0, -5.2, 1), (7.6, -3.4, 1), (2.4, -5.4), (-2.6, -5.8),
        (-6.3, -5.0, 1),
    )  # fmt: skip
    picture.outline(GOLD, brim, 0.4)
    return picture


def _drum(picture: Picture) -> None:
    """The side drum: red shell with its cords, a hoop and the white skin."""
    x, y = DRUM

    def lean(shape: Geometry) -> Geometry:
        return turn(shape, TILT, DRUM)

    skin = ellipse(x, y, RX, RY)
    shell = union(rectangle(x - RX, y, x + RX, y + 15), skin)
    picture.outline("rot", lean(shell), 0.42)
    cords = union(_cords())
    picture.add(INK, lean(cords.buffer(0.34)).intersection(lean(shell)))
    picture.add(PAPER, lean(cords).intersection(lean(shell)))
    rim = ellipse(x, y, RX + 0.7, RY + 0.6)
    hoop = union(rim, move(rim, 0, 2.1), rectangle(x - RX - 0.7, y, x + RX + 0.7, y + 2.1))
    picture.outline(GOLD, lean(hoop), 0.42)
    picture.outline(PAPER, lean(ellipse(x, y, RX - 0.5, RY - 0.45)), 0.36)
    picture.add(INK, lean(cut((x + 7.6, y - 0.6), (x + 6.4, y + 1.0), (x + 2.6, y + 1.9), width=0.7, peak=0.5)))


def _cords() -> list[Geometry]:
    x, y = DRUM
    spots = []
    for k in range(7):
        across = x + RX * math.sin((k - 3) / 3 * 1.45)
        round_ = RY * math.sqrt(max(0.0, 1 - ((across - x) / RX) ** 2)) * 0.8
        spots.append((across, y + (2.9 if k % 2 else 11.0) + round_))
    return [LineString(pair).buffer(0.42) for pair in pairwise(spots)]


def _beating_arm(picture: Picture) -> None:
    """His right hand from its back, the thumb along the stick, whose knob is on the skin."""
    hand = posed(BEATING, placed(20.4, 31.0, 108, 0.84))
    wrist = _beyond(hand, 116)
    arm = sleeve(picture, CLOTH, (26.0, 32.6), (15.0, 49.0), wrist, (6.4, 6.8, 4.8), folds=1, side=-1)
    picture.add(CLOTH, circle(21.3, 36.4, 1.4).intersection(arm))  # what the cuff leaves of a lit fold is a crumb
    _puff(picture, 25.8, 32.4, -30)
    picture.put(hand.behind)
    _stick(picture, (17.0, 29.9), (33.0, 35.1))
    picture.put(hand.before)
    cuffed(picture, wrist, 116, 2.3)


def _lifting_arm(picture: Picture) -> None:
    """His left hand from the palm's side, the other stick raised in it."""
    hand = posed(RAISED, placed(46.6, 28.6, 24, 0.88))
    wrist = _beyond(hand, 76)
    arm = sleeve(picture, CLOTH, (44.0, 32.6), (53.6, 46.0), wrist, (6.6, 6.8, 4.8))
    picture.add(CLOTH, circle(48.9, 36.4, 1.4).intersection(arm))
    _puff(picture, 44.2, 32.4, 30)
    picture.put(hand.behind)
    _stick(picture, (44.6, 33.2), (51.4, 17.8))
    picture.put(hand.before)
    cuffed(picture, wrist, 76, 2.3)


def _beyond(hand: Posed, degrees: float) -> tuple[float, float]:
    """The middle of a cuff: a little way from the wrist towards the elbow."""
    (x0, y0), (x1, y1) = hand.wrist
    return (x0 + x1) / 2 + 0.9 * math.cos(math.radians(degrees)), (y0 + y1) / 2 + 0.9 * math.sin(math.radians(degrees))


def _stick(picture: Picture, foot: tuple[float, float], tip: tuple[float, float]) -> None:
    picture.outline(PAPER, union(LineString([foot, tip]).buffer(0.62), circle(*tip, 1.15)), 0.36)
