"""A second process beside this one: a copy of it, so that it needs nothing but what is here."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from kartenwerk.base.stopping import end_with_parent, no_longer_waiting, stop_in_silence, waiting


def is_worth_it() -> bool:
    """Whether a copy helps: not where processes have to load the program anew, with one core, or in one of several."""
    if sys.platform != "linux" or len(os.sched_getaffinity(0)) < 2:
        return False
    from multiprocessing import parent_process

    return parent_process() is None


@contextmanager
def beside(work: Callable[..., object], *things: Any) -> Iterator[None]:
    """While this lasts a copy of this process does the work; it is gone at the end, done or not."""
    from multiprocessing import get_context

    process = get_context("fork").Process(target=_begin, args=(work, things), daemon=True)
    with waiting():
        process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def begin_as_worker() -> None:
    """A signal ends this process at once and in silence: its parent tells the user, and takes it along when it ends."""
    stop_in_silence()
    end_with_parent()
    no_longer_waiting()


def _begin(work: Callable[..., object], things: tuple[Any, ...]) -> None:
    begin_as_worker()
    work(*things)
