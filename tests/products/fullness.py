"""Measures how full finished pages are, on the picture of a PDF: `python -m tests.products.fullness FILE.pdf ...`.

With `--torn`, names of cards that stand on two lines are found in the text of the files instead.

A page's *foot* is the last line slot of its type area that shows ink, as a share of all slots. It is *covered* as far
as ink reaches across the measure from its first to its last point, in the mean over all slots; an empty slot is not
covered at all. Covers, backs and plates are left out: their ink reaches the trim.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy
import pypdfium2
from tests.support import WORKSHOP

from kartenwerk.text.book.style import BookStyle

DPI = 72
MM = DPI / 25.4
DARK = 238  # a pixel whose darkest channel is below has ink
HANG = 3.0  # mm that ink may reach out of the measure on both sides
PAPER, BLEEDS = 235, 0.45  # of pixels along the trim: how bright they are, and which share of darker ones bleeds
LEAST_FULL = 0.75
BREAK = r"(?:\ufffe|-\s*[\r\n]+)"
"""A hyphen at the end of a line, as the text of a PDF has it."""


class Page(NamedTuple):
    """A page of text, counted from 1, its foot and how far it is covered."""

    number: int
    foot: float
    covered: float


class Fullness(NamedTuple):
    """The means of a file's pages, and the numbers of those that are less than three quarters full."""

    pages: int
    foot: float
    covered: float
    under: tuple[int, ...]

    @staticmethod
    def of(pages: Sequence[Page]) -> Fullness:
        count = max(1, len(pages))
        foot, covered = sum(page.foot for page in pages) / count, sum(page.covered for page in pages) / count
        return Fullness(len(pages), foot, covered, tuple(page.number for page in pages if page.foot < LEAST_FULL))

    def __str__(self) -> str:
        pages = ", ".join(map(str, self.under)) or "none"
        return (
            f"{self.pages:4} pages  foot {self.foot:.3f}  covered {self.covered:.3f}  under {LEAST_FULL:.0%}: {pages}"
        )


def measure_pages(data: bytes | str | Path, style: BookStyle) -> list[Page]:
    """The pages of text of a PDF in that style, without its first and its last page."""
    found: list[Page] = []
    pdf = pypdfium2.PdfDocument(data)
    for number in range(2, len(pdf)):
        picture = _picture(pdf[number - 1])
        if not _bleeds(picture):
            found.append(_measure(number, picture, style))
    return found


def _picture(page: Any) -> Any:
    """The darkest channel of each pixel of the trimmed page."""
    trim, media = page.get_trimbox() or page.get_mediabox(), page.get_mediabox()
    crop = (trim[0] - media[0], trim[1] - media[1], media[2] - trim[2], media[3] - trim[3])
    return page.render(scale=DPI / 72, crop=crop).to_numpy()[:, :, :3].min(axis=2)


def _bleeds(picture: Any) -> bool:
    edge = numpy.concatenate([picture[2:5].ravel(), picture[-5:-2].ravel()])
    return bool((edge < PAPER).mean() > BLEEDS)


def _measure(number: int, picture: Any, style: BookStyle) -> Page:
    left = style.inner if number % 2 else style.outer
    columns = slice(max(0, int((left - HANG) * MM)), int((left + style.measure + HANG) * MM))
    ink = picture[:, columns] < DARK
    reach = list(_reaches(ink, style))
    used = [slot for slot, share in enumerate(reach, 1) if share]
    return Page(number, max(used, default=0) / style.lines, sum(reach) / style.lines)


def _reaches(ink: Any, style: BookStyle) -> Iterator[float]:
    """How far ink reaches in each slot, as a share of the measure."""
    for slot in range(style.lines):
        top, foot = (style.top + (slot + line) * style.lead_mm for line in (0, 1))
        across = numpy.where(ink[int(top * MM) : int(foot * MM)].any(axis=0))[0]
        yield min(1.0, (across[-1] - across[0] + 1) / (style.measure * MM)) if len(across) else 0.0


def torn_names(pdf: bytes | str | Path, names: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Names of cards that end a line at their hyphen, with their pages, counted from 1."""
    parts = sorted({tuple(name.split("-", 1)) for name in names if "-" in name})
    torn = re.compile("|".join(rf"\b{re.escape(first)}{BREAK}{re.escape(rest)}" for first, rest in parts) or "(?!)")
    for number, page in enumerate(pypdfium2.PdfDocument(pdf), 1):
        for found in torn.finditer(page.get_textpage().get_text_range()):
            yield number, re.sub(BREAK, "-/", found[0])


def style_of(pdf: str | Path) -> BookStyle:
    """The style of the format whose pages are as wide as those of the file."""
    width = _picture(pypdfium2.PdfDocument(pdf)[0]).shape[1] / MM
    styles = [WORKSHOP.book_style(name) for name in ("a6", "a5", "card", "large")]
    return min(styles, key=lambda style: abs(style.width - width))


def main(arguments: Sequence[str]) -> None:
    """Print a row for every file, and one for all; or the torn names."""
    files = [argument for argument in arguments if argument != "--torn"]
    if "--torn" in arguments:
        names = {name for deck in WORKSHOP.catalog.decks for name in deck.compound_names}
        found = [(file, *torn) for file in files for torn in torn_names(file, names)]
        for file, page, name in found:
            print(f"{'/'.join(Path(file).parts[-2:]):44}{page:4}  {name}")
        print(f"{len(found)} names torn in {len(files)} files")
        return
    everything: list[Page] = []
    for file in files:
        pages = measure_pages(file, style_of(file))
        everything += pages
        print(f"{'/'.join(Path(file).parts[-2:]):44}{Fullness.of(pages)}", flush=True)
    print(f"{'all':44}{Fullness.of(everything)}")


if __name__ == "__main__":
    main(sys.argv[1:])
