"""Work from both ends: a second process takes the last of many things first, and leaves its results in the cache.

What it does not come to is done here all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TypeVar

from kartenwerk.base.beside import beside, is_worth_it

Thing = TypeVar("Thing")

WORTH = 12
"""The number of things that take longer than starting a second process."""


@contextmanager
def from_the_end(things: Sequence[Thing], do: Callable[[Thing], object]) -> Iterator[None]:
    """While this lasts another process does the things as well, from the last to the first.

    It does nothing where there are few of them, or where a second process would not help. Before it begins the first
    thing is done here: what that loads and reads, as fonts are, both have then.
    """
    if len(things) < WORTH or not is_worth_it():
        yield
        return
    do(things[0])
    with beside(_do_all, things[1:], do):
        yield


def _do_all(things: Sequence[Thing], do: Callable[[Thing], object]) -> None:
    with suppress(Exception):  # the process that waits for the result finds the same error
        for thing in reversed(things):
            do(thing)
