"""The courier: twenty, full face, heart-shaped, golden-haired; his eyes slide to the letter, and he will not tell."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.franzoesisch.cast.hair import hair
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import on_side

HAIR = "ocker"


def courier() -> Head:
    return Head(_behind(), _face())


def _behind() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        fall = closed(
            *on_side(side, (2.4, -7.0), (6.4, -4.8), (8.0, 0.0), (7.8, 4.4), (9.4, 7.6), (11.0, 8.6, 1), (8.6, 10.6),
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
    half = [(4.8, -4.8), (5.6, -1.4), (5.2, 2.2), (3.8, 6.0), (1.8, 8.6)]
    form = closed((0, -6.4), *half, (0, 9.2), *reversed(on_side(-1, *half)))
    picture.outline(PAPER, form, 0.45)
    picture.add(
        INK, shade(form, 0.6, 1.2, 0.95, 0.5, smooth=1.4).difference(closed((-4, 5.6), (3.4, 5.6), (3, 10), (-3, 10)))
    )
    open_eye(
        picture,
        Eye(-2.6, 0.4, 2.8, 1.5, -1, look=(-0.5, 0.0), tilt=0.2, lid=0.6, iris=0.62, crease=False, bag=False),
    )
    open_eye(
        picture, Eye(2.6, 0.4, 2.8, 1.5, 1, look=(-0.5, 0.0), tilt=0.25, lid=0.6, iris=0.62, crease=False, bag=False)
    )
    picture.add(
        INK, line((-0.9, -1.9), (-2.6, -3.2), (-4.8, -2.2), width=0.7, peak=0.4), line((0.8, -1.5), (2.6, -2.2),
        (4.7, -1.6), width=0.7, peak=0.4), line((0.6, -0.8), (0.5, 0.8), (1.0, 2.4), width=0.42), closed((0.9, 2.2, 1),
        (1.8, 3.0), (1.6, 3.8), (0.7, 3.8), (1.0, 3.1)), line((-1.3, 3.8), (-1.5, 3.2), (-1.0, 2.6), width=0.42),
        line((-1.0, 3.9), (0.0, 4.3), (0.8, 3.8), width=0.42), line((-4.2, 4.4), (-3.8, 5.2), (-3.2, 5.8), width=0.42),
        line((4.1, 3.8), (4.3, 4.6), (3.9, 5.4), width=0.42),
    )  # fmt: skip
    lips = closed((-2.6, 5.6, 1), (-0.9, 5.6), (0, 5.9), (0.9, 5.5), (2.9, 5.0, 1), (1.6, 6.7), (0, 7.1), (-1.4, 6.8))
    picture.add("rot", lips)
    picture.add(INK, line((-3.1, 5.3), (-1.2, 6.1), (0.4, 6.3), (2.0, 5.8), (3.3, 4.7), width=0.5))
    for side in (-1, 1):
        fringe = closed(
            *on_side(
                side,
                (0, -7.2),
                (4.0, -6.6),
                (6.2, -3.6),
                (6.4, 0.4),
                (6.9, 3.2, 1),
                (5.2, 1.6),
                (5.0, -1.6),
                (3.6, -4.2),
                (0.6, -5.2),
            )
        )
        picture.outline(HAIR, fringe, 0.45)
        picture.add(INK, shade(fringe, 0.5, 0))
    return picture
