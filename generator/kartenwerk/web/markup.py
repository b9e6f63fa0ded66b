"""Text in HTML: escaped in one function for text and in one for attributes."""

from __future__ import annotations

import re
from html import escape

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def text(words: str) -> str:
    """The words as they stand between tags."""
    return escape(words, quote=False)


def attribute(words: str) -> str:
    """The words as they stand between the quotes of an attribute."""
    return escape(words, quote=True)


def slug(words: str) -> str:
    """The words as part of an address: "Häufige Fragen" is "haeufige-fragen"."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower().translate(_UMLAUTS)).strip("-") or "teil"


class Ids:
    """The ids of a page, none of them twice."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def new(self, words: str) -> str:
        """An id made of the words, with a number if it is taken."""
        stem = slug(words)
        name, count = stem, 1
        while name in self._taken:
            count += 1
            name = f"{stem}-{count}"
        self._taken.add(name)
        return name
