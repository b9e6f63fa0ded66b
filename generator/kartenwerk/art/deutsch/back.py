"""The back: crossed oak leaves and pairs of acorns on green, the same from both ends; and a small one for figures."""

from __future__ import annotations

from kartenwerk.art.curves import closed, cut
from kartenwerk.art.deutsch.suits import in_turn
from kartenwerk.art.karten.stage import BLEED, CENTRE, HEIGHT, WIDTH
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Geometry, Point, circle, move, on_side, placed, rectangle, scale, turn, union

GROUND = "gruen"
ACROSS, DOWN = WIDTH / 4, HEIGHT / 6
"""mm from one motif to the next: whole numbers of them fill the card, so that all four edges are alike."""
LOBES: tuple[Point, ...] = (
    (0.5, -1.0), (1.8, -0.9), (2.2, -1.9), (1.1, -2.7, 1), (2.4, -2.8), (3.1, -3.9), (2.4, -4.8), (1.3, -4.9, 1),
    (2.3, -5.5), (2.4, -6.6), (1.3, -7.1, 1), (1.2, -8.3),
)  # fmt: skip


def oak_leaf() -> tuple[Geometry, Geometry]:
    """A leaf that points up from (0, 0), 9 mm long, and the cuts of its veins."""
    leaf = closed((0, 0, 1), *LOBES, (0, -9.0), *reversed(on_side(-1, *LOBES)))
    rib = cut((0, -0.3), (0, -7.0), width=0.7, peak=0.25)
    veins = [cut((0, y), (side * 1.5, y - 1.2), width=0.55, peak=0.2) for side in (-1, 1) for y in (-2.5, -4.7)]
    return leaf, union(rib, veins)


def acorn() -> Picture:
    """A small acorn that points up from (0, 0), 8.6 mm long."""
    picture = Picture()
    nut = closed((-1.5, -4.2, 1), (-1.6, -6.0), (0, -8.6, 1), (1.6, -6.0), (1.5, -4.2, 1))
    picture.add("ocker", nut)
    picture.add(INK, cut((0.75, -4.4), (0.9, -5.8), (0.3, -7.2), width=0.62).intersection(nut))
    picture.add(PAPER, closed((-2.1, -3.7, 1), (-1.7, -2.4), (0, -1.7), (1.7, -2.4), (2.1, -3.7, 1), (0, -3.3)))
    return picture


def _cross(size: float) -> Picture:
    """Four leaves about a knob."""
    picture = Picture()
    leaf, veins = oak_leaf()
    for degrees in (39, 141, 219, 321):
        place = placed(0, 0, degrees, size)
        picture.add(PAPER, place(move(leaf, 0, -0.9)))
        picture.add(GROUND, place(move(veins, 0, -0.9)))
    picture.add(PAPER, circle(0, 0, 0.95 * size))
    picture.add(GROUND, circle(0, 0, 0.4 * size))
    return picture


def _pair(size: float) -> Picture:
    """Two acorns end to end, and a bud on either side."""
    picture = Picture()
    for degrees in (0, 180):
        picture.put(acorn(), in_turn(placed(0, 0.8), placed(0, 0, degrees, size)))
    bud = closed((0, -0.5, 1), (0.75, -1.7), (0, -3.0, 1), (-0.75, -1.7))
    picture.add(PAPER, [turn(scale(bud, size), degrees) for degrees in (90, 270)])
    return picture


def upper_half() -> Picture:
    """The back down to its middle; the lower half is the same, turned."""
    x, y = CENTRE
    cross, pair = _cross(1.04), _pair(1.16)
    picture = Picture()
    for row in range(-4, 2):
        for column in range(-3, 4):
            motif = pair if (row + column) % 2 else cross
            at_x, at_y = x + column * ACROSS, y + row * DOWN
            picture.put(motif, placed(at_x, at_y))
    return picture.clipped(rectangle(-BLEED, -BLEED, WIDTH + BLEED, y + 0.05))


def small_back() -> Picture:
    """The back for figures, where it is at most ten millimetres wide: one cross of leaves."""
    x, y = CENTRE
    picture = Picture()
    picture.add(GROUND, rectangle(x - 25, y - 41, x + 25, y + 41))
    picture.put(_cross(2.6), placed(x, y))
    for degrees in (0, 180):
        picture.put(acorn(), in_turn(placed(0, -17, 0, 2.1), placed(x, y, degrees)))
    return picture
