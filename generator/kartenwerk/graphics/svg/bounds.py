"""The bounds of a display list. Strokes and text are estimated too large rather than too small."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from kartenwerk.graphics.display import POINT, Box, Fill, Group, Item, Matrix, Path, Place, Point, Stroke, Text

_WIDEST = 1.2  # em; no letter is wider


def bounds(items: Iterable[Item]) -> Box:
    """A box around all items; an empty one at the origin if there are none."""
    corners = list(_corners(items, Matrix()))
    if not corners:
        return Box(0, 0, 0, 0)
    xs, ys = zip(*corners, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def _corners(items: Iterable[Item], matrix: Matrix) -> Iterator[Point]:
    for item in items:
        match item:
            case Fill(path=path):
                yield from _along(path, matrix)
            case Stroke(path=path, width=width):
                for _, values in path:
                    for x, y in zip(values[::2], values[1::2], strict=True):
                        yield from _box_corners(Box(x, y, x, y).grow(width), matrix)
            case Text():
                yield from _box_corners(_text_box(item), matrix)
            case Group(items=inner, matrix=own):
                yield from _corners(inner, own.then(matrix))
            case Place(form=form, matrix=own):
                yield from _box_corners(form.box, own.then(matrix))


def _along(path: Path, matrix: Matrix) -> Iterator[Point]:
    """The ends of a path's segments, and points as far out on both axes as its curves reach beyond these."""
    here = 0.0, 0.0
    for kind, values in path:
        points = [matrix.apply(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if not points:
            continue
        end = points[-1]
        if kind == "C":
            xs, ys = zip(here, *points, strict=True)
            yield from ((x, end[1]) for x in _extremes(*xs))
            yield from ((end[0], y) for y in _extremes(*ys))
        yield end
        here = end


def _extremes(a: float, b: float, c: float, d: float) -> Iterator[float]:
    """How far out on an axis a cubic curve from `a` to `d` with the handles `b` and `c` turns back."""
    if min(a, d) <= min(b, c) and max(b, c) <= max(a, d):
        return
    square, linear, rest = d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a  # a third of the derivative
    root = linear * linear - 4 * square * rest
    if root < 0:
        return
    middle = -(linear + math.copysign(math.sqrt(root), linear)) / 2
    for over, under in ((middle, square), (rest, middle)):  # without a difference of numbers that are nearly the same
        t = over / under if under else 0.0
        if 0 < t < 1:
            s = 1 - t
            yield s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d


def _text_box(text: Text) -> Box:
    size = text.size * POINT
    length = len(text.text) * size * (_WIDEST * text.scale + max(0.0, text.tracking))
    return Box(text.x - size, text.y - 1.5 * size, text.x + length + size, text.y + size)


def _box_corners(box: Box, matrix: Matrix) -> Iterator[Point]:
    for x in (box.x0, box.x1):
        for y in (box.y0, box.y1):
            yield matrix.apply(x, y)
