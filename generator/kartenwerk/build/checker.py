"""Two processes that check files while others are made.

The first loads preflight while there is nothing to check yet, and then copies itself: so it is loaded once for both.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from io import BytesIO
from typing import TYPE_CHECKING, Any

from kartenwerk.base.beside import beside, is_worth_it, split

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from kartenwerk.base.cache import Cache
    from kartenwerk.build.checks import WantedCheck

_PIECE = 1 << 20
"""The bytes of a file that go at a time: whoever receives all at once holds them twice."""

_MOMENT = 0.5
"""The seconds in which the processes end by themselves."""


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
def checkers() -> Iterator[Sequence[Checker]]:
    """The processes for the checks of a run, gone at its end; none where they would not help."""
    if not is_worth_it():
        yield ()
        return
    from multiprocessing import Pipe

    pipes = [Pipe() for _ in range(2)]
    ours, theirs = zip(*pipes, strict=True)
    with beside(_check, ours, theirs) as process:
        for end in theirs:
            end.close()
        try:
            yield [Checker(end) for end in ours]
        finally:
            for end in ours:
                end.close()
        process.join(_MOMENT)


def _check(ours: Sequence[Connection[Any, Any]], theirs: Sequence[Connection[Any, Any]]) -> None:
    """Check files in two processes until nobody can have any more for them."""
    for end in ours:
        end.close()
    import_module("kartenwerk.printing.preflight")  # which takes a while
    first, second = theirs
    copy = split()
    mine, other = (first, second) if copy else (second, first)
    other.close()
    with suppress(EOFError):
        _serve(mine)
    if copy:
        os.waitpid(copy, 0)


def _serve(connection: Connection[Any, Any]) -> None:
    """Check one file after the other; EOFError when the other end is closed."""
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
