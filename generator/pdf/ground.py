"""What lies beneath text: black overprints light tints and knocks out of strong colours.

Overprinted, black on a strong colour looks richer than black on paper beside it; knocked out of a light
tint, it shows white seams wherever the plates do not meet. Forms are not looked into: what is placed
counts as paper.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from generator.display import Box, Matrix, Path, Point

_CURVE_STEPS = 8


class Ground:
    """The fills of one content stream so far, the last one on top. Nothing is measured before text asks for it."""

    def __init__(self) -> None:
        self._fills: list[_Fill] = []

    def paint(self, path: Path, matrix: Matrix, clip: Box | None, *, strong: bool) -> None:
        """A filled path in the coordinates of `matrix`; `clip`, if any, in those of the stream."""
        self._fills.append(_Fill(path, matrix, clip, strong))

    def is_strong(self, points: Iterable[Point]) -> bool:
        """Whether a strong colour lies on top at any of the points, in the coordinates of the stream."""
        return any(self._on_top(point) for point in points)

    def _on_top(self, point: Point) -> bool:
        for fill in reversed(self._fills):
            if fill.covers(point):
                return fill.strong
        return False


class _Fill:
    """A painted path; its outline is flattened when it is first asked for."""

    def __init__(self, path: Path, matrix: Matrix, clip: Box | None, strong: bool) -> None:
        self.strong = strong
        self._path = path
        self._matrix = matrix
        self._clip = clip
        self._rings: list[list[Point]] | None = None
        self._box = Box(0, 0, 0, 0)

    def covers(self, point: Point) -> bool:
        if self._clip and not _inside_box(point, self._clip):
            return False
        if self._rings is None:
            self._rings = _rings(self._path, self._matrix)
            xs, ys = zip(*(corner for ring in self._rings for corner in ring), strict=True)
            self._box = Box(min(xs), min(ys), max(xs), max(ys))
        return _inside_box(point, self._box) and _inside(point, self._rings)


def _inside_box(point: Point, box: Box) -> bool:
    return box.x0 <= point[0] <= box.x1 and box.y0 <= point[1] <= box.y1


def _inside(point: Point, rings: Sequence[Sequence[Point]]) -> bool:
    """By the number of edges to the right of the point, which is odd inside."""
    x, y = point
    odd = False
    for ring in rings:
        for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]]):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                odd = not odd
    return odd


def _rings(path: Path, matrix: Matrix) -> list[list[Point]]:
    """The path's contours as polygons."""
    rings: list[list[Point]] = []
    for kind, numbers in path:
        points = [matrix.apply(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if kind == "M":
            rings.append(points)
        elif kind == "L":
            rings[-1] += points
        elif kind == "C":
            rings[-1] += _flattened(rings[-1][-1], *points)
    return rings


def _flattened(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """Points on a Bézier curve, its start left out."""

    def at(share: float, axis: int) -> float:
        rest = 1 - share
        return rest**3 * a[axis] + 3 * rest**2 * share * b[axis] + 3 * rest * share**2 * c[axis] + share**3 * d[axis]

    return [(at(step / _CURVE_STEPS, 0), at(step / _CURVE_STEPS, 1)) for step in range(1, _CURVE_STEPS + 1)]
