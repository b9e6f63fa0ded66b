"""What is cut out of the black behind a figure: another pattern for each rank."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
import shapely
from shapely.geometry import LineString

from art.beyond import reached
from art.curves import Curve, closed, curve, taper
from art.karten.stage import upper
from art.light import swelling
from art.picture import PAPER, Picture
from art.shapes import Geometry, move, union

WIDTH, HEIGHT = 59.0, 46.0
GOUGE, SHORT, CLEAR, FRAME = 0.44, 2.6, 0.95, 0.4
"""mm: how wide a gouge is, how long at least, and how far it keeps off a figure's contour and the frame."""
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
                    taper(curve((x + at, y - half), (x + at, y + half)), 0.55, peak=0.5)
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


def _level(random: Random, rows: range, step: float, slope: float, gap: float) -> Iterator[Curve]:
    """Ways that run level, or fall by `slope` mm over the card; `step` from row to row and `gap` from end to end."""
    for row in rows:
        y = 5.4 + row * step
        x = 2 - random.uniform(0, 9)
        while x < WIDTH:
            reach = random.uniform(5, 13)
            yield curve(*[(x + reach * t, y + slope * (x + reach * t) / WIDTH) for t in (0, 0.5, 1)])
            x += reach + gap


def sky(seed: int, slope: float = 0.0, step: float = 1.5) -> Geometry:
    """Broad gouges that run level, or that fall by `slope` mm over the card."""
    random = Random(seed)
    return union(
        [taper(way, 0.66, peak=random.uniform(0.3, 0.7)) for way in _level(random, range(-10, 48), step, slope, 1.0)]
    )


@dataclass(frozen=True)
class Engraving:
    """The ways along which a ground is cut, before it is known where a figure stands."""

    ways: Sequence[Curve]


def level(seed: int, slope: float = 0.0, step: float = 1.7) -> Engraving:
    """Wind: gouges that run level, or that fall by `slope` mm over the card."""
    return Engraving(list(_level(Random(seed), range(-8, 26), step, slope, 1.2)))


def rings(x: float, y: float, seed: int, first: float = 9, step: float = 1.75, sweep: float = 9) -> Engraving:
    """Sound: broken circles about (x, y), each piece `sweep` mm long on average."""
    random = Random(seed)
    ways = []
    radius = first
    while radius < 60:
        angle = random.uniform(0, 1.0)
        while angle < 2 * math.pi - 0.1:
            reach = sweep * random.uniform(0.7, 1.3) / radius
            turns = [angle + reach * t / 8 for t in range(9)]
            ways.append(curve(*[(x + math.cos(turn) * radius, y + math.sin(turn) * radius) for turn in turns]))
            angle += reach + 1.3 / radius
        radius += step
    return Engraving(ways)


def beams(x: float, y: float, seed: int, first: float, count: int, long: float = 60) -> Engraving:
    """Light: rays about (x, y), broken once or twice, every second one beginning farther out."""
    random = Random(seed)
    ways = []
    for k in range(count):
        angle = 2 * math.pi * (k + random.uniform(-0.1, 0.1)) / count
        at = first + (7 if k % 2 else 0) + random.uniform(0, 2)
        while at < long:
            to = at + random.uniform(8, 16)
            ends = [(x + math.cos(angle) * reach, y + math.sin(angle) * reach) for reach in (at, (at + to) / 2, to)]
            ways.append(curve(*ends))
            at = to + 1.4
    return Engraving(ways)


def engraved(ground: Engraving, figure: Geometry) -> Geometry:
    """Gouges along the ways, lighter than the figure; each ends in a point before it meets that or the frame."""
    around = union(figure.buffer(CLEAR), [area.boundary.buffer(FRAME) for area in (upper(), reached(upper()))])
    shapely.prepare(around)
    cuts = []
    for way in ground.ways:
        line = LineString(way)
        left = line.difference(around) if around.intersects(line) else line
        for part in getattr(left, "geoms", [left]):
            if part.length > SHORT:
                cuts.append(swelling(np.asarray(part.coords), GOUGE, 0.5))
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
