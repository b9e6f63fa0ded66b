"""The heiress: twenty-six, three-quarter to the right, round, golden-haired; she looks back and smiles at you."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye
from art.franzoesisch.cast.hair import hair
from art.franzoesisch.cast.lids import lady_eye
from art.light import line, shade
from art.picture import INK, PAPER, Picture

HAIR = "ocker"


def heiress() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-3.4, 5, 1), (-3.3, 9.6), (-4.6, 14, 1), (4.2, 14, 1), (2.7, 9.6), (2.4, 5, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (-3.2, 6.6), (0.4, 9.8), (2.8, 8.0), (2.9, 10.2), (4.0, 11.8), (1.8, 11.6), (-0.4, 10.8), (-3.2, 8.8)
    )
    picture.add(INK, throat.intersection(neck), line((0.8, 15.0), (0.4, 13.6), (0.9, 12.4), width=0.4))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (2.8, -5.8), (4.3, -3.8), (4.7, -1.8), (4.1, -0.3), (4.9, 1.2), (5.2, 3.2), (4.6, 5.6), (3.8, 7.6), (2.6, 9.2),
        (0.8, 9.6), (-2.0, 8.6), (-4.6, 6.0), (-5.6, 2.0), (-5.4, -2.0), (-3.8, -5.4), (-0.6, -7.0),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.35, 0, smooth=1.2))
    lady_eye(
        picture, Eye(-1.4, 0.3, 3.0, 1.6, -1, look=(-0.35, 0.0), tilt=0.3, lid=0.6, iris=0.62, crease=False, bag=False)
    )
    lady_eye(
        picture,
        Eye(2.9, 0.2, 2.1, 1.5, 1, look=(-0.25, 0.0), tilt=0.25, lid=0.55, iris=0.52, crease=False, bag=False),
        ((0.5, 0.5),),
    )
    picture.add(
        INK,
        line((0.4, -2.0), (-1.4, -2.9), (-3.6, -1.8), width=0.55, peak=0.35),
        line((1.9, -2.1), (3.0, -2.9), (4.3, -2.2), width=0.48, peak=0.35),
        line((1.2, -0.9), (1.6, 0.6), (2.6, 1.8), width=0.38),
        line((2.6, 1.7), (3.7, 2.5), (3.4, 3.4), (2.5, 3.5), width=0.48),
        line((2.4, 3.6), (1.6, 3.5), (1.3, 2.9), (1.6, 2.3), width=0.42),
        line((-2.2, 4.6), (-2.6, 5.4), (-2.2, 6.2), width=0.42), line((4.6, 4.4), (4.8, 5.0), (4.6, 5.6), width=0.36),
        line((1.0, 8.2), (1.8, 8.4), (2.5, 8.1), width=0.36),
    )  # fmt: skip
    lips = closed((-0.4, 5.5, 1), (1.0, 5.4), (1.8, 5.6), (2.4, 5.4), (3.9, 5.2, 1), (3.2, 6.8), (2.0, 7.2), (0.6, 6.7))
    picture.add("rot", lips)
    picture.add(INK, line((-0.9, 5.0), (0.4, 5.8), (1.9, 6.3), (3.2, 5.9), (4.2, 4.9), width=0.5))
    wave = closed(
        (1.6, -6.9, 1), (0.4, -5.2), (-2.0, -4.2), (-3.8, -2.2), (-4.8, 0.6), (-5.2, 3.4, 1), (-6.6, 2.4), (-7.2, -1.0),
        (-6.2, -4.8), (-3.4, -7.6), (0.0, -8.2),
    )  # fmt: skip
    ways = (
        ((1.0, -6.4), (-2.6, -4.8), (-4.4, -1.8), (-4.8, 2.0)),
        ((0.2, -7.4), (-3.6, -5.8), (-5.8, -2.4), (-5.6, 1.6)),
    )
    hair(picture, HAIR, wave, ways, 1, 0.5)
    far = closed((1.6, -6.9, 1), (3.0, -5.8), (4.2, -3.8), (4.6, -1.8, 1), (5.7, -3.4), (5.2, -6.2), (3.0, -8.0))
    picture.outline(HAIR, far, 0.45)
    return picture
