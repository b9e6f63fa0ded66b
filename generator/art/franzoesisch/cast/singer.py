"""The singer: twenty-four, three-quarter to the right, head thrown back, eyes shut for the sake of the high note."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.franzoesisch.cast.hair import hair
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import ellipse


def singer() -> Head:
    return Head(_behind(), _face())


def _behind() -> Picture:
    """Dark hair in waves to the collar, and a long throat."""
    picture = Picture()
    waves = closed(
        (-1.0, -7.6), (-6.4, -6.4), (-8.6, -2.4), (-7.6, 1.4), (-9.0, 5.0), (-8.0, 8.4), (-9.6, 12.0, 1), (-6.8, 12.2),
        (-5.6, 13.6, 1), (-3.0, 10.4), (-2.6, 3.0),
    )  # fmt: skip
    hair(
        picture, INK, waves, (((-3.6, -5.4), (-4.6, 0.0), (-4.8, 6.0), (-5.6, 12.4)), ((-6.4, -4.8), (-7.2, 0.4),
        (-8.2, 5.2), (-8.6, 10.8))), 4, 0.58, seed=4,
    )  # fmt: skip
    neck = closed((-3.0, 4, 1), (-2.6, 9.0), (-3.8, 14, 1), (4.4, 14, 1), (3.6, 10.6), (3.8, 8.4), (2.6, 5, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed((-2.6, 7.4), (0.6, 9.4), (3.0, 7.6), (3.6, 9.2), (1.4, 10.8), (-1.0, 10.6), (-3.0, 9.0))
    picture.add(INK, throat.intersection(neck), line((3.0, 10.8), (2.4, 11.6), (2.8, 12.6), width=0.4))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (1.4, -7.2), (3.4, -5.4), (4.3, -3.4), (4.0, -1.9), (4.8, -0.6), (5.0, 1.2), (4.4, 3.0), (4.3, 5.0), (4.0, 7.6),
        (2.6, 9.2), (0.6, 9.2), (-2.0, 7.6), (-4.0, 5.0), (-5.0, 1.4), (-4.9, -2.6), (-3.6, -6.0), (-1.0, -7.6),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.5, 0, smooth=1.2))
    picture.add(
        INK, line((-2.9, -0.6), (-1.4, -1.5), (0.1, -0.9), width=0.75), line((2.3, -1.2), (3.3, -1.8), (4.2, -1.4),
        width=0.66), line((-2.6, -0.4), (-3.2, 0.0)), line((-1.9, -0.6), (-2.2, 0.1)), line((-2.6, -2.2), (-1.2, -2.7),
        (0.2, -2.2)), line((0.8, -3.9), (-1.2, -4.4), (-3.4, -3.2), width=0.7, peak=0.3), line((2.0, -4.0), (3.0, -4.3),
        (4.0, -3.7), width=0.55, peak=0.3), line((1.4, -2.4), (2.0, -1.0), (3.2, 0.0), width=0.4), line((3.1, -0.2),
        (4.4, 0.6), (4.1, 1.6), (3.1, 1.8), width=0.5), line((3.0, 1.9), (2.2, 2.0), (1.6, 1.3), (2.0, 0.5),
        width=0.45), line((-0.4, 2.6), (-1.0, 4.2), (-0.4, 6.4), width=0.42),
    )  # fmt: skip
    mouth = closed((0.6, 4.4), (1.8, 3.6), (3.2, 3.7), (4.2, 4.6), (3.9, 6.6), (2.6, 7.7), (1.2, 7.2), (0.5, 5.8))
    picture.add("rot", mouth.buffer(0.3))
    picture.add(INK, mouth.buffer(-0.22))
    picture.add(PAPER, closed((1.2, 4.5), (2.4, 4.1), (3.6, 4.6), (3.4, 5.1), (1.5, 5.1)))
    picture.add("rot", ellipse(2.3, 6.5, 0.9, 0.55))
    picture.add(
        INK,
        closed((2.6, 2.5, 1), (1.4, 2.4), (0.0, 3.2), (-1.8, 2.2, 1), (-0.4, 4.0), (1.4, 3.3), (2.6, 3.1, 1)),
        closed((2.9, 2.5, 1), (3.8, 2.5), (4.6, 3.0), (5.6, 2.0, 1), (5.0, 3.7), (3.8, 3.3)),
        closed((1.6, 8.2), (2.5, 8.0), (3.3, 8.2), (2.8, 9.8), (2.2, 9.9)),
    )  # fmt: skip
    fringe = closed(
        (2.0, -7.0, 1), (0.2, -5.6), (-2.2, -4.8), (-3.8, -2.4), (-4.4, 0.6), (-4.0, 3.0), (-5.2, 5.6, 1), (-6.2, 2.6),
        (-6.6, -1.6), (-5.6, -6.0), (-2.0, -8.4),
    )  # fmt: skip
    hair(
        picture,
        INK,
        fringe,
        (
            ((0.6, -6.6), (-2.8, -5.0), (-4.8, -1.2), (-4.8, 3.4)),
            ((-0.6, -7.8), (-4.4, -6.0), (-5.8, -2.0), (-5.6, 2.4)),
        ),
        3,
        0.52,
    )
    return picture
