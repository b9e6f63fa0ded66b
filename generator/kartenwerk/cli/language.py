"""The user's language: `--lang` anywhere on the line, else what the environment says; English for all that is unknown.

What is printed on paper is German whatever the language is, and `--json` is never translated.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from kartenwerk.errors import unknown

OPTION = "--lang"
GERMAN, ENGLISH = "de", "en"
LANGUAGES = (ENGLISH, GERMAN)
VARIABLES = ("KARTENWERK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a user's language is looked for, the first that says anything."""

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language of this run."""
    return _language.get()


@contextmanager
def speaking(chosen: str) -> Iterator[None]:
    """That language is the one of the run until the end of this."""
    token = _language.set(chosen)
    try:
        yield
    finally:
        _language.reset(token)


def of_user() -> str:
    """The language that the environment asks for."""
    for name in VARIABLES:
        if value := os.environ.get(name):
            return GERMAN if value[:2].lower() == GERMAN else ENGLISH
    return ENGLISH


def taken_from(words: Sequence[str]) -> tuple[str, list[str]]:
    """The language that a command line asks for, "" if it does not, and the line without that option.

    What stands behind `--` is no option. KartenwerkError for a language that is not spoken here.
    """
    chosen, rest = "", list[str]()
    left = iter(words)
    for word in left:
        if word == "--":
            return chosen, [*rest, word, *left]
        if word == OPTION:
            chosen = _known(next(left, ""))
        elif word.startswith(f"{OPTION}="):
            chosen = _known(word.partition("=")[2])
        else:
            rest.append(word)
    return chosen, rest


def _known(name: str) -> str:
    if name not in LANGUAGES:
        raise unknown("language", name, LANGUAGES, OPTION)
    return name
