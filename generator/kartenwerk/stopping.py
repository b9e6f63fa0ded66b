"""How the program is stopped from outside: by Ctrl-C, by a polite kill, or by a terminal that is closed."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
    """From now on a signal ends this process at once, and somebody else tells the user."""
    _answer(signal.SIG_DFL)


@contextmanager
def waiting() -> Iterator[None]:
    """Signals that come within wait until the end of it, here and in the processes that are started within.

    A new process waits on until it calls `no_longer_waiting`, so that it can say first how it answers them.
    """
    masks = getattr(signal, "pthread_sigmask", None)
    if masks is None:
        yield
        return
    before = masks(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        masks(signal.SIG_SETMASK, before)


def no_longer_waiting() -> None:
    """Signals that have come in the meantime are answered now."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


def end_with_parent() -> None:
    """From now on this process ends with the one that started it, however that ends."""
    from multiprocessing import parent_process
    from threading import Thread

    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True, name="watching the parent").start()


def _answer(handler: Handler) -> None:
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup has it
            signal.signal(number, handler)


def _end(number: int) -> None:
    try:
        os.write(2, f"{SENTENCE}\n".encode())
    finally:
        os._exit(128 + number)
