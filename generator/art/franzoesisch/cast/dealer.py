"""The dealer: forty, three-quarter to the right, a boxer's nose, a tooth of gold; he winks, for you are in it too."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, rectangle

BEARD = ((-3.0, 6.4), (-1.6, 7.6), (-0.4, 8.8), (1.2, 9.2), (2.6, 8.8))
"""Where a stubble stands."""


def dealer() -> Head:
    neck = Picture()
    throat = closed((-4.2, 4, 1), (-4.4, 9), (-6.4, 13.4, 1), (4.6, 13.4, 1), (2.6, 9), (2.4, 5, 1))
    neck.outline(PAPER, throat, 0.45)
    neck.add(
        INK, closed((-4.4, 6.6), (-1.2, 9.6), (2.4, 8.6), (3.4, 11.0), (0.6, 11.4), (-2.8, 10.2)).intersection(throat)
    )
    return Head(neck, _face())


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (2.4, -6.6), (4.1, -4.8), (4.9, -2.8), (4.2, -1.2), (5.1, 0.4), (5.3, 2.4), (4.7, 4.2), (4.9, 6.0), (4.4, 8.0),
        (2.8, 9.6), (0.4, 9.8), (-2.4, 8.6), (-4.4, 5.8), (-5.2, 2.2), (-5.2, -2.4), (-3.8, -5.8), (-0.6, -7.4),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.5, 0, smooth=1.2), [circle(x, y, 0.22) for x, y in BEARD])
    eye = Eye(-1.4, 0.0, 3.1, 1.8, -1, (-0.2, -0.05), 0.1, 0.66, iris=0.68, crease=False, bag=True)
    open_eye(picture, eye)
    picture.add(
        INK, line((0.4, -2.6), (-1.0, -4.2), (-3.8, -2.6), width=0.95, peak=0.4),
        line((2.2, 0.2), (3.2, 1.0), (4.5, 0.3), width=0.75), line((2.0, -1.5), (3.2, -2.0), (4.5, -1.4), width=0.85),
        line((1.2, -1.2), (1.5, 0.2), (2.6, 1.6), (3.8, 2.7), (3.9, 3.5), (3.0, 3.8), width=0.55, peak=0.75),
        line((1.7, 4.0), (0.8, 3.6), (0.9, 2.7), width=0.5), line((2.0, 3.7), (2.5, 3.4), (2.9, 3.6), width=0.42),
        line((-0.6, 2.8), (-1.9, 3.9), (-2.2, 5.6), width=0.55), line((-3.4, 1.8), (-3.3, 3.2), (-3.7, 4.4),
        width=0.42),
    )  # fmt: skip
    _grin(picture)
    return picture


def _grin(picture: Picture) -> None:
    """All on one side, and full of teeth."""
    mouth = closed(
        (-1.6, 4.6, 1), (0.8, 5.3), (2.8, 5.3), (4.3, 4.8, 1), (3.8, 6.3), (2.4, 7.2), (0.4, 6.9), (-0.9, 5.9)
    )
    picture.add("rot", mouth.buffer(0.75).intersection(rectangle(-3, 5.9, 6, 9)))
    picture.add(INK, mouth.buffer(0.28))
    picture.add(PAPER, mouth)
    picture.add("ocker", rectangle(1.3, 4.6, 2.6, 7.4).intersection(mouth))
    picture.add(INK, [rectangle(x - 0.19, 4, x + 0.19, 8).intersection(mouth) for x in (0.0, 1.3, 2.6)])
    picture.add(INK, line((0.8, 8.6), (1.8, 8.8), (2.7, 8.5), width=0.4))
