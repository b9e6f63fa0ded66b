"""Punctuation and other signs."""

from __future__ import annotations

from art.buchstaben.sort import Build, ribbon, superellipse
from art.shapes import Geometry, circle, mirror, move, polygon, rectangle, turn, union

_BALL = 32
"""Segments in a quarter turn of a ball."""


def question_mark(b: Build, w: float = 78) -> Geometry:
    s, t = b.stem, b.thin
    hook = ribbon(
        (w * 0.16, 27, s * 0.55),
        (w * 0.20, 14, t * 1.1),
        (w * 0.42, t / 2 - 1.5, t * 1.05),
        (w * 0.72, 9, t * 1.6),
        (w * 0.85, 27, s * 1.02),
        (w * 0.74, 40, s * 0.94),
        (w * 0.56, 49, s * 0.74),
        (w * 0.48, 57, s * 0.6),
        (w * 0.475, 65, s * 0.5),
    )
    point = superellipse(w * 0.475, 86.5, s * 0.56, s * 0.53, 2.3)
    return union(hook, circle(w * 0.20, 25.5, s * 0.52, _BALL), point)


def exclamation_mark(b: Build, w: float = 30) -> Geometry:
    s = b.stem
    wedge = polygon((w / 2 - s * 0.58, 0), (w / 2 + s * 0.58, 0), (w / 2 + s * 0.22, 66), (w / 2 - s * 0.22, 66))
    return union(wedge, superellipse(w / 2, 86.5, s * 0.56, s * 0.53, 2.3))


def full_stop(b: Build, w: float = 30) -> Geometry:
    return superellipse(w / 2, 86.5, b.stem * 0.56, b.stem * 0.53, 2.3)


def comma(b: Build, w: float = 30) -> Geometry:
    s = b.stem
    tail = polygon((w / 2 - s * 0.1, 88), (w / 2 + s * 0.56, 86), (w / 2 + s * 0.1, 118), (w / 2 - s * 0.5, 118))
    return union(full_stop(b, w), tail)


def colon(b: Build, w: float = 30) -> Geometry:
    return union(full_stop(b, w), move(full_stop(b, w), 0, -48))


def semicolon(b: Build, w: float = 30) -> Geometry:
    return union(comma(b, w), move(full_stop(b, w), 0, -48))


def middle_dot(b: Build, w: float = 30) -> Geometry:
    return move(full_stop(b, w), 0, -36)


def hyphen(b: Build, w: float = 40) -> Geometry:
    return rectangle(0, 52, w, 52 + b.slab * 1.1)


def dash(b: Build, w: float = 76) -> Geometry:
    return hyphen(b, w)


def apostrophe(b: Build, w: float = 30) -> Geometry:
    return move(comma(b, w), 0, -78)


def opening_quotes(b: Build, w: float = 62) -> Geometry:
    return union(comma(b, 30), move(comma(b, 30), w - 30, 0))


def closing_quotes(b: Build, w: float = 62) -> Geometry:
    turned = turn(comma(b, 30), 180, (15, 86.5))
    return move(union(turned, move(turned, w - 30, 0)), 0, -64)


def opening_parenthesis(b: Build, w: float = 40) -> Geometry:
    outer = superellipse(w, 50, w, 60, 2.1).intersection(rectangle(0, -12, w, 112))
    return outer.difference(superellipse(w + b.stem * 0.30, 50, w - b.stem * 0.45, 62, 2.0))


def closing_parenthesis(b: Build, w: float = 40) -> Geometry:
    return mirror(opening_parenthesis(b, w), w / 2)


def slash(b: Build, w: float = 56) -> Geometry:
    thick = b.thin * 1.5
    return polygon((w - thick, -4), (w, -4), (thick, 104), (0, 104))


def plus(b: Build, w: float = 64) -> Geometry:
    half = b.slab * 0.55
    return union(rectangle(0, 55 - half, w, 55 + half), rectangle(w / 2 - half, 55 - w / 2, w / 2 + half, 55 + w / 2))


def ampersand(b: Build, w: float = 112) -> Geometry:
    s, t = b.stem, b.thin
    line = ribbon(
        (w * 0.98, 96, s * 0.70),
        (w * 0.64, 64, s * 0.86),
        (w * 0.33, 32, s * 0.70),
        (w * 0.32, 14, t * 1.2),
        (w * 0.48, t / 2 - 1.5, t),
        (w * 0.63, 11, t * 1.3),
        (w * 0.60, 28, s * 0.55),
        (w * 0.36, 47, s * 0.62),
        (w * 0.15, 66, s * 0.85),
        (w * 0.18, 88, s * 0.80),
        (w * 0.38, 101.5 - t / 2, t * 1.25),
        (w * 0.62, 92, t * 1.3),
        (w * 0.80, 58, t * 1.4),
    )
    return union(line, rectangle(w * 0.66, 50, w * 0.96, 50 + b.slab * 0.8))
