"""The Ober of Schellen: a banner that carries the sign, a feathered cap, a hand on his sword; seen from the side."""

from __future__ import annotations

from collections.abc import Iterable

from kartenwerk.art.body import lock
from kartenwerk.art.curves import closed, curve, cut, resample
from kartenwerk.art.deutsch.headgear import plumed_cap
from kartenwerk.art.deutsch.wardrobe import GOLD, Line, ruff
from kartenwerk.art.grasps import grip
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.profile import Side, profile_head
from kartenwerk.art.shapes import Move, circle, placed, rectangle, union
from kartenwerk.art.sleeve import sleeve
from kartenwerk.art.walisch.heads import ear


def schellen() -> Picture:
    picture = Picture()
    pole = 49.4
    flag = closed(
        (pole, 6.2, 1), (42, 7.4), (34, 5.6), (25, 7.6), (15.2, 6.0, 1), (14.8, 14), (16.0, 21.2, 1), (25, 22.8),
        (34, 20.8), (42, 22.8),
        (pole, 21.6, 1),
    )  # fmt: skip
    picture.outline("rot", flag, 0.45)
    field = flag.intersection(union(rectangle(24.6, 0, 32.4, 30), rectangle(40.2, 0, pole, 30)))
    picture.outline(GOLD, field, 0.4)
    for x in (33.4, 38.2, 43.2, 46.8):
        picture.add(INK, cut((x, 8.0), (x + 0.8, 14), (x, 20.4), width=0.9, peak=0.5))
    _doublet(picture)
    ruff(picture, 33.6, 32.0, 8.6, 3.7, 15, 4)
    picture.put(_feathered(), placed(33.6, 22.0, 0, 0.96))
    sleeve(picture, "rot", (42.4, 36.4), (40.4, 50.0), (46.2, 40.8), (7.4, 7.8, 5.0), side=-1)
    _slashes(picture, (((43.6, 36.0), (45.6, 40.0), (45.8, 46.0)), ((40.4, 35.6), (41.2, 40.4), (41.6, 46.0))), GOLD)
    hand, place = grip(116), placed(pole, 34.6, 0, 0.86)
    picture.put(hand.behind, place)
    picture.outline("braun", rectangle(pole - 0.95, 5, pole + 0.95, 47), 0.4)
    picture.add(INK, [circle(pole, y, 0.5) for y in (7.6, 13.8, 20.2)])
    picture.put(hand.before, place)
    return picture


def _doublet(picture: Picture) -> None:
    """Half gold, half red, slashed and buttoned; the far hand rests on the hilt of a sword."""
    coat = closed(
        (26.4, 30.0, 1), (20.6, 32.0), (17.2, 36), (16.4, 47, 1), (57, 47, 1), (53.8, 38.6), (48.6, 33.6),
        (40.2, 30.0, 1),
    )  # fmt: skip
    picture.outline(GOLD, coat, 0.42)
    picture.outline(
        "rot", coat.intersection(closed((36.4, 28, 1), (39.0, 36), (38.8, 47, 1), (60, 47, 1), (60, 28, 1))), 0.42,
    )  # fmt: skip
    picture.add(INK, cut((48.4, 36), (50.4, 41), (50.6, 46), width=1.0))
    sleeve(picture, GOLD, (22.8, 36.4), (20.0, 50.4), (13.9, 40.0), (7.6, 7.8, 5.0), side=-1)
    _slashes(picture, (((35.0, 36.4), (35.2, 40.4), (34.8, 46.0)), ((31.4, 37.2), (31.0, 41.0), (30.8, 46.0))), "rot")
    for y in (37.6, 40.4, 43.2):
        picture.outline(PAPER, circle(28.0, y, 0.62), 0.3)
    at = placed(10.8, 34.4, -10)
    hand, place = grip(114), placed(10.8, 34.4, -10, 0.86, mirrored=True)
    picture.put(hand.behind, place)
    _hilt(picture, at)
    picture.put(hand.before, place)
    _guard(picture, at)


def _slashes(picture: Picture, lines: Iterable[Line], role: str) -> None:
    """Rows of short slits down the cloth, another one seen through them."""
    for line in lines:
        for spot in resample(curve(*line), 4)[:-1]:
            x, y = (float(value) for value in spot)
            slit = cut((x - 0.7, y - 0.9), (x + 0.1, y + 0.1), (x + 0.5, y + 1.3), width=1.15, peak=0.5, tip=0.2)
            picture.outline(role, slit, 0.34)


def _hilt(picture: Picture, place: Move) -> None:
    picture.outline(PAPER, place(rectangle(-1.3, 5, 1.3, 14)), 0.42)
    picture.outline("braun", place(rectangle(-0.9, -5.6, 0.9, 6)), 0.36)
    picture.outline(GOLD, place(circle(0, -6.5, 1.6)), 0.38)


def _guard(picture: Picture, place: Move) -> None:
    bar = closed((-4.4, 4.5), (-3.6, 5.2), (0, 4.9), (3.6, 5.2), (4.4, 4.5), (4.6, 6.3), (0, 6.6), (-4.6, 6.3))
    picture.outline(GOLD, place(bar), 0.38)


def _feathered() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    line: Line
    width: float
    head = profile_head(Side(brow=1.2, lips=INK))
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 12)))
    picture.put(head.face)
    picture.put(head.features)
    picture.add(INK, cut((-6.3, 5.0), (-4.8, 4.7), (-3.2, 5.4), (-1.8, 7.2), width=1.3, peak=0.4))
    for line, width in (
        (((0.6, -5.4), (4.4, -1.6), (6.2, 3.0), (5.8, 7.0), (8.0, 9.4)), 3.6),
        (((3.0, -5.8), (7.0, -1.6), (8.2, 3.0), (7.6, 7.0), (9.8, 8.8)), 3.2),
        (((-0.4, -5.2), (2.0, -2.0), (3.4, 2.0), (3.4, 5.4), (5.0, 8.2)), 2.8),
    ):
        lock(picture, "braun", curve(*line), width, cuts=2, cut_width=0.45, root=0.7, line=0.34, cut_role=PAPER)
    ear(picture, 2.4, 1.6)
    picture.put(plumed_cap("rot"))
    return picture
