"""The lord of shields: stout and merry, hair and beard all curls; one hand on the shield's rim, he lifts his cup."""

from __future__ import annotations

from art.body import lock
from art.curves import closed, curve, cut
from art.hands import over_rim
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, ellipse, lozenge, on_side, placed, polygon, union
from art.walisch.attributes import round_shield
from art.walisch.clasps import TOAST, clasp
from art.walisch.crowns import crown
from art.walisch.garments import GOLD, curl, folds
from art.walisch.ground import wind

RED = "rot"
HEAD = (31.0, 21.9)
SHIELD = (14.9, 36.6)
CUP = (47.4, 23.2)
SIDES = (-1, 1)


def skoell() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    figure.put(_head(), placed(*HEAD, -4))
    figure.put(round_shield(RED, 11.2, 18), placed(*SHIELD))
    figure.put(over_rim(), placed(19.2, 26.3, 20, 0.84))
    _arm(figure)
    return figure, wind(59, 46, seed=5)


def _body() -> Picture:
    picture = Picture()
    cloak = closed((22, 27, 1), (12, 31), (8, 46, 1), (46, 46, 1), (44.4, 36), (42.4, 31.6), (40, 28, 1))
    picture.outline(RED, cloak)
    tunic = closed((22, 27, 1), (40, 27, 1), (42.0, 34), (41.6, 46, 1), (22, 46, 1))
    picture.add(INK, tunic)
    spots = [(24.6 + 2.8 * i + 1.4 * (k % 2), 37.0 + 2.5 * k) for k in range(3) for i in range(7)]
    picture.add(GOLD, [lozenge(x, y, 0.85, 1.1) for x, y in spots])
    return picture


def _head() -> Picture:
    picture = Picture()
    for side in SIDES:
        for x, y in ((7.2, -4.4), (8.4, -0.9), (8.6, 2.6)):
            curl(picture, side * x, y, 2.2, 200 if side < 0 else -20, side * 1.2)
    picture.put(_beard())
    cheeks: list[Point] = [(5.9, -7, 1), (6.5, -2), (6.4, 2.4), (4.8, 5.6)]
    face = closed(*((-x, *rest) for x, *rest in reversed(cheeks)), *cheeks, (0, 7.2))
    picture.outline(PAPER, face, 0.42)
    picture.put(_traits())
    picture.put(_mouth())
    picture.put(crown("skoell"))
    return picture


def _beard() -> Picture:
    picture = Picture()
    half: list[Point] = [(6.4, 1, 1), (8.4, 5), (7.6, 10.6), (4.4, 14)]
    picture.add(INK, closed(*((-x, *rest) for x, *rest in reversed(half)), *half, (0, 15)))
    rows = ((0, 15.0, 2.5), (4.4, 13.6, 2.5), (7.6, 10.2, 2.4), (8.6, 6.2, 2.2), (2.5, 11.4, 2.1), (5.8, 8.6, 1.9))
    for x, y, radius in rows:
        for side in SIDES if x else (1,):
            curl(picture, side * x, y, radius, 200 if side < 0 else -20, side * 1.25)
    return picture


def _traits() -> Picture:
    """Eyes pinched with laughter, cheeks like apples, a broad nose."""
    picture = Picture()
    for side in SIDES:
        eye = on_side(side, (1.5, 0.7), (2.5, -0.5), (3.7, -0.5), (5.0, 0.9))
        picture.add(INK, cut(*eye, width=1.15, peak=0.5))
        picture.add(INK, cut(*on_side(side, (2.2, 1.5), (3.4, 1.1), (4.5, 1.7)), width=0.5, peak=0.5))
        picture.add(INK, cut(*on_side(side, (0.9, -2.2), (2.6, -3.5), (4.6, -3.5), (6.0, -1.9)), width=1.9, peak=0.45))
        picture.add(INK, cut(*on_side(side, (2.6, 3.2), (4.2, 2.7), (5.6, 3.6), (5.8, 4.9)), width=0.6, peak=0.5))
    picture.add(INK, cut((1.0, -1.7), (1.1, 0.4), (1.5, 2.2), width=0.75, peak=0.3))
    half: list[Point] = [(1.0, 2.4), (2.3, 3.4), (2.0, 4.9), (0.8, 5.3)]
    nose = closed(*((-x, *rest) for x, *rest in reversed(half)), (0, 1.6), *half, (0, 5.7))
    picture.add(INK, closed((2.2, 3.0), (2.9, 4.2), (2.2, 5.4), (0, 6.1), (-2.2, 5.3), (0.6, 5.0), (1.7, 4.4)))
    picture.add(PAPER, nose)
    for side in SIDES:
        picture.add(INK, cut(*on_side(side, (1.6, 2.7), (2.4, 3.8), (1.7, 4.9)), width=0.5, peak=0.5))
        picture.add(INK, cut(*on_side(side, (0.4, 4.9), (1.0, 4.6), (1.5, 4.9)), width=0.5, peak=0.5))
    return picture


