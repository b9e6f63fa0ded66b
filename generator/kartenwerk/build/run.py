"""Making products: only what has changed, in parallel where it pays, each file written at once, the manifest last."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from kartenwerk.build.approve import complaints
from kartenwerk.build.files import sweep, write_bytes
from kartenwerk.build.manifest import File, Manifest, holds
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import Workshop

Progress: TypeAlias = Callable[[File], None]
Last: TypeAlias = Callable[[Sequence[File]], Sequence[Product]]


def build(
    workshop: Workshop,
    products: Sequence[Product],
    out: Path,
    progress: Progress,
    workers: int | None = None,
    last: Sequence[Last] = (),
) -> list[File]:
    """Make all products, then write them below `out`; `progress` hears of each product as it is done.

    Each of `last` makes more products out of what is told of all before it (a guide that counts their sheets).
    What the manifest says to have been made from the same inputs is left as it is, unless somebody touched it.
    A KartenwerkError of any product ends the run before anything is written. Each file is put into its
    place at once and the manifest last, so a run that is killed leaves files old or new, never half.
    """
    manifest = Manifest(out)
    done: list[File] = []
    made: dict[str, bytes] = {}
    with Crew(workshop, workers or os.cpu_count() or 1) as crew:
        for products_of in (lambda files: products, *last):
            wanted = products_of(done)
            told = {product.path: _standing(workshop, manifest, product) for product in wanted}
            for file in filter(None, told.values()):
                progress(file)
            for file, data in crew.make([product for product in wanted if told[product.path] is None]):
                told[file.path], made[file.path] = file, data
                progress(file)
            done += filter(None, told.values())
    files = [replace(file, written=file.path in made and not holds(out / file.path, made[file.path])) for file in done]
    sweep(out)
    for file in files:
        if file.written:
            write_bytes(out / file.path, made[file.path])
    manifest.enter(files)
    return files


def _standing(workshop: Workshop, manifest: Manifest, product: Product) -> File | None:
    return manifest.standing(product.path, workshop.fingerprints.of(product))


class Crew:
    """Makes products: a few at once here, more in processes that keep their workshops until the end."""

    def __init__(self, workshop: Workshop, workers: int) -> None:
        self._workshop = workshop
        self._workers = workers
        self._processes = ExitStack()
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *error: object) -> None:
        self._processes.close()

    def make(self, products: Sequence[Product]) -> Iterator[tuple[File, bytes]]:
        """What is told of each file, and its bytes, in the order in which they are done."""
        if self._pool is None and self._workers > 1 and len(products) > IN_ONE_PROCESS:
            pool = ProcessPoolExecutor(self._workers, initializer=_begin)
            self._pool = self._processes.enter_context(pool)
        if self._pool is None:
            yield from (make_one(self._workshop, product) for product in products)
            return
        folder = self._workshop.folder
        jobs = [self._pool.submit(_make_elsewhere, folder, batch) for batch in batches(products)]
        try:
            for job in as_completed(jobs):
                yield from job.result()
        except BaseException:
            self._pool.shutdown(cancel_futures=True)
            raise


IN_ONE_PROCESS = 2
"""Products that are made faster than a second process starts."""


def batches(products: Sequence[Product]) -> list[tuple[Product, ...]]:
    """The products in order; those that share a batch are together where the first of them stands."""
    found: dict[str, list[Product]] = {}
    for product in products:
        found.setdefault(product.batch or product.path, []).append(product)
    return [tuple(batch) for batch in found.values()]


def make_one(workshop: Workshop, product: Product) -> tuple[File, bytes]:
    """Make a product: what is told of the file, and its bytes."""
    start = time.perf_counter()
    made = product.make(workshop)
    file = File(
        product.path,
        product.kind,
        sha256(made.data).hexdigest(),
        len(made.data),
        made.pages,
        time.perf_counter() - start,
        workshop.fingerprints.of(product),
        product.choices,
        complaints(workshop, product, made.data),
    )
    return file, made.data


def _make_elsewhere(folder: Path | None, batch: Sequence[Product]) -> list[tuple[File, bytes]]:
    """In a process of its own."""
    workshop = _workshop_of_process(folder)
    return [make_one(workshop, product) for product in batch]


def _begin() -> None:
    """How a process of the crew is set up.

    Ctrl-C ends it at once and in silence: the one that waits for it tells the user. Garbage is looked for rarely:
    what is composed and checked lives until its product is done.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.set_threshold(100_000, 20, 20)


@lru_cache(maxsize=1)
def _workshop_of_process(folder: Path | None) -> Workshop:
    """One for all batches of a process: fonts, templates and data are read once."""
    return Workshop.over(folder)
