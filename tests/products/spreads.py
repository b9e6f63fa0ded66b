"""Measures finished booklets page by page: white inside pages, how full they are, and what was to stay whole.

Everything is measured on what is drawn. A line is the booklet's distance from one line of text to the next.
`python -m tests.products.spreads a6 ...` prints a row for every booklet in these formats.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.products.finished import Reading

from kartenwerk.graphics.display import POINT
from kartenwerk.text.book.blocks import Block, LastPage, Listing, Panel, Prose, Together
from kartenwerk.text.book.inline import plain

GAP = 3.75
"""Lines of white: three, as far as spaces grow, and what letters and pictures leave free in their own lines."""

LEAST_FULL = 0.75
"""The share of its lines that a page of text fills at least."""

FLOOR = {"a6": 0.9, "a5": 0.81, "card": 0.87, "large": 0.82}
"""How full the pages of every booklet are in the mean at least, by format: what has been reached. It may only rise."""

WHOLE_LIST = 6
"""In a list of so many entries the page is not turned, but for the small pages of the box edition."""

FIRST_LINES = 8.0
"""A picture that begins within so many lines of a page belongs to what is told there."""

ANNOUNCEMENT = 9.0
"""Lines that a title, a sentence and the space below it take above what they announce."""

ASCENT, DESCENT = 0.72, 0.22  # em: how far letters reach above and below their baseline


class Fault(NamedTuple):
    """What is wrong with a page, counted from 1, in words."""

    page: int
    words: str


def ink(reading: Reading, page: int) -> Iterator[tuple[float, float]]:
    """From where to where something is drawn or written, in lines below the top of the text; no running heads."""
    style = reading.style
    marks = [(box.y0, box.y1) for box in reading.boxes(page)]
    marks += [
        (word.y - ASCENT * word.size * POINT, word.y + DESCENT * word.size * POINT) for word in reading.words[page]
    ]
    for top, foot in marks:
        if foot > style.top - 0.3 * style.lead_mm:
            yield (top - style.top) / style.lead_mm, (foot - style.top) / style.lead_mm


def shows_moves(reading: Reading, page: int) -> bool:
    """Whether a page shows moves in slots, each with its number in the face of titles."""
    return bool(reading.style.play) and any(
        word.font == reading.style.display and word.text.strip().isdecimal() for word in reading.words[page]
    )


def gaps(reading: Reading, widest: float = GAP) -> Iterator[Fault]:
    """White of more than three lines between two things on one page; a line more below a reason in its slot."""
    for page in reading.text_pages:
        reached = 0.0
        most = widest + shows_moves(reading, page)
        for top, foot in sorted(ink(reading, page)):
            if top - reached > most:
                yield Fault(page + 1, f"a gap of {top - reached:.1f} lines, {reached:.0f} lines below the head")
            reached = max(reached, foot)


def fill(reading: Reading, page: int) -> float:
    """The share of a page's lines down to the last that is used."""
    return math.ceil(max((foot for _, foot in ink(reading, page)), default=0.0) - 0.01) / reading.style.lines


def thin(reading: Reading, least: float = LEAST_FULL) -> Iterator[Fault]:
    """Pages of text that are less than three quarters full."""
    for page in reading.text_pages:
        share = fill(reading, page)
        if share < least:
            yield Fault(page + 1, f"only {share:.0%} full")


def below_floor(reading: Reading, page: str) -> Iterator[Fault]:
    """Pages that are emptier in the mean than those of this format have become."""
    mean = sum(fill(reading, each) for each in reading.text_pages) / len(reading.text_pages)
    if mean < FLOOR.get(page, 0.0):
        yield Fault(0, f"the pages are only {mean:.0%} full in the mean")


def _first_picture(reading: Reading, page: int) -> float:
    """The lines down to the foot of the picture that belongs to the first lines of a page; 0 if there is none."""
    lead, top = reading.style.lead_mm, reading.style.top
    spans = sorted(((box.y0 - top) / lead, (box.y1 - top) / lead) for box in reading.boxes(page))
    foot = 0.0
    for y0, y1 in spans:
        if y0 < (foot + 2.5 if foot else FIRST_LINES):  # labels stand between its rows
            foot = max(foot, y1)
    return foot


