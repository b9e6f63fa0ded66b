"""A booklet from its text: the way through this package."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from generator.book.blocks import Block, Cover, Figures, Heading, LastPage
from generator.book.flow import Placed, paginate
from generator.book.markdown import read_booklet
from generator.book.page import PageMaker, RunningHeads
from generator.book.paragraph import Breaks, Faces, Typesetter
from generator.book.rows import RowSetter
from generator.book.style import BookStyle
from generator.display import Page
from generator.errors import KartenwerkError


@dataclass(frozen=True)
class OutlineEntry:
    """A heading and the page it stands on, counted from 1."""

    title: str
    level: int
    page: int


@dataclass(frozen=True)
class Book:
    pages: tuple[Page, ...]
    outline: tuple[OutlineEntry, ...]


def compose(
    markdown: str,
    style: BookStyle,
    fonts: Faces,
    hyphenator: Breaks,
    figures: Figures,
    heads: RunningHeads,
    *,
    source: str = "booklet",
    multiple: int = 4,
    notes: str = "Notizen",
) -> Book:
    """The pages of a booklet: cover, text, pages for notes up to a `multiple` of pages, the last page.

    `source` names the text in messages. KartenwerkError where the text cannot be read or does not fit.
    """
    with _told_as(source):
        parts = _parts(read_booklet(markdown, source))
        setter = Typesetter(style, fonts, hyphenator, style.size)
        rows = RowSetter(style, setter, figures)
        first = len(parts.covers) + 1
        body = paginate(rows.rows(parts.body), style.lines, first)
        last = paginate(rows.rows(parts.last), style.lines, first + len(body))
        if len(last) > 1:
            raise KartenwerkError(
                "the last page is too full", key="letzte-seite", found=f"{len(last)} pages", expected="one page"
            )
        covers = [figures(cover.name, cover.arguments, style.width, style.height) for cover in parts.covers]
    maker = PageMaker(style, setter, heads)
    (note_page,) = paginate(rows.rows([Heading(1, notes)]), style.lines)
    pages = [maker.picture_page(cover.items) for cover in covers]
    pages += [maker.text_page(number, placed) for number, placed in enumerate(body, first)]
    padding = -(len(pages) + len(last)) % multiple
    for number in range(len(pages) + 1, len(pages) + padding + 1):
        pages.append(maker.notes_page(number, note_page if number == first + len(body) else ()))
    pages += [maker.text_page(len(pages) + 1, placed) for placed in last]
    return Book(tuple(pages), (*_outline(body, first), *_outline(last, len(pages))))


@contextmanager
def _told_as(source: str) -> Iterator[None]:
    """Errors of setting know their text but not its file."""
    try:
        yield
    except KartenwerkError as error:
        error.file = error.file or source
        raise


@dataclass(frozen=True)
class _Parts:
    covers: tuple[Cover, ...]
    body: tuple[Block, ...]
    last: tuple[Block, ...]


def _parts(blocks: Sequence[Block]) -> _Parts:
    """Cover, text and last page of the blocks."""
    covers = tuple(block for block in blocks if isinstance(block, Cover))
    lasts = [block for block in blocks if isinstance(block, LastPage)]
    for kind, found in (("umschlag", len(covers)), ("letzte-seite", len(lasts))):
        if found > 1:
            raise KartenwerkError("there can be only one", key=kind, found=str(found), expected="one")
    body = tuple(block for block in blocks if not isinstance(block, Cover | LastPage))
    return _Parts(covers, body, lasts[0].blocks if lasts else ())


def _outline(pages: Sequence[Sequence[Placed]], first: int) -> list[OutlineEntry]:
    return [
        OutlineEntry(row.heading.text, row.heading.level, number)
        for number, page in enumerate(pages, first)
        for _, row in page
        if row.heading
    ]
