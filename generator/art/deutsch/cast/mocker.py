"""The mocker: thirty, three-quarter to the right, long-nosed; he grins at you with one eye and a gap in his teeth."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve
from art.eyes import Eye, open_eye
from art.light import comb, line, shade
from art.picture import INK, PAPER, Picture

HAIR = "rot"


def mocker() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-4.4, 4.6, 1), (-4.1, 9.3), (-5.2, 13.3, 1), (3.8, 13.3, 1), (2.8, 8.1, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed((-3.4, 7), (0, 10), (3.2, 8.1), (3.9, 13.3), (0.2, 13.3), (-0.9, 10.9), (-4.2, 8.8))
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (4.2, -6), (4.7, -3.6), (4.9, -1.8), (4.4, -0.3), (5.0, 1.4), (5.1, 3.0), (4.5, 4.8), (4.2, 6.4), (3.4, 8.6),
        (1.9, 10.0), (0.1, 9.9), (-2.2, 8.4), (-4.2, 5.7), (-5.3, 2.6), (-5.4, -1.4), (-4.2, -5.5), (0, -6.9),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.4, 0, smooth=1.2))
    picture.add(INK, comb(curve((-4.9, 3.4), (-3.9, 5.9), (-2.2, 8.1)), 5, 1.2, 0.5, -70))
    open_eye(picture, Eye(-1.7, 0.1, 3.1, 1.6, -1, look=(0.05, 0), tilt=0.3, lid=0.65, iris=0.74, crease=False))
    patch = closed((1.9, -1.3), (3.4, -1.8), (4.7, -1.3), (4.7, 0.6), (3.6, 1.5), (2.3, 0.9))
    picture.add(INK, patch, line((2.2, -1.1), (0.9, -2.4), (-0.6, -4.4), width=0.6))
    picture.add(PAPER, line((2.6, -0.8), (3.2, -1.1), (4.0, -0.8), width=0.4))
    picture.add(
        INK,
        line((-0.2, -1.6), (-2.0, -2.7), (-4.3, -1.4), width=0.9),
        line((-3.9, 0.3), (-4.5, 0.1), (-5.0, -0.3)),
        line((-3.8, 0.9), (-4.4, 1.1), (-4.9, 1.2)),
    )
    _grin(picture)
    _nose(picture)
    return picture


def _nose(picture: Picture) -> None:
    """Long, its tip hanging over the grin."""
    picture.add(
        INK,
        line((0.9, -0.9), (1.4, 0.6), (2.7, 2.2), (4.0, 3.3), width=0.5),
        closed((4.1, 3.2, 1), (3.2, 4.2), (1.7, 4.1), (0.9, 3.2), (1.2, 2.2), (1.8, 3.2), (3.0, 3.6)),
    )


def _grin(picture: Picture) -> None:
    """Open, higher on the right, one tooth gone; whiskers that curl up, and a beard on the chin like a thorn."""
    mouth = closed(
        (-3.0, 5.3, 1), (-0.6, 5.5), (2.0, 5.0), (4.2, 3.7, 1), (3.8, 5.7), (2.1, 7.7), (-0.4, 7.8), (-2.2, 6.8),
    )  # fmt: skip
    picture.add(INK, mouth)
    teeth = closed((-2.1, 5.7, 1), (-0.4, 5.9), (2.0, 5.4), (3.7, 4.6, 1), (3.2, 5.9), (1.7, 7.2), (-0.4, 7.3))
    picture.add(PAPER, teeth)
    picture.add(INK, [line((x, 5.0), (x + 0.1, 7.6), width=0.34) for x in (-0.9, 0.3, 1.5, 2.6)])
    picture.add(INK, closed((0.3, 5.2, 1), (1.5, 5.0, 1), (1.6, 7.5, 1), (0.4, 7.6, 1)))
    picture.add(INK, line((-3.1, 4.6), (-3.7, 5.6), (-3.2, 6.8), width=0.42))
    for whisker in (
        closed(
            (1.9, 4.0, 1), (0.2, 3.9), (-2.0, 4.5), (-3.6, 4.1), (-4.2, 2.6, 1), (-4.6, 4.3), (-3.4, 5.7), (-1.2, 5.8),
            (0.9, 5.3), (2.4, 4.8, 1),
        ),
        closed((2.4, 4.8, 1), (2.2, 4.0, 1), (3.9, 3.5), (5.2, 2.5), (5.5, 1.2, 1), (6.2, 2.7), (5.1, 4.2), (3.9, 4.8)),
    ):  # fmt: skip
        picture.outline(HAIR, whisker, 0.36)
    beard = closed(
        (-0.6, 9.2), (0.7, 8.9), (2.4, 8.8), (3.0, 9.8), (2.7, 11.4), (2.4, 13.6, 1), (0.8, 12.2), (-0.7, 10.4)
    )
    picture.outline(HAIR, beard, 0.4)
    picture.add(INK, line((0.4, 9.2), (0.9, 10.7), (1.7, 12.3), width=0.42), line((1.8, 9.0), (2.0, 10.3), (2.1, 11.6)))
    picture.add(INK, shade(beard, 0.3, 0))
