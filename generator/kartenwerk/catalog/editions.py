"""Editions: one file in several languages, of which each sees the keys NAME@LANGUAGE that are its own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.base.message import Message, _, one_of
from kartenwerk.base.translation import GERMAN, LANGUAGES

MEANT_EMPTY = "-"
"""The text that says that a translation is meant to be empty."""
_NAME = re.compile(r"(.+)@([A-Za-z]{2,3})")


class KeyFault(NamedTuple):
    """What is wrong with a key of a file in several languages."""

    message: Message
    key: str
    found: str | None = None
    expected: str | None = None


def split_language(name: str) -> tuple[str, str]:
    """A name and its language, "" for none."""
    match = _NAME.fullmatch(name.strip())
    return (match[1].strip(), match[2].lower()) if match else (name, "")


def drop_meant(text: str, head: str) -> str:
    """The text of a key or column `head`; "" where a translation is meant to be empty."""
    return "" if text == MEANT_EMPTY and "@" in head else text


def game_languages(content: Mapping[str, Any], file: str) -> tuple[str, ...]:
    """The languages of a game's file, the usual one first; KartenwerkError for one that the program does not speak."""
    given = content.get("language", GERMAN)
    if not isinstance(given, list):
        return (given if isinstance(given, str) else GERMAN,)  # what is no language is reported with all else
    wrong = [each for each in given if each not in LANGUAGES]
    if wrong or not given:
        found = repr(wrong[0] if wrong else given)
        raise KartenwerkError(
            "the value does not fit", file=file, key="language", found=found, expected=one_of(LANGUAGES)
        )
    return tuple(dict.fromkeys(given))


def game_in_edition(content: Mapping[str, Any], language: str, file: str) -> dict[str, Any]:
    """A game's file as its edition in a language sees it, or as its first one where it does not have that.

    DataError reports every key without a translation.
    """
    languages = game_languages(content, file)
    chosen = language if language in languages else languages[0]
    seen = FileEdition(languages, chosen)
    found = seen.of_file(content)
    if seen.faults:
        raise DataError(
            [
                KartenwerkError(each.message, file=file, key=each.key, found=each.found, expected=each.expected)
                for each in seen.faults
            ]
        )
    return found | {"language": chosen} if isinstance(content.get("language"), list) else found


class FileEdition:
    """What the edition in one of the `languages` sees of a file's keys; what is missing or double is gathered."""

    def __init__(self, languages: Sequence[str], language: str) -> None:
        self.languages, self.language = languages, language
        self.faults: list[KeyFault] = []

    def of_file(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """The content as the edition sees it; its title may be a text for each language."""
        seen: dict[str, Any] = self._of_keys(raw, "")
        title = seen.get("title")
        if isinstance(title, Mapping) and title:
            for name in title:
                if name not in self.languages:
                    self._refuse(f"title.{name}", name)
            if self.language not in title:
                self.faults.append(KeyFault(_("the title is missing in this language"), f"title.{self.language}"))
            seen["title"] = title.get(self.language, next(iter(title.values())))
        return seen

    def _of_keys(self, value: Any, path: str) -> Any:
        if isinstance(value, list):
            return [self._of_keys(each, path) for each in value]
        if not isinstance(value, Mapping):
            return value
        made: dict[str, Any] = {}
        given: dict[str, dict[str, Any]] = {}
        for key, inner in value.items():
            name, language = split_language(key)
            here = f"{path}.{key}".lstrip(".")
            if not language:
                made[name] = self._of_keys(inner, here)
            elif language not in self.languages:
                self._refuse(here, language)
            else:
                given.setdefault(name, {})[language] = inner
                made.setdefault(name, None)
        for name, texts in given.items():
            here = f"{path}.{name}".lstrip(".")
            if made[name] is not None:
                self.faults.append(KeyFault(_("the key is there with a language and without one"), here))
            elif self.language in texts:
                text = texts[self.language]
                made[name] = drop_meant(text, f"{name}@") if isinstance(text, str) else text
            else:
                missing = _("the key is missing in this language")
                self.faults.append(KeyFault(missing, f"{here}@{self.language}", expected=_("a text")))
                made[name] = next(iter(texts.values()))
        return made

    def _refuse(self, key: str, language: str) -> None:
        self.faults.append(KeyFault(_("the game has no such language"), key, language, one_of(self.languages)))
