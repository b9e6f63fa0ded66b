"""The heiress: twenty-six, three-quarter to the right, chin up, golden-haired; she looks back and laughs at you."""

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
    """Long, the cord of the throat drawn tight by the turn of the head."""
    picture = Picture()
    neck = closed(
        (-3.6, 4, 1), (-3.2, 9.0), (-4.0, 11.6), (-6.4, 14, 1), (5.2, 14, 1), (3.2, 11.6), (2.6, 8.6), (2.4, 5)
    )
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (-3.4, 5.6), (-0.6, 8.8), (2.2, 8.6), (2.9, 9.6), (3.4, 11.2), (1.4, 11.0), (-1.2, 10.2), (-2.6, 8.4)
    )
    picture.add(INK, throat.intersection(neck), line((-1.8, 10.4), (-0.8, 12.0), (0.2, 13.6), width=0.42))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (2.6, -6.0), (4.0, -4.4), (4.5, -2.4), (4.1, -0.9), (4.8, 0.5), (5.1, 2.2), (4.7, 4.2), (4.2, 5.8), (4.0, 7.2),
        (3.0, 8.9), (1.4, 9.3), (-1.0, 8.5), (-3.8, 6.2), (-5.2, 2.8), (-5.4, -1.8), (-3.8, -5.4), (-0.6, -7.0),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.42, 0, smooth=1.2))
    _eyes(picture)
    picture.add(
        INK, line((2.0, -1.2), (2.2, 0.2), (3.2, 1.7), (3.8, 2.4), (3.5, 3.1), (2.7, 3.2), width=0.5, peak=0.7),
        line((1.9, 3.3), (1.2, 3.0), (1.3, 2.2), width=0.42), line((2.1, 3.1), (2.6, 2.9), (3.0, 3.1), width=0.42),
        line((-1.6, 3.6), (-2.1, 4.6), (-1.9, 5.7), width=0.42), line((1.4, 8.0), (2.2, 8.2), (2.9, 7.8), width=0.36),
        circle(-2.9, 2.7, 0.3),
    )  # fmt: skip
    _laugh(picture)
    _hair(picture)
    return picture


def _eyes(picture: Picture) -> None:
    """Lids half down with pleasure; one brow is higher than the other."""
    near = Eye(-1.5, 0.1, 3.1, 1.55, -1, look=(-0.3, -0.05), tilt=0.35, lid=0.72, iris=0.62, crease=False, bag=False)
    far = Eye(3.0, -0.1, 1.9, 1.35, 1, look=(-0.3, -0.05), tilt=0.3, lid=0.6, iris=0.52, crease=False, bag=False)
    lady_eye(picture, near, ((0.46, 0.8),))
    lady_eye(picture, far, ())
    picture.add(
        INK,
        line((0.6, -2.0), (-1.0, -3.3), (-3.9, -2.0), width=0.62, peak=0.4),
        line((2.2, -1.9), (3.2, -2.6), (4.3, -1.9), width=0.5, peak=0.35),
        line((-2.8, 1.5), (-1.6, 1.75), (-0.4, 1.4), width=0.36),
    )


def _laugh(picture: Picture) -> None:
    """Lips apart over a row of teeth, the corners deep in the cheeks."""
    lips = closed(
        (-0.5, 4.9, 1), (0.9, 4.7), (1.9, 5.0), (2.5, 4.7), (3.9, 4.6, 1), (3.4, 6.2), (2.1, 6.9), (0.8, 6.5),
        (0.0, 5.8)
    )  # fmt: skip
    picture.add(INK, lips.buffer(0.16))
    picture.add("rot", lips)
    mouth = closed((0.5, 5.4, 1), (1.8, 5.55), (3.6, 5.0, 1), (2.9, 5.8), (1.9, 6.05), (0.9, 5.9))
    picture.add(INK, mouth.buffer(0.2), line((-1.1, 4.3), (-0.6, 4.9), (0.1, 5.3), width=0.45))
    picture.add(PAPER, mouth.buffer(-0.02))


def _hair(picture: Picture) -> None:
    """Parted, in waves; a ringlet has got loose before the ear."""
    wave = closed(
        (1.8, -6.9, 1), (1.0, -5.4), (-1.4, -4.6), (-3.4, -3.0), (-4.2, -0.6), (-5.0, 1.4), (-4.4, 3.4), (-5.4, 5.2, 1),
        (-6.6, 3.2), (-7.4, -0.6), (-6.4, -4.8), (-3.4, -7.6), (0.0, -8.2),
    )  # fmt: skip
    ways = (
        ((1.0, -6.4), (-2.4, -5.2), (-4.6, -2.2), (-5.2, 1.6), (-5.2, 3.8)),
        ((0.2, -7.4), (-3.6, -6.2), (-6.0, -2.6), (-6.0, 1.4), (-5.4, 4.4)),
    )
    hair(picture, HAIR, wave, ways, 1, 0.55)
    far = closed((1.8, -6.9, 1), (2.8, -5.6), (4.0, -4.2), (4.5, -2.2, 1), (5.7, -3.4), (5.2, -6.2), (3.0, -8.0))
    picture.outline(HAIR, far, 0.45)
