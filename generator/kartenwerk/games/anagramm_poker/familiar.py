"""Everyday words, distinguished from rare ones by how many words of the list begin with them."""

from __future__ import annotations

import gzip
from bisect import bisect_left

from kartenwerk.data import DataRoots
from kartenwerk.mechanics.words.dictionary import OWN_LIST

COMMON = 30  # words that begin with an everyday one
LAST = "\u00ff"  # sorts behind all letters


class Familiar:
    """Whether a word is an everyday one, by a sorted list of words."""

    def __init__(self, words: list[str], least: int) -> None:
        self._words = words
        self._least = least

    @staticmethod
    def of_own_list() -> Familiar:
        """By the project's own list."""
        packed = DataRoots.over().find(OWN_LIST).path.read_bytes()
        return Familiar(sorted(gzip.decompress(packed).decode().split()), COMMON)

    @staticmethod
    def with_any_word() -> Familiar:
        """Where every word will do."""
        return Familiar([], least=0)

    def __call__(self, word: str) -> bool:
        return bisect_left(self._words, word + LAST) - bisect_left(self._words, word) >= self._least
