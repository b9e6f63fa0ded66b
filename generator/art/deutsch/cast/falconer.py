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
    neck = closed((-3.9, 5.3, 1), (-3.7, 10.4), (-5.6, 15.1, 1), (3.7, 15.1, 1), (2.7, 8.1, 1))
    picture.outline(SKIN, neck, 0.45)
    throat = closed((-2.9, 8.1), (0.6, 10.6), (2.7, 7.9), (3.7, 15.1), (1.0, 15.1), (-0.8, 11.9), (-3.5, 10.3))
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    ear = closed((-4.6, -0.6), (-5.8, -1.2), (-6.5, 0.3), (-5.9, 2.4), (-5.0, 3.2), (-4.4, 1.6))
    picture.outline(SKIN, ear, 0.45)
    picture.add(INK, line((-5.0, 0.1), (-5.8, 0.3), (-5.3, 1.9)))
    form = closed(
        (3.5, -6.8), (4.2, -4.2), (4.6, -1.9), (4.1, -0.3), (4.8, 1.2), (4.8, 2.9), (4.2, 4.8), (4.1, 6.6), (3.4, 9.0),
        (1.6, 10.1), (-0.8, 9.7), (-3.5, 7.4), (-4.8, 3.9), (-5.1, -0.8), (-4.2, -6.0), (-0.2, -8.2),
    )  # fmt: skip
    picture.outline(SKIN, form, 0.45)
    picture.add(INK, shade(form, 0.6, 0, smooth=1.2))
    near = Eye(-1.3, 0.2, 2.9, 1.15, -1, (0.55, 0.05), 0.1, 0.78, iris=0.62, crease=False, bag=False)
    far = Eye(2.9, 0.1, 1.8, 1.1, 1, (0.3, 0.05), 0.1, 0.7, iris=0.52, crease=False, bag=False)
    open_eye(picture, near)
    open_eye(picture, far)
    picture.add(
        INK,
        line((0.5, -1.9), (-1.4, -3.0), (-4.0, -1.6), width=0.85, peak=0.35),
        line((1.9, -2.0), (3.0, -2.9), (4.3, -2.0), width=0.7, peak=0.35),
        closed(
            (3.9, 2.6), (4.2, 3.6), (3.2, 4.4), (2.2, 4.2), (1.2, 4.5), (0.0, 4.0), (-0.1, 2.9), (0.8, 3.7), (2.6, 3.7)
        ),
        line((0.9, -0.8), (1.1, 1.0), (0.4, 2.4), width=0.42),
        line((-0.9, 3.4), (-2.0, 4.6), (-2.3, 6.2), width=0.5),
    )
    picture.add(
        PAPER,
        line((1.9, -0.6), (2.3, 1.2), (2.9, 2.8), width=0.85, peak=0.75),
        line((-4.2, 1.9), (-2.9, 2.9), (-1.2, 2.6), width=0.8),
        line((-2.9, -3.9), (-1.0, -4.5), (1.0, -4.2), width=0.6),
        line((0.8, 8.0), (1.8, 8.4), (2.7, 8.0), width=0.5),
        lit(form, 0.75, 0.7, least=0.45),
    )
    _mouth_and_beard(picture)
    _ring(picture)
    return picture


def _mouth_and_beard(picture: Picture) -> None:
    """Full lips, a cropped beard that keeps to the jaw; lights in it like seeds."""
    beard = closed(
        (-4.9, 1.9), (-3.7, 4.4), (-2.1, 6.5), (-0.2, 8.4), (1.9, 8.6), (3.5, 7.7), (3.9, 9.0), (2.0, 10.9),
        (-0.6, 10.7), (-3.5, 8.4), (-5.2, 5.1),
    )  # fmt: skip
    picture.add(INK, beard)
    spots = ((-4.1, 4.9), (-3.4, 6.5), (-2.3, 7.4), (-1.6, 8.8), (-0.2, 9.5), (1.2, 9.9), (2.4, 9.4))
    picture.add(PAPER, [circle(x, y, 0.3) for x, y in spots])
    lips = closed(
        (-0.2, 5.9, 1), (0.9, 5.4), (2.1, 5.6), (2.9, 5.4), (3.6, 5.8, 1), (2.9, 6.8), (1.7, 7.0), (0.6, 6.7)
    )  # fmt: skip
    picture.add(INK, lips.buffer(0.3))
    picture.add("rot", lips)
    picture.add(INK, line((-0.6, 6.0), (0.9, 6.0), (2.0, 6.15), (3.8, 5.8), width=0.42))


def _ring(picture: Picture) -> None:
    picture.outline("ocker", circle(-5.3, 4.6, 1.0).difference(circle(-5.3, 4.6, 0.45)), 0.36)
