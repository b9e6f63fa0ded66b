"""The juggler: sixteen, full face, round as an apple; his eyes roll after the balls, his tongue helps him count."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, on_side


def juggler() -> Head:
    neck = Picture()
    throat = closed((-2.8, 5, 1), (-2.7, 10.4), (-3.8, 14.4, 1), (3.8, 14.4, 1), (2.7, 10.4), (2.8, 5, 1))
    neck.outline(PAPER, throat, 0.45)
    neck.add(
        INK, closed((-2.8, 7.4), (0.4, 9.8), (2.9, 6.6), (3.4, 11.2), (1.6, 11.6), (-2.8, 9.4)).intersection(throat)
    )
    return Head(neck, _face())


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (0, -7.0), (4.6, -6.0), (5.0, -2.6), (5.5, 1.4), (5.4, 4.0), (3.6, 7.2), (1.6, 8.9), (0, 9.3), (-1.6, 8.9),
        (-3.6, 7.2), (-5.4, 4.0), (-5.5, 1.4), (-5.0, -2.6), (-4.6, -6.0),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.55, 0.9, 1.1, 0.5, smooth=1.6))
    for side in (-1, 1):
        look = (-0.3 if side < 0 else -0.1, -0.42)
        open_eye(picture, Eye(side * 2.5, 0.0, 2.7, 2.0, side, look, 0.1, 0.6, iris=0.74, crease=False, bag=False))
        picture.add(INK, line(*on_side(side, (1.0, -3.0), (2.8, -4.2), (4.6, -3.0)), width=0.62, peak=0.4))
        picture.add(INK, line(*on_side(side, (3.2, 4.0), (4.2, 4.5), (4.4, 5.6)), width=0.42))
    picture.add(
        INK, line((-1.3, 3.0), (-1.4, 2.2), (-0.8, 1.6), width=0.42), line((0.5, 1.0), (1.4, 1.9), (1.4, 2.8),
        (0.7, 3.2),
        (0.0, 3.5), (-0.7, 3.2), width=0.5), line((-1.4, 8.0), (-0.7, 8.3), (0.0, 8.2), width=0.36),
    )  # fmt: skip
    _tongue(picture)
    return picture


def _tongue(picture: Picture) -> None:
    """Out of the corner of a mouth that is pressed shut."""
    tongue = closed((0.2, 5.6, 1), (2.2, 5.2, 1), (2.9, 6.2), (2.6, 7.5), (1.6, 7.9), (0.7, 7.2))
    picture.outline("rot", tongue, 0.42)
    picture.add(INK, line((1.3, 5.8), (1.6, 6.4), (1.7, 7.0), width=0.42))
    picture.add(INK, line((-2.9, 5.0), (-1.4, 5.6), (0.4, 5.7), (2.4, 5.2), (3.5, 4.2), width=0.6))
    drop = closed((-4.2, -3.0, 1), (-3.7, -1.9), (-4.3, -1.3), (-4.9, -1.9))
    picture.add(INK, drop.buffer(0.32).difference(drop), circle(-4.4, -1.6, 0.05))
