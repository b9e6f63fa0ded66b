"""The judge: forty-five, full face, long and hollow-cheeked, black-bearded; he squints down his nose, tongue out."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve
from art.eyes import Eye, open_eye
from art.franzoesisch.cast.hair import hair
from art.light import comb, line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, on_side, rectangle


def judge() -> Head:
    return Head(_behind(), _face())


def _behind() -> Picture:
    """Black hair, parted in the middle, straight to the shoulders."""
    picture = Picture()
    for side in (-1, 1):
        fall = closed(*on_side(side, (2.0, -7.0), (6.2, -4.6), (7.6, 0), (8.0, 5.0), (9.4, 9.4), (10.4, 11.6, 1),
                               (6.6, 12.2), (4.0, 9.0), (4.0, 0)))  # fmt: skip
        ways = (
            on_side(side, (5.4, -4.0), (5.9, 1.0), (5.8, 6.0), (7.4, 11.6)),
            on_side(side, (6.8, -3.2), (7.6, 2.0), (8.0, 6.6), (10.2, 11.4)),
        )
        hair(picture, INK, fall, ways, 2, 0.7 if side < 0 else 0.56)
    return picture


def _face() -> Picture:
    picture = Picture()
    half = [(4.6, -5.4), (5.3, -2.0), (5.2, 1.2), (4.7, 4.2), (3.9, 7.4)]
    form = closed((0, -6.4), *half, (0, 10.0), *reversed(on_side(-1, *half)))
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 1.1, 1.8, 0.95, 0.55, smooth=1.4).difference(rectangle(-4, 6, 3.6, 12)))
    hollow = curve((-4.9, 2.0), (-4.3, 3.9), (-4.0, 5.8))
    picture.add(INK, comb(hollow, 4, 1.3, 0.5, -70, seed=2))
    picture.add(PAPER, circle(2.7, 0.6, 2.0))
    for side in (-1, 1):
        open_eye(
            picture, Eye(side * 2.65, 0.5, 3.3, 1.5, side, look=(-0.25 * side + 0.2, 0.45), tilt=0.3, lid=0.6,
            iris=0.7, crease=False, bag=False)
        )  # fmt: skip
        brow = closed(
            *on_side(side, (0.75, -0.5, 1), (1.5, -1.5), (3.2, -2.1), (5.0, -1.7, 1), (4.2, -1.0), (2.7, -0.85),
            (1.4, -0.5)),
        )  # fmt: skip
        picture.add(INK, brow, line(*on_side(side, (0.5, -1.2), (0.65, -2.3), (0.4, -3.4)), width=0.45))
    picture.add(INK, line((-2.8, -4.2), (-0.4, -4.5), (2.4, -4.0), width=0.36))
    _nose(picture)
    _beard(picture)
    for side in (-1, 1):
        front = closed(
            *on_side(side, (0, -7.4), (3.4, -6.4), (5.7, -3.0), (5.9, 0.8), (5.3, 3.4), (5.0, -0.6), (3.9, -3.9),
            (1.4, -5.6), (0, -6.2)),
        )  # fmt: skip
        ways = (
            on_side(side, (0.8, -6.4), (4.2, -4.6), (5.3, -0.4), (5.4, 2.4)),
            on_side(side, (1.0, -7.0), (4.8, -5.0), (5.8, -1.4), (5.7, 1.4)),
        )
        hair(picture, INK, front, ways, 2, 0.5)
    return picture


def _nose(picture: Picture) -> None:
    """Long and straight; its right flank is one shadow."""
    picture.add(
        INK,
        closed((0.55, -0.8, 1), (0.95, 0.8), (1.5, 2.4), (2.2, 3.5), (2.0, 4.4), (0.9, 4.4), (1.2, 3.2), (0.7, 1.4)),
        line((-1.7, 4.2), (-2.2, 3.5), (-1.6, 2.6), width=0.45),
        line((-1.5, 4.4), (-0.8, 4.2), (0.0, 4.8), (1.0, 4.3), width=0.5),
        line((-0.7, 0.0), (-0.8, 1.2), (-1.1, 2.0), width=0.36),
    )


def _beard(picture: Picture) -> None:
    """Pulled tight to the right, under a moustache that hangs."""
    beard = closed(
        (-5.2, 2.6, 1), (-5.5, 5.6), (-5.0, 9.2), (-2.4, 12.8), (2.6, 16.8), (8.0, 21.4, 1), (11.4, 19.2, 1),
        (8.8, 14.4), (6.9, 9.6), (5.8, 5.8), (5.2, 2.6, 1), (4.4, 5.0), (2.6, 5.4), (0, 5.6), (-2.6, 5.4), (-4.4, 5.0),
    )  # fmt: skip
    picture.add(PAPER, beard.buffer(0.42))
    picture.add(INK, beard)
    for width, way in (
        (0.9, ((-4.8, 5.6), (-4.2, 9.0), (-1.6, 12.2), (3.0, 15.8), (7.8, 20.2))),
        (0.95, ((-3.8, 7.6), (-2.6, 10.2), (0.4, 12.6), (4.6, 15.8), (8.6, 19.8))),
        (0.9, ((-2.2, 9.2), (-0.2, 11.2), (2.8, 13.2), (6.2, 16.2), (9.4, 19.6))),
        (0.75, ((0.4, 10.2), (2.4, 11.4), (5.0, 13.6), (7.8, 16.6), (10.0, 19.2))),
        (0.6, ((2.8, 9.6), (4.4, 11.0), (6.6, 13.6), (8.6, 16.4))),
        (0.5, ((4.6, 6.4), (5.4, 9.0), (6.8, 11.8), (8.4, 14.6))),
    ):
        picture.add(PAPER, line(*way, width=width, peak=0.55))
    for side in (-1, 1):
        whisker = closed(
            *on_side(side, (0, 5.0, 1), (1.6, 4.7), (3.4, 5.7), (4.4, 7.8), (4.5, 10.2, 1), (3.2, 8.4), (1.8, 7.2),
            (0, 6.6, 1)),
        )  # fmt: skip
        picture.add(PAPER, whisker.buffer(0.36))
        picture.add(INK, whisker)
        picture.add(PAPER, line(*on_side(side, (0.8, 5.6), (2.4, 6.0), (3.8, 8.2)), width=0.42))
    lip = closed((-1.7, 7.6, 1), (-0.7, 7.2), (0, 7.4), (0.7, 7.2), (1.7, 7.6, 1), (0, 8.5))
    picture.add(INK, lip.buffer(0.36))
    tongue = closed((0.0, 7.9, 1), (1.7, 7.6, 1), (2.5, 9.2), (1.9, 10.2), (0.9, 9.6))
    picture.outline("rot", tongue, 0.36)
    picture.add("rot", lip)
    picture.add(INK, line((-1.7, 7.7), (0, 7.9), (1.8, 7.6), width=0.42), line((1.1, 8.2), (1.6, 8.7), (1.8, 9.3)))
