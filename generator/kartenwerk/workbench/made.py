"""What a job has made, as its page shows it: files by sheets, the paper that they take, pictures of their pages."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import NamedTuple, Protocol, TypeAlias

from kartenwerk.build.files import alone_in, place_below, write_bytes
from kartenwerk.build.manifest import File, Manifest
from kartenwerk.printing.pdf.raster import open_document, render_page
from kartenwerk.products.guide.data import Stock
from kartenwerk.workbench.making import find_made

SMALL, LARGE = 420, 1600
"""The longer side of a page's picture, in pixels."""

_FINE, _COARSE = 170, 70  # dots per inch from which these are made
_KEPT = 600  # pictures of pages
_EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest date that a ZIP file can hold
_ITSELF = ("sheet", "pieces")  # kinds of files that are what their deck or part is called
_UNIX = 3  # the system that the archive names, so that its bytes are the same on all


class PictureSize(NamedTuple):
    """The size of a page's picture in pixels; `number` is counted from 0."""

    number: int
    width: int
    height: int


class MadeFile(NamedTuple):
    """A file on a job's page: its number there, what it is, its name, and its pages as they lie on sheets.

    Files `for_home` go to the printer at home; others are for a shop, or to be read.
    """

    number: int
    title: str
    name: str
    sheets: tuple[tuple[PictureSize, ...], ...]
    both_sides: bool
    for_home: bool


class PaperStock(NamedTuple):
    """So many sheets of a stock, with its weight in g/m²."""

    name: str
    weight: tuple[int, int]
    sheets: int


class HomeNeed(Protocol):
    """What a file takes at home, as the printing guides count it: `sheets` of a stock, printed on so many `sides`."""

    @property
    def sheets(self) -> int: ...

    @property
    def stock(self) -> str: ...

    @property
    def sides(self) -> int: ...


FindNeed: TypeAlias = Callable[[File], HomeNeed | None]
"""What a file takes at home; None for one that is not printed there."""


def made_files(
    shelf: Path, files: Sequence[File], titles: Mapping[str, str], need_of: FindNeed, decks: Mapping[str, str]
) -> list[MadeFile]:
    """The files in the order in which they are shown: those for the printer at home first, as the guide lists them.

    `titles` say what they are, by the first word of a file's name with the file's kind, or by the kind alone; those of
    `decks` and parts of a game, by their names, stand before.
    """
    found = []
    for number, file in enumerate(files):
        path, need = PurePosixPath(file.path), need_of(file)
        step = need.sides if need else 1
        pages = page_sizes(find_made(shelf, file)) if path.suffix == ".pdf" else ()
        sheets = tuple(pages[first : first + step] for first in range(0, len(pages), step))
        title = titles.get(f"{path.stem.partition('_')[0]}_{file.kind}") or titles[file.kind]
        if file.of in decks:
            title = decks[file.of] if file.kind in _ITSELF else f"{decks[file.of]}: {title}"
        found.append(MadeFile(number, title, path.name, sheets, step > 1 and len(pages) > 1, need is not None))
    return sorted(found, key=lambda each: not each.for_home)


def paper_of(stocks: Mapping[str, Stock], files: Sequence[File], need_of: FindNeed) -> list[PaperStock]:
    """The paper for the files at home, by its stocks."""
    needs = [need for need in map(need_of, files) if need is not None]
    counted = [
        PaperStock(stock.name, stock.weight, sum(need.sheets for need in needs if need.stock == id))
        for id, stock in stocks.items()
    ]
    return [stock for stock in counted if stock.sheets]


@lru_cache(maxsize=_KEPT)
def page_sizes(path: Path) -> tuple[PictureSize, ...]:
    """The pages of a PDF file with the sizes of their small pictures."""
    with open_document(path) as document:
        sides = [document.get_page_size(number) for number in range(len(document))]
    scales = [SMALL / max(size) for size in sides]
    return tuple(
        PictureSize(number, round(width * scale), round(height * scale))
        for number, ((width, height), scale) in enumerate(zip(sides, scales, strict=True))
    )


@lru_cache(maxsize=_KEPT)
def page_picture(path: Path, page: int, side: int) -> bytes:
    """A page of that very file as WebP, its longer side so many pixels."""
    picture = render_page(path, page, _FINE if side > SMALL else _COARSE)
    picture.thumbnail((side, side))
    made = BytesIO()
    picture.save(made, "WEBP", quality=82, method=2)
    return made.getvalue()


def pack(files: Sequence[tuple[str, bytes]]) -> bytes:
    """The files as a ZIP archive; equal files give equal bytes."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for path, data in sorted(files):
            entry = zipfile.ZipInfo(path, _EPOCH)
            entry.create_system = _UNIX
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return made.getvalue()


def put_into(out: Path, files: Sequence[tuple[File, bytes]]) -> None:
    """Write the files below the folder and enter them, as the command would."""
    with alone_in(out):
        for file, data in files:
            write_bytes(place_below(out, file.path), data)
        Manifest(out).enter([file for file, _data in files])