def fillers(reading: Reading) -> Iterator[Fault]:
    """Pages without a text or a picture: for notes, or blank."""
    for page in range(1, len(reading.pages)):
        words = {word.text.strip() for word in reading.words[page]}
        drawn = any(True for _ in ink(reading, page))
        if not drawn or "Notizen" in words:
            yield Fault(page + 1, "a page that only fills the booklet")


def parted(reading: Reading) -> Iterator[Fault]:
    """What a break of the page has parted although a page could hold it.

    A sentence and the picture, list or table that its colon announces, where one as high as a page may face it; an
    entry, that is a question and its answer, though it may go on upon the facing page; a list of up to six entries and
    half a page, where the page must be turned within it.
    """
    by_page: dict[int, float] = {page: fill(reading, page) * reading.style.lines for page in range(len(reading.pages))}
    told = iter(reading.paragraphs)
    for block, count in _groups(reading.blocks):
        held = [next(told) for _ in range(count)]
        pages = sorted({line.page for paragraph in held for line in paragraph.lines})
        if isinstance(block, Prose) and plain(block.spans).rstrip().endswith(":"):
            last = held[0].lines[-1]
            fits = _first_picture(reading, last.page + 1) + ANNOUNCEMENT <= reading.style.lines
            if last.slot + 1.5 > by_page[last.page] and (fits or last.page % 2 == 0):
                yield Fault(last.page + 1, f"announced overleaf: {held[0].text[-40:]!r}")
        if isinstance(block, Listing):
            lines = sum(len(paragraph.lines) for paragraph in held)
            is_turned = (pages[0] + 1) // 2 != (pages[-1] + 1) // 2  # pages count from 0, the cover
            is_short = len(held) <= WHOLE_LIST and not reading.style.open_panels
            if is_short and is_turned and lines <= reading.style.lines / 2:
                yield Fault(pages[0] + 1, f"a parted list of {len(held)} entries: {held[0].text[:40]!r}")
            for paragraph in held:
                on = sorted({line.page for line in paragraph.lines})
                faces = (on[0] + 1) // 2 == (on[-1] + 1) // 2
                if len(on) > 1 and not faces:
                    yield Fault(paragraph.lines[0].page + 1, f"a torn entry: {paragraph.text[:40]!r}")


def _groups(blocks: Sequence[Block]) -> Iterator[tuple[Block, int]]:
    """Every block of text and how many paragraphs it has; panels and what stands together are opened."""
    for block in blocks:
        match block:
            case Panel() | LastPage() | Together():
                yield from _groups(block.blocks)
            case Prose():
                yield block, 1
            case Listing():
                yield block, len(block.entries)
            case _:
                yield block, 0


class Figures(NamedTuple):
    """A booklet in figures."""

    pages: int
    gaps: list[Fault]
    thin: list[Fault]
    fillers: list[Fault]
    parted: list[Fault]
    fill: float


def measure(reading: Reading) -> Figures:
    """All figures of a booklet."""
    pages = reading.text_pages
    share = sum(fill(reading, page) for page in pages) / len(pages)
    white, empty, filling, apart = (list(rule(reading)) for rule in (gaps, thin, fillers, parted))
    return Figures(len(reading.pages), white, empty, filling, apart, share)


def faults(reading: Reading) -> list[str]:
    """All that is wrong, a sentence each."""
    found = sorted(fault for rule in (gaps, thin, fillers, parted) for fault in rule(reading))
    return [f"page {fault.page}: {fault.words}" for fault in found]


def main(formats: Sequence[str]) -> None:
    """Print a row for every booklet, and the sums of every format."""
    from tests.products.test_book_design import reading_of
    from tests.products.told import GAMES

    for page in formats:
        total = [0] * 5
        for game in GAMES:
            found = measure(reading_of(game, page))
            row = [found.pages, *(len(each) for each in found[1:5])]
            total = [one + other for one, other in zip(total, row, strict=True)]
            print(f"{page:6}{game:22}" + "".join(f"{number:5}" for number in row) + f"{found.fill:7.0%}", flush=True)
            if "-v" in sys.argv:
                for fault in sorted(fault for each in found[1:5] for fault in each):
                    print(f"        {fault.page}: {fault.words}")
        print(f"{page:6}{'all':22}" + "".join(f"{number:5}" for number in total), flush=True)


if __name__ == "__main__":
    print(f"{'format':6}{'booklet':22}pages gaps thin fill parted  fill of text pages")
    main([word for word in sys.argv[1:] if not word.startswith("-")])
