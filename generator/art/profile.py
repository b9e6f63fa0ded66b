"""A head from the side, looking to the left: forehead, nose, lips and chin are one contour.

It is drawn about its eye, as the head half turned is: the eye lies at y = 0, the chin near y = 11. Hair, collar and hat
are the figure's own; the neck reaches down to y = 18 and is cut off where a collar begins.
"""

from __future__ import annotations

from typing import NamedTuple

from art.aside import Head
from art.curves import between_curves, closed, curve, cut, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, ellipse, union


class Side(NamedTuple):
    """What sets a profile apart."""

    brow: float
    """Width of the brow."""
    nose: float = 0
    """mm that the nose stands out further."""
    age: int = 0
    """0 smooth, 1 in his prime, 2 old."""
    open: float = 0.9
    """How far the eye is open."""
    lips: str = "rot"
    """Their colour."""


def profile_head(side: Side) -> Head:
    """The parts of a head, the lowest first."""
    face, features = Picture(), Picture()
    face.outline(PAPER, _contour(side.nose), 0.42)
    features.add(
        INK, cut((5.2, 2.4), (4.6, 5.6), (3.0, 8.3), (0.6, 9.95), (-1.8, 10.6), width=1.3, peak=0.45),
        cut((4.2, 3.4), (3.6, 5.6), (2.2, 7.6), (0.8, 8.7), width=0.55, peak=0.5),
    )  # fmt: skip
    _eye(features, side)
    features.add(INK, _nose_and_brow(side), _age(side.age))
    _mouth(features, side)
    return Head(_neck(), face, features)


def _contour(out: float) -> Geometry:
    return closed(
        (-2.4, -9, 1), (-4.0, -6.6), (-4.75, -4.2), (-5.0, -2.7), (-4.55, -1.25), (-5.15, 0.3),
        (-6.15 - out * 0.6, 2.0), (-7.15 - out, 3.6), (-7.05 - out * 0.9, 4.35), (-6.2, 4.75), (-5.0, 4.85, 1),
        (-4.95, 5.5), (-5.6, 6.2), (-5.35, 6.7), (-4.7, 6.95, 1), (-5.3, 7.35), (-5.15, 7.95), (-4.55, 8.35),
        (-4.75, 9.1), (-4.8, 10.1), (-4.0, 10.95), (-2.4, 11.1), (0.4, 10.3), (2.9, 8.5), (4.3, 5.6), (5.0, 2),
        (5.8, -3), (5.6, -9, 1),
    )  # fmt: skip


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-0.8, 9, 1), (-0.7, 11.4), (-1.7, 14), (-2.2, 18, 1), (7.6, 18, 1), (6.8, 13), (6.2, 8), (5.6, 2, 1))
    picture.outline(PAPER, neck, 0.42)
    shadow = closed(
        (-1.4, 10.7, 1), (1.2, 10.2), (3.6, 8.4), (5.4, 4.6, 1), (5.9, 8.2), (4.2, 11.0), (1.8, 12.0), (-0.2, 12.1),
        (-1.1, 11.7, 1),
    )  # fmt: skip
    picture.add(INK, shadow.intersection(neck.buffer(0.4)))
    return picture


def _eye(picture: Picture, side: Side) -> None:
    """A wedge with the iris at its front."""
    wide = side.open
    upper = curve((-4.15, 0.55), (-4.0, -0.35 * wide), (-3.3, -1.05 * wide), (-2.2, -0.75 * wide), (-1.2, 0.45))
    wedge = between_curves(upper, curve((-4.15, 0.55), (-2.6, 0.95), (-1.2, 0.45)))
    picture.add(PAPER, wedge.buffer(0.2))
    picture.add(INK, ellipse(-3.45, -0.05, 0.72, 0.95).intersection(wedge.buffer(0.06)))
    picture.add(PAPER, circle(-3.6, -0.35, 0.25).intersection(wedge))
    picture.add(
        INK, taper(upper, 0.85, peak=0.6), cut((-3.7, 0.95), (-2.7, 1.35), (-1.6, 0.95), width=0.36, peak=0.5),
        cut((-3.6, -1.75), (-2.4, -1.95), (-1.0, -1.1), width=0.36, peak=0.5),
    )  # fmt: skip


def _nose_and_brow(side: Side) -> Geometry:
    return union(
        cut((-4.9, -2.0), (-4.0, -2.75), (-2.4, -3.0), (-0.2, -2.0), width=side.brow, peak=0.35, tip=0.15),
        cut((-5.1, 4.75), (-4.35, 4.5), (-4.3, 3.6), (-4.9, 3.1), width=0.55),
        cut((-6.2, 4.55), (-5.7, 4.25), (-5.3, 4.45), width=0.5, peak=0.5),
    )


def _age(age: int) -> Geometry:
    lines = []
    if age:
        lines += [
            cut((-4.2, 4.2), (-2.9, 5.3), (-2.4, 7.2), width=0.5), cut((-0.8, 0.7), (0.0, 0.9), (0.6, 1.5), width=0.4),
            cut((-0.8, 0.0), (0.0, -0.2), (0.7, -0.3), width=0.38),
            cut((-3.2, 1.9), (-2.2, 2.4), (-0.9, 2.0), width=0.4),
        ]  # fmt: skip
    if age > 1:
        lines += [cut((-4.1, -4.7), (-2.4, -5.0), (0.2, -4.5), width=0.42, peak=0.5)]
    return union(lines)


def _mouth(picture: Picture, side: Side) -> None:
    picture.add(
        side.lips,
        closed((-5.5, 6.25), (-4.7, 6.0), (-2.7, 6.75, 1), (-4.1, 6.95), (-4.7, 6.95, 1)),
        closed((-4.75, 7.0, 1), (-3.0, 6.95, 1), (-3.8, 7.75), (-4.7, 8.0), (-5.2, 7.6)),
    )
    picture.add(
        INK,
        cut((-4.8, 6.95), (-3.9, 6.95), (-2.3, 6.8), (-2.0, 6.6), width=0.5),
        cut((-4.4, 8.7), (-3.6, 8.5), (-2.9, 8.7), width=0.4, peak=0.5),
    )
