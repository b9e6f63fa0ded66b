"""The young king: twenty-eight, three-quarter to the right, smooth-chinned, with golden locks; his heart is lost."""

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
        (3.0, -5.4), (3.9, -3.0), (4.1, -1.4), (3.6, -0.2), (4.2, 1.4), (4.0, 3.2), (3.4, 5.2), (2.9, 7.4), (1.7, 9.0),
        (0.4, 9.2), (-1.6, 8.0), (-3.6, 5.2), (-4.4, 2.0), (-4.2, -2.0), (-2.8, -5.6), (0.4, -6.6),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.35, 0, smooth=1.2))
    open_eye(
        picture, Eye(-1.35, 0.7, 2.6, 1.35, -1, look=(0.3, 0.25), tilt=-0.3, lid=0.6, iris=0.66, crease=True, bag=False)
    )
    open_eye(
        picture, Eye(2.5, 0.6, 1.7, 1.25, 1, look=(0.15, 0.25), tilt=-0.3, lid=0.55, iris=0.54, crease=False, bag=False)
    )
    picture.add(
        INK,
        line((0.2, -1.9), (-1.4, -1.9), (-3.3, -0.8), width=0.5),
        line((1.7, -1.9), (2.7, -1.8), (3.7, -1.1), width=0.45),
        line((0.9, -1.0), (1.2, 0.8), (2.6, 2.7), (3.0, 3.6), width=0.4),
        closed((3.0, 3.4, 1), (2.4, 4.0), (1.4, 3.9), (1.1, 3.4), (1.9, 3.6)),
        line((1.3, 7.9), (1.9, 8.0), (2.5, 7.8), width=0.4),
    )
    lips = closed((0.9, 5.7, 1), (1.9, 5.1), (2.5, 5.3), (3.0, 5.1), (3.5, 5.6, 1), (2.9, 6.6), (1.9, 6.7))
    picture.add(INK, lips.buffer(0.3))
    picture.add("rot", lips)
    picture.add(INK, line((0.6, 5.5), (1.9, 5.85), (2.6, 5.75), (3.5, 5.7), width=0.4))
    lock = closed(
        (0.8, -6.6), (-1.2, -4.6), (-2.9, -3.2), (-3.4, 0.2), (-4.2, 3.0), (-3.8, 6.2), (-4.8, 9.2, 1), (-6.6, 6.6),
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
