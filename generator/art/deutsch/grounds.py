"""What is cut out of the black behind a figure: another pattern for each rank."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from art.curves import closed, curve, taper
from art.picture import PAPER, Picture
from art.shapes import Geometry, move, union

WIDTH, HEIGHT = 59.0, 46.0
STONE = 3.0
"""mm²; the lozenges' stones are smaller, their gouges larger."""


def lozenges(across: float = 2.35, down: float = 3.5) -> list[Picture]:
    """Bavarian lozenges: rows of gouges, and a bright stone in every second field."""
    motifs = []
    middle, foot = 29.5, 45.5
    for i in range(-12, 13):
        for j in range(-13, 2):
            if (i + j) % 2:
                continue
            motif = Picture()
            x, y = middle + i * across, foot + j * down
            if j % 2:
                gouges = [
                    taper(curve((x + at, y - half), (x + at, y + half)), 0.78, peak=0.5)
                    for at, half in ((-1.15, 1.5), (0, 3.0), (1.15, 1.5))
                ]
                motif.add(PAPER, gouges)
            else:
                motif.add(PAPER, move(closed((0, -1.5, 1), (0.85, 0, 1), (0, 1.5, 1), (-0.85, 0, 1)), x, y))
            motifs.append(motif)
    return motifs


def whole_stones(motifs: Sequence[Picture], free: Geometry) -> list[Picture]:
    """The motifs without the stones that lie not wholly in what the figure leaves free; a gouge may be cut."""
    return [motif for motif in motifs if (form := motif.silhouette()).area > STONE or free.contains(form)]


def sky(seed: int, slope: float = 0.0, step: float = 1.5) -> Geometry:
    """Gouges that run level, or that fall by `slope` mm over the card."""
    random = Random(seed)
    cuts = []
    for row in range(-10, 48):
        y = 5.4 + row * step
        x = 2 - random.uniform(0, 9)
        while x < WIDTH:
            reach = random.uniform(5, 13)
            line = [(x + reach * t, y + slope * (x + reach * t) / WIDTH) for t in (0, 0.5, 1)]
            cuts.append(taper(curve(*line), 0.66, peak=random.uniform(0.3, 0.7)))
            x += reach + 1.0
    return union(cuts)


def waves(
    x: float, y: float, seed: int, step: float = 1.95, first: float = 7, start: float = 0, end: float = 360
) -> Geometry:
    """Broken arcs about (x, y): sound, or the sway of a march."""
    random = Random(seed)
    cuts = []
    radius = first
    while radius < 70:
        angle = start - random.uniform(0, 14)
        while angle < end:
            sweep = random.uniform(260, 420) / radius
            points = [
                (
                    x + math.cos(math.radians(angle + t * sweep / 12)) * radius,
                    y + math.sin(math.radians(angle + t * sweep / 12)) * radius,
                )
                for t in range(13)
            ]
            cuts.append(taper(curve(*points), 0.8, peak=random.uniform(0.3, 0.7)))
            angle += sweep + 62 / radius
        radius += step
    return union(cuts)


def rays(x: float, y: float, inner: float, count: int, seed: int, length: float = 40, width: float = 1.0) -> Geometry:
    """Rays about (x, y), long and short in turn."""
    random = Random(seed)
    cuts = []
    for k in range(count):
        angle = 2 * math.pi * (k + random.uniform(-0.12, 0.12)) / count
        near = inner + (2.2 if k % 2 else 0) + random.uniform(0, 0.8)
        far = near + length * random.uniform(0.7, 1.0)
        line = curve(
            (x + near * math.cos(angle), y + near * math.sin(angle)),
            (x + far * math.cos(angle), y + far * math.sin(angle)),
        )  # fmt: skip
        cuts.append(taper(line, width, peak=0.35))
    return union(cuts)
