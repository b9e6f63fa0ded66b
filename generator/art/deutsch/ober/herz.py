"""The Ober of Herz: a halberd in one hand, the other at his moustache, a slashed beret; seen from the front."""

from __future__ import annotations

from collections.abc import Iterable

from art.body import lock
from art.curves import closed, curve, cut
from art.deutsch.grips import TWIRLING
from art.deutsch.headgear import beret
from art.deutsch.wardrobe import GOLD, Line, cloth
from art.face import Temper, features
from art.grasps import cuffed, grip
from art.joints import posed
from art.picture import INK, PAPER, Picture
from art.shapes import Point, placed, rectangle
from art.sleeve import sleeve

HEAD = placed(32.6, 22.4, 0, 0.94)
WHISKER = (41.2, 26.4)
"""The tip of the moustache that he twirls."""


def herz() -> Picture:
    picture = Picture()
    doublet = closed(
        (23.0, 30.6, 1), (17.0, 33.0), (13.4, 37.6), (12.6, 47, 1), (49.4, 47, 1), (48.6, 38.0), (45.6, 33.6),
        (40.2, 30.6, 1),
    )  # fmt: skip
    cloth(picture, "rot", doublet)
    breast = closed((25, 31, 1), (23.4, 38), (24.0, 47, 1), (39.4, 47, 1), (40.0, 38), (38.4, 31, 1))
    picture.outline(GOLD, breast, 0.42)
    pleats = [cut((31.6 + 2.3 * k, 36), (31.6 + 2.5 * k, 41), (31.6 + 2.4 * k, 47), width=0.8) for k in range(-3, 4)]
    picture.add(INK, pleats)
    collar = closed((25.6, 29, 1), (37.6, 29, 1), (40.0, 33.0), (37.4, 36.0), (31.6, 37.2), (25.8, 36.0), (23.2, 33.0))
    picture.outline(PAPER, collar, 0.42)
    frills = [
        cut((31.6 + x, 34.4 - abs(x) * 0.2), (31.6 + 1.15 * x, 36.4 - abs(x) * 0.26), width=0.55)
        for x in (-5.4, -3.6, -1.8, 0, 1.8, 3.6)
    ]
    picture.add(INK, frills)
    picture.put(_moustached(), HEAD)
    _halberd_arm(picture, 18.6)
    _twirling_arm(picture)
    return picture


def _slashed(picture: Picture, lines: Iterable[Line]) -> None:
    for line in lines:
        picture.outline(PAPER, cut(*line, width=2.0, peak=0.5, tip=0.3), 0.4)
        picture.add(INK, cut(*line, width=0.5, peak=0.5))


def _halberd_arm(picture: Picture, x: float) -> None:
    sleeve(picture, "rot", (19.6, 37.0), (10.2, 49.4), (x - 3.9, 40.4), (7.4, 7.8, 5.0), 1, side=-1)
    hand, place = grip(112), placed(x, 34.2, 0, 0.88)
    picture.put(hand.behind, place)
    _halberd(picture, x)
    picture.put(hand.before, place)


def _twirling_arm(picture: Picture) -> None:
    """Thumb and forefinger at the tip of the moustache, the other fingers spread."""
    hand = posed(TWIRLING, placed(*WHISKER, 0, 0.92))
    (x0, y0), (x1, y1) = hand.wrist
    wrist = (x0 + x1) / 2 + 0.3, (y0 + y1) / 2 + 0.8
    sleeve(picture, "rot", (43.4, 37.6), (57.0, 48.0), (wrist[0] + 0.6, wrist[1] + 1.2), (7.8, 8.2, 5.4), 0)
    _slashed(picture, [((44.4, 37.0), (47.2, 39.2), (49.8, 42.0))])
    for part in (hand.behind, hand.before):
        picture.put(part)
    cuffed(picture, wrist, 68, 2.5)


