"""The six sigl cards: the suit's blazon woven through a ring of knotwork, on a ground of its own. No person."""

from __future__ import annotations

from typing import NamedTuple

from art.interlace import Plait, Wall, ring_band
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, placed, rectangle, ring, union, without_specks
from art.walisch.devices import device
from art.walisch.ground import flakes, herringbone, rain, rays, wind, year_rings
from art.walisch.stage import CENTRE, HEIGHT, LEAST_GOUGE, WIDTH, kept, whole, window
from art.walisch.symbols import INK as SUIT_INK

CLEAR = 0.55
"""mm between the white line about a sign and the cuts of what lies behind it."""


class Ring(NamedTuple):
    """The ring of a blazon: plait work of `cells` round it, broken by walls into its own knots. Lengths in mm."""

    cells: int
    every: int
    """Lattice steps from wall to wall."""
    at: int
    wall: Wall
    radius: float = 18.4
    """Radius of the middle line."""
    depth: float = 7.4
    """Breadth of the plait work from rim to rim."""
    strand: float = 1.66

    @property
    def outer(self) -> float:
        return self.radius + self.depth / 2 + 0.6

    @property
    def inner(self) -> float:
        return self.radius - self.depth / 2 - 0.6

    def strands(self) -> Geometry:
        walls = {(i, 2): self.wall for i in range(self.at, 2 * self.cells, self.every)}
        plait = Plait(self.cells, 2, walls)
        return ring_band(*CENTRE, self.radius, self.depth, plait, width=self.strand, gap=0.42)

    def drawn(self) -> Picture:
        """The ring alone, with its white and black rims."""
        picture = Picture()
        picture.add(PAPER, ring(*CENTRE, self.outer + 0.55, self.inner - 0.55))
        picture.add(INK, ring(*CENTRE, self.outer, self.inner))
        picture.add("ocker", self.strands())
        return picture


_RINGS = {
    "svidar": Ring(26, 4, 1, "upright"),
    "yxar": Ring(24, 8, 3, "upright"),
    "skoell": Ring(34, 6, 1, "upright", radius=20.1, depth=5.6, strand=1.26),
    "ger": Ring(24, 4, 1, "level"),
    "bog": Ring(24, 12, 1, "upright"),
    "jarnur": Ring(24, 6, 3, "level"),
}
# Where the ring lies over the sign instead of under it.
_OVER: dict[str, list[Geometry]] = {
    "svidar": [rectangle(-8, -30, 8, -10)],
    "yxar": [rectangle(-30, 2, 0, 30)],
    "skoell": [],
    "ger": [rectangle(-8, 10, 8, 30)],
    "bog": [rectangle(-20, -32, 16, -7)],
    "jarnur": [],
}


def blazon(suit: str) -> str:
    """The body of the card's SVG."""
    x, y = CENTRE
    around = _RINGS[suit]
    picture = Picture()
    sign = Picture()
    sign.put(device(suit, SUIT_INK[suit]), placed(x, y))
    clear = sign.silhouette().buffer(CLEAR)
    free = window(suit).difference(union(circle(x, y, around.outer + 1.5, 96), clear))
    picture.add(PAPER, kept(_ground(suit), free))
    disc = circle(x, y, around.inner, 64)
    picture.put(around.drawn())
    picture.add(PAPER, disc)
    rings = year_rings(x, y, 1.2, 7, 1.9, 0.72, seed=5).intersection(disc).difference(clear)
    picture.add(INK, without_specks(rings, LEAST_GOUGE))
    picture.put(sign)
    if _OVER[suit]:
        over = placed(x, y)(union(_OVER[suit])).intersection(sign.silhouette())
        picture.put(around.drawn().clipped(over.buffer(0.1)))
    return whole(suit, picture)


def _ground(suit: str) -> Geometry:
    """A manner of its own for each suit, so that the six are told apart by what lies round the ring, too."""
    x, y = CENTRE
    match suit:
        case "svidar":
            return rays(x, y, 22, 54, 76, 1.5, seed=12, sweep=(0, 360))
        case "yxar":
            return herringbone(WIDTH, HEIGHT, step=5.1, cut_width=1.05)
        case "ger":
            return rain(WIDTH, HEIGHT, seed=12, step=1.7, cut_width=0.95)
        case "bog":
            return wind(WIDTH, HEIGHT, seed=12, step=1.8, cut_width=0.95)
        case "jarnur":
            return flakes(WIDTH, HEIGHT, step=3.6, size=1.0)
        case _:
            return year_rings(x, y, _RINGS[suit].outer + 2.3, 20, 2.35, 0.95, seed=12)
