"""Text as shapes, for print services that take no fonts."""

from __future__ import annotations

from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import POINT, Matrix, Path, Segment, Text
from kartenwerk.graphics.type.opentype import open_font
from kartenwerk.printing.pdf.fonts import FontSource, kerning


class GlyphOutline(NamedTuple):
    """The outline of a glyph on its baseline, y up, and its advance; both in em."""

    path: Path
    advance: float


class Outlines:
    """Draws text as paths. Each glyph's outline is read once."""

    def __init__(self, fonts: FontSource) -> None:
        self._source = fonts
        self._fonts: dict[str, _Font] = {}

    def path(self, text: Text) -> Path:
        """The text as one path in mm, just as the font would set it; KartenwerkError if a character is missing."""
        if text.font not in self._fonts:
            self._fonts[text.font] = _Font(text.font, self._source.content(text.font))
        font = self._fonts[text.font]
        size = text.size * POINT
        x = text.x
        segments: list[Segment] = []
        for character, kern in zip(text.text, kerning(self._source, text.font, text.text), strict=True):
            glyph = font.glyph(character)
            segments += move_path(glyph.path, Matrix(size * text.scale, 0, 0, -size, x, text.y))
            x += (glyph.advance + kern / 1000 + text.tracking) * size * text.scale
        return tuple(segments)


def move_path(path: Path, matrix: Matrix) -> Path:
    """The path under an affine map."""
    segments: list[Segment] = []
    for kind, numbers in path:
        points = [matrix.apply(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        segments.append((kind, tuple(value for point in points for value in point)))
    return tuple(segments)


class _Font:
    """The outlines of one font file."""

    def __init__(self, name: str, content: bytes) -> None:
        font = open_font(content)
        self._name = name
        self._names: dict[int, str] = font.getBestCmap()
        self._glyphs: Any = font.getGlyphSet()
        self._em = float(font["head"].unitsPerEm)
        self._known: dict[str, GlyphOutline] = {}

    def glyph(self, character: str) -> GlyphOutline:
        if character not in self._known:
            self._known[character] = self._read(character)
        return self._known[character]

    def _read(self, character: str) -> GlyphOutline:
        name = self._names.get(ord(character))
        if name is None:
            raise KartenwerkError(
                "the font lacks a character", file=self._name, found=f"{character!r} (U+{ord(character):04X})"
            )
        glyph = self._glyphs[name]
        return GlyphOutline(_outline(glyph, self._glyphs, 1 / self._em), glyph.width / self._em)


def _outline(glyph: Any, glyphs: Any, scale: float) -> Path:
    """A glyph's contours, with composites resolved and quadratic curves turned into cubic ones."""
    from fontTools.pens.basePen import decomposeQuadraticSegment
    from fontTools.pens.recordingPen import DecomposingRecordingPen

    pen = DecomposingRecordingPen(glyphs)
    glyph.draw(pen)
    segments: list[Segment] = []
    at = (0.0, 0.0)
    for kind, points in pen.value:
        if kind == "qCurveTo":
            closed = points[-1] is None
            if closed:  # a contour of curves only: it begins midway between its last and its first control point
                at = _middle(points[-2], points[0])
                segments.append(("M", (at[0] * scale, at[1] * scale)))
                points = (*points[:-1], at)
            for control, end in decomposeQuadraticSegment(points):
                segments.append(("C", tuple(value * scale for value in (*_cubic(at, control, end), *end))))
                at = end
        elif kind in ("closePath", "endPath"):
            segments.append(("Z", ()))
        else:
            letter = {"moveTo": "M", "lineTo": "L", "curveTo": "C"}[kind]
            segments.append((letter, tuple(value * scale for point in points for value in point)))
            at = points[-1]
    return tuple(segments)


def _cubic(
    start: tuple[float, float], control: tuple[float, float], end: tuple[float, float]
) -> tuple[float, float, float, float]:
    """The two control points of the cubic curve that equals the quadratic one."""
    (x0, y0), (x, y), (x1, y1) = start, control, end
    return x0 + (x - x0) * 2 / 3, y0 + (y - y0) * 2 / 3, x1 + (x - x1) * 2 / 3, y1 + (y - y1) * 2 / 3


def _middle(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
