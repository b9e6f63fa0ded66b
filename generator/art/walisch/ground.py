"""Cleared grounds: gouges left between figure and edge, in a manner for each rank, which tells it without the face."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from art.curves import Curve, taper
from art.elementary import cos, sin
from art.shapes import Geometry, lozenge, polygon, rectangle, turn, union


def rays(
    x: float,
    y: float,
    inner: float,
    outer: float,
    count: int,
    width: float,
    seed: int,
    ragged: float = 0.14,
    sweep: tuple[float, float] = (150, 240),
) -> Geometry:
    """Gouges that radiate from (x, y), over the upper two thirds of a circle or another `sweep` (start, degrees)."""
    random = Random(seed)
    cuts = []
    for k in range(count):
        angle = math.radians(sweep[0] + sweep[1] * (k + 0.5 + random.uniform(-0.18, 0.18)) / count)
        start = inner + random.uniform(0, ragged) * (outer - inner)
        end = outer - random.uniform(0, 0.28) * (outer - inner)
        direction = np.array([math.cos(angle), math.sin(angle)])
        line = np.array([x, y]) + np.outer([start, end], direction)
        cuts.append(taper(line, width * random.uniform(0.7, 1.2), peak=0.75))
    return union(cuts)


def halo(x: float, y: float, inner: float, count: int, seed: int) -> Geometry:
    """Rings round (x, y), broken at random."""
    random = Random(seed)
    cuts = []
    for k in range(count):
        radius = inner + k * 1.62
        at = -235 + random.uniform(0, 20)
        while at < 55:
            sweep = random.uniform(420, 760) / radius
            angles = np.radians(at + np.linspace(0, 1, 20) * sweep)
            cuts.append(taper(_round(x, y, radius, angles), 0.85, peak=random.uniform(0.35, 0.65)))
            at += sweep + 26 / radius
    return union(cuts)


def driving(width: float, height: float, seed: int, step: float = 1.15, cut_width: float = 0.8) -> Geometry:
    """Slanted gouges like driving rain over `width` x `height` mm."""
    random = Random(seed)
    cuts = []
    for i in range(int((width + height) / step)):
        y = 2 - random.uniform(0, 6)
        while y < height:
            length = random.uniform(3.2, 7.5)
            x = 18 + i * step - y * 0.55 - height * 0.1
            line = [(x, y), (x - length * 0.5, y + length * 0.87)]
            cuts.append(taper(line, cut_width * random.uniform(0.7, 1.2), peak=0.25))
            y += length + random.uniform(0.2, 1.0)
    return union(cuts)


def year_rings(x: float, y: float, inner: float, count: int, gap: float, width: float, seed: int) -> Geometry:
    """The grain of a log: rings that wander and break, from radius `inner` outwards."""
    random = Random(seed)
    cuts = []
    for k in range(count):
        radius = inner + k * gap
        if radius < 1:
            break
        at = random.uniform(0, 60)
        while at < 420:
            sweep = random.uniform(500, 1300) / radius
            angles = np.radians(at + np.linspace(0, 1, 26) * sweep)
            wander = 0.55 * sin(3 * angles + k * 0.25) + 0.35 * sin(5 * angles)
            radii = radius + wander * min(1, radius / 20)
            cuts.append(taper(_round(x, y, radii, angles), width, peak=random.uniform(0.3, 0.7)))
            at += sweep + 30 / radius
    return union(cuts)


def _round(x: float, y: float, radii: float | Curve, angles: Curve) -> Curve:
    return np.column_stack([x + radii * cos(angles), y + radii * sin(angles)])


def herringbone(width: float, height: float, step: float = 4.6, cut_width: float = 1.0) -> Geometry:
    """Upright rows of short gouges, slanted to and fro from row to row."""
    cuts = []
    for k in range(int(width / step) + 1):
        x = 4 + k * step
        slope = 1 if k % 2 else -1
        for y in np.arange(-2, height, 1.75):
            cuts.append(taper([(x + 0.35, y), (x + step - 0.35, y + slope * 2.4)], cut_width, peak=0.5))
    return union(cuts)


def wind(width: float, height: float, seed: int, step: float = 1.6, cut_width: float = 0.9) -> Geometry:
    """Level gouges that swell and sink a little, like wind over water."""
    random = Random(seed)
    cuts = []
    for i in range(int(height / step)):
        x = 3 - random.uniform(0, 8)
        while x < width:
            length = random.uniform(6, 14)
            t = np.linspace(0, 1, 14)
            line = np.column_stack([x + t * length, 4 + i * step + 0.5 * sin((x + t * length) * 0.32)])
            cuts.append(taper(line, cut_width * random.uniform(0.75, 1.15), peak=random.uniform(0.3, 0.7)))
            x += length + random.uniform(0.4, 1.2)
    return union(cuts)


def rain(width: float, height: float, seed: int, step: float = 1.5, cut_width: float = 0.85) -> Geometry:
    """Upright gouges of uneven length."""
    random = Random(seed)
    cuts = []
    for i in range(int(width / step) + 1):
        y = 3 - random.uniform(0, 7)
        while y < height:
            length = random.uniform(4, 9)
            x = 4 + i * step
            cuts.append(taper([(x, y), (x, y + length)], cut_width * random.uniform(0.8, 1.1), peak=0.7))
            y += length + random.uniform(0.5, 1.2)
    return union(cuts)


def flakes(width: float, height: float, step: float = 3.1, size: float = 0.85) -> Geometry:
    """Rows of small lozenges, every second row set off: snow, or stars."""
    dots = []
    for row, y in enumerate(np.arange(5, height, step * 0.62)):
        for x in np.arange(4, width, step) + (step / 2 if row % 2 else 0):
            dots.append(lozenge(float(x), float(y), size * 0.62, size))
    return union(dots)


def arcs(x: float, y: float, inner: float, outer: float, gap: float, seed: int, width: float = 0.85) -> Geometry:
    """Waves that spread from (x, y): arcs, broken at random, from radius `inner` to `outer`."""
    random = Random(seed)
    cuts = []
    for radius in np.arange(inner, outer, gap):
        at = random.uniform(0, 30)
        while at < 390:
            sweep = random.uniform(300, 620) / radius
            cuts.append(
                taper(_round(x, y, float(radius), np.radians(at + np.linspace(0, 1, 18) * sweep)), width, peak=0.5)
            )
            at += sweep + 40 / radius
    return union(cuts)


def volley(
    width: float, height: float, degrees: float, long: float = 2.4, gap: tuple[float, float] = (3.15, 1.65)
) -> Geometry:
    """Rows of chips that all fly the same way, every second row set off; `gap` along the row and across."""
    across, down = gap
    chips = []
    for row in range(-int(height / down), int(2 * height / down)):
        y = row * down
        for x in np.arange(-width / 2, 1.5 * width, across) + (across / 2 if row % 2 else 0):
            chips.append(polygon((x, y), (x + long * 0.65, y - 0.38), (x + long, y), (x + long * 0.65, y + 0.38)))
    return turn(union(chips), degrees, (width / 2, height / 2)).intersection(rectangle(0, 0, width, height))
