"""A second process beside this one. It is a copy, so it has everything loaded already."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from kartenwerk.base.stopping import end_with_parent, no_longer_waiting, stop_in_silence, waiting

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing.context import ForkProcess


def is_worth_it() -> bool:
    """Whether a copy helps: not with one core, in a worker, or where a process has to load the program anew."""
    if sys.platform != "linux" or len(os.sched_getaffinity(0)) < 2:
        return False
    from multiprocessing import parent_process

    return parent_process() is None


@contextmanager
def beside(work: Callable[..., object], *things: Any) -> Iterator[ForkProcess]:
    """Do the work in a copy of this process while the `with` block runs. The copy ends with the block, done or not."""
    from multiprocessing import get_context

    process = get_context("fork").Process(target=_begin, args=(work, things), daemon=True)
    with waiting():
        process.start()
    try:
        yield process
    finally:
        process.kill()
        process.join()


@contextmanager
def ending_workers(executor: ProcessPoolExecutor) -> Iterator[None]:
    """End the processes of the executor, whatever they do, where the block that gives them work does not end well."""
    from multiprocessing import active_children

    others = active_children()
    try:
        yield
    except BaseException:
        for process in active_children():
            if process not in others:
                process.terminate()
        executor.shutdown(cancel_futures=True)
        raise


def begin_as_worker() -> None:
    """From now on a signal ends this process at once and in silence, because its parent reports to the user.

    The process also ends with its parent.
    """
    stop_in_silence()
    end_with_parent()
    no_longer_waiting()


def split() -> int:
    """Copy this process, a copy itself: 0 in the new one, which ends with this one, and its id in this one."""
    from threading import Thread

    reading, writing = os.pipe()
    copy = os.fork()
    if copy:
        os.close(reading)
        return copy
    os.close(writing)  # now only the other process holds it, until its end

    def watch() -> None:
        os.read(reading, 1)
        os._exit(1)

    Thread(target=watch, daemon=True, name="watching the other copy").start()
    return 0


def _begin(work: Callable[..., object], things: tuple[Any, ...]) -> None:
    begin_as_worker()
    work(*things)
