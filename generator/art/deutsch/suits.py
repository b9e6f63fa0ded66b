"""The four German suits, each in three cuts: for pips, for the index, and plain in one colour.

All are drawn 40 high round (0, 0) and handed out `HEIGHT` mm high. Light falls from the upper left.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from art.curves import closed, curve, cut, ribbon
from art.picture import INK, PAPER, Picture, visible
from art.shapes import (
    Geometry,
    Move,
    Point,
    circle,
    ellipse,
    inset,
    move,
    on_side,
    outset,
    polygon,
    rectangle,
    ring,
    scale,
    shadow,
    union,
)
from art.svg import path, paths

HEIGHT = 10.0
"""mm; every sign of the sheet is this high."""
SMALLEST_PIP, SMALLEST_INDEX = 9.4, 6.3
"""mm; pips and index signs are not shown smaller than this on any card."""
SUITS = ("eichel", "gras", "herz", "schellen")
FINE = 0.008
"""mm an outline may stray: signs are enlarged up to five times."""
_LINE = 1.5
"""The contour of a pip in the units of the drawing; the index has a heavier one."""
_HEAVY = 1.95
_TIP = 0.45
"""Half the width of a cut's ends in a pip."""


def _cut(*points: Point, width: float, peak: float = 0.4, tip: float = _TIP) -> Geometry:
    return cut(*points, width=width, peak=peak, tip=tip)


def _nut() -> Geometry:
    half = [(9.6, -2, 1), (10.0, 4), (7.6, 11), (3.2, 16.2)]
    return closed(*on_side(-1, *half), (0, 20.4, 1), *reversed(half))


def _cup() -> Geometry:
    half = [(13.2, 0.4, 1), (13.8, -4.2), (10.8, -9.6), (5.2, -12.8)]
    return closed(*on_side(-1, *half), (0, -13.6), *reversed(half), (6, 2.4), (0, 3.0), (-6, 2.4))


def _twig(width: float = 3.2) -> Geometry:
    return ribbon(curve((-0.2, -11), (0.6, -15), (3.2, -18.0), (6.6, -19.0)), width, width + 0.9)


def _acorn() -> Picture:
    nut, cup = _nut(), _cup()
    picture = Picture()
    picture.add(INK, outset(union(_twig(), nut, cup), 0.2))
    picture.add("ocker", inset(nut, _LINE))
    picture.add(PAPER, _cut((-4.6, 5.0), (-4.5, 8.2), (-2.4, 11.8), width=2.2, peak=0.4, tip=0.6))
    picture.add("braun", inset(cup, _LINE))
    picture.add(INK, union(_scales()).intersection(inset(cup, 1.2)))
    return picture


def _scales() -> list[Geometry]:
    """Three rows of scales on the cup."""
    rows = ((-8.2, 3, 10.4), (-4.4, 4, 17.0), (-0.5, 5, 20.8))
    spots = [((k - (count - 1) / 2) * reach / (count - 1), y) for y, count, reach in rows for k in range(count)]
    bows = [(x, y - 0.014 * x * x) for x, y in spots]
    return [_cut((x - 1.95, y - 0.8), (x, y + 1.25), (x + 1.95, y - 0.8), width=1.4, peak=0.5) for x, y in bows]


def _small_acorn() -> Picture:
    nut, cup = _nut(), _cup()
    picture = Picture()
    picture.add(INK, outset(union(_twig(3.6), nut, cup), 0.5))
    picture.add("ocker", inset(nut, _HEAVY - 0.3))
    picture.add("braun", inset(cup, _HEAVY - 0.2))
    return picture


def _plain_acorn() -> Geometry:
    gap = _cut((-15, -0.4), (-7, 2.7), (0, 3.4), (7, 2.7), (15, -0.4), width=2.7, peak=0.5, tip=1.3)
    light = _cut((-4.6, 7.4), (-4.4, 10), (-2.6, 13.4), width=2.2, peak=0.4, tip=0.7)
    return union(_twig(3.8), _nut(), _cup()).difference(union(gap, light))


def _blade() -> Geometry:
    half = [(3.6, -14.8), (9.6, -10.4), (14.4, -4.4), (15.6, 1.6), (13.4, 7.0), (8.4, 9.2), (3.6, 7.6)]
    return closed((0, -20.5, 1), *half, (0, 4.4, 1), *reversed(on_side(-1, *half)))


def _stalk() -> Geometry:
    return ribbon(curve((0, 2), (0.4, 9), (-1.2, 15), (-4.6, 19.4)), 2.8, 4.4)


