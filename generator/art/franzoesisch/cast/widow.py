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
    """The wimple round face and throat: pleated under the chin, laid in three deep folds upon the breast."""
    picture = Picture()
    linen = closed(
        (-3.6, -8.6), (1.2, -10.0), (5.8, -8.0), (8.2, -3.0), (8.0, 3.0), (8.4, 8.6), (10.4, 12.4), (9.0, 15.8),
        (3.0, 18.2), (-3.0, 17.4), (-6.6, 14.4), (-6.2, 11.2), (-5.0, 9.0), (-5.2, 5.0), (-5.8, -2), (-5.8, -5.6),
    )  # fmt: skip
    picture.outline(PAPER, linen, 0.45)
    chin = closed((-3.6, 9.6, 1), (-0.6, 10.6), (3.4, 8.4), (6.0, 4.4, 1), (5.0, 9.2), (1.6, 12.0), (-1.8, 11.8))
    folds = (
        ((6.0, -3.6), (6.8, 0.4), (6.6, 4.0)), ((7.6, 5.4), (6.6, 10.0), (2.6, 13.2), (-3.4, 13.2)),
        ((8.6, 10.6), (6.4, 14.0), (2.2, 15.6), (-2.6, 15.2)), ((-5.2, 10.0), (-3.6, 11.4), (-2.0, 11.9)),
    )  # fmt: skip
    picture.add(INK, chin.intersection(linen), [line(*fold, width=0.66, peak=0.6) for fold in folds])
    picture.add(INK, shade(linen, 0.8, 1.6, 1.5, 0.55, smooth=1.6))
    return picture


def _face() -> Picture:
    picture = Picture()
    form = closed(
        (-2.8, -5.8), (-4.4, -4.2), (-4.9, -2.4), (-4.3, -0.8), (-5.0, 0.8), (-4.8, 2.4), (-4.1, 4.2), (-4.1, 6.2),
        (-3.9, 8.0), (-2.6, 9.8), (-0.8, 10.0), (1.8, 8.2), (4.0, 5.0), (5.0, 1.2), (5.0, -1.8), (3.8, -5.0),
        (0.8, -6.6),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.55, 0, smooth=1.4))
    far = Eye(-3.3, 0.2, 1.8, 1.1, -1, look=(-0.3, 0.1), tilt=-0.1, lid=0.7, iris=0.5, crease=False, bag=False)
    near = Eye(0.8, 0.3, 2.9, 1.2, 1, look=(-0.55, 0.1), tilt=-0.1, lid=0.8, iris=0.58, crease=False, bag=False)
    lady_eye(picture, far, ())
    lady_eye(picture, near, ((0.5, 0.6),))
    picture.add(
        INK, line((-0.5, -2.0), (1.4, -3.0), (3.7, -1.5), width=0.66, peak=0.3),
        line((-2.1, -2.0), (-3.2, -2.7), (-4.5, -2.1), width=0.55, peak=0.3),
        line((-0.3, -0.8), (0.8, -1.3), (2.3, -0.7), width=0.36), line((-0.2, 1.6), (0.9, 2.0), (2.2, 1.5), width=0.36),
        line((-1.6, -1.4), (-2.3, 0.2), (-3.6, 1.6), (-4.6, 3.2), (-4.4, 4.1), (-3.3, 4.1), width=0.52, peak=0.75),
        line((-3.0, 4.3), (-2.1, 4.2), (-1.6, 3.4), (-2.0, 2.6), width=0.45),
        line((-0.8, 4.0), (0.5, 5.2), (0.6, 6.6), width=0.42), line((2.9, 3.4), (3.0, 4.8), (2.0, 6.2), width=0.42),
        line((-3.4, 8.5), (-2.6, 8.8), (-1.7, 8.4), width=0.36),
    )  # fmt: skip
    lips = closed((-4.0, 6.3, 1), (-3.3, 5.8), (-2.8, 6.0), (-2.2, 5.7), (-0.4, 5.8, 1), (-1.4, 7.2), (-3.0, 7.5))
    picture.add("rot", lips)
    picture.add(INK, line((-4.1, 6.4), (-2.9, 6.5), (-1.3, 6.2), (-0.2, 5.4), width=0.48))
    return picture
