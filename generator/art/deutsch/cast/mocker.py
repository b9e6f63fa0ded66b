"""The mocker: thirty, three-quarter to the right, long and narrow; he has one eye and a crooked grin left for you."""

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
    neck = closed((-3.4, 4.6, 1), (-3.1, 9.3), (-4.2, 13.3, 1), (2.6, 13.3, 1), (1.6, 8.1, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed((-2.6, 7), (0, 10), (2.1, 8.1), (2.8, 13.3), (0.2, 13.3), (-0.7, 10.9), (-3.2, 8.8))
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (2.6, -6), (3.5, -3.9), (3.9, -1.9), (3.3, -0.5), (3.9, 0.8), (4.1, 2.2), (3.2, 3.9), (3, 5.6), (2.4, 8.5),
        (1.4, 10.1), (0.1, 10.1), (-1.4, 8.7), (-3.2, 5.8), (-4.2, 2.8), (-4.3, -1.4), (-3, -5.3), (0, -6.7),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.3, 0, smooth=1.2))
    cheek = curve((-3.9, 3), (-3, 5.6), (-1.4, 7.9))
    picture.add(INK, comb(cheek, 5, 1.1, 0.5, -70))
    open_eye(picture, Eye(-1.55, 0.2, 2.6, 1.2, -1, look=(-0.5, 0), tilt=0.3, lid=0.6, iris=0.6))
    patch = closed((0.9, -1.2), (2.4, -1.6), (3.9, -0.9), (3.8, 0.7), (2.8, 1.7), (1.4, 1))
    picture.add(INK, patch, line((-4.5, -4.2), (-1.4, -3.1), (1.4, -1), width=0.45))
    picture.add(PAPER, line((1.6, -0.6), (2.3, -0.9), (3.1, -0.6)))
    picture.add(
        INK,
        line((-0.1, -1.6), (-1.7, -2), (-3.6, -1), width=0.7),
        line((1.4, -2.2), (2.4, -3.1), (3.5, -2.7), width=0.6),
        line((-1.9, -4.2), (0, -3.9), (1.4, -4.5)),
    )
    _nose(picture)
    _grin(picture)
    ear = closed((-4.1, -0.2), (-5.2, -1), (-5.9, 0.5), (-5.5, 2.7), (-4.4, 3.6), (-3.8, 1.9))
    picture.outline(PAPER, ear, 0.45)
    picture.add(INK, line((-4.5, 0.2), (-5.2, 0.6), (-4.8, 2.1), width=0.36))
    return picture


def _nose(picture: Picture) -> None:
    """Long, its tip hanging over the grin."""
    picture.add(
        INK,
        line((0.7, -0.9), (1.2, 0.7), (2.7, 2.6), (3.6, 3.5), width=0.5),
        closed((3.6, 3.4, 1), (2.7, 3.9), (1.4, 3.8), (0.9, 3), (1.2, 2.3), (1.6, 3), (2.6, 3.3)),
    )


def _grin(picture: Picture) -> None:
    """Higher on the right; a whisker on either side, and a beard on the chin like a thorn."""
    picture.add(
        INK,
        line((-2, 6.1), (-0.3, 6.2), (1.4, 5.9), (2.9, 4.9), width=0.55),
        line((-2, 5.5), (-2.4, 6.1), (-2, 6.8), width=0.36),
        line((-0.6, 3.5), (-2.2, 4.2), (-2.8, 5.6), width=0.36),
    )
    lip = closed((-0.8, 6.6, 1), (0.7, 6.6), (2.1, 5.9, 1), (1.2, 7.2), (0.1, 7.2))
    picture.add(HAIR, lip)
    for whisker in (
        closed(
            (0.3, 4.5, 1), (-1.2, 4.6), (-2.8, 5.7, 1), (-3.8, 5, 1), (-2.8, 6.5), (-1, 5.9), (0.9, 5.5), (1.5, 5, 1)
        ),
        closed((1.5, 4.9, 1), (2.6, 4.1), (4.4, 3, 1), (3.2, 4.6), (2, 5.3)),
    ):
        picture.outline(HAIR, whisker, 0.33)
    beard = closed((-0.9, 8.1), (0.6, 7.8), (2.1, 7.7), (2.6, 9), (2.2, 11.1), (2, 13.7, 1), (0.6, 11.9), (-0.7, 9.9))
    picture.outline(HAIR, beard, 0.4)
    picture.add(INK, line((0.1, 8.8), (0.6, 10.4), (1.4, 12.3), width=0.42), line((1.4, 8.6), (1.6, 10), (1.7, 11.4)))
    picture.add(INK, shade(beard, 0.3, 0))