def _mouth() -> Picture:
    """Open with laughter below the moustache: the upper teeth, a red tongue."""
    picture = Picture()
    laugh = closed((-4.0, 7.0, 1), (0, 7.8), (4.0, 7.0, 1), (3.0, 10.2), (0, 11.6), (-3.0, 10.2))
    picture.add(PAPER, laugh.buffer(0.75))
    picture.add(INK, laugh.buffer(0.32))
    picture.add(RED, ellipse(0, 11.4, 2.4, 1.9).intersection(laugh.buffer(-0.2)))
    picture.add(PAPER, closed((-3.2, 7.0, 1), (0, 7.6), (3.2, 7.0, 1), (2.6, 8.6), (0, 9.2), (-2.6, 8.6)))
    for side in SIDES:
        line = curve(*on_side(side, (0.2, 5.9), (2.6, 6.3), (4.8, 6.8), (7.2, 5.6), (8.0, 3.4)))
        lock(picture, PAPER, line, 3.0, cuts=2, cut_width=0.5, peak=0.4, line=0.4)
    return picture


def _cup() -> Picture:
    """A chased cup, filled to the brim; the hand closes round its stem."""
    picture = Picture()
    bowl = closed(
        (-5.4, -11.6, 1),
        (-5.0, -8.4),
        (-3.0, -5.8),
        (-1.2, -4.6, 1),
        (1.2, -4.6, 1),
        (3.0, -5.8),
        (5.0, -8.4),
        (5.4, -11.6, 1),
    )
    picture.outline(GOLD, polygon((-1.0, -5), (1.0, -5), (1.2, 2.6), (-1.2, 2.6)), 0.4)
    picture.outline(GOLD, bowl, 0.45)
    picture.add(INK, cut((-5.0, -9.9), (0, -9.2), (5.0, -9.9), width=0.55, peak=0.5, tip=0.2))
    picture.add(INK, [lozenge(x, -7.6 - 0.03 * x * x, 0.7, 0.9) for x in (-2.6, 0, 2.6)])
    froth = (
        (-4.4, -11.6, 1.2),
        (-2.2, -12.4, 1.6),
        (0.6, -12.6, 1.8),
        (3.2, -12.1, 1.5),
        (4.8, -11.5, 1.0),
        (4.6, -10.2, 0.8),
    )
    picture.outline(PAPER, union([circle(*bubble) for bubble in froth]), 0.42)
    picture.add(INK, cut((-3.4, -11.3), (-2.4, -11.7), (-1.2, -11.4), width=0.5, peak=0.5))
    picture.add(INK, cut((0.4, -11.6), (1.6, -11.9), (2.8, -11.3), width=0.5, peak=0.5))
    return picture


def _arm(figure: Picture) -> None:
    """The arm that lifts the cup, bent at the elbow."""
    figure.put(_cup(), placed(*CUP, 3, 0.94))
    arm = closed(
        (49.4, 28.9, 1), (47.4, 33.6), (45.2, 36.6, 1), (43.4, 33.6), (41.0, 31.4, 1), (38.4, 36), (37.6, 42),
        (38, 49, 1), (58, 49, 1), (57.4, 42), (56.4, 35), (54.6, 27.4, 1),
    )  # fmt: skip
    figure.outline(RED, arm, 0.42)
    folds(
        figure, arm,
        [((45.3, 36.9), (47.2, 38.6), (50.2, 38.8)), ((45.0, 37.4), (46.4, 40.6), (48.8, 42.4)),
         ((44.4, 37.6), (44.2, 40.4), (45.0, 44))],
        [((52.4, 32.4), (53.9, 36.8), (54.2, 41.6)), ((41.2, 34.0), (40.2, 37.4), (40.0, 41.4))],
    )  # fmt: skip
    figure.put(clasp(TOAST, placed(CUP[0], CUP[1] - 0.4, 0, 0.98)))
