"""The one kind of error a user can cause: wrong input, told in one clear sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any


class KartenwerkError(Exception):
    """Wrong input or wrong data: the command line prints it in one sentence and exits with 1.

    `message` says what is wrong; the other fields say where (file and key) and what stood there
    instead of what was expected. All of them are plain text for people.
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
            text += f"; found {self.found}"
        if self.expected is not None:
            text += f"; expected {self.expected}"
        return text

    def under(self, key: str) -> KartenwerkError:
        """The same fault, told of the option through which the user caused it; one in a file stays as it is."""
        if self.file is not None:
            return self
        place = f"{key}: {self.key}" if self.key else key
        return KartenwerkError(self.message, key=place, found=self.found, expected=self.expected)

    def __reduce__(self) -> tuple[Any, ...]:
        # keyword arguments are lost when an exception crosses from one process to another
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
    """Several faults, all of them told at once."""

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
    """The fault of naming something that there is not: with all that there is, and the one that is probably meant."""
    names = [*known]
    return KartenwerkError(
        f"there is no {what} of that name{perhaps(name, names)}",
        key=key,
        found=repr(name),
        expected="one of " + ", ".join(names),
    )


def perhaps(name: str, known: Iterable[str]) -> str:
    """A half-sentence with the known name that looks most like this one; empty if none does."""
    from difflib import get_close_matches

    lowered = {each.lower(): each for each in known}
    near = get_close_matches(name.lower(), lowered, n=1)
    return f", perhaps {lowered[near[0]]} is meant" if near else ""


@contextmanager
def naming(option: str) -> Iterator[None]:
    """Faults found within are told of that option; `kartenwerk.catalog` does not know through which a name came."""
    try:
        yield
    except KartenwerkError as error:
        raise error.under(option) from error


@contextmanager
def in_file(name: str) -> Iterator[None]:
    """Faults found within are told of that file; who plays a record, say, does not know where it came from."""
    try:
        yield
    except KartenwerkError as error:
        error.file = error.file or name
        raise


def _again(message: str, fields: dict[str, str | None]) -> KartenwerkError:
    return KartenwerkError(message, **{key: value for key, value in fields.items() if key != "message"})
