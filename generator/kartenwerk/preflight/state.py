"""The graphics state that a content stream changes as it goes (ISO 32000-1, 8.4 and 9.3)."""

from __future__ import annotations

import math
from typing import NamedTuple

from kartenwerk.preflight.colour import BLACK, GRAY, Colour, Space
from kartenwerk.preflight.geometry import IDENTITY, NOTHING, Box, Matrix, after
from kartenwerk.preflight.metrics import UNKNOWN, Metrics

_INVISIBLE = 3  # the text rendering mode in which scanned pages hide their words


class TextState(NamedTuple):
    font: str = ""
    metrics: Metrics = UNKNOWN
    size: float = 0.0
    spacing: float = 0.0
    word_spacing: float = 0.0
    stretch: float = 1.0
    leading: float = 0.0
    rise: float = 0.0
    mode: int = 0

    @property
    def visible(self) -> bool:
        return self.mode % 4 != _INVISIBLE


class State(NamedTuple):
    """Everything that q keeps and Q brings back. `ctm` maps to the space of the stream, not of the page."""

    ctm: Matrix = IDENTITY
    fill: Colour = BLACK
    stroke: Colour = BLACK
    fill_space: Space = GRAY
    stroke_space: Space = GRAY
    width: float = 1.0
    fill_overprint: bool = False
    stroke_overprint: bool = False
    overprint_mode: int = 0
    text: TextState = TextState()
    clip: Box | None = None

    def inside(self, box: Box | None) -> State:
        """The state in which a form of that box begins; matrix and clip are those of its own space."""
        return self._replace(ctm=IDENTITY, clip=box)

    def clipped(self, box: Box) -> State:
        """The state when only what lies in this box, too, is painted."""
        return self._replace(clip=box.clipped(self.clip) or NOTHING)

    @property
    def inherited(self) -> tuple[object, ...]:
        """What may make a form look different: with the same values here it makes the same marks."""
        return (*self[1:9], self.text.font, self.text.size)

    def keeps(self, colour: Colour, overprint: bool) -> bool:
        """Whether black painted in this colour leaves the inks below it standing."""
        if not overprint:
            return False
        if colour.space.plates:
            return True
        return self.overprint_mode == 1 and colour.space.family == "DeviceCMYK" and not any(colour.values[:3])

    def vanishes(self, colour: Colour, overprint: bool) -> bool:
        """Whether this is white that overprints: in overprint mode 1 it leaves everything as it was."""
        return self.keeps(colour, overprint) and colour.space.family == "DeviceCMYK" and not any(colour.values)


class Pen:
    """Where the next letter goes (ISO 32000-1, 9.4)."""

    def __init__(self) -> None:
        self._matrix: Matrix = IDENTITY
        self._line: Matrix = IDENTITY

    def set(self, matrix: Matrix) -> None:
        self._matrix = self._line = matrix

    def next_line(self, x: float, y: float) -> None:
        self.set(after((1, 0, 0, 1, x, y), self._line))

    def show(self, text: TextState, parts: list[bytes | float], ctm: Matrix) -> tuple[Box, float] | None:
        """Strings and the adjustments between them: their box and the height of an em, in the stream's space.

        None if there is nothing to see. The pen moves on.
        """
        start, end, advance = None, 0.0, 0.0
        for part in parts:
            if not isinstance(part, bytes):
                advance -= part / 1000 * text.size
                continue
            if start is None and part.strip():
                start = advance
            advance += _width(text, part)
            end = advance - text.spacing
        matrix = self._matrix
        self._matrix = after((1, 0, 0, 1, advance * text.stretch, 0), matrix)
        if start is None:
            return None
        metrics, size = text.metrics, text.size
        to_stream = after(matrix, ctm)
        ink = Box(
            start * text.stretch,
            metrics.descent * size + text.rise,
            end * text.stretch,
            metrics.ascent * size + text.rise,
        )
        return ink.mapped(to_stream), abs(size) * math.hypot(to_stream[2], to_stream[3])


def _width(text: TextState, codes: bytes) -> float:
    metrics = text.metrics
    width = metrics.advances(codes) * text.size
    if text.spacing:
        width += text.spacing * (len(codes) // 2 if metrics.wide else len(codes))
    if text.word_spacing and not metrics.wide:
        width += text.word_spacing * codes.count(b" ")
    return width
