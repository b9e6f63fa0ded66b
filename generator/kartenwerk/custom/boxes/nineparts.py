"""The nine parts of a frame: four corners, four edges and the middle.

Of a symmetric frame they are all made of a corner and a piece of edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.deckfile import BoxSpec
from kartenwerk.graphics.display import Box, Matrix

_SLICE = 33.0  # percent of the picture, unless given
_CORNER = 0.2  # of the box's shorter side, unless given
_MOST = 200  # pieces of one edge


class FramePart(NamedTuple):
    """A part of the picture, in shares of its width and height, and where it stands, in mm.

    `turned` parts are mirrored about their diagonal first, then about the axes that are given.
    """

    source: Box
    target: Box
    across: bool = False
    down: bool = False
    turned: bool = False

    @property
    def matrix(self) -> Matrix:
        """From the picture's shares to mm."""
        source, target = self.source, self.target
        wide, high = (source.height, source.width) if self.turned else (source.width, source.height)
        start = Matrix.move(-source.x0, -source.y0)
        if self.turned:
            start = start.then(Matrix(0, 1, 1, 0, 0, 0))
        x, y = (-1 if self.across else 1) / wide, (-1 if self.down else 1) / high
        flipped = start.then(Matrix(x, 0, 0, y, 1.0 if self.across else 0.0, 1.0 if self.down else 0.0))
        return flipped.then(Matrix(target.width, 0, 0, target.height, target.x0, target.y0))


class _Corner(NamedTuple):
    """A corner on the card, in mm, and how much longer than that a piece of the edge along x and along y is."""

    width: float
    height: float
    across: float
    down: float


def frame_parts(spec: BoxSpec, whole: Box, ratio: float) -> list[FramePart]:
    """The parts of a frame around a box from a picture that is so many times as wide as high, corners first.

    KartenwerkError where they have no room.
    """
    wide = spec.corner or _CORNER * min(whole.width, whole.height)
    if spec.symmetric:
        if ratio <= 1:
            raise KartenwerkError(
                "the picture of a symmetric frame holds a corner and beside it a piece of the edge",
                found=_("{width:.2f} times as wide as high", width=ratio),
                expected=_("a picture that is wider than high"),
            )
        corner = _Corner(wide, wide, ratio - 1, ratio - 1)
    else:
        share = (spec.slice or _SLICE) / 100
        corner = _Corner(wide, wide / ratio, 1 / share - 2, 1 / share - 2)
    if 2 * corner.width > whole.width or 2 * corner.height > whole.height:
        raise KartenwerkError(
            "the corners of the frame have no room",
            found=_("corners of {width:.1f} x {height:.1f} mm", width=corner.width, height=corner.height),
            expected=_("at most half of {width:g} x {height:g} mm", width=whole.width, height=whole.height),
        )
    find = _symmetric if spec.symmetric else _nine
    return [*find(spec, whole, corner, ratio)]


def _nine(spec: BoxSpec, whole: Box, corner: _Corner, ratio: float) -> Iterator[FramePart]:
    share = (spec.slice or _SLICE) / 100
    xs, ys = (0.0, share, 1 - share, 1.0), (0.0, share, 1 - share, 1.0)
    across = (whole.x0, whole.x0 + corner.width, whole.x1 - corner.width, whole.x1)
    down = (whole.y0, whole.y0 + corner.height, whole.y1 - corner.height, whole.y1)

    def part(column: int, row: int) -> FramePart:
        return FramePart(
            Box(xs[column], ys[row], xs[column + 1], ys[row + 1]),
            Box(across[column], down[row], across[column + 1], down[row + 1]),
        )

    yield from (part(column, row) for row in (0, 2) for column in (0, 2))
    for row in (0, 2):
        yield from _pieces(part(1, row), _count(spec, across[2] - across[1], corner.width * corner.across), level=True)
    for column in (0, 2):
        yield from _pieces(part(column, 1), _count(spec, down[2] - down[1], corner.height * corner.down), level=False)
    if spec.middle:
        yield part(1, 1)


def _symmetric(spec: BoxSpec, whole: Box, corner: _Corner, ratio: float) -> Iterator[FramePart]:
    """The picture's square is the upper left corner, what is right of it half the upper edge; the rest is mirrored."""
    square, edge = Box(0, 0, 1 / ratio, 1), Box(1 / ratio, 0, 1, 1)
    x = (whole.x0, whole.x0 + corner.width, whole.x1 - corner.width, whole.x1)
    y = (whole.y0, whole.y0 + corner.height, whole.y1 - corner.height, whole.y1)
    for right in (False, True):
        for low in (False, True):
            target = Box(x[2 * right], y[2 * low], x[2 * right + 1], y[2 * low + 1])
            yield FramePart(square, target, right, low)
    for far in (False, True):
        halves = _halves(x[1], x[2], spec, corner.width * corner.across)
        for start, end, mirrored in halves:
            yield FramePart(edge, Box(start, y[2 * far], end, y[2 * far + 1]), mirrored, far)
        for start, end, mirrored in _halves(y[1], y[2], spec, corner.height * corner.down):
            yield FramePart(edge, Box(x[2 * far], start, x[2 * far + 1], end), far, mirrored, turned=True)


def _halves(start: float, end: float, spec: BoxSpec, usual: float) -> Iterator[tuple[float, float, bool]]:
    """The pieces of an edge that is alike on both sides of its middle, and which of them are mirrored."""
    count = _count(spec, (end - start) / 2, usual)
    step = (end - start) / 2 / count
    for number in range(2 * count):
        yield start + number * step, start + (number + 1) * step, number >= count


def _pieces(part: FramePart, count: int, *, level: bool) -> Iterator[FramePart]:
    """The part as so many equal pieces beside or below each other, each with the whole of its picture."""
    x0, y0, x1, y1 = part.target
    for number in range(count):
        first, last = number / count, (number + 1) / count
        yield part._replace(
            target=Box(x0 + (x1 - x0) * first, y0, x0 + (x1 - x0) * last, y1)
            if level
            else Box(x0, y0 + (y1 - y0) * first, x1, y0 + (y1 - y0) * last)
        )


def _count(spec: BoxSpec, length: float, usual: float) -> int:
    """How many pieces make up an edge: one, or as many as come nearest to their own proportions."""
    if spec.edges != "tile":
        return 1
    count = max(1, round(length / usual))
    if count > _MOST:
        raise KartenwerkError(
            "the edges of the frame have too many pieces",
            found=f"{count:,}",
            expected=_("at most {most:,}", most=_MOST),
        )
    return count
