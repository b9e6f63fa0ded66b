"""The falcon's boy: seventeen, in profile to the right, snub-nosed and freckled, tousled; he shouts for his cap."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.franzoesisch.cast.hair import hair
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, rectangle

HAIR = "ocker"


def falconboy() -> Head:
    return Head(_behind(), _face())


def _behind() -> Picture:
    picture = Picture()
    neck = closed((0.8, 8.4, 1), (1.0, 12.2, 1), (-5.8, 13.4, 1), (-5.2, 9), (-5.4, 3, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (1.4, 10.4), (-1.0, 9.6), (-3.4, 6.8), (-5.4, 3), (-6.2, 17.2), (-4.0, 17.2), (-2.8, 12.0), (0.8, 12.2)
    )
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (0.8, -6.8), (2.8, -5.6), (4.0, -3.8), (4.3, -2.0), (3.8, -0.6), (4.2, 0.6), (5.6, 1.4), (6.4, 2.0), (6.2, 3.0),
        (5.0, 3.7, 1), (5.0, 4.2), (5.5, 4.8), (5.2, 5.4, 1), (4.4, 6.4), (4.2, 7.8), (4.8, 8.3), (4.6, 8.9, 1),
        (4.0, 9.3),
        (4.4, 10.2), (3.8, 11.2), (2.2, 11.5), (0.0, 10.4), (-2.6, 7.6), (-4.4, 3.8), (-5.0, -1.0), (-4.0, -5.2),
        (-1.4, -7.4),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.4, 0, smooth=1.2).difference(rectangle(3.0, -9, 9, 9.4)))
    open_eye(
        picture, Eye(2.1, 0.1, 2.4, 1.9, -1, look=(0.5, -0.15), tilt=-0.2, lid=0.58, iris=0.56, crease=False, bag=False)
    )
    picture.add(
        INK,
        line((3.7, -3.2), (2.4, -4.0), (0.4, -3.0), width=0.7, peak=0.35), line((5.2, 3.6), (4.6, 3.3),
            (4.4, 2.6), width=0.42),
        line((3.6, 4.2), (2.4, 5.6), (2.2, 7.6), width=0.42), line((3.0, 9.8), (2.4, 9.6), (1.8, 9.9), width=0.36),
        [circle(x, y, 0.22) for x, y in ((3.6, 2.4), (2.8, 2.8), (2.0, 2.2), (1.4, 3.0), (2.2, 3.6))],
    )  # fmt: skip
    _shout(picture)
    _hair(picture)
    return picture


def _shout(picture: Picture) -> None:
    mouth = closed((5.4, 5.3, 1), (4.2, 5.4), (3.0, 6.0), (2.6, 7.4), (3.2, 8.6), (4.8, 8.6, 1), (4.2, 7.6), (4.5, 6.4))
    picture.add("rot", closed((5.6, 4.9), (4.4, 4.8), (2.7, 5.8, 1), (4.0, 5.8), (5.2, 5.6)))
    picture.add(INK, mouth)
    picture.add("rot", closed((4.9, 8.3), (4.0, 8.0), (3.1, 8.2, 1), (3.6, 9.1), (4.5, 9.2)))
    picture.add(PAPER, closed((5.0, 5.5, 1), (3.6, 5.7), (3.4, 6.4, 1), (4.5, 6.4, 1)))


def _hair(picture: Picture) -> None:
    """Bare, it stands up in all directions; the ear is seen under it."""
    tousle = closed(
        (3.6, -4.8, 1), (2.2, -4.8), (1.6, -2.6, 1), (0.4, -3.6), (-0.4, -0.8, 1), (-1.4, -1.2), (-1.9, 1.4, 1),
        (-3.6, 0.4),
        (-4.2, 4.0), (-5.0, 7.0, 1), (-6.2, 4.4), (-6.8, 1.0), (-7.6, -1.4),
        (-7.8, -4.4), (-8.6, -6.6, 1), (-6.6, -7.2), (-6.4, -10.4, 1), (-3.8, -8.9), (-2.0, -11.6, 1), (-0.2, -8.9),
        (2.8, -10.2, 1), (3.0, -7.8), (5.6, -7.6, 1),
    )  # fmt: skip
    ways = (
        ((2.2, -6.0), (-0.6, -5.4), (-2.8, -2.0), (-5.0, 4.4)), ((0.4, -8.2), (-5.0, -7.0), (-6.8, -2.6), (-6.0, 3.4)),
    )  # fmt: skip
    hair(picture, HAIR, tousle, ways, 4, 0.55, (), seed=6)
    ear = closed((-1.8, 0.2), (-3.2, -0.6), (-4.2, 0.6), (-3.8, 2.8), (-2.8, 4.0), (-2.0, 3.4), (-1.8, 1.8))
    picture.outline(PAPER, ear, 0.45)
    picture.add(
        INK, line((-2.3, 0.7), (-3.2, 0.6), (-3.3, 1.8), (-2.6, 2.8), width=0.42), shade(ear, 0.3, 0, smooth=0.6)
    )