def _veins(width: float, count: int) -> Geometry:
    """Midrib and side ribs of the leaf, a little stronger towards the stalk."""
    ribs = [_cut((0.1, 8.6), (0.1, -3), (0, -15.6), width=width * 1.15, peak=0.25, tip=0.45 * width)]
    roots = ((-6.4, 6.0, -10.2), (-0.8, 10.4, -3.8), (4.2, 11.6, 1.4))[-count:]
    for y, x, end in roots:
        for side in (-1, 1):
            way = ((0, y + 3.2), (side * 0.5 * x, y - 0.8), (side * x, end))
            ribs.append(_cut(*way, width=width, peak=0.25, tip=0.45 * width))
    return union(ribs)


def _leaf() -> Picture:
    whole = union(_blade(), _stalk())
    picture = Picture()
    picture.add(INK, outset(whole, 0.25))
    picture.add("gruen", inset(whole, 1.05))
    picture.add(INK, shadow(inset(_blade(), 0.9), -1.5, -1.2).intersection(rectangle(0, -30, 30, 30)))
    picture.add(PAPER, _veins(1.45, 3))
    return picture


def _small_leaf() -> Picture:
    whole = union(_blade(), ribbon(curve((0, 2), (0.4, 9), (-1.2, 15), (-4.6, 19.0)), 4.2, 5.2))
    picture = Picture()
    picture.add(INK, outset(whole, 0.4))
    picture.add("gruen", inset(whole, 1.3))
    picture.add(PAPER, _veins(2.1, 2).intersection(inset(_blade(), 1.4)))
    return picture


def _plain_leaf() -> Geometry:
    whole = union(_blade(), ribbon(curve((0, 2), (0.4, 9), (-1.2, 15), (-4.6, 19.0)), 3.6, 4.8))
    return whole.difference(_veins(2.1, 2).intersection(inset(_blade(), 0.6)))


def _heart_form() -> Geometry:
    half = [(3.4, -14.6), (9.4, -17.2), (15.6, -14.4), (18.0, -7.6), (16.0, -0.6), (9.6, 6.8), (3.2, 13.2)]
    return closed((0, -9.4, 1), *half, (0, 20, 1), *reversed(on_side(-1, *half)))


def _heart() -> Picture:
    form = _heart_form()
    picture = Picture()
    picture.add(INK, outset(form, 0.3))
    picture.add("rot", inset(form, 1.1))
    gouges = [
        _cut((10.6, -13.4), (13.7, -8.2), (11.8, -2.2), (4.6, 5.8), width=1.9, peak=0.4, tip=0.65),
        _cut((8.0, -12.0), (9.9, -7.8), (8.3, -3.2), (3.6, 2.2), width=1.6, peak=0.4, tip=0.65),
    ]
    picture.add(INK, gouges)
    picture.add(PAPER, _cut((-11.4, -11.6), (-12.6, -7.4), (-10.4, -2.6), width=2.0, peak=0.4, tip=0.65))
    return picture


def _small_heart() -> Picture:
    form = _heart_form()
    picture = Picture()
    picture.add(INK, outset(form, 0.5))
    picture.add("rot", inset(form, 1.3))
    return picture


_BALL = ellipse(0, 3.4, 16.6, 16.4)


def _loop(inner: float) -> Geometry:
    return ring(0, -15.4, 5.2, inner)


def _slit() -> Geometry:
    """The bell's mouth: a level slit with round ends, crossed by a short one."""
    return union(
        rectangle(-9.0, 9.7, 9.0, 11.7), circle(-9.0, 10.7, 2.1), circle(9.0, 10.7, 2.1), circle(0, 10.7, 2.9),
        polygon((-1.2, 10), (1.2, 10), (1.5, 20), (-1.5, 20)),
    )  # fmt: skip


def _bell() -> Picture:
    picture = Picture()
    inner = inset(_BALL, 1.3)
    picture.add(INK, _loop(1.9), outset(_BALL, 0.3), polygon((-5, -14), (5, -14), (6, -9), (-6, -9)))
    picture.add("ocker", ring(0, -15.4, 4.0, 3.0), inner)
    picture.add(INK, rectangle(-17, -1.4, 17, 6.0).intersection(_BALL))
    picture.add(PAPER, rectangle(-17, 0.2, 17, 4.4).intersection(inner))
    picture.add(INK, [polygon((x - 1.9, 2.3), (x, 0.2), (x + 1.9, 2.3), (x, 4.4)) for x in (-11, -5.5, 0, 5.5, 11)])
    picture.add(INK, _slit())
    dark = [
        _cut((6.2, -9.6), (10.4, -6.8), (12.4, -2.4), width=2.3),
    ]
    picture.add(INK, dark)
    picture.add(PAPER, _cut((-11.4, -3.2), (-9.6, -7.0), (-4.6, -10.2), width=1.9, peak=0.5))
    return picture


