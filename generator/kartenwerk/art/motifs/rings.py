"""Two wedding rings, one through the other, for king and queen of a suit."""

from __future__ import annotations

import math

from kartenwerk.art.curves import cut
from kartenwerk.art.motifs.stage import MIDDLE, OCHRE, TITLE_OF_TWO, Motif, rays
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import polygon, ring

Y, RADIUS, BAND = 117.5, 13.6, 4.4
"""Of the rings: the height of their centres, the radius to the middle of the band, and its width."""
LEFT, RIGHT = MIDDLE - 9.4, MIDDLE + 9.4


def rings() -> Motif:
    return {"rays": rays(MIDDLE, 84, 42, 64, top=TITLE_OF_TWO), "rings": _rings()}


def _rings() -> Picture:
    picture = Picture()
    _ring(picture, LEFT)
    _ring(picture, RIGHT)
    over = Picture()
    _ring(over, LEFT)
    picture.put(over.clipped(polygon((MIDDLE - 6, Y), (MIDDLE + 6, Y), (MIDDLE + 6, Y + 16), (MIDDLE - 6, Y + 16))))
    return picture


def _ring(picture: Picture, x: float) -> None:
    outer, inner = RADIUS + BAND / 2, RADIUS - BAND / 2
    picture.add(INK, ring(x, Y, outer + 1.0, inner - 1.0))
    picture.add(OCHRE, ring(x, Y, outer, inner))
    for start in (200, 250, 20, 70):
        way = [
            (x + (RADIUS + 0.6) * math.cos(math.radians(a)), Y + (RADIUS + 0.6) * math.sin(math.radians(a)))
            for a in range(start, start + 34, 4)
        ]
        picture.add(PAPER if start > 180 else INK, cut(*way, width=1.1, peak=0.5))
