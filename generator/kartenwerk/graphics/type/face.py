"""The measures of a cut: widths, pair kerning and heights, read through HarfBuzz."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from kartenwerk.graphics.display import POINT

_WORD = re.compile(r"\S+")
_FEATURES = {"kern": True, "liga": False, "clig": False, "dlig": False, "calt": False}
"""No ligatures, because German allows none across the joint of a compound (Auf|lage), and fonts know no joints."""


class Face:
    """One static font. Heights are in em; widths are in mm at a size in pt.

    Kerning acts inside words only. So the widths of words add up, and a word space may be stretched.
    """

    def __init__(self, name: str, content: bytes) -> None:
        self.name = name
        self._content = content
        self._advances: dict[str, float] = {}
        self._lengths: dict[str, float] = {}
        self._words: dict[str, tuple[float, ...]] = {}

    @cached_property
    def _font(self) -> Any:
        import uharfbuzz as hb

        return hb.Font(hb.Face(self._content))

    @cached_property
    def _em(self) -> float:
        return float(self._font.face.upem)

    @cached_property
    def ascender(self) -> float:
        return float(self._font.get_font_extents("ltr").ascender) / self._em

    @cached_property
    def descender(self) -> float:
        """How far letters reach below the baseline: a negative number."""
        return float(self._font.get_font_extents("ltr").descender) / self._em

    @cached_property
    def cap_height(self) -> float:
        return self._metric("CAP_HEIGHT")

    def has(self, character: str) -> bool:
        """Whether the font has a glyph for `character`."""
        return bool(self._font.get_nominal_glyph(ord(character)))

    def width(self, text: str, size: float, tracking: float = 0.0) -> float:
        """The advance of `text` in mm: where the next run begins. `tracking`, in em, is added to every character."""
        length = self._lengths.get(text)
        if length is None:
            length = self._lengths[text] = self._length(text)
        return (length / 1000 + tracking * len(text)) * size * POINT

    def _length(self, text: str) -> float:
        """The advance of `text` in 1/1000 em."""
        units = sum(self._advance(character) for character in text)
        return units + sum(sum(self.kerning(word)) for word in _WORD.findall(text))

    def kerning(self, word: str) -> tuple[float, ...]:
        """By how much kerning changes the advance of each character of a word, in 1/1000 em."""
        known = self._words.get(word)
        if known is None:
            known = self._words[word] = self._shape(word)
        return known

    def _shape(self, word: str) -> tuple[float, ...]:
        """The kerning of a word; 0 throughout where shaping does not give one glyph for each character."""
        import uharfbuzz as hb

        buffer = hb.Buffer()
        buffer.add_str(word)
        buffer.guess_segment_properties()
        hb.shape(self._font, buffer, _FEATURES)
        positions = buffer.glyph_positions
        if positions is None or len(positions) != len(word):
            return (0.0,) * len(word)
        return tuple(
            round(position.x_advance * 1000 / self._em - self._advance(character), 2)
            for position, character in zip(positions, word, strict=True)
        )

    def _advance(self, character: str) -> float:
        """The advance of one character in 1/1000 em."""
        known = self._advances.get(character)
        if known is None:
            glyph = self._font.get_nominal_glyph(ord(character)) or 0
            known = self._advances[character] = self._font.get_glyph_h_advance(glyph) * 1000 / self._em
        return known

    def _metric(self, tag: str) -> float:
        import uharfbuzz as hb

        return float(self._font.get_metric_position_with_fallback(getattr(hb.OTMetricsTag, tag))) / self._em
