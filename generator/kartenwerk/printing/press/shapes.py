"""The shapes that pieces are cut to: circles, hexagons and rectangles, each with a rim of even width around it."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple, TypeAlias, get_args

from kartenwerk.graphics.display import Box, Path, Point, rectangle

ShapeKind: TypeAlias = Literal["round", "hex", "hex-pointed", "square", "rectangle"]
SHAPES: tuple[ShapeKind, ...] = get_args(ShapeKind)
_QUARTER = 0.5522847498307936  # the Bézier handle of a quarter circle of radius 1


class PieceShape(NamedTuple):
    """A shape that touches all sides of its trim of `width` x `height` mm, whose upper left corner is the origin."""

    kind: ShapeKind
    width: float
    height: float

    @staticmethod
    def of(kind: ShapeKind, size: float, other: float | None = None) -> PieceShape:
        """A circle by its diameter, a hexagon by the distance of two flat sides, the others by their sides."""
        corner = size / math.cos(math.pi / 6)
        sides = {"hex": (corner, size), "hex-pointed": (size, corner)}.get(kind, (size, other or size))
        return PieceShape(kind, *sides)

    @property
    def is_straight(self) -> bool:
        """Whether the trim itself is the shape, so that a guillotine cuts it."""
        return self.kind in ("square", "rectangle")

    def outline(self, rim: float = 0.0) -> Path:
        """The closed outline, moved outwards by `rim` mm at a right angle to every side."""
        if self.kind == "round":
            return _circle(self.width / 2, self.height / 2, self.width / 2 + rim)
        if self.is_straight:
            return rectangle(Box(0, 0, self.width, self.height).grow(rim))
        return _polygon(self._corners(rim))

    @property
    def corners(self) -> list[Point]:
        """The corners of a shape of straight sides."""
        if self.is_straight:
            return [(0, 0), (self.width, 0), (self.width, self.height), (0, self.height)]
        return self._corners(0.0)

    def _corners(self, rim: float) -> list[Point]:
        """The corners of a hexagon from its right or its top, clockwise."""
        flat = min(self.width, self.height) / 2 + rim
        reach, start = flat / math.cos(math.pi / 6), 0 if self.kind == "hex" else -90
        angles = [math.radians(start + 60 * number) for number in range(6)]
        x, y = self.width / 2, self.height / 2
        return [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for angle in angles]


def _polygon(corners: list[Point]) -> Path:
    (start, *others) = corners
    return (("M", start), *(("L", corner) for corner in others), ("Z", ()))


def _circle(x: float, y: float, radius: float) -> Path:
    handle = _QUARTER * radius
    return (
        ("M", (x + radius, y)),
        ("C", (x + radius, y + handle, x + handle, y + radius, x, y + radius)),
        ("C", (x - handle, y + radius, x - radius, y + handle, x - radius, y)),
        ("C", (x - radius, y - handle, x - handle, y - radius, x, y - radius)),
        ("C", (x + handle, y - radius, x + radius, y - handle, x + radius, y)),
        ("Z", ()),
    )
