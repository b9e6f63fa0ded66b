"""The mocker: sixty, in profile to the right, nose and chin of a nutcracker; he has heard the joke before."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle

PROFILE = (
    (-3.4, -8.0, 1), (1.8, -6.8), (3.6, -4.4), (4.3, -2.6), (3.9, -1.2), (4.8, 0.0), (6.4, 1.4), (7.9, 3.2), (8.3, 4.8),
    (7.8, 5.6), (6.6, 5.1), (5.4, 4.7), (4.6, 4.8, 1), (4.9, 5.6), (4.2, 6.4, 1), (5.0, 7.0), (4.6, 7.7, 1), (5.8, 8.2),
    (6.9, 9.4), (6.7, 10.8), (5.2, 11.4), (3.0, 11.0), (0.2, 10.2), (-3.0, 8.4), (-4.6, 5.0), (-5.2, 0.0),
)  # fmt: skip
"""Brow, nose, lips and chin as one contour."""


def skin() -> Geometry:
    return closed(*PROFILE)


def mocker() -> Head:
    neck = Picture()
    throat = closed((-4.6, 4, 1), (-5.0, 9), (-6.6, 13, 1), (3.4, 13, 1), (2.0, 11.2), (1.2, 9.6))
    neck.outline(PAPER, throat, 0.45)
    shadow = closed((-4.6, 6.4), (-1.6, 9.6), (1.8, 10.4), (2.6, 11.8), (0.0, 12.2), (-3.0, 11.0), (-4.8, 9.0))
    neck.add(INK, shadow.intersection(throat))
    return Head(neck, _face())


def _face() -> Picture:
    picture, form = Picture(), skin()
    picture.outline(PAPER, form, 0.45)
    jaw = shade(form, 0.8, 1.4, 0.95, 0.5, smooth=1.2)
    picture.add(INK, jaw.intersection(closed((-6, 5.6, 1), (2.0, 8.0), (8, 9.6, 1), (8, 13, 1), (-6, 13, 1))))
    picture.add(INK, shade(form, 0.4, 0, smooth=0.8))
    _eye(picture)
    picture.add(
        INK, line((4.4, 4.6), (3.4, 4.0), (3.4, 3.0), (4.3, 2.4), width=0.5), line((6.2, 4.5), (5.6, 4.0),
        (5.0, 4.3), width=0.5),
        line((3.0, 3.4), (1.6, 4.6), (1.0, 6.6), (1.6, 8.4), width=0.5, peak=0.4),
        line((-0.4, 4.4), (-1.0, 6.2), (-0.4, 7.8), width=0.42), line((5.6, 9.0), (4.9, 9.4), (4.7, 10.2), width=0.42),
        line((2.6, -3.6), (1.0, -4.6), (-1.0, -4.6), width=0.42), line((2.2, -5.2), (0.6, -5.9), (-1.4, -5.8),
        width=0.42),
        line((5.2, 0.9), (5.9, 1.4), (6.2, 2.2), width=0.42),
    )  # fmt: skip
    picture.add("rot", closed((4.7, 5.6), (3.6, 6.0), (2.2, 5.2, 1), (3.2, 6.6), (4.2, 6.9), (4.8, 7.1), (4.4, 6.3)))
    picture.add(INK, line((4.6, 6.3), (3.4, 6.3), (2.2, 5.6), (1.4, 4.9), width=0.6))
    return picture


def _eye(picture: Picture) -> None:
    """Half shut over the bag of many merry nights; a bristling brow."""
    ball = closed((3.4, 0.2, 1), (2.4, -0.7), (1.0, -0.4), (0.2, 0.5, 1), (1.8, 0.9))
    picture.add(INK, ball.buffer(0.14), circle(2.6, 0.0, 0.6).intersection(ball.buffer(0.14)))
    picture.add(PAPER, ball.difference(circle(2.6, 0.0, 0.66)))
    picture.add(
        INK, line((3.7, 0.2), (2.4, -0.9), (0.9, -0.5), (-0.2, 0.6), width=0.75),
        line((3.0, 1.6), (1.6, 2.0), (0.4, 1.5), width=0.42), line((-0.6, 0.2), (-1.4, -0.2), (-2.2, -0.2), width=0.4),
        line((-0.5, 0.9), (-1.4, 1.1), (-2.1, 1.6), width=0.4),
        closed((4.3, -1.5, 1), (3.2, -2.7), (1.2, -3.0), (-1.0, -1.9, 1), (0.6, -1.9), (2.4, -1.6), (3.4, -0.9)),
    )  # fmt: skip
