"""Hands that only these courts have: on a drumstick, on a pipe, round an upright stock with the thumb up."""

from __future__ import annotations

from kartenwerk.art.curves import closed, cut
from kartenwerk.art.hands import Holding, finger
from kartenwerk.art.picture import INK, PAPER, Picture


def drumming() -> Picture:
    """A loose fist round a stick through (0, 0), seen from the knuckles; the wrist is below, the thumb to the right."""
    picture = Picture()
    back = closed(
        (-3.0, -1.4), (-1.2, -3.2), (2.0, -3.0), (3.6, -0.8), (3.4, 2.6), (2.6, 7.4, 1), (-2.4, 7.4, 1), (-3.0, 3.2),
    )  # fmt: skip
    picture.outline(PAPER, back, 0.36)
    picture.add(INK, cut((2.8, 1.6), (2.3, 4.0), (2.2, 6.8), width=0.8, peak=0.5))
    for y, reach, width in ((-2.4, -3.2, 2.0), (-0.4, -3.5, 2.05), (1.5, -3.1, 1.9)):
        finger(picture, width, (2.2, y - 0.3), (0, y - 0.2), (reach, y + 0.3), tip=0.84, joint=False)
        picture.add(INK, cut((-0.9, y - 0.6), (-0.5, y), (-0.9, y + 0.6), width=0.34))
    thumb = closed((3.4, 0.6), (3.7, -2.2), (2.8, -4.6), (1.2, -5.6), (0.2, -5.0), (0.8, -3.8), (1.6, -2.2), (1.6, 0.2))
    picture.outline(PAPER, thumb, 0.32)
    picture.add(INK, cut((0.7, -5.0), (1.4, -4.8), (1.6, -4.2), width=0.34))
    return picture


def on_pipe() -> Holding:
    """A hand on a pipe that lies along the x axis: the thumb behind it, four fingers bent over it from below."""
    behind, before = Picture(), Picture()
    thumb = closed((-3.2, 2.6), (-3.9, -0.6), (-3.4, -3.4), (-2.2, -4.4), (-1.2, -3.6), (-1.0, -0.8), (-0.6, 2.4))
    behind.outline(PAPER, thumb, 0.34)
    behind.add(INK, cut((-3.0, -3.0), (-2.3, -3.4), (-1.7, -3.0), width=0.34))
    palm = closed(
        (-4.0, 3.6), (-3.0, 2.4), (1.0, 2.0), (4.2, 2.6), (4.4, 5.6), (3.4, 9.0), (3.0, 14, 1), (-2.6, 14, 1),
        (-3.0, 9.0), (-4.2, 6.6),
    )  # fmt: skip
    before.outline(PAPER, palm, 0.36)
    before.add(INK, cut((3.6, 5.6), (2.8, 9.0), (2.4, 13.0), width=0.8, peak=0.5))
    before.add(
        INK, cut((-1.6, 5.6), (-1.9, 7.6), (-1.8, 9.6), width=0.42),
        cut((0.6, 5.6), (0.5, 7.4), (0.5, 9.0), width=0.42),
    )  # fmt: skip
    for x, top in ((3.5, -0.5), (1.25, -1.2), (-1.0, -1.3), (-3.2, -0.9)):
        finger(before, 2.15, (x * 0.96, 4.2), (x * 1.04 + 0.2, 1.6), (x, top), tip=0.8, joint=False)
        before.add(INK, cut((x - 0.65, 2.3), (x + 0.1, 1.9), (x + 0.75, 2.3), width=0.34))
        before.add(INK, cut((x - 0.5, top - 0.1), (x, top - 0.5), (x + 0.5, top - 0.1), width=0.32))
    return Holding(behind, before)


def thumb_up_grip() -> Picture:
    """A hand round an upright stock, seen from the back, the thumb laid along it; the wrist is below."""
    picture = Picture()
    back = closed(
        (-2.6, 3.0), (-3.4, -0.6), (-2.4, -3.4), (0.8, -4.0), (3.6, -2.8), (4.4, 0.6), (3.4, 4.4), (3.2, 8.4, 1),
        (-2.2, 8.4, 1),
    )  # fmt: skip
    picture.outline(PAPER, back, 0.36)
    picture.add(INK, cut((3.7, 1.0), (3.0, 4.4), (2.8, 7.8), width=0.8, peak=0.5))
    picture.add(
        INK,
        [cut((0.6 + 0.9 * k, -1.6 + 0.2 * k), (0.8 + 0.7 * k, 0.6), (0.8 + 0.5 * k, 2.4), width=0.4) for k in range(3)],
    )  # fmt: skip
    for y, reach in ((-2.4, -3.6), (-0.4, -4.0), (1.6, -3.8), (3.4, -3.2)):
        finger(picture, 2.0, (-0.2, y - 0.2), (-2.0, y), (reach, y + 0.5), tip=0.84, joint=False)
        picture.add(INK, cut((-1.6, y - 0.6), (-1.25, y), (-1.6, y + 0.6), width=0.34))
    thumb = closed(
        (2.6, -1.4), (2.6, -4.0), (1.4, -7.2), (0.2, -8.0), (-0.8, -7.2), (-0.6, -5.2), (0.2, -3.2), (0.8, -1.0),
    )  # fmt: skip
    picture.outline(PAPER, thumb, 0.34)
    picture.add(
        INK, cut((-0.4, -7.0), (0.2, -7.2), (0.8, -6.8), width=0.34),
        cut((0.8, -4.0), (1.3, -4.2), (1.8, -4.0), width=0.34),
    )  # fmt: skip
    return picture
