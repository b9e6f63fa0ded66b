"""The Ober of Herz: a halberd, a slashed beret; seen from the front."""

from __future__ import annotations

from kartenwerk.art.body import lock
from kartenwerk.art.curves import closed, curve, cut, resample, ribbon
from kartenwerk.art.deutsch.headgear import beret
from kartenwerk.art.deutsch.wardrobe import GOLD, Line, cloth
from kartenwerk.art.face import Temper, features
from kartenwerk.art.grasps import grip
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Point, circle, lozenge, placed, rectangle
from kartenwerk.art.sleeve import sleeve


def herz() -> Picture:
    picture = Picture()
    doublet = closed(
        (22.8, 29.6, 1), (15, 31.0), (8.6, 35.4), (5, 47, 1), (58.6, 47, 1), (55.4, 36.6), (48.6, 31.4),
        (40.6, 29.6, 1),
    )  # fmt: skip
    cloth(picture, "rot", doublet)
    for side in (-1, 1):
        for line in (
            ((10.6, 33.4), (14.2, 37.2), (14.8, 43)), ((15.4, 33.6), (19.4, 38.0), (20.2, 44)),
            ((7.0, 35.0), (9.2, 38.6), (9.6, 43.6)),
        ):  # fmt: skip
            slit = cut(*((31.8 + side * x, y) for x, y in line), width=2.1, peak=0.5, tip=0.3)
            picture.outline(PAPER, slit, 0.4)
            picture.add(INK, cut(*((31.8 + side * x, y) for x, y in line), width=0.5, peak=0.5))
    strap = ribbon(curve((24, 31), (31, 38.4), (40, 45)), 3.4)
    picture.outline(GOLD, strap, 0.42)
    picture.add(
        INK,
        [lozenge(float(x), float(y), 0.7, 0.9) for x, y in resample(curve((24, 31), (31, 38.4), (40, 45)), 9)[1:-1]],
    )  # fmt: skip
    shirt = closed((25.6, 29, 1), (38.0, 29, 1), (38.6, 33.6), (35.6, 35.6), (31.8, 36.4), (28.0, 35.6), (25.0, 33.6))
    picture.outline(PAPER, shirt, 0.42)
    picture.add(
        INK,
        [
            cut((31.8 + x, 33.2 - abs(x) * 0.16), (31.8 + 1.1 * x, 35.6 - abs(x) * 0.24), width=0.55)
            for x in (-4.6, -2.8, -0.9, 0.9, 2.8, 4.6)
        ],
    )  # fmt: skip
    picture.outline(INK, closed((26.8, 29, 1), (36.8, 29, 1), (35.4, 31.6), (31.8, 32.8), (28.2, 31.6)), 0.2)
    picture.put(_moustached(), placed(34.0, 23.2, 0, 0.92))
    sleeve(picture, "rot", (19.6, 36.0), (9.6, 48.6), (15.6, 40.4), (7.6, 8, 5.0), side=-1)
    picture.add("rot", circle(19.8, 35.6, 2.4))
    hand, place = grip(112), placed(19.5, 34.2, 0, 0.88)
    picture.put(hand.behind, place)
    _halberd(picture, 19.5)
    picture.put(hand.before, place)
    return picture


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
        whisker = curve((side * 0.1, 5.7), (side * 2.2, 5.8), (side * 4.2, 7.3), (side * 6.0, 6.6), (side * 6.6, 4.6))
        lock(picture, "braun", whisker, 2.1, cuts=1, cut_width=0.42, root=0.6, peak=0.3, line=0.32, cut_role=PAPER)
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
