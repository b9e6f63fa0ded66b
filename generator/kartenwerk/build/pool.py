"""The worker pool that makes products: in this process if they are few, else in several."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, nullcontext
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.base.beside import ending_workers
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.spool import Spool
from kartenwerk.base.stopping import waiting
from kartenwerk.build.checker import Checker
from kartenwerk.build.checks import WantedCheck, check_here, check_product, wanted_check
from kartenwerk.build.product import Product
from kartenwerk.build.workers import LastingWorkers, begin_workers
from kartenwerk.build.workshop import Origin, Workshop
from kartenwerk.catalog import BuiltInDeck, Catalog, Deck
from kartenwerk.custom.deck import CustomDeck

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

PATIENCE = 0.08
"""The seconds to wait for the checker: the time that loading preflight here would take."""

IN_ONE_PROCESS = 2
"""The number of products that takes less time than starting a second process."""


class WorkerKilledError(KartenwerkError):
    """A process that makes files was ended from outside."""


class Finished(NamedTuple):
    """A product that has been made: its path, bytes and pages, the time it took, and what preflight found in it."""

    path: str
    data: bytes
    pages: int
    seconds: float
    findings: tuple[str, ...]


class WorkerPool:
    """Makes products. Worker processes start when they are needed and keep their workshops until the pool closes.

    The `checkers` check what is made in this process. `lasting` workers take the place of the pool's own, and
    stay when it closes.
    """

    def __init__(
        self, workshop: Workshop, workers: int, checkers: Sequence[Checker] = (), lasting: LastingWorkers | None = None
    ) -> None:
        self._workshop = workshop
        self._workers = workers
        self._checkers = checkers
        self._lasting = lasting
        self._processes = ExitStack()
        self._executor: ProcessPoolExecutor | None = None

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *error: object) -> None:
        self._processes.close()

    def make(self, products: Sequence[Product]) -> Iterator[Finished]:
        """All the products, in the order in which they are finished."""
        if self._executor is None and self._workers > 1 and len(products) > IN_ONE_PROCESS:
            if self._lasting is None:
                self._executor = self._processes.enter_context(begin_workers(self._workers))
            else:
                self._executor = self._lasting.ready()
        if self._executor is None:
            yield from _make_here(self._workshop, products, self._checkers)
        else:
            yield from self._make_beside(products, self._executor)

    def _make_beside(self, products: Sequence[Product], executor: ProcessPoolExecutor) -> Iterator[Finished]:
        """Make products in other processes. Where one of them fails they are gone, unless they last."""
        from concurrent.futures import as_completed
        from concurrent.futures.process import BrokenProcessPool

        origin, lasting = self._workshop.origin, self._lasting
        turn = lasting.turn_of(self._workshop) if lasting else 0
        try:
            with nullcontext() if lasting else ending_workers(executor):
                with waiting():
                    jobs = [
                        executor.submit(_make_batch, origin, turn, pack_products(each))
                        for each in longest_first(products)
                    ]
                for job in jobs if lasting else ():
                    self._processes.callback(job.cancel)  # does nothing to what has been begun
                for job in as_completed(jobs):
                    yield from job.result()
        except BrokenProcessPool as error:
            raise WorkerKilledError(
                "one of the processes that make the files was killed, as happens when memory runs out; "
                "nothing has been written"
            ) from error


def batches(products: Sequence[Product]) -> list[tuple[Product, ...]]:
    """The products grouped by batch; a batch stands where its first product stood."""
    found: dict[str, list[Product]] = {}
    for product in products:
        found.setdefault(product.batch or product.path, []).append(product)
    return [tuple(batch) for batch in found.values()]


def longest_first(products: Sequence[Product]) -> list[tuple[Product, ...]]:
    """The batches, the largest first, so that no process begins a long one when the others are done."""
    return sorted(batches(products), key=len, reverse=True)


def make_one(workshop: Workshop, product: Product) -> Finished:
    """Make a product and check it."""
    start = time.perf_counter()
    made = product.make(workshop)
    seconds = time.perf_counter() - start
    return Finished(product.path, made.data, made.pages, seconds, check_product(workshop, product, made))


def _make_here(workshop: Workshop, products: Sequence[Product], checkers: Sequence[Checker]) -> Iterator[Finished]:
    """Make products in this process, and check each while the next are made."""
    if not checkers:
        yield from (make_one(workshop, product) for product in products)
        return
    line = CheckLine(workshop, checkers)
    for product in products:
        wanted = wanted_check(workshop, product)
        if wanted is None:
            yield make_one(workshop, product)
            continue
        start = time.perf_counter()
        made = product.make(workshop)
        seconds = time.perf_counter() - start
        line.enter(Finished(product.path, made.data, made.pages, seconds, ()), wanted._replace(shown=made.shown))
        del made  # its bytes lie aside while the next file is made
        yield from line.ready()
    yield from line.rest()


class _Waiting(NamedTuple):
    """A finished file whose bytes lie aside, and how it is to be checked."""

    file: Finished
    bring: Callable[[], bytes]
    wanted: WantedCheck

    def finish(self, data: bytes, findings: Sequence[str]) -> Finished:
        return self.file._replace(data=data, findings=tuple(findings))


class CheckLine:
    """Finished files that wait for their check, the first of them in the checkers' hands."""

    def __init__(self, workshop: Workshop, checkers: Sequence[Checker]) -> None:
        self._workshop = workshop
        self._spool = Spool()
        self._waiting: list[_Waiting] = []
        self._idle = list(checkers)
        self._busy: dict[Checker, _Waiting] = {}

    def enter(self, file: Finished, wanted: WantedCheck) -> None:
        self._waiting.append(_Waiting(file._replace(data=b""), self._spool.put(file.data), wanted))

    def ready(self) -> Iterator[Finished]:
        """The files that the checkers are done with, if there are any."""
        for checker in [each for each in self._busy if each.is_done(0)]:
            yield self._take_result(checker)
        self._give()

    def rest(self) -> Iterator[Finished]:
        """All remaining files. Those that no checker has begun are checked here."""
        while self._busy or self._waiting:
            first = next(iter(self._busy), None)
            if first and (not self._waiting or first.is_done(PATIENCE)):
                yield self._take_result(first)
            else:
                yield self._check(self._waiting.pop(0))

    def _give(self) -> None:
        """Give each checker that has nothing to do the next file; one that has ended gets no more."""
        while self._idle and self._waiting:
            checker, first = self._idle.pop(0), self._waiting[0]
            if checker.take(first.wanted, first.bring(), self._workshop.cache):
                self._busy[checker] = self._waiting.pop(0)

    def _take_result(self, checker: Checker) -> Finished:
        """What the checker has found in the file that it has; the next takes its place."""
        waiting, findings = self._busy.pop(checker), checker.findings()
        if findings is not None:
            self._idle.insert(0, checker)  # before one that has not begun anything: beginning takes a while
        self._give()
        return self._check(waiting) if findings is None else waiting.finish(waiting.bring(), findings)

    def _check(self, waiting: _Waiting) -> Finished:
        data = waiting.bring()
        return waiting.finish(data, check_here(self._workshop, waiting.wanted, data))


