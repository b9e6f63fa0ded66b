"""Cells of a table as templates see them: texts that print as written, and compare as numbers if they are numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

_NUMBER = re.compile(r"[-+\u2212]?\d+(?:[.,]\d+)?")


class NoNumberError(ValueError):
    """A text that should be a number is none."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no number")
        self.text = text


class NoSumError(ValueError):
    """Texts are to be added, which only numbers can be."""


def number_of(text: str, mark: str) -> float | int | None:
    """The number that a text is, with the decimal mark of its language; None if it is none."""
    if len(text) > 30 or not _NUMBER.fullmatch(text):
        return None
    other = "." if mark == "," else ","
    if other in text:
        return None
    plain = text.replace(mark, ".").replace("\u2212", "-")
    return float(plain) if "." in plain else int(plain)


@dataclass(frozen=True, eq=False)
class Cell:
    """The text of a cell; nothing of it has a public name, or it could hide a word of a list."""

    _text: str
    _number: float | int | None = field(default=None, repr=False)

    @staticmethod
    def of(text: str, mark: str) -> Cell:
        return Cell(text, number_of(text, mark))

    def __str__(self) -> str:
        return self._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __bool__(self) -> bool:
        return bool(self._text)

    def __len__(self) -> int:
        return len(self._text)

    def __contains__(self, part: object) -> bool:
        return str(part) in self._text

    def __eq__(self, other: object) -> bool:
        value = _value(other)
        if isinstance(value, int | float) and self._number is not None:
            return self._number == value
        return self._text == str(value)

    def __lt__(self, other: object) -> bool:
        mine, its = self._pair(other)
        return bool(mine < its)

    def __le__(self, other: object) -> bool:
        mine, its = self._pair(other)
        return bool(mine <= its)

    def __gt__(self, other: object) -> bool:
        mine, its = self._pair(other)
        return bool(mine > its)

    def __ge__(self, other: object) -> bool:
        mine, its = self._pair(other)
        return bool(mine >= its)

    def __int__(self) -> int:
        return int(self._require())

    def __float__(self) -> float:
        return float(self._require())

    def __add__(self, other: object) -> Any:
        self._check_sum(other)
        return self._require() + _number(other)

    def __radd__(self, other: object) -> Any:
        self._check_sum(other)
        return _number(other) + self._require()

    def __sub__(self, other: object) -> Any:
        return self._require() - _number(other)

    def __rsub__(self, other: object) -> Any:
        return _number(other) - self._require()

    def __mul__(self, other: object) -> Any:
        return self._require() * _number(other)

    __rmul__ = __mul__

    def __truediv__(self, other: object) -> Any:
        return self._require() / _number(other)

    def __mod__(self, other: object) -> Any:
        return self._require() % _number(other)

    def _pair(self, other: object) -> tuple[Any, Any]:
        value = _value(other)
        if isinstance(value, int | float) and self._number is not None:
            return self._number, value
        if isinstance(value, int | float):
            raise NoNumberError(self._text)
        return self._text, str(value)

    def _check_sum(self, other: object) -> None:
        """NoSumError if a text of the template is to be added, or two cells of which none has a digit."""
        words = self._text, str(other)
        is_text = isinstance(other, Cell) and not any(sign.isdigit() for word in words for sign in word) and all(words)
        if isinstance(other, str) or is_text:
            raise NoSumError

    def _require(self) -> float | int:
        if self._number is None:
            raise NoNumberError(self._text)
        return self._number


@dataclass(frozen=True, eq=False)
class ListCell(Cell):
    """A word of a list: it prints as written, and has what `[lists]` says of it ("farbe.colour", "farbe.id")."""

    _entry: Mapping[str, str] = field(default_factory=dict, repr=False)

    def __eq__(self, other: object) -> bool:
        """A word is itself however it is spelt, in capitals or not: the list knows it by either."""
        return super().__eq__(other) or self._text.casefold() == str(_value(other)).casefold()

    __hash__ = Cell.__hash__

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        entry = self.__dict__["_entry"]
        if name in entry:
            return Cell(entry[name])
        if not self._text:
            return Cell("")
        raise AttributeError(name)


def _value(other: object) -> object:
    if isinstance(other, Cell):
        return other._text if other._number is None else other._number
    return other


def _number(other: object) -> float | int:
    value = _value(other)
    if isinstance(value, int | float):
        return value
    raise NoNumberError(str(other))
