"""Rows of a table as objects, in JSON or YAML: their values as texts, as a person would write them into cells."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import DEEPEST
from kartenwerk.base.message import _
from kartenwerk.custom.apart.elements import ListElement, Number, Pairs, kind_of
from kartenwerk.custom.apart.json_rows import parse_json_rows
from kartenwerk.custom.apart.values import NESTED, NO_NUMBER, NO_TEXT, TWICE, ObjectRow
from kartenwerk.custom.apart.yaml_rows import parse_yaml_rows

Parser: TypeAlias = Callable[[str], Iterator[ListElement]]
PARSERS: Mapping[str, Parser] = {"JSON": parse_json_rows, "YAML": parse_yaml_rows}
_NO_SIGN = re.compile("[\0\ud800-\udfff]")
_DECIMAL = re.compile(r"[-+]?(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][-+]?\d+)?")

_EXACT = 16
"""So many signs of a number are what somebody has typed; of more, the last may be the rounding of a program."""


def parse_objects(text: str, form: str, mark: str, most: int) -> list[ObjectRow]:
    """The rows of a text in JSON or YAML, which is its `form`; `mark` is the decimal mark.

    KartenwerkError for what is no list of rows, or for more than `most` rows.
    """
    found: list[ObjectRow] = []
    try:
        for element in PARSERS[form](text):
            if len(found) >= most:
                raise KartenwerkError("the table has too many rows", expected=_("at most {most:,}", most=most))
            value = element.value
            if isinstance(value, Pairs):
                found.append(ObjectRow(element.line, [*_cells(value, mark)]))
            else:
                found.append(ObjectRow(element.line, [], kind_of(value)))
    except RecursionError as error:
        raise KartenwerkError(
            "the file's lists and objects lie too deep", expected=_("{most} at most", most=DEEPEST)
        ) from error
    return found


def _cells(pairs: Pairs, mark: str) -> Iterator[tuple[str, str]]:
    known = set[str]()
    for name, value in pairs:
        key = _NO_SIGN.sub("", name).strip()
        yield key, TWICE if key in known else write_value(value, mark)
        known.add(key)


def write_value(value: object, mark: str) -> str:
    """A value as a person would write it into a cell, or what stands for one that no cell can have."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, Number):
        return _write_number(value, mark)
    if isinstance(value, str):
        return NO_TEXT if _NO_SIGN.search(value) else value
    return NESTED


def _write_number(text: str, mark: str) -> str:
    """A number as it is typed, but a whole one without its zeros: a program writes 3 as 3.0."""
    if not _DECIMAL.fullmatch(text):
        return text if text.lstrip("-+").isdigit() else NO_NUMBER
    number = float(text)
    if abs(number) == float("inf"):
        return NO_NUMBER
    is_short = len(text) <= _EXACT and "e" not in text.lower()
    return (text if is_short and not number.is_integer() else f"{number:.15g}").replace(".", mark)
