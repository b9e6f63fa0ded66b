"""The maker's name in the slab letters of the index: the letters that no index has, and words on a bow."""

from __future__ import annotations

import math

from art.karten.letters import glyph
from art.shapes import Geometry, move, placed, polygon, rectangle, scale, union

NAME = "KARTENWERK"


def _slab(x0: float, x1: float, y: float) -> Geometry:
    return rectangle(x0, y, x1, y + 1.5)


def _letter(character: str) -> Geometry:
    """10 high below y = 0, from x = 0."""
    stem, foot, head = rectangle(1.1, 0, 3.4, 10), _slab(0, 4.5, 8.5), _slab(0, 4.5, 0)
    if character == "E":
        arms = [rectangle(1.1, 0, 7.2, 1.5), rectangle(1.1, 8.5, 7.6, 10), rectangle(3, 4.2, 6.0, 5.7)]
        ends = [rectangle(5.9, 0, 7.2, 3.0), rectangle(6.2, 7.0, 7.6, 10), rectangle(5.0, 3.4, 6.0, 6.5)]
        return union(stem, foot, head, arms, ends)
    if character == "R":
        bowl = union(
            rectangle(3.0, 0, 5.6, 5.8),
            placed(5.4, 2.9)(scale(polygon((0, -1), (0.7, -0.75), (1, 0), (0.7, 0.75), (0, 1)), 2.6, 2.9)),
        )
        leg = polygon((3.8, 5.2), (6.2, 5.2), (8.8, 10), (6.2, 10))
        return union(stem, foot, head, bowl.difference(rectangle(3.4, 1.5, 5.6, 4.4)), leg, _slab(6.0, 9.4, 8.5))
    if character == "T":
        return union(
            rectangle(3.0, 0, 5.3, 10),
            rectangle(0, 0, 8.3, 1.5),
            rectangle(0, 0, 1.3, 3.2),
            rectangle(7.0, 0, 8.3, 3.2),
            _slab(1.9, 6.4, 8.5),
        )
    if character == "N":
        return union(
            rectangle(1.1, 0, 2.9, 10), rectangle(6.3, 0, 8.1, 10), polygon((0.9, 0), (3.3, 0), (8.1, 10), (5.9, 10)),
            _slab(0, 4.2, 8.5), _slab(0, 3.0, 0), _slab(5.2, 9.2, 0),
        )  # fmt: skip
    if character == "W":
        strokes = [
            polygon((0.6, 0), (3.0, 0), (4.9, 10), (3.3, 10)), polygon((5.6, 1.4), (7.0, 1.4), (4.9, 10), (3.3, 10)),
            polygon((5.6, 1.4), (7.4, 1.4), (9.4, 10), (7.8, 10)), polygon((10.0, 0), (11.6, 0), (9.4, 10), (7.8, 10)),
        ]  # fmt: skip
        return union(strokes, _slab(-0.3, 4.1, 0), _slab(8.8, 12.6, 0))
    return glyph(character)


def on_bow(text: str, x: float, y: float, radius: float, height: float, gap: float = 1.5) -> Geometry:
    """A word `height` mm high, its middle at (x, y), on a bow about a point `radius` mm above it."""
    size = height / 10
    parts, ends = [], 0.0
    for character in text:
        shape = _letter(character)
        x0, _, x1, _ = shape.bounds
        parts.append((shape, ends + (x1 - x0) / 2, (x0 + x1) / 2))
        ends += x1 - x0 + gap
    middle = (ends - gap) / 2
    letters = []
    for shape, at, own in parts:
        angle = (at - middle) * size / radius
        turned = placed(x + radius * math.sin(angle), y - radius * (1 - math.cos(angle)), -math.degrees(angle), size)
        letters.append(turned(move(shape, -own, -5)))
    return union(letters)
