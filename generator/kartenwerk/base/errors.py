"""The errors that a user can cause: wrong input or wrong data, described in one clear sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from kartenwerk.base.message import Message, _, between, join, one_of


class KartenwerkError(Exception):
    """Wrong input or wrong data: the command line prints it in one sentence and exits with 1.

    `message` says what is wrong, `file` and `key` say where, `found` what stands there and `expected` what should.
    All are plain text for people; what is not a name or a value is a `Message`. The first argument is the template of
    the message, with its values by name, or a message that was made before.
    """

    def __init__(
        self,
        template: str,
        /,
        *,
        file: str | None = None,
        key: str | None = None,
        found: str | None = None,
        expected: str | None = None,
        **values: object,
    ) -> None:
        self.message = template if isinstance(template, Message) else Message(template, **values)
        super().__init__(self.message)
        self.file = file
        self.key = key
        self.found = found
        self.expected = expected

    @property
    def sentence(self) -> Message:
        """The whole error as one sentence, its place first."""
        parts = [join(": ", filter(None, (self.file, self.key, self.message)))]
        if self.found is not None:
            parts.append(_("found {found}", found=self.found or _("nothing")))
        if self.expected is not None:
            parts.append(_("expected {expected}", expected=self.expected))
        return join("; ", parts)

    def __str__(self) -> str:
        return str(self.sentence)

    def under(self, key: str) -> KartenwerkError:
        """The same error, with the option that it comes from as its place; an error in a file keeps its place."""
        if self.file is not None:
            return self
        place = join(": ", (key, self.key)) if self.key else key
        return KartenwerkError(self.message, key=place, found=self.found, expected=self.expected)

    def __reduce__(self) -> tuple[Any, ...]:
        # an exception that crosses from one process to another would lose its keyword arguments
        return _again, (self.message, self.file, self.key, self.found, self.expected)


class DataError(KartenwerkError):
    """One or several errors in data, described at once."""

    def __init__(self, faults: list[KartenwerkError]) -> None:
        first = faults[0]
        if len(faults) > 1:
            super().__init__(join("; ", (fault.sentence for fault in faults)))
        else:
            super().__init__(first.message, file=first.file, key=first.key, found=first.found, expected=first.expected)
        self.faults = tuple(faults)

    def __reduce__(self) -> tuple[Any, ...]:
        return DataError, (list(self.faults),)


def unknown(message: str, name: str, known: Iterable[str], key: str | None = None) -> KartenwerkError:
    """The error for a name that does not exist: it lists those that do, and suggests the most similar one."""
    names = [*known]
    return KartenwerkError(
        join("", (_(message), perhaps(name, names))), key=key, found=repr(name), expected=one_of(names)
    )


def check_between(
    template: str, value: int, least: int, most: int, key: str | None = None, file: str | None = None
) -> None:
    """KartenwerkError with that message if the value is out of range; both ends are within it."""
    if not least <= value <= most:
        raise KartenwerkError(template, file=file, key=key, found=str(value), expected=between(least, most))


def perhaps(name: str, known: Iterable[str]) -> str:
    """A question that suggests the known name most like this one, to end a message; empty if none is like it.

    A whole part of an id, a word between low lines, counts as like it where only one id has it.
    """
    from difflib import get_close_matches

    lowered = {each.lower(): each for each in known}
    holding = [each for each in lowered if name.lower() in each.split("_")]
    near = holding if len(holding) == 1 else get_close_matches(name.lower(), lowered, n=1)
    return _(" (did you mean {name}?)", name=lowered[near[0]]) if near else ""


_OF_SYSTEM = (
    _("Broken pipe"),
    _("File name too long"),
    _("Input/output error"),
    _("No space left on device"),
    _("No such file or directory"),
    _("Not a directory"),
    _("Operation not permitted"),
    _("Permission denied"),
    _("Read-only file system"),
    _("Too many levels of symbolic links"),
    _("Too many open files"),
    _("Too many open files in system"),
)
"""What the system says most often, for the catalogue."""


def of_system(error: OSError) -> Message:
    """Why the system has refused, in its words."""
    return Message(str(error.strerror))


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


def _again(message: str, file: str | None, key: str | None, found: str | None, expected: str | None) -> KartenwerkError:
    return KartenwerkError(message, file=file, key=key, found=found, expected=expected)
