"""The six suits, carved: red ones solid, blue ones with an inner cut, so that they differ in grey too."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import numpy as np

from generator.art.curves import closed, curve, cut, resample, sided, taper
from generator.art.shapes import Geometry, circle, move, polygon, rectangle, ring, scale, turn, union

HEIGHT = 10.0
"""mm; every symbol is centred on (0, 0) and this high."""


def _svidar() -> Geometry:
    """Sword: upright blade, lobed pommel below."""
    half_blade = [(2.2, -17.0), (3.5, -12.5), (4.1, -6.0)]
    blade = closed(
        (0, -20.6, 1),
        *half_blade,
        (4.5, 5.0, 1),
        (-4.5, 5.0, 1),
        *((-x, y) for x, y in reversed(half_blade)),
    )
    guard = closed(
        (-10.8, 5.6, 1), (-4, 6.7), (4, 6.7), (10.8, 5.6, 1), (11.6, 8.0), (10.6, 10.4, 1), (4, 9.7), (-4, 9.7),
        (-10.6, 10.4, 1), (-11.6, 8.0),
    )  # fmt: skip
    grip = polygon((-2.6, 9.4), (2.6, 9.4), (2.3, 14.6), (-2.3, 14.6))
    bar = polygon((-6.8, 14.2), (6.8, 14.2), (6.6, 16.2), (-6.6, 16.2))
    return union(blade, guard, grip, bar, circle(-4.7, 16.9, 2.4), circle(4.7, 16.9, 2.4), circle(0, 17.4, 3.3))


def _yxar() -> Geometry:
    """Axe: the edge swept to the right, its beard hooked down."""
    haft = closed(
        (-9.5, -20, 1), (-5.1, -20.4, 1), (-4.9, -10), (-5.2, 6), (-3.9, 20.2, 1), (-8.1, 20.2, 1), (-9.2, 6), (-9, -10)
    )
    head = closed(
        (-11.2, -16.6, 1), (-6, -17.0), (1, -17.2), (7, -18.2), (12.6, -20.0, 1), (14.6, -13), (14.6, -5),
        (11.9, 3.4, 1), (8.8, 3.2, 1), (7.6, -2.2), (4.4, -6.4), (-1, -8.4), (-4.4, -8.9, 1), (-4.4, -7.0, 1),
        (-11.0, -7.0, 1),
    )  # fmt: skip
    return union(haft, head)


def _skoell() -> Geometry:
    """Shield: round, with a boss and six swirling cuts."""
    gouge = taper(curve((6.6, 0), (11.0, -0.6), (14.9, -4.0), (16.4, -9.6)), 4.4, peak=0.12, tip=0.15)
    cuts = [turn(gouge, 60 * k + 15) for k in range(6)]
    return circle(0, 0, 20, 48).difference(union(ring(0, 0, 7.4, 5.6), cuts))


def _ger() -> Geometry:
    """Spear: leaf blade over a winged socket; the blade holds an inner cut."""
    half_leaf = [(1.9, -16.6), (4.3, -11.6), (5.1, -7.8), (4.2, -4.2)]
    leaf = closed(
        (0, -20.6, 1),
        *half_leaf,
        (2.0, -0.2, 1),
        (-2.0, -0.2, 1),
        *((-x, y) for x, y in reversed(half_leaf)),
    )
    inner = closed((0, -16.2, 1), (1.0, -11.6), (1.3, -7.8), (0, -2.6, 1), (-1.3, -7.8), (-1.0, -11.6))
    wings = closed(
        (0, 4.6, 1), (-3.0, 4.0), (-5.4, 2.2), (-6.6, -0.8, 1), (-3.4, 0.9), (0, 1.3), (3.4, 0.9), (6.6, -0.8, 1),
        (5.4, 2.2), (3.0, 4.0),
    )  # fmt: skip
    shaft = polygon((-1.7, -1), (1.7, -1), (1.8, 19.0), (0, 20.6), (-1.8, 19.0))
    return union(leaf, wings, shaft).difference(inner)


def _bog() -> Geometry:
    """Bow: the limb to the right, the string upright at the left, a cut in either arm."""
    upper = [(-7.2, -20.2), (-4.6, -17.6), (1.6, -15.6), (7.4, -10.6), (10.2, -3.6)]
    line = resample(curve(*upper, (10.6, 0), *((x, -y) for x, y in reversed(upper))), 160)
    swell = np.clip(np.cos(np.linspace(-1, 1, 160) * math.pi / 2), 0, 1) ** 0.8
    limb = sided(line, 1.35 + 2.0 * swell)
    cuts = union(taper(line[24:72], 2.5, peak=0.75, tip=0.4), taper(line[88:136], 2.5, peak=0.25, tip=0.4))
    string = rectangle(-8.0, -18.6, -5.9, 18.6)
    return union(limb.difference(cuts), string).buffer(0.5).buffer(-0.5)


def _jarnur() -> Geometry:
    """Star: eight-pointed iron, the four main points longer, a smaller star inlaid."""
    reach = [20.6, 9.0, 18.4, 9.0]
    outer, inlay, heart = ([reach[k % 4] for k in range(16)], [13.6, 6.6] * 8, [9.6, 4.7] * 8)
    ring = polygon(*star_corners(inlay)).difference(polygon(*star_corners(heart)))
    return polygon(*star_corners(outer)).difference(ring)


def star_corners(radii: list[float]) -> list[tuple[float, float]]:
    """Corners at the given distances from (0, 0), evenly turned, the first straight up."""
    angles = [math.radians(-90 + k * 360 / len(radii)) for k in range(len(radii))]
    return [(r * math.cos(a), r * math.sin(a)) for r, a in zip(radii, angles, strict=True)]


def _halk() -> Geometry:
    """Hail: a cut stone with its trail, the sign of the joker (no suit)."""
    stone = closed((-9, -1, 1), (1, -4, 1), (9, 3, 1), (7, 13, 1), (-4, 17.5, 1), (-11.5, 9, 1))
    facets = union(
        cut((-8.5, 8.5), (-1.5, 6.5), (1, -2.6), width=1.9, peak=0.5, tip=0.6),
        cut((-1.5, 6.5), (-3.4, 14.8), width=1.8, peak=0.2, tip=0.6),
        cut((-1.5, 6.5), (6.8, 4.2), width=1.8, peak=0.2, tip=0.6),
    )
    trail = [((0.5, -6.6), (10.5, -20.5)), ((6.5, -3.4), (13.2, -12.8)), ((-5.5, -5.0), (1.2, -14.4))]
    cuts = [cut(*line, width=2.6, peak=0.15, tip=0.4) for line in trail]
    return union(stone.difference(facets), cuts)


_DRAWN: dict[str, Callable[[], Geometry]] = {
    "svidar": _svidar,
    "yxar": _yxar,
    "skoell": _skoell,
    "ger": _ger,
    "bog": _bog,
    "jarnur": _jarnur,
    "halk": _halk,
}
INK = {"svidar": "rot", "yxar": "rot", "skoell": "rot", "ger": "blau", "bog": "blau", "jarnur": "blau"}
SUITS = tuple(INK)


@lru_cache
def symbol(name: str) -> Geometry:
    """A suit's symbol (or that of the joker, "halk"), `HEIGHT` mm high around (0, 0)."""
    drawn = _DRAWN[name]()
    x0, y0, x1, y1 = drawn.bounds
    return scale(move(drawn, -(x0 + x1) / 2, -(y0 + y1) / 2), HEIGHT / (y1 - y0))
