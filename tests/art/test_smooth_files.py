"""The committed pictures show no facets: where an outline is round it is written as curves."""

from __future__ import annotations

import math
import re
from itertools import pairwise
from pathlib import Path

from kartenwerk.graphics.display import Point
from kartenwerk.graphics.svg.values import path

FOLDER = Path(__file__).parents[2] / "templates" / "art"
SIGNS = {"symbols", "letters", "hand", "pieces", "type", "title"}
"""What fonts are made of has straight sides, shorter than can be seen."""
PICTURES = sorted(str(file.relative_to(FOLDER)) for file in FOLDER.glob("*/*.svg") if file.stem not in SIGNS)
SIDE = 0.12
"""mm: three dots of 600 to the inch."""
LEAST, MOST = math.radians(6), math.radians(35)
"""A corner that turns less is not seen as one, and one that turns more is meant."""
ALLOWED, FEW = 0.12, 12
"""Facets may be such a share of a picture's segments, or so few: stones, blades and beams have flat sides. Of curves
drawn as polygons they would be a third."""


def facets(svg: str) -> tuple[int, int]:
    """How many corners between straight sides look like samples of a curve, and how many segments there are."""
    found = segments = 0
    for data in re.findall(r' d="([^"]+)"', svg):
        for outline in re.findall(r"M[^Mz]*z", data):
            ends = [(kind, (numbers[-2], numbers[-1])) for kind, numbers in path(outline) if numbers]
            if ends[0][1] != ends[-1][1]:
                ends.append(("L", ends[0][1]))
            segments += len(ends) - 1
            sides = [(here, there) for (_, here), (kind, there) in pairwise(ends) if kind == "L"]
            found += sum(a[1] == b[0] and _is_facet(*a, b[1]) for a, b in pairwise([*sides, *sides[:1]]))
    return found, segments


def _is_facet(a: Point, b: Point, c: Point) -> bool:
    turn = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
    turn = abs((turn + math.pi) % math.tau - math.pi)
    return LEAST < turn < MOST and min(math.dist(a, b), math.dist(b, c)) > SIDE


def test_no_picture_shows_facets() -> None:
    seen = {name: facets((FOLDER / name).read_text(encoding="utf-8")) for name in PICTURES}
    assert {name: found for name, (found, segments) in seen.items() if found > max(FEW, ALLOWED * segments)} == {}


def test_facets_are_seen_and_what_is_meant_is_not() -> None:
    def closed(corners: int) -> str:
        turns = [math.tau * k / corners for k in range(corners)]
        around = "L".join(f"{3 * math.cos(t):.3f} {3 * math.sin(t):.3f}" for t in turns)
        return f' d="M{around}z"'

    assert facets(closed(24)) == (24, 24)
    assert facets(closed(8)) == (0, 8)
    assert facets(closed(200)) == (0, 200)
    assert facets(' d="M3 0c0 1.66-1.34 3-3 3s-3-1.34-3-3 1.34-3 3-3 3 1.34 3 3z"') == (0, 4)
