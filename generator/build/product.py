"""A product: one file to be written, and how to make it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from generator.build.workshop import Workshop
from generator.data import DataRoots
from generator.display import Page
from generator.palette import Ink

if TYPE_CHECKING:
    from generator.pdf.document import Duplex


class Made(NamedTuple):
    """A file's bytes and its number of pages."""

    data: bytes
    pages: int


@dataclass(frozen=True)
class Product:
    """One file. `path` is below the output folder; `make` must be picklable, as products are made in parallel.

    `kind` is sheet, single, booklet, imposed, pad, image or text. `inputs` are the patterns of the data files
    it depends on, `choices` what the user chose for it. Products of one `batch` are made one after the other by
    one worker, since they share what they are made from.
    """

    path: str
    kind: str
    make: Callable[[Workshop], Made]
    inputs: tuple[str, ...]
    choices: tuple[tuple[str, str], ...] = ()
    batch: str = ""

    def fingerprint(self, roots: DataRoots) -> str:
        """A hash of every data file this product depends on."""
        digest = sha256()
        for pattern in self.inputs:
            folder, _, name = pattern.rpartition("/")
            for file in roots.list(folder, name.removeprefix("*")):
                digest.update(file.path.name.encode() + b"\0" + file.path.read_bytes() + b"\0")
        return digest.hexdigest()


def printed(
    workshop: Workshop,
    palette: Mapping[str, Ink],
    pages: Sequence[Page],
    title: str,
    subject: str = "",
    duplex: Duplex | None = None,
) -> Made:
    """The pages as a print-ready file in the palette's inks; `duplex` tells a viewer how the paper is turned."""
    from generator.pdf.writer import pdf_bytes

    data = pdf_bytes(
        pages,
        title=title,
        subject=subject,
        palette=palette,
        fonts=workshop.fonts,
        duplex=duplex,
        cache=workshop.cache,
    )
    return Made(data, len(pages))
