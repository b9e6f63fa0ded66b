"""Bytes that wait for their use. Little is held; the rest lies in a temporary file and takes no memory."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from tempfile import TemporaryFile
from typing import IO

HELD = 8 << 20
"""So many bytes are held: to write them would take longer than it spares."""


class Spool:
    """Takes bytes and brings them back. The file goes with the spool.

    What the disk has no room for is held. A copy of the process must not use a spool whose file is open already.
    """

    def __init__(self) -> None:
        self._held = 0
        self._file: IO[bytes] | None = None
        self._end = 0

    def put(self, content: bytes) -> Callable[[], bytes]:
        """Lay the bytes aside; the function brings them back as often as they are wanted."""
        if self._held + len(content) > HELD:
            try:
                return self._write(content)
            except OSError:  # the disk is full, or there is nowhere to write
                pass
        self._held += len(content)
        return partial(bytes, content)

    def _write(self, content: bytes) -> Callable[[], bytes]:
        self._file = self._file or TemporaryFile()  # noqa: SIM115  # it stays open as long as the spool is there
        place = self._file.seek(self._end)
        self._file.write(content)
        self._file.flush()
        self._end += len(content)
        return partial(self._read, place, len(content))

    def _read(self, place: int, length: int) -> bytes:
        assert self._file is not None
        self._file.seek(place)
        return self._file.read(length)
