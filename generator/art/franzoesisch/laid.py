"""A hand that lies flat on something, seen from its back, fingers up, thumb to the left; the wrist is at (0, 0)."""

from __future__ import annotations

from art.curves import closed, cut
from art.grasps import cuffed, finger
from art.picture import INK, PAPER, Picture

_FINGERS = (
    (2.3, -4.4, 3.3, 1.5, 14),
    (0.9, -5.1, 4.2, 1.72, 4),
    (-0.65, -5.2, 4.5, 1.78, -3),
    (-2.15, -4.7, 4.0, 1.74, -10),
)
"""Knuckle, length, width and lean of each finger."""


def laid() -> Picture:
    picture = Picture()
    finger(picture, (-1.7, -1.0), ((-146, 2.7), (-124, 2.2), (-112, 1.4)), (2.4, 2.0, 1.75, 1.1), crease=0, nail=1)
    for x, y, long, wide, lean in _FINGERS:
        bones = ((-90 + lean, long * 0.5 + 0.9), (-90 + lean, long * 0.3), (-90 + lean * 0.8, long * 0.26))
        finger(picture, (x, y + 1.0), bones, [wide * share for share in (1, 1, 0.96, 0.9, 0.64)], crease=-1)
    back = closed(
        (-2.0, 0.9, 1), (-2.3, -0.8), (-3.0, -3.0), (-2.9, -4.6), (-0.9, -5.0), (1.2, -4.8), (3.0, -4.0),
        (3.0, -2.2), (2.2, -0.4), (2.0, 0.9, 1),
    )  # fmt: skip
    picture.outline(PAPER, back, 0.34)
    picture.add(PAPER, closed((-2.8, -4.2), (-0.8, -5.6), (1.2, -5.4), (2.9, -4.4), (2.4, -2.4), (-2.4, -2.4)))
    sinews = [cut((x, -3.6), (x * 0.7, -1.8), (x * 0.5, -0.4), width=0.42, peak=0.3) for x in (-1.3, 0.3, 1.7)]
    picture.add(INK, sinews)
    cuffed(picture, (0, 1.6), 90, 2.6)
    return picture
