"""The Ober of Eichel: a mace, kettle hat and black beard; looks left."""

from __future__ import annotations

import numpy as np

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut, resample
from art.deutsch.headgear import kettle_hat
from art.deutsch.wardrobe import GOLD, Line, cloth
from art.grasps import grip
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle
from art.sleeve import sleeve


def eichel() -> Picture:
    picture = Picture()
    coat = closed((24, 29.6, 1), (16, 31.4), (9.8, 35.8), (6, 47, 1), (58, 47, 1), (55, 38), (49.6, 33), (41, 29.6, 1))
    dark: list[Line] = [
        ((47.6, 34.6), (51, 39.4), (51.8, 46)), ((44.4, 35), (46.4, 40), (46.4, 46)),
        ((14, 36.6), (12.6, 39), (12.6, 41)),
    ]  # fmt: skip
    cloth(picture, "braun", coat, dark, [((46, 35), (48.8, 40), (49, 45.4))])
    sleeve(picture, "braun", (20.6, 36.0), (10.8, 49.0), (15.2, 40.4), (8, 8.4, 5.2), side=-1)
    _buttoned_breast(picture)
    # a chain of office and a turned-down collar
    chain = curve((22.4, 31.0), (25.0, 36.6), (31.6, 40.4), (38.6, 36.8), (41.6, 31.0))
    for x, y in resample(chain, 15)[1:-1]:
        picture.outline(GOLD, circle(float(x), float(y), 1.05), 0.34)
        picture.add(INK, circle(float(x), float(y), 0.4))
    collar = closed(
        (24.6, 28.4, 1), (23.0, 33.2, 1), (27.4, 34.4), (31.4, 37.4, 1), (36.0, 34.4), (40.6, 33.0, 1),
        (39.2, 28.4, 1),
    )  # fmt: skip
    picture.outline(PAPER, collar, 0.42)
    picture.add(INK, cut((31.6, 33.4), (31.4, 36.8), width=0.6), cut((37.0, 31.4), (38.8, 32.4), width=0.7))
    picture.put(_black_bearded(), placed(31.4, 20.4))
    hand, place = grip(112), placed(19.2, 34.2, 0, 0.88)
    picture.put(hand.behind, place)
    _mace(picture, 19.2)
    picture.put(hand.before, place)
    return picture


def _buttoned_breast(picture: Picture) -> None:
    breast = closed((25, 31, 1), (38.6, 31, 1), (42, 47, 1), (22, 47, 1))
    cloth(picture, GOLD, breast)
    for k in range(-3, 4):
        picture.add(INK, cut((31.7 + 2.3 * k, 33), (31.7 + 2.9 * k, 40), (31.7 + 3.2 * k, 46.4), width=0.75, peak=0.5))


def _black_bearded() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    lock(
        picture, INK, curve((5.6, -4), (8.4, 0), (8.8, 4.6), (7.6, 8.4)), 3.4, cuts=2, cut_width=0.45, root=0.7,
        cut_role=PAPER, line=0.01,
    )  # fmt: skip
    head = aside(BUILDS["soldier"]._replace(scarred=False), mouth=False, shade=False)
    picture.put(head.face)
    picture.put(head.features)
    beard = closed(
        (-4.7, 4.6, 1), (-3.4, 5.4), (-1.0, 6.0), (1.6, 5.6), (3.8, 4.2), (5.4, 1.2), (6.3, -2.0, 1), (7.0, 3.0),
        (6.4, 7.6),
        (4.2, 11.2), (0.6, 13.0), (-2.6, 12.4), (-4.8, 9.6),
    )  # fmt: skip
    picture.add(PAPER, beard.buffer(0.34))
    picture.add(INK, beard)
    hairs: list[Line] = [
        ((5.6, 3.0), (5.2, 6.4), (3.6, 9.4)), ((3.6, 5.4), (3.2, 8.4), (1.8, 11.2)),
        ((1.4, 6.6), (1.0, 9.4), (0.0, 11.8)),
        ((-2.8, 8.6), (-2.8, 10.2), (-2.0, 11.6)), ((-0.8, 8.8), (-0.8, 10.4), (-1.0, 12.0)),
        ((6.2, 0.6), (6.2, 4.4), (5.6, 7.2)),
        ((-4.2, 6.6), (-4.2, 8.4), (-3.4, 10.4)), ((2.6, 9.6), (1.6, 11.4), (0.8, 12.2)),
    ]  # fmt: skip
    picture.add(PAPER, [cut(*line, width=0.46, peak=0.4) for line in hairs])
    picture.outline("rot", closed((-4.4, 7.3), (-3.3, 7.0), (-1.8, 7.3), (-3.1, 8.2)), 0.26)
    for line in (
        ((-3.6, 5.7), (-5.2, 6.3), (-6.8, 7.0), (-8.0, 6.0)),
        ((-3.3, 5.8), (-0.8, 6.2), (1.8, 7.6), (4.4, 7.3), (5.4, 5.8)),
    ):  # fmt: skip
        strand = Picture()
        lock(strand, INK, curve(*line), 2.0, cuts=1, cut_width=0.42, line=0.01, cut_role=PAPER)
        picture.add(PAPER, strand.silhouette().buffer(0.34))
        picture.put(strand)
    picture.put(kettle_hat())
    return picture


def _mace(picture: Picture, x: float) -> None:
    """Six flanges round a ball on a wound shaft."""
    picture.outline(GOLD, rectangle(x - 1.15, 14, x + 1.15, 47), 0.38)
    picture.add(
        INK,
        [cut((x - 1.0, y + 0.8), (x + 1.0, y - 0.6), width=0.6, peak=0.5, tip=0.2) for y in np.arange(21, 31, 1.7)],
    )  # fmt: skip
    for side in (-1, 1):
        flange = closed(
            (x + side * 0.6, 17.6, 1), (x + side * 2.6, 16.6), (x + side * 4.2, 13.6, 1), (x + side * 3.0, 10.8),
            (x + side * 2.5, 7.8, 1), (x + side * 0.6, 7.0, 1),
        )  # fmt: skip
        picture.outline(PAPER, flange, 0.42)
        picture.add(
            INK,
            cut((x + side * 1.6, 8.8), (x + side * 2.2, 12.6), (x + side * 1.4, 15.8), width=0.7, peak=0.5),
        )  # fmt: skip
    picture.outline(
        PAPER,
        closed(
            (x - 1.2, 18.4, 1), (x - 1.5, 12), (x - 0.8, 6.8), (x, 5.6, 1), (x + 0.8, 6.8), (x + 1.5, 12),
            (x + 1.2, 18.4, 1),
        ),
        0.4,
    )  # fmt: skip
    picture.add(INK, cut((x + 0.6, 7.6), (x + 0.9, 12), (x + 0.5, 17.4), width=0.7, peak=0.5))
    for y in (18.6, 30.4):
        picture.outline(GOLD, rectangle(x - 1.8, y - 0.8, x + 1.8, y + 0.8), 0.36)
