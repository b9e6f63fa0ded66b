"""The six suits, carved: red ones solid, blue ones with an inner cut, so that they differ in grey too."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

import numpy as np

from art.curves import closed, curve, cut, sided, taper
from art.elementary import cos, sin
from art.shapes import Geometry, Point, circle, move, polygon, rectangle, ring, scale, turn, union

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
    """Axe: the edge swept to the right, its beard hooked down; two bindings are cut out of the haft."""
    haft = closed(
        (-8.8, -20.2, 1), (-4.0, -20.6, 1), (-3.9, -10), (-4.3, 4), (-2.8, 16.6), (-1.4, 20.4, 1), (-8.6, 20.4, 1),
        (-8.2, 16.4), (-8.9, 4), (-8.8, -10),
    )  # fmt: skip
    head = closed(
        (-11.8, -16.8, 1), (-6, -16.4), (-1.0, -15.0), (5.5, -16.0), (12.2, -20.6, 1), (15.8, -14.5), (16.6, -6),
        (12.6, 8.2, 1), (9.6, 7.0, 1), (9.2, 2.6), (6.6, -2.4), (2.0, -5.6), (-3.2, -6.4, 1), (-3.2, -4.6, 1),
        (-11.8, -4.6, 1), (-10.6, -10.6),
    )  # fmt: skip
    bindings = [cut((-10, y + 0.6), (-5.6, y), (-1, y - 0.6), width=2.2, peak=0.5, tip=0.9) for y in (10.2, 14.8)]
    return union(haft, head).difference(union(bindings))


def _skoell() -> Geometry:
    """Shield: round, with a boss and six swirling cuts."""
    gouge = taper(curve((6.8, 0), (11.0, -0.6), (14.9, -4.0), (16.4, -9.6)), 4.4, peak=0.12, tip=0.15)
    cuts = [turn(gouge, 60 * k + 15) for k in range(6)]
    return circle(0, 0, 20, 48).difference(union(ring(0, 0, 7.6, 5.4), cuts))


def _ger() -> Geometry:
    """Spear: leaf blade over a winged socket; the blade holds an inner cut."""
    half_leaf = [(3.1, -15.6), (6.4, -8.6), (6.6, -5.4), (4.8, -1.4)]
    leaf = closed((0, -20.6, 1), *_mirrored(half_leaf, (2.4, 2.6, 1), (-2.4, 2.6, 1)))
    inner = closed((0, -14.6, 1), *_mirrored([(1.1, -10.4), (1.45, -7.0), (1.0, -3.2)], (0, 0.6, 1)))
    half_wing = [(2.6, 6.4), (5.4, 4.6), (7.0, 1.8, 1), (6.6, 6.0), (4.6, 8.8), (2.2, 10.0)]
    wings = closed((0, 7.0), *_mirrored(half_wing, (0, 10.6, 1)))
    shaft = polygon((-2.2, 0), (2.2, 0), (2.3, 18.6), (0, 20.6), (-2.3, 18.6))
    return union(leaf, wings, shaft).difference(inner)


def _mirrored(half: Sequence[Point], *foot: Point) -> list[Point]:
    """An outline's right half, its foot on the axis, and its left half back up."""
    return [*half, *foot, *((-x, *rest) for x, *rest in reversed(half))]


def _bog() -> Geometry:
    """Bow: D-shaped, nocks curled outwards, a cut in either limb; an arrow lies on the upright string."""
    angles = np.linspace(-math.pi / 2, math.pi / 2, 240)
    line = np.column_stack([-5.6 + 13.8 * cos(angles), 16.4 * sin(angles)])
    swell = sin(np.clip(np.abs(angles), 0, math.pi / 2) * 1.5 + math.pi / 4).clip(0)
    limb = sided(line, 1.4 + 1.8 * swell)
    horn = taper(curve((-4.6, -16.4), (-7.2, -16.8), (-7.9, -18.4), (-6.6, -19.6), (-4.0, -19.2)), 2.6, 0.4, tip=0.9)
    cuts = union(taper(line[40:106], 2.2, peak=0.5, tip=0.5), taper(line[134:200], 2.2, peak=0.5, tip=0.5))
    string = rectangle(-8.2, -17.8, -5.9, 17.8)
    bow = union(limb, string, horn, scale(horn, 1, -1)).buffer(0.5).buffer(-0.5).difference(cuts)
    shaft = rectangle(-12, -1.15, 12, 1.15)
    point = closed((18.4, 0, 1), (11.4, -4.2, 1), (12.2, 0), (11.4, 4.2, 1))
    vane = closed((-8.8, 0.6, 1), (-11.2, 3.7, 1), (-16.2, 3.7, 1), (-14.2, 0, 1))
    over_grip = rectangle(2, -2.95, 20, 2.95)
    return union(bow.difference(over_grip), shaft, point, vane, scale(vane, 1, -1))


def _jarnur() -> Geometry:
    """Star: eight-pointed iron, the four main points longer, a smaller star inlaid."""
    reach = [20.6, 9.8, 18.4, 9.8]
    outer, inlay, heart = ([reach[k % 4] for k in range(16)], [13.8, 7.0] * 8, [8.4, 4.4] * 8)
    ring = polygon(*star_corners(inlay)).difference(polygon(*star_corners(heart)))
    return polygon(*star_corners(outer)).difference(ring)


def star_corners(radii: list[float]) -> list[tuple[float, float]]:
    """Corners at the given distances from (0, 0), evenly turned, the first straight up."""
    angles = [math.radians(-90 + k * 360 / len(radii)) for k in range(len(radii))]
    return [(r * math.cos(a), r * math.sin(a)) for r, a in zip(radii, angles, strict=True)]


def _halk() -> Geometry:
    """Hail: a cut stone with its trail, the sign of the joker (no suit)."""
    stone = closed((-9, -1, 1), (1, -4, 1), (9, 3, 1), (7, 13, 1), (-4, 17.5, 1), (-11.5, 9, 1))
    corners = [(0.9, -4.6), (7.8, 13.6), (-11.6, 8.8)]
    facets = union([cut((-0.8, 5.4), corner, width=2.4, peak=0.2, tip=1.7) for corner in corners])
    trail = [((-1.0, -6.6), (-1.0, -24.0)), ((6.6, -4.0), (6.6, -16.5)), ((-8.2, -3.2), (-8.2, -14.5))]
    cuts = [cut(*line, width=2.8, peak=0.15, tip=0.7) for line in trail]
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