def _small_bell() -> Picture:
    picture = Picture()
    picture.add(INK, _loop(1.8), outset(_BALL, 0.4), rectangle(-4, -13, 4, -10))
    picture.add("ocker", inset(_BALL, _HEAVY - 0.3))
    picture.add(
        INK, rectangle(-17, -1.6, 17, 0.9).intersection(_BALL), rectangle(-17, 4.0, 17, 6.0).intersection(_BALL),
    )  # fmt: skip
    picture.add(PAPER, rectangle(-17, 0.7, 17, 4.2).intersection(inset(_BALL, _HEAVY - 0.3)))
    picture.add(INK, circle(0, 11.2, 3.0), polygon((-1.4, 11), (1.4, 11), (1.7, 19.4), (-1.7, 19.4)))
    return picture


def _plain_bell() -> Geometry:
    band = rectangle(-20, -0.8, 20, 4.4).difference(rectangle(-20, 0.9, 20, 2.7))
    mouth = union(
        circle(0, 11.0, 2.9), polygon((-1.3, 11), (1.3, 11), (1.6, 22), (-1.6, 22)),
        rectangle(-8.0, 10.0, 8.0, 12.0), circle(-8.0, 11.0, 1.8), circle(8.0, 11.0, 1.8),
    )  # fmt: skip
    return union(_loop(2.2), _BALL).difference(union(band, mouth))


_PIPS: dict[str, Callable[[], Picture]] = {"eichel": _acorn, "gras": _leaf, "herz": _heart, "schellen": _bell}
_SMALL: dict[str, Callable[[], Picture]] = {
    "eichel": _small_acorn,
    "gras": _small_leaf,
    "herz": _small_heart,
    "schellen": _small_bell,
}
_PLAIN: dict[str, Callable[[], Geometry]] = {
    "eichel": _plain_acorn,
    "gras": _plain_leaf,
    "herz": _heart_form,
    "schellen": _plain_bell,
}


@lru_cache
def pip(suit: str) -> Picture:
    """The large cut, in its colours, for pips and for the signs that figures carry; 41 high."""
    return _PIPS[suit]()


@lru_cache
def small(suit: str) -> Picture:
    """The index cut: the same sign with nothing in it that would be lost at 6 mm; 41 high."""
    return _SMALL[suit]()


@lru_cache
def plain(suit: str) -> Geometry:
    """The sign as one area with cuts, to take any colour: for running text, belts and figures of booklets; 41 high."""
    return _PLAIN[suit]()


def sized(shape: Geometry, height: float) -> Move:
    """The move that makes the shape `height` mm high round (0, 0); whatever belongs to it is moved alike."""
    x0, y0, x1, y1 = shape.bounds
    return lambda part: scale(move(part, -(x0 + x1) / 2, -(y0 + y1) / 2), height / (y1 - y0))


@lru_cache
def fruit(suit: str) -> Geometry:
    """The fruit of a belt's vine: the sign's outline, legible at 2.6 mm, and small enough to leave the vine whole."""
    if suit == "eichel":
        cup = closed((-1.0, -0.36, 1), (-0.9, -0.94), (0, -1.3), (0.9, -0.94), (1.0, -0.36, 1))
        nut = closed((-0.76, -0.02, 1), (-0.66, 0.5), (0, 1.3, 1), (0.66, 0.5), (0.76, -0.02, 1))
        return union(cup, nut)
    form = small(suit).silhouette()
    shape = sized(form, {"gras": 2.6, "herz": 2.4, "schellen": 2.6}[suit])(form)
    slit = rectangle(-0.17, 0.3, 0.17, 3)
    return shape.difference(union(slit, circle(0, 0.4, 0.36))) if suit == "schellen" else shape


def in_turn(*moves: Move) -> Move:
    """The moves one after the other, in their order."""

    def place(shape: Geometry) -> Geometry:
        for step in moves:
            shape = step(shape)
        return shape

    return place


def drawn(picture: Picture, smallest: float) -> str:
    """A sign's paths, `HEIGHT` mm high; nothing in it is too fine for print where it is `smallest` mm high."""
    small_one = Picture()
    small_one.put(picture, sized(picture.silhouette(), smallest))
    form = small_one.silhouette()
    seen = visible(small_one, form, 0.27)
    enlarged = {role: scale(shape, HEIGHT / smallest) for role, shape in seen.items()}
    return path(INK, scale(form, HEIGHT / smallest), FINE) + paths(enlarged, FINE)
