"""Bending a flat drawing by moving every point of its shapes, on straight and curved lines alike."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.graphics.display import IDENTITY, Fill, Group, Item, Matrix, Place, Point, contours, polygon

Bend: TypeAlias = Callable[[float, float], Point]
"""Maps a point to its new place."""


def bend_items(items: Iterable[Item], bend: Bend, finest: float, matrix: Matrix = IDENTITY) -> Iterator[Item]:
    """The shapes with their outlines bent, in straight pieces of `finest` mm at most.

    `matrix` maps them to the flat drawing that is bent. KartenwerkError if there is anything but shapes.
    """
    for item in items:
        match item:
            case Group(items=inner, matrix=own):
                yield from bend_items(inner, bend, finest, own.then(matrix))
            case Place(form=form, matrix=own):
                yield from bend_items(form.items, bend, finest, own.then(matrix))
            case Fill():
                outlines = (
                    polygon([bend(*point) for point in _fine(outline, finest)])
                    for outline in contours(item.path, matrix)
                )
                yield Fill(tuple(segment for outline in outlines for segment in outline), item.ink, item.evenodd)
            case _:
                raise KartenwerkError(
                    "only shapes can be bent", found=type(item).__name__.lower(), expected=_("a shape")
                )


def _fine(outline: list[Point], finest: float) -> Iterator[Point]:
    """The corners of a closed outline, and points between those that lie far from each other."""
    for (x0, y0), (x1, y1) in zip(outline, (*outline[1:], outline[0]), strict=True):
        pieces = max(1, math.ceil(math.hypot(x1 - x0, y1 - y0) / finest))
        yield from ((x0 + (x1 - x0) * piece / pieces, y0 + (y1 - y0) * piece / pieces) for piece in range(pieces))
