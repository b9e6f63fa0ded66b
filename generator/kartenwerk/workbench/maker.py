"""The maker as the server sees it: a process of its own, so that it can be ended whatever it does."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from kartenwerk.workbench.making import STOP, JobOrder, make_orders

GOODBYE = 1.0
"""The seconds in which a maker that is not needed any more may tidy up."""


class MakerGoneError(Exception):
    """The process has ended, or cannot be begun."""


class Maker:
    """Makes one order after the other. Its process begins with the first, and anew with the next where it is gone.

    What it sends is said at `make_order`; the next order may be given as soon as it has sent its last word on this one.
    """

    def __init__(self, shelf: Path) -> None:
        self._shelf = shelf
        self._pipe: Connection | None = None
        self.process: SpawnProcess | None = None

    def give(self, order: JobOrder) -> None:
        """Have the order made; MakerGoneError if that is impossible."""
        try:
            if self.process is None or not self.process.is_alive():
                self.end()
                self._begin()
            self._open.send(order)
        except OSError as error:
            raise MakerGoneError from error

    def hear(self, seconds: float) -> tuple[str, Any] | None:
        """Its next word, or None if it says nothing for so long; MakerGoneError if nothing will come any more."""
        assert self.process is not None
        try:
            if self._open.poll(seconds):
                heard: tuple[str, Any] = self._open.recv()
                return heard
            # its workers may hold the pipe open for a moment, so that it does not end with it
            if self.process.is_alive() or self._open.poll():
                return None
        except (EOFError, OSError) as error:
            raise MakerGoneError from error
        raise MakerGoneError

    def stop(self) -> None:
        """Ask it to give up its order after the file that it is at."""
        with suppress(OSError):  # it is gone, and will not be heard
            self._open.send(STOP)

    def end(self) -> None:
        """End the process, whatever it does; its workers end with it."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self._open.close()
            self.process = self._pipe = None

    def dismiss(self) -> None:
        """Let the process end by itself, which tidies up behind its workers; end it where that takes too long."""
        if self.process is not None:
            self._open.close()
            self.process.join(GOODBYE)
        self.end()

    @property
    def _open(self) -> Connection:
        assert self._pipe is not None
        return self._pipe

    def _begin(self) -> None:
        spawning = get_context("spawn")
        ours, theirs = spawning.Pipe()
        with theirs:
            process = spawning.Process(target=make_orders, args=(self._shelf, theirs), name="maker")
            process.start()
        self._pipe, self.process = ours, process
