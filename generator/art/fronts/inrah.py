"""The Inrah deck: six hexagons with the elements' signs about a star, in a sunburst of their woods."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from shapely.geometry import Polygon

from art.fronts.stage import X, Y, room
from art.inrah.grounds import polar, rays
from art.inrah.inlay import BOLD, LEAD, STOUT, Inlay
from art.inrah.symbols import sign
from art.inrah.wheel import AROUND
from art.picture import INK, PAPER
from art.shapes import Geometry, inset, placed, polygon

CELL = 6.75
"""mm from a hexagon's middle to its corners."""
APART = CELL * sqrt(3)
SHIELD = 23.5
"""mm from the middle to the corners of the dark shield under the hexagons."""
RAYS, RINGS = 60, (25.0, 29.5)
"""The sunburst's rays, and mm from the middle where their tones change sides."""
TALL = {"erz": 8.8, "humus": 8.8, "eis": 8.4, "wasser": 8.6, "feuer": 8.6, "luft": 8.0}
"""mm of each sign's height."""


class Woods(NamedTuple):
    """A part of the front in the woods of an element; without one, in those of the back."""

    element: str
    inlay: Inlay
    area: Geometry


def emblem() -> list[Woods]:
    shield = hexagon(X, Y, SHIELD)
    parts = []
    for k, element in enumerate(AROUND):
        area = _sector(60 * k - 90).intersection(room()).difference(shield)
        parquet = Inlay()
        parquet.mosaic(rays((X, Y), RAYS, area.buffer(2), lambda i, j: ("mittel", "hell")[(i + j) % 2], RINGS), LEAD)
        parts.append(Woods(element, parquet, area))
    parts.append(Woods("", _shield(shield), shield))
    for k, element in enumerate(AROUND):
        x, y = polar(X, Y, APART, 60 * k - 90)
        cell = hexagon(x, y, CELL - 0.95)
        inlay = Inlay()
        inlay.piece(PAPER, cell, BOLD)
        inlay.put(sign(element, TALL[element], LEAD), placed(x, y))
        parts.append(Woods(element, inlay, cell.buffer(0.4)))
    return parts


def hexagon(x: float, y: float, radius: float) -> Geometry:
    """With a corner at the left and at the right."""
    return polygon(*(polar(x, y, radius, 60 * k) for k in range(6)))


def _sector(degrees: float) -> Geometry:
    """A sixth of the field, a line of lead from its neighbours."""
    return inset(Polygon([(X, Y), *(polar(X, Y, 90, degrees + turn) for turn in (-30, 0, 30))]), 0.3)


def _shield(shape: Geometry) -> Inlay:
    """Dark, with a golden edge, and a star in its middle."""
    inlay = Inlay()
    inlay.lay("petrol", shape)
    inlay.lay(INK, inset(shape, 0.5))
    inlay.lay("gold", inset(shape, 0.9))
    inlay.lay(INK, inset(shape, 1.7))
    inlay.lay("wein", inset(shape, 2.1))
    for k in range(6):
        inlay.lay("gold", hexagon(*polar(X, Y, APART, 60 * k - 90), CELL + 0.12))
    inlay.lay("gold", hexagon(X, Y, CELL + 0.12))
    inlay.piece("petrol", hexagon(X, Y, CELL - 0.95), STOUT)
    for side, tone in ((-30, "gold"), (30, PAPER)):
        for k in range(6):
            tip, foot = polar(X, Y, 5.0, 60 * k - 90), polar(X, Y, 2.2, 60 * k - 90 + side)
            inlay.lay(tone, polygon((X, Y), foot, tip))
    inlay.lay("gold", hexagon(X, Y, 1.2))
    return inlay
