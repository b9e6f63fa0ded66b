"""Hyphenation by Liang's patterns, with exceptions as data.

After F. M. Liang, "Word Hy-phen-a-tion by Com-put-er", Stanford 1983, the method of TeX. A pattern is a piece of a word
with digits between its letters; "." is the edge of a word. Each digit says how strongly a break there is wanted (odd)
or forbidden (even). All patterns that occur in a word are laid over it, the highest digit at each place counts, and an
odd one permits a break.

The patterns are read in 10 ms: the digits of a pattern are parsed only when a word contains it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from hashlib import sha256

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.catalog.load import read_model

PATTERNS = "fonts/hyphenation/dehyphn-x-2022-03-16.pat"
ENGLISH = "fonts/hyphenation/hyph_en_US.dic"
EXCEPTIONS = "rules_data/hyphenation.toml"

_NO_DIGITS = str.maketrans("", "", "0123456789")
_COMMENT = re.compile(r"%.*|^[A-Z].*", re.MULTILINE)  # of a dictionary also its settings, such as LEFTHYPHENMIN 2


class HyphenatedWords(Data):
    """The data of `rules_data/hyphenation.toml`: words with a hyphen at each place where they may be broken."""

    words: tuple[Name, ...] = Field(strict=False)


class Hyphenator:
    """Finds where words may be broken, with at least `left` letters before a break and `right` letters after it."""

    def __init__(self, patterns: str, words: Iterable[str] = (), *, left: int = 2, right: int = 2) -> None:
        self._source = patterns
        self._words = {word.replace("-", "").lower(): _cuts(word) for word in words}
        self._left = left
        self._right = right
        self._known: dict[str, tuple[int, ...]] = {}

    @staticmethod
    def german(roots: DataRoots) -> Hyphenator:
        """The hyphenator for reformed German with the project's exceptions; KartenwerkError if they are faulty."""
        words = read_model(roots.find(EXCEPTIONS), HyphenatedWords).words
        return Hyphenator(roots.find(PATTERNS).text(), words)

    @staticmethod
    def of(language: str, roots: DataRoots) -> Hyphenator | None:
        """The hyphenator for "de" or "en"; None for a language whose words are not hyphenated here."""
        if language == "en":
            return Hyphenator(roots.find(ENGLISH).text(), right=3)
        return Hyphenator.german(roots) if language == "de" else None

    @cached_property
    def digest(self) -> str:
        """A hash of the patterns and exceptions."""
        return sha256(repr((self._source, sorted(self._words.items()), self._left, self._right)).encode()).hexdigest()

    def positions(self, word: str) -> tuple[int, ...]:
        """The indices of the letters before which `word` may be broken; it consists of letters only."""
        known = self._known.get(word)
        if known is None:
            known = self._known[word] = self._find(word)
        return known

    def _find(self, word: str) -> tuple[int, ...]:
        small = word.lower()
        if len(small) != len(word):  # a letter whose lower case is two characters: the places would not agree
            return ()
        cuts = self._words.get(small)
        if cuts is None:
            cuts = self._by_patterns(small)
        return tuple(cut for cut in cuts if self._left <= cut <= len(word) - self._right)

    def _by_patterns(self, word: str) -> tuple[int, ...]:
        """The breaks by the patterns: where the highest of all values is odd."""
        patterns, longest = _patterns(self._source)
        framed = f".{word}."
        values = [0] * (len(framed) + 1)
        for start in range(len(framed)):
            for end in range(start + 1, min(start + longest, len(framed)) + 1):
                pattern = patterns.get(framed[start:end])
                if pattern is not None:
                    for offset, value in enumerate(_values(pattern)):
                        values[start + offset] = max(values[start + offset], value)
        return tuple(place - 1 for place in range(2, len(framed) - 1) if values[place] % 2)


@lru_cache(maxsize=4)
def _patterns(source: str) -> tuple[Mapping[str, str], int]:
    """Each pattern by its letters ("bal": "3bal"), without the macros and braces of the TeX file; and the most letters.

    A process that has read a file of patterns keeps them: every deck and every booklet has a hyphenator of its own.
    """
    text = _COMMENT.sub("", source)
    marked = [pattern for pattern in text.split() if pattern[0] not in "\\{}"]
    if not marked:  # of a language whose words are not broken
        return {}, 0
    found = dict(zip("\n".join(marked).translate(_NO_DIGITS).split("\n"), marked, strict=True))
    return found, max(map(len, found), default=0)


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
