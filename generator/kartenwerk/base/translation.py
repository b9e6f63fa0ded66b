"""Messages in a user's language, by the catalogue of messages; numbers as the language writes them.

The catalogue is a file of the common kind, `messages.po`, which any editor for translators opens. It is read when it is
first needed, without checks that take time; tests check that it is complete and that nothing in it is left over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache

from kartenwerk.base.data import DataRoots
from kartenwerk.base.message import Message

GERMAN, ENGLISH = "de", "en"
LANGUAGES = (ENGLISH, GERMAN)

MESSAGES = "rules_data/lang/de/messages.po"

FOUR = 4
"""Figures of more digits than that are grouped in German."""

NARROW_SPACE = "\u202f"


def translate(text: str, language: str) -> str:
    """A message in that language; another text as it is."""
    if not isinstance(text, Message) or language != GERMAN:
        return str(text)
    known = messages()
    return text.render(lambda template: known.get(template) or template, _German)


def write_figures(text: str, language: str) -> str:
    """A number as it is written in English, "12,345.6", as the language writes it."""
    if language != GERMAN:
        return text
    grouped = text if len(text.partition(".")[0].replace(",", "").lstrip("+-")) > FOUR else text.replace(",", "")
    return grouped.replace(",", NARROW_SPACE).replace(".", ",")


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


class _German:
    """A number that a German template formats."""

    def __init__(self, number: float) -> None:
        self._number = number

    def __format__(self, form: str) -> str:
        return write_figures(format(self._number, form), GERMAN)
