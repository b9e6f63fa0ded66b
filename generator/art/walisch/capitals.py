"""Carved capitals and figures for the index: knife strokes with flared ends, never a curve.

Drawn on a field with y from 0 (top) to 10 (base line); the S keeps eight corners and level ends.
"""

from __future__ import annotations

from functools import lru_cache

from shapely.geometry import LineString

from generator.art.shapes import Geometry, move, polygon, rectangle, scale, turn, union

CAP_HEIGHT = 10.0
WEIGHT = 1.9
BEARING = 0.6
"""mm of air on either side of a glyph at cap height 10."""


def stroke(*points: tuple[float, float]) -> Geometry:
    """A knife stroke: mitred corners, ends cut square."""
    return LineString(points).buffer(WEIGHT / 2, cap_style="flat", join_style="mitre", mitre_limit=4)


def flare(x: float, y: float, degrees: float, reach: float = 0.55, depth: float = 1.5) -> Geometry:
    """The widened end of a stroke that points towards `degrees`."""
    half = 1.75 / 2
    wedge = polygon((0, -half - reach), (0, half + reach), (-depth, half - 0.05), (-depth, -half - 0.05))
    return move(turn(wedge, degrees), x, y)


def _stem(x: float, reach: float = 0.55) -> list[Geometry]:
    return [stroke((x, 0), (x, 10)), flare(x, 0, -90, reach), flare(x, 10, 90, reach)]


def _glyphs() -> dict[str, list[Geometry]]:
    return {
        "S": [
            stroke(
                (6.1, 2.9),
                (5.4, 0.95),
                (1.9, 0.95),
                (0.95, 2.3),
                (0.95, 3.4),
                (5.6, 6.3),
                (5.6, 7.8),
                (4.6, 9.05),
                (1.2, 9.05),
                (0.45, 7.0),
            ),
        ],
        "M": [
            stroke((1.0, 10), (1.5, 0)),
            stroke((7.6, 10), (7.1, 0)),
            stroke((1.2, 0.2), (4.3, 5.6), (7.4, 0.2)),
            flare(1.0, 10, 93),
            flare(7.6, 10, 87),
        ],
        "K": [*_stem(1.2), stroke((6.3, -0.4), (2.0, 5.1), (6.8, 10.5))],
        "E": [
            *_stem(1.2, 0.4),
            stroke((0.6, 0.95), (5.6, 0.95)),
            stroke((0.6, 4.9), (4.6, 4.9)),
            stroke((0.6, 9.05), (5.8, 9.05)),
            polygon((5.0, 0.1), (6.1, 0), (5.7, 3.0)),
            polygon((5.2, 9.9), (6.4, 10), (6.3, 6.9)),
            polygon((4.3, 4.0), (4.9, 3.4), (4.9, 6.4), (4.3, 5.8)),
        ],
        "H": [*_stem(1.2), *_stem(6.7), stroke((1.2, 4.9), (6.7, 4.9))],
        "6": [
            stroke(
                (5.6, 0.55),
                (3.2, 1.4),
                (0.95, 4.7),
                (0.95, 7.9),
                (2.2, 9.05),
                (4.7, 9.05),
                (5.75, 7.9),
                (5.75, 5.8),
                (4.7, 4.75),
                (1.2, 5.2),
            ),
        ],
        "5": [
            stroke(
                (6.1, 0.95),
                (1.25, 0.95),
                (1.25, 4.5),
                (4.5, 4.3),
                (5.8, 5.6),
                (5.8, 7.6),
                (4.5, 9.05),
                (0.9, 9.05),
            ),
            polygon((5.4, 0), (6.6, 0), (6.2, 3.0)),
            polygon((1.3, 10), (0.2, 10), (0.2, 7.2)),
        ],
        "4": [stroke((4.6, 0), (0.9, 6.7), (7.0, 6.7)), stroke((4.7, 3.2), (4.7, 10)), flare(4.7, 10, 90)],
        "3": [
            stroke((0.7, 0.95), (5.4, 0.95), (2.7, 4.1), (4.6, 4.3), (5.7, 5.6), (5.7, 7.6), (4.4, 9.05), (0.9, 9.05)),
            polygon((0.9, 0), (0.1, 0), (0.3, 3.0)),
            polygon((1.2, 10), (0.2, 10), (0.2, 7.2)),
        ],
        "2": [
            stroke((0.8, 3.0), (1.9, 0.95), (4.5, 0.95), (5.6, 2.2), (5.6, 3.4), (1.3, 9.05), (6.0, 9.05)),
            polygon((5.3, 9.9), (6.5, 10), (6.4, 6.9)),
        ],
        "1": [
            stroke((3.0, 0), (3.0, 10)),
            polygon((2.9, 0), (3.2, 2.4), (0.6, 3.7), (0.2, 2.5)),
            flare(3.0, 10, 90, reach=1.1, depth=1.8),
        ],
    }


@lru_cache
def capitals() -> dict[str, Geometry]:
    """Every glyph with its base line at y = 0, cap height at y = -10 and its bearing left of the ink."""
    drawn = {}
    for letter, strokes in _glyphs().items():
        ink = union(strokes).intersection(rectangle(-2, 0, 12, 10))
        ink = ink.buffer(0.3, join_style="mitre").buffer(-0.3, join_style="mitre").simplify(0.02)
        x0, y0, _, y1 = ink.bounds
        # The figures' ends may stop a hair short of the lines; all are stretched to the same height.
        drawn[letter] = scale(move(ink, BEARING - x0, -y1), 1, CAP_HEIGHT / (y1 - y0))
    return drawn


def advance(letter: str) -> float:
    """Width to the next glyph in mm at cap height 10."""
    return float(capitals()[letter].bounds[2]) + BEARING
