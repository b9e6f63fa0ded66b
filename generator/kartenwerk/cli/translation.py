"""English sentences of the command line in the user's language, by a catalogue whose keys are the English ones.

Sentences with values in them are keys with {0}, {1}, ... in their places: what is told is held against them, so that
whoever raises an error need not know of languages. The catalogue is read when it is first needed, without checks that
take time; tests check that it is complete and that nothing in it is left over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from kartenwerk.cli.language import GERMAN, language
from kartenwerk.data import DataRoots
from kartenwerk.errors import KartenwerkError
from kartenwerk.inputs import parse_toml

FILE = "rules_data/lang/de/cli.toml"

FOUR = 4
"""Figures of more digits than that are grouped in German."""

NARROW_SPACE = "\u202f"

_PLACE = re.compile(r"\{(\d)\}")
_PERHAPS = re.compile(r"(.*) \(did you mean (.*)\?\)", re.DOTALL)


@dataclass(frozen=True)
class Translation:
    """The sections of a catalogue: names of commands, other spellings, words of help pages, sentences."""

    commands: Mapping[str, str]
    spellings: Mapping[str, str]
    frame: Mapping[str, str]
    help: Mapping[str, str]
    messages: Mapping[str, str]

    def sentence(self, text: str) -> str:
        """The sentence in the other language; the English one where the catalogue has none."""
        if text in self.messages:
            return self.messages[text]
        if perhaps := _PERHAPS.fullmatch(text):
            return f"{self.sentence(perhaps[1])} ({self.messages['did you mean'].format(perhaps[2])})"
        for pattern, told in self._patterns:
            if found := pattern.fullmatch(text):
                return _PLACE.sub(lambda place: self._value(found[int(place[1]) + 1]), told)
        return text

    def _value(self, text: str) -> str:
        """A value within a sentence: most are names and numbers, some are words of the catalogue, too."""
        return self.messages.get(text, text)

    @cached_property
    def _patterns(self) -> list[tuple[re.Pattern[str], str]]:
        """Sentences with places, those with more words first: others could be taken for them."""
        with_places = sorted((key for key in self.messages if _PLACE.search(key)), key=_words, reverse=True)
        return [(_pattern(key), self.messages[key]) for key in with_places]


@cache
def catalogue() -> Translation:
    """The German catalogue of the program's own data."""
    file = DataRoots.over().find(FILE)
    read = parse_toml(file.text(), file.name)
    return Translation(*(read.get(section, {}) for section in ("commands", "spellings", "frame", "help", "messages")))


def told(text: str, *values: object) -> str:
    """A sentence for the user, in the user's language, with the values in its places."""
    text = catalogue().sentence(text) if language() == GERMAN else text
    return _PLACE.sub(lambda place: str(values[int(place[1])]), text)


def figures_told(text: str) -> str:
    """A number as it is written in English, "12,345.6", as the user's language writes it."""
    if language() != GERMAN:
        return text
    grouped = text if len(text.partition(".")[0].replace(",", "").lstrip("+-")) > FOUR else text.replace(",", "")
    return grouped.replace(",", NARROW_SPACE).replace(".", ",")


def told_fault(fault: KartenwerkError) -> str:
    """An error as one sentence in the user's language."""
    if language() != GERMAN:
        return str(fault)
    words = catalogue()
    parts = [": ".join(part for part in (fault.file, fault.key, words.sentence(fault.message)) if part)]
    parts += [f"gefunden: {words.sentence(fault.found)}"] if fault.found is not None else []
    parts += [f"erwartet: {words.sentence(fault.expected)}"] if fault.expected is not None else []
    return "; ".join(parts)


def _pattern(key: str) -> re.Pattern[str]:
    parts = [re.escape(part) for part in _PLACE.split(key)[::2]]
    return re.compile("(.*?)".join(parts), re.DOTALL)


def _words(key: str) -> int:
    return len(_PLACE.sub("", key))
