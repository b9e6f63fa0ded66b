"""Grounds: an element's own parquet, in two light tones with seams in its dark one."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

import numpy as np
from shapely.geometry import Polygon

from kartenwerk.art.inrah.inlay import AXIS, LEAD, Inlay, disc
from kartenwerk.art.outline import outline
from kartenwerk.art.shapes import EMPTY, Geometry, circle, pieces, placed, polygon, rectangle, union

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
    """The parquet of an element over an area, around (x, y)."""
    dark, light = tones
    drawing = Inlay()
    if element == "feuer":
        parts = rays((x, y + 4), 26, area, lambda i, j: (dark, light)[i % 2], sway=1.0)
    elif element == "luft":
        parts = rays((x, y), 14, area, lambda i, j: (dark, light)[(i + j) % 2], (22, 31, 40, 49), sway=2.4)
    elif element == "eis":
        parts = rays((x, y), 24, area, _shards(dark, light), (19, 27, 36, 46), ring=hexagon)
    elif element == "erz":
        parts = lozenges((x, y - 3), 17, 25, area, (dark, light))
    elif element == "humus":
        drawing.lay(dark, area)
        parts = leaves((x, y), area, (dark, light))
    else:
        parts = waves(x, 7.4, area, (dark, light, dark))
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


def leaves(centre: tuple[float, float], area: Geometry, tones: Sequence[str]) -> list[Part]:
    """Rings of leaves that grow out from the centre, the outer ones half hidden."""
    parts: list[Part] = []
    covered = EMPTY
    for ring, (root, tip) in enumerate(((0, 36), (18, 56), (30, 96))):
        wide = 2 * math.pi * (root * 0.45 + tip * 0.55) / 12 * 0.56
        belly = root * 0.42 + tip * 0.58
        here = []
        for i in range(12):
            place = placed(*centre, 30 * (i + 0.5 * (ring % 2)) + 7)
            for side, tone in zip((-1, 1), (tones[1], tones[0]), strict=True):
                bent = f"{side * wide} {belly * -0.86} {side * wide} {belly * -1.08}"
                sector = polygon((0, 0), (0, -FAR), (side * FAR * math.tan(math.radians(15)), -FAR))
                half = outline(f"M0 {-root}C{bent} 0 {-tip}Z").intersection(sector)  # leaves do not overlap
                half = place(half).intersection(area)
                here += [(tone, part) for part in pieces(half.difference(covered)) if part.area > 0.05]
        parts += here
        covered = union(covered, [part for _, part in here])
    return parts


def waves(x: float, size: float, area: Geometry, tones: Sequence[str]) -> list[Part]:
    """Overlapping scales of three rings each; only what is seen of them is laid."""
    x0, y0, x1, y1 = area.bounds
    rows = math.ceil((y1 - y0 + 5 * size) / (size * 0.62))
    covered = EMPTY
    parts: list[Part] = []
    for row in reversed(range(rows)):
        y = y0 - 2 * size + row * size * 0.62
        start = x - 2 * size * math.ceil((x - x0) / (2 * size) + 1) + (size if row % 2 else 0)
        centres = [start + 2 * size * k for k in range(math.ceil((x1 - start) / (2 * size)) + 2)]
        for centre in centres:
            for k, (outer, inner) in enumerate(((1.0, 0.66), (0.66, 0.32), (0.32, 0.0))):
                shape = _disc(size * outer, centre, y).difference(_disc(size * inner, centre, y) if inner else EMPTY)
                seen = shape.intersection(area).difference(covered)
                parts += [(tones[(k + row) % len(tones)], part) for part in pieces(seen) if part.area > 0.15]
        covered = union(covered, [_disc(size, centre, y) for centre in centres])
    return parts


@lru_cache(maxsize=4096)
def _disc(radius: float, x: float, y: float) -> Geometry:
    return circle(x, y, radius, 6)
