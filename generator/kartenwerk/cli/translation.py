"""The command line's sentences in the user's language: messages by the catalogue, numbers as the language writes them.

The catalogue of messages is a file of the common kind, `messages.po`, which any editor for translators opens. Names of
commands and the sentences of help pages stand in `cli.toml`. Both are read when they are first needed, without checks
that take time; tests check that they are complete and that nothing in them is left over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache

from kartenwerk.base.data import DataRoots
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.message import Message
from kartenwerk.cli.language import GERMAN, language

FILE = "rules_data/lang/de/cli.toml"
MESSAGES = "rules_data/lang/de/messages.po"

FOUR = 4
"""Figures of more digits than that are grouped in German."""

NARROW_SPACE = "\u202f"


@dataclass(frozen=True)
class HelpWords:
    """The catalogue of help pages: names of commands, other spellings, words of the frame, sentences, layouts."""

    commands: Mapping[str, str]
    spellings: Mapping[str, str]
    frame: Mapping[str, str]
    help: Mapping[str, str]
    layouts: Mapping[str, str]


@cache
def help_words() -> HelpWords:
    """The German words of help pages."""
    file = DataRoots.of_program().find(FILE)
    read = parse_toml(file.text(), file.name)
    return HelpWords(**{section.name: read.get(section.name, {}) for section in fields(HelpWords)})


@cache
def messages() -> Mapping[str, str]:
    """The German templates by the English ones; those for one and for several under either."""
    return dict(_entries(DataRoots.of_program().find(MESSAGES).text()))


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a catalogue as gettext writes them: lines of keywords, each with strings that may go on below."""
    for block in text.split("\n\n"):
        strings = dict[str, str]()
        keyword = ""
        for line in block.splitlines():
            if line and line[0] != "#":
                if line[0] != '"':
                    keyword, _, line = line.partition(" ")
                strings[keyword] = strings.get(keyword, "") + json.loads(line)
        if "msgid_plural" in strings:
            yield strings["msgid"], strings["msgstr[0]"]
            yield strings["msgid_plural"], strings["msgstr[1]"]
        elif strings.get("msgid"):
            yield strings["msgid"], strings["msgstr"]


def gettext(text: str, /, **values: object) -> str:
    """A message in the user's language, or the one of this template and these values; another text as it is."""
    message = text if isinstance(text, Message) else Message(text, **values)
    if language() != GERMAN:
        return str(message)
    known = messages()
    return message.render(lambda template: known.get(template) or template, _German)


def figures(text: str) -> str:
    """A number as it is written in English, "12,345.6", as the user's language writes it."""
    if language() != GERMAN:
        return text
    grouped = text if len(text.partition(".")[0].replace(",", "").lstrip("+-")) > FOUR else text.replace(",", "")
    return grouped.replace(",", NARROW_SPACE).replace(".", ",")


class _German:
    """A number that a German template formats."""

    def __init__(self, number: float) -> None:
        self._number = number

    def __format__(self, form: str) -> str:
        return figures(format(self._number, form))
