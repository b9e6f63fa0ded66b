"""The ensign: twenty-two, in profile to the left, chin up, nose up, pleased with himself; he looks down on us all."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve, flow
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle

HAIR = "braun"


def ensign() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    """Stretched, with its apple."""
    picture = Picture()
    neck = closed(
        (-1.8, 8, 1), (-1.3, 9.6), (-2.0, 10.8), (-1.7, 12), (-2.6, 14, 1), (5.6, 14, 1), (4.8, 9), (4.4, 4, 1)
    )
    picture.outline(PAPER, neck, 0.45)
    throat = closed((-1.6, 8.8), (0.8, 8.6), (3.0, 6.2), (4.4, 8), (5.6, 14.2), (3.8, 14.2), (2.2, 10.6), (-0.4, 10.2))
    picture.add(INK, throat.intersection(neck))
    return picture


def _skin() -> Geometry:
    return closed(
        (-1.2, -7.0), (-3.2, -5.4), (-4.3, -3.4), (-4.4, -2.0), (-3.9, -0.9), (-4.6, 0.4), (-5.8, 1.3), (-6.6, 1.5),
        (-6.7, 2.4), (-5.9, 3.2), (-4.9, 3.6, 1), (-4.9, 4.2), (-5.6, 4.7), (-5.5, 5.4), (-4.7, 5.7, 1), (-5.3, 6.2),
        (-5.0, 7.0), (-4.3, 7.3), (-4.9, 8.2), (-4.9, 9.3), (-3.9, 10.0), (-2.2, 9.8), (0.4, 8.6), (2.8, 6.4),
        (4.2, 3.2), (4.8, -1), (4.0, -5), (1.6, -7.6),
    )  # fmt: skip


def _face() -> Picture:
    picture = Picture()
    back = closed(
        (0.6, -6.8), (4.6, -6.2), (7.2, -2.6), (7.8, 2.2), (7.4, 6.4), (9.0, 9.0), (10.2, 9.4, 1), (7.4, 11.0),
        (4.2, 10.2), (2.6, 4), (0, 0),
    )  # fmt: skip
    picture.outline(HAIR, back, 0.45)
    picture.add(INK, line((5.4, 4.6), (5.8, 7.8), (7.6, 9.8), width=0.5), shade(back, 0.5, 0))
    form = _skin()
    picture.outline(PAPER, form, 0.45)
    jaw = closed((-4.6, 8.4), (-1, 6.4, 1), (5.4, 2.4, 1), (6, 11, 1), (-4, 11, 1))
    picture.add(INK, shade(form, 0.6, 1.2, 0.95, 0.5, smooth=1.3).intersection(jaw))
    _eye(picture)
    picture.add(
        INK, line((-4.7, 3.1), (-4.1, 3.0), (-3.9, 2.2), (-4.4, 1.6), width=0.46), line((-6.1, 2.6), (-5.5, 2.3),
        (-5.1, 2.7), width=0.42), line((-3.2, 3.0), (-2.5, 4.2), (-2.9, 5.2), width=0.42), line((-0.6, 3.2), (0.2, 4.4),
        (-0.1, 5.8), width=0.42),
    )  # fmt: skip
    picture.add("rot", closed((-5.2, 5.1), (-4.8, 4.5), (-3.0, 5.4, 1), (-4.4, 5.9)),
                closed((-4.8, 5.9, 1), (-3.2, 5.9, 1), (-4.0, 6.8), (-4.9, 6.6)))  # fmt: skip
    picture.add(INK, line((-5.0, 5.7), (-4.0, 5.8), (-2.8, 5.6), (-2.2, 5.0), width=0.46))
    _beard(picture)
    _hair(picture)
    return picture


def _eye(picture: Picture) -> None:
    """Under a lid that is too proud to rise."""
    ball = closed((-4.0, 0.4, 1), (-3.2, -0.6), (-1.9, -0.5), (-1.0, 0.3, 1), (-2.2, 0.8))
    picture.add(INK, ball.buffer(0.32))
    picture.add(PAPER, ball)
    picture.add(INK, circle(-3.1, 0.4, 0.62).intersection(ball.buffer(0.05)))
    lid = closed((-4.2, 0.2, 1), (-3.3, -1.2), (-1.8, -1.1), (-0.6, 0.2, 1), (-1.8, -0.1), (-3.2, 0.0))
    picture.add(INK, lid.buffer(0.1))
    picture.add(
        PAPER, closed((-3.9, -0.3, 1), (-3.2, -1.0), (-1.9, -0.95), (-1.1, -0.3, 1), (-2.0, -0.55), (-3.1, -0.5))
    )
    picture.add(INK, line((-4.3, -2.0), (-3.0, -3.1), (-0.8, -2.2), width=0.7, peak=0.35),
                line((-3.3, 1.6), (-2.3, 1.7), (-1.3, 1.2), width=0.36))  # fmt: skip


def _beard(picture: Picture) -> None:
    """A little moustache that curls up, and a tuft under the lip: both still new."""
    for shape in (
        closed(
            (-5.2, 4.1, 1), (-3.9, 3.6), (-2.4, 4.2), (-1.2, 3.9), (-0.9, 2.6, 1), (-0.1, 4.0), (-1.3, 5.2), (-3.2, 5.0)
        ),
        closed((-4.6, 7.6), (-3.6, 8.6), (-2.7, 9.6), (-3.4, 11.4), (-5.8, 12.8, 1), (-5.6, 10.0)),
    ):
        picture.outline(HAIR, shape, 0.36)
    picture.add(PAPER, line((-4.6, 9.2), (-4.3, 10.3), (-4.7, 11.4), width=0.4))


def _hair(picture: Picture) -> None:
    """Bobbed, combed over the ear, its ends turned out."""
    shape = closed(
        (-1.2, -6.6), (0.6, -4.0), (0.8, -0.8), (0.2, 2.4), (1.2, 5.4), (0.4, 8.2), (-1.2, 9.2, 1), (1.8, 10.2),
        (4.6, 9.0), (5.8, 5.4), (6.0, 0), (4.8, -5),
    )  # fmt: skip
    picture.outline(HAIR, shape, 0.45)
    one = curve((0.8, -5.8), (1.9, -1.4), (1.6, 2.6), (2.2, 5.6), (1.2, 9.2))
    other = curve((3.6, -5.6), (5.0, -1), (4.8, 3), (5.0, 6.0), (3.4, 8.8))
    picture.add(INK, flow(one, other, 2, 0.55, start=0.05, end=0.95), shade(shape, 0.5, 0))
