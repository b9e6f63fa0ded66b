"""Parts of the ladies' hair, drawn round the eye line. `behind` lies under the face, the rest over it."""

from __future__ import annotations

from kartenwerk.art.curves import between_curves, closed, curve, flow
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Point, on_side, placed

HAIR = "ocker"


def sweep(side: int, foot: float = 9.4, gathered: bool = False) -> Picture:
    """Hair combed from the parting down one side, to `foot` mm below the eyes; `gathered` draws it to a point."""
    picture = Picture()
    k = foot / 9.4
    rim = on_side(side, (0.1, -10.0), (4.6, -9.8), (8.4, -6.2), (9.3, -0.5), (8.9, 4.6 * k), (7.9, foot))
    cheek = on_side(side, (0.1, -6.9), (2.6, -6.3), (4.7, -3.8), (5.6, 0.4), (5.5, 4.2 * k))
    outer = curve(*rim)
    inner = curve(*cheek, (side * (7.6 if gathered else 5.9), foot - 0.4))
    shape = picture.outline(HAIR, between_curves(outer, inner), 0.42)
    strands = flow(outer, inner, 4, 0.46, start=0.04, end=0.97, first=0.04, last=0.98, peak=0.5, seed=4 + side)
    picture.add(INK, strands.intersection(shape))
    return picture


def clasp(side: int, x: float, y: float) -> Picture:
    """The ring that gathers a plait."""
    picture = Picture()
    form = closed((-1.3, -0.8, 1), (0, -0.5), (1.4, -0.7, 1), (1.3, 0.5, 1), (0, 0.7), (-1.2, 0.4, 1))
    picture.outline(PAPER, placed(side * x, y, -8 * side, 1, mirrored=side < 0)(form), 0.36)
    return picture


def behind() -> Picture:
    """The dark mass of hair behind the face."""
    picture = Picture()
    half: list[Point] = [(4.6, -9.0), (7.6, -5.6), (8.2, -0.5), (7.7, 5), (6.6, 8.0, 1)]
    mass = closed((0, -9.6), *half, *((-p[0], *p[1:]) for p in reversed(half)))
    picture.add(INK, mass)
    return picture
