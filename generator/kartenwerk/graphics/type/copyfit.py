"""Words measured in the project's fonts, for templates that fit type into a width."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kartenwerk.graphics.display import POINT

if TYPE_CHECKING:
    from kartenwerk.graphics.type.face import Face
    from kartenwerk.graphics.type.library import Fonts

DISPLAY = "display"
"""The font of titles, unless a deck has one of its own."""


class Copyfit:
    """Lengths and sizes in mm. `names` are other names of cuts in templates, such as a deck's display face."""

    def __init__(self, fonts: Fonts, names: Mapping[str, str]) -> None:
        self._fonts = fonts
        self._names = names

    def face(self, font: str) -> Face:
        return self._fonts.face(self._names.get(font, font))

    def capitals(self, font: str) -> float:
        """The height of capitals, in font sizes."""
        return self.face(font).cap_height

    def length(self, words: str, font: str, size: float) -> float:
        """How long the words are at that size."""
        return self.face(font).width(words, size / POINT)

    def filling(self, words: str, font: str, width: float) -> float:
        """The size at which the words are `width` mm long; `width` itself for words without any length."""
        return max(width, 0.0) / (self.length(words, font, 1.0) or 1.0)

    def fit(self, words: str, font: str, width: float, size: float) -> float:
        """The size, or less, so that the words are at most `width` mm long."""
        return min(size, self.filling(words, font, width))

    def lines(self, words: str, font: str, size: float, width: float) -> list[str]:
        """The words broken at spaces into lines of at most `width` mm; a word that is longer keeps one of its own."""
        lines: list[str] = []
        for word in words.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.length(longer, font, size) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines
