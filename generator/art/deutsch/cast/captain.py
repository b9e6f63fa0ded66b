"""The captain: sixty, full face, broad, a bull's neck, a nose broken twice, a scar; one brow up, he holds your eye."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve
from art.eyes import Eye, open_eye
from art.light import comb, line, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import on_side, rectangle


def captain() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-4.7, 3.4, 1), (-5.2, 9.2), (-6.2, 13.8, 1), (6.2, 13.8, 1), (5.2, 9.2), (4.7, 3.4, 1))
    picture.outline(PAPER, neck, 0.45)
    jaw = closed(
        (-5.1, 5.8), (0, 11), (5.3, 6), (6.4, 10.3), (6.4, 14.4), (3.9, 14.4), (2.5, 11.3), (0, 12.4), (-4.1, 9.9)
    )  # fmt: skip
    picture.add(INK, jaw.intersection(neck), line((-2.6, 11), (-2, 12.4), (-2, 13.8), width=0.42))
    return picture


def _face() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        ear = closed(*on_side(side, (5.3, -0.8), (6.6, -1.4), (7.2, 0.3), (6.8, 2.4), (5.9, 3.3), (5.2, 1.8)))
        picture.outline(PAPER, ear, 0.45)
        picture.add(INK, line(*on_side(side, (5.9, -0.3), (6.6, 0.2), (6.2, 1.6))))
    half = [(5.2, -5.1), (5.8, -1.1), (5.8, 2.5), (5.5, 5.6), (4, 8), (1.4, 9.2)]
    form = closed((0, -6.4), *half, *reversed(on_side(-1, *half)))
    picture.outline(PAPER, form, 0.45)
    chin = rectangle(-3.9, 6.4, 3.7, 10.4)
    picture.add(INK, shade(form, 0.9, 1.5, 0.92, 0.55, smooth=1.6).difference(chin))
    _eyes(picture)
    _nose(picture)
    _mouth(picture)
    return picture


def _eyes(picture: Picture) -> None:
    """The right one wide open under its raised brow, the left one narrowed; crow's-feet; a frown at the root."""
    open_eye(picture, Eye(-2.7, 0.2, 2.5, 1.0, -1, look=(0.1, 0), lid=0.62, iris=0.55, crease=False, bag=False))
    open_eye(picture, Eye(2.7, -0.05, 2.6, 1.3, 1, look=(-0.1, 0), lid=0.55, iris=0.6, crease=False))
    low, high = curve((-0.8, -0.6), (-2.8, -1.4), (-4.9, -0.6)), curve((4.9, -1.5), (3.3, -2.8), (1, -1.6))
    picture.add(INK, swelling(low, 0.8), comb(low, 5, 1.05, 0.55, 60, seed=3))
    picture.add(INK, swelling(high, 0.8), comb(high, 5, 1.05, 0.55, 120, seed=4))
    picture.add(
        INK,
        line((-3.4, -3.4), (-0.5, -3.2), (3.4, -4.3)),
        line((-2.8, -4.6), (0, -4.4), (3, -5.2)),
        line((-0.3, -2.5), (-0.1, -1.7), (-0.4, -0.8), width=0.42),
        line((4.7, 0.6), (5.3, 0.9), (5.6, 1.5)),
        line((-4.8, 0.6), (-5.3, 1), (-5.5, 1.7)),
    )


def _nose(picture: Picture) -> None:
    """Its ridge steps to the left and then to the right; the right flank is one shadow."""
    flank = closed(
        (0.6, -0.9, 1), (1.1, 0.2), (0.5, 1.1), (1.2, 2.2), (2.1, 3.2), (2, 4.1), (0.9, 4.1), (1.1, 3.1),
        (0, 1.6), (0.4, 0.3),
    )  # fmt: skip
    picture.add(INK, flank)
    picture.add(
        INK,
        line((-1.8, 3.7), (-2.3, 2.9), (-1.7, 2.1), width=0.42),
        line((-1.7, 3.9), (-0.9, 3.7), (0, 4.3), (1, 3.9), width=0.5),
        line((-0.7, -0.5), (-0.2, 0.5), (-0.9, 1.4)),
    )


def _mouth(picture: Picture) -> None:
    """A walrus moustache over a lip pressed shut, and the scar on the cheek."""
    picture.add(INK, line((-1.4, 7.9), (0, 8.2), (1.4, 7.9), width=0.45))
    for side in (-1, 1):
        whisker = closed(
            *on_side(
                side, (0, 4.5, 1), (1.7, 4), (4, 5.4), (5.4, 7.9), (6, 10.8, 1), (4.3, 9.5), (2.6, 7.5),
                (1, 6.7), (0, 6.4, 1),
            )
        )  # fmt: skip
        picture.outline(PAPER, whisker, 0.42)
        hairs = ((0.9, 5.3), (2.9, 6), (4.8, 8.7)), ((1.4, 6.1), (2.9, 6.9), (4.4, 8.9))
        picture.add(INK, [line(*on_side(side, *hair)) for hair in hairs])
    lip = closed((-1.4, 6.9, 1), (0, 6.6), (1.4, 6.9, 1), (0, 7.6))
    picture.add(INK, lip.buffer(0.3))
    picture.add("rot", lip)
    scar = curve((-4.9, 1.8), (-4.4, 3.1), (-4, 4.6))
    picture.add(INK, swelling(scar, 0.4), line((-5, 2.9), (-4, 2.3)), line((-4.8, 4), (-3.6, 3.4)))
