"""The landgrave: forty-five, three-quarter to the left, square-jawed, one brow up; he looks down his nose."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve, flow
from art.eyes import Eye, open_eye
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry

HAIR = "braun"


def landgrave() -> Head:
    return Head(_hair_behind(), _face())


def _mane(
    picture: Picture,
    shape: Geometry,
    guides: tuple[tuple[tuple[float, float], ...], ...],
    count: int,
    lights: tuple[tuple[tuple[float, float], ...], ...],
) -> None:
    """A mass of hair, cut along its flow; on the side of the light in paper."""
    picture.outline(HAIR, shape, 0.45)
    picture.add(
        INK,
        flow(curve(*guides[0]), curve(*guides[1]), count, 0.45, start=0.06, end=0.93).intersection(shape.buffer(-0.2)),
    )
    picture.add(INK, shade(shape, 0.5, 0))
    picture.add(PAPER, [line(*way, width=0.45).intersection(shape.buffer(-0.4)) for way in lights])


def _hair_behind() -> Picture:
    """Long and straight, to the shoulders, on both sides of the face."""
    picture = Picture()
    far = closed(
        (-3.6, -5.4), (-5.8, -1.6), (-6.2, 3.6), (-6.8, 8.6), (-7.4, 12.6, 1), (-4.6, 11.8), (-3.0, 8.0), (-3.4, 2.0)
    )
    _mane(picture, far, (((-5.0, -3), (-5.6, 3), (-6.6, 11)), ((-4.2, -3), (-4.4, 3), (-5.0, 10.6))), 2, ())
    near = closed(
        (2.4, -6.2),
        (6.4, -3.6),
        (7.8, 1.6),
        (8.0, 7.2),
        (9.2, 13.4, 1),
        (6.2, 13.0),
        (3.6, 11.6),
        (4.0, 5.0),
        (3.4, -1.0),
    )
    guides = ((4.2, -5), (5.2, 0), (5.2, 6), (5.6, 12.4)), ((6.6, -2.4), (7.2, 2), (7.2, 7), (8.2, 12.6))
    _mane(picture, near, guides, 3, (((4.4, -4.4), (5.4, -1.6), (5.7, 1.6)),))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (-2.6, -5.6), (-4.0, -3.2), (-4.5, -1.6), (-3.9, -0.2), (-4.6, 1.2), (-4.6, 2.6), (-4.0, 4.8), (-3.7, 6.8),
        (-2.0, 9.0), (0.4, 9.6), (3.4, 7.4), (4.6, 3.6), (4.9, -1.0), (3.4, -5.4), (0, -6.6),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.7, 0, smooth=1.6))
    open_eye(
        picture,
        Eye(-2.95, 0.4, 2.0, 2.0, -1, look=(-0.25, 0.15), tilt=-0.1, lid=0.42, iris=0.4, crease=False, bag=False),
    )
    open_eye(picture, Eye(0.95, 0.5, 2.9, 1.7, 1, look=(-0.8, 0.15), tilt=-0.1, lid=0.65, iris=0.58, crease=False))
    picture.add(
        INK,
        closed((-1.7, -1.5, 1), (-3.0, -2.4), (-4.6, -2.2, 1), (-3.1, -1.6)),
        closed((-0.9, -1.6, 1), (0.2, -3.0), (2.2, -3.4), (4.0, -2.0, 1), (2.0, -2.4), (0.4, -2.0)),
        line((-1.2, -1.5), (-1.0, -2.4), (-1.2, -3.2), width=0.42),
        line((2.9, 1.2), (3.5, 1.3), (4.2, 0.9)),
        line((2.7, 2.0), (3.4, 2.3), (4.0, 2.2)),
    )
    _nose(picture)
    _beard(picture)
    return picture


def _nose(picture: Picture) -> None:
    """Long, with a bump, over the far cheek."""
    nose = closed(
        (-1.2, -0.6), (-2.3, 1.2), (-3.9, 2.9), (-4.2, 3.9), (-3.2, 4.3), (-2.0, 4.2), (-1.0, 3.6), (-1.0, 1.6)
    )
    picture.add(PAPER, nose)
    picture.add(
        INK,
        line((-2.2, 1.4), (-2.9, 2.0), (-4.0, 2.9), width=0.42),
        line((-4.0, 2.8), (-4.4, 3.8), (-3.3, 4.4), (-2.2, 4.1), (-1.3, 4.4), width=0.5),
        line((-1.3, 4.2), (-0.8, 3.5), (-1.2, 2.8), width=0.45),
        line((0.2, 2.6), (1.4, 3.4), (2.0, 4.6), width=0.36),
    )


def _beard(picture: Picture) -> None:
    """Forked, to the breast; the moustache hangs over its root, one lip between them."""
    near = closed(
        (5.0, 0.2, 1),
        (5.6, 4.6),
        (5.2, 9.2),
        (5.2, 13.2),
        (4.2, 17.6, 1),
        (1.6, 14.2),
        (-0.2, 11.0),
        (-0.6, 7.6),
        (2.4, 6.4),
        (4.0, 3.2),
    )
    far = closed(
        (-4.2, 5.6, 1), (-5.0, 9.2), (-5.4, 13.0), (-4.6, 17.2, 1), (-2.2, 14.6), (-0.2, 11.4), (0.2, 8.4), (-2.2, 7.4)
    )
    _mane(
        picture,
        far,
        (((-4.4, 7.8), (-4.8, 12), (-4.5, 16.2)), ((-1.0, 8.4), (-1.6, 11.4), (-3.4, 14.8))),
        3,
        (((-3.6, 8.8), (-4.2, 11.6), (-4.3, 14.2)),),
    )
    _mane(
        picture,
        near,
        (((0.4, 8.4), (1.0, 11.0), (3.4, 15.6)), ((4.9, 3.0), (4.6, 8.6), (4.5, 15.8))),
        4,
        (((1.2, 9.0), (1.8, 11.2), (3.0, 13.6)),),
    )
    lip = closed((-3.8, 6.4, 1), (-2.4, 6.1), (-0.9, 6.5, 1), (-2.2, 7.4))
    picture.add(INK, lip.buffer(0.4))
    picture.add("rot", lip)
    for whisker in (
        closed((-2.2, 4.9, 1), (-3.6, 4.9), (-5.0, 6.2), (-6.0, 8.4, 1), (-4.2, 7.4), (-2.6, 6.1)),
        closed((-2.4, 4.8, 1), (-0.6, 4.7), (1.8, 6.2), (3.2, 8.8, 1), (0.8, 7.8), (-1.0, 6.4), (-2.4, 5.9, 1)),
    ):
        picture.outline(HAIR, whisker, 0.38)
    picture.add(INK, line((-0.8, 5.5), (0.8, 6.4), (2.0, 7.6)))
