"""The four French suits, 41 mm high round (0, 0), and the gouges on the shadow side of a large pip."""

from __future__ import annotations

from functools import cache

from art.curves import closed, cut
from art.shapes import Geometry, Move, mirror, move, polygon, scale, turn, union

FRENCH = ("kreuz", "pik", "herz", "karo")
INK = {"kreuz": "tinte", "pik": "pik", "herz": "rot", "karo": "karo"}
"""The colour role of each suit; Pik and Karo are black and red, or colours of their own in a pack of four colours."""
HEIGHT = 41.0


@cache
def suit(name: str) -> Geometry:
    """A suit's plain form."""
    return {"kreuz": _kreuz, "pik": _pik, "herz": _herz, "karo": _karo}[name]()


def _kreuz() -> Geometry:
    stem = closed(
        (-1.5, -2, 1), (-1.8, 8), (-3.0, 14.5), (-7.4, 18.0), (-7.8, 20, 1), (7.8, 20, 1), (7.4, 18.0), (3.0, 14.5),
        (1.8, 8), (1.5, -2, 1),
    )  # fmt: skip
    lobe = closed(
        (0, -9.6, 1), (4.2, -8.6), (8.4, -4.6), (8.7, 1.6), (4.4, 6.6), (0, 8.4), (-4.4, 6.6), (-8.7, 1.6),
        (-8.4, -4.6), (-4.2, -8.6),
    )  # fmt: skip
    left = move(turn(lobe, -100), -11.0, 3.2)
    heart = polygon((-4.4, -4), (4.4, -4), (3.4, 4.4), (-3.4, 4.4))
    return union(move(lobe, 0, -10.9), left, mirror(left), stem, heart).buffer(0.3).buffer(-0.3)


def _pik() -> Geometry:
    half = [(3.2, -14.6), (8.8, -9.0), (14.6, -2.8), (16.4, 3.6), (14.0, 9.0), (9.0, 10.6), (4.4, 8.8)]
    blade = closed(
        (0, -20.5, 1), *half, (1.4, 5.2, 1), (-1.4, 5.2, 1), *((-x, y) for x, y in reversed(half))
    )  # fmt: skip
    stem = closed(
        (-1.5, 2, 1), (-1.7, 9), (-3.0, 14.8), (-7.2, 18.0), (-7.6, 20, 1), (7.6, 20, 1), (7.2, 18.0), (3.0, 14.8),
        (1.7, 9), (1.5, 2, 1),
    )  # fmt: skip
    return union(blade, stem)


def _herz() -> Geometry:
    half = [(3.4, -14.6), (9.4, -17.2), (15.6, -14.4), (18.0, -7.6), (16.0, -0.6), (9.6, 6.8), (3.2, 13.2)]
    return closed((0, 20, 1), *((-x, y) for x, y in reversed(half)), (0, -9.4, 1), *half)


def _karo() -> Geometry:
    return closed(
        (0, -20.5, 1), (5.6, -10.2), (15.2, 0, 1), (5.6, 10.2), (0, 20.5, 1), (-5.6, 10.2), (-15.2, 0, 1), (-5.6, -10.2)
    )


@cache
def gouges(name: str) -> Geometry:
    """What the knife takes out of a large pip, on the side away from the light."""
    if name == "kreuz":
        leaves = ((0, -10.4), (11.4, 3.6), (-11.0, 3.6))
        outer = cut((3.2, -4.4), (5.4, -0.2), (3.0, 4.4), width=1.5, peak=0.5)
        inner = cut((1.0, -2.6), (2.4, 0.2), (0.8, 3.2), width=1.0, peak=0.5)
        return union([move(union(outer, inner), x, y) for x, y in leaves])
    if name == "pik":
        return union(
            cut((2.0, -13.4), (8.0, -5.4), (12.6, -0.2), (13.0, 5.4), width=1.9, peak=0.6),
            cut((2.4, -8.6), (6.6, -3.0), (9.8, 1.0), (10.0, 5.6), width=1.3, peak=0.6),
            cut((2.6, -3.6), (5.2, -0.2), (6.8, 2.6), (7.0, 5.4), width=0.9, peak=0.6),
        )
    if name == "herz":
        return union(
            cut((12.8, -12.2), (15.0, -7), (12.2, -0.8), (4.0, 9.4), width=1.9, peak=0.35),
            cut((10.2, -12.6), (12.0, -8), (9.6, -2.4), (3.8, 4.6), width=1.3, peak=0.35),
            cut((7.6, -12.2), (8.8, -8.4), (7.2, -4.6), (3.4, -0.2), width=0.9, peak=0.35),
        )
    return union(
        cut((2.6, -12.6), (5.6, -7), (11.6, 0), (5.6, 7), (1.8, 14), width=1.7, peak=0.5),
        cut((2.4, -7.6), (7.4, 0), (2.4, 7.6), width=1.2, peak=0.5),
        cut((2.2, -3.2), (4.0, 0), (2.2, 3.2), width=0.9, peak=0.5),
    )


def at(x: float, y: float, height: float, degrees: float = 0) -> Move:
    """The move that puts a suit `height` mm high at (x, y)."""
    return lambda shape: move(turn(scale(shape, height / HEIGHT), degrees), x, y)


def sign(name: str, x: float, y: float, height: float, degrees: float = 0) -> Geometry:
    """A plain suit of that height at (x, y)."""
    return at(x, y, height, degrees)(suit(name))


def pip(name: str, height: float = 10.0) -> Geometry:
    """A large pip round (0, 0): the suit without its gouges."""
    return at(0, 0, height)(suit(name).difference(gouges(name)))
