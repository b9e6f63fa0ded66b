"""The courier: twenty-two, three-quarter to the right, snub-nosed, freckled; one eye shut, he grins at what he sees."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.franzoesisch.cast.hair import hair
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle

HAIR = "ocker"


def courier() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-3.8, 4, 1), (-3.4, 9), (-4.2, 15, 1), (3.6, 15, 1), (2.6, 11), (2.4, 7, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed(
        (-4.0, 6.0), (-1.4, 9.4), (1.4, 10.2), (3.0, 9.2), (3.8, 15.2), (2.0, 15.2), (1.0, 12.2), (-2.8, 10.4)
    )
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    back = closed(
        (-1.0, -8.0, 1), (-5.4, -6.8), (-7.8, -2.6), (-8.0, 2.4), (-9.4, 6.0, 1), (-7.0, 6.6), (-7.4, 9.4, 1),
        (-4.6, 8.0),
        (-3.0, 4.0), (-3.0, -3.0),
    )  # fmt: skip
    ways = (
        ((-4.2, -5.6), (-5.4, -1.0), (-5.2, 4.0), (-5.4, 7.6)),
        ((-5.8, -5.6), (-7.2, -1.0), (-7.0, 4.0), (-7.8, 6.0)),
    )
    hair(picture, HAIR, back, ways, 2, 0.5, (((-5.0, -6.0), (-7.0, -2.0), (-7.2, 1.6)),), seed=4)
    ear = closed((-4.2, -0.4), (-5.6, -1.0), (-6.4, 0.4), (-6.0, 2.6), (-4.8, 3.6), (-4.0, 2.6))
    picture.outline(PAPER, ear, 0.45)
    picture.add(
        INK, line((-4.6, 0.4), (-5.5, 0.2), (-5.5, 1.4), (-4.9, 2.4), width=0.42), shade(ear, 0.3, 0, smooth=0.6)
    )
    form = closed(
        (-1.0, -7.0), (2.8, -6.4), (4.7, -4.4), (5.0, -2.4), (4.5, -0.8), (5.2, 0.8), (5.2, 2.6), (4.6, 4.6),
        (4.9, 6.2),
        (4.4, 8.0), (2.8, 9.7), (1.0, 10.0), (-1.6, 8.8), (-3.8, 5.8), (-4.8, 1.6), (-4.8, -2.2), (-3.6, -5.6),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.5, 0, smooth=1.4))
    _shut_eye(picture)
    nose = closed((2.4, 0.6), (3.4, 1.6), (5.2, 2.0), (6.0, 2.9), (5.6, 3.9), (4.4, 4.1), (3.2, 4.2), (2.6, 3.2))
    picture.add(PAPER, nose)
    picture.add(
        INK, line((2.8, 0.6), (3.8, 1.7), (5.2, 2.0), (6.1, 2.8), (5.8, 3.8), (4.6, 4.0), width=0.5),
        line((4.2, 4.3), (3.2, 4.4), (2.6, 3.7), (2.9, 2.9), width=0.46), line((4.0, 3.6), (4.6, 3.4), width=0.4),
        [circle(x, y, 0.24) for x, y in ((0.6, 3.0), (-0.6, 3.4), (0.2, 4.0), (1.4, 3.7), (-1.5, 2.9))],
    )  # fmt: skip
    _grin(picture)
    forelock = closed(
        (-4.9, 0.6, 1), (-4.2, -2.0), (-2.8, -4.2), (-0.8, -4.6, 1), (0.6, -3.0), (2.0, -4.4, 1), (3.0, -4.0),
        (4.6, -3.2, 1),
        (4.6, -6.0), (1.0, -8.0), (-4.0, -7.0), (-5.6, -3.4),
    )  # fmt: skip
    picture.outline(HAIR, forelock, 0.45)
    picture.add(
        INK, line((-2.2, -6.4), (-3.8, -4.0), (-4.7, -0.8), width=0.5), line((0.6, -6.8), (-0.4, -5.6), (-1.0, -4.8))
    )
    return picture


def _shut_eye(picture: Picture) -> None:
    """Pressed together: the lid's line, creases at its corner, the brow drawn down upon it."""
    picture.add(
        INK, line((-2.8, 0.9), (-1.6, 0.0), (-0.2, 0.1), (1.0, 0.8), width=0.8),
        line((-2.9, 0.9), (-3.6, 0.5), (-4.2, 0.4), width=0.4), line((-2.9, 1.2), (-3.6, 1.3), (-4.2, 1.7), width=0.4),
        line((-2.2, 1.8), (-0.8, 1.3), (0.6, 1.8), width=0.42), line((1.5, -0.6), (1.9, 0.2), (1.7, 1.0), width=0.42),
        line((-3.8, -1.3), (-2.2, -2.0), (-0.4, -1.5), (1.0, -0.5), width=0.8, peak=0.35),
    )  # fmt: skip


def _grin(picture: Picture) -> None:
    """All to one side, with a gap between the teeth."""
    mouth = closed((-1.8, 5.0, 1), (0.4, 6.0), (2.6, 6.2), (4.4, 5.8, 1), (3.8, 7.4), (1.8, 8.0), (-0.4, 7.2))
    picture.add(INK, mouth.buffer(0.12))
    picture.add("rot", closed((-0.2, 7.0), (1.6, 7.0), (3.4, 6.9, 1), (3.2, 7.5), (1.7, 7.8), (0.4, 7.5)))
    teeth = closed((-1.0, 5.5, 1), (0.6, 6.1), (2.6, 6.3), (4.0, 6.1, 1), (3.6, 6.9), (1.6, 7.1), (-0.2, 6.5))
    picture.add(PAPER, teeth)
    picture.add(INK, line((1.9, 5.9), (1.9, 7.2), width=0.6), line((-2.6, 4.1), (-2.4, 5.2), (-1.8, 6.0), width=0.45))
