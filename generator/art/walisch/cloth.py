"""Woven patterns: small light figures in rows, cut into black cloth."""

from __future__ import annotations

import numpy as np

from generator.art.shapes import EMPTY, Geometry, lozenge, move, pieces, polygon, union

_FIGURES: dict[str, Geometry] = {
    "lozenges": lozenge(0, 0, 0.55, 0.7),
    "chevrons": polygon((-0.9, -0.5), (0, 0.25), (0.9, -0.5), (0.9, 0), (0, 0.8), (-0.9, 0)),
}


def woven(pattern: str, cloth: Geometry) -> Geometry:
    """The pattern's figures that lie wholly within the cloth; nothing for the pattern ""."""
    if not pattern:
        return EMPTY
    _, y0, _, y1 = cloth.bounds
    figures = []
    for row, y in enumerate(np.arange(y0 + 1, y1, 1.75)):
        for x in np.arange(-11, 11.1, 2.2) + (1.1 if row % 2 and pattern == "lozenges" else 0):
            figure = move(_FIGURES[pattern], float(x), float(y))
            if cloth.contains(figure):
                figures.extend(pieces(figure))
    return union(figures)
