"""The whistler: seventeen, in profile to the right, snub-nosed and freckled, golden hair; he whistles to his bird."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.franzoesisch.cast.hair import hair
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, rectangle

HAIR = "ocker"


def whistler() -> Head:
    return Head(_behind(), _face())


def _behind() -> Picture:
    picture = Picture()
    neck = closed((1.6, 7.4, 1), (1.4, 10.4), (2.6, 15, 1), (-6.0, 15, 1), (-5.4, 9), (-5.2, 3, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (1.8, 8.6), (-0.6, 8.6), (-3.0, 6.6), (-5.4, 3), (-6.2, 15.2), (-4.0, 15.2), (-2.8, 10.8), (0.6, 10.0)
    )
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (0.8, -6.8), (2.8, -5.6), (4.0, -3.8), (4.3, -2.0), (3.8, -0.6), (4.2, 0.6), (5.4, 1.6), (6.1, 2.3), (5.8, 3.2),
        (4.7, 3.7, 1), (4.6, 4.3), (5.3, 4.8), (5.7, 5.3), (5.5, 5.8, 1), (5.6, 6.2), (5.0, 6.7), (4.2, 7.0),
        (4.3, 7.8), (3.6, 8.8), (2.2, 9.2), (0.0, 8.4), (-2.6, 6.2), (-4.4, 3.2), (-5.0, -1.0), (-4.0, -5.2),
        (-1.4, -7.4),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.4, 0, smooth=1.2).difference(rectangle(3.4, -9, 9, 6.6)))
    open_eye(
        picture, Eye(2.1, 0.2, 2.3, 1.55, -1, look=(0.4, -0.1), tilt=-0.2, lid=0.58, iris=0.56, crease=False, bag=False)
    )
    picture.add(
        INK,
        line((3.8, -2.3), (2.4, -3.2), (0.4, -2.2), width=0.6, peak=0.35),
        line((5.0, 3.6), (4.4, 3.3), (4.3, 2.7), width=0.4),
        line((5.5, 5.8), (4.8, 5.8), (4.0, 5.6), width=0.42), line((3.4, 4.0), (2.6, 5.2), (3.0, 6.6), width=0.42),
        line((3.9, 7.4), (3.2, 7.3), width=0.36),
        [circle(x, y, 0.22) for x, y in ((3.4, 2.2), (2.6, 2.6), (2.0, 2.0), (1.5, 2.8), (2.2, 3.3))],
    )  # fmt: skip
    picture.add(
        "rot",
        closed((5.6, 5.3), (5.0, 4.9), (4.2, 5.4, 1), (5.0, 5.6)),
        closed((5.5, 6.0), (4.8, 5.9), (4.3, 6.1, 1), (4.9, 6.5)),
    )
    bob = closed(
        (3.0, -5.6, 1), (1.4, -5.6), (0.2, -3.6), (0.4, -1.2), (-0.6, 1.4), (-1.0, 4.4), (-2.8, 7.4), (-6.0, 9.2),
        (-9.0, 8.0, 1), (-7.8, 5.4), (-7.8, 0.4), (-7.0, -4.6), (-3.4, -8.4), (0.8, -8.4),
    )  # fmt: skip
    hair(
        picture, HAIR, bob, (((1.0, -6.0), (-1.0, -2.6), (-1.6, 2.0), (-3.8, 7.2)), ((-1.0, -7.8), (-5.2, -4.6),
        (-6.8, 1.0), (-7.8, 7.4))), 5, 0.5, (((-1.6, -7.0), (-4.8, -4.6), (-6.2, -0.6)),), seed=3,
    )  # fmt: skip
    return picture
