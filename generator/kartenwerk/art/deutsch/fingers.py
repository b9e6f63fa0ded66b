"""Hands that only these courts have: on a drumstick, on a pipe, round an upright stock with the thumb up."""

from __future__ import annotations

from kartenwerk.art.curves import closed, cut
from kartenwerk.art.hands import finger
from kartenwerk.art.picture import INK, PAPER, Picture


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
