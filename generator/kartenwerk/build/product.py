"""A product: one file to be written, and how to make it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from kartenwerk.build.workshop import Workshop
from kartenwerk.display import Page
from kartenwerk.palette import Ink

if TYPE_CHECKING:
    from PIL.Image import Image

    from kartenwerk.pdf.info import Duplex


FileKind: TypeAlias = Literal[
    "sheet", "single", "box", "booklet", "imposed", "pad", "reference", "guide", "image", "text", "page"
]
"""What a file is. A font counts as an image, since it holds drawn letters; a font's specimen counts as a guide."""

Choices: TypeAlias = tuple[tuple[str, str], ...]
"""What the user chose for a product, as names and values for the manifest."""


class Made(NamedTuple):
    """A file's bytes and its number of pages."""

    data: bytes
    pages: int


@dataclass(frozen=True)
class Product:
    """One file. `path` is below the output folder; `make` must be picklable, as products are made in parallel.

    `inputs` are the ids of the decks and games whose data the file is made from. Data that belong to no deck or game
    count for every product (see `fingerprint`). Products of one `batch` share intermediate results, so one worker
    makes them one after the other. A product that is not `for_press` is not checked for print.
    """

    path: str
    kind: FileKind
    make: Callable[[Workshop], Made]
    inputs: tuple[str, ...]
    choices: Choices = ()
    batch: str = ""
    for_press: bool = True


def printed(
    workshop: Workshop,
    palette: Mapping[str, Ink],
    pages: Sequence[Page],
    title: str,
    subject: str = "",
    duplex: Duplex | None = None,
) -> Made:
    """The pages as a print-ready PDF in the inks of the palette; `duplex` tells a viewer how the paper is turned."""
    from kartenwerk.pdf.info import DocumentInfo
    from kartenwerk.pdf.writer import pdf_bytes

    data = pdf_bytes(
        pages,
        DocumentInfo(title, subject, duplex, language=workshop.locale),
        palette=palette,
        fonts=workshop.fonts,
        cache=workshop.cache,
    )
    return Made(data, len(pages))


def rendered(workshop: Workshop, palette: Mapping[str, Ink], pages: Sequence[Page], dpi: float) -> list[Image]:
    """The pages as RGB pictures in the screen colours of the palette."""
    from kartenwerk.pdf.info import DocumentInfo
    from kartenwerk.pdf.raster import render_page
    from kartenwerk.pdf.writer import pdf_bytes

    data = pdf_bytes(
        pages, DocumentInfo(""), palette=palette, fonts=workshop.fonts, flavour="screen", cache=workshop.cache
    )
    return [render_page(data, number, dpi) for number in range(len(pages))]
