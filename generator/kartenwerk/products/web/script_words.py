"""A page's words in another language, by the German ones, in which pages and scripts are written."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from kartenwerk.text.web.page import script

Words = Mapping[str, Mapping[str, str]]
"""The words of a language by the German ones: those of the page, and those of each script by its name."""

PAGE = "page"


def word_on_page(words: Words, german: str) -> str:
    """What a page says in that language; German where it has no word for it."""
    return words.get(PAGE, {}).get(german, german)


def script_in(words: Words, name: str) -> str:
    """The project's script of that name with these words in the place of its German ones, each a whole literal."""
    text = script(name)
    literals = {_literal(german): _literal(said) for german, said in words.get(name.rpartition("/")[2], {}).items()}
    return re.sub("|".join(map(re.escape, literals)), lambda found: literals[found[0]], text) if literals else text


def _literal(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)
