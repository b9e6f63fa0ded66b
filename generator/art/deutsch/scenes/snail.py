"""A snail that creeps to the right over the grass at y = 0, 10 mm high."""

from __future__ import annotations

from art.curves import closed, curve, cut, ribbon, spiral, taper
from art.picture import INK, PAPER, Picture
from art.shapes import circle

SKIN, SHELL = "braun", "ocker"


def snail(skin: str = SKIN) -> Picture:
    picture = Picture()
    for line, (x, y) in (
        (((5.8, -6.0), (5.4, -8.2), (4.8, -9.6)), (4.8, -9.8)), (((6.9, -6.0), (7.6, -8.0), (8.8, -9.2)), (8.9, -9.4)),
    ):  # fmt: skip
        picture.outline(skin, ribbon(curve(*line), 0.75), 0.36)
        picture.outline(skin, circle(x, y, 0.75), 0.36)
    body = closed(
        (-8.4, 0.3, 1), (-5.6, -1.6), (-1.4, -2.2), (3.2, -2.2), (4.8, -3.8), (5.0, -6.0), (6.2, -6.9), (7.8, -6.2),
        (8.4, -4.6), (7.8, -2.2), (6.4, -0.4), (4.2, 0.5), (-2, 0.6),
    )  # fmt: skip
    picture.outline(skin, body, 0.4)
    picture.add(PAPER, cut((5.9, -4.2), (5.2, -2.2), (3.2, -1.2), width=0.6))
    picture.add(PAPER, cut((-1.0, -0.8), (-3.6, -0.8), (-6.0, -0.4), width=0.55))
    picture.add(INK, cut((7.0, -4.4), (7.6, -4.1), (8.2, -4.3), width=0.42, peak=0.5))
    shell = circle(-1.2, -6.0, 5.0, 24)
    picture.outline(SHELL, shell, 0.42)
    picture.add(INK, taper(spiral(-1.0, -5.8, 4.3, 0.5, 100, -1.75), 1.05, peak=0.4))
    picture.add(PAPER, cut((-5.0, -6.6), (-4.2, -8.8), (-2.4, -10.0), width=0.7, peak=0.5))
    return picture
