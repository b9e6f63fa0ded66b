"""Pictures of a booklet: how far they reach, and where they stand on whole lines."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from kartenwerk.graphics.display import (
    IDENTITY,
    POINT,
    Box,
    Fill,
    Group,
    Image,
    Item,
    Matrix,
    Place,
    Point,
    Stroke,
    Text,
    corners,
)

AIR = 1.0
"""The white above and below a picture at least, in mm."""

ASCENT, DESCENT = 0.7, 0.25
"""How far letters reach above and below their baseline, in em."""

TextWidth = Callable[[Text], float]
"""Measures a text in mm."""


def set_off(items: tuple[Item, ...], top: float, foot: float, lead: float) -> tuple[tuple[Item, ...], int]:
    """What is drawn from `top` to `foot` on whole lines, and how many these are.

    It stands in their middle, so that all white above and below it is what is left to the next slot.
    """
    lines = math.ceil((foot - top + 2 * AIR) / lead - 1e-6)
    return move_items(items, 0.0, (lines * lead - foot - top) / 2), lines


def reach(items: Iterable[Item], width: TextWidth) -> Box:
    """The box, in mm, outside of which nothing is drawn; of a form, what it may cover counts."""
    corners = [corner for item in items for corner in _corners(item, IDENTITY, width)] or [(0.0, 0.0)]
    xs, ys = zip(*corners, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def _corners(item: Item, matrix: Matrix, width: TextWidth) -> Iterator[Point]:
    match item:
        case Group():
            placed = item.matrix.then(matrix)
            for inner in item.items:
                yield from _corners(inner, placed, width)
        case Fill() | Stroke():
            for _, numbers in item.path:
                for index in range(0, len(numbers), 2):
                    yield matrix.apply(*numbers[index : index + 2])
        case Place():
            yield from corners(item.form.box, item.matrix.then(matrix))
        case Image():
            yield from corners(item.box, matrix)
        case Text():
            height, depth = ASCENT * item.size * POINT, DESCENT * item.size * POINT
            yield from corners(Box(item.x, item.y - height, item.x + width(item), item.y + depth), matrix)


def move_items(items: Iterable[Item], x: float, y: float, scale: float = 1.0) -> tuple[Item, ...]:
    """Items scaled about the origin, then moved by (x, y) mm.

    Texts get their new place and size themselves and stand in no group, so that the PDF's text layer stays plain.
    """
    matrix = Matrix.scale(scale).then(Matrix.move(x, y))
    out: list[Item] = []
    others: list[Item] = []
    for item in items:
        if isinstance(item, Text):
            if others:
                out.append(Group(tuple(others), matrix))
                others = []
            place = matrix.apply(item.x, item.y)
            out.append(replace(item, x=round(place[0], 4), y=round(place[1], 4), size=item.size * scale))
        else:
            others.append(item)
    if others:
        out.append(Group(tuple(others), matrix))
    return tuple(out)
