"""The widow: forty-eight, three-quarter to the left, a long nose, heavy lids; half a smile for what she knows."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed
from art.eyes import Eye
from art.franzoesisch.cast.lids import lady_eye
from art.light import line, shade
from art.picture import INK, PAPER, Picture


def widow() -> Head:
    return Head(_linen(), _face())


def _linen() -> Picture:
    """The wimple round face and throat, its folds gathered under the chin."""
    picture = Picture()
    linen = closed(
        (-3.6, -8.6), (1.2, -10.0), (5.8, -8.0), (8.2, -3.0), (8.4, 3.0), (9.4, 8.6), (11.0, 13.0), (8.6, 16.8),
        (3.0, 18.6), (-3.0, 17.6), (-6.8, 14.4), (-6.6, 10.0), (-5.6, 5.0), (-5.6, -2), (-5.8, -5.6),
    )  # fmt: skip
    picture.outline(PAPER, linen, 0.45)
    folds = (
        ((5.9, -3.6), (6.8, 0.6), (6.4, 5.0)), ((7.0, 1.6), (6.6, 6.4), (4.4, 9.8), (1.0, 11.8)),
        ((8.0, 6.4), (6.2, 11.0), (2.2, 13.8), (-3.4, 13.6)), ((9.2, 10.6), (7.0, 14.2), (2.6, 16.0)),
        ((-5.8, 11.0), (-3.6, 12.2), (-1.2, 12.2)), ((-5.6, 14.0), (-2.8, 15.8), (0.6, 16.0)),
    )  # fmt: skip
    picture.add(INK, [line(*fold, width=0.6) for fold in folds], shade(linen, 0.8, 1.5, 1.1, 0.5, smooth=1.6))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (-3.0, -5.6), (-4.5, -4.0), (-4.9, -2.2), (-4.2, -0.5), (-4.8, 1.0), (-4.6, 2.6), (-3.9, 4.6), (-3.9, 6.6),
        (-3.4, 8.6), (-1.8, 9.8), (0.4, 9.4), (3.0, 7.2), (4.6, 3.6), (4.9, -0.6), (3.8, -4.6), (0.8, -6.4),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.5, 0, smooth=1.4))
    lady_eye(
        picture,
        Eye(-3.1, 0.4, 1.9, 1.35, -1, look=(-0.2, 0.0), tilt=0.0, lid=0.6, iris=0.48, crease=False, bag=False),
        ((0.5, 0.4),),
    )
    lady_eye(
        picture,
        Eye(0.9, 0.4, 2.8, 1.5, 1, look=(-0.45, 0.0), tilt=0.1, lid=0.7, iris=0.58, crease=False, bag=True),
        ((0.5, 0.5),),
    )
    picture.add(
        INK,
        line((-0.6, -1.6), (1.2, -2.7), (3.4, -1.5), width=0.6, peak=0.3),
        line((-2.0, -1.7), (-3.2, -2.5), (-4.5, -1.9), width=0.5, peak=0.3),
        line((-1.6, -1.2), (-2.2, 0.6), (-3.9, 2.8), width=0.42),
        line((-3.9, 2.6), (-4.8, 4.0), (-4.0, 4.7), (-2.8, 4.5), width=0.55),
        line((-2.9, 4.7), (-2.0, 4.6), (-1.6, 3.8), (-2.0, 3.0), width=0.45),
        line((-1.0, 4.6), (0.2, 5.6), (0.3, 7.0), width=0.38),
        line((2.4, 4.2), (2.6, 5.4), (1.8, 6.4), width=0.36),
    )  # fmt: skip
    lips = closed((-4.0, 6.7, 1), (-3.2, 6.2), (-2.7, 6.4), (-2.1, 6.2), (-0.5, 6.4, 1), (-1.6, 7.5), (-3.0, 7.8))
    picture.add("rot", lips)
    picture.add(
        INK,
        line((-4.1, 6.8), (-2.8, 6.9), (-1.4, 6.7), (-0.1, 6.0), width=0.45),
        line((-3.2, 8.5), (-2.4, 8.7), (-1.7, 8.4)),
    )
    return picture
