"""Parts of what a person types: commas part them, and spaces where that can be read in one way alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from kartenwerk.base.errors import KartenwerkError

_COMMA = re.compile(r"[,;]")

MOST_WORDS = 100
"""So many words are tried; what has more is parted at every space."""

LONGEST = 12
"""So many words a part may have: a name has no more."""


def parted(key: str, text: str, fits: Callable[[str], bool]) -> list[str]:
    """The parts of a text; `fits` tells what can be one. KartenwerkError for spaces that can be read in several ways.

    Names may have spaces: "Anna M Cleo" are two players where one is called Anna M, and nobody M.
    """
    found: list[str] = []
    for part in filter(None, map(str.strip, _COMMA.split(text))):
        found += [part] if _COMMA.search(text) and fits(part) else _at_spaces(key, part.split(), fits)
    return found


def _at_spaces(key: str, words: list[str], fits: Callable[[str], bool]) -> list[str]:
    if not 1 < len(words) <= MOST_WORDS:
        return words
    ways = _ways(words, fits)
    if len(ways) > 1:
        raise KartenwerkError(
            "this can be read in several ways",
            key=key,
            found=" / ".join(", ".join(way) for way in ways),
            expected="commas between the names",
        )
    return ways[0] if ways else _longest(words, fits)


def _longest(words: list[str], fits: Callable[[str], bool]) -> list[str]:
    """The parts as far as they fit, the longest first, and words alone: so a message is about what does not fit."""
    found = []
    while words:
        ends = (end for end in range(min(LONGEST, len(words)), 0, -1) if fits(" ".join(words[:end])))
        end = next(ends, 1)
        found.append(" ".join(words[:end]))
        words = words[end:]
    return found


def _ways(words: list[str], fits: Callable[[str], bool]) -> list[list[str]]:
    """Two ways to part the words, if there are so many."""
    found: list[list[list[str]]] = [[] for _ in words] + [[[]]]
    for start in reversed(range(len(words))):
        for end in range(start + 1, min(start + LONGEST, len(words)) + 1):
            if found[end] and fits(part := " ".join(words[start:end])):
                found[start] += [[part, *rest] for rest in found[end][:2]]
        del found[start][2:]
    return found[0]
