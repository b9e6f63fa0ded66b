"""The singer: twenty-four, three-quarter to the right, long-nosed, a thin moustache; he winces at a sound."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye, open_eye
from art.franzoesisch.cast.hair import hair
from art.light import line, shade
from art.picture import INK, PAPER, Picture


def singer() -> Head:
    return Head(_behind(), _face())


def _behind() -> Picture:
    """Dark hair in waves to the collar, and a long throat."""
    picture = Picture()
    waves = closed(
        (-1.0, -7.6), (-6.4, -6.4), (-8.6, -2.4), (-7.6, 1.4), (-9.0, 5.0), (-8.0, 8.4), (-9.6, 12.0, 1), (-6.8, 12.2),
        (-5.6, 13.6, 1), (-3.0, 10.4), (-2.6, 3.0),
    )  # fmt: skip
    hair(
        picture, INK, waves, (((-5.6, -4.4), (-6.2, 0.0), (-6.2, 3.0)), ((-6.6, -4.8), (-7.8, 0.0), (-8.0, 3.2))),
        2, 0.62, seed=4,
    )  # fmt: skip
    neck = closed((-3.4, 4, 1), (-2.8, 9.0), (-3.8, 15, 1), (4.6, 15, 1), (3.4, 10.6), (3.2, 5, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed((-3.8, 7.0), (0.4, 9.9), (3.4, 7.8), (3.9, 12.2), (1.0, 12.6), (-3.8, 12.4))
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (1.6, -7.6), (3.8, -5.6), (4.6, -3.0), (4.2, -1.2), (4.9, 0.6), (5.0, 2.4), (4.5, 4.2), (4.6, 6.2), (4.1, 8.2),
        (2.8, 9.9), (0.8, 9.8), (-2.0, 8.0), (-4.2, 5.2), (-5.2, 1.4), (-5.1, -2.6), (-3.8, -6.2), (-1.0, -8.0),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.5, 0, smooth=1.2))
    near = Eye(-1.5, 0.1, 3.3, 2.4, -1, look=(0.75, -0.1), tilt=0.1, lid=0.62, iris=0.62, crease=False, bag=False)
    far = Eye(3.25, -0.1, 2.0, 2.3, 1, look=(0.3, 0.0), tilt=0.1, lid=0.5, iris=0.45, crease=False, bag=False)
    open_eye(picture, near)
    open_eye(picture, far)
    picture.add(
        INK,
        line((0.4, -3.0), (-1.6, -4.2), (-4.4, -2.2), width=0.75, peak=0.3),
        line((2.3, -3.2), (3.3, -3.9), (4.5, -2.9), width=0.62, peak=0.4),
        line((-1.8, -5.6), (0.2, -6.1), (2.2, -5.8), width=0.36),
        line((1.4, 0.6), (2.0, 1.4), (3.2, 2.6), (3.4, 3.2), (2.6, 3.6), width=0.5, peak=0.75),
        line((1.9, 3.7), (1.2, 3.3), (1.5, 2.5), width=0.45),
        line((-0.7, 3.6), (-1.6, 5.0), (-1.2, 7.2), width=0.45),
    )
    _grimace(picture)
    _hair(picture)
    return picture


def _grimace(picture: Picture) -> None:
    """Clenched teeth, the corners drawn down, under a thin moustache."""
    mouth = closed((-0.5, 7.2), (-0.2, 5.8), (1.6, 5.2), (3.4, 5.3), (4.4, 6.2), (4.3, 7.4), (2.6, 7.0), (1.0, 7.2))
    picture.add(INK, mouth.buffer(0.45))
    picture.add(PAPER, mouth)
    picture.add(
        INK, line((-0.3, 6.6), (1.8, 6.1), (4.3, 6.8), width=0.36), line((0.8, 5.4), (0.8, 7.3)),
        line((2.1, 5.1), (2.1, 7.1)), line((3.4, 5.2), (3.4, 7.2)),
        closed((2.4, 3.9, 1), (1.2, 4.0), (-0.2, 4.7), (-1.9, 4.0, 1), (-0.4, 5.4), (1.2, 4.9), (2.4, 4.7, 1)),
        closed((2.8, 3.9, 1), (3.7, 4.1), (4.6, 4.6), (5.6, 3.8, 1), (5.0, 5.2), (3.8, 4.9), (2.8, 4.7)),
        line((1.2, 8.6), (2.0, 8.9), (2.8, 8.5), width=0.5),
    )  # fmt: skip


def _hair(picture: Picture) -> None:
    fringe = closed(
        (2.0, -7.4, 1), (0.2, -6.4), (-2.6, -5.4), (-4.2, -2.6), (-4.6, 0.6), (-4.2, 3.0), (-5.4, 5.8, 1), (-6.4, 2.6),
        (-6.8, -1.6), (-5.8, -6.2), (-2.0, -8.8),
    )  # fmt: skip
    ways = (
        ((-1.0, -6.8), (-3.8, -5.0), (-5.2, -1.2), (-5.0, 3.4)),
        ((-1.6, -7.6), (-4.8, -5.6), (-6.0, -1.6), (-5.8, 3.0)),
    )
    hair(picture, INK, fringe, ways, 2, 0.52)
