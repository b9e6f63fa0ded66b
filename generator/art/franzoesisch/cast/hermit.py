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
    """Thin white hair that the wind takes behind him, in locks, the lowest first."""
    picture = Picture()
    for shape, ways in (
        (closed((3.6, -3.4), (7.0, -1.4), (10.0, -2.2), (12.6, -5.2, 1), (12.4, -0.6), (9.4, 2.4), (4.6, 2.6)),
         (((5.2, -1.2), (8.6, -0.4), (11.4, -2.6)), ((5.6, 1.4), (8.6, 1.4), (11.0, -0.4)))),
        (closed((3.2, 0.4), (7.2, 3.4), (10.6, 3.2), (14.0, 0.6, 1), (12.8, 5.0), (9.2, 7.4), (3.8, 6.4)),
         (((5.2, 3.4), (9.0, 4.8), (12.2, 2.8)), ((5.4, 5.2), (8.8, 6.2), (11.6, 4.6)))),
    ):  # fmt: skip
        hair(picture, PAPER, shape, ways, 2, 0.5)
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
    picture.add(INK, hollow, comb(curve((3.6, 4.4), (4.1, 3.0), (4.4, 1.6)), 3, 1.1, 0.45, -70, seed=3))
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
    """The wind has it over his shoulder in three points, a moustache over it."""
    mass = closed(
        (4.7, 2.4, 1), (5.2, 6.0), (7.6, 8.8), (11.0, 9.2), (14.4, 6.8, 1), (14.0, 10.2), (11.6, 12.6), (15.8, 12.0, 1),
        (14.0, 15.4), (10.4, 16.6), (13.2, 17.8, 1), (9.2, 19.6), (4.4, 18.6), (0.0, 15.8), (-3.2, 12.4), (-4.8, 9.0),
        (-4.0, 6.6, 1), (-2.0, 8.4), (1.6, 8.2), (3.4, 6.0),
    )  # fmt: skip
    picture.outline(PAPER, mass, 0.45)
    for way, width in (
        (((-3.4, 9.8), (-0.6, 13.4), (4.4, 16.6), (9.6, 18.2)), 0.6),
        (((-1.8, 10.2), (1.4, 13.4), (5.8, 15.6), (8.6, 16.2)), 0.7),
        (((0.6, 10.8), (3.6, 12.8), (7.4, 14.2), (10.2, 14.2)), 0.8),
        (((2.4, 10.2), (5.6, 11.8), (9.0, 12.4), (11.8, 11.4)), 0.9),
        (((4.2, 6.6), (6.2, 9.4), (9.2, 10.6), (12.4, 9.0)), 0.7),
        (((7.0, 17.6), (9.4, 17.9), (11.4, 17.8)), 0.45), (((8.6, 15.0), (11.6, 15.0), (13.8, 13.4)), 0.5),
    ):  # fmt: skip
        picture.add(INK, line(*way, width=width))
    under = closed((-2.6, 7.4, 1), (0.0, 9.3), (3.6, 10.1), (6.8, 8.8, 1), (4.2, 11.2), (0.4, 10.8), (-2.0, 9.4))
    picture.add(INK, shade(mass, 0.6, 0), under)
    lip = closed((-4.2, 7.0, 1), (-2.8, 6.9), (-1.4, 7.2, 1), (-2.8, 8.2))
    picture.add(INK, lip.buffer(0.3))
    picture.add("rot", lip)
    for shape, way in (
        (closed((-3.0, 5.5, 1), (-4.3, 5.6), (-5.0, 7.0), (-3.6, 9.2), (-0.6, 10.6, 1), (-2.4, 8.4), (-3.0, 6.8)),
         ((-3.7, 6.4), (-3.9, 7.4), (-2.8, 8.9))),
        (closed((-3.0, 5.5, 1), (-1.2, 5.2), (1.2, 6.4), (4.0, 8.0), (7.2, 7.8, 1), (4.6, 10.0), (0.6, 9.4),
                (-1.8, 7.4), (-3.0, 6.6, 1)), ((-2.0, 6.1), (0.2, 7.2), (3.2, 8.8))),
    ):  # fmt: skip
        picture.outline(PAPER, shape, 0.42)
        picture.add(INK, line(*way, width=0.45), shade(shape, 0.35, 0, smooth=0.6))
