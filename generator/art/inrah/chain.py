"""The turban of ore: a chain as of an anchor, wound about a cap of plates; its end hangs beside the cheek."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.curves import curve, resample
from art.inrah.inlay import HAIRLINE, LEAD, THIN, Inlay, from_left
from art.outline import outline
from art.shapes import Geometry, ellipse, lozenge, placed, rectangle, union

_CAP = "M19.4 14.6C18.4 8.6 22 1.6 26.4 -2L33.6 -2C38 1.6 41.6 8.6 40.6 14.6L37.4 16.4C32.6 14.8 27.4 14.8 22.6 16.4Z"
_PLATES = ("M25.6 -4L24.6 18", "M30 -4L30 18", "M34.4 -4L35.4 18")
_WINDINGS: Sequence[tuple[Sequence[tuple[float, float]], int]] = (
    (((20.0, 8.0), (25, 6.4), (30, 5.9), (35, 6.4), (40.0, 8.0)), 4),
    (((18.4, 14.4), (24, 12.4), (30, 11.8), (36, 12.4), (41.6, 14.4)), 5),
)
"""The way of each winding, the upper one first, and how many links lie flat in it."""
_END = ((17.8, 13.6), (16.2, 19.0), (15.8, 25.0), (16.4, 31.0))
ROUND = 62.0
"""Degrees to which a winding is seen on either side: links become shorter there."""
BROAD, HOLE = 3.3, 1.35
"""Half a link's breadth, and half its hole's, in mm."""


def put_chain(head: Inlay) -> None:
    head.contour(outline(_CAP), 1.3)
    head.saw(_CAP, _PLATES, ("dunkel", "mittel", "dunkel", "dunkel"), LEAD, from_left)
    _put_links(head, _END, 2, 0.76)
    for way, flat in _WINDINGS:
        _put_links(head, way, flat, 1.0, ROUND)
    x, y = _END[-1]
    gem = lozenge(x + 0.2, y + 2.2, 2.2, 3.0)
    head.contour(gem, 0.9)
    head.piece("akzent", gem, LEAD)
    head.piece("papier", lozenge(x + 0.2, y + 2.2, 0.95, 1.3), HAIRLINE)


def _put_links(head: Inlay, way: Sequence[tuple[float, float]], flat: int, size: float, around: float = 0.0) -> None:
    """So many links that lie flat, and between them those that stand on edge, of copper."""
    line = resample(curve(*way), SPOTS)
    rings: list[Geometry] = []
    edges: list[Geometry] = []
    for k in range(2 * flat + 1):
        at, before, after = (_spot(line, (k + step) / (2 * flat), around) for step in (0, -0.5, 0.5))
        dx, dy = after - before
        long = math.hypot(dx, dy)
        place = placed(float(at[0]), float(at[1]), math.degrees(math.atan2(dy, dx)))
        if k % 2:
            rings.append(place(_ring(long * 0.86, BROAD * size)))
        elif 0 < k < 2 * flat or not around:
            edges.append(place(rectangle(-long * 0.42, -0.5, long * 0.42, 0.5).buffer(0.4)))
    head.contour(union(rings), 1.0)
    for ring in rings:
        head.form("papier", ring, "mittel", -0.9, -0.8, THIN)
    for edge in edges:
        head.contour(edge, 0.8)
        head.piece("akzent", edge, THIN)


SPOTS = 80


def _spot(line: np.ndarray, share: float, around: float) -> np.ndarray:
    """The point of a way at a share of it, which is more densely set towards its ends where the way goes round."""
    share = min(max(share, 0.0), 1.0)
    if around:
        share = 0.5 + 0.5 * math.sin(math.radians(around) * (2 * share - 1)) / math.sin(math.radians(around))
    return np.asarray(line[round(share * (SPOTS - 1))])


def _ring(half: float, broad: float) -> Geometry:
    hole = broad * HOLE / BROAD
    return ellipse(0, 0, half, broad).difference(ellipse(0, 0, max(half - broad + hole, 0.7), hole))
