"""What a content stream holds: the marks it makes, and the resources it makes them with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.preflight.colour import Colour, Space
from kartenwerk.preflight.geometry import IDENTITY, NOTHING, Box, Matrix, after


class Block(NamedTuple):
    """An upright rectangle filled with a colour."""

    box: Box
    colour: Colour


class Text(NamedTuple):
    """Letters shown in one go. `keeps` tells that what lies below them is printed too."""

    box: Box
    size: float
    colour: Colour
    keeps: bool
    font: str


class Line(NamedTuple):
    """A stroked line, or a filled rectangle as thin as one."""

    width: float


class Picture(NamedTuple):
    """An image where it is placed: it fills the unit square under its matrix. Its sides are in pixels.

    `image` is its stream; None for one that stands in the drawing itself.
    """

    name: str
    width: int
    height: int
    bits: int
    matrix: Matrix
    image: Any = None


class Placed(NamedTuple):
    """A form XObject where it is placed, and what of it is let through."""

    content: Content
    matrix: Matrix
    clip: Box | None


Mark: TypeAlias = Block | Text | Line | Picture | Placed


class Drawn(NamedTuple):
    """A mark with the map from its coordinates to the page's, the stream it stands in, and the page's clip."""

    mark: Mark
    matrix: Matrix
    label: str
    clip: Box | None

    def seen(self, box: Box) -> Box | None:
        """What is seen of the mark's box, on the page."""
        return box.mapped(self.matrix).clipped(self.clip)


@dataclass(eq=False)
class Content:
    """One stream as it was interpreted, in its own coordinates.

    Dictionaries stand for what is used, by the name under which the stream speaks of it.
    `inner` are patterns, glyphs and masks: their place on the page is of no account.
    """

    label: str
    marks: list[Mark] = field(default_factory=list)
    inner: list[Content] = field(default_factory=list)
    colours: dict[tuple[str, Colour], None] = field(default_factory=dict)
    spaces: dict[tuple[str, Space], None] = field(default_factory=dict)
    hidden_whites: dict[str, None] = field(default_factory=dict)
    states: dict[str, Any] = field(default_factory=dict)
    fonts: dict[str, Any] = field(default_factory=dict)
    images: dict[str, Any] = field(default_factory=dict)
    forms: dict[str, Any] = field(default_factory=dict)
    missing: dict[str, None] = field(default_factory=dict)
    damage: dict[str, None] = field(default_factory=dict)
    inline_filters: dict[str, None] = field(default_factory=dict)

    def all(self) -> dict[Content, None]:
        """This stream and every one that it places or uses, each once."""
        found: dict[Content, None] = {self: None}
        waiting = [self]
        while waiting:
            content = waiting.pop()
            placed = [mark.content for mark in content.marks if isinstance(mark, Placed)]
            for other in [*placed, *content.inner]:
                if other not in found:
                    found[other] = None
                    waiting.append(other)
        return found

    @cached_property
    def leads_to_marks(self) -> bool:
        """Whether anything is drawn here, or in what is placed here."""
        return any(mark.content.leads_to_marks if isinstance(mark, Placed) else True for mark in self.marks)

    def placed_marks(self, matrix: Matrix = IDENTITY, clip: Box | None = None) -> Iterator[Drawn]:
        """Every mark on its way to the page, in the order of painting."""
        for mark in self.marks:
            if not isinstance(mark, Placed):
                yield Drawn(mark, matrix, self.label, clip)
            elif mark.content.leads_to_marks:  # forms of forms of nothing may be many
                inner_clip = clip
                if mark.clip is not None:
                    inner_clip = mark.clip.mapped(matrix).clipped(clip) or NOTHING
                yield from mark.content.placed_marks(after(mark.matrix, matrix), inner_clip)
