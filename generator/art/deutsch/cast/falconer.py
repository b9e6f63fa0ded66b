"""The falconer: forty, dark of skin, three-quarter to the right, broad-nosed, full-lipped; calm, he looks far off."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.light import line, lit, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle

SKIN = "braun"


def falconer() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-3.4, 4.6, 1), (-3.2, 9), (-4.8, 13, 1), (3.2, 13, 1), (2.3, 7, 1))
    picture.outline(SKIN, neck, 0.45)
    throat = closed((-2.5, 7.0), (0.5, 9.1), (2.3, 6.8), (3.2, 13), (0.9, 13), (-0.7, 10.3), (-3.0, 8.9))
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    ear = closed((-4.0, -0.5), (-5.0, -1.0), (-5.6, 0.3), (-5.1, 2.1), (-4.3, 2.8), (-3.8, 1.4))
    picture.outline(SKIN, ear, 0.45)
    picture.add(INK, line((-4.3, 0.1), (-5.0, 0.3), (-4.6, 1.6)))
    form = closed(
        (3.0, -5.9), (3.6, -3.6), (4.0, -1.6), (3.5, -0.3), (4.1, 1.0), (4.1, 2.5), (3.6, 4.1), (3.5, 5.7), (2.9, 7.8),
        (1.4, 8.7), (-0.7, 8.4), (-3.0, 6.4), (-4.1, 3.4), (-4.4, -0.7), (-3.6, -5.2), (-0.2, -7.1),
    )  # fmt: skip
    picture.outline(SKIN, form, 0.45)
    picture.add(INK, shade(form, 0.6, 0, smooth=1.2))
    open_eye(picture, Eye(-1.1, 0.2, 2.5, 1.15, -1, look=(0.45, 0), lid=0.6, iris=0.55, crease=False, bag=False))
    open_eye(picture, Eye(2.5, 0.15, 1.6, 1.1, 1, look=(0.2, 0), lid=0.55, iris=0.48, crease=False, bag=False))
    picture.add(
        INK,
        line((0.3, -1.4), (-1.2, -2.1), (-3.1, -1.2), width=0.75),
        line((1.6, -1.5), (2.5, -2.1), (3.6, -1.4), width=0.6),
        closed((3.3, 2.5), (3.4, 3.4), (2.3, 3.7), (1.1, 3.7), (0.1, 3.4), (0.1, 2.7), (0.9, 3.2), (2.2, 3.1)),
        line((0.9, -0.6), (1.1, 0.8), (0.6, 2.0)),
        line((-0.9, 3.2), (-1.8, 4.4), (-1.9, 5.4)),
    )
    picture.add(
        PAPER,
        line((1.8, 0.8), (2.1, 1.7), (2.6, 2.4), width=0.45),
        line((-3.2, 1.6), (-2.1, 2.1), (-1.0, 1.8), width=0.5),
        line((-2.2, -3.6), (-0.2, -4.2), (1.8, -3.9), width=0.5),
        lit(form, 0.7, 0.5, least=0.55),
    )
    _mouth_and_beard(picture)
    _ring(picture)
    return picture


def _mouth_and_beard(picture: Picture) -> None:
    """Full lips, a cropped beard that keeps to the jaw; lights in it like seeds."""
    beard = closed(
        (-4.2, 1.6), (-3.2, 3.8), (-1.8, 5.6), (-0.2, 7.2), (1.6, 7.4), (3.0, 6.6), (3.4, 7.8), (1.7, 9.4), (-0.5, 9.2),
        (-3.0, 7.2), (-4.5, 4.4),
    )  # fmt: skip
    picture.add(INK, beard)
    spots = ((-3.5, 4.2), (-2.9, 5.6), (-2.0, 6.4), (-1.4, 7.6), (-0.2, 8.2), (1.0, 8.5), (2.1, 8.1))
    picture.add(PAPER, [circle(x, y, 0.22) for x, y in spots])
    lips = closed(
        (-0.5, 5.1, 1), (0.8, 4.5), (1.8, 4.7), (2.5, 4.5), (3.3, 5.0, 1), (2.5, 6.1), (1.5, 6.3), (0.4, 6.0)
    )  # fmt: skip
    picture.add(INK, lips.buffer(0.3))
    picture.add("rot", lips)
    picture.add(INK, line((-0.8, 5.15), (0.8, 5.2), (1.7, 5.35), (3.3, 5.0), width=0.42))


def _ring(picture: Picture) -> None:
    picture.outline("ocker", circle(-4.6, 4.0, 1.0).difference(circle(-4.6, 4.0, 0.45)), 0.36)
