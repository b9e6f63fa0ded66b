"""The courier: twenty, full face, heart-shaped, golden-haired; his eyes slide to the letter, and he will not tell."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.franzoesisch.cast.hair import hair
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, on_side

HAIR = "ocker"


def courier() -> Head:
    return Head(_behind(), _face())


def _behind() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        fall = closed(
            *on_side(side, (2.4, -7.0), (6.8, -4.6), (8.7, 0.0), (8.5, 4.2), (9.6, 7.6), (11.0, 8.6, 1), (8.6, 10.6),
            (5.6, 10.4), (3.8, 6.0)),
        )  # fmt: skip
        ways = (
            on_side(side, (5.0, -3.0), (5.6, 2.0), (5.6, 6.4), (7.2, 9.8)),
            on_side(side, (6.8, -2.6), (7.2, 2.4), (7.6, 6.6), (9.8, 8.6)),
        )
        lights = (on_side(side, (6.0, -3.4), (7.2, 0.4), (7.1, 4.2)),) if side < 0 else ()
        hair(picture, HAIR, fall, ways, 2, 0.5, lights)
    neck = closed((-2.9, 5, 1), (-3.0, 13, 1), (3.0, 13, 1), (2.9, 5, 1))
    picture.outline(PAPER, neck, 0.45)
    picture.add(
        INK,
        closed((-3.0, 6.8), (0.2, 9.8), (3.0, 6.0), (3.4, 13.2), (1.4, 13.2), (0.4, 11.0), (-3.0, 9.4)).intersection(
            neck
        ),
    )
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (0, -6.4), (4.6, -5.0), (5.5, -1.6), (5.0, 2.0), (4.0, 5.2), (2.0, 8.4), (-0.3, 9.4), (-2.2, 8.6), (-4.4, 5.6),
        (-5.3, 2.2), (-5.6, -1.6), (-4.8, -4.8),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    jaw = closed((-4, 5.0), (3.2, 5.0), (2.6, 10), (-3, 10))
    picture.add(INK, shade(form, 0.6, 0, smooth=1.4).difference(jaw))
    for x, wide, side in ((-2.9, 2.7, -1), (2.3, 2.9, 1)):
        look, lid = (-0.62, 0.12), 0.74 if side < 0 else 0.66
        open_eye(picture, Eye(x, 0.4, wide, 1.4, side, look, 0.2, lid, iris=0.66, crease=False, bag=False))
    picture.add(
        INK, line((-1.1, -1.5), (-2.8, -2.5), (-4.9, -1.7), width=0.64, peak=0.4), line((0.6, -1.8), (2.4, -3.4),
        (4.7, -2.5), width=0.64, peak=0.4), line((0.9, -1.2), (0.4, 0.6), (-0.1, 2.2), (-0.9, 3.3),
        width=0.46, peak=0.7),
        line((-1.0, 3.2), (-0.5, 4.0), (0.5, 3.7), width=0.5), line((0.9, 3.9), (1.5, 3.2), (1.2, 2.5), width=0.45),
        line((-4.2, 4.0), (-3.7, 4.9), (-3.0, 5.4), width=0.42), line((3.9, 3.2), (4.0, 4.3), (3.3, 5.3), width=0.45),
    )  # fmt: skip
    picture.add(INK, [circle(x, y, 0.22) for x, y in ((-3.6, 3.0), (-2.6, 3.3), (2.3, 3.1), (3.2, 2.9))])
    lips = closed(
        (-2.7, 5.5, 1), (-1.2, 5.3), (-0.3, 5.6), (0.7, 5.2), (2.8, 4.7, 1), (1.4, 6.5), (-0.2, 7.0), (-1.6, 6.6)
    )
    picture.add("rot", lips)
    picture.add(INK, line((-3.2, 5.2), (-1.4, 5.9), (0.2, 6.0), (1.9, 5.5), (3.3, 4.3), width=0.52))
    for side in (-1, 1):
        fringe = closed(
            *on_side(side, (0.6, -7.2), (4.0, -6.8), (6.4, -3.8), (6.6, 0.0), (7.4, 3.6, 1), (5.4, 2.2), (5.0, -1.4),
            (3.4, -4.0), (1.2, -5.0, 1)),
        )  # fmt: skip
        picture.outline(HAIR, fringe, 0.45)
        picture.add(INK, shade(fringe, 0.5, 0))
    return picture
