"""A compact index of words by their letters: which words can be made of exactly these?

The index is one block of bytes: the number of slots, a hash table of that many 32-bit numbers, then the words, one
byte a letter, with words of the same letters in one line. A slot holds the position of a line, or 0 if it is empty;
a line whose slot is taken goes into the next free one. A list of 590,000 words takes 11 MB and can be used as soon as
it is read.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from functools import cached_property
from hashlib import sha256
from itertools import groupby
from typing import TypeAlias
from zlib import crc32

from kartenwerk.play.mechanics.words.spelling import ENCODING

Letters: TypeAlias = bytes
"""Letters in Latin-1, sorted: the key of all words that are made of them."""

_NUMBER = 4  # bytes
_SPACE = b" "  # comes before every letter
_ENDS = (_SPACE, b"\n")  # of a word


def letters_of(text: str) -> Letters:
    """The letters of a text in capitals, as a key of the index."""
    return _sort(text.encode(ENCODING))


def _first_half(line: bytes) -> Letters:
    """The letters of a line of letters, space, word: both are as long."""
    return line[: len(line) // 2]


def _sort(word: bytes) -> Letters:
    return bytes(sorted(word))


class WordIndex:
    """Words in capitals by their letters, read from a block of bytes that `build` has made."""

    def __init__(self, content: bytes) -> None:
        numbers = memoryview(content)[: len(content) // _NUMBER * _NUMBER].cast("I")
        self._slots = numbers[0]
        self._table = numbers[1 : 1 + self._slots]
        self._content = content

    @staticmethod
    def build(words: Iterable[str]) -> bytes:
        """The index of words in capitals; the same words give the same bytes."""
        different = {word.encode(ENCODING) for word in words}
        by_letters = sorted(_sort(word) + _SPACE + word for word in different)
        slots = 2
        while slots < 2 * len(by_letters):
            slots *= 2
        table = array("I", bytes(_NUMBER * slots))
        lines = bytearray()
        start = _NUMBER * (1 + slots)
        for letters, group in groupby(by_letters, key=_first_half):
            slot = crc32(letters) % slots
            while table[slot]:
                slot = (slot + 1) % slots
            table[slot] = start + len(lines)
            lines += _SPACE.join(line[len(letters) + 1 :] for line in group) + b"\n"
        return array("I", [slots]).tobytes() + table.tobytes() + bytes(lines)

    @cached_property
    def digest(self) -> str:
        """A hash that identifies this list of words."""
        return sha256(self._content).hexdigest()

    def anagrams(self, letters: Letters) -> tuple[str, ...]:
        """All words made of exactly these letters, in the order of their codes."""
        line = self._line(letters)
        return tuple(line.decode(ENCODING).split(" ")) if line else ()

    def __contains__(self, word: str) -> bool:
        return word in self.anagrams(letters_of(word))

    def __iter__(self) -> Iterator[str]:
        """Every word, ordered by its letters."""
        for line in self._content[_NUMBER * (1 + self._slots) :].splitlines():
            yield from line.decode(ENCODING).split(" ")

    def _line(self, letters: Letters) -> bytes:
        """The words of these letters, empty if there are none."""
        content, size = self._content, len(letters)
        slot = crc32(letters) % self._slots
        while place := self._table[slot]:
            end = place + size
            if content[end : end + 1] in _ENDS and _sort(content[place:end]) == letters:
                return content[place : content.index(b"\n", place)]
            slot = (slot + 1) % self._slots
        return b""
