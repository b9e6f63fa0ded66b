"""Bending a flat drawing: every point of its shapes is moved, straight and curved lines alike."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from kartenwerk.display import IDENTITY, Fill, Group, Item, Matrix, Path, Place, Point, polygon
from kartenwerk.errors import KartenwerkError

Bend: TypeAlias = Callable[[float, float], Point]
"""Where a point comes to lie."""


def bent(items: Iterable[Item], bend: Bend, finest: float, matrix: Matrix = IDENTITY) -> Iterator[Item]:
    """The shapes with their outlines bent, in straight pieces of `finest` mm at most.

    `matrix` maps them to the flat drawing that is bent. KartenwerkError if there is anything but shapes.
    """
    for item in items:
        match item:
            case Group(items=inner, matrix=own):
                yield from bent(inner, bend, finest, own.then(matrix))
            case Place(form=form, matrix=own):
                yield from bent(form.items, bend, finest, own.then(matrix))
            case Fill():
                outlines = (
                    polygon([bend(*point) for point in _fine(outline, finest)]) for outline in _outlines(item, matrix)
                )
                yield Fill(tuple(segment for outline in outlines for segment in outline), item.ink, item.evenodd)
            case _:
                raise KartenwerkError("only shapes can be bent", found=type(item).__name__.lower(), expected="a shape")


def _outlines(fill: Fill, matrix: Matrix) -> Iterator[list[Point]]:
    """The closed outlines of a shape as corners, curves in short pieces."""
    outline: list[Point] = []
    for command, values in _moved(fill.path, matrix):
        if command == "M" and outline:
            yield outline
            outline = []
        if command == "C":
            outline += _along(outline[-1], values)
        elif values:
            outline.append((values[0], values[1]))
    if outline:
        yield outline


def _moved(path: Path, matrix: Matrix) -> Iterator[tuple[str, tuple[float, ...]]]:
    for command, values in path:
        points = (matrix.apply(x, y) for x, y in zip(values[::2], values[1::2], strict=True))
        yield command, tuple(value for point in points for value in point)


_PIECES = 8
"""Straight pieces in place of a curve."""


def _along(start: Point, values: tuple[float, ...]) -> Iterator[Point]:
    points = (start, values[0:2], values[2:4], values[4:6])
    for piece in range(1, _PIECES + 1):
        t = piece / _PIECES
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x, y = (sum(share * point[axis] for share, point in zip(shares, points, strict=True)) for axis in (0, 1))
        yield x, y


def _fine(outline: list[Point], finest: float) -> Iterator[Point]:
    """The corners of a closed outline, and points between those that lie far from each other."""
    for (x0, y0), (x1, y1) in zip(outline, (*outline[1:], outline[0]), strict=True):
        pieces = max(1, math.ceil(math.hypot(x1 - x0, y1 - y0) / finest))
        yield from ((x0 + (x1 - x0) * piece / pieces, y0 + (y1 - y0) * piece / pieces) for piece in range(pieces))
