"""How far a display list reaches. Control points count, so the answer is rather too large than too small."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kartenwerk.display import POINT, Box, Fill, Group, Item, Matrix, Place, Point, Stroke, Text

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
                for _, values in path:
                    yield from (matrix.apply(x, y) for x, y in zip(values[::2], values[1::2], strict=True))
            case Stroke(path=path, width=width):
                for _, values in path:
                    for x, y in zip(values[::2], values[1::2], strict=True):
                        yield from _box_corners(Box(x, y, x, y).grown(width), matrix)
            case Text():
                yield from _box_corners(_text_box(item), matrix)
            case Group(items=inner, matrix=own):
                yield from _corners(inner, own.then(matrix))
            case Place(form=form, matrix=own):
                yield from _box_corners(form.box, own.then(matrix))


def _text_box(text: Text) -> Box:
    size = text.size * POINT
    length = len(text.text) * size * (_WIDEST * text.scale + max(0.0, text.tracking))
    return Box(text.x - size, text.y - 1.5 * size, text.x + length + size, text.y + size)


def _box_corners(box: Box, matrix: Matrix) -> Iterator[Point]:
    for x in (box.x0, box.x1):
        for y in (box.y0, box.y1):
            yield matrix.apply(x, y)
