"""Sentences for people, as values: each keeps its English template and what stands in its places.

A `Message` is a string, its English text, so that it can be compared, joined and written down like one. Whoever prints
it may render it anew in another language, and the messages among its values with it. `_` makes one, and Babel extracts
the templates by that name (see CONTRIBUTING, "A new message").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any


class Message(str):
    """A sentence in English with its template and values; without values the template is the sentence.

    Places are those of `str.format`: "at most {most:,} cards". A value is a number, a text that stays as it is in all
    languages, or another message.
    """

    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, /, **values: object) -> Message:
        message = super().__new__(cls, template.format(**values) if values else template)
        message.template, message.values = template, values
        return message

    def render(self, translate: Callable[[str], str], number: Callable[[float], object]) -> str:
        """The sentence by another template, its numbers and the messages within it rendered likewise."""

        def value(each: object) -> object:
            if isinstance(each, Message):
                return each.render(translate, number)
            return number(each) if isinstance(each, int | float) else each

        template = translate(self.template)
        return template.format(**{name: value(each) for name, each in self.values.items()}) if self.values else template

    def with_texts(self, change: Callable[[str], str]) -> Message:
        """The same message with every text among its values changed, those of messages within it, too."""

        def value(each: object) -> object:
            if isinstance(each, Message):
                return each.with_texts(change)
            return change(each) if isinstance(each, str) else each

        return Message(self.template, **{name: value(each) for name, each in self.values.items()})


_ = Message


def ngettext(singular: str, plural: str, count: int, **values: object) -> Message:
    """The message for one or for several, the number as its value `count`."""
    return Message(singular if count == 1 else plural, count=count, **values)


def one_of(known: Iterable[str]) -> Message:
    return _("one of {known}", known=", ".join(known))


def at_most(most: object) -> Message:
    return _("at most {most}", most=most)


def between(least: object, most: object) -> Message:
    """A range, both ends included."""
    return _("{least} to {most}", least=least, most=most)


def join(separator: str, parts: Iterable[str]) -> Message:
    """Messages and other texts one after the other."""
    named = {f"part{number}": part for number, part in enumerate(parts)}
    return Message(separator.join(f"{{{name}}}" for name in named), **named)


_QUOTED = r"""(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")"""
_VALUES = re.compile(rf"\('[^()]*\)|{_QUOTED}(?: or {_QUOTED})*")


def of_library(sentence: str) -> Message:
    """What a library says of an input, as a message: the values in quotes, or in brackets, stand in its places.

    It is translated where the catalogue has its template: whoever calls a library marks those that people meet.
    """
    found = {f"value{number}": each for number, each in enumerate(_VALUES.findall(sentence), start=1)}
    if not found:
        return Message(sentence)
    places = iter(found)
    parts = (part.replace("{", "{{").replace("}", "}}") for part in _VALUES.split(sentence))
    template = next(parts) + "".join(f"{{{place}}}{part}" for place, part in zip(places, parts, strict=True))
    return Message(template, **found)


def as_data(text: str) -> Any:
    """A message as JSON can hold it, with template and values; another text as it is."""
    if not isinstance(text, Message):
        return text
    values = {name: as_data(each) if isinstance(each, str) else each for name, each in text.values.items()}
    return [text.template, values]


def from_data(data: Any) -> str:
    """The message or text that `as_data` has written; KeyError or TypeError for what it has not."""
    if isinstance(data, str):
        return data
    template, values = data
    return Message(
        template, **{name: from_data(each) if isinstance(each, str | list) else each for name, each in values.items()}
    )
