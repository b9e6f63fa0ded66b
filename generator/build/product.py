"""A product: one file to be written, and how to make it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from typing import NamedTuple

from generator.build.workshop import Workshop
from generator.catalog import Deck
from generator.data import DataRoots
from generator.display import Page


class Made(NamedTuple):
    """A file's bytes and its number of pages."""

    data: bytes
    pages: int


@dataclass(frozen=True)
class Product:
    """One file. `path` is below the output folder; `make` must be picklable, as products are made in parallel.

    `kind` is sheet, single, booklet, imposed, pad, image or text. `inputs` are the patterns of the data files
    it depends on, `choices` what the user chose for it.
    """

    path: str
    kind: str
    make: Callable[[Workshop], Made]
    inputs: tuple[str, ...]
    choices: tuple[tuple[str, str], ...] = ()

    def fingerprint(self, roots: DataRoots) -> str:
        """A hash of every data file this product depends on."""
        digest = sha256()
        for pattern in self.inputs:
            folder, _, name = pattern.rpartition("/")
            for file in roots.list(folder, name.removeprefix("*")):
                digest.update(file.path.name.encode() + b"\0" + file.path.read_bytes() + b"\0")
        return digest.hexdigest()


def printed(workshop: Workshop, deck: Deck, pages: Sequence[Page], title: str, subject: str = "") -> Made:
    """The pages as a print-ready file in the deck's inks."""
    from generator.pdf.writer import write_pdf

    target = BytesIO()
    write_pdf(
        target,
        pages,
        title=title,
        subject=subject,
        palette=deck.palette,
        fonts=workshop.fonts,
        cache=workshop.cache,
    )
    return Made(target.getvalue(), len(pages))
