"""Crown, orb and ermine of the kings who are half turned."""

from __future__ import annotations

from collections.abc import Iterable

from art.curves import closed, cut
from art.deutsch.wardrobe import GOLD
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, ellipse, placed, polygon, rectangle, union

STONE = "rot"


def crown(lilies: bool = False) -> Picture:
    """A crown over the hairline of a head half turned to the left, with points or with lilies."""
    picture = Picture()
    cap = closed((-5.6, -6.6, 1), (-6.2, -9.6), (-3.4, -12.4), (1.2, -12.0), (5.4, -12.8), (8.2, -10.4), (7.6, -7, 1))
    picture.outline(STONE, cap, 0.42)
    picture.add(INK, cut((6.6, -12.2), (7.4, -10.4), (7.2, -7.6), width=0.9))
    for x, y, size in ((-5.2, -7.3, 0.9), (-1.0, -6.7, 1.1), (3.6, -7.0, 1.1), (7.2, -8.0, 0.9)):
        place = placed(x, y, (x - 1) * 1.6, size)
        picture.outline(GOLD, place(_lily() if lilies else _spike()), 0.42)
    band = closed(
        (-5.9, -4.6, 1), (-2.4, -3.55), (2.4, -3.7), (7.4, -5.3, 1), (7.9, -8.3, 1), (2.6, -6.9), (-2.4, -6.7),
        (-6.3, -7.6, 1),
    )  # fmt: skip
    picture.outline(GOLD, band, 0.42)
    for i, (x, y) in enumerate(((-4.2, -5.7), (-1.2, -5.25), (2.0, -5.3), (5.2, -6.05))):
        if i % 2:
            picture.add(INK, ellipse(x, y, 1.3, 1.2))
            picture.add(STONE, ellipse(x, y, 0.8, 0.72))
        else:
            picture.add(INK, polygon((x - 0.75, y), (x, y - 1.0), (x + 0.75, y), (x, y + 1.0)))
    return picture


def _spike() -> Geometry:
    return closed(
        (-1.5, 1, 1), (-1.2, -1.0), (-1.75, -2.4), (-0.8, -2.5), (0, -4.9, 1), (0.8, -2.5), (1.75, -2.4), (1.2, -1.0),
        (1.5, 1, 1),
    )  # fmt: skip


def _lily() -> Geometry:
    leaf = closed((0.5, -1.0), (1.6, -1.3), (2.3, -3.0), (1.4, -3.5), (1.0, -2.4))
    stem = closed((-1.1, 1, 1), (-0.6, -1.4), (-1.5, -3.0), (0, -5.4, 1), (1.5, -3.0), (0.6, -1.4), (1.1, 1, 1))
    return union(stem, leaf, placed(0, 0, mirrored=True)(leaf))


def orb(picture: Picture, x: float, y: float, r: float) -> None:
    """A golden ball of radius `r` with its cross."""
    cross = union(
        rectangle(x - 0.5, y - r - 3.2, x + 0.5, y - r), rectangle(x - 1.5, y - r - 2.4, x + 1.5, y - r - 1.4)
    )
    picture.outline(GOLD, cross, 0.36)
    ball = circle(x, y, r)
    picture.outline(GOLD, ball, 0.42)
    lines = union(
        cut((x - r, y - 0.4), (x, y + 0.8), (x + r, y - 0.4), width=0.75, peak=0.5, tip=0.3),
        cut((x + 0.4, y - r), (x + 1.3, y - 1.5), (x + 1.0, y + 0.5), width=0.6, peak=0.5, tip=0.25),
        cut((x + r * 0.92, y - 0.6), (x + r * 0.8, y + 1.6), (x + r * 0.3, y + r * 0.9), width=1.3, peak=0.5),
    )
    picture.add(INK, lines.intersection(ball))
    picture.add(
        PAPER, cut((x - r * 0.72, y - r * 0.2), (x - r * 0.52, y - r * 0.6), (x - r * 0.1, y - r * 0.8), width=0.65)
    )


def collar(picture: Picture, form: Geometry, tails: Iterable[tuple[float, float, float]]) -> None:
    """An ermine collar over the sleeves; each tail is an (x, y, degrees)."""
    picture.outline(PAPER, form, 0.42)
    tail = union(
        closed((-0.3, -0.9, 1), (0.3, -0.9, 1), (0.6, 0.6), (0, 1.4, 1), (-0.6, 0.6)), circle(-0.62, -1.2, 0.3),
        circle(0.62, -1.2, 0.3), circle(0, -1.7, 0.3),
    )  # fmt: skip
    picture.add(INK, [placed(x, y, degrees)(tail) for x, y, degrees in tails])
