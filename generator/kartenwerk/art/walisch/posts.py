"""The carved posts of the number cards: one at the right edge, and the same turned by half a circle at the left."""

from __future__ import annotations

from kartenwerk.art.curves import curve
from kartenwerk.art.interlace import Plait, Wall, band
from kartenwerk.art.karten.stage import FINE, LEAST
from kartenwerk.art.picture import INK, Picture, visible
from kartenwerk.art.shapes import Geometry, rectangle
from kartenwerk.art.svg import path, paths
from kartenwerk.art.walisch.stage import SAFE, WIDTH

BREADTH = 3.4
"""mm; a cut that strays by a millimetre does not show beside it."""
TOP = 9.6
"""mm from the card's edge, below the lintel with the name."""
COLUMNS = 31
"""Cells of the plait work: an odd number, so that every suit's knots lie evenly about the middle."""
CELL = 1.58
"""mm; length of a cell."""
DEPTH = 2.4
"""mm from rim to rim of the plait work."""
END = 0.7
"""mm from a post's end to its plait work."""

# Where strands turn back, counted from a post's middle: every so many steps, at which step, in which rows.
_WALLS: dict[str, tuple[int, int, tuple[int, ...], Wall]] = {
    "svidar": (6, 0, (2,), "upright"),
    "yxar": (6, 2, (2,), "upright"),
    "skoell": (6, 1, (1, 3), "upright"),
    "ger": (4, 0, (2,), "level"),
    "bog": (8, 5, (1, 3), "upright"),
    "jarnur": (4, 2, (2,), "level"),
}


def outline() -> Geometry:
    return rectangle(WIDTH - SAFE - BREADTH, TOP, WIDTH - SAFE, TOP + COLUMNS * CELL + 2 * END)


def post(suit: str) -> str:
    """The suit's post at its place on the card."""
    picture = Picture()
    picture.add("ocker", knots(suit))
    return path(INK, outline()) + paths(visible(picture, outline(), FINE, LEAST))


def knots(suit: str) -> Geometry:
    """The suit's own plait work."""
    every, at, rows, kind = _WALLS[suit]
    walls = {(i, j): kind for i in range(2 * COLUMNS + 1) for j in rows if abs(i - COLUMNS) % every == at}
    x, y0, y1 = WIDTH - SAFE - BREADTH / 2, TOP + END, TOP + END + COLUMNS * CELL
    return band(curve((x, y0), (x, y1)), DEPTH, Plait(COLUMNS, 2, walls), 0.64, 0.38)
