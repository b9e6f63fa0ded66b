"""The fool: of no age, in profile to the right, chin and nose bent toward each other, his cheek blown up."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, rectangle


def fool() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-4.6, 5, 1), (-4.4, 13, 1), (2.4, 13, 1), (1.6, 8, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed((-1.0, 7.6), (2.0, 8.0), (2.8, 13.2), (-1.4, 13.2), (-2.0, 10.0))
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    """The light comes from behind him: shadow lies on brow, nose and chin, the blown cheek keeps the sun."""
    picture = Picture()
    form = closed(
        (1.0, -7.0), (3.2, -5.4), (4.4, -3.0), (4.7, -1.6), (4.1, -0.6), (5.2, 0.8), (6.6, 2.6), (7.2, 4.4), (6.4, 4.6),
        (5.4, 3.9), (4.7, 4.2), (4.6, 5.0, 1), (4.9, 5.4), (4.5, 6.0), (5.6, 7.2), (6.2, 8.6), (5.4, 9.6), (3.8, 9.4),
        (1.8, 8.8), (-1.6, 7.4), (-4.6, 4.2), (-5.2, -0.6), (-4.4, -5.0), (-1.6, -7.2),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    below = rectangle(-9, 5.6, 9, 12)
    picture.add(
        INK, shade(form, 0.55, 1.2, 0.95, 0.5, smooth=1.4).intersection(below), shade(form, 0.4, 0).difference(below)
    )
    cheek = circle(1.0, 4.6, 2.7)
    picture.add(INK, shade(cheek, 0.6, 0), line((-1.2, 2.6), (0.6, 1.7), (2.6, 2.2), width=0.45))
    picture.add(
        INK, line((4.5, 5.4), (3.6, 5.0), (3.2, 4.3), width=0.5), line((4.4, 5.6), (3.8, 6.2), (3.3, 6.3), width=0.42)
    )
    picture.add(
        INK,
        line((1.0, -0.2), (2.3, 0.75), (3.7, 0.2), width=0.75),
        line((1.4, 1.0), (2.3, 1.5), (3.2, 1.2)),
        line((0.3, -0.5), (-0.3, -0.9), (-0.6, -1.4)),
        line((0.2, 0.2), (-0.5, 0.2), (-1.0, 0.0)),
        line((0.2, 0.8), (-0.4, 1.1), (-0.9, 1.2)),
        line((0.8, -2.2), (2.4, -3.4), (4.3, -2.6), width=0.7),
        line((5.2, 3.6), (4.8, 2.9), (5.3, 2.4), width=0.42),
        line((-0.2, -4.3), (1.6, -4.9), (3.0, -4.4)),
    )
    return picture
