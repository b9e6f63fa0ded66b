"""Worker processes: how they begin, and those that outlive a build."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from kartenwerk.base.beside import begin_as_worker
from kartenwerk.base.stopping import waiting
from kartenwerk.build.workshop import Workshop

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


def begin_workers(count: int) -> ProcessPoolExecutor:
    """So many processes, each of which starts when there is work for it."""
    from concurrent.futures import ProcessPoolExecutor  # with much that a few products do not need

    return ProcessPoolExecutor(count, initializer=_start_worker)


class LastingWorkers:
    """Worker processes for one build after the other. They begin when they are first needed, and end with the block.

    A build that is given up leaves them as they are: what has not been begun is cancelled, and what they are making
    they make to its end, though nobody asks for it any more.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._executor: ProcessPoolExecutor | None = None
        self._served: Workshop | None = None
        self._turn = 0

    def __enter__(self) -> LastingWorkers:
        return self

    def __exit__(self, *error: object) -> None:
        self._end()

    def ready(self) -> ProcessPoolExecutor:
        """The processes; new ones, if one of them has been killed."""
        from concurrent.futures.process import BrokenProcessPool

        try:
            with waiting():
                if self._executor is not None:
                    self._executor.submit(_answer)
        except BrokenProcessPool:
            self._end()
        self._executor = self._executor or begin_workers(self._count)
        return self._executor

    def turn_of(self, workshop: Workshop) -> int:
        """A number that is another for every workshop: what it was opened from may have changed since the last."""
        if self._served is not workshop:
            self._served = workshop
            self._turn += 1
        return self._turn

    def _end(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
            self._executor = None


def _answer() -> None:
    """Nothing: that it can be asked for shows that no process is gone."""


def _start_worker() -> None:
    """Set up a worker process. Garbage is collected rarely, since most objects live until their product is finished."""
    begin_as_worker()
    gc.set_threshold(100_000, 20, 20)
