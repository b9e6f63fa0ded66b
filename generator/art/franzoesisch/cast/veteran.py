"""The veteran: fifty, in profile to the left, a bull's neck, a broken nose, stubble; he has seen them come before."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve
from art.franzoesisch.cast.hair import hair
from art.light import comb, line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, rectangle, ring


def veteran() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-2.6, 9.4, 1), (-2.4, 12.0), (-3.4, 17, 1), (8.4, 17, 1), (7.6, 11), (7.0, 3, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (-2.8, 10.4), (0.4, 10.4), (3.6, 8.0), (6.6, 4.4), (8.8, 17.2), (5.8, 17.2), (4.2, 12.6), (-2.2, 12.4)
    )
    picture.add(INK, throat.intersection(neck), line((7.0, 7.4), (7.8, 9.0), (7.4, 10.6), width=0.42))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (-0.8, -7.4), (-3.2, -5.8), (-4.4, -3.4), (-4.9, -1.9), (-4.2, -0.7), (-4.7, 0.4), (-6.2, 1.2), (-6.3, 2.2),
        (-6.9, 3.4), (-6.3, 4.4), (-5.0, 4.7, 1), (-4.8, 5.6), (-5.0, 6.6, 1), (-4.6, 7.2), (-5.1, 8.0), (-4.6, 8.6),
        (-5.4, 9.6), (-5.0, 11.0), (-3.2, 11.6), (-0.8, 11.0), (2.4, 9.4), (4.9, 6.6), (5.8, 2.4), (5.8, -3.0),
        (4.4, -6.6), (1.6, -8.0),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.6, 1.0, 0.95, 0.5, smooth=1.2).difference(rectangle(-9, -9, -2.6, 9)))
    picture.add(
        INK, closed((-4.6, -1.2, 1), (-3.6, -2.2), (-1.4, -2.4), (0.4, -1.4, 1), (-1.4, -1.3), (-3.4, -0.9)),
        line((-4.0, 0.2), (-2.8, -0.5), (-0.7, 0.4), width=0.62), line((-3.8, 0.9), (-2.6, 1.0), (-1.0, 0.6),
        width=0.42), circle(-3.1, 0.3, 0.46), line((-3.4, 1.8), (-2.2, 2.2), (-0.9, 1.8)), line((-0.4, 0.3), (0.6, 0.0),
        (1.3, -0.6)), line((-0.3, 1.0), (0.7, 1.1), (1.5, 0.9)), line((-4.1, -0.8), (-3.4, -0.4)), line((-5.9, 1.6),
        (-5.3, 1.4), (-4.8, 1.7), width=0.36), line((-5.0, 3.9), (-4.4, 3.5), (-3.9, 4.2), (-4.3, 4.8), width=0.5),
        line((-6.2, 4.2), (-5.7, 3.9), (-5.2, 4.4), width=0.45), line((-3.4, 4.2), (-2.2, 5.2), (-1.8, 6.8),
        width=0.42), line((-3.6, -3.8), (-2.0, -4.3), (0.2, -3.8), width=0.36), line((1.0, 2.4), (2.0, 4.0), (1.8, 6.0),
        width=0.42),
    )  # fmt: skip
    for way, count in (
        (((-4.2, 10.9), (-1.8, 10.8), (1.4, 9.2)), 6),
        (((-3.4, 9.6), (-1.2, 9.6), (1.6, 8.0)), 5),
        (((0.2, 7.6), (2.4, 7.2), (4.2, 5.6)), 4),
    ):
        picture.add(INK, comb(curve(*way), count, 0.62, 0.36, -60, seed=count))
    picture.add("rot", closed((-5.0, 7.3), (-4.0, 7.3), (-3.0, 7.6, 1), (-3.9, 8.2), (-4.8, 8.2)))
    picture.add(INK, line((-4.9, 7.2), (-3.8, 7.3), (-2.6, 7.8), width=0.5))
    whisker = closed(
        (-5.0, 4.9, 1),
        (-3.8, 4.8),
        (-2.2, 5.8),
        (-1.0, 8.0),
        (-1.2, 10.2, 1),
        (-2.4, 8.8),
        (-3.6, 7.2),
        (-5.4, 7.0),
        (-6.0, 6.2),
    )
    hair(
        picture,
        INK,
        whisker,
        (((-5.0, 5.5), (-3.4, 5.8), (-1.8, 8.8)), ((-5.2, 6.4), (-3.6, 6.6), (-2.0, 8.8))),
        2,
        0.42,
    )
    picture.add(PAPER, whisker.buffer(0.66).difference(whisker.buffer(0.3)).intersection(form.buffer(0.2)))
    mane = closed(
        (-0.4, -7.0, 1), (1.0, -5.0), (2.0, -2.6), (2.2, -0.6, 1), (4.4, 0.0), (4.8, 3.4), (5.4, 6.6), (4.6, 9.6),
        (6.8, 11.6, 1), (8.8, 10.4), (8.2, 5.6), (8.4, 0.6), (7.2, -5.0), (3.4, -8.8),
    )  # fmt: skip
    ways = ((0.8, -6.6), (3.6, -3.6), (5.4, 1.6), (5.8, 9.6)), ((3.4, -7.6), (6.6, -3.4), (7.4, 2.6), (7.8, 9.6))
    hair(picture, PAPER, mane, ways, 2, 0.6)
    ear = closed((1.8, -0.6), (3.2, -1.7), (4.6, -0.6), (4.4, 1.8), (3.2, 3.4), (2.4, 3.0), (2.2, 1.2))
    picture.outline(PAPER, ear, 0.45)
    picture.add(INK, line((2.7, 0.0), (3.6, -0.4), (3.7, 1.0), (3.0, 2.0), width=0.42), shade(ear, 0.3, 0, smooth=0.6))
    picture.outline("ocker", ring(2.8, 4.3, 1.15, 0.5), 0.33)
    return picture
