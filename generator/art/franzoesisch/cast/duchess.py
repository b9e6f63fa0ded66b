"""The duchess: sixty-five, three-quarter to the left, gaunt, a drooping nose; one eye weeps, the other watches."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.franzoesisch.cast.hair import hair
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, union

BROW = ((0.0, -2.0), (1.4, -2.7), (2.4, -3.4), (3.0, -4.0))
"""The brow that hurts: its end is drawn up."""
TEETH = (-2.8, -1.5, -0.3)
"""Where her teeth part."""


def duchess() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    """Long and stringy."""
    picture = Picture()
    neck = closed((-2.4, 9, 1), (-2.2, 12), (-2.6, 14.4, 1), (5.0, 14.4, 1), (4.4, 11), (4.6, 5, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (-3.0, 8.6, 1), (5.4, 4.6, 1), (5.6, 15, 1), (3.2, 15, 1), (2.4, 13.2), (-0.4, 13.0), (-3.0, 12.4, 1)
    )
    picture.add(INK, throat.intersection(neck), line((-0.6, 12.4), (-0.9, 13.4), (-0.8, 14.2), width=0.42))
    return picture


def _face() -> Picture:
    picture = Picture()
    mass = closed(
        (0.2, -8.4, 1), (4.2, -7.8), (6.6, -4.4), (6.8, 1.2), (5.4, 4.2, 1), (4.6, 0.4), (4.0, -3.6), (0.2, -6.4, 1)
    )
    ways = ((1.0, -7.0), (3.8, -5.4), (5.0, -1.0), (5.4, 2.6)), ((1.4, -7.8), (4.8, -6.4), (6.2, -2.0), (6.1, 1.6))
    hair(picture, PAPER, mass, ways, 3, 0.45, seed=4)
    form = closed(
        (-2.6, -6.4), (-4.6, -4.6), (-5.2, -2.4), (-4.5, -0.8), (-5.3, 1.0), (-4.9, 3.0), (-4.0, 4.8), (-4.3, 6.8),
        (-4.7, 8.8), (-3.6, 10.8), (-1.6, 11.4), (1.2, 9.8), (3.2, 6.6), (4.9, 2.4), (5.0, -1.6), (3.8, -4.8),
        (0.8, -6.6),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.5, 0, smooth=1.4))
    far = Eye(-3.0, 0.2, 2.0, 1.9, -1, look=(-0.35, 0.0), tilt=-0.1, lid=0.6, iris=0.54, crease=False, bag=True)
    open_eye(picture, far)
    _sore_eye(picture)
    nose = closed(
        (-1.8, 0.4), (-3.2, 1.6), (-5.4, 3.4), (-6.2, 4.9), (-5.4, 5.7), (-4.2, 5.2), (-2.6, 5.0), (-1.8, 4.0)
    )
    picture.add(PAPER, nose)
    picture.add(
        INK, line((-1.6, -1.4), (-2.2, 0.4), (-3.8, 1.8), (-5.5, 3.4), (-6.2, 4.9), (-5.4, 5.7),
            (-4.2, 5.2), width=0.5, peak=0.7),
        line((-3.4, 5.2), (-2.3, 5.0), (-1.9, 4.0), (-2.4, 3.2), width=0.46), circle(-3.9, 3.0, 0.34),
        line((-1.4, 4.6), (0.2, 4.6), (1.2, 5.6), width=0.45),
        line((-3.6, -4.6), (-1.0, -5.0),
            (1.6, -4.7), width=0.38),
        line((-4.6, -2.2), (-3.4, -3.3), (-1.9, -3.0), width=0.5),
    )  # fmt: skip
    _mouth(picture)
    return picture


def _mouth(picture: Picture) -> None:
    """Ow: the corners drawn down, the upper lip up, the teeth clenched."""
    lips = closed(
        (-4.9, 9.3, 1), (-4.5, 7.6), (-3.2, 6.5), (-1.8, 6.7), (-0.3, 6.4), (1.0, 7.4), (1.6, 9.2, 1), (0.2, 9.0),
        (-1.6, 9.5), (-3.6, 9.2),
    )  # fmt: skip
    mouth = closed(
        (-4.2, 8.6), (-3.2, 7.4), (-1.7, 7.4), (-0.1, 7.2), (0.9, 8.4), (-0.2, 8.5), (-1.7, 8.8), (-3.2, 8.6)
    )
    picture.outline("rot", lips, 0.4)
    picture.add(INK, mouth.buffer(0.3))
    picture.add(PAPER, mouth.buffer(-0.05))
    bars = [line((x, 6.8), (x + 0.1, 8.0), (x + 0.05, 9.2), width=0.34) for x in TEETH]
    picture.add(INK, union(bars).intersection(mouth), line((-3.8, 8.0), (-1.7, 8.1), (0.7, 7.9), width=0.36))
    picture.add(INK, line((1.5, 5.6), (2.5, 6.8), (2.5, 8.8), width=0.45))


def _sore_eye(picture: Picture) -> None:
    """Shut as far as it goes; a tear runs from it."""
    picture.add(
        INK, line((-0.6, 0.9), (0.8, 0.0), (2.2, 0.1), (3.4, 0.8), width=0.85), line(*BROW, width=0.66, peak=0.3),
        line((-1.2, -0.9), (-0.6, -0.2), (-0.9, 0.8), width=0.45),
        line((3.6, 0.6), (4.2, 0.2), (4.6, -0.4), width=0.38),
    )  # fmt: skip
    tear = closed((1.7, 1.6, 1), (2.5, 3.2), (1.9, 4.1), (1.1, 3.8), (1.1, 2.9))
    picture.outline(PAPER, tear, 0.42)
