"""The veteran: fifty-five, full face, a bull's neck, a broken nose, stubble; he sleeps, mouth open, on his cheek."""

from __future__ import annotations

from art.cast import Head
from art.curves import closed, curve
from art.franzoesisch.cast.hair import hair
from art.light import comb, line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import on_side, rectangle

WHISKERS = (
    (((0, 5.2, 1), (-1.8, 4.9), (-3.6, 6.0), (-4.6, 8.0), (-4.5, 10.4, 1), (-3.2, 8.8), (-1.9, 7.4), (0, 6.9, 1)),
     ((-0.9, 5.8), (-2.6, 6.4), (-3.9, 8.6))),
    (((0, 5.2, 1), (1.6, 4.8), (3.4, 5.4), (5.4, 4.6), (7.0, 2.6, 1), (7.0, 5.0), (5.5, 6.8), (3.4, 7.4), (1.6, 7.0),
      (0, 6.9, 1)),
     ((1.0, 5.8), (3.4, 6.4), (5.6, 5.4))),
)  # fmt: skip
"""Both halves of his moustache with the light on them: one hangs down, his breath has blown the other one up."""


def veteran() -> Head:
    return Head(_neck(), _face())


def _neck() -> Picture:
    picture = Picture()
    neck = closed((-4.2, 6, 1), (-3.6, 12.0), (-3.4, 17, 1), (7.4, 16, 1), (6.0, 10.0), (5.6, 4, 1))
    picture.outline(PAPER, neck, 0.45)
    throat = closed((-4.4, 8.4), (0.6, 12.0), (5.4, 6.4), (6.6, 16.2), (4.0, 15.6), (1.2, 13.6), (-3.2, 12.8))
    picture.add(INK, throat.intersection(neck))
    return picture


def _face() -> Picture:
    picture = Picture()
    _hair(picture)
    ear = closed((5.2, -0.8), (6.8, -1.8), (8.0, -0.6), (7.8, 1.8), (6.6, 3.6), (5.4, 3.0))
    picture.outline(PAPER, ear, 0.45)
    picture.add(INK, line((6.0, -0.2), (7.0, -0.4), (6.9, 1.0), (6.2, 2.0), width=0.42), shade(ear, 0.3, 0, smooth=0.6))
    form = closed(
        (0.2, -8.4), (3.8, -7.4), (5.6, -4.2), (6.0, 0.4), (5.7, 4.4), (4.9, 7.6), (2.8, 10.6), (0.4, 12.0),
        (-2.2, 11.0), (-4.2, 8.4), (-5.2, 6.0), (-6.5, 4.2), (-6.9, 2.2), (-6.0, 0.0), (-5.7, -3.8), (-3.6, -7.2),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, shade(form, 0.7, 1.0, 1.0, 0.5, smooth=1.4).difference(rectangle(-7, 5.4, 7, 12)))
    for side in (-1, 1):
        x, y = side * 2.8, 0.2 - 0.3 * (side < 0)
        lid = ((x - 1.7, y - 0.2), (x - 0.6, y + 0.7), (x + 0.6, y + 0.7), (x + 1.7, y - 0.2))
        brow = closed(*on_side(side, (0.8, -2.0, 1), (2.4, -3.5), (5.2, -2.4, 1), (4.4, -2.2), (2.6, -2.4)))
        picture.add(
            INK, line(*lid, width=0.85), line((x - 1.3, y - 0.9), (x, y - 1.4), (x + 1.3, y - 0.9), width=0.36),
            line((x - 1.1, y + 1.6), (x + 0.1, y + 2.0), (x + 1.2, y + 1.5), width=0.36),
            brow,
            comb(curve(*on_side(side, (1.8, -3.0), (3.2, -3.2), (4.6, -2.6))), 3, 0.8, 0.5, -side * 60, seed=5 + side),
        )  # fmt: skip
    picture.add(
        INK,
        line((-3.4, -4.8), (0, -5.3), (3.2, -4.8), width=0.4),
        line((-2.6, -6.3), (0, -6.7), (2.4, -6.2), width=0.36),
        line((-5.9, 3.2), (-4.6, 2.9), (-3.4, 3.6), width=0.45),
        line((-5.4, 4.8), (-4.4, 4.3), (-3.6, 4.8), width=0.42),
    )
    _nose(picture)
    _mouth(picture)
    return picture


def _nose(picture: Picture) -> None:
    """Broken twice."""
    picture.add(
        INK, line((-0.8, -1.0), (-1.2, 0.4), (-0.5, 1.3), (-1.4, 2.8), width=0.45),
        line((-1.6, 2.6), (-2.4, 3.5), (-1.8, 4.6), (-0.8, 4.3), (0.1, 4.9), (1.0, 4.3), (2.0, 4.5), (2.5, 3.4),
             (1.7, 2.5), width=0.5),
        closed((0.8, -1.0, 1), (0.8, 0.4), (1.5, 1.3), (1.5, 2.6), (2.2, 3.4), (1.3, 3.9, 1), (0.9, 2.4), (0.4, 1.0)),
    )  # fmt: skip


def _mouth(picture: Picture) -> None:
    """Open in the middle of a snore, under a black moustache; stubble round it."""
    mouth = closed((-1.8, 7.4), (0.2, 6.2), (2.2, 7.4), (2.1, 9.2), (0.4, 10.3), (-1.4, 9.3))
    picture.add("rot", mouth.buffer(0.4))
    picture.add(INK, mouth, mouth.buffer(0.75).difference(mouth.buffer(0.4)))
    picture.add("rot", closed((-0.9, 9.3), (0.3, 8.5), (1.6, 9.2), (0.4, 9.9)))
    picture.add(INK, comb(curve((5.2, 5.4), (4.9, 7.2), (3.8, 9.2)), 6, 0.62, 0.36, -60, seed=6))
    for half, glint in WHISKERS:
        whisker = closed(*half)
        picture.add(PAPER, whisker.buffer(0.4))
        picture.add(INK, whisker)
        picture.add(PAPER, line(*glint, width=0.5))


def _hair(picture: Picture) -> None:
    """White, thin, it falls away from the brow."""
    mane = closed(
        (0.4, -8.6, 1), (3.6, -7.8), (5.4, -4.6), (5.6, -0.6), (5.6, 4.0), (6.2, 8.0), (7.4, 11.6, 1), (8.6, 9.4),
        (10.4, 10.8, 1), (10.4, 7.8),
        (9.6, 4.2), (9.2, -0.8), (8.0, -6.0), (4.6, -9.6),
    )  # fmt: skip
    ways = ((3.6, -7.4), (6.4, -3.4), (6.8, 2.6), (7.3, 9.8)), ((4.6, -8.6), (8.0, -4.4), (8.6, 1.6), (9.8, 9.4))
    hair(picture, PAPER, mane, ways, 3, 0.55)
