"""Interlace after the mirror curves of plait work: strands run diagonally on a lattice and bounce off walls.

A plait of `columns` x `rows` cells has lattice points (i, j) with 0 <= i <= 2 columns, 0 <= j <= 2 rows.
Strands cross where i + j is odd; a wall there turns them back. Over and under alternate by themselves
if the strand that runs down to the right lies on top wherever i is odd.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np
from shapely.geometry import LineString

from art.curves import Curve, normals, resample, spline
from art.shapes import EMPTY, Geometry, union

Wall: TypeAlias = Literal["level", "upright"]
Walls: TypeAlias = Mapping[tuple[int, int], Wall]
Place: TypeAlias = Callable[[float, float], tuple[float, float]]
"""Where a lattice point lies on the card, in mm."""

BOUNCE = 0.42
"""How far before a wall a strand turns round, in lattice units."""
REACH = 0.62
"""How far the upper strand's edges cut into the lower one to both sides of a crossing."""


@dataclass(frozen=True)
class Plait:
    """A piece of plait work. `ring` closes it in x: the right edge is the left edge again."""

    columns: int
    rows: int
    walls: Walls = field(default_factory=dict)
    ring: bool = False

    @property
    def width(self) -> int:
        return 2 * self.columns

    @property
    def height(self) -> int:
        return 2 * self.rows

    def wall(self, i: int, j: int) -> Wall | None:
        """The wall at a crossing point, the plait's own edges included."""
        if j <= 0 or j >= self.height:
            return "level"
        if not self.ring and (i <= 0 or i >= self.width):
            return "upright"
        return self.walls.get((self._column(i), j))

    def crossings(self) -> list[tuple[int, int]]:
        return [point for point in self._points() if self.wall(*point) is None]

    def strands(self) -> list[list[tuple[float, float]]]:
        """The closed strands, each as the lattice points it passes."""
        seen: set[tuple[int, int, int, int]] = set()
        strands = []
        for i, j in self._points():
            for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                if self._inside(i + dx, j + dy) and (self._column(i), j, dx, dy) not in seen:
                    strands.append(self._follow(i, j, dx, dy, seen))
        return strands

    def _follow(self, i: int, j: int, dx: int, dy: int, seen: set[tuple[int, int, int, int]]) -> list[Any]:
        path: list[tuple[float, float]] = []
        while (self._column(i), j, dx, dy) not in seen:
            seen.add((self._column(i), j, dx, dy))
            seen.add((self._column(i + dx), j + dy, -dx, -dy))
            path.append((i + dx / 2, j + dy / 2))
            i, j = i + dx, j + dy
            match self.wall(i, j):
                case "level":
                    path.append((i, j - dy * BOUNCE))
                    dy = -dy
                case "upright":
                    path.append((i - dx * BOUNCE, j))
                    dx = -dx
                case None:
                    path.append((i, j))
        return path

    def _points(self) -> list[tuple[int, int]]:
        last = self.width if self.ring else self.width + 1
        return [(i, j) for i in range(last) for j in range(self.height + 1) if (i + j) % 2]

    def _inside(self, i: int, j: int) -> bool:
        return 0 <= j <= self.height and (self.ring or 0 <= i <= self.width)

    def _column(self, i: int) -> int:
        return i % self.width if self.ring else i


class Weave(NamedTuple):
    """Drawn plait work: the strands, and (if asked for) a thin line along the middle of each."""

    bands: Geometry
    cores: Geometry


def weave(plait: Plait, place: Place, width: float, gap: float, core: float = 0) -> Weave:
    """Draw a plait: strands `width` mm wide, cut `gap` mm clear of the one that passes over them."""
    lines = [_line(strand, plait, place) for strand in plait.strands()]
    bands = union([line.buffer(width / 2, cap_style="flat") for line in lines])
    cores = union([line.buffer(core / 2, cap_style="flat") for line in lines]) if core else EMPTY
    band_cuts = []
    core_cuts = []
    for i, j in plait.crossings():
        slope = 1 if i % 2 else -1
        over = _bar(i, j, slope, place)
        under = _bar(i, j, -slope, place).buffer(width / 2 + 0.1, cap_style="flat")
        cleared = over.buffer(width / 2 + gap, cap_style="flat").intersection(under)
        band_cuts.append(cleared.difference(over.buffer(width / 2, cap_style="flat")))
        if core:
            core_cuts.append(cleared.difference(over.buffer(core / 2, cap_style="flat")))
    bands = bands.difference(union(band_cuts)).buffer(-0.06).buffer(0.06)
    return Weave(bands, cores.difference(union(core_cuts)) if core else EMPTY)


def _line(strand: list[tuple[float, float]], plait: Plait, place: Place) -> LineString:
    steps = 7
    turns = round((strand[-1][0] - strand[0][0]) / plait.width) if plait.ring else 0
    path = [*strand, *((x + turns * plait.width, y) for x, y in strand[:3])]
    smooth = spline(path, steps)[steps : (len(strand) + 1) * steps + 1]
    points = [place(x, y) for x, y in smooth]
    return LineString([*points, points[1]])


def _bar(i: int, j: int, slope: int, place: Place) -> LineString:
    return LineString([place(i + t, j + slope * t) for t in np.linspace(-REACH, REACH, 9)])


def band(path: Curve, height: float, plait: Plait, width: float, gap: float = 0.3) -> Geometry:
    """Plait work bent along a path and `height` mm high."""
    line = resample(path, 800)
    across = normals(line)

    def place(x: float, y: float) -> tuple[float, float]:
        at = min(max(x / plait.width, 0), 1) * 799
        i = min(int(at), 798)
        share = at - i
        point = line[i] * (1 - share) + line[i + 1] * share
        normal = across[i] * (1 - share) + across[i + 1] * share
        shifted = point + normal * (y / plait.height - 0.5) * height
        return float(shifted[0]), float(shifted[1])

    return weave(plait, place, width, gap).bands


def ring_band(x: float, y: float, radius: float, height: float, plait: Plait, width: float, gap: float) -> Geometry:
    """Plait work laid in a ring round (x, y): `radius` to its middle, `height` mm from rim to rim."""

    def place(i: float, j: float) -> tuple[float, float]:
        angle = 2 * math.pi * i / plait.width
        reach = radius + (j / plait.height - 0.5) * height
        return x + reach * math.sin(angle), y - reach * math.cos(angle)

    closed_plait = Plait(plait.columns, plait.rows, plait.walls, ring=True)
    return weave(closed_plait, place, width, gap).bands
