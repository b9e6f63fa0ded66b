"""A dict that works its values out when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """Calls `work_out` once for each key; after that a look-up is as quick as in a dict.

    `work_out` must give the same value for the same key every time.
    """

    def __init__(self, work_out: Callable[[K], V]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: K) -> V:
        value = self[key] = self._work_out(key)
        return value
