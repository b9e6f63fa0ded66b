"""The hermit: seventy-two, three-quarter to the left, gaunt, eagle-nosed, a long white beard; he wonders."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve
from art.eyes import Eye, open_eye
from art.franzoesisch.cast.hair import hair
from art.light import comb, line, shade
from art.picture import INK, PAPER, Picture


def hermit() -> Head:
    return Head(_behind(), _face())


def _behind() -> Picture:
    """Thin white hair, straight down his neck."""
    picture = Picture()
    fall = closed(
        (2.0, -7.0), (6.2, -5.0), (7.8, -0.6), (8.0, 4.6), (9.2, 9.0), (10.6, 12.4, 1), (8.0, 12.2), (7.0, 14.0, 1),
        (4.4, 11.0), (3.0, 3.0), (2.0, -3.0),
    )  # fmt: skip
    hair(
        picture, PAPER, fall,
        (((3.4, -5), (5.2, 0), (5.2, 6), (7.0, 13.0)), ((6.4, -3.4), (7.3, 1), (7.4, 6), (9.8, 11.6))), 3, 0.5,
    )  # fmt: skip
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (-2.6, -6.6), (-4.4, -4.4), (-5.0, -2.4), (-4.2, -0.6), (-4.9, 1.2), (-4.5, 2.8), (-3.5, 4.4), (-3.5, 6.6),
        (-3.6, 9.0), (0.4, 10.0), (3.4, 7.6), (4.9, 3.8), (5.4, -1.0), (4.2, -5.4), (0.6, -7.6),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.7, 0, smooth=1.4))
    open_eye(
        picture,
        Eye(-3.1, 0.1, 1.7, 1.3, -1, look=(-0.15, -0.15), tilt=-0.1, lid=0.55, iris=0.5, crease=False, bag=False),
    )
    open_eye(
        picture, Eye(1.0, 0.1, 2.7, 1.45, 1, look=(-0.5, -0.18), tilt=-0.25, lid=0.6, iris=0.58, crease=False, bag=True)
    )
    near = curve((-0.8, -2.4), (0.8, -2.8), (3.4, -1.4))
    picture.add(
        INK, comb(near, 6, 1.2, 0.5, 70, seed=4), line((-0.8, -2.3), (0.8, -2.8), (3.4, -1.3), width=0.6),
        line((-2.0, -2.4), (-3.1, -2.9), (-4.6, -2.0), width=0.75), line((-3.6, -4.3), (-1.0, -4.9), (2.6, -4.1),
        width=0.4), line((-3.0, -5.7), (-0.6, -6.2), (2.0, -5.7), width=0.36), line((2.6, 1.7), (3.4, 2.0), (4.4, 1.5)),
        line((2.9, 0.5), (3.6, 0.3), (4.4, -0.3)),
    )  # fmt: skip
    _nose(picture)
    hollow = closed((0.9, 3.2, 1), (2.2, 3.9), (3.2, 5.6), (3.4, 7.4, 1), (2.3, 6.2), (1.4, 4.6))
    picture.add(INK, hollow)
    _beard(picture)
    ear = closed((4.4, -1.0), (5.8, -1.8), (6.6, -0.4), (6.4, 1.8), (5.5, 3.4), (4.6, 2.4))
    picture.outline(PAPER, ear, 0.45)
    picture.add(INK, line((5.0, -0.4), (5.9, -0.5), (5.8, 1.0), (5.2, 2.0), width=0.42), shade(ear, 0.3, 0, smooth=0.6))
    return picture


def _nose(picture: Picture) -> None:
    """An eagle's, over the far cheek."""
    nose = closed(
        (-1.5, -1.0),
        (-2.9, 0.3),
        (-4.4, 1.9),
        (-5.5, 4.0),
        (-5.1, 5.0),
        (-3.8, 4.9),
        (-2.2, 4.6),
        (-1.2, 3.6),
        (-1.2, 1.2),
    )
    picture.add(PAPER, nose)
    picture.add(
        INK,
        line((-1.8, -1.4), (-2.5, -0.2), (-4.2, 1.5), (-5.2, 3.2), width=0.45),
        line((-5.2, 3.0), (-5.9, 4.4), (-5.1, 5.2), (-3.9, 4.7), (-2.8, 5.1), width=0.55),
        line((-2.6, 5.0), (-1.7, 4.2), (-2.2, 3.2), width=0.5),
        line((-2.2, -1.6), (-2.0, -2.4), (-2.3, -3.2), width=0.45),
        line((-1.2, 5.2), (0.0, 5.4), (0.6, 6.6), width=0.4),
    )


def _beard(picture: Picture) -> None:
    """To the breast in one fall that ends in two points, a moustache over it."""
    mass = closed(
        (4.7, 2.4, 1), (5.4, 6.4), (4.9, 10.4), (5.8, 14.4), (4.6, 18.0), (3.0, 22.6, 1), (1.6, 19.6), (-0.6, 23.6, 1),
        (-2.2, 19.4), (-4.0, 16.4), (-4.0, 12.4), (-4.8, 9.4), (-4.0, 6.6, 1), (-2.0, 8.4), (1.6, 8.2), (3.4, 6.0),
    )  # fmt: skip
    hair(
        picture,
        PAPER,
        mass,
        (((-3.2, 9.0), (-3.0, 13.0), (-1.4, 22.0)), ((4.5, 5.4), (4.4, 12.0), (3.2, 20.6))),
        6,
        0.6,
        seed=5,
    )
    lip = closed((-4.2, 7.0, 1), (-2.8, 6.9), (-1.4, 7.2, 1), (-2.8, 8.2))
    picture.add(INK, lip.buffer(0.3))
    picture.add("rot", lip)
    for shape, way in (
        (closed((-3.0, 5.5, 1), (-4.3, 5.6), (-5.4, 7.2), (-6.4, 10.4, 1), (-4.6, 9.4), (-3.2, 7.0)), ((-3.6, 6.4),
        (-4.6, 7.4), (-5.4, 8.8))), (closed((-3.0, 5.5, 1), (-1.4, 5.6), (0.8, 7.2), (2.0, 11.0, 1), (-0.2, 9.6),
        (-1.8, 7.4), (-3.0, 6.6, 1)), ((-2.0, 6.2), (-0.4, 7.4), (0.9, 9.4))),
    ):  # fmt: skip
        picture.outline(PAPER, shape, 0.42)
        picture.add(INK, line(*way, width=0.45), shade(shape, 0.35, 0, smooth=0.6))
