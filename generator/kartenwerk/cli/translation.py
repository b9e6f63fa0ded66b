"""English sentences of the command line in the user's language, by a catalogue whose keys are the English ones.

Sentences with values in them are keys with {0}, {1}, ... in their places: what is told is held against them, so that
whoever raises an error need not know of languages. The catalogue is read when it is first needed, without checks that
take time; tests check that it is complete and that nothing in it is left over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import NOTHING, KartenwerkError
from kartenwerk.base.inputs import parse_toml
from kartenwerk.cli.language import GERMAN, language

FILE = "rules_data/lang/de/cli.toml"

FOUR = 4
"""Figures of more digits than that are grouped in German."""

NARROW_SPACE = "\u202f"

_GROUPED = re.compile(r"\d{1,3}(,\d{3})+")
_PLACE = re.compile(r"\{(\d)\}")
_PLACED = re.compile(r"\b[a-z]+(?= [\w\[])")
"""A word before a number or a name."""

_PERHAPS = re.compile(r"(.*) \(did you mean (.*)\?\)", re.DOTALL)


@dataclass(frozen=True)
class Translation:
    """The sections of a catalogue: names of commands, other spellings, words of help pages, words
    for places in files, sentences."""

    commands: Mapping[str, str]
    spellings: Mapping[str, str]
    frame: Mapping[str, str]
    help: Mapping[str, str]
    places: Mapping[str, str]
    messages: Mapping[str, str]

    def sentence(self, text: str) -> str:
        """The sentence in the other language; the English one where the catalogue has none."""
        if text in self.messages:
            return self.messages[text]
        if perhaps := _PERHAPS.fullmatch(text):
            return f"{self.sentence(perhaps[1])} ({self.messages['did you mean'].format(perhaps[2])})"
        for pattern, told in self._patterns:
            if found := pattern.fullmatch(text):
                return _PLACE.sub(lambda place: self._value(found[f"value{place[1]}"]), told)
        return text

    def _value(self, text: str) -> str:
        """A value within a sentence: most are names and numbers, some are words of the catalogue, too."""
        return self.messages.get(text) or (figures_told(text) if _GROUPED.fullmatch(text) else text)

    @cached_property
    def _patterns(self) -> list[tuple[re.Pattern[str], str]]:
        """Sentences with places, those with more words first: others could be taken for them."""
        with_places = sorted((key for key in self.messages if _PLACE.search(key)), key=_words, reverse=True)
        return [(_pattern(key), self.messages[key]) for key in with_places]


@cache
def catalogue() -> Translation:
    """The German catalogue of the program's own data."""
    file = DataRoots.of_program().find(FILE)
    read = parse_toml(file.text(), file.name)
    return Translation(**{section.name: read.get(section.name, {}) for section in fields(Translation)})


def told(text: str, *values: object) -> str:
    """A sentence for the user, in the user's language, with the values in its places."""
    text = catalogue().sentence(text) if language() == GERMAN else text
    return _PLACE.sub(lambda place: str(values[int(place[1])]), text)


def sentence(text: str) -> str:
    """The same sentence in the user's language, its values in it already."""
    return catalogue().sentence(text) if language() == GERMAN else text


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
    places = (fault.file, place_told(fault.key) if fault.key else None, words.sentence(fault.message))
    parts = [": ".join(part for part in places if part)]
    parts += [f"gefunden: {words.sentence(fault.found or NOTHING)}"] if fault.found is not None else []
    parts += [f"erwartet: {words.sentence(fault.expected)}"] if fault.expected is not None else []
    return "; ".join(parts)


def place_told(key: str) -> str:
    """Where a fault lies, "line 7: deal 2: rest" or "NAME", in the user's language; names of keys stay as they are."""
    if language() == GERMAN and key.isupper():
        frame = catalogue().frame
        return frame.get(key) or frame.get(key.lower(), key)
    words = catalogue().places
    return _PLACED.sub(lambda word: words.get(word[0], word[0]), key) if language() == GERMAN else key


def _pattern(key: str) -> re.Pattern[str]:
    """What a sentence looks like with values in its places; a place that comes twice has the same value."""
    pattern, named = "", set[str]()
    for number, part in enumerate(_PLACE.split(key)):
        if number % 2 == 0:
            pattern += re.escape(part)
        elif part in named:
            pattern += f"(?P=value{part})"
        else:
            pattern += f"(?P<value{part}>.*?)"
            named.add(part)
    return re.compile(pattern, re.DOTALL)


def _words(key: str) -> int:
    return len(_PLACE.sub("", key))
