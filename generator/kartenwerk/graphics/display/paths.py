"""Paths of usual shapes, their bounds, and their approximation by polygons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kartenwerk.graphics.display.geometry import Box, Matrix, Path, Point

_QUARTER = 0.5522847498307936  # 4/3 (√2 - 1): the Bézier handle that makes a quarter of a circle of radius 1


def rectangle(box: Box, radius: float = 0.0) -> Path:
    """A box as a path, its corners rounded by `radius` mm."""
    x0, y0, x1, y1 = box
    if radius <= 0:
        return (("M", (x0, y0)), ("L", (x1, y0)), ("L", (x1, y1)), ("L", (x0, y1)), ("Z", ()))
    r = min(radius, box.width / 2, box.height / 2)
    k = r * (1 - _QUARTER)
    return (
        ("M", (x0 + r, y0)),
        ("L", (x1 - r, y0)),
        ("C", (x1 - k, y0, x1, y0 + k, x1, y0 + r)),
        ("L", (x1, y1 - r)),
        ("C", (x1, y1 - k, x1 - k, y1, x1 - r, y1)),
        ("L", (x0 + r, y1)),
        ("C", (x0 + k, y1, x0, y1 - k, x0, y1 - r)),
        ("L", (x0, y0 + r)),
        ("C", (x0, y0 + k, x0 + k, y0, x0 + r, y0)),
        ("Z", ()),
    )


def circle(x: float, y: float, radius: float) -> Path:
    """A circle as four Bézier curves."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, rx: float, ry: float) -> Path:
    kx, ky = rx * _QUARTER, ry * _QUARTER
    return (
        ("M", (x + rx, y)),
        ("C", (x + rx, y + ky, x + kx, y + ry, x, y + ry)),
        ("C", (x - kx, y + ry, x - rx, y + ky, x - rx, y)),
        ("C", (x - rx, y - ky, x - kx, y - ry, x, y - ry)),
        ("C", (x + kx, y - ry, x + rx, y - ky, x + rx, y)),
        ("Z", ()),
    )


def polygon(points: Sequence[Point]) -> Path:
    """A closed path through the points."""
    first, *rest = points
    return (("M", first), *(("L", point) for point in rest), ("Z", ()))


def line(x0: float, y0: float, x1: float, y1: float) -> Path:
    return (("M", (x0, y0)), ("L", (x1, y1)))


def path_bounds(path: Path) -> Box:
    """An upright box around a path, its handles included; ValueError for an empty one."""
    xs = [value for _, numbers in path for value in numbers[::2]]
    ys = [value for _, numbers in path for value in numbers[1::2]]
    return Box(min(xs), min(ys), max(xs), max(ys))


def contours(path: Path, matrix: Matrix) -> list[list[Point]]:
    """The contours of a path, mapped, as the corners of polygons: each curve becomes eight straight pieces."""
    found: list[list[Point]] = []
    for command, values in path:
        points = [matrix.apply(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if command == "M":
            found.append(points)
        elif command == "L":
            found[-1] += points
        elif command == "C":
            found[-1] += _along(found[-1][-1], *points)
    return found


_PIECES = 8
"""Straight pieces in place of a curve."""


def _along(start: Point, b: Point, c: Point, end: Point) -> Iterator[Point]:
    """Points on a Bézier curve, without its start."""
    for piece in range(1, _PIECES + 1):
        t = piece / _PIECES
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x, y = (
            sum(share * point[axis] for share, point in zip(shares, (start, b, c, end), strict=True)) for axis in (0, 1)
        )
        yield x, y
