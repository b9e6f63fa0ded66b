"""The huntsman: fifty, full face, cheeks like apples, a snub nose; one eye shut, the other takes aim at you."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve, flow
from art.eyes import Eye, open_eye
from art.light import comb, line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import on_side, rectangle

HAIR = "braun"


def huntsman() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-4.0, 5, 1), (-4.2, 12, 1), (4.2, 12, 1), (4.0, 5, 1))
    picture.outline(PAPER, neck, 0.45)
    picture.add(
        INK,
        closed((-4.2, 6.6), (0, 9.8), (4.2, 5.6), (4.4, 12.2), (1.6, 12.2), (0.2, 10.8), (-3.6, 8.8)).intersection(
            neck
        ),
    )
    return picture


def _face() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        ear = closed(*on_side(side, (5.4, 0.2), (6.6, -0.4), (7.0, 1.2), (6.4, 3.2), (5.4, 3.8), (5.0, 2.2)))
        picture.outline(PAPER, ear, 0.45)
        picture.add(INK, line(*on_side(side, (5.8, 0.8), (6.4, 1.2), (6.0, 2.4))))
    half = [(4.2, -4.6), (5.2, -1.6), (5.8, 1.6), (5.6, 4.4), (4.4, 7.0), (2.2, 8.6)]
    form = closed((0, -5.8), *half, (0, 9.0), *reversed(on_side(-1, *half)))
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.7, 1.5, 0.95, 0.55, smooth=1.8).difference(rectangle(-3.4, 6.4, 3.2, 10)))
    _eyes(picture)
    picture.add(
        INK,
        closed((0.6, -0.2, 1), (1.1, 1.0), (2.0, 2.0), (1.9, 3.2), (1.0, 3.5), (1.3, 2.4), (0.7, 1.4)),
        line((-1.9, 3.0), (-2.0, 2.0), (-1.3, 1.5), width=0.45),
        line((-1.6, 3.3), (-0.8, 3.1), (0, 3.6), (0.9, 3.3), width=0.5),
        line((-4.9, 3.2), (-4.2, 2.2), (-3.0, 2.4), width=0.42),
        line((3.2, 2.4), (4.2, 2.2), (4.9, 3.2), width=0.42),
    )
    _mouth(picture)
    return picture


def _eyes(picture: Picture) -> None:
    """The left one is shut over its bow of a brow: he takes aim."""
    open_eye(picture, Eye(2.5, 0.1, 2.6, 1.4, 1, look=(-0.1, 0), lid=0.6, iris=0.66, bag=True, crease=False))
    picture.add(
        INK,
        line((-3.9, -0.2), (-2.6, 0.75), (-1.2, 0.15), width=0.75),
        line((-3.8, 1.3), (-2.6, 1.6), (-1.5, 1.2)),
        line((-4.2, -0.2), (-4.7, -0.6), (-5.0, -1.1)),
        line((-4.2, 0.5), (-4.7, 0.6), (-5.2, 0.5)),
    )
    low, high = curve((-1.0, -0.9), (-2.6, -1.5), (-4.4, -1.0)), curve((4.4, -1.8), (2.8, -2.8), (1.0, -1.9))
    picture.add(
        INK,
        line((-1.0, -0.9), (-2.6, -1.5), (-4.4, -1.0), width=0.85),
        comb(high, 6, 0.9, 0.5, 115),
        line((4.4, -1.8), (2.8, -2.8), (1.0, -1.9), width=0.8),
    )
    picture.add(INK, comb(low, 4, 0.8, 0.5, 65), line((-0.2, -1.4), (-0.4, -2.2), (-0.2, -3.0), width=0.42))


def _mouth(picture: Picture) -> None:
    """A full brown moustache brushed out to the cheeks, mutton chops, and a shaven chin."""
    for side in (-1, 1):
        chop = closed(*on_side(side, (5.6, 0.8, 1), (6.0, 4.0), (5.0, 7.6), (3.4, 8.8, 1), (3.9, 6.6), (4.6, 4.4)))
        picture.outline(HAIR, chop, 0.4)
        whisker = closed(
            *on_side(
                side,
                (0, 4.2, 1),
                (1.6, 3.7),
                (3.4, 4.6),
                (5.2, 4.6),
                (6.6, 3.0, 1),
                (6.0, 5.8),
                (4.0, 7.2),
                (1.8, 6.4),
                (0, 5.7, 1),
            )
        )
        picture.outline(HAIR, whisker, 0.42)
        one, other = (
            curve(*on_side(side, (0.7, 4.6), (3.0, 5.4), (5.6, 4.6))),
            curve(*on_side(side, (0.7, 5.4), (2.8, 6.4), (5.4, 5.8))),
        )
        picture.add(INK, flow(one, other, 2, 0.42, start=0.05, end=0.9))
    lip = closed((-1.3, 6.3, 1), (0, 6.1), (1.3, 6.3, 1), (0, 7.1))
    picture.add(INK, lip.buffer(0.3))
    picture.add("rot", lip)
    picture.add(INK, line((-0.8, 8.0), (0, 8.2), (0.8, 8.0)))
