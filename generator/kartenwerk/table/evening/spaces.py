"""Splitting typed text into parts, at commas, or at spaces where there is only one way to do so."""

from __future__ import annotations

import re
from collections.abc import Callable

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _

_COMMA = re.compile(r"[,;]")

MOST_WORDS = 100
"""The most words for which all ways are tried. More words are split at every space."""

LONGEST = 12
"""The most words of a part, because no name has more."""


def split_parts(key: str, text: str, fits: Callable[[str], bool]) -> list[str]:
    """The parts of a text, each of which `fits`. KartenwerkError if the spaces can be read in several ways.

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
            expected=_("commas between the names"),
        )
    return ways[0] if ways else _longest(words, fits)


def _longest(words: list[str], fits: Callable[[str], bool]) -> list[str]:
    """The longest parts that fit, and single words for the rest, so that a message is about what does not fit."""
    found = []
    while words:
        ends = (end for end in range(min(LONGEST, len(words)), 0, -1) if fits(" ".join(words[:end])))
        end = next(ends, 1)
        found.append(" ".join(words[:end]))
        words = words[end:]
    return found


def _ways(words: list[str], fits: Callable[[str], bool]) -> list[list[str]]:
    """Up to two ways to split the words."""
    found: list[list[list[str]]] = [[] for _ in words] + [[[]]]
    for start in reversed(range(len(words))):
        for end in range(start + 1, min(start + LONGEST, len(words)) + 1):
            if found[end] and fits(part := " ".join(words[start:end])):
                found[start] += [[part, *rest] for rest in found[end][:2]]
        del found[start][2:]
    return found[0]
