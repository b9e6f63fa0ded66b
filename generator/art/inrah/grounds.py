"""Grounds: an element's own parquet, in two light tones with seams in its dark one; humus is light on dark."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

import numpy as np
from shapely.geometry import Polygon

from art.curves import Curve, curve, resample, sided
from art.inrah.inlay import AXIS, LEAD, Inlay, disc
from art.shapes import EMPTY, Geometry, circle, pieces, polygon, rectangle, union, valid

SEAM = "dunkel"
OVER = 9.0
"""mm that a ground runs beyond the card, so that cards of other proportions are covered too."""
LIGHT = ("hell", "papier")
FAR = 200.0
"""mm: farther than any card reaches."""

Tone = Callable[[int, int], str]
"""The tone of a piece by its place: sector and ring."""


def card(width: float = 59, height: float = 91) -> Geometry:
    return rectangle(-OVER, -OVER, width + OVER, height + OVER)


def ground(element: str, area: Geometry, tones: Sequence[str] = LIGHT, x: float = AXIS, y: float = 20) -> Inlay:
    """The parquet of an element over an area, around (x, y); that of humus is a leaf's mesh, quiet and dark."""
    dark, light = tones
    if element == "humus":
        return mesh(area, x, "mittel", ("dunkel", "dunkel"))
    drawing = Inlay()
    if element == "feuer":
        parts = rays((x, y + 4), 20, area, lambda i, j: (dark, light)[i % 2], sway=1.1)
    elif element == "luft":
        parts = rays((x, y), 10, area, lambda i, j: (dark, light)[(i + j) % 2], (21, 37), sway=2.6, first=12)
    elif element == "eis":
        parts = rays((x, y), 12, area, _shards(dark, light), (22, 38), ring=hexagon)
    elif element == "erz":
        parts = lozenges((x, y - 2), 19, 29, area, (dark, light))
    else:
        parts = waves(x, SCALE, area, (dark, light))
    drawing.mosaic(parts, LEAD, SEAM)
    return drawing


def _shards(dark: str, light: str) -> Tone:
    return lambda i, j: (light, dark)[(i + j) % 2] if j else light


def hexagon(x: float, y: float, radius: float) -> Geometry:
    return polygon(*(polar(x, y, radius, 30 + 60 * k) for k in range(6)))


