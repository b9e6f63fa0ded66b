"""The treasurer: fifty, in profile to the right, shaven, a Roman's nose, cropped hair; he trusts his teeth."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.franzoesisch.cast.hair import hair
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, rectangle


def treasurer() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    """Thick, a fold of flesh under the chin."""
    picture = Picture()
    neck = closed((2.8, 10.0, 1), (2.6, 12.4), (1.8, 13.6), (2.8, 17, 1), (-7.0, 17, 1), (-6.0, 11), (-6.0, 3, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (3.0, 10.8), (0.0, 11.0), (-2.6, 9.2), (-3.6, 8.0, 1), (-3.4, 10.2), (-1.6, 12.4), (0.6, 13.2), (2.4, 12.4)
    )
    picture.add(INK, throat.intersection(neck), line((2.2, 13.6), (0.6, 14.2), (-1.4, 14.0), width=0.42))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (1.2, -7.2), (3.4, -5.4), (4.2, -3.4), (4.7, -1.9), (4.1, -0.7), (5.0, 0.4), (6.6, 2.2), (7.1, 3.8), (6.5, 4.6),
        (5.1, 4.8, 1), (4.9, 5.3), (5.3, 5.8, 1), (4.4, 6.2), (4.2, 7.8), (5.0, 8.2, 1), (4.7, 8.9), (4.2, 9.3),
        (5.0, 10.3), (4.7, 11.6), (3.3, 12.1), (1.2, 11.5), (-1.4, 10.0), (-3.6, 7.4), (-4.8, 4.0), (-5.4, -1.0),
        (-4.4, -5.6),
        (-1.6, -7.8),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.5, 1.2, 0.95, 0.5, smooth=1.2).difference(rectangle(2.6, -9, 9, 9)))
    picture.add(
        INK, closed((4.3, -1.2, 1), (3.4, -2.1), (1.6, -2.3), (-0.4, -1.3, 1), (1.6, -1.5), (3.2, -1.0)),
        line((4.0, 0.3), (2.8, -0.4), (0.6, 0.5), width=0.75), circle(3.15, 0.35, 0.46), line((3.7, 1.1), (2.5, 1.45),
        (1.2, 1.1), width=0.42), line((0.4, 0.2), (-0.4, 0.0), (-1.1, -0.5)), line((0.4, 0.8), (-0.3, 1.0),
        (-1.1, 1.0)), line((3.5, -3.6), (2.0, -4.0), (0.2, -3.6), width=0.36), line((4.2, -0.6), (3.6, -0.2)),
        line((5.0, 3.9), (4.4, 3.6), (4.0, 4.3), (4.5, 4.9), width=0.5), line((6.4, 4.4), (5.8, 4.1), (5.2, 4.6),
        width=0.5), line((3.7, 4.2), (2.4, 5.0), (1.5, 6.6), width=0.5), closed((5.4, 5.9, 1), (3.4, 6.0),
        (1.8, 7.0), (3.2, 8.2), (5.2, 8.2, 1)), line((4.0, 9.6), (3.2, 9.4), (2.6, 9.8),
        width=0.4), line((1.4, 3.4), (0.4, 5.4), (0.6, 8.2), width=0.42),
    )  # fmt: skip
    picture.add("rot", closed((4.9, 8.3), (3.8, 8.2), (2.8, 7.9, 1), (3.6, 8.9), (4.6, 9.0)))
    _hair(picture)
    ear = closed((-1.0, -0.4), (-2.6, -1.2), (-3.6, 0.2), (-3.2, 2.4), (-2.2, 3.6), (-1.4, 3.2), (-1.2, 1.6))
    picture.outline(PAPER, ear, 0.45)
    picture.add(
        INK, line((-1.7, 0.2), (-2.6, 0.1), (-2.7, 1.4), (-2.0, 2.4), width=0.42), shade(ear, 0.3, 0, smooth=0.6)
    )
    return picture


def _hair(picture: Picture) -> None:
    """Black, combed forward in short locks."""
    cap = closed(
        (3.9, -4.6, 1), (2.6, -5.0), (2.2, -3.6, 1), (1.2, -4.6), (0.2, -3.0, 1), (-0.4, -4.2), (-1.2, -1.2),
        (-1.0, 1.2, 1), (-2.0, 0.2), (-3.2, 0.6), (-3.6, 3.4), (-4.6, 6.8, 1), (-5.6, 4.6), (-6.6, 0.6), (-6.4, -4.0),
        (-4.0, -8.0), (-0.6, -9.0), (2.4, -7.8),
    )  # fmt: skip
    hair(
        picture,
        INK,
        cap,
        (
            ((2.6, -5.8), (-0.4, -5.4), (-2.6, -2.6), (-3.8, 2.2)),
            ((1.6, -7.8), (-3.0, -7.6), (-5.6, -3.6), (-5.4, 4.2)),
        ),
        4,
        0.6,
        seed=3,
    )
