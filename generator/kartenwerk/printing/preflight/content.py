"""The content of a stream: its marks, and the resources that it uses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.graphics.display.geometry import IDENTITY, Box, Matrix
from kartenwerk.printing.preflight.colour import Colour, ColourSpace
from kartenwerk.printing.preflight.geometry import NOTHING


class AreaMark(NamedTuple):
    """An upright rectangle filled with a colour; `colour` is None of a rounded one or an ellipse, which lies in it."""

    box: Box
    colour: Colour | None


class TextMark(NamedTuple):
    """Letters shown by one operator, `size` points high. `keeps` means that what lies below them is printed, too."""

    box: Box
    size: float
    colour: Colour
    keeps: bool
    font: str


class LineMark(NamedTuple):
    """A stroked line, or a filled rectangle as thin as one."""

    width: float


class ImageMark(NamedTuple):
    """An image where it is placed: it fills the unit square under its matrix. `width` and `height` are in pixels.

    `image` is its stream; None for an inline image.
    """

    name: str
    width: int
    height: int
    bits: int
    matrix: Matrix
    image: Any = None


class PlacedForm(NamedTuple):
    """A form XObject where it is placed, and the clip that applies to it."""

    content: Content
    matrix: Matrix
    clip: Box | None


Mark: TypeAlias = AreaMark | TextMark | LineMark | ImageMark | PlacedForm


class PlacedMark(NamedTuple):
    """A mark on a page. `label` names its stream, `matrix` maps the stream's space to the page, where `clip` lies."""

    mark: Mark
    matrix: Matrix
    label: str
    clip: Box | None

    def visible(self, box: Box) -> Box | None:
        """The part of a box in the mark's coordinates that is seen, in the page's."""
        return box.map(self.matrix).clip(self.clip)


@dataclass(eq=False)
class Content:
    """One stream as it was interpreted, in its own coordinates.

    The resources that it uses are kept by the names under which it uses them. Dictionaries of None are sets that keep
    their order. `placed` are the forms that it places, and only those of them that leave marks are among the `marks`.
    `inner` are patterns, glyphs and masks: where they lie on the page does not matter.
    """

    label: str
    marks: list[Mark] = field(default_factory=list)
    placed: dict[Content, None] = field(default_factory=dict)
    inner: dict[Content, None] = field(default_factory=dict)
    colours: dict[tuple[str, Colour], None] = field(default_factory=dict)
    spaces: dict[tuple[str, ColourSpace], None] = field(default_factory=dict)
    hidden_whites: dict[str, None] = field(default_factory=dict)
    states: dict[str, Any] = field(default_factory=dict)
    fonts: dict[str, Any] = field(default_factory=dict)
    images: dict[str, Any] = field(default_factory=dict)
    forms: dict[str, Any] = field(default_factory=dict)
    missing: dict[str, None] = field(default_factory=dict)
    damage: dict[str, None] = field(default_factory=dict)
    inline_filters: dict[str, None] = field(default_factory=dict)

    def all(self) -> dict[Content, None]:
        """This stream and all that it places or uses, at any depth, each once."""
        found: dict[Content, None] = {self: None}
        waiting = [self]
        while waiting:
            content = waiting.pop()
            for other in (*content.placed, *content.inner):
                if other not in found:
                    found[other] = None
                    waiting.append(other)
        return found

    def placed_marks(self, matrix: Matrix = IDENTITY, clip: Box | None = None) -> Iterator[PlacedMark]:
        """Every mark of this stream and of the forms in it, in the order of painting."""
        for mark in self.marks:
            if not isinstance(mark, PlacedForm):
                yield PlacedMark(mark, matrix, self.label, clip)
            else:
                inner_clip = clip
                if mark.clip is not None:
                    inner_clip = mark.clip.map(matrix).clip(clip) or NOTHING
                yield from mark.content.placed_marks(mark.matrix.then(matrix), inner_clip)
