"""Foreign words in a text, marked so that screen readers speak a deck's own words in their language."""

from __future__ import annotations

import re
from collections.abc import Mapping

_LETTERS = re.compile(r"[^\W\d_]+")


def language_of(word: str, languages: Mapping[str, str]) -> str:
    """The language of a word that is foreign throughout, or ""; a compound with a German part is German.

    `languages` are those of foreign words in small letters.
    """
    found = {languages.get(part.lower(), "") for part in _LETTERS.findall(word)} if languages else ()
    return found.pop() if len(found) == 1 else ""
