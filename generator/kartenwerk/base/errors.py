"""The errors that a user can cause: wrong input or wrong data, told in one clear sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

NOTHING = "nothing"
"""What was found where there is no sign to show."""


class KartenwerkError(Exception):
    """Wrong input or wrong data: the command line prints it in one sentence and exits with 1.

    `message` says what is wrong, `file` and `key` say where, `found` what stands there and `expected` what should.
    All are plain text for people.
    """

    def __init__(
        self,
        message: str,
        *,
        file: str | None = None,
        key: str | None = None,
        found: str | None = None,
        expected: str | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.file = file
        self.key = key
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        place = ": ".join(part for part in (self.file, self.key) if part)
        text = f"{place}: {self.message}" if place else self.message
        if self.found is not None:
            text += f"; found {self.found or NOTHING}"
        if self.expected is not None:
            text += f"; expected {self.expected}"
        return text

    def under(self, key: str) -> KartenwerkError:
        """The same error, with the option that it comes from as its place; an error in a file keeps its place."""
        if self.file is not None:
            return self
        place = f"{key}: {self.key}" if self.key else key
        return KartenwerkError(self.message, key=place, found=self.found, expected=self.expected)

    def __reduce__(self) -> tuple[Any, ...]:
        # an exception that crosses from one process to another would lose its keyword arguments
        return _again, (self.message, self.as_json())

    def as_json(self) -> dict[str, str | None]:
        """The object that `--json` prints under "error"."""
        return {
            "message": self.message,
            "file": self.file,
            "key": self.key,
            "found": self.found,
            "expected": self.expected,
        }


class DataError(KartenwerkError):
    """One or several errors in data, told at once."""

    def __init__(self, faults: list[KartenwerkError]) -> None:
        first = faults[0]
        super().__init__(
            "; ".join(str(fault) for fault in faults) if len(faults) > 1 else first.message,
            file=first.file if len(faults) == 1 else None,
            key=first.key if len(faults) == 1 else None,
            found=first.found if len(faults) == 1 else None,
            expected=first.expected if len(faults) == 1 else None,
        )
        self.faults = tuple(faults)

    def __reduce__(self) -> tuple[Any, ...]:
        return DataError, (list(self.faults),)


def unknown(what: str, name: str, known: Iterable[str], key: str | None = None) -> KartenwerkError:
    """The error for a name that does not exist: it lists those that do, and suggests the most similar one."""
    names = [*known]
    return KartenwerkError(
        f"there is no {what} of that name{perhaps(name, names)}",
        key=key,
        found=repr(name),
        expected="one of " + ", ".join(names),
    )


def perhaps(name: str, known: Iterable[str]) -> str:
    """A question that suggests the known name most like this one, to end a message; empty if none is like it."""
    from difflib import get_close_matches

    lowered = {each.lower(): each for each in known}
    near = get_close_matches(name.lower(), lowered, n=1)
    return f" (did you mean {lowered[near[0]]}?)" if near else ""


@contextmanager
def naming(option: str) -> Iterator[None]:
    """Errors raised within get that option as their place, for code that does not know which option a name is from."""
    try:
        yield
    except KartenwerkError as error:
        raise error.under(option) from error


@contextmanager
def in_file(name: str) -> Iterator[None]:
    """Errors raised within get that file as their place, for code that does not know which file its input is from."""
    try:
        yield
    except KartenwerkError as error:
        error.file = error.file or name
        raise


def _again(message: str, fields: dict[str, str | None]) -> KartenwerkError:
    return KartenwerkError(message, **{key: value for key, value in fields.items() if key != "message"})
