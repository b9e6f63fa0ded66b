"""Text in HTML: escaped in one function for text and in one for attributes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from itertools import groupby

from markupsafe import Markup

from kartenwerk.text.book.foreign import language_of

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})

_PARTS = re.compile(r"\S+|\s+")


def text(words: str) -> Markup:
    """The words as they stand between tags."""
    return Markup(escape(words, quote=False))


def mark_languages(words: str, languages: Mapping[str, str]) -> Markup:
    """The words between tags, foreign ones with their language; `languages` are those of words in small letters."""
    parts = [(language_of(part.replace("\u00ad", ""), languages), part) for part in _PARTS.findall(words)]
    return Markup(
        "".join(
            f'<span lang="{attribute(language)}">{text(said)}</span>' if language else text(said)
            for language, group in groupby(parts, key=lambda part: part[0])
            for said in ["".join(part for _, part in group)]
        )
    )


def attribute(words: str) -> Markup:
    """The words as they stand between the quotes of an attribute."""
    return Markup(escape(words, quote=True))


def in_language(language: str, around: str = "de") -> Markup:
    """The attribute of an element whose text is in that language; none for that of the page `around` it."""
    return Markup("" if language == around else f' lang="{attribute(language)}"')


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
