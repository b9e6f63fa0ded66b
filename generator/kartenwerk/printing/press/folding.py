"""Folding a flat sheet: every facet turns about its crease, and the facets joined to it turn with it.

A sheet lies in the plane z = 0, x to the right and y down, in mm; its printed side looks towards +z. A facet without
thickness stands for the middle of the board, so boards that touch lie one thickness apart.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from kartenwerk.graphics.display import Point

Point3: TypeAlias = tuple[float, float, float]


class Crease(NamedTuple):
    """A straight crease of the flat sheet to the facet `to`, folded backwards by an angle in degrees."""

    to: str
    start: Point
    end: Point
    degrees: float = 90.0


class Facet(NamedTuple):
    """A part of the sheet that stays flat, and the crease at which it turns; one facet has none, and lies still."""

    name: str
    outline: tuple[Point, ...]
    crease: Crease | None


class Motion(NamedTuple):
    """Where a facet goes: the flat point (x, y) comes to `origin` + x `across` + y `down`."""

    across: Point3 = (1.0, 0.0, 0.0)
    down: Point3 = (0.0, 1.0, 0.0)
    origin: Point3 = (0.0, 0.0, 0.0)

    def apply(self, x: float, y: float) -> Point3:
        a, d, o = self
        return (o[0] + x * a[0] + y * d[0], o[1] + x * a[1] + y * d[1], o[2] + x * a[2] + y * d[2])

    @property
    def outwards(self) -> Point3:
        """The direction in which the printed side looks."""
        return cross(self.across, self.down)


def cross(a: Point3, b: Point3) -> Point3:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def fold(facets: Sequence[Facet]) -> dict[str, Motion]:
    """The motion of each facet, by its name. A facet comes after the one that it is joined to."""
    motions: dict[str, Motion] = {}
    for facet in facets:
        motions[facet.name] = _turn(facet, facet.crease, motions[facet.crease.to]) if facet.crease else Motion()
    return motions


def _turn(facet: Facet, crease: Crease, base: Motion) -> Motion:
    """The motion of a facet that turns about its crease and then moves with its base."""
    (x0, y0), (x1, y1) = crease.start, crease.end
    length = math.hypot(x1 - x0, y1 - y0)
    along = ((x1 - x0) / length, (y1 - y0) / length)
    beyond = (-along[1], along[0])  # at a right angle to the crease, to the side of the facet
    middle = tuple(sum(values) / len(facet.outline) for values in zip(*facet.outline, strict=True))
    if (middle[0] - x0) * beyond[0] + (middle[1] - y0) * beyond[1] < 0:
        beyond = (-beyond[0], -beyond[1])
    cos, sin = math.cos(math.radians(crease.degrees)), math.sin(math.radians(crease.degrees))
    if crease.degrees % 90 == 0:
        cos, sin = round(cos), round(sin)
    normal = base.outwards

    def turn_direction(x: float, y: float) -> Point3:
        """A direction of the flat facet after turning: what points beyond the crease dips below the base."""
        reach = x * beyond[0] + y * beyond[1]
        rest = (x - reach * beyond[0], y - reach * beyond[1])
        flat = (rest[0] + cos * reach * beyond[0], rest[1] + cos * reach * beyond[1])
        a, d = base.across, base.down
        return _sum(flat[0], a, flat[1], d, -sin * reach, normal)

    across, down = turn_direction(1, 0), turn_direction(0, 1)
    start = base.apply(x0, y0)
    return Motion(across, down, _sum(1, start, -x0, across, -y0, down))


def _sum(ka: float, a: Point3, kb: float, b: Point3, kc: float, c: Point3) -> Point3:
    x, y, z = (ka * p + kb * q + kc * r for p, q, r in zip(a, b, c, strict=True))
    return (x, y, z)
