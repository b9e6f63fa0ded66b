"""German hyphenation by Liang's patterns, with exceptions as data.

The patterns are read in 10 ms: their digits are only parsed when a word meets the pattern.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property

from kartenwerk.data import DataRoots
from kartenwerk.errors import KartenwerkError

PATTERNS = "fonts/hyphenation/dehyphn-x-2022-03-16.pat"
EXCEPTIONS = "rules_data/hyphenation.toml"

_NO_DIGITS = str.maketrans("", "", "0123456789")
_COMMENT = re.compile(r"%.*")


class Hyphenator:
    """Where words may be broken. `left` and `right` letters at least stay on either side."""

    def __init__(self, patterns: str, words: Iterable[str] = (), *, left: int = 2, right: int = 2) -> None:
        self._source = patterns
        self._words = {word.replace("-", "").lower(): _cuts(word) for word in words}
        self._left = left
        self._right = right
        self._known: dict[str, tuple[int, ...]] = {}

    @staticmethod
    def german(roots: DataRoots) -> Hyphenator:
        """The hyphenator for reformed German, with the project's own words."""
        file = roots.find(EXCEPTIONS)
        try:
            words = tomllib.loads(file.text())["words"]
        except (tomllib.TOMLDecodeError, KeyError) as error:
            raise KartenwerkError(f"the list of words cannot be read: {error}", file=file.name) from error
        return Hyphenator(roots.find(PATTERNS).text(), words)

    @cached_property
    def _patterns(self) -> Mapping[str, str]:
        """Letters -> pattern ("bal" -> "3bal"); macros and braces of the TeX file are left out."""
        text = _COMMENT.sub("", self._source)
        marked = [pattern for pattern in text.split() if pattern[0] not in "\\{}"]
        return dict(zip("\n".join(marked).translate(_NO_DIGITS).split("\n"), marked, strict=True))

    @cached_property
    def _longest(self) -> int:
        return max(map(len, self._patterns), default=0)

    def positions(self, word: str) -> tuple[int, ...]:
        """The indices before which `word` (letters only, no hyphens) may be broken."""
        known = self._known.get(word)
        if known is None:
            known = self._known[word] = self._find(word)
        return known

    def _find(self, word: str) -> tuple[int, ...]:
        small = word.lower()
        if len(small) != len(word):
            return ()
        cuts = self._words.get(small)
        if cuts is None:
            cuts = self._by_patterns(small)
        return tuple(cut for cut in cuts if self._left <= cut <= len(word) - self._right)

    def _by_patterns(self, word: str) -> tuple[int, ...]:
        """Odd values between letters permit a break, the highest pattern counts."""
        framed = f".{word}."
        values = [0] * (len(framed) + 1)
        for start in range(len(framed)):
            for end in range(start + 1, min(start + self._longest, len(framed)) + 1):
                pattern = self._patterns.get(framed[start:end])
                if pattern is not None:
                    for offset, value in enumerate(_values(pattern)):
                        values[start + offset] = max(values[start + offset], value)
        return tuple(place - 1 for place in range(2, len(framed) - 1) if values[place] % 2)


def _values(pattern: str) -> list[int]:
    """The digits between the letters of a pattern: "1ba3l" -> [1, 0, 3, 0]."""
    values = [0]
    for character in pattern:
        if character.isdigit():
            values[-1] = int(character)
        else:
            values.append(0)
    return values


def _cuts(word: str) -> tuple[int, ...]:
    """The breaks of "Don-ner-wet-ter": (3, 6, 9)."""
    cuts: list[int] = []
    for part in word.split("-")[:-1]:
        cuts.append(len(part) + (cuts[-1] if cuts else 0))
    return tuple(cuts)
