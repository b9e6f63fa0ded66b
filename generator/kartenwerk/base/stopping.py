"""How the program is stopped from outside: by Ctrl-C, by a polite kill, or by a terminal that is closed."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeAlias

from kartenwerk.base.message import _

SENTENCE = _("stopped; each file is as it was or whole")


SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


MOMENT = 0.05
"""Seconds in which a signal is answered if nothing waits."""

Handler: TypeAlias = Callable[[int, FrameType | None], object] | signal.Handlers


class Stopped(BaseException):
    """The program has to stop. `code` is its exit code, by the shell's convention."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number


class Signals:
    """The signals that a run has received."""

    stopped: Stopped | None = None
    """What the first of them raised: Python and libraries make errors of their own of whatever ends them."""


def stop_at_once() -> None:
    """From now on a signal ends the program at once, because while it loads there is nothing to tidy up."""
    _answer(lambda number, frame: _end(number))


def stop_tidily() -> Signals:
    """From now on a signal raises Stopped; a second one ends the program at once."""
    signals = Signals()

    def stop(number: int, frame: FrameType | None) -> None:
        stop_in_silence()
        signals.stopped = Stopped(number)
        raise signals.stopped

    _answer(stop)
    return signals


def stop_in_silence() -> None:
    """From now on a signal ends this process at once, and another process reports to the user."""
    _answer(signal.SIG_DFL)


@contextmanager
def waiting() -> Iterator[None]:
    """Delay signals until the block ends, here and in the processes started within it.

    A new process delays them until it calls `no_longer_waiting`, so that it can set its handlers first.
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


@contextmanager
def interrupting() -> Iterator[None]:
    """Let a signal end a wait for the keyboard, even one that began just as the signal came.

    Python handles a signal between two steps of the program. A signal after the last step before the wait would be
    handled only after the wait, so it is sent again until it has been handled.
    """
    if not hasattr(signal, "pthread_kill"):
        yield
        return
    from threading import Event, Thread, main_thread

    over, main = Event(), main_thread().ident
    reading, writing = os.pipe()
    os.set_blocking(writing, False)

    def send_again() -> None:
        for number in os.read(reading, 1):
            if not over.wait(MOMENT) and main is not None and callable(signal.getsignal(number)):  # not answered yet
                signal.pthread_kill(main, number)

    before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    watch = Thread(target=send_again, daemon=True, name="sending signals again")
    watch.start()
    try:
        yield
    finally:
        over.set()
        signal.set_wakeup_fd(before)
        os.close(writing)
        watch.join()
        os.close(reading)


def no_longer_waiting() -> None:
    """Handle the signals that were delayed."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


def end_with_parent() -> None:
    """End this process and those that it has started when its parent ends, for whatever reason."""
    from multiprocessing import active_children, parent_process
    from threading import Thread

    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        for child in active_children():
            child.kill()  # one that is still loading does not watch its parent yet
        os._exit(1)

    Thread(target=watch, daemon=True, name="watching the parent").start()


def _answer(handler: Handler) -> None:
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup has it
            signal.signal(number, handler)


def _end(number: int) -> None:
    try:
        os.write(2, f"kartenwerk: {SENTENCE}\n".encode())
    finally:
        os._exit(128 + number)
