"""What a display list holds: filled and stroked paths, text, pictures, groups, and forms in their places; and pages."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from typing import NamedTuple, TypeAlias

from kartenwerk.graphics.display.geometry import IDENTITY, Box, Matrix, Path


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled path. With `overprint` it is printed on top of the colours below, as black on light tints is; else it
    knocks them out. Whether it is `letters`, drawn as outlines, does not change how it looks."""

    path: Path
    ink: str
    evenodd: bool = False
    overprint: bool = False
    letters: bool = field(default=False, compare=False, repr=False)


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
    """A stroked path with its own style of ends and corners."""

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
"""A part of a document, such as a paragraph or a table cell, by its place among the document's blocks."""


class Tag(NamedTuple):
    """The accessibility data of a text or a picture. It does not change how the item looks.

    Items without an `element` are ornaments and are not read. `language` is set only for words in another language
    than the document's. A text may end a line in a hyphen that is `soft`, because only the line's end put it there, or
    in a space that is not drawn (`spaced`). A drawing within a text is read as its `words`.
    """

    element: ElementId = ()
    language: str = ""
    soft: bool = False
    spaced: bool = False
    words: str = ""


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
    look: str = field(default="", compare=False, repr=False)
    """A hash of what it shows, where that is known and changes less often than its key: pictures are kept by it."""

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
    """A picture of pixels. They are packed when a document needs them, for a screen (RGB) or in CMYK.

    `key` stands for what is shown: rasters of one key are the same picture.
    """

    columns: int
    rows: int
    key: str
    packed: Callable[[bool], Packed] = field(compare=False, repr=False)
    """Maps whether it is for a screen to its pixels."""
    kept: bool = field(default=False, compare=False, repr=False)
    """Whether `packed` caches its pixels, so that forms with the picture may be cached, too."""

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
        return self.media or self.trim.grow(self.bleed)


def walk(items: Iterable[Item]) -> Iterable[Item]:
    """All items of a list, also those inside groups, but not those inside forms."""
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from walk(item.items)


def belonging(items: Iterable[Item], element: ElementId) -> tuple[Item, ...]:
    """The items as parts of an element: texts and groups only, because other items alone are ornaments."""
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
