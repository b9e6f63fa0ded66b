"""A product: one file to be written, and how to make it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from kartenwerk.base.message import _
from kartenwerk.base.palette import Ink
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Group, Item, Page, Place
from kartenwerk.printing.pdf.info import DocumentInfo, Duplex

if TYPE_CHECKING:
    from PIL.Image import Image

    from kartenwerk.printing.pdf.pdfx import Flavour
    from kartenwerk.text.structure import DocumentStructure


FileKind: TypeAlias = Literal[
    "sheet",
    "single",
    "box",
    "booklet",
    "imposed",
    "pad",
    "reference",
    "guide",
    "image",
    "text",
    "page",
    "pieces",
    "board",
    "die",
    "standees",
    "bottom",
    "lid",
    "cut",
    "plate",
    "table",
    "cgs",
]
"""What a file is; the last are those of a game in a folder, the outlines that a machine cuts, and plates of foil.

A font counts as an image, since it holds drawn letters; a font's specimen counts as a guide.
"""

Choices: TypeAlias = tuple[tuple[str, str], ...]
"""The user's choices for a product, as names and values for the manifest."""


class Made(NamedTuple):
    """A file's bytes, its number of pages, and of a file with cards what each page shows."""

    data: bytes
    pages: int
    shown: tuple[str, ...] = ()


MakeFile: TypeAlias = Callable[[Workshop], Made]
"""How a file is made; it must be picklable, as products are made in parallel."""


@dataclass(frozen=True)
class Product:
    """One file. `path` is below the output folder.

    `inputs` are the ids of the decks and games whose data the file is made from. Data that belong to no deck or game
    count for every product (see `fingerprint`). Products of one `batch` share intermediate results, so one worker
    makes them one after the other. A product that is not `for_press` is not checked for print. In a game of one's own
    it is `of` a deck or part, in a language.
    """

    path: str
    kind: FileKind
    make: MakeFile
    inputs: tuple[str, ...]
    choices: Choices = ()
    batch: str = ""
    for_press: bool = True
    of: str = ""
    language: str = ""


def cards_shown(pages: Sequence[Page], names: Mapping[str, str]) -> tuple[str, ...]:
    """What each page shows: "card 7", "cards 1 to 9", "" for none. `names` are those of cards by the keys of forms."""
    return tuple(_list_names([names[key] for key in _keys(page.items) if key in names]) for page in pages)


def _keys(items: Sequence[Item]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Place):
            yield item.form.key
        elif isinstance(item, Group):
            yield from _keys(item.items)


def _list_names(names: Sequence[str]) -> str:
    if len(names) > 1:
        return _("cards {first} to {last}", first=names[0], last=names[-1])
    return _("card {name}", name=names[0]) if names else ""


def write_pdf(
    workshop: Workshop,
    palette: Mapping[str, Ink],
    pages: Sequence[Page],
    info: DocumentInfo,
    flavour: Flavour = "x1a",
    *,
    outlines: bool = False,
    structure: DocumentStructure | None = None,
) -> Made:
    """The pages as a PDF in the inks of the palette, or as a draft; all else is as `pdf_bytes` takes it."""
    from kartenwerk.printing.pdf.writer import pdf_bytes

    if workshop.draft:
        from kartenwerk.printing.press.draft import DraftPen

        pen = DraftPen(palette)
        pages = [pen.page(page, workshop.draft) for page in pages]

    data = pdf_bytes(
        pages,
        info,
        palette=palette,
        fonts=workshop.fonts,
        flavour=flavour,
        outlines=outlines,
        structure=structure,
        cache=workshop.cache,
    )
    return Made(data, len(pages))


def make_pdf(
    workshop: Workshop,
    palette: Mapping[str, Ink],
    pages: Sequence[Page],
    title: str,
    subject: str = "",
    duplex: Duplex | None = None,
) -> Made:
    """The pages as a print-ready PDF in the inks of the palette; `duplex` is how viewers turn the paper."""
    return write_pdf(workshop, palette, pages, DocumentInfo(title, subject, duplex, language=workshop.locale))


def render_pages(workshop: Workshop, palette: Mapping[str, Ink], pages: Sequence[Page], dpi: float) -> list[Image]:
    """The pages as RGB pictures in the screen colours of the palette."""
    from kartenwerk.printing.pdf.raster import render_page

    data = write_pdf(workshop, palette, pages, DocumentInfo(""), "screen").data
    return [render_page(data, number, dpi) for number in range(len(pages))]
