"""The command line's sentences in the user's language: messages by the catalogue, help pages by `cli.toml`.

Both are read when they are first needed, without checks that take time; tests check that they are complete and that
nothing in them is left over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache

from kartenwerk.base.data import DataRoots
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.message import Message
from kartenwerk.base.translation import GERMAN, translate, write_figures
from kartenwerk.cli.language import language

FILE = "rules_data/lang/de/cli.toml"


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


def gettext(text: str, /, **values: object) -> str:
    """A message in the user's language, or the one of this template and these values; another text as it is."""
    return translate(text if isinstance(text, Message) else Message(text, **values), language())


def spell_command(name: str) -> str:
    """How a command is called in the user's language: "score add"."""
    if language() != GERMAN:
        return name
    return " ".join(help_words().commands.get(word, word) for word in name.split())


def figures(text: str) -> str:
    """A number as it is written in English, "12,345.6", as the user's language writes it."""
    return write_figures(text, language())
