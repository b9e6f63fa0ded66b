"""The old king: eighty, three-quarter to the left, sunken and merry, eyes shut with laughing, a long white beard."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve, flow
from art.eyes import laughing_eye
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle


def old_king() -> Head:
    return Head(_behind(), _face())


def _behind() -> Picture:
    """Thin white hair to the shoulder."""
    picture = Picture()
    hair = closed(
        (1.4, -6.0),
        (5.6, -4.2),
        (7.0, 0.4),
        (7.2, 5.4),
        (8.6, 9.6, 1),
        (6.6, 10.4),
        (6.8, 12.4, 1),
        (3.6, 11.4),
        (2.4, 4),
        (2.6, -2),
    )
    picture.outline(PAPER, hair, 0.45)
    one, other = curve((3.6, -4), (4.4, 1), (4.2, 6), (5.2, 11)), curve((5.8, -2.6), (6.2, 1), (6.2, 5), (7.4, 9.2))
    picture.add(
        INK, flow(one, other, 3, 0.5, start=0.05, end=0.92).intersection(hair.buffer(-0.2)), shade(hair, 0.4, 0)
    )
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (-2.6, -5.4), (-3.7, -3.2), (-4.1, -1.5), (-3.5, -0.2), (-4.1, 1.2), (-4.2, 2.8), (-3.4, 4.2), (-3.2, 6.0),
        (-3.4, 8.0), (-1.4, 8.8), (1.6, 7.8), (3.8, 5.4), (4.4, 2), (4.2, -3), (0.6, -6.4),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.6, 0, smooth=1.4))
    laughing_eye(picture, -2.6, 0.4, 1.7)
    laughing_eye(picture, 1.0, 0.4, 2.5)
    picture.add(
        INK,
        line((-0.3, -1.6), (1.1, -2.5), (2.9, -1.3), width=0.9),
        line((-3.8, -1.3), (-2.9, -2.1), (-1.8, -1.6), width=0.7),
    )
    crow = (
        ((2.5, 0.2), (3.2, 0.0), (3.8, -0.5)),
        ((2.6, 0.9), (3.3, 1.1), (3.9, 1.0)),
        ((2.2, 1.7), (2.8, 2.2), (3.4, 2.4)),
    )
    picture.add(INK, [line(*way) for way in crow], line((-1.8, -3.2), (0.4, -3.6), (2.4, -3.1)))
    nose = closed(
        (-1.2, -0.8), (-2.4, 0.8), (-4.2, 2.6), (-4.5, 3.7), (-3.6, 4.2), (-2.4, 3.8), (-1.2, 3.6), (-0.8, 2.2)
    )
    picture.add(PAPER, nose)
    picture.add(
        INK,
        line((-1.4, -0.9), (-2.4, 0.8), (-4.2, 2.5), width=0.42),
        line((-4.2, 2.5), (-4.7, 3.6), (-3.7, 4.2), (-2.6, 3.8), (-1.6, 4.1), width=0.5),
        line((-1.5, 3.9), (-1.0, 3.2), (-1.4, 2.4), width=0.42),
        line((-0.4, 3.2), (1.2, 3.0), (2.6, 3.8), width=0.45),
        circle(-3.4, 1.6, 0.25),
    )
    _beard(picture)
    return picture


def _strand(picture: Picture, shape: Geometry, ways: tuple[tuple[tuple[float, float], ...], ...]) -> None:
    picture.outline(PAPER, shape, 0.42)
    picture.add(INK, [line(*way, width=0.5) for way in ways], shade(shape, 0.4, 0))


def _beard(picture: Picture) -> None:
    """In waves; a moustache over a mouth that laughs without teeth."""
    mass = closed(
        (4.4, 1.2, 1), (5.2, 5.4), (4.8, 9.4), (6.0, 12.6), (4.6, 15.6), (5.0, 19.0, 1), (2.6, 18.0), (0.8, 21.6, 1),
        (-1.2, 18.6), (-3.4, 20.0, 1), (-3.4, 16.4), (-4.8, 13.6), (-3.8, 10.4), (-4.4, 7.0), (-3.6, 5.4, 1),
        (0, 6.6), (2.8, 4.4),
    )  # fmt: skip
    ways = (
        ((-2.8, 8.6), (-3.0, 11.4), (-2.4, 14.2), (-2.8, 18.2)),
        ((-1.0, 9.4), (-0.4, 12.4), (-1.0, 15.2), (-0.2, 18.8)),
        ((0.9, 9.2), (1.6, 12.0), (0.9, 15.4), (1.4, 18.6)), ((2.6, 8.2), (3.4, 11.4), (2.7, 14.4), (3.6, 17.2)),
        ((4.0, 5.2), (3.9, 8.0), (4.8, 11.2)),
    )  # fmt: skip
    _strand(picture, mass, ways)
    mouth = closed((-3.0, 6.0, 1), (-1.6, 6.2), (0.6, 5.4, 1), (-0.4, 7.6), (-2.0, 7.8))
    picture.add(INK, mouth.buffer(0.25))
    picture.add("rot", closed((-2.2, 7.2), (-1.2, 6.8), (-0.2, 6.9), (-0.8, 7.6), (-1.8, 7.7)))
    near = closed((-2.4, 4.5, 1), (-0.6, 4.2), (1.6, 5.0), (3.6, 4.6, 1), (2.6, 6.6), (0.4, 6.6), (-1.4, 5.8))
    far = closed((-2.6, 4.5, 1), (-3.8, 4.8), (-5.4, 6.0, 1), (-4.0, 6.6), (-2.6, 5.8))
    _strand(picture, far, ())
    _strand(picture, near, (((-0.8, 4.9), (0.8, 5.6), (2.4, 5.6)),))
