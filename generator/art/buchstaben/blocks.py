"""Blocks and printers' flowers: a shape for each class of letter, so that the class shows without colour.

A disc is a vowel, a square a consonant, half of each a letter that is both, a star the question mark. All are drawn
about (0, 0) with radius 10.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from art.curves import closed, cut
from art.shapes import Geometry, circle, move, polygon, rectangle, turn, union

RADIUS = 10.0
CLASSES = ("vowel", "consonant", "mixed", "question")

_FINEST = 0.6
"""Slivers thinner than this are closed or opened, at radius 10."""


def block(kind: str) -> Geometry:
    if kind == "vowel":
        return circle(0, 0, RADIUS, 32)
    if kind == "consonant":
        return _square(RADIUS * 0.92)
    if kind == "mixed":
        return union(left_half(_square(RADIUS * 0.96)), right_half(circle(0, 0, RADIUS * 0.96, 32)))
    return _star()


def left_half(shape: Geometry) -> Geometry:
    """The shape's left half and a hair beyond the middle, so that no paper shows between two inks."""
    return shape.intersection(rectangle(-2 * RADIUS, -2 * RADIUS, 0.1, 2 * RADIUS))


def right_half(shape: Geometry) -> Geometry:
    return shape.intersection(rectangle(0, -2 * RADIUS, 2 * RADIUS, 2 * RADIUS))


def _square(half: float) -> Geometry:
    return rectangle(-half, -half, half, half).buffer(-0.7).buffer(0.7)


def _star(points: int = 12) -> Geometry:
    corners = []
    for place in range(2 * points):
        radius = RADIUS * (1.12 if place % 2 == 0 else 0.88)
        angle = math.pi * (place / points - 0.5)
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polygon(*corners).buffer(-0.2).buffer(0.2)


def flower(kind: str) -> Geometry:
    """The petals that are cut out of a block."""
    if kind == "consonant":
        petals = _petals(range(45, 360, 90), 10.2, 5.2)
        studs = [_around(circle(0, 0, 0.9), 6.3, angle) for angle in range(0, 360, 90)]
        return _clean(petals, studs)
    if kind == "vowel":
        return _clean(_petals(range(0, 360, 45), 7.0, 3.6))
    if kind == "mixed":
        left = _petals((135, 225), 10.0, 4.6)
        right = _petals((-68, -23, 23, 68), 7.0, 3.0)
        return _clean(left, right, circle(-6.2, 0, 0.9))
    return _clean(_petals(range(0, 360, 30), 7.2, 3.0))


def _petals(angles: Iterable[float], length: float, width: float) -> Geometry:
    return union([_around(_leaf(length, width), 1.6, angle) for angle in angles])


def _around(shape: Geometry, distance: float, angle: float) -> Geometry:
    return turn(move(shape, distance, 0), angle)


def _leaf(length: float, width: float) -> Geometry:
    """A leaf along x with a vein."""
    outline = closed(
        (0, 0, 1),
        (length * 0.30, -width * 0.5),
        (length * 0.68, -width * 0.42),
        (length, 0, 1),
        (length * 0.68, width * 0.42),
        (length * 0.30, width * 0.5),
    )
    return outline.difference(cut((0, 0), (length * 0.72, 0), width=0.65, peak=0.2))


def _clean(*parts: Geometry | Iterable[Geometry]) -> Geometry:
    half = _FINEST / 2
    return union(*parts, circle(0, 0, 1.0)).buffer(half).buffer(-2 * half).buffer(half)
