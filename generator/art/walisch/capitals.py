"""The index capitals and figures as shapes, for pictures that show an index: the bold style of the carved face."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from shapely.geometry import Polygon

from art.shapes import Geometry, union
from kartenwerk.graphics.type.carving import carve_glyph
from kartenwerk.graphics.type.drawings import StrokeFace

CAP_HEIGHT = 10.0
BEARING = 0.6
"""mm of air on either side of a glyph at cap height 10."""

SHOWN = "SMKEH654321"
_DRAWING = "fonts/walisch/capitals.toml"


@lru_cache
def capitals() -> dict[str, Geometry]:
    """Every glyph with its base line at y = 0, cap height at y = -10 and its bearing left of the ink."""
    data = tomllib.loads((Path(__file__).parents[3] / _DRAWING).read_text(encoding="utf-8"))
    face = StrokeFace.model_validate(data)
    metrics = face.measures("Bold", _DRAWING)
    drawn = {}
    for letter in SHOWN:
        outlines = carve_glyph(face.glyphs[letter], metrics).outlines
        left = min(x for outline in outlines for x, _ in outline)
        size = CAP_HEIGHT / metrics.cap
        drawn[letter] = _area([[((x - left) * size + BEARING, -y * size) for x, y in outline] for outline in outlines])
    return drawn


def _area(outlines: list[list[tuple[float, float]]]) -> Geometry:
    """Outlines that turn with the clock (y down: against it) are ink, the others holes."""
    rings = [Polygon(outline) for outline in outlines]
    ink = union([ring for ring in rings if ring.exterior.is_ccw])
    return ink.difference(union([ring for ring in rings if not ring.exterior.is_ccw]))


def advance(letter: str) -> float:
    """Width to the next glyph in mm at cap height 10."""
    return float(capitals()[letter].bounds[2]) + BEARING
