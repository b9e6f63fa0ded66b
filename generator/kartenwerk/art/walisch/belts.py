"""The carved belts of the number cards: as much of a court's belt as the pips leave room for.

A card shows one whole belt, or a pointed piece at its left edge and the same piece turned by half a circle.
"""

from __future__ import annotations

from dataclasses import dataclass

from kartenwerk.art.curves import curve
from kartenwerk.art.interlace import Plait, Wall, band
from kartenwerk.art.picture import INK, PAPER, Picture, visible
from kartenwerk.art.shapes import Geometry, inset, lozenge, polygon, rectangle
from kartenwerk.art.svg import path, paths
from kartenwerk.art.walisch.stage import CENTRE, SAFE, WIDTH

CELL = 2.0
"""mm; width of a cell of the plait work."""
DEPTH = 3.6
"""mm from rim to rim of the plait work."""
HALF = 3.2
"""Half a belt's height."""
TIP = 2.1
"""Length of the point a belt ends in."""
START = 1.1
"""mm from a belt's end to its plait work."""


@dataclass(frozen=True)
class Belt:
    """A belt from the left safe edge; `columns` is odd, so that every suit's knots lie evenly about its middle."""

    columns: int
    pointed: bool = True

    @property
    def end(self) -> float:
        """Where the plait work ends."""
        return SAFE + START + self.columns * CELL

    def outline(self) -> Geometry:
        y = CENTRE[1]
        if not self.pointed:
            return rectangle(SAFE, y - HALF, WIDTH - SAFE, y + HALF)
        foot = self.end + 0.4
        return polygon((SAFE, y - HALF), (foot, y - HALF), (foot + TIP, y), (foot, y + HALF), (SAFE, y + HALF))


BELTS = {"clasp": Belt(1), "long": Belt(5), "whole": Belt(25, pointed=False)}

# Where strands turn back, counted from a piece's middle: every so many steps, at which step, in which rows.
_WALLS: dict[str, tuple[int, int, tuple[int, ...], Wall]] = {
    "svidar": (6, 0, (2,), "upright"),
    "yxar": (6, 2, (2,), "upright"),
    "skoell": (6, 1, (1, 3), "upright"),
    "ger": (4, 0, (2,), "level"),
    "bog": (8, 5, (1, 3), "upright"),
    "jarnur": (4, 2, (2,), "level"),
}


def drawn(suit: str, belt: Belt) -> str:
    """The piece in the suit's own knots, at its place on the card."""
    outline = belt.outline()
    return path(INK, outline) + paths(visible(_picture(suit, belt), outline))


def _picture(suit: str, belt: Belt) -> Picture:
    picture = Picture()
    outline = belt.outline()
    picture.add(INK, outline)
    rim = inset(outline, 0.42)
    picture.add(PAPER, rim.difference(inset(rim, 0.36)))
    picture.add("ocker", knots(suit, belt) if belt.columns > 1 else _stud(belt))
    return picture


def knots(suit: str, belt: Belt) -> Geometry:
    """The suit's own plait work in a piece."""
    every, at, rows, kind = _WALLS[suit]
    steps = range(2 * belt.columns + 1)
    walls = {(i, j): kind for i in steps for j in rows if abs(i - belt.columns) % every == at}
    y = CENTRE[1]
    end = belt.end if belt.pointed else WIDTH - SAFE - START
    line = curve((SAFE + START, y), (end, y))
    return band(line, DEPTH, Plait(belt.columns, 2, walls), 0.9, 0.34)


def _stud(belt: Belt) -> Geometry:
    """What a piece too short for plait work holds: a pierced lozenge."""
    x, y = belt.end - CELL / 2 + 0.35, CENTRE[1]
    return lozenge(x, y, 1.45, 1.75).difference(lozenge(x, y, 0.6, 0.75))
