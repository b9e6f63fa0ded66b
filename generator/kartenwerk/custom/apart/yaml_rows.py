"""Rows in YAML, of which only the plain part is read: a document of lists, objects and values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import DEEPEST
from kartenwerk.base.message import _
from kartenwerk.custom.apart.elements import (
    KINDS,
    ROWS,
    ListElement,
    Number,
    Pairs,
    kind_of,
    list_names,
    no_form,
    no_rows,
)

_NUMBER = re.compile(r"[-+]?(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
"""What is a number that is written anew; a whole one stays as it is typed."""


def parse_yaml_rows(text: str) -> Iterator[ListElement]:
    """The elements of the list in a YAML text: one document without anchors, aliases and tags."""
    try:
        import yaml
    except ImportError as error:
        raise KartenwerkError(
            "tables in YAML are read by another package, which is missing",
            expected=_("python -m pip install {package}, or the table as JSON or CSV", package="pyyaml"),
        ) from error
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        yield from _YamlList(yaml.parse(text, loader)).elements()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        raise no_form("YAML", " ".join(filter(None, (error.context, error.problem))), line, column) from error
    except yaml.YAMLError as error:
        raise KartenwerkError("the file is not YAML: {reason}", reason=str(error).splitlines()[0]) from error


class _YamlList:
    """Makes values of the events of PyYAML's parser, which makes no objects and knows no types."""

    def __init__(self, events: Iterator[Any]) -> None:
        self._events = events

    def elements(self) -> Iterator[ListElement]:
        self._next()  # the stream
        event = self._next()
        if type(event).__name__ == "StreamEndEvent":
            raise no_rows(None)
        event = self._next()
        match type(event).__name__:
            case "SequenceStartEvent":
                yield from self._list()
            case "MappingStartEvent":
                yield from self._rows_of_mapping()
            case _:
                raise no_rows(KINDS[kind_of(_scalar(event))])
        self._next()  # the end of the document
        event = self._next()
        if type(event).__name__ != "StreamEndEvent":
            raise KartenwerkError("the file holds several documents", key=_at(event), expected=_("one"))

    def _rows_of_mapping(self) -> Iterator[ListElement]:
        names: list[str] = []
        while (event := self._next()) and not _ends(event):
            name = self._name(event)
            event = self._next()
            if name == ROWS and type(event).__name__ == "SequenceStartEvent":
                if ROWS in names:
                    raise KartenwerkError("the name stands twice", key=_at(event), found=ROWS)
                names.append(name)
                yield from self._list()
            else:
                self._value(event, 1)
                names += [name] if name != ROWS else []
        if ROWS not in names:
            raise no_rows(list_names(names))

    def _list(self) -> Iterator[ListElement]:
        while not _ends(event := self._next()):
            yield ListElement(event.start_mark.line + 1, self._value(event, 1))

    def _value(self, event: Any, depth: int) -> object:
        if depth > DEEPEST:
            raise RecursionError
        match type(event).__name__:
            case "SequenceStartEvent":
                return [self._value(each, depth + 1) for each in self._inner()]
            case "MappingStartEvent":
                return Pairs((self._name(each), self._value(self._next(), depth + 1)) for each in self._inner())
            case _:
                return _scalar(event)

    def _inner(self) -> Iterator[Any]:
        while not _ends(event := self._next()):
            yield event

    def _name(self, event: Any) -> str:
        if type(event).__name__ != "ScalarEvent":
            raise KartenwerkError("the name of a column is a text", key=_at(event))
        return str(event.value)

    def _next(self) -> Any:
        event = next(self._events)
        if type(event).__name__ == "AliasEvent" or getattr(event, "anchor", None) is not None:
            raise KartenwerkError(
                "a table has no anchors and aliases", key=_at(event), found=event.anchor, expected=_("each value typed")
            )
        if isinstance(getattr(event, "tag", None), str) and event.tag != "!":
            raise KartenwerkError("a table has no tags", key=_at(event), found=event.tag)
        return event


def _ends(event: Any) -> bool:
    return type(event).__name__ in ("SequenceEndEvent", "MappingEndEvent")


def _scalar(event: Any) -> object:
    """A value as it is typed; without quotes it may be a number, a truth or nothing. Words such as "no" stay words."""
    text = str(event.value)
    if event.style not in (None, ""):
        return text
    if text in _WORDS:
        return _WORDS[text]
    return Number(text) if _NUMBER.fullmatch(text) else text


_WORDS: Mapping[str, object] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}


def _at(event: Any) -> str:
    return _("line {line}", line=event.start_mark.line + 1)
