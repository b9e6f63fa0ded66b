"""The graphics state that a content stream changes as it goes (ISO 32000-1, 8.4 and 9.3)."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import pikepdf

from kartenwerk.graphics.display.geometry import IDENTITY, Box, Matrix
from kartenwerk.printing.preflight.colour import BLACK, GRAY, Colour, ColourSpace
from kartenwerk.printing.preflight.geometry import NOTHING
from kartenwerk.printing.preflight.metrics import UNKNOWN, FontMetrics

_INVISIBLE = 3  # the text rendering mode in which scanned pages hide the words that were recognised in them


class TextState(NamedTuple):
    font: str = ""
    metrics: FontMetrics = UNKNOWN
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


class GraphicsState(NamedTuple):
    """Everything that q saves and Q restores. `ctm` maps to the space of the stream, not to that of the page."""

    ctm: Matrix = IDENTITY
    fill: Colour = BLACK
    stroke: Colour = BLACK
    fill_space: ColourSpace = GRAY
    stroke_space: ColourSpace = GRAY
    width: float = 1.0
    fill_overprint: bool = False
    stroke_overprint: bool = False
    overprint_mode: int = 0
    text: TextState = TextState()
    clip: Box | None = None

    def inside(self, box: Box | None) -> GraphicsState:
        """The state in which a form with that bounding box begins, in the form's own space."""
        return self._replace(ctm=IDENTITY, clip=box)

    def clip_to(self, box: Box) -> GraphicsState:
        """The state after clipping to this box, too."""
        return self._replace(clip=box.clip(self.clip) or NOTHING)

    @property
    def inherited(self) -> tuple[object, ...]:
        """What a form takes over from the state around it: where this is the same, it makes the same marks."""
        return (*self[1:9], self.text.font, self.text.size)  # all from fill to overprint_mode

    def keeps(self, colour: Colour, overprint: bool) -> bool:
        """Whether the inks below stay when this colour is painted over them."""
        if not overprint:
            return False
        if colour.space.plates:
            return True
        return self.overprint_mode == 1 and colour.space.family == "DeviceCMYK" and not any(colour.values[:3])

    def vanishes(self, colour: Colour, overprint: bool) -> bool:
        """Whether this is white that overprints: in overprint mode 1 it leaves everything as it is."""
        return self.keeps(colour, overprint) and colour.space.family == "DeviceCMYK" and not any(colour.values)


def changes_by(entries: pikepdf.Dictionary) -> dict[str, Any]:
    """The fields of the graphics state that a graphics state dictionary sets, except for its font (8.4.5)."""
    changes: dict[str, Any] = {}
    if "/OP" in entries:
        changes["stroke_overprint"] = changes["fill_overprint"] = bool(entries["/OP"])
    if "/op" in entries:
        changes["fill_overprint"] = bool(entries["/op"])
    if "/OPM" in entries:
        changes["overprint_mode"] = int(entries["/OPM"])
    if "/LW" in entries:
        changes["width"] = float(entries["/LW"])
    return changes


class Pen:
    """The text matrix and the text line matrix: where the next letter goes (ISO 32000-1, 9.4)."""

    def __init__(self) -> None:
        self._matrix: Matrix = IDENTITY
        self._line: Matrix = IDENTITY
        self._shown = 0.0  # how far letters have been shown from there, which most files do once after each new place

    def set(self, matrix: Matrix) -> None:
        self._matrix = self._line = matrix
        self._shown = 0.0

    def next_line(self, x: float, y: float) -> None:
        self.set(Matrix.move(x, y).then(self._line))

    def show(self, text: TextState, parts: list[bytes | float], ctm: Matrix) -> tuple[Box, float] | None:
        """Show strings and the adjustments between them, and move on.

        Gives their box and the height of an em, both in the stream's space; None if there is nothing to see.
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
        if self._shown:
            matrix = self._matrix = Matrix.move(self._shown, 0).then(matrix)
        self._shown = advance * text.stretch
        if start is None:
            return None
        metrics, size = text.metrics, text.size
        to_stream = matrix.then(ctm)
        ink = Box(
            start * text.stretch,
            metrics.descent * size + text.rise,
            end * text.stretch,
            metrics.ascent * size + text.rise,
        )
        return ink.map(to_stream), abs(size) * math.hypot(to_stream.c, to_stream.d)


def _width(text: TextState, codes: bytes) -> float:
    metrics = text.metrics
    width = metrics.advances(codes) * text.size
    if text.spacing:
        width += text.spacing * (len(codes) // 2 if metrics.wide else len(codes))
    if text.word_spacing and not metrics.wide:
        width += text.word_spacing * codes.count(b" ")
    return width
