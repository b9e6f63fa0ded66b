"""The warrior of axes: a wolf's pelt over helmet and brow, the mouth open in the cry, the axe held in both hands."""

from __future__ import annotations

from generator.art.body import fist
from generator.art.curves import closed, curve, cut, flow
from generator.art.face import Temper, features
from generator.art.hands import cuff
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, Point, on_side, placed, polygon, union
from generator.art.walisch.attributes import axe
from generator.art.walisch.garments import dark_lock, folds, mailed
from generator.art.walisch.ground import flakes
from generator.art.walisch.helmets import wolf_pelt

RED = "rot"
HAFT, LEAN = (31.8, 35.6), 40.0


def yxar() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    figure.put(_head(), placed(25.6, 22.0, -3, 0.96))
    figure.put(axe(RED), placed(*HAFT, LEAN, 0.92))
    figure.put(_arms())
    return figure, flakes(59, 46, step=3.8, size=1.1)


def _body() -> Picture:
    picture = Picture()
    jerkin = closed((17, 29, 1), (11, 32), (7.4, 38), (6, 46, 1), (52, 46, 1), (49.6, 38), (44, 33), (34, 29, 1))
    picture.outline(RED, jerkin)
    folds(
        picture, jerkin,
        [((40, 35.4), (44.4, 39.4), (46, 45)), ((43, 35), (47.6, 39.6), (49.4, 45))],
        [((41.6, 35.2), (46, 39.4), (47.6, 44.6))],
    )  # fmt: skip
    return picture


def _head() -> Picture:
    picture = Picture()
    half: list[Point] = [(5.7, -4, 1), (5.8, 1), (5.3, 5), (3.6, 9)]
    face = closed(*((-p[0], *p[1:]) for p in half), (0, 11), *reversed(half))
    picture.outline(PAPER, face, 0.42)
    mass = closed(
        (-6.0, 1.4, 1), (-6.6, 6), (-6.2, 11), (-4.4, 15.0, 1), (-2.6, 13.6), (-1.2, 17.2, 1), (0.4, 14.4),
        (2.4, 16.8, 1),
        (4.0, 13.4), (6.4, 12.0, 1), (6.6, 6), (6.0, 1.4, 1), (5.0, 4.4), (3.2, 5.4), (0, 5.2), (-3.2, 5.4),
        (-5.0, 4.4),
    )  # fmt: skip
    picture.add(PAPER, mass.buffer(0.4))
    picture.add(INK, mass)
    for side in (-1, 1):
        outer, inner = (
            curve(*on_side(side, (5.9, 3), (6.0, 7), (5.0, 12.0))),
            curve(*on_side(side, (3.6, 7), (3.8, 10), (1.6, 14.6))),
        )
        picture.add(
            PAPER, flow(outer, inner, 4, 0.5, first=0.1, last=0.9, jitter=0.14, seed=5 + side).intersection(mass)
        )
    mouth = closed(
        (-3.4, 7.0, 1),
        (-1.6, 6.4),
        (0, 6.6),
        (1.6, 6.4),
        (3.4, 7.0, 1),
        (3.2, 9.6),
        (1.6, 11.4),
        (0, 11.8),
        (-1.6, 11.4),
        (-3.2, 9.6),
    )
    picture.outline(RED, mouth, 0.4)
    picture.add(INK, closed((-2.8, 8.6), (0, 8.0), (2.8, 8.6), (2.4, 10), (0, 9.6), (-2.4, 10)))
    teeth = [
        polygon((x - 0.5, 6.5), (x + 0.5, 6.5), (x + 0.36, 7.9), (x - 0.36, 7.9)) for x in (-2.2, -1.1, 0, 1.1, 2.2)
    ]
    lower = [polygon((x - 0.42, 11.6), (x + 0.42, 11.6), (x + 0.3, 10.6), (x - 0.3, 10.6)) for x in (-1.0, 0, 1.0)]
    picture.add(INK, union(teeth).buffer(0.3).intersection(mouth))
    picture.add(PAPER, union(teeth, lower).intersection(mouth.buffer(-0.1)))
    picture.put(features(Temper(0.62, 11, 0.2, lid=1.0, iris=0.8, drop=0, brow=1.8, aged=False)))
    for side in (-1, 1):
        dark_lock(picture, curve(*on_side(side, (0.2, 5.4), (2.2, 5.5), (4.4, 7.4), (5.4, 10.4), (6.8, 11.8))), 2.1)
        picture.add(INK, cut(*on_side(side, (2.4, 3.2), (3.4, 3.9), (4.2, 5.0)), width=0.6))
    picture.put(wolf_pelt(RED))
    return picture


def _arms() -> Picture:
    picture = Picture()
    left = closed((19.6, 33.0, 1), (12.4, 34.6), (6.6, 39), (5, 47, 1), (15.6, 47, 1), (17.8, 40.6, 1))
    mailed(picture, left, 1.6, 1.2)
    fist(picture, placed(27.8, 40.0, 26, 0.82, mirrored=True))
    cuff(picture, 19.6, 36.6, 114, 7.4)
    right = closed((44.6, 33.2, 1), (49.6, 34.6), (53, 39), (54, 47, 1), (45.6, 47, 1), (43.0, 40.6, 1))
    mailed(picture, right, 1.6, 1.2)
    fist(picture, placed(34.4, 32.6, 24, 0.82))
    cuff(picture, 42.8, 36.6, -64, 7.4)
    return picture
