"""The graphics state that a content stream changes as it goes (ISO 32000-1, 8.4 and 9.3)."""

from __future__ import annotations

from typing import NamedTuple

from generator.preflight.colour import BLACK, GRAY, Colour, Space
from generator.preflight.geometry import IDENTITY, Box, Matrix, after
from generator.preflight.metrics import UNKNOWN, Metrics

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

    def inside(self) -> State:
        """The state in which a form begins; its matrix is that of its own space."""
        return self._replace(ctm=IDENTITY)

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

    def adjust(self, text: TextState, thousandths: float) -> None:
        """The adjustments between the strings of TJ."""
        self._advance(-thousandths / 1000 * text.size * text.stretch)

    def show(self, text: TextState, codes: bytes, ctm: Matrix) -> tuple[Box, float]:
        """The box of a string and the height of its em, in the stream's space; the pen moves on."""
        metrics = text.metrics
        letters = len(codes) // 2 if metrics.wide else len(codes)
        spaces = 0 if metrics.wide or not text.word_spacing else codes.count(b" ")
        advance = metrics.advances(codes) * text.size + letters * text.spacing + spaces * text.word_spacing
        matrix = after(self._matrix, ctm)
        ink = Box(
            0,
            metrics.descent * text.size + text.rise,
            (advance - text.spacing) * text.stretch,
            metrics.ascent * text.size + text.rise,
        )
        height = abs(text.size) * (matrix[2] ** 2 + matrix[3] ** 2) ** 0.5
        self._advance(advance * text.stretch)
        return ink.mapped(matrix), height

    def _advance(self, by: float) -> None:
        self._matrix = after((1, 0, 0, 1, by, 0), self._matrix)
