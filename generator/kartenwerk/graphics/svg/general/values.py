"""Values of general SVG: lengths with units, transformations, outlines of shapes."""

from __future__ import annotations

import math
import re
from cmath import isclose
from contextlib import suppress
from itertools import pairwise

from fontTools.pens.recordingPen import RecordingPen

from kartenwerk.graphics.display import IDENTITY, Matrix, Path, Segment, circle, ellipse
from kartenwerk.graphics.svg.elements import Element
from kartenwerk.graphics.svg.general.css import local
from kartenwerk.graphics.svg.general.errors import NeedsRasterError
from kartenwerk.graphics.svg.values import FARTHEST, numbers, one_transformation, path, raise_degree

_LENGTH = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*(%|[a-z]*)\s*")
_FUNCTION = re.compile(r"(\w+)\s*\(([^()]*)\)")
_UNITS = {"": 1.0, "px": 1.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0, "pt": 96 / 72, "pc": 16.0, "q": 96 / 101.6}


def length(text: str | None, whole: float = 100.0) -> float:
    """A length in px; a percentage is of `whole`. NeedsRasterError for a unit that depends on a font or a window."""
    match = _LENGTH.fullmatch(text or "0")
    if not match:
        raise NeedsRasterError(f"the length {text}")
    unit = match[2].lower()
    value = float(match[1])
    if unit == "%":
        value *= whole / 100
    elif unit in _UNITS:
        value *= _UNITS[unit]
    else:
        raise NeedsRasterError(f"the length {text}")
    if not math.isfinite(value) or abs(value) > FARTHEST:
        raise ValueError(f"a number beyond {FARTHEST:,.0f}")
    return value


def transformation(text: str | None) -> Matrix:
    """A list of transformations as one matrix; ValueError for one that is unknown."""
    matrix = Matrix()
    for name, arguments in _FUNCTION.findall(text or ""):
        matrix = _one(name, numbers(re.sub(r"(deg|px)\b", "", arguments))).then(matrix)
    if not all(math.isfinite(value) and abs(value) <= FARTHEST for value in matrix):
        raise ValueError("the transformations enlarge too much")
    return matrix


def _one(name: str, values: list[float]) -> Matrix:
    match name.lower(), values:
        case "skewx", [degrees]:
            return Matrix(c=math.tan(math.radians(degrees)))
        case "skewy", [degrees]:
            return Matrix(b=math.tan(math.radians(degrees)))
    return one_transformation(name.lower(), values)


SHAPES = frozenset(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"])


def outline(element: Element, width: float, height: float) -> Path:
    """The outline of a shape in its own coordinates; percentages are of the width and height around it."""
    get = element.attributes.get
    across = math.sqrt((width**2 + height**2) / 2)

    def x(name: str) -> float:
        return length(get(name), width)

    def y(name: str) -> float:
        return length(get(name), height)

    match local(element):
        case "path":
            return _trace(get("d", ""))
        case "line":
            return (("M", (x("x1"), y("y1"))), ("L", (x("x2"), y("y2"))))
        case "polyline" | "polygon":
            values = numbers(get("points", ""))
            points = [
                (("L" if place else "M"), pair)
                for place, pair in enumerate(zip(values[::2], values[1::2], strict=False))
            ]
            return (*points, ("Z", ())) if local(element) == "polygon" and points else tuple(points)
        case "circle":
            radius = length(get("r"), across)
            return circle(x("cx"), y("cy"), radius) if radius > 0 else ()
        case "ellipse":
            rx, ry = x("rx"), y("ry")
            return ellipse(x("cx"), y("cy"), rx, ry) if rx > 0 and ry > 0 else ()
    return _rectangle(element, width, height)


def _rectangle(element: Element, width: float, height: float) -> Path:
    get = element.attributes.get
    x, y = length(get("x"), width), length(get("y"), height)
    w, h = length(get("width"), width), length(get("height"), height)
    if w <= 0 or h <= 0:
        return ()
    rounded = [get(name) for name in ("rx", "ry")]
    rx = length(rounded[0] if rounded[0] not in (None, "auto") else rounded[1] or "0", width)
    ry = length(rounded[1] if rounded[1] not in (None, "auto") else rounded[0] or "0", height)
    rx, ry = min(rx, w / 2), min(ry, h / 2)
    if rx <= 0 or ry <= 0:
        return (("M", (x, y)), ("L", (x + w, y)), ("L", (x + w, y + h)), ("L", (x, y + h)), ("Z", ()))
    kx, ky = rx * 0.4477152501692064, ry * 0.4477152501692064
    return (
        ("M", (x + rx, y)),
        ("L", (x + w - rx, y)),
        ("C", (x + w - kx, y, x + w, y + ky, x + w, y + ry)),
        ("L", (x + w, y + h - ry)),
        ("C", (x + w, y + h - ky, x + w - kx, y + h, x + w - rx, y + h)),
        ("L", (x + rx, y + h)),
        ("C", (x + kx, y + h, x, y + h - ky, x, y + h - ry)),
        ("L", (x, y + ry)),
        ("C", (x, y + ky, x + kx, y, x + rx, y)),
        ("Z", ()),
    )


def _trace(data: str) -> Path:
    """The data of a path with all its commands, arcs as curves; ValueError for what is no path."""
    if not data.strip():
        return ()
    if len(data) > 2_000_000:
        raise ValueError("a path is too long")
    with suppress(ValueError):
        return _draw_closing_lines(path(data))
    return _trace_any(data)


def _draw_closing_lines(known: Path) -> Path:
    """The path with the lines that closing it draws, as fontTools has it; ValueError where it goes on from one."""
    segments: list[Segment] = []
    start = here = 0j
    for segment in known:
        kind, values = segment
        if segments and segments[-1][0] == "Z" and kind != "M":
            raise ValueError("the next part does not begin with M")
        if kind == "Z":
            if not isclose(here, start, rel_tol=1e-15, abs_tol=1e-15):
                segments.append(("L", (start.real, start.imag)))
        else:
            here = complex(values[-2], values[-1])
            start = here if kind == "M" else start
        segments.append(segment)
    return tuple(segments)


def _trace_any(data: str) -> Path:
    """The same of a path that our own reader does not know: one with arcs, or that is written carelessly."""
    from fontTools.svgLib.path.parser import parse_path  # which loads lxml, and most pictures need none

    pen = RecordingPen()
    try:
        parse_path(data, pen)
    except Exception as error:  # the parser raises whatever it stumbles over
        raise ValueError(f"a path cannot be read: {error}") from error
    segments: list[Segment] = []
    here = (0.0, 0.0)
    for command, points in pen.value:
        if command == "moveTo":
            segments.append(("M", points[0]))
        elif command == "lineTo":
            segments.append(("L", points[0]))
        elif command == "curveTo":
            segments.append(("C", tuple(value for point in points for value in point)))
        elif command == "qCurveTo":
            for control, end in pairwise(points):
                segments.append(("C", raise_degree(here, control, end)))
                here = end
        elif command == "closePath":
            segments.append(("Z", ()))
        if points:
            here = points[-1]
    if any(abs(value) > FARTHEST for _, values in segments for value in values):
        raise ValueError(f"a number beyond {FARTHEST:,.0f}")
    return tuple((kind, tuple(map(float, values))) for kind, values in segments)


def move_path(path: Path, matrix: Matrix) -> Path:
    """The path under an affine map."""
    if matrix == IDENTITY:
        return path
    return tuple(
        (kind, tuple(part for x, y in zip(values[::2], values[1::2], strict=True) for part in matrix.apply(x, y)))
        for kind, values in path
    )
