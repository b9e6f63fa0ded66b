"""The young king: twenty-eight, three-quarter to the right, golden locks and a pointed beard; he holds his breath."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve, flow
from art.eyes import Eye, open_eye
from art.light import line, shade
from art.picture import INK, PAPER, Picture

HAIR = "ocker"


def young_king() -> Head:
    return Head(_behind(), _face())


def _behind() -> Picture:
    """Neck, and the hair that falls behind it."""
    picture = Picture()
    hair = closed(
        (-1.0, -6.6),
        (-6.0, -4.6),
        (-7.6, 0.6),
        (-7.4, 6.0),
        (-8.4, 10.4),
        (-10.2, 13.0, 1),
        (-5.6, 13.6),
        (-2.6, 10.6),
        (-2.8, 4),
    )
    picture.outline(HAIR, hair, 0.45)
    one, other = (
        curve((-5.6, -2.6), (-6.6, 3), (-6.4, 8), (-8.6, 12.4)),
        curve((-4.2, -1), (-4.6, 4), (-4.2, 8), (-5.6, 12.6)),
    )
    picture.add(INK, flow(one, other, 3, 0.45, start=0.05, end=0.92).intersection(hair.buffer(-0.2)))
    far = closed(
        (3.4, -4.6),
        (5.2, -1.6),
        (5.0, 2.6),
        (5.6, 6.4),
        (7.4, 9.4),
        (8.8, 10.0, 1),
        (7.4, 12.0),
        (4.4, 11.8),
        (2.6, 8.0),
        (2.8, 2.0),
    )
    picture.outline(HAIR, far, 0.45)
    picture.add(INK, shade(far, 0.6, 0), line((4.4, 1.0), (4.6, 5.6), (6.4, 10.4), width=0.45))
    neck = closed((-2.8, 4, 1), (-2.8, 9), (-4.2, 14, 1), (3.4, 14, 1), (2.4, 8, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed((-2.2, 6.4), (0.6, 9.6), (2.6, 7.4), (3.6, 14.2), (1.0, 14.2), (-0.6, 10.6), (-2.9, 8.6))
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (3.0, -5.4), (3.9, -3.0), (4.1, -1.4), (3.6, -0.2), (4.3, 1.4), (4.3, 3.4), (4.1, 5.6), (3.7, 7.8), (2.7, 9.5),
        (0.6, 9.8), (-2.2, 8.6), (-4.0, 6.4), (-4.5, 2.4), (-4.2, -2.0), (-2.8, -5.6), (0.4, -6.6),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.35, 0, smooth=1.2))
    open_eye(
        picture, Eye(-1.35, 0.6, 2.9, 1.9, -1, look=(0.4, -0.5), tilt=-0.1, lid=0.5, iris=0.64, crease=False, bag=False)
    )
    open_eye(
        picture, Eye(2.5, 0.5, 1.9, 1.8, 1, look=(0.3, -0.45), tilt=-0.1, lid=0.45, iris=0.54, crease=False, bag=False)
    )
    picture.add(
        INK,
        closed((0.3, -1.9, 1), (-0.9, -3.1), (-2.3, -2.9), (-3.5, -1.4, 1), (-2.1, -2.1), (-0.9, -2.3)),
        closed((1.8, -2.0, 1), (2.5, -3.0), (3.3, -2.8), (4.0, -1.6, 1), (3.0, -2.1)),
        line((0.9, -1.0), (1.2, 0.8), (2.6, 2.7), (3.0, 3.6), width=0.4),
        closed((3.0, 3.4, 1), (2.4, 4.0), (1.4, 3.9), (1.1, 3.4), (1.9, 3.6)),
    )
    _beard(picture)
    lock = closed(
        (-1.2, -6.8), (-2.5, -4.8), (-3.1, -2.8), (-3.4, 0.2), (-4.2, 3.0), (-3.8, 6.2), (-4.8, 9.2, 1), (-6.6, 6.6),
        (-6.9, 2.0), (-6.6, -2.4), (-4.4, -5.8), (-1.2, -7.4),
    )  # fmt: skip
    picture.outline(HAIR, lock, 0.45)
    one, other = (
        curve((-0.6, -5.8), (-3.4, -3.6), (-4.4, 1.4), (-4.6, 7.0)),
        curve((-2.4, -6.2), (-5.6, -3.2), (-6.0, 2.0), (-5.6, 6.4)),
    )
    picture.add(INK, flow(one, other, 3, 0.45, start=0.06, end=0.92), shade(lock, 0.4, 0))
    picture.add(PAPER, line((-3.6, -4.6), (-5.2, -2.0), (-5.5, 0.8), width=0.5))
    return picture


def _beard(picture: Picture) -> None:
    """A moustache swung up at both ends, a lip under it, and a beard that runs from the jaw into one point."""
    beard = closed(
        (-4.3, 3.8, 1), (-2.8, 5.5), (-0.4, 6.4), (2.2, 7.5), (3.9, 6.6), (4.4, 5.4, 1), (4.5, 8.0), (4.0, 10.4),
        (2.5, 13.6, 1), (0.2, 11.4), (-2.6, 9.6), (-4.2, 7.2),
    )  # fmt: skip
    picture.outline(HAIR, beard, 0.4)
    one, other = curve((-3.2, 6.6), (-0.8, 9.2), (1.9, 12.6)), curve((3.6, 7.6), (3.5, 9.8), (2.6, 12.8))
    picture.add(INK, flow(one, other, 3, 0.45, start=0.06, end=0.78), shade(beard, 0.5, 0))
    lips = closed((0.9, 6.3, 1), (1.9, 5.9), (2.5, 6.0), (3.0, 5.9), (3.6, 6.3, 1), (2.9, 7.2), (1.9, 7.3))
    picture.add(INK, lips.buffer(0.3))
    picture.add("rot", lips)
    for whisker in (
        closed((2.2, 4.4, 1), (3.4, 4.4), (4.6, 5.0), (5.9, 3.6, 1), (5.6, 5.4), (4.2, 6.4), (2.6, 5.9)),
        closed(
            (2.4, 4.4, 1), (0.8, 4.3), (-0.8, 5.1), (-2.8, 3.4, 1), (-2.2, 5.5), (-0.4, 6.6), (1.4, 6.3), (2.4, 5.7, 1)
        ),
    ):
        picture.outline(HAIR, whisker, 0.38)
    picture.add(INK, line((1.6, 5.1), (0.2, 5.6), (-1.2, 5.4), width=0.4))
