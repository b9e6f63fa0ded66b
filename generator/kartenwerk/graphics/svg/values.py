"""The values of SVG attributes: numbers, paths, transformations. A wrong one raises a ValueError that says why."""

from __future__ import annotations

import math
import re

from kartenwerk.graphics.display import Matrix, Path, Point, Segment

_COMMAND = re.compile(r"([A-DF-Za-df-z])([^A-DF-Za-df-z]*)")  # e and E belong to numbers
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_SEPARATORS = re.compile(r"[\s,]*")
_FUNCTION = re.compile(r"\s*,?\s*(\w+)\s*\(([^()]*)\)\s*")
_LENGTH = re.compile(r"\s*([^a-z%\s]+)mm\s*")

FARTHEST = 100_000.0
"""The largest number in mm, or in any other unit: far beyond all paper, and safe to calculate with."""

_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}


def number(text: str) -> float:
    """A plain number; user units are millimetres, so no unit may follow."""
    if not _NUMBER.fullmatch(text.strip()):
        raise ValueError("not a number")
    return _finite(float(text))


def numbers(text: str) -> list[float]:
    """Numbers separated by blanks or commas, or only by their signs and points."""
    try:
        values = list(map(float, text.replace(",", " ").split()))  # quick, and right in most cases
    except ValueError:
        values = [float(part) for part in _NUMBER.findall(text)]
        if not _SEPARATORS.fullmatch(_NUMBER.sub(" ", text)):
            raise ValueError("not a list of numbers") from None
    unordered = "n" in text or "N" in text  # "nan" is neither less nor more than any
    if values and (unordered or min(values) < -FARTHEST or max(values) > FARTHEST):
        for value in values:
            _finite(value)
    return values


def millimetres(text: str) -> float:
    """A length with the unit mm."""
    match = _LENGTH.fullmatch(text)
    if not match:
        raise ValueError("not a length in mm")
    return number(match[1])


def points(text: str) -> list[Point]:
    """The corners of a polygon."""
    values = numbers(text)
    if len(values) % 2 or len(values) < 6:
        raise ValueError("not at least three pairs of coordinates")
    return list(zip(values[::2], values[1::2], strict=True))


def transformation(text: str) -> Matrix:
    """A list of translate, scale, rotate and matrix, as one matrix; the last of them is applied first."""
    matrix = Matrix()
    end = 0
    for function in _FUNCTION.finditer(text):
        if function.start() != end:
            break
        end = function.end()
        matrix = one_transformation(function[1], numbers(function[2])).then(matrix)
    if end != len(text) or not text.strip():
        raise ValueError("not a list of transformations")
    return matrix


def path(text: str) -> Path:
    """The data of a path, made absolute; quadratic curves become cubic ones."""
    first = _COMMAND.search(text)
    if not first or text[: first.start()].strip() or first[1] not in "Mm":
        raise ValueError("a path must begin with M")
    tracer = _Tracer()
    for command, arguments in _COMMAND.findall(text):
        if command == "L" and tracer.quick_line(arguments):
            continue
        kind = command.upper()
        if kind not in _ARITY:
            raise ValueError(f"unknown path command {command}")
        values = numbers(arguments)
        arity = _ARITY[kind]
        if arity == 0 and not values:
            tracer.close()
            continue
        if arity == 0 or not values or len(values) % arity:
            raise ValueError(f"wrong number of values after {command}")
        tracer.follow(kind, values, arity, relative=command.islower())
    return tuple(tracer.segments)


class _Tracer:
    """A pen that follows path commands."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self._x = self._y = 0.0
        self._start: Point = (0.0, 0.0)
        self._handle: Point | None = None  # the last control point of a C or S just drawn

    def follow(self, kind: str, values: list[float], arity: int, *, relative: bool) -> None:
        for start in range(0, len(values), arity):
            self._step(kind, values[start : start + arity], relative)
            if kind == "M":
                kind = "L"  # further pairs after a move are lines

    def quick_line(self, arguments: str) -> bool:
        """Follow a line to "x y", which most pictures mainly consist of; False if the arguments are anything else."""
        try:
            x, y = map(float, arguments.split())
        except ValueError:
            return False
        if not (-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST):
            return False
        self._x, self._y, self._handle = x, y, None
        self.segments.append(("L", (x, y)))
        return True

    def close(self) -> None:
        self.segments.append(("Z", ()))
        self._x, self._y = self._start
        self._handle = None

    def _step(self, kind: str, values: list[float], relative: bool) -> None:
        x, y = self._x, self._y
        if kind == "H":
            values = [values[0] + (x if relative else 0.0), y]
        elif kind == "V":
            values = [x, values[0] + (y if relative else 0.0)]
        elif relative:
            values = [value + (y if index % 2 else x) for index, value in enumerate(values)]

        handle: Point | None = None
        if kind == "S":
            x1, y1 = (x, y) if self._handle is None else (2 * x - self._handle[0], 2 * y - self._handle[1])
            kind, values = "C", [x1, y1, *values]
        if kind == "Q":
            qx, qy, end_x, end_y = values
            self.segments.append(("C", raise_degree((x, y), (qx, qy), (end_x, end_y))))
        elif kind == "C":
            handle = (values[2], values[3])
            self.segments.append(("C", tuple(values)))
        elif kind == "M":
            self._start = (values[0], values[1])
            self.segments.append(("M", self._start))
        else:
            self.segments.append(("L", (values[0], values[1])))
        self._x, self._y = values[-2], values[-1]
        self._handle = handle


def one_transformation(name: str, values: list[float]) -> Matrix:
    """The matrix of one transformation; ValueError for one that is unknown."""
    match name, values:
        case "translate", [x]:
            return Matrix.move(x, 0)
        case "translate", [x, y]:
            return Matrix.move(x, y)
        case "scale", [x]:
            return Matrix.scale(x)
        case "scale", [x, y]:
            return Matrix.scale(x, y)
        case "rotate", [degrees]:
            return Matrix.turn(degrees)
        case "rotate", [degrees, x, y]:
            return Matrix.turn(degrees, x, y)
        case "matrix", [a, b, c, d, e, f]:
            return Matrix(a, b, c, d, e, f)
    raise ValueError(f"unknown transformation {name} with {len(values)} numbers")


def raise_degree(start: Point, handle: Point, end: Point) -> tuple[float, ...]:
    """The control points and the end of the cubic curve that equals a quadratic one."""
    first = (value + (across - value) * 2 / 3 for value, across in zip(start, handle, strict=True))
    second = (value + (across - value) * 2 / 3 for value, across in zip(end, handle, strict=True))
    return (*first, *second, *end)


def _finite(value: float) -> float:
    if not math.isfinite(value):
        raise ValueError("not a finite number")
    if abs(value) > FARTHEST:
        raise ValueError(f"a number beyond {FARTHEST:,.0f}")
    return value
