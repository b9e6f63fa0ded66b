"""Rows in JSON: each is parsed by itself, so that it is known where it begins."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from json import JSONDecodeError

from kartenwerk.base.errors import KartenwerkError
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

_SPACE = re.compile(r"[ \t\r\n]*")


def parse_json_rows(text: str) -> Iterator[ListElement]:
    """The elements of the list in a JSON text."""
    decoder = json.JSONDecoder(
        object_pairs_hook=Pairs, parse_int=Number, parse_float=Number, parse_constant=Number, strict=False
    )
    try:
        yield from _JsonList(text, decoder).elements()
    except JSONDecodeError as error:
        raise no_form("JSON", error.msg, error.lineno, error.colno) from error


class _JsonList:
    """Goes through a JSON text value by value, so that it is known where each of the rows begins."""

    def __init__(self, text: str, decoder: json.JSONDecoder) -> None:
        self._text, self._decoder = text, decoder
        self._line, self._counted = 1, 0
        self._at = 0

    def elements(self) -> Iterator[ListElement]:
        sign = self._sign()
        if sign == "[":
            yield from self._list()
        elif sign == "{":
            yield from self._rows_of_object()
        else:
            raise no_rows(KINDS[kind_of(self._value())] if sign else None)
        if self._sign():
            raise JSONDecodeError("Extra data", self._text, self._at)

    def _rows_of_object(self) -> Iterator[ListElement]:
        names: list[str] = []
        for _number in self._members("}"):
            if self._sign() != '"':
                raise JSONDecodeError("Expecting property name enclosed in double quotes", self._text, self._at)
            name = str(self._value())
            if name == ROWS and ROWS in names:
                raise KartenwerkError("the name stands twice", found=ROWS)
            names.append(name)
            if self._sign() != ":":
                raise JSONDecodeError("Expecting ':' delimiter", self._text, self._at)
            self._at += 1
            sign = self._sign()
            if name == ROWS and sign == "[":
                yield from self._list()
            else:
                self._value()
                if name == ROWS:  # something else that is called so
                    names.pop()
        if ROWS not in names:
            raise no_rows(list_names(names))

    def _list(self) -> Iterator[ListElement]:
        for _number in self._members("]"):
            self._sign()
            line = self._count_lines()
            yield ListElement(line, self._value())

    def _members(self, end: str) -> Iterator[None]:
        """Once before each member; whoever asks for the next has gone past the one before."""
        self._at += 1
        if self._sign() == end:
            self._at += 1
            return
        while True:
            yield
            sign = self._sign()
            self._at += 1
            if sign == end:
                return
            if sign != ",":
                raise JSONDecodeError("Expecting ',' delimiter", self._text, self._at - 1)

    def _sign(self) -> str:
        """The next sign that is no space; "" at the end."""
        found = _SPACE.match(self._text, self._at)
        assert found is not None
        self._at = found.end()
        return self._text[self._at : self._at + 1]

    def _value(self) -> object:
        value, self._at = self._decoder.raw_decode(self._text, self._at)
        return value

    def _count_lines(self) -> int:
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        return self._line
