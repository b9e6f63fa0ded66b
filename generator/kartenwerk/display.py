"""The display list: the drawing language between the packages that draw (svg, book, faces) and print (press, pdf).

Everything is in mm, x to the right and y **down**, from the upper left corner of the trim; bleed has negative
coordinates. Only font sizes are in points. Inks are names of colour roles ("tinte", "rot"); the palette that turns
them into CMYK or screen colours is chosen when the list is printed. All items are values: equal items look alike.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from typing import NamedTuple, TypeAlias

POINT = 25.4 / 72
"""One DTP point in mm."""


class Box(NamedTuple):
    """An upright rectangle in mm; (x0, y0) is the upper left corner."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        return self.y1 - self.y0

    def grown(self, by: float) -> Box:
        """The box with every side moved outwards by `by` mm (inwards if negative)."""
        return Box(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)


class Matrix(NamedTuple):
    """An affine map (x, y) -> (a x + c y + e, b x + d y + f), as in SVG and PDF."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def then(self, outer: Matrix) -> Matrix:
        """The map that applies this one first and then `outer`."""
        return Matrix(
            outer.a * self.a + outer.c * self.b,
            outer.b * self.a + outer.d * self.b,
            outer.a * self.c + outer.c * self.d,
            outer.b * self.c + outer.d * self.d,
            outer.a * self.e + outer.c * self.f + outer.e,
            outer.b * self.e + outer.d * self.f + outer.f,
        )

    def apply(self, x: float, y: float) -> tuple[float, float]:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def inverse(self) -> Matrix:
        """The map that undoes this one; ZeroDivisionError if it flattens the plane."""
        a, b, c, d, e, f = self
        by = a * d - b * c
        return Matrix(d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by)

    @staticmethod
    def move(x: float, y: float) -> Matrix:
        return Matrix(e=x, f=y)

    @staticmethod
    def scale(x: float, y: float | None = None) -> Matrix:
        return Matrix(a=x, d=x if y is None else y)

    @staticmethod
    def turn(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
        """A turn about (x, y); positive is clockwise on the page, since y points down."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        if degrees % 90 == 0:
            cos, sin = round(cos), round(sin)
        return Matrix(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


IDENTITY = Matrix()

Point: TypeAlias = tuple[float, float]
Segment: TypeAlias = tuple[str, tuple[float, ...]]
"""("M", (x, y)), ("L", (x, y)), ("C", (x1, y1, x2, y2, x, y)) or ("Z", ()); absolute coordinates only."""
Path: TypeAlias = tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled path. With `overprint` it is printed on top of the colours below, as black on light tints is; else it
    knocks them out."""

    path: Path
    ink: str
    evenodd: bool = False
    overprint: bool = False


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroked path. `width` and `dash` are in mm."""

    path: Path
    ink: str
    width: float
    dash: tuple[float, ...] = ()
    round_ends: bool = False
    overprint: bool = False


class LinePen(NamedTuple):
    """How the ends and corners of a line are drawn, as SVG and PDF have it: `cap` and `join` are 0, 1 or 2 (butt,
    round, square; miter, round, bevel), `miter` is the longest miter in line widths, `offset` where dashes begin."""

    cap: int = 0
    join: int = 0
    miter: float = 4.0
    offset: float = 0.0


USUAL_PEN = LinePen()


@dataclass(frozen=True, slots=True)
class PenStroke(Stroke):
    """A stroked path whose ends and corners are told."""

    pen: LinePen = USUAL_PEN


class Gradient(NamedTuple):
    """Colours that change along an axis (x0, y0, x1, y1), or from circle to circle (x0, y0, r0, x1, y1, r1).

    `stops` are offsets from 0 to 1 and inks; beyond both ends the last colours go on. `matrix` maps the gradient's
    coordinates to those of the item.
    """

    axis: tuple[float, ...]
    stops: tuple[tuple[float, str], ...]
    matrix: Matrix = IDENTITY


@dataclass(frozen=True, slots=True)
class Shade:
    """A path filled with a gradient."""

    path: Path
    gradient: Gradient
    evenodd: bool = False


class Clip(NamedTuple):
    """A path of any form that lets only what lies inside it through."""

    path: Path
    evenodd: bool = False


ElementId: TypeAlias = tuple[int, ...]
"""A part of a document, such as a paragraph or a cell of a table, by its place among the document's blocks."""


class Tag(NamedTuple):
    """What a document that is read aloud has to know of a text or a picture; it looks the same without.

    What belongs to no `element` is an ornament and is not read. The `language` is told only of words in another one
    than the document's. A text may end a line: in a hyphen that is `soft`, as only the line's end put it there, or
    with a space that parts it from the next line and is not drawn (`spaced`).
    """

    element: ElementId = ()
    language: str = ""
    soft: bool = False
    spaced: bool = False


UNTAGGED = Tag()


@dataclass(frozen=True, slots=True)
class Text:
    """A run of text on a baseline that starts at (x, y).

    `font` names a cut ("text", "bold", ...), `size` is in pt, `tracking` in em; `scale` widens the glyphs (1.0 is as
    drawn). Kerning is always on. Text in pure black overprints, unless `knockout` is set.
    """

    x: float
    y: float
    text: str
    font: str
    size: float
    ink: str = "tinte"
    tracking: float = 0.0
    scale: float = 1.0
    knockout: bool = False
    tag: Tag = field(default=UNTAGGED, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Group:
    """Items under a transformation, optionally clipped to a box or a path in the group's own coordinates."""

    items: tuple[Item, ...]
    matrix: Matrix = IDENTITY
    clip: Box | Clip | None = None
    tag: Tag = field(default=UNTAGGED, compare=False, repr=False)


@dataclass(frozen=True)
class Form:
    """A drawing that is drawn once and placed many times (a form XObject in a PDF).

    `box` is what the drawing may cover, bleed included; whatever lies outside is clipped.
    `key` stands for what is drawn: forms of one document that have the same key are the same drawing. A PDF names
    the form by it, so it must not change unless the drawing does. `sources` is a hash of templates and code that the
    drawing is made with, if it is made from any: a cache keeps the form by both, since a mended program may draw
    the same thing better. The items are made on first use, so that a drawing which is already compiled in a cache
    need not be read again.
    """

    name: str = field(compare=False)
    box: Box = field(compare=False)
    key: str
    draw: Callable[[], tuple[Item, ...]] = field(compare=False, repr=False)
    sources: str = field(default="", repr=False)  # not in the repr, of which keys of surrounding forms are made

    @cached_property
    def items(self) -> tuple[Item, ...]:
        return self.draw()

    @staticmethod
    def of(name: str, box: Box, items: tuple[Item, ...]) -> Form:
        """A form whose items are at hand; its key is their hash, its sources are those of the forms placed in it."""
        key = sha256(repr((box, items)).encode()).hexdigest()
        sources = {item.form.sources for item in walk(items) if isinstance(item, Place)}
        return Form(name, box, key, lambda: items, " ".join(sorted(sources - {""})))


@dataclass(frozen=True, slots=True)
class Place:
    """A form put in its place. `matrix` maps the form's coordinates to those of the list around it."""

    form: Form
    matrix: Matrix = IDENTITY


class Packed(NamedTuple):
    """Pixels as a PDF holds them: deflated (`predicted`: each row as differences, PNG's filters), or as a JPEG.

    A CMYK JPEG is `inverted`, as the usual programs write it.
    """

    content: bytes
    jpeg: bool = False
    predicted: bool = False
    inverted: bool = False


@dataclass(frozen=True)
class Raster:
    """A picture of so many pixels. They are packed when a document asks for them, for a screen (RGB) or in CMYK.

    `key` stands for what is shown: rasters of one key are the same picture.
    """

    columns: int
    rows: int
    key: str
    packed: Callable[[bool], Packed] = field(compare=False, repr=False)
    """From whether it is for a screen to its pixels."""
    kept: bool = field(default=False, compare=False, repr=False)
    """Whether `packed` leaves what it makes in the cache, so that what shows the picture may be kept there, too."""

    @staticmethod
    def of(columns: int, rows: int, cmyk: bytes, rgb: bytes) -> Raster:
        """Pixels that are at hand, row by row from the upper left: CMYK (0 is no ink) and RGB, a byte a channel."""
        digest = sha256(repr((columns, rows)).encode() + cmyk + rgb)
        return Raster(columns, rows, digest.hexdigest(), lambda screen: Packed(zlib.compress(rgb if screen else cmyk)))


@dataclass(frozen=True, slots=True)
class Image:
    """A raster that fills a box."""

    raster: Raster
    box: Box


Item: TypeAlias = Fill | Stroke | Shade | Text | Image | Group | Place


@dataclass(frozen=True, slots=True)
class Page:
    """A page. Its trim is (0, 0, width, height); around it ink may reach `bleed` mm far.

    `media` is the sheet around the trim, relative to the trim's corner; None stands for trim plus bleed.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    bleed: float = 0.0
    media: Box | None = None

    @property
    def trim(self) -> Box:
        return Box(0, 0, self.width, self.height)

    @property
    def media_box(self) -> Box:
        return self.media or self.trim.grown(self.bleed)


def walk(items: Iterable[Item]) -> Iterable[Item]:
    """All items of a list, also those inside groups, but not those inside forms."""
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from walk(item.items)


def belonging(items: Iterable[Item], element: ElementId) -> tuple[Item, ...]:
    """The items as parts of an element: texts and groups, as other items are no more than ornaments alone."""
    return tuple(
        replace(item, tag=item.tag._replace(element=element)) if isinstance(item, Text | Group) else item
        for item in items
    )


def within(items: Iterable[Item], element: ElementId) -> tuple[Item, ...]:
    """The items with their elements as parts of this one; ornaments stay what they are."""
    return tuple(
        replace(item, tag=item.tag._replace(element=element + item.tag.element))
        if isinstance(item, Text | Group) and item.tag.element
        else item
        for item in items
    )


def corners(box: Box, matrix: Matrix) -> list[Point]:
    """The four corners of a box, mapped."""
    return [matrix.apply(x, y) for x in (box.x0, box.x1) for y in (box.y0, box.y1)]


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


def path_bounds(path: Path) -> Box:
    """An upright box around a path, its handles included; ValueError for an empty one."""
    xs = [value for _, numbers in path for value in numbers[::2]]
    ys = [value for _, numbers in path for value in numbers[1::2]]
    return Box(min(xs), min(ys), max(xs), max(ys))


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


_QUARTER = 0.5522847498307936  # 4/3 (√2 - 1): the Bézier handle that makes a quarter of a circle of radius 1
