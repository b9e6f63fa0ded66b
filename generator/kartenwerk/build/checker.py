"""A process that checks files while others are made. It loads preflight while there is nothing to check yet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from io import BytesIO
from typing import TYPE_CHECKING, Any

from kartenwerk.base.beside import beside, is_worth_it

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from kartenwerk.base.cache import Cache
    from kartenwerk.build.checks import WantedCheck


_PIECE = 1 << 20
"""The bytes of a file that go at a time: whoever receives all at once holds them twice."""


class Checker:
    """Takes one file after the other, and reports what it finds."""

    def __init__(self, connection: Connection[Any, Any]) -> None:
        self._connection = connection

    def take(self, wanted: WantedCheck, data: bytes, cache: Cache) -> bool:
        """Give a file to the idle process; False if it has ended."""
        try:
            self._connection.send((wanted, cache, len(data)))
            for place in range(0, len(data), _PIECE):
                self._connection.send_bytes(data, place, min(_PIECE, len(data) - place))
        except OSError:
            return False
        return True

    def is_done(self, seconds: float) -> bool:
        """Whether the process is done with its file, or has ended, within this time."""
        return self._connection.poll(seconds)

    def findings(self) -> tuple[str, ...] | None:
        """Wait for the findings in its file; None if the process has ended."""
        try:
            found: tuple[str, ...] = self._connection.recv()
        except (OSError, EOFError):
            return None
        return found


@contextmanager
def checker() -> Iterator[Checker | None]:
    """A process for the checks of a run, gone at its end; None where it would not help."""
    if not is_worth_it():
        yield None
        return
    from multiprocessing import Pipe

    here, there = Pipe()
    with here, beside(_check, there):
        there.close()
        yield Checker(here)


def _check(connection: Connection[Any, Any]) -> None:
    """Check files until the process is ended."""
    import_module("kartenwerk.printing.preflight")  # which takes a while
    from kartenwerk.build.checks import check_file

    inks: dict[bytes, Any] = {}
    while True:
        wanted, cache, length = connection.recv()
        connection.send(check_file(wanted, _receive(connection, length), cache, inks))


def _receive(connection: Connection[Any, Any], length: int) -> bytes:
    with BytesIO() as held:
        while held.tell() < length:
            held.write(connection.recv_bytes())
        return held.getvalue()
