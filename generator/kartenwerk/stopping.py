"""How the program is stopped from outside: by Ctrl-C, by a polite kill, or by a terminal that is closed."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from types import FrameType
from typing import TypeAlias

SENTENCE = "kartenwerk: stopped; each file is as it was or whole"

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


Handler: TypeAlias = Callable[[int, FrameType | None], object] | signal.Handlers


class Stopped(BaseException):
    """The program has been told to stop. `code` is its exit code, as shells have it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number


def stop_at_once() -> None:
    """From now on a signal ends the program at once: while it is loaded there is nothing to tidy up."""
    _answer(lambda number, frame: _end(number))


def stop_tidily() -> None:
    """From now on a signal raises Stopped; a second one ends the program at once."""

    def stop(number: int, frame: FrameType | None) -> None:
        stop_in_silence()
        raise Stopped(number)

    _answer(stop)


def stop_in_silence() -> None:
    """From now on a signal ends the program at once, and somebody else tells the user."""
    _answer(signal.SIG_DFL)


def _answer(handler: Handler) -> None:
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup has it
            signal.signal(number, handler)


def _end(number: int) -> None:
    try:
        os.write(2, f"{SENTENCE}\n".encode())
    finally:
        os._exit(128 + number)
