"""How far letters advance and reach, read from a font's dictionary alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pikepdf

_EM = 1000
_GUESS = 500.0  # 1/1000 em, for the 14 standard fonts, whose widths a file need not give
_CAP_HEIGHT, _DESCENT = 0.7, -0.2  # em, of a common text face: the ink that a knife would hit, not the font's whole box


class FontMetrics(NamedTuple):
    """Widths in em by character code; a `wide` font has codes of two bytes."""

    widths: dict[int, float]
    default: float
    wide: bool
    ascent: float = _CAP_HEIGHT
    descent: float = _DESCENT

    def advances(self, text: bytes) -> float:
        """The sum of the letters' widths, in em."""
        get, default = self.widths.get, self.default
        return sum([get(code, default) for code in self.codes(text)])

    def codes(self, text: bytes) -> bytes | list[int]:
        if not self.wide:
            return text
        return [high << 8 | low for high, low in zip(text[::2], text[1::2], strict=False)]


UNKNOWN = FontMetrics({}, _GUESS / _EM, wide=False)


def read_metrics(font: Any) -> FontMetrics:
    """A font's metrics, guessed where the font gives none."""
    if not isinstance(font, pikepdf.Dictionary):
        return UNKNOWN
    try:
        return _composite(font) if font.get("/Subtype") == "/Type0" else _simple(font)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        return UNKNOWN


def _simple(font: Any) -> FontMetrics:
    em: float = _EM
    if font.get("/Subtype") == "/Type3":
        em = 1 / (abs(float(font.FontMatrix[0])) or 0.001)
    first = int(font.get("/FirstChar", 0))
    widths = {first + place: float(width) / em for place, width in enumerate(font.get("/Widths", []))}
    descriptor = font.get("/FontDescriptor")
    default = float(descriptor.get("/MissingWidth", 0)) if descriptor is not None else _GUESS
    return FontMetrics(widths, default / em, wide=False)


def _composite(font: Any) -> FontMetrics:
    descendant = font.DescendantFonts[0]
    widths = {code: width / _EM for code, width in _runs(list(descendant.get("/W", [])))}
    return FontMetrics(widths, float(descendant.get("/DW", _EM)) / _EM, wide=True)


def _runs(entries: list[Any]) -> Iterator[tuple[int, float]]:
    """Codes and widths of a W array: "first [width ...]" or "first last width" (ISO 32000-1, 9.7.4.3)."""
    place = 0
    while place + 1 < len(entries):
        first, second = int(entries[place]), entries[place + 1]
        if isinstance(second, pikepdf.Array):
            yield from ((first + index, float(width)) for index, width in enumerate(second))
            place += 2
        else:
            width = float(entries[place + 2])
            yield from ((code, width) for code in range(first, min(int(second), 0xFFFF) + 1))
            place += 3