def _make_batch(origin: Origin, turn: int, batch: bytes) -> list[Finished]:
    """Make a batch in a worker process."""
    workshop = _workshop_of_process(origin, turn)
    return [make_one(workshop, product) for product in unpack_products(batch, workshop.catalog)]


class _Pickler(pickle.Pickler):
    """Writes products. Decks go by their ids, because a worker has opened its own: that is cheaper than to copy one."""

    def persistent_id(self, value: object) -> str | None:
        return value.id if isinstance(value, BuiltInDeck | CustomDeck) else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: BytesIO, catalog: Catalog) -> None:
        super().__init__(file)
        self._catalog = catalog

    def persistent_load(self, id: str) -> Deck:
        return self._catalog.deck(id)


def pack_products(products: Sequence[Product]) -> bytes:
    """Products for another process, their decks by id."""
    file = BytesIO()
    _Pickler(file).dump(tuple(products))
    return file.getvalue()


def unpack_products(packed: bytes, catalog: Catalog) -> Sequence[Product]:
    """The products, with the decks of this process's catalog."""
    found: Sequence[Product] = _Unpickler(BytesIO(packed), catalog).load()
    return found


@lru_cache(maxsize=1)
def _workshop_of_process(origin: Origin, turn: int) -> Workshop:
    """One workshop for all batches of a turn, so that fonts, templates and data are read once in each process."""
    return origin.open()
