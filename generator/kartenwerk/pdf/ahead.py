"""Work from both ends: a second process takes the last of many things first, and leaves its results in the cache.

It is a copy of this one, so it needs nothing but what is here; what it does not come to is done here all the same.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TypeVar

from kartenwerk.stopping import end_with_parent, no_longer_waiting, stop_in_silence, waiting

Thing = TypeVar("Thing")

WORTH = 12
"""So many things take longer than a second process takes to begin."""


@contextmanager
def from_the_end(things: Sequence[Thing], do: Callable[[Thing], object]) -> Iterator[None]:
    """While this lasts another process does the things as well, from the last to the first.

    It does nothing where there are few of them, where processes are not copied, with one core alone, or in a process
    that is itself one of several.
    """
    if len(things) < WORTH or sys.platform != "linux" or len(os.sched_getaffinity(0)) < 2:
        yield
        return
    from multiprocessing import get_context, parent_process

    if parent_process() is not None:
        yield
        return
    process = get_context("fork").Process(target=_do_all, args=(things, do), daemon=True)
    with waiting():
        process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def _do_all(things: Sequence[Thing], do: Callable[[Thing], object]) -> None:
    stop_in_silence()
    end_with_parent()
    no_longer_waiting()
    with suppress(Exception):  # whoever waits for the result comes upon it, too
        for thing in reversed(things):
            do(thing)
