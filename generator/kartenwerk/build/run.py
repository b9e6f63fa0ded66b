"""One run: make the products that are out of date, write their files, and the manifest last."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeAlias

from kartenwerk.base.spool import Spool
from kartenwerk.build.checker import Checker
from kartenwerk.build.files import alone_in, place_below, sweep, write_bytes
from kartenwerk.build.fingerprint import Fingerprints
from kartenwerk.build.manifest import File, Manifest, holds
from kartenwerk.build.pool import Finished, WorkerPool
from kartenwerk.build.product import Product
from kartenwerk.build.workers import LastingWorkers
from kartenwerk.build.workshop import Workshop

Progress: TypeAlias = Callable[[File], None]
FollowUp: TypeAlias = Callable[[Sequence[File]], Sequence[Product]]
"""Names further products from the files made before them: a box that holds the booklets, a guide that counts sheets."""


class Unwritten(NamedTuple):
    """What a run has made, and where it goes below `out`; `files` are all that were asked for, unchanged ones too."""

    out: Path
    files: Sequence[File]
    made: Mapping[str, Callable[[], bytes]]
    places: Mapping[str, Path]

    def write(self) -> list[File]:
        """Write what was made and is not there yet, the manifest last; all files with what was done."""
        with alone_in(self.out):
            new = {path for path, bring in self.made.items() if not holds(self.places[path], bring())}
            files = [replace(file, written=file.path in new) for file in self.files]
            sweep(self.out)
            for file in files:
                if file.written:
                    write_bytes(self.places[file.path], self.made[file.path]())
            # another run may have written here in the meantime, so what it has entered is read anew
            Manifest(self.out).enter([file for file in files if file.path in self.made])
        return files


def build(
    workshop: Workshop,
    products: Sequence[Product],
    out: Path,
    progress: Progress,
    workers: int | None = None,
    follow_ups: Sequence[FollowUp] = (),
    checkers: Sequence[Checker] = (),
    *,
    enter_each: bool = False,
    lasting: LastingWorkers | None = None,
) -> list[File]:
    """Make all products and those of the follow-ups, then write them below `out`.

    `progress` is called for each file as it is done. A file that the manifest says was made from the same inputs
    is left alone, unless it has been touched since. A KartenwerkError of any product ends the run before anything is
    written. Each file is replaced atomically and the manifest comes last, so a run that is killed leaves every file
    old or new, never half of one. Of several runs into one folder each makes its files by itself; then they write in
    turn. With `enter_each` every file is written and entered as soon as it is done, before `progress` hears of it: so
    a run that is given up keeps what it has made. `lasting` workers make the files of one run after the other.
    """
    made = make_all(
        workshop, products, out, progress, workers, follow_ups, checkers, enter_each=enter_each, lasting=lasting
    )
    return list(made.files) if enter_each else made.write()


def make_all(
    workshop: Workshop,
    products: Sequence[Product],
    out: Path,
    progress: Progress,
    workers: int | None = None,
    follow_ups: Sequence[FollowUp] = (),
    checkers: Sequence[Checker] = (),
    *,
    enter_each: bool = False,
    lasting: LastingWorkers | None = None,
) -> Unwritten:
    """The first half of `build`: what is made waits to be written, so that several runs are written together or not."""
    manifest, fingerprints = Manifest(out), Fingerprints(workshop.roots, workshop.digests, workshop.cache)
    done: list[File] = []
    made: dict[str, Callable[[], bytes]] = {}
    spool = Spool()
    places: dict[str, Path] = {}
    with WorkerPool(workshop, workers or os.cpu_count() or 1, checkers, lasting) as pool:
        for stage in (lambda _: products, *follow_ups):
            wanted = {product.path: product for product in stage(done)}
            places |= {path: place_below(out, path) for path in wanted}
            inputs = {path: fingerprints.of(product) for path, product in wanted.items()}
            current = {path: manifest.up_to_date(path, inputs[path]) for path in wanted}
            for file in filter(None, current.values()):
                progress(file)
            for finished in pool.make([product for path, product in wanted.items() if current[path] is None]):
                file = _file(wanted[finished.path], finished, inputs[finished.path])
                bring = spool.put(finished.data)
                del finished  # its bytes lie aside until all are made
                if enter_each:
                    (file,) = Unwritten(out, [file], {file.path: bring}, places).write()
                else:
                    made[file.path] = bring
                current[file.path] = file
                progress(file)
            done += filter(None, current.values())
    return Unwritten(out, done, made, places)


def _file(product: Product, finished: Finished, inputs: str) -> File:
    """A finished product as the manifest describes it."""
    return File(
        product.path,
        product.kind,
        sha256(finished.data).hexdigest(),
        len(finished.data),
        finished.pages,
        finished.seconds,
        inputs,
        product.choices,
        finished.findings,
        of=product.of,
        language=product.language,
    )
