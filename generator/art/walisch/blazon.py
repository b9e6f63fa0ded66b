"""The six sigl cards: the suit's blazon woven through a ring of knotwork, on the year rings of a log. No person."""

from __future__ import annotations

from generator.art.interlace import Plait, Wall, ring_band
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, circle, placed, rectangle, ring, union
from generator.art.walisch.devices import device
from generator.art.walisch.ground import year_rings
from generator.art.walisch.stage import CENTRE, whole
from generator.art.walisch.symbols import INK as SUIT_INK

RADIUS, DEPTH = 18.4, 7.4
"""The ring: its middle line, and its breadth from rim to rim, in mm."""
OUTER, INNER = RADIUS + DEPTH / 2 + 0.6, RADIUS - DEPTH / 2 - 0.6

# Number of cells round the ring, and the walls that group its strands: (every, at, kind).
_KNOTS: dict[str, tuple[int, int, int, Wall]] = {
    "svidar": (26, 4, 1, "upright"),
    "yxar": (24, 8, 3, "upright"),
    "skoell": (24, 6, 1, "upright"),
    "ger": (24, 4, 1, "level"),
    "bog": (24, 12, 1, "upright"),
    "jarnur": (24, 6, 3, "level"),
}
# Where the ring lies over the sign instead of under it.
_OVER: dict[str, list[Geometry]] = {
    "svidar": [rectangle(-8, -30, 8, -10)],
    "yxar": [rectangle(-30, 2, 0, 30)],
    "skoell": [],
    "ger": [rectangle(-8, 10, 8, 30)],
    "bog": [rectangle(-20, -32, 12, -8)],
    "jarnur": [rectangle(x, y, x + 30, y + 30) for x in (-36.5, 6.5) for y in (-36.5, 6.5)],
}


def blazon(suit: str) -> str:
    """The body of the card's SVG."""
    x, y = CENTRE
    picture = Picture()
    picture.add(PAPER, year_rings(x, y, OUTER + 2.3, 20, 2.35, 0.95, seed=12))
    picture.add(PAPER, circle(x, y, OUTER + 0.55, 64))
    picture.add(INK, circle(x, y, OUTER, 64))
    disc = circle(x, y, INNER, 64)
    picture.add(PAPER, disc)
    picture.add(INK, year_rings(x, y, 1.2, 7, 1.9, 0.72, seed=5).intersection(disc))
    strands = _strands(suit)
    picture.add("ocker", strands)
    sign = Picture()
    sign.put(device(suit, SUIT_INK[suit]), placed(x, y))
    picture.put(sign)
    if _OVER[suit]:
        over = placed(x, y)(union(_OVER[suit])).intersection(sign.silhouette())
        picture.put(_ring(strands).clipped(over.buffer(0.1)))
    return whole(suit, picture)


def _strands(suit: str) -> Geometry:
    cells, every, at, kind = _KNOTS[suit]
    walls = {(i, 2): kind for i in range(at, 2 * cells, every)}
    return ring_band(*CENTRE, RADIUS, DEPTH, Plait(cells, 2, walls), width=1.66, gap=0.42)


def _ring(strands: Geometry) -> Picture:
    """The ring alone, with its white and black rims."""
    picture = Picture()
    picture.add(PAPER, ring(*CENTRE, OUTER + 0.55, INNER - 0.55))
    picture.add(INK, ring(*CENTRE, OUTER, INNER))
    picture.add("ocker", strands)
    return picture
