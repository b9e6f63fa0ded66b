"""The juggler: sixteen, in profile to the left, his head thrown back; a ball stands on his snub nose."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.franzoesisch.cast.hair import hair
from art.joints import moved
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, placed

BACK = placed(0, 0, 56, 1.12)
"""What throws his head back; it is turned before it is shaded."""
NOSE = moved([(-7.4, 1.4), (0, 0)], BACK)[0]


def juggler() -> Head:
    neck = Picture()
    throat = closed(
        (-7.0, 4.0, 1), (-4.0, 8.0), (-3.0, 11.6), (-1.6, 13.2), (1.2, 13.8), (4.2, 13.0), (5.2, 9.6), (6.4, 3.0, 1)
    )
    neck.outline(PAPER, throat, 0.45)
    cast = closed(
        (-6.0, 4.8, 1), (-1.4, 8.2), (3.0, 7.8), (6.4, 5.0, 1), (6.4, 15.6, 1), (2.0, 13.6), (3.0, 11.0), (-1.0, 10.2)
    )
    neck.add(INK, cast.intersection(throat), line((-2.2, 10.6), (-3.0, 11.4), (-2.2, 12.2), width=0.42))
    return Head(neck, _face())


def _back(*points: Point) -> Geometry:
    return BACK(closed(*points))


def _cut(*points: Point, width: float = 0.45) -> Geometry:
    return line(*moved(points, BACK), width=width)


def _face() -> Picture:
    picture = Picture()
    form = _back(
        (-0.6, -7.4), (-3.2, -6.2), (-4.6, -3.8), (-4.7, -2.0), (-4.1, -0.4), (-4.8, 0.5), (-6.4, 0.6), (-7.5, 1.4),
        (-7.0, 2.9), (-5.0, 3.6, 1), (-4.9, 4.3), (-5.6, 4.9), (-5.4, 5.5), (-4.4, 5.8, 1), (-5.1, 6.4), (-4.9, 7.0),
        (-4.3, 7.5), (-4.6, 8.4), (-3.8, 9.6), (-2.4, 9.8), (0.6, 8.8), (3.6, 6.4), (5.4, 3.0), (5.8, -2.0),
        (4.4, -6.4),
        (2.0, -7.8),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.6, 0, smooth=1.2))
    eye = Picture()
    open_eye(
        eye, Eye(-2.7, 0.0, 2.7, 2.2, 1, look=(-0.72, -0.05), tilt=0.0, lid=0.62, iris=0.72, crease=False, bag=False)
    )
    picture.put(eye, BACK)
    picture.add(
        INK, _cut((-4.3, -3.2), (-3.0, -4.1), (-0.8, -3.2), width=0.75),
        _cut((-5.2, 1.9), (-4.6, 2.5), (-4.7, 3.2), width=0.45), _cut((-1.2, 5.0), (-0.4, 5.8), (-0.8, 7.2), width=0.5),
    )  # fmt: skip
    mouth = _back((-5.2, 5.6, 1), (-4.2, 5.4), (-2.6, 5.0), (-1.5, 4.6, 1), (-2.0, 6.0), (-3.4, 6.8), (-4.8, 6.6))
    picture.add(INK, mouth.buffer(0.28).intersection(form.buffer(0.1)))
    tongue = _back((-3.4, 5.6, 1), (-2.2, 5.2, 1), (-1.7, 6.6), (-2.2, 7.9), (-3.2, 7.9), (-3.7, 6.8))
    picture.outline("rot", tongue, 0.42)
    picture.add("rot", _back((-0.8, 1.3, 1), (0.3, 2.9, 1), (-0.8, 4.5, 1), (-1.9, 2.9, 1)))
    locks = _back(
        (-3.8, -5.4, 1), (-2.4, -3.8), (-0.2, -4.2, 1), (1.0, -2.2), (1.0, -0.2, 1), (4.0, -0.6), (4.8, 3.6),
        (4.4, 6.8, 1),
        (7.4, 4.6), (7.0, -1.0), (5.0, -6.4), (2.0, -8.2), (-2.0, -7.6),
    )  # fmt: skip
    fore, hind = ((-2.6, -5.2), (0.8, -4.8), (3.0, -1.0)), ((0.4, -7.0), (5.2, -4.0), (6.0, 3.6))
    hair(picture, "ocker", locks, (moved(fore, BACK), moved(hind, BACK)), 4, 0.5)
    ear = _back((1.6, 0.2), (2.8, -1.0), (4.4, 0.0), (4.2, 2.2), (3.0, 3.6), (2.2, 2.6))
    picture.outline(PAPER, ear, 0.45)
    picture.add(INK, _cut((2.5, 0.6), (3.4, 0.3), (3.4, 1.6), (2.8, 2.4), width=0.42), shade(ear, 0.3, 0, smooth=0.6))
    return picture
