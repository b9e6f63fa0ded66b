"""Writing pictures as strict SVG: fills only, colours as classes, mm, two decimals.

Pictures are written as lines and curves; signs from which fonts are made as polygons.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from html import escape

from shapely import make_valid
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry

from art.bezier import Point
from art.fit import Outline, fitted
from art.shapes import pieces, union

Palette = Mapping[str, str]
"""Colour role to screen colour (#rrggbb)."""

TOLERANCE = 0.025
"""mm an outline may stray where curves are laid through its points, or points are dropped."""
MIRRORED = 1
"""Hundredths of a mm by which a handle may miss the last one's mirror image, and is written as that."""
OVERLAP = 0.05
"""mm by which the halves of a back or belt reach over the middle, so that no seam shows."""
SPECK = 0.02
"""mm²; smaller pieces are not written."""


def path_data(shape: BaseGeometry, tolerance: float = TOLERANCE) -> str:
    """The outlines of an area as relative SVG path data of lines and cubic curves."""
    return "".join(_data(outline) for part in _curved(shape, tolerance) for outline in part)


def polygon_data(shape: BaseGeometry, tolerance: float = TOLERANCE) -> str:
    """The outlines of an area as path data of straight lines alone."""
    parts = [part for part in pieces(shape.simplify(tolerance)) if part.area >= SPECK]
    rings = [ring.coords for part in parts for ring in (part.exterior, *part.interiors)]
    outlines = [_rounded(Outline(start, [(end,) for end in ends])) for start, *ends in rings]
    return "".join(_data(outline) for outline in outlines if _is_area(outline))


def as_written(shape: BaseGeometry, tolerance: float = TOLERANCE) -> BaseGeometry:
    """The area as `path_data` writes it, its curves as short lines."""
    parts = [[outline.points() for outline in part] for part in _curved(shape, tolerance)]
    return union([piece for shell, *holes in parts for piece in pieces(make_valid(Polygon(shell, holes)))])


def _curved(shape: BaseGeometry, tolerance: float) -> Iterator[list[Outline]]:
    """The outlines of each piece as they are written, the outer one first."""
    for part in pieces(shape):
        if part.area >= SPECK:
            rings = [tuple(ring.coords[:-1]) for ring in (part.exterior, *part.interiors)]
            shell, *holes = [_fitted(ring, tolerance) for ring in rings]
            if shell and _is_area(shell):
                yield [shell, *(hole for hole in holes if hole and _is_area(hole))]


@lru_cache(maxsize=8192)
def _fitted(ring: tuple[Point, ...], tolerance: float) -> Outline | None:
    """The outline laid through the points of a ring; what is judged as it is written is fitted once for both."""
    outline = fitted(ring, tolerance)
    return _rounded(outline) if outline else None


def _is_area(outline: Outline) -> bool:
    """Whether anything of an outline is left once it is rounded."""
    return len(set(outline.points())) > 2


def _rounded(outline: Outline) -> Outline:
    """The outline to the last digit that is written, without what is lost by that."""
    found: list[tuple[Point, ...]] = []
    start = here = _to_last_digit(outline.start)
    for piece in outline.pieces:
        points = tuple(_to_last_digit(point) for point in piece)
        if set(points) != {here}:
            found.append(points)
            here = points[-1]
    return Outline(start, found)


def _to_last_digit(point: Point) -> Point:
    return round(point[0] * 100) / 100, round(point[1] * 100) / 100


def _data(outline: Outline) -> str:
    """Relative path data, counted in hundredths so that rounding errors never add up."""
    x, y = here = _in_hundredths(outline.start)
    text, last = "M" + numbers(here), ""
    handle = 0, 0
    for number, piece in enumerate(outline.pieces, 1):
        points = [_in_hundredths(point) for point in piece]
        steps = [step for px, py in points for step in (px - x, py - y)]
        if len(points) == 3:
            mirrored = last in ("c", "s") and max(abs(steps[0] - handle[0]), abs(steps[1] - handle[1])) <= MIRRORED
            command, steps = ("s", steps[2:]) if mirrored else ("c", steps)
            handle = points[2][0] - points[1][0], points[2][1] - points[1][1]
        elif number == len(outline.pieces):
            break  # z draws it
        else:
            command = "l"
        values = numbers(steps)
        text += values if command == last and values.startswith("-") else (" " if command == last else command) + values
        last = command
        x, y = points[-1]
    return text + "z"


def _in_hundredths(point: Point) -> tuple[int, int]:
    return round(point[0] * 100), round(point[1] * 100)


def numbers(hundredths: Iterable[int]) -> str:
    """Hundredths as path data writes them: without needless zeros and spaces."""
    text = ""
    for value in hundredths:
        number = _number(value)
        text += number if not text or number.startswith("-") else " " + number
    return text


def _number(hundredths: int) -> str:
    sign = "-" if hundredths < 0 else ""
    whole, rest = divmod(abs(hundredths), 100)
    if not rest:
        return f"{sign}{whole}"
    fraction = f"{rest:02}".rstrip("0")
    return f"{sign}{whole or ''}.{fraction}"


def path(role: str, shape: BaseGeometry, tolerance: float = TOLERANCE) -> str:
    """One `<path>` element, or nothing if there is nothing to see."""
    data = path_data(shape, tolerance)
    return f'<path class="{role}" d="{data}"/>\n' if data else ""


def paths(regions: Mapping[str, BaseGeometry], tolerance: float = TOLERANCE) -> str:
    return "".join(path(role, shape, tolerance) for role, shape in regions.items())


def plain_sign(name: str, shape: BaseGeometry, tolerance: float) -> str:
    """A sign or letter by itself, without a colour, in straight lines: fonts are made of it."""
    return f'<g id="{name}"><path d="{polygon_data(shape, tolerance)}"/></g>\n'


def group(name: str, body: str) -> str:
    """A part that templates may place by itself."""
    return f'<g id="{name}">\n{body}</g>\n'


def twice(half: str, x: float, y: float, name: str = "half") -> str:
    """One half of a picture, and the same turned about (x, y)."""
    return group(name, half) + f'<use href="#{name}" transform="rotate(180 {x:g} {y:g})"/>\n'


def turned_belt(seen: Mapping[str, BaseGeometry], x: float, y: float) -> str:
    """A belt that is the same from both ends: its left half, a little over the middle, and the same turned."""
    left = box(-x, -y, x + OVERLAP, 3 * y)
    return twice(paths({role: shape.intersection(left) for role, shape in seen.items()}), x, y, "belt-half")


def document(title: str, body: str, palette: Palette, box: tuple[float, float, float, float]) -> str:
    """A whole file; `box` is (x, y, width, height) in mm. Only the colours that occur are named."""
    style = "".join(f".{role}{{fill:{colour}}}" for role, colour in palette.items() if f'class="{role}"' in body)
    view = " ".join(f"{value:g}" for value in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{box[2]:g}mm" height="{box[3]:g}mm"'
        f' fill-rule="evenodd">\n<title>{escape(title)}</title>\n<style>{style}</style>\n{body}</svg>\n'
    )
