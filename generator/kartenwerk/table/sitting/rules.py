"""The rules at the table: the short ones, or passages of the booklet on a subject."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kartenwerk.table.sitting.typed import plain

MOST = 6
"""The most passages that are printed."""

LONG = 320
"""The letters of a passage that is printed whole. Of a longer one the sentences on the subject are printed."""

SHORTEST_STEM = 4

_ENDING = re.compile(r"(en|e|n|s|st|t)$")
_SENTENCES = re.compile(r"(?<=[.!?“])\s+(?=[A-ZÄÖÜ„])")


class RuleTexts(NamedTuple):
    """The short rules, line by line, and all that the booklet says, these among it."""

    short: Sequence[str]
    long: Sequence[str]


class Passages(NamedTuple):
    """The passages found, and how many more there are in the booklet."""

    found: Sequence[str]
    more: int


def passages(texts: Sequence[str], wanted: Sequence[str]) -> Passages:
    """The texts that speak of one of the `wanted` things, in whatever form its words have."""
    for patterns in ([*map(_in_a_row, wanted)], [*map(_anywhere, wanted)]):
        found = [*dict.fromkeys(part for text in texts for part in _extract(text, patterns))]
        if found:
            return Passages(found[:MOST], max(0, len(found) - MOST))
    return Passages((), 0)


def _extract(text: str, patterns: Sequence[re.Pattern[str]]) -> Iterator[str]:
    """The text if it is on the subject; of a long text only the sentences that are."""
    if not _speaks(text, patterns):
        return
    sentences = [each for each in _SENTENCES.split(text) if _speaks(each, patterns)]
    yield text if len(text) <= LONG or not sentences else " ".join(sentences)


def _speaks(text: str, patterns: Sequence[re.Pattern[str]]) -> bool:
    return any(pattern.search(plain(text)) for pattern in patterns)


def _in_a_row(words: str) -> re.Pattern[str]:
    return re.compile(" ".join(rf"\b{_stem(word)}\w*" for word in plain(words).split()))


def _anywhere(words: str) -> re.Pattern[str]:
    return re.compile("".join(rf"(?=.*\b{_stem(word)})" for word in plain(words).split()))


def _stem(word: str) -> str:
    stem = _ENDING.sub("", word)
    return re.escape(stem if len(stem) >= SHORTEST_STEM else word)
