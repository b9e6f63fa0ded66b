"""The diadems of the ladies: one band, and in its middle a jewel of the suit's own. Drawn round the eye line."""

from __future__ import annotations

import math
from collections.abc import Callable

from kartenwerk.art.curves import between_curves, closed, curve, cut
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, ellipse, lozenge, placed, polygon, ring, turn
from kartenwerk.art.walisch.symbols import symbol

METAL = PAPER


def diadem(suit: str, ink: str) -> Picture:
    """Band and jewel; `ink` is the suit's colour."""
    picture = Picture()
    lower = curve((-7.8, -3.6), (-4, -5.0), (0, -5.5), (4, -5.0), (7.8, -3.6))
    upper = curve((-8.2, -6.0), (-4.2, -7.6), (0, -8.2), (4.2, -7.6), (8.2, -6.0))
    picture.outline(METAL, between_curves(lower, upper), 0.42)
    for k in (-3, -2, -1, 1, 2, 3):
        x = k * 2.25
        y = -6.75 + x * x * 0.035
        if suit in ("bog", "svidar"):
            picture.add(INK, turn(lozenge(x, y, 0.75, 0.8), k * 5, (x, y)))
        elif suit in ("skoell", "jarnur"):
            picture.add(INK, circle(x, y, 0.68))
        else:
            picture.add(INK, turn(polygon((x - 0.85, y + 0.75), (x, y - 0.8), (x + 0.85, y + 0.75)), k * 5, (x, y)))
    picture.put(_JEWELS[suit](ink))
    return picture


def _leaves(ink: str) -> Picture:
    """Three leaves, a stone in the middle one."""
    picture = Picture()
    for side in (-1, 1):
        leaf = closed(
            (side * 0.6, -8.0, 1), (side * 1.6, -9.8), (side * 3.4, -10.4), (side * 3.9, -9.2),
            (side * 3.1, -8.5, 1), (side * 2.2, -7.4, 1),
        )  # fmt: skip
        picture.outline(METAL, leaf, 0.36)
        picture.add(INK, cut((side * 1.3, -8.3), (side * 2.1, -9.2), (side * 3.1, -9.5), width=0.36))
    leaf = closed((-1.5, -8, 1), (-1.6, -9.8), (0, -12.4, 1), (1.6, -9.8), (1.5, -8, 1), (0, -4.0, 1))
    picture.outline(METAL, leaf)
    picture.outline(ink, closed((0, -10.6, 1), (0.8, -8.4), (0, -5.8, 1), (-0.8, -8.4)), 0.3)
    return picture


def _jewel(ink: str) -> Picture:
    """A square stone on its corner, between two small ones."""
    picture = Picture()
    for side in (-1, 1):
        picture.outline(METAL, lozenge(side * 2.6, -8.9, 1.05, 1.25), 0.34)
        picture.add(INK, lozenge(side * 2.6, -8.9, 0.4, 0.5))
    picture.outline(METAL, lozenge(0, -8.6, 2.1, 3.5), 0.4)
    picture.outline(ink, lozenge(0, -8.6, 0.95, 1.7), 0.3)
    return picture


def _moon(ink: str) -> Picture:
    """A crescent like the edge of an axe, lying on its back, with a stone in its lap."""
    picture = Picture()
    crescent = circle(0, -9.4, 3.3).difference(circle(0, -10.7, 3.0))
    picture.outline(METAL, crescent, 0.38)
    picture.outline(ink, circle(0, -9.3, 0.95), 0.32)
    return picture


def _disc(ink: str) -> Picture:
    """A small shield."""
    picture = Picture()
    picture.outline(METAL, circle(0, -8.6, 2.9), 0.4)
    picture.add(INK, ring(0, -8.6, 2.35, 1.95))
    picture.outline(ink, circle(0, -8.6, 1.1), 0.32)
    for k in range(6):
        angle = math.radians(60 * k)
        picture.add(INK, circle(1.55 * math.cos(angle), -8.6 + 1.55 * math.sin(angle), 0.16))
    return picture


def _blade(ink: str) -> Picture:
    """A tall leaf between two low ones."""
    picture = Picture()
    for side in (-1, 1):
        leaf = placed(side * 2.5, -7.6, side * 24)(closed(
            (-0.7, 0.4, 1), (-1.0, -1.3), (0, -3.2, 1), (1.0, -1.3), (0.7, 0.4, 1),
        ))  # fmt: skip
        picture.outline(METAL, leaf, 0.34)
    leaf = closed((-0.8, -5.2, 1), (-1.7, -8.6), (0, -12.6, 1), (1.7, -8.6), (0.8, -5.2, 1))
    picture.outline(METAL, leaf, 0.4)
    picture.outline(ink, closed((0, -10.4, 1), (0.62, -8.4), (0, -6.0, 1), (-0.62, -8.4)), 0.28)
    return picture


def _star(ink: str) -> Picture:
    """The iron star."""
    picture = Picture()
    for side in (-1, 1):
        picture.outline(METAL, ellipse(side * 3.5, -8.4, 0.8, 0.8), 0.32)
    star = placed(0, -8.7, 0, 0.78)(symbol("jarnur")).buffer(0.35).buffer(-0.35)
    picture.outline(METAL, star, 0.34)
    picture.outline(ink, circle(0, -8.7, 0.8), 0.28)
    return picture


_JEWELS: dict[str, Callable[[str], Picture]] = {
    "svidar": _jewel,
    "yxar": _moon,
    "skoell": _disc,
    "ger": _blade,
    "bog": _leaves,
    "jarnur": _star,
}
