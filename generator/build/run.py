"""Making products: in parallel where it pays, each file written at once, the manifest last."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from generator import __version__
from generator.build.approve import complaints
from generator.build.files import sweep, write_bytes, write_text
from generator.build.product import Product
from generator.build.workshop import Workshop

MANIFEST = "manifest.json"


@dataclass(frozen=True)
class File:
    """A file as it is told of. `path` is below the output folder, `inputs` a hash of the data it came from.

    `complaints` are what preflight found in it.
    """

    path: str
    kind: str
    sha256: str
    bytes: int
    pages: int
    seconds: float
    inputs: str
    choices: tuple[tuple[str, str], ...]
    complaints: tuple[str, ...] = ()

    def as_json(self, out: Path) -> dict[str, Any]:
        """What `--json` tells: the path opens from the current folder."""
        return {
            "path": (out / self.path).as_posix(),
            "kind": self.kind,
            "sha256": self.sha256,
            "bytes": self.bytes,
            "pages": self.pages,
            "seconds": round(self.seconds, 3),
        }


Progress: TypeAlias = Callable[[File], None]
Last: TypeAlias = Callable[[Sequence[File]], Product]


def build(
    workshop: Workshop,
    products: Sequence[Product],
    out: Path,
    progress: Progress,
    workers: int | None = None,
    last: Sequence[Last] = (),
) -> list[File]:
    """Make all products, then write them below `out`; `progress` hears of each product as it is made.

    Each of `last` makes one more product out of what is told of all before it (a guide that counts their sheets).
    A KartenwerkError of any product ends the run before anything is written. Each file is put into its
    place at once and the manifest last, so a run that is killed leaves files old or new, never half.
    """
    workers = min(len(products), workers or os.cpu_count() or 1)
    done: dict[str, tuple[File, bytes]] = {}
    for file, data in _made(workshop, products, workers):
        done[file.path] = file, data
        progress(file)
    in_order = [done[product.path] for product in products]
    for product_of in last:
        in_order.append(make_one(workshop, product_of([file for file, _ in in_order])))
        progress(in_order[-1][0])
    sweep(out)
    for file, data in in_order:
        write_bytes(out / file.path, data)
    files = [file for file, _ in in_order]
    write_manifest(out, files)
    return files


def _made(workshop: Workshop, products: Sequence[Product], workers: int) -> Iterator[tuple[File, bytes]]:
    if workers <= 1 or len(products) <= IN_ONE_PROCESS:
        for product in products:
            yield make_one(workshop, product)
        return
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(_make_elsewhere, workshop.folder, batch) for batch in batches(products)]
        try:
            for job in as_completed(jobs):
                yield from job.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
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
        product.fingerprint(workshop.roots),
        product.choices,
        complaints(workshop, product, made.data),
    )
    return file, made.data


def _make_elsewhere(folder: Path | None, batch: Sequence[Product]) -> list[tuple[File, bytes]]:
    """In a process of its own, with a workshop of its own."""
    workshop = Workshop.over(folder)
    return [make_one(workshop, product) for product in batch]


def write_manifest(out: Path, files: Sequence[File]) -> None:
    """Enter the files into `manifest.json`; entries of other files that still exist stay."""
    entries = {
        file.path: {
            "path": file.path,
            "kind": file.kind,
            "sha256": file.sha256,
            "bytes": file.bytes,
            "pages": file.pages,
            "inputs": file.inputs,
            "choices": dict(file.choices),
        }
        for file in files
    }
    for path, entry in read_manifest(out).items():
        if path not in entries and (out / path).is_file():
            entries[path] = entry
    manifest = {"kartenwerk": __version__, "files": [entries[path] for path in sorted(entries)]}
    write_text(out / MANIFEST, json.dumps(manifest, ensure_ascii=False, indent=1) + "\n")


def read_manifest(out: Path) -> dict[str, Any]:
    """The entries of an earlier run by path; empty if there is none or it cannot be read."""
    try:
        manifest = json.loads((out / MANIFEST).read_text(encoding="utf-8"))
        return {entry["path"]: entry for entry in manifest["files"]}
    except (OSError, ValueError, KeyError, TypeError):
        return {}