def polar(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


Part = tuple[str, Geometry]
Ring = Callable[[float, float, float], Geometry]


def rays(
    centre: tuple[float, float],
    count: int,
    area: Geometry,
    tone: Tone,
    radii: Sequence[float] = (),
    *,
    sway: float = 0,
    ring: Ring = disc,
    first: float = 0,
) -> list[Part]:
    """Sectors around a centre, cut by rings at the radii; `sway` lets their edges flicker."""
    bands = list(_bands(centre, radii, ring))
    parts: list[Part] = []
    for i in range(count):
        edges = [_ray(centre, math.radians(first + 360 / count * k), sway) for k in (i, i + 1)]
        sector = Polygon(edges[0] + edges[1][::-1]).buffer(0).intersection(area)
        for j, band in enumerate(bands):
            parts += [(tone(i, j), part) for part in pieces(sector.intersection(band)) if part.area > 0.05]
    return parts


def _bands(centre: tuple[float, float], radii: Sequence[float], ring: Ring) -> Iterator[Geometry]:
    inside = EMPTY
    for radius in (*radii, 200.0):
        here = ring(*centre, radius)
        yield here.difference(inside)
        inside = here


def _ray(centre: tuple[float, float], angle: float, sway: float) -> list[tuple[float, float]]:
    reach = 95.0
    line = []
    for radius in np.linspace(0, reach, 46 if sway else 2):
        bent = angle + sway * math.sin(radius / 6) / max(radius, 6) * 0.96
        line.append((centre[0] + radius * math.cos(bent), centre[1] + radius * math.sin(bent)))
    return line


def lozenges(
    centre: tuple[float, float], width: float, height: float, area: Geometry, tones: Sequence[str]
) -> list[Part]:
    """A net of lozenges, each sawn upright into a dark and a light half."""
    parts: list[Part] = []
    for i in range(-9, 10):
        for j in range(-12, 12):
            x = centre[0] + i * width / 2
            y = centre[1] + j * height + (height / 2 if i % 2 else 0)
            for side, tone in zip((-1, 1), (tones[1], tones[0]), strict=True):
                half = polygon((x, y - height / 2), (x + side * width / 2, y), (x, y + height / 2))
                parts += [(tone, part) for part in pieces(half.intersection(area))]
    return parts


def mesh(
    area: Geometry, x: float, veined: str = "hell", tones: tuple[str, str] = ("dunkel", "mittel"), *,
    step: float = 9.0, foot: float = 96.0,
) -> Inlay:  # fmt: skip
    """A leaf held against the light: its midrib at `x`, side veins `step` mm apart that bend upwards,
    ladders between; the cells have two tones."""
    drawing = Inlay()
    drawing.lay(veined, area)
    cells: dict[str, list[Geometry]] = {tone: [] for tone in tones}
    veins = [rectangle(x - 0.9, -FAR, x + 0.9, FAR)]
    for side in (-1, 1):
        lines = [_vein(x, foot - step * k, side) for k in range(18)]
        veins += [sided(line, np.linspace(0.85, 0.36, len(line))) for line in lines]
        for k, (below, above) in enumerate(pairwise(lines)):
            marks = [[_rung(k, i, side, shift) for i in range(RUNGS + 1)] for shift in (0, 2)]
            for i in range(RUNGS):
                rim = below[marks[0][i] : marks[0][i + 1] + 1], above[marks[1][i] : marks[1][i + 1] + 1]
                tone = tones[0] if (k * 3 + i * 2 + (side > 0)) % 5 < 3 else tones[1]
                cells[tone].append(valid(Polygon(np.vstack([rim[0], rim[1][::-1]]))).buffer(-0.22))
    between = union(veins)
    for tone, found in cells.items():
        drawing.add(tone, [cell.difference(between).intersection(area) for cell in found])
    return drawing


RUNGS = 8
"""Cells of the mesh between two side veins."""


def _vein(x: float, y: float, side: int) -> Curve:
    return resample(curve((x, y), (x + side * 9, y - 5.2), (x + side * 22, y - 14.4), (x + side * 44, y - 37)), 90)


def _rung(row: int, number: int, side: int, shift: int) -> int:
    """The point of a vein where a ladder's rung begins: no two rows are alike, and the rungs lean."""
    if number in (0, RUNGS):
        return 89 * number // RUNGS
    uneven = (row * 7 + (number + shift) * 5 + (3 if side > 0 else 0)) % 6 - 2.5
    return int(89 * math.pow(number / RUNGS, 0.9) + uneven * 0.9 + 1.5 * shift)


SCALE = 9.6
"""Radius of a scale of the water's ground in mm."""


def waves(x: float, size: float, area: Geometry, tones: Sequence[str]) -> list[Part]:
    """Overlapping scales of two rings each; only what is seen of them is laid."""
    x0, y0, x1, y1 = area.bounds
    rise = size * 0.66
    rows = math.ceil((y1 - y0 + 5 * size) / rise)
    covered = EMPTY
    parts: list[Part] = []
    for row in reversed(range(rows)):
        y = y0 - 2 * size + row * rise
        start = x - 2 * size * math.ceil((x - x0) / (2 * size) + 1) + (size if row % 2 else 0)
        centres = [start + 2 * size * k for k in range(math.ceil((x1 - start) / (2 * size)) + 2)]
        for centre in centres:
            inner = _disc(size * 0.58, centre, y)
            for tone, shape in ((tones[0], _disc(size, centre, y).difference(inner)), (tones[1], inner)):
                seen = shape.intersection(area).difference(covered)
                parts += [(tone, part) for part in pieces(seen) if part.area > 0.2]
        covered = union(covered, [_disc(size, centre, y) for centre in centres])
    return parts


@lru_cache(maxsize=4096)
def _disc(radius: float, x: float, y: float) -> Geometry:
    return circle(x, y, radius)
