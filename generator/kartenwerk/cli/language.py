"""The user's language: `--lang` anywhere on the line, else what the environment says; English for all that is unknown.

What is printed on paper is in the language of its game or deck whatever this one is; `--json` is never translated.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from kartenwerk.base.errors import unknown
from kartenwerk.base.translation import ENGLISH, GERMAN, LANGUAGES

OPTION = "--lang"
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


def asked_for(words: Sequence[str]) -> str:
    """The language that a command line asks for; "" if it asks for none that is spoken here."""
    asked, _ = _part(words)
    return next((name for name in reversed(asked) if name in LANGUAGES), "")


def without_language(words: Sequence[str]) -> list[str]:
    """The command line without its options of language; KartenwerkError for one that is not spoken here."""
    asked, rest = _part(words)
    for name in asked:
        if name not in LANGUAGES:
            raise unknown("there is no language of that name", name, LANGUAGES, OPTION)
    return rest


def _part(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """The languages that are named, and the rest of the line. What stands behind `--` is no option."""
    asked, rest = list[str](), list[str]()
    left = iter(words)
    for word in left:
        if word == "--":
            return asked, [*rest, word, *left]
        if word == OPTION:
            asked.append(next(left, ""))
        elif word.startswith(f"{OPTION}="):
            asked.append(word.partition("=")[2])
        else:
            rest.append(word)
    return asked, rest
