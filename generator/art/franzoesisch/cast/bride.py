"""The bride: nineteen, in profile to the left, a straight little nose, lids lowered; she breathes in her rose."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.franzoesisch.cast.hair import hair
from art.franzoesisch.cast.lids import lowered
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import rectangle


def bride() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    """Long and bare, to the breast."""
    picture = Picture()
    neck = closed(
        (-1.6, 8.4, 1), (-1.2, 11.0), (-2.0, 13.4), (-3.2, 16.2), (-2.4, 19, 1), (9.6, 19, 1), (10.4, 14.4),
        (6.6, 11.6), (5.0, 8.0), (4.8, 3, 1),
    )  # fmt: skip
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (-2.0, 9.4), (0.6, 9.0), (3.0, 6.8), (4.9, 3.6), (5.4, 9.0), (7.4, 12.2), (4.8, 11.6), (2.4, 9.8), (-1.0, 10.8)
    )
    picture.add(INK, throat.intersection(neck), line((0.6, 15.2), (1.2, 13.6), (0.9, 12.0), width=0.4))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (-1.4, -7.0), (-3.4, -5.6), (-4.6, -3.6), (-4.8, -2.0), (-4.6, -0.8), (-5.1, 0.7), (-6.1, 2.3), (-6.2, 3.1),
        (-5.6, 3.6), (-4.9, 3.9, 1), (-4.7, 4.6), (-5.3, 5.3), (-5.1, 5.9, 1), (-4.4, 6.1), (-4.9, 6.6), (-4.7, 7.3),
        (-4.1, 7.7), (-4.5, 8.6), (-3.9, 9.5), (-2.4, 9.9), (0.0, 9.0), (2.6, 6.6), (4.4, 3.4), (5.0, -1.0),
        (4.0, -5.4), (1.4, -7.6),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.45, 0, smooth=1.2).difference(rectangle(-9, -9, -3.2, 9)))
    lowered(picture, -2.7, 0.6, 2.6, 1)
    picture.add(
        INK,
        line((-4.4, -1.7), (-3.0, -2.5), (-0.9, -1.6), width=0.55, peak=0.35),
        line((-5.0, 3.7), (-4.5, 3.5), (-4.4, 3.0), (-4.7, 2.7), width=0.4),
        line((-5.6, 3.4), (-5.2, 3.3)),
        line((-4.0, 8.0), (-3.4, 7.9), (-2.9, 8.2), width=0.36),
    )  # fmt: skip
    picture.add(
        "rot",
        closed((-5.2, 5.4), (-4.6, 5.0), (-2.9, 6.0, 1), (-4.1, 6.1), (-4.6, 6.0)),
        closed((-4.6, 6.2, 1), (-3.0, 6.2, 1), (-3.7, 7.0), (-4.5, 7.2)),
    )
    picture.add(INK, line((-5.0, 6.0), (-4.2, 6.2), (-2.8, 6.1), (-2.3, 5.8), width=0.42))
    temple = closed(
        (-2.6, -7.0, 1),
        (-0.6, -5.0),
        (1.2, -2.4),
        (2.0, 0.6),
        (2.0, 3.4),
        (3.4, 6.0, 1),
        (5.2, 3.0),
        (5.4, -2.0),
        (3.0, -7.0),
        (0.0, -8.2),
    )
    ways = ((-1.0, -6.6), (1.6, -3.4), (2.6, 0.6), (3.0, 4.4)), ((0.6, -7.2), (3.4, -4.0), (4.6, 0.0), (4.2, 3.6))
    hair(picture, "ocker", temple, ways, 3, 0.5)
    return picture
