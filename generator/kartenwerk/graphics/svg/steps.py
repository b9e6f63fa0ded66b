"""Paths as text: relative steps on a grid that is as fine as the eye."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple, TypeAlias, cast

from kartenwerk.graphics.display import Path, Point, Segment

SEEN = 0.45
"""Pixels: the widest grid whose rounding nobody sees, half a step at most."""


class PathGrid(NamedTuple):
    """A grid's steps per millimetre, and the digits of a step in mm."""

    unit: int
    digits: int


Steps: TypeAlias = tuple[str, list[int]]
"""A command of a path in small letters, and its numbers relative to the pen, in steps of a grid."""

FINE = PathGrid(100, 2)
BOW = 0.25
"""The share of the tolerance for lines in place of curves. The rest is for corners that are left out."""
PARTS = 4
"""The most lines in place of a curve, because more are longer to write than the curve."""
GRIDS = (FINE, PathGrid(50, 2), PathGrid(20, 2), PathGrid(10, 1), PathGrid(5, 1))
"""From the finest to the coarsest."""


def coarsest(shown: float) -> PathGrid:
    """The widest grid that stays invisible at `shown` pixels a millimetre."""
    return next((grid for grid in reversed(GRIDS) if shown <= SEEN * grid.unit), FINE)


def relative(path: Path, grid: PathGrid, *, whole: bool = False) -> str:
    """The path in relative steps. Each is rounded from the pen's real place, so that errors do not add up.

    Steps are in mm, or `whole` ones in those of the grid.
    """
    return write_steps(steps_of(path, grid), grid, whole=whole)


def steps_of(path: Path, grid: PathGrid) -> list[Steps]:
    """The path as relative steps on the grid; on a coarse one without what is not seen there."""
    unit = grid.unit
    if grid != FINE:
        path = simplify(path, 0.5 / unit)
    found: list[Steps] = []
    pen = start = (0, 0)
    for kind, numbers in path:
        rounded = [round(number * unit) for number in numbers]
        points = list(zip(rounded[::2], rounded[1::2], strict=True))
        if kind in "LC" and all(point == pen for point in points):
            continue  # too short to be seen
        x, y = pen
        found.append((kind.lower(), [step for point in points for step in (point[0] - x, point[1] - y)]))
        pen = points[-1] if points else start
        start = pen if kind == "M" else start
    return found


def write_steps(segments: Iterable[Steps], grid: PathGrid, *, whole: bool) -> str:
    """The steps as text: in mm, or `whole` ones in those of the grid. Numbers are parted where nothing else does it."""
    words: list[str] = []
    last = before = ""
    for letter, steps in segments:
        if letter != last or letter == "m":
            words.append(letter)
            before = ""
        for step in steps:
            text = str(step) if whole else _in_mm(step, grid)
            if before and text[0] != "-" and (text[0] != "." or "." not in before):  # a sign parts, and a second point
                words.append(" ")
            words.append(text)
            before = text
        last = letter
    return "".join(words)


@lru_cache(maxsize=1 << 14)
def _in_mm(step: int, grid: PathGrid) -> str:
    return number(step / grid.unit, grid.digits)


def simplify(path: Path, most: float) -> Path:
    """The path simplified within `most` mm: slight curves become lines, and some of their corners are left out.

    Douglas and Peucker's method chooses the corners.
    """
    kept: list[Segment] = []
    run: list[Segment] = []
    for segment in (*_straighten(path, BOW * most), ("", ())):
        if segment[0] == "L" and kept:
            run.append(segment)
            continue
        if run:
            ends = [kept[-1][1][-2:], *(numbers for _, numbers in run)] if kept[-1][1] else []
            places = _corners(cast(list[Point], ends), (1 - BOW) * most) if ends else range(1, len(run) + 1)
            kept += [run[place - 1] for place in places]
            run = []
        kept.append(segment)
    return tuple(kept[:-1])


def _straighten(path: Path, most: float) -> Iterator[Segment]:
    """The path with lines in place of each curve that a few of them approximate within `most` mm."""
    pen: Sequence[float] = ()
    for kind, numbers in path:
        if kind == "C" and pen:
            points = (*pen, *numbers)
            yield from _chords([[*zip(points[::2], points[1::2], strict=True)]], most) or [(kind, numbers)]
        else:
            yield kind, numbers
        pen = numbers[-2:]


def _chords(curves: Sequence[Sequence[Point]], most: float) -> list[Segment]:
    """The chords of the parts of a curve if they are as near as that to them, or of their halves; none otherwise."""
    if all(_is_near(curve, most) for curve in curves):
        return [("L", curve[3]) for curve in curves]
    return _chords([half for curve in curves for half in _halves(curve)], most) if len(curves) < PARTS else []


def _is_near(curve: Sequence[Point], most: float) -> bool:
    """Whether a curve strays at most `most` from its chord: it strays three quarters as far as its handles."""
    start, one, other, end = curve
    return _distance(one, start, end) * 3 / 4 <= most and _distance(other, start, end) * 3 / 4 <= most


def _halves(curve: Sequence[Point]) -> tuple[Sequence[Point], Sequence[Point]]:
    """The curve in two parts (de Casteljau)."""
    a, b, c, d = curve
    ab, bc, cd = _middle(a, b), _middle(b, c), _middle(c, d)
    abc, bcd = _middle(ab, bc), _middle(bc, cd)
    middle = _middle(abc, bcd)
    return (a, ab, abc, middle), (middle, bcd, cd, d)


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _corners(points: Sequence[Point], most: float) -> list[int]:
    """The indices of the points that are needed, without the first."""
    found: list[int] = []
    open_ = [(0, len(points) - 1)]
    while open_:
        first, last = open_.pop()
        far, place = 0.0, 0
        for n in range(first + 1, last):
            distance = _distance(points[n], points[first], points[last])
            if distance >= far:
                far, place = distance, n
        if far > most:
            open_ += [(first, place), (place, last)]
        else:
            found.append(last)
    return sorted(found)


def _distance(point: Point, start: Point, end: Point) -> float:
    """How far a point is from the line between two others, or from the one if they are the same."""
    x, y = end[0] - start[0], end[1] - start[1]
    px, py = point[0] - start[0], point[1] - start[1]
    square = x * x + y * y  # 0 also for what is too short to be squared
    along = max(0.0, min(1.0, (px * x + py * y) / square)) if square else 0.0
    return hypot(px - along * x, py - along * y)


def number(value: float, digits: int = 3) -> str:
    """The number as short as SVG allows: ".5" for 0.5004 to two digits."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    text = "0" if text in ("", "-0") else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
