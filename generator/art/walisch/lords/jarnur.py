"""The lord of stars: black-haired and grave; he holds the iron star by its points before his black, parted beard."""

from __future__ import annotations

from art.curves import closed, curve, flow
from art.face import Temper
from art.hands import cuff, pinch
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, on_side, placed
from art.walisch.attributes import iron_star
from art.walisch.crowns import crown
from art.walisch.garments import braid_border, dark_lock, folds
from art.walisch.ground import rays
from art.walisch.heads import frontal

BLUE = "blau"
AXIS, EYES = 30.6, 21.9
STAR = (AXIS, 36.2)
SIDES = (-1, 1)


def jarnur() -> tuple[Picture, Geometry]:
    figure = Picture()
    at = placed(AXIS, 0)
    figure.put(_cloak(), at)
    figure.put(_head(), placed(AXIS, EYES, 0, 0.94))
    figure.put(_star(), at)
    return figure, rays(*STAR, 6.2, 58, 44, 1.3, seed=3, ragged=0.05, sweep=(170, 200))


def _cloak() -> Picture:
    """A cloak that hangs evenly from both shoulders, its borders beside the beard."""
    picture = Picture()
    half: list[Point] = [(7, 27, 1), (12.4, 28.8), (18.0, 31.6), (22.4, 37), (24.6, 46, 1)]
    picture.outline(BLUE, closed(*half, *((-x, *rest) for x, *rest in reversed(half))))
    for side in SIDES:
        cloth = closed(*on_side(side, *half, (12, 46, 1)))
        deep, lit = (
            on_side(side, (15.2, 31.6), (18.4, 34.0), (20.6, 36.8)),
            on_side(side, (13.4, 29.8), (17.6, 32.4), (20.8, 35.8)),
        )
        folds(picture, cloth, [tuple(deep)], [tuple(lit)])
        braid_border(picture, curve(*on_side(side, (9.0, 27.4), (11.4, 32), (12.4, 38), (12.4, 46))), 8, 3.8)
    return picture


def _head() -> Picture:
    picture = Picture()
    for side in SIDES:
        fall = closed(
            *on_side(side, (4, -8, 1), (8.8, -7), (10.6, -1), (10.4, 5), (12.2, 10), (11.0, 13.4, 1), (3, 10, 1))
        )
        picture.add(PAPER, fall.buffer(0.42))
        picture.add(INK, fall)
        outer = curve(*on_side(side, (8.6, -5.4), (9.8, -0.5), (9.6, 5.5), (11.0, 11)))
        inner = curve(*on_side(side, (7.2, -5.4), (7.4, 0), (7.4, 5), (8.4, 11)))
        picture.add(PAPER, flow(outer, inner, 3, 0.72, start=0.06, first=0.0, last=1.0, jitter=0.06, seed=8 + side))
    head = frontal(Temper(gaze=0.0, brow=2.0, slant=3, opening=0.72, drop=-0.05, aged=False))
    picture.put(head.skin)
    picture.put(_beard())
    picture.put(head.features)
    picture.put(_moustache())
    picture.put(crown("jarnur"))
    return picture


def _beard() -> Picture:
    """Black and as broad as the breast: a ground for the star."""
    picture = Picture()
    half: list[Point] = [(6.2, 0.6, 1), (7.0, 5), (7.6, 10), (9.6, 17), (10.4, 26, 1)]
    mass = closed(*half, *((-x, *rest) for x, *rest in reversed(half)), (-4.6, 4.6), (0, 6.0), (4.6, 4.6))
    picture.add(PAPER, mass.buffer(0.42))
    picture.add(INK, mass)
    for side in SIDES:
        outer = curve(*on_side(side, (6.0, 3.0), (6.4, 7), (7.0, 11.4), (9.2, 19), (9.8, 25)))
        inner = curve(*on_side(side, (2.6, 9.0), (3.0, 11), (3.6, 14), (4.8, 19.0), (5.4, 25)))
        picture.add(PAPER, flow(outer, inner, 4, 0.7, first=0.02, last=1, start=0.02, jitter=0.16, seed=5 + side))
    return picture


def _moustache() -> Picture:
    picture = Picture()
    for side in SIDES:
        line = curve(*on_side(side, (0.1, 5.5), (2.6, 6.0), (4.6, 8.2), (5.6, 12.0)))
        dark_lock(picture, line, 2.7)
    return picture


def _star() -> Picture:
    """The star, thumb and forefinger of either hand at one of its points; drawn round x = 0."""
    picture = Picture()
    hand = pinch()
    y = STAR[1]
    for side in SIDES:
        picture.put(hand.behind, placed(side * 6.7, y + 0.2, side * -14, 0.8, mirrored=side < 0))
    picture.put(iron_star(BLUE, 1.48), placed(0, y))
    for side in SIDES:
        picture.put(hand.before, placed(side * 6.7, y + 0.2, side * -14, 0.8, mirrored=side < 0))
        cuff(picture, side * 18.4, 40.4, side * -42, 6.8)
    return picture
