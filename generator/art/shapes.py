"""Areas: a thin vocabulary over shapely. Lengths in mm, x to the right, y down, angles in degrees clockwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from shapely import affinity, union_all
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Geometry: TypeAlias = BaseGeometry
Point: TypeAlias = tuple[float, ...]
"""(x, y), or (x, y, 1) where a curve turns a corner."""
Move: TypeAlias = Callable[[Geometry], Geometry]

EMPTY: Geometry = Polygon()

SLACK = 1e-9
GRID = 1e-6
"""mm; the grid on which a union that has lost a piece is computed again."""


def union(*parts: Geometry | Iterable[Geometry]) -> Geometry:
    """All parts as one area; lists of parts are flattened, invalid outlines repaired."""
    flat: list[Geometry] = []
    for part in parts:
        flat.extend([part] if isinstance(part, BaseGeometry) else part)
    sound = [valid(shape) for shape in flat if not shape.is_empty]
    whole = unary_union(sound)
    if sound and whole.area < max(shape.area for shape in sound) * (1 - SLACK):
        return union_all(sound, grid_size=GRID)  # GEOS rarely loses a piece; on a grid it does not
    return whole


def valid(shape: Geometry) -> Geometry:
    return shape if shape.is_valid else shape.buffer(0)


def pieces(shape: Geometry) -> list[Polygon]:
    """The separate polygons of an area; lines and points that an intersection left over are dropped."""
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon) and not part.is_empty]


def areal(shape: Geometry) -> Geometry:
    """The shape without lines and points that cutting left over: GEOS cannot overlay what has them."""
    return union(pieces(shape)) if shape.geom_type == "GeometryCollection" else shape


def without_specks(shape: Geometry, least: float) -> Geometry:
    """The area without pieces smaller than `least` mm²."""
    return union([part for part in pieces(shape) if part.area > least])


def move(shape: Geometry, x: float, y: float) -> Geometry:
    return affinity.translate(shape, x, y)


def turn(shape: Geometry, degrees: float, about: tuple[float, float] = (0, 0)) -> Geometry:
    return affinity.rotate(shape, degrees, origin=about)


def scale(shape: Geometry, kx: float, ky: float | None = None) -> Geometry:
    """Scaled from the origin; a negative factor mirrors."""
    return affinity.scale(shape, kx, kx if ky is None else ky, origin=(0, 0))


def mirror(shape: Geometry, axis: float = 0) -> Geometry:
    """Left and right exchanged about the upright line x = `axis`."""
    return affinity.scale(shape, -1, 1, origin=(axis, 0))


def both(shape: Geometry, axis: float = 0) -> Geometry:
    """The shape and its mirror image."""
    return union(shape, mirror(shape, axis))


def placed(x: float, y: float, degrees: float = 0, factor: float = 1, mirrored: bool = False) -> Move:
    """The move that scales, mirrors, turns and then shifts a drawing made around the origin."""

    def place(shape: Geometry) -> Geometry:
        return move(turn(scale(shape, -factor if mirrored else factor, factor), degrees), x, y)

    return place


def on_side(side: int, *points: Point) -> list[Point]:
    """The points as they lie right of x = 0 (`side` 1), or mirrored to its left (-1)."""
    return [(side * x, *rest) for x, *rest in points]


def rectangle(x0: float, y0: float, x1: float, y1: float) -> Geometry:
    return box(x0, y0, x1, y1)


def polygon(*points: tuple[float, float]) -> Geometry:
    return Polygon(points)


def circle(x: float, y: float, radius: float, quarter: int = 16) -> Geometry:
    """A disc with `quarter` segments in a quarter turn."""
    return Dot(x, y).buffer(radius, quarter)


def ellipse(x: float, y: float, rx: float, ry: float, degrees: float = 0) -> Geometry:
    return turn(move(scale(circle(0, 0, 1), rx, ry), x, y), degrees, (x, y))


def ring(x: float, y: float, outer: float, inner: float) -> Geometry:
    return circle(x, y, outer, 32).difference(circle(x, y, inner, 32))


def lozenge(x: float, y: float, half_width: float, half_height: float) -> Geometry:
    return polygon((x - half_width, y), (x, y - half_height), (x + half_width, y), (x, y + half_height))


def inset(shape: Geometry, by: float) -> Geometry:
    """The area drawn in by `by` mm, corners kept sharp."""
    return shape.buffer(-by, join_style="mitre")


def outset(shape: Geometry, by: float) -> Geometry:
    """The area grown by `by` mm, corners kept sharp up to three times that length."""
    return shape.buffer(by, join_style="mitre", mitre_limit=3)


def shadow(shape: Geometry, x: float = -0.8, y: float = -0.35) -> Geometry:
    """The crescent on the side away from the light: what the shape moved by (x, y) leaves bare."""
    return shape.difference(move(shape, x, y)).buffer(0.05)
