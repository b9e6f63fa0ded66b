"""The ensign: twenty-five, in profile to the left, chin up, nose up; he looks down it under a heavy lid."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve, flow
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, rectangle

HAIR = "braun"


def ensign() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-2.2, 8, 1), (-1.6, 10), (-2.2, 14, 1), (5.0, 14, 1), (4.6, 9), (4.2, 4, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed((-2.4, 9.0), (0.6, 8.4), (3.0, 6.2), (4.4, 8), (5.2, 14.2), (3.4, 14.2), (2.0, 10.6), (-1.8, 10.8))
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    back = closed(
        (0.6, -6.8),
        (4.6, -6.0),
        (7.0, -2.4),
        (7.4, 2.4),
        (6.6, 7.2),
        (7.8, 9.6),
        (5.4, 10.4),
        (3.4, 8.6),
        (2.6, 4),
        (0, 0),
    )
    picture.outline(HAIR, back, 0.45)
    form = closed(
        (-1.5, -6.4), (-3.4, -4.6), (-4.2, -2.6), (-4.5, -1.4), (-4.1, -0.5), (-5.0, 0.9), (-6.5, 2.0), (-6.7, 2.8),
        (-5.7, 3.5, 1), (-4.9, 3.6), (-4.9, 4.3), (-5.5, 4.9), (-5.3, 5.5, 1), (-4.6, 5.7), (-5.2, 6.2), (-5.0, 7.0),
        (-4.4, 7.4), (-5.0, 8.3), (-4.8, 9.5), (-3.6, 10.3), (-1.8, 9.9), (0.6, 8.5), (2.8, 6.4), (4.2, 3.4), (4.8, -1),
        (4.0, -5), (1.6, -7.2),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    before = rectangle(-9, -9, -3.4, 9)
    picture.add(INK, shade(form, 0.6, 1.0, 0.95, 0.5, smooth=1.3).difference(before))
    picture.add(
        INK,
        line((-3.9, -1.9), (-2.6, -2.5), (-0.9, -1.7), width=0.7),
        closed((-3.9, 0.2, 1), (-2.9, -0.7), (-1.1, -0.1, 1), (-2.4, 0.35)),
        line((-4.0, 0.2), (-2.8, -0.7), (-0.8, 0.1), width=0.5),
        circle(-3.0, 0.35, 0.5),
        line((-3.4, 1.1), (-2.4, 1.2), (-1.5, 0.8)),
        line((-5.0, 2.9), (-4.7, 2.3), (-4.2, 2.8), width=0.45),
        line((-3.4, 3.2), (-2.7, 3.9), (-2.4, 4.6), width=0.36),
    )
    lip = closed((-5.3, 5.6, 1), (-4.4, 5.7), (-3.2, 6.2, 1), (-4.0, 6.8), (-5.0, 6.9))
    picture.add(INK, lip.buffer(0.3))
    picture.add("rot", lip)
    _beard(picture)
    _hair(picture)
    return picture


def _beard(picture: Picture) -> None:
    """A moustache turned up at both ends, a tuft on the chin."""
    for shape in (
        closed((-5.3, 4.5, 1), (-6.8, 5.0), (-8.4, 3.4, 1), (-7.6, 5.6), (-5.9, 6.1)),
        closed(
            (-5.4, 4.4, 1), (-3.8, 4.1), (-2.2, 5.0), (-0.7, 4.9), (0.5, 3.0, 1), (0.5, 5.4), (-1.2, 6.6), (-3.4, 6.0)
        ),
        closed((-5.5, 8.0), (-4.2, 8.7), (-2.4, 9.7), (-2.9, 11.8), (-5.2, 14.4, 1), (-5.9, 11.4)),
    ):
        picture.outline(HAIR, shape, 0.36)
    picture.add(PAPER, line((-4.2, 4.9), (-2.6, 5.6), (-1.2, 5.7)), line((-4.7, 9.3), (-4.6, 10.8), (-5.0, 12.2)))


def _hair(picture: Picture) -> None:
    """Bobbed, combed forward over the ear, its ends turned out."""
    shape = closed(
        (-1.2, -6.6),
        (0.4, -3.4),
        (0.2, -0.6),
        (0.9, 3.0),
        (0.6, 6.2),
        (-0.2, 7.8, 1),
        (2.4, 8.6),
        (4.8, 7.4),
        (5.6, 3),
        (5.8, -2),
        (4.0, -6),
    )
    picture.outline(HAIR, shape, 0.45)
    one, other = (
        curve((0.4, -5.8), (1.6, -1), (1.8, 3), (1.0, 7.4)),
        curve((3.6, -5.6), (5.0, -1), (4.8, 3), (3.8, 7.2)),
    )
    picture.add(INK, flow(one, other, 3, 0.45, start=0.06, end=0.94), shade(shape, 0.5, 0))
    picture.add(
        PAPER,
        line((1.0, -4.6), (1.6, -2.4), (1.7, 0.4), width=0.45),
        line((2.6, -4.8), (3.3, -2.6), (3.4, -0.6), width=0.4),
    )
