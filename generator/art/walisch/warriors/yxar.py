"""The warrior of axes: wolf's pelt over helmet and brow, the mouth open in the cry, the axe held before the breast."""

from __future__ import annotations

from art.body import fist
from art.curves import closed, curve, cut, flow
from art.face import Temper, features
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, ellipse, on_side, placed
from art.walisch.attributes import axe
from art.walisch.garments import folds, mailed
from art.walisch.ground import flakes
from art.walisch.helmets import wolf_pelt

RED = "rot"
HEAD = (32.4, 21.6)
HAFT, LEAN = (35.4, 38.2), -82.0
FISTS = ((26.2, 36.9), (45.4, 39.6))
SIDES = (-1, 1)


def yxar() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    figure.put(_head(), placed(*HEAD))
    figure.put(axe(RED), placed(*HAFT, LEAN, 0.96))
    for x, y in FISTS:
        fist(figure, placed(x, y, LEAN, 0.84, mirrored=True))
    return figure, flakes(59, 46, step=3.8, size=1.1)


def _body() -> Picture:
    """Shoulders drawn up, over the mail a red jerkin."""
    picture = Picture()
    shoulders = closed(
        (22, 27, 1), (15.4, 28.4), (9.6, 32.4), (7, 38), (6, 46, 1), (57, 46, 1), (55.6, 37), (52.4, 31.4),
        (47.6, 28.2), (42, 27, 1),
    )  # fmt: skip
    mailed(picture, shoulders, 1.9, 1.4)
    jerkin = closed((23.6, 28, 1), (21.6, 34), (21.2, 46, 1), (44.6, 46, 1), (44.0, 34), (41.6, 28, 1))
    picture.outline(RED, jerkin)
    folds(picture, jerkin, [((33.6, 38.5), (34.4, 41), (34.2, 44))], [((38.4, 40), (38.8, 42), (38.6, 45))])
    return picture


def _head() -> Picture:
    picture = Picture()
    half: list[Point] = [(5.9, -4, 1), (6.1, 1), (5.6, 5), (4.2, 9)]
    face = closed(*((-p[0], *p[1:]) for p in half), (0, 12), *reversed(half))
    picture.outline(PAPER, face, 0.42)
    picture.put(_beard())
    picture.put(features(Temper(0.95, 10, 0.15, lid=0.95, iris=0.74, drop=0.1, brow=1.9, aged=False)))
    for side in SIDES:
        picture.add(INK, cut(*on_side(side, (2.3, 3.4), (3.6, 4.2), (4.6, 5.6)), width=0.7))
    picture.put(_mouth())
    picture.put(wolf_pelt(RED))
    return picture


def _beard() -> Picture:
    """Black and shaggy, in points."""
    picture = Picture()
    half: list[Point] = [
        (5.4, 3.8), (6.4, 1.6, 1), (7.4, 7), (8.6, 11.6, 1), (6.8, 12.0), (6.6, 16.4, 1), (4.2, 14.8), (2.8, 19.0, 1),
    ]  # fmt: skip
    mass = closed((0, 5.4), *half, (0, 16.4), *((-x, *rest) for x, *rest in reversed(half)))
    picture.add(PAPER, mass.buffer(0.42))
    picture.add(INK, mass)
    for side in SIDES:
        outer = curve(*on_side(side, (6.2, 4.6), (6.6, 8), (6.6, 14.2)))
        inner = curve(*on_side(side, (4.2, 12.4), (3.6, 13.6), (2.6, 17.2)))
        hair = flow(outer, inner, 3, 0.72, first=-0.05, last=1.05, start=0, jitter=0.06, seed=5 + side)
        picture.add(PAPER, hair.intersection(mass.buffer(-0.2)))
    return picture


def _mouth() -> Picture:
    """Wide open: a red throat between two rows of teeth."""
    picture = Picture()
    half: list[Point] = [(1.6, 6.3), (3.4, 7.0), (4.7, 9.2, 1), (4.2, 11.6), (2.6, 13.3)]
    throat = closed(*((-x, *rest) for x, *rest in reversed(half)), (0, 6.6), *half, (0, 13.7))
    picture.add(INK, throat.buffer(0.3))
    inside = throat.buffer(-0.1)
    picture.add(RED, ellipse(0, 13.6, 3.1, 2.6).intersection(inside.buffer(-0.35)))
    for side in SIDES:
        for x, foot in ((0.2, 8.7), (1.55, 8.5), (2.9, 8.9)):
            tooth = closed(*on_side(side, (x, 6.0, 1), (x + 0.95, 6.0, 1), (x + 0.8, foot), (x + 0.15, foot)))
            picture.add(PAPER, tooth.intersection(inside))
    for side in SIDES:
        fang = closed(*on_side(side, (2.5, 13.6, 1), (2.7, 12.2), (3.2, 10.9, 1), (3.75, 12.0), (3.7, 13.6, 1)))
        picture.add(INK, fang.buffer(0.32).intersection(inside))
        picture.add(PAPER, fang.intersection(inside))
    for side in SIDES:
        lip = on_side(side, (0.3, 5.8), (2.2, 5.8), (4.2, 6.9), (5.5, 9.2), (5.0, 12.0))
        picture.add(PAPER, cut(*lip, width=0.8, peak=0.6))
    picture.add(PAPER, cut((-3.4, 13.6), (-1.8, 14.5), (0, 14.8), (1.8, 14.5), (3.4, 13.6), width=0.75, peak=0.5))
    return picture