def _moustached() -> Picture:
    picture = Picture()
    line: Line
    width: float
    for side in (-1, 1):
        for line, width in (
            (((5.2, -4), (7.8, 0), (8.0, 5), (6.9, 8.6), (8.2, 11)), 3.0),
            (((5.0, -4), (6.4, 0), (6.4, 5), (5.4, 8.8)), 2.6),
        ):  # fmt: skip
            lock(
                picture, "braun", curve(*((side * x, y) for x, y in line)), width, cuts=2, cut_width=0.45,
                root=0.65, line=0.34, cut_role=PAPER,
            )  # fmt: skip
    half: list[Point] = [(-6.0, -6.5, 1), (-6.2, -2), (-5.8, 2.4), (-4.6, 6.6), (-2.6, 9.8)]
    picture.outline(PAPER, closed(*half, (0, 10.8), *((-p[0], *p[1:]) for p in reversed(half))), 0.4)
    picture.add(INK, cut((6.1, -3.6), (5.7, 2.4), (4.4, 6.6), (2.2, 10.0), width=1.5, peak=0.5))
    picture.put(features(Temper(brow=1.35, gaze=-0.25, opening=0.9, aged=False)))
    picture.outline("rot", closed((-1.9, 7.2), (0, 6.9), (1.9, 7.2), (0.9, 8.2), (-0.9, 8.2)), 0.28)
    picture.add(INK, cut((-1.0, 9.3), (0, 9.1), (1.0, 9.3), width=0.4, peak=0.5))
    for side in (-1, 1):
        whisker = curve((side * 0.1, 5.6), (side * 2.4, 5.8), (side * 4.8, 7.4), (side * 7.4, 6.8), (side * 8.6, 4.6))
        lock(picture, "braun", whisker, 2.5, cuts=1, cut_width=0.42, root=0.6, peak=0.3, line=0.32, cut_role=PAPER)
    picture.put(beret("rot"))
    return picture


def _halberd(picture: Picture, x: float) -> None:
    """Spike, axe to the left, hook to the right, a tassel below the socket."""
    picture.outline("braun", rectangle(x - 0.95, 19, x + 0.95, 47), 0.38)
    axe = closed(
        (x - 0.7, 11.0, 1), (x - 2.0, 10.8), (x - 3.4, 8.4, 1), (x - 3.9, 12.8), (x - 3.4, 17.2, 1),
        (x - 2.0, 15.0), (x - 0.7, 14.8, 1),
    )  # fmt: skip
    hook = closed((x + 0.7, 11.0, 1), (x + 2.4, 11.0), (x + 3.6, 14.4, 1), (x + 2.2, 13.2), (x + 0.7, 14.0, 1))
    spike = closed(
        (x, 4.9, 1), (x + 1.2, 8.6), (x + 0.9, 10.2), (x + 1.0, 17.6, 1), (x - 1.0, 17.6, 1), (x - 0.9, 10.2),
        (x - 1.2, 8.6),
    )  # fmt: skip
    for form in (axe, hook, spike):
        picture.outline(PAPER, form, 0.42)
    picture.add(INK, cut((x + 0.4, 7.4), (x + 0.4, 12), (x + 0.35, 16.8), width=0.6, peak=0.4))
    picture.add(INK, cut((x - 3.0, 10.4), (x - 3.2, 12.8), (x - 2.9, 15.4), width=0.5, peak=0.5))
    tassel = closed((x - 1.3, 19.0, 1), (x + 1.3, 19.0, 1), (x + 2.1, 24.6, 1), (x - 2.1, 24.6, 1))
    picture.outline("rot", tassel, 0.38)
    picture.add(INK, [cut((x + k * 0.75, 20.2), (x + k * 1.1, 24.2), width=0.5) for k in (-1, 0, 1)])
    picture.outline(GOLD, rectangle(x - 1.7, 17.4, x + 1.7, 19.4), 0.36)
