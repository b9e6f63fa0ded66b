"""A product: one file to be written, and how to make it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from kartenwerk.build.workshop import Workshop
from kartenwerk.display import Page
from kartenwerk.palette import Ink

if TYPE_CHECKING:
    from kartenwerk.pdf.document import Duplex


Kind: TypeAlias = Literal["sheet", "single", "box", "booklet", "imposed", "pad", "reference", "guide", "image", "text"]
"""What a file is. A font is an image: drawings of letters, for other programs to place; its specimen is a guide."""


class Made(NamedTuple):
    """A file's bytes and its number of pages."""

    data: bytes
    pages: int


@dataclass(frozen=True)
class Product:
    """One file. `path` is below the output folder; `make` must be picklable, as products are made in parallel.

    `inputs` are the ids of the decks and games whose data it is made from; what belongs to none of them counts
    for every product (see fingerprint). `choices` are what the user chose for it. Products of one `batch` are made
    one after the other by one worker, since they share what they are made from. What is not `for_press` no
    press will see, so nobody asks whether it is fit for one.
    """

    path: str
    kind: Kind
    make: Callable[[Workshop], Made]
    inputs: tuple[str, ...]
    choices: tuple[tuple[str, str], ...] = ()
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
    """The pages as a print-ready file in the palette's inks; `duplex` tells a viewer how the paper is turned."""
    from kartenwerk.pdf.writer import pdf_bytes

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
