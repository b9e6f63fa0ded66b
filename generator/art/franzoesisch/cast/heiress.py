"""The heiress: twenty-six, nearly full face, golden hair parted; one brow up, she laughs with her eyes, at you."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye
from art.franzoesisch.cast.hair import hair
from art.franzoesisch.cast.lids import lady_eye
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle

HAIR = "ocker"


def heiress() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    """Long, in the shadow of the chin."""
    picture = Picture()
    neck = closed(
        (-3.4, 4, 1), (-3.1, 9.6), (-4.4, 12.4), (-8.4, 15, 1), (8.6, 15, 1), (4.6, 12.4), (3.4, 9.6), (3.4, 4, 1)
    )
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (-3.6, 6.4), (0.6, 9.4), (4.0, 6.4), (4.4, 12.6), (3.0, 12.2), (2.4, 10.9), (-0.6, 10.6), (-2.6, 9.0)
    )
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (1.2, -7.2), (4.2, -5.4), (5.2, -2.2), (4.9, -0.4), (5.3, 1.4), (5.0, 3.8), (4.2, 6.2), (2.9, 8.4), (1.2, 9.5),
        (-0.8, 8.9), (-3.2, 6.9), (-4.9, 3.8), (-5.5, 0.2), (-5.2, -3.4), (-3.2, -6.4),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.5, 0, smooth=1.2))
    _eyes(picture)
    picture.add(
        INK, line((0.2, -1.2), (0.55, 0.4), (1.0, 1.8), (0.5, 3.0), width=0.36, peak=0.3),
        line((0.2, 3.3), (0.9, 3.9), (1.5, 3.6), width=0.5), line((1.5, 3.6), (2.3, 3.7), (2.5, 3.0), width=0.5),
        circle(3.3, 2.5, 0.34),
        line((0.8, 8.3), (1.5, 8.5), (2.2, 8.1), width=0.36),
    )  # fmt: skip
    _smile(picture)
    _hair(picture)
    return picture


def _eyes(picture: Picture) -> None:
    """The lower lids pushed up by a smile; the left brow has risen."""
    near = Eye(-2.3, 0.2, 3.5, 1.45, -1, look=(-0.1, -0.25), tilt=0.5, lid=0.8, iris=0.82, crease=False, bag=False)
    far = Eye(3.0, 0.1, 2.8, 1.35, 1, look=(-0.3, -0.25), tilt=0.45, lid=0.74, iris=0.74, crease=False, bag=False)
    lady_eye(picture, near, ((0.5, 0.9),))
    lady_eye(picture, far, ((0.5, 0.8),))
    picture.add(
        INK,
        line((-0.6, -1.7), (-2.4, -3.5), (-5.0, -2.2), width=0.72, peak=0.4),
        line((1.8, -1.5), (3.2, -2.3), (4.8, -1.6), width=0.66, peak=0.4),
        line((-3.6, 1.35), (-2.4, 1.6), (-1.4, 1.4), width=0.36),
    )  # fmt: skip
    picture.add(PAPER, circle(-2.65, -0.1, 0.24), circle(2.5, -0.15, 0.22))


def _smile(picture: Picture) -> None:
    """Lips parted over a row of teeth, their corners deep in the cheeks."""
    lips = closed(
        (-1.8, 5.2, 1),
        (0.2, 4.9),
        (1.2, 5.2),
        (2.0, 4.8),
        (4.3, 4.0, 1),
        (3.9, 5.9),
        (2.6, 7.1),
        (0.8, 7.3),
        (-0.8, 6.6),
    )
    picture.add(INK, lips.buffer(0.16))
    picture.add("rot", lips)
    teeth = closed((-0.8, 5.6, 1), (1.2, 5.8), (3.6, 4.8, 1), (3.0, 5.8), (1.6, 6.4), (0.4, 6.3))
    picture.add(INK, teeth.buffer(0.2), line((3.9, 3.5), (4.5, 3.9), (4.4, 4.9), width=0.42))
    picture.add(PAPER, teeth)


def _hair(picture: Picture) -> None:
    """Parted in the middle, in smooth waves over the temples."""
    for shape, ways in (
        (closed((0.9, -7.6, 1), (-0.4, -5.6), (-3.4, -4.4), (-4.8, -1.6), (-5.0, 1.6), (-4.6, 4.4, 1), (-7.4, 4.0),
                    (-8.4, -0.4), (-7.0, -5.8), (-3.0, -9.4)),
         (((-0.4, -6.6), (-3.8, -5.0), (-5.4, -1.6), (-5.5, 2.6)),
          ((-1.0, -8.4), (-5.8, -6.0), (-7.4, -1.0), (-6.5, 3.0)))),
        (closed((0.9, -7.6, 1), (2.0, -5.8), (4.0, -4.6), (4.9, -2.0), (5.0, 1.4), (4.8, 4.0, 1), (7.0, 3.0),
                   (7.9, -0.8), (6.8, -5.6), (3.6, -9.2)),
         (((1.8, -6.8), (4.4, -5.2), (5.7, -2.2), (5.9, 0.4)), ((2.6, -8.2), (6.2, -5.6), (7.1, -2.2), (6.9, 0.4)))),
    ):  # fmt: skip
        hair(picture, HAIR, shape, ways, 1, 0.55)
