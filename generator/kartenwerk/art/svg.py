"""Writing pictures as strict SVG: fills only, colours as classes, mm, two decimals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from shapely.geometry.base import BaseGeometry

from kartenwerk.art.shapes import pieces

Palette = Mapping[str, str]
"""Colour role to screen colour (#rrggbb)."""

TOLERANCE = 0.022
"""mm an outline may stray when points are dropped."""
SPECK = 0.02
"""mm²; smaller pieces are not written."""


def path_data(shape: BaseGeometry, tolerance: float = TOLERANCE) -> str:
    """The outlines of an area as relative SVG path data, counted in hundredths so that rounding errors never add up."""
    data = []
    for part in pieces(shape.simplify(tolerance)):
        if part.area < SPECK:
            continue
        for outline in (part.exterior, *part.interiors):
            corners = [(round(x * 100), round(y * 100)) for x, y in outline.coords[:-1]]
            if len(set(corners)) > 2:  # a hole so fine that it closes up is none
                data.append(_outline(corners))
    return "".join(data)


def _outline(corners: list[tuple[int, int]]) -> str:
    x, y = corners[0]
    steps = []
    for to_x, to_y in corners[1:]:
        if (to_x, to_y) != (x, y):
            steps += [to_x - x, to_y - y]
            x, y = to_x, to_y
    return "M" + numbers(corners[0]) + "l" + numbers(steps) + "z"


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


def group(name: str, body: str) -> str:
    """A part that templates may place by itself."""
    return f'<g id="{name}">\n{body}</g>\n'


def twice(half: str, x: float, y: float) -> str:
    """The upper half of a picture, and the same turned about (x, y)."""
    return group("half", half) + f'<use href="#half" transform="rotate(180 {x:g} {y:g})"/>\n'


def document(title: str, body: str, palette: Palette, box: tuple[float, float, float, float]) -> str:
    """A whole file; `box` is (x, y, width, height) in mm. Only the colours that occur are named."""
    style = "".join(f".{role}{{fill:{colour}}}" for role, colour in palette.items() if f'class="{role}"' in body)
    view = " ".join(f"{value:g}" for value in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{box[2]:g}mm" height="{box[3]:g}mm"'
        f' fill-rule="evenodd">\n<title>{escape(title)}</title>\n<style>{style}</style>\n{body}</svg>\n'
    )
