"""The empress: thirty, full face, oval and cool, one brow raised; she looks aside, and a mole is on her cheek."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye
from art.franzoesisch.cast.hair import hair
from art.franzoesisch.cast.lids import lady_eye
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, on_side


def empress() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    """Long; it goes over into bare shoulders."""
    picture = Picture()
    neck = closed((-2.9, 6, 1), (-2.8, 10.4), (-5.0, 12.6), (-9.6, 14.2, 1), (-6, 19, 1), (6, 19, 1), (9.6, 14.2, 1),
                  (5.0, 12.6), (2.8, 10.4), (2.9, 6, 1))  # fmt: skip
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (-3.0, 7.4), (0.2, 9.9), (3.2, 6.6), (3.2, 11.0), (4.4, 12.8), (2.4, 12.6), (0.6, 11.4), (-2.8, 9.6)
    )
    picture.add(INK, throat.intersection(neck), line((-1.2, 15.6), (-0.6, 14.2), (-1.4, 12.6), width=0.4))
    return picture


def _face() -> Picture:
    picture = Picture()
    half = [(4.4, -5.0), (5.2, -1.6), (5.0, 2.2), (3.9, 6.0), (1.9, 8.7)]
    form = closed((0, -6.6), *half, (0, 9.5), *reversed(on_side(-1, *half)))
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.55, 0, smooth=1.4))
    lady_eye(
        picture, Eye(-2.5, 0.5, 2.9, 1.45, -1, look=(0.45, 0.0), tilt=0.3, lid=0.62, iris=0.6, crease=False, bag=False)
    )
    lady_eye(
        picture, Eye(2.5, 0.4, 2.9, 1.5, 1, look=(0.5, 0.0), tilt=0.3, lid=0.62, iris=0.6, crease=False, bag=False)
    )
    picture.add(
        INK,
        line((-0.9, -1.4), (-2.7, -2.3), (-4.7, -1.1), width=0.62, peak=0.35),
        line((0.9, -1.8), (2.6, -3.4), (4.8, -2.0), width=0.62, peak=0.35),
        line((0.6, -1.2), (0.5, 0.6), (0.9, 2.4), width=0.4),
        closed((0.8, 2.2, 1), (1.7, 3.1), (1.5, 3.9), (0.7, 3.9), (0.9, 3.2)),
        line((-1.2, 3.9), (-1.4, 3.3), (-0.9, 2.8), width=0.42),
        line((-0.9, 4.0), (0.0, 4.3), (0.8, 3.9), width=0.42),
        circle(-3.3, 4.4, 0.36),
        line((-0.7, 8.0), (0.1, 8.2), (0.8, 8.0), width=0.36),
    )  # fmt: skip
    lips = closed((-1.9, 6.0, 1), (-0.8, 5.4), (0, 5.7), (0.8, 5.4), (2.0, 5.8, 1), (1.0, 7.0), (0, 7.2), (-1.0, 7.0))
    picture.add("rot", lips)
    picture.add(INK, line((-2.0, 6.0), (-0.8, 6.1), (0, 6.3), (0.8, 6.0), (2.2, 5.7), width=0.42))
    for side in (-1, 1):
        wing = closed(
            *on_side(
                side,
                (0, -7.0),
                (3.6, -6.0),
                (5.4, -3.0),
                (5.6, 1.2),
                (5.2, 3.6, 1),
                (4.6, 0.4),
                (3.8, -3.2),
                (1.6, -5.2),
                (0, -5.8),
            )
        )
        ways = on_side(side, (0.8, -6.2), (3.8, -4.4), (5.0, 0.6)), on_side(side, (1.2, -6.6), (4.4, -4.6), (5.3, -0.4))
        hair(picture, INK, wing, ways, 1, 0.5)
    return picture
