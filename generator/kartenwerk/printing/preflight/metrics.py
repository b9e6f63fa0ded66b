"""How far letters advance and reach, read from a font's dictionary alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pikepdf

from kartenwerk.printing.preflight.budget import Meter

_EM = 1000
_GUESS = 500.0  # 1/1000 em, for the 14 standard fonts, whose widths a file need not give
_MOST_WIDTHS = 1 << 16  # codes that a font has at most; only hostile ones give more widths
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


def read_metrics(font: Any, meter: Meter) -> FontMetrics:
    """A font's metrics, guessed where the font gives none; `meter` counts the widths."""
    if not isinstance(font, pikepdf.Dictionary):
        return UNKNOWN
    meter.spend()
    try:
        return _composite(font, meter) if font.get("/Subtype") == "/Type0" else _simple(font, meter)
    except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, pikepdf.PdfError):
        return UNKNOWN


def _simple(font: Any, meter: Meter) -> FontMetrics:
    em: float = _EM
    if font.get("/Subtype") == "/Type3":
        em = 1 / (abs(float(font.FontMatrix[0])) or 0.001)
    first, given = int(font.get("/FirstChar", 0)), font.get("/Widths", [])
    count = min(len(given), _MOST_WIDTHS)
    meter.spend(count)
    widths = {first + place: float(given[place]) / em for place in range(count)}
    descriptor = font.get("/FontDescriptor")
    default = float(descriptor.get("/MissingWidth", 0)) if descriptor is not None else _GUESS
    return FontMetrics(widths, default / em, wide=False)


def _composite(font: Any, meter: Meter) -> FontMetrics:
    descendant = font.DescendantFonts[0]
    widths = {}
    for code, width in _runs(descendant.get("/W", []), meter):
        meter.spend()
        widths[code] = width / _EM
    return FontMetrics(widths, float(descendant.get("/DW", _EM)) / _EM, wide=True)


def _runs(entries: Any, meter: Meter) -> Iterator[tuple[int, float]]:
    """Codes and widths of a W array: "first [width ...]" or "first last width" (ISO 32000-1, 9.7.4.3)."""
    place = 0
    while place + 1 < len(entries):
        meter.spend()
        first, second = int(entries[place]), entries[place + 1]
        if isinstance(second, pikepdf.Array):
            yield from ((first + index, float(second[index])) for index in range(len(second)))
            place += 2
        else:
            width = float(entries[place + 2])
            yield from ((code, width) for code in range(first, min(int(second), 0xFFFF) + 1))
            place += 3
