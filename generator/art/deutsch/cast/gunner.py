"""The master of ordnance: seventy, in profile to the left, hook-nosed, toothless; he looks over everybody's head."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve, flow
from art.light import comb, line, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import circle, rectangle


def gunner() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    """Lean, two sinews from the ear to the breast."""
    picture = Picture()
    neck = closed((-1.8, 6.8, 1), (-1.4, 9.6), (-2.2, 13.2, 1), (5.2, 13.2, 1), (4.6, 8.5), (4.1, 3.4, 1))
    picture.outline(PAPER, neck, 0.45)
    picture.add(
        INK,
        closed((-2.2, 8.2), (0.9, 8), (3, 5.9), (2.7, 8.7), (-1.4, 10.3)).intersection(neck),
        line((2.7, 6.2), (1.8, 9.6), (-0.5, 13.2), width=0.6),
        line((3.9, 6.2), (3.5, 9.6), (2.2, 13.2), width=0.5),
        shade(neck, 0.7, 0),
    )
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (-2.2, -7.5), (-3.8, -5.2), (-4.2, -3.2), (-5, -1.8), (-4.8, -1), (-4.1, -0.6), (-5.1, 0.5), (-6.6, 1.8),
        (-7.4, 3.5), (-6.8, 4, 1), (-5.6, 3.3), (-4.7, 3.9), (-4.4, 4.6), (-3.5, 5.2, 1), (-4.3, 5.8), (-4, 6.5),
        (-5.2, 7.3), (-5.6, 8.5), (-4.4, 9.5), (-2.5, 9.1), (0.2, 8), (2.7, 6.2), (4.1, 3.4), (5.5, -1.1), (4.8, -5.5),
        (1.8, -8),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    before = rectangle(-9, -9, -3.2, 7.4)
    picture.add(INK, shade(form, 0.7, 1.0, 0.9, 0.5, smooth=1.3).difference(before))
    _eye(picture)
    _nose_and_mouth(picture)
    hair = closed(
        (0.7, -2.5), (2.3, -3.6), (4.1, -3.9), (5.7, -2.7), (6.4, 0.5), (5.9, 3.9), (4.3, 5.9), (3.1, 4.3), (3.4, 1.8),
        (3.1, -0.7), (1.4, -0.7),
    )  # fmt: skip
    picture.outline(PAPER, hair, 0.45)
    one, other = (
        curve((1.4, -1.7), (3.2, -2.5), (4, 1.1), (3.6, 4.8)),
        curve((3.9, -3.6), (5.9, -1.1), (5.9, 2.3), (4.6, 5.5)),
    )
    picture.add(INK, flow(one, other, 3, 0.42, start=0.1, end=0.92, seed=2), shade(hair, 0.35, 0))
    ear = closed((0.8, -0.5), (2.2, -1), (3.2, 0.2), (2.8, 2.2), (1.8, 4), (0.9, 3), (1.1, 1.1))
    picture.outline(PAPER, ear, 0.45)
    picture.add(INK, line((1.5, 0.2), (2.3, 0.6), (1.8, 2.6), width=0.4))
    return picture


def _eye(picture: Picture) -> None:
    """Small and sharp under a bush of a brow; crow's-feet, a bag."""
    picture.add(
        INK,
        closed((-4.1, -0.8), (-3.3, -1.1), (-1.6, -0.7), (-1.5, 0.2), (-2.8, -0.5)),
        line((-4, 0.2), (-2.8, -0.4), (-1.5, 0.5), width=0.5),
        circle(-3.4, 0.2, 0.48),
        line((-3.8, 0.9), (-2.8, 1.1), (-1.7, 0.8)),
        line((-3.3, 1.8), (-2.3, 2.1), (-1.3, 1.6)),
        line((-0.9, 0.2), (-0.3, 0.1), (0.2, -0.3)),
        line((-0.8, 1), (-0.2, 1.3), (0.3, 1.1)),
        line((-3.4, -3.4), (-1.6, -3.8), (0, -3.5)),
        line((-3, -4.7), (-1.1, -4.9), (0.5, -4.7)),
    )
    brow = curve((-1.1, -1.5), (-3, -2.1), (-5.1, -1.6))
    picture.add(INK, comb(brow, 6, 1.25, 0.55, 68, seed=2), line((-5, -1.5), (-3.1, -1.9), (-1.1, -1.3), width=0.6))


def _nose_and_mouth(picture: Picture) -> None:
    picture.add(
        INK,
        line((-5.6, 2.8), (-4.9, 2.1), (-4.3, 3), width=0.42),
        closed((-6.2, 3.6), (-5.6, 3.1), (-5, 3.3), (-5.5, 3.7)),
        line((-3.8, 2.6), (-2.6, 3.9), (-2.6, 5.7), (-3.2, 6.8), width=0.5),
        line((-3.8, 5.2), (-3.2, 5.4), (-2.5, 6), width=0.5),
        line((-4.7, 8.2), (-3.9, 7.9), (-3.4, 8.3), width=0.4),
    )
    hollow = curve((-1.5, 2.9), (-0.1, 4.2), (-0.3, 6.0), (-1.2, 7.0))
    rays = comb(curve((-0.2, 4.0), (0.0, 5.2), (-0.6, 6.4)), 4, 1.1, 0.5, -90)
    picture.add(INK, swelling(hollow, 0.9, 0.5), rays)
