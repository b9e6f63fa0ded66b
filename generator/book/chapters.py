"""A book of several chapters, each with a picture page and running heads of its own, numbered through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from generator.book.blocks import Block, Cover, Figure, Heading, LastPage
from generator.book.flow import Placed, paginate
from generator.book.markdown import read_booklet
from generator.book.page import PageMaker, RunningHeads
from generator.book.paragraph import Typesetter
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


CHAPTER = 0
"""The level of a chapter's own entry in the outline, above those of its headings."""


@dataclass(frozen=True)
class Chapter:
    """A chapter's text. A `title` enters it into the outline; `source` names the text in messages."""

    markdown: str
    heads: RunningHeads
    source: str
    title: str = ""


@dataclass(frozen=True)
class Laid:
    """A chapter whose pages are filled but not yet numbered."""

    chapter: Chapter
    covers: tuple[Figure, ...]
    body: tuple[tuple[Placed, ...], ...]
    last: tuple[tuple[Placed, ...], ...]


@dataclass(frozen=True)
class ChapterSetter:
    """Sets chapters, then binds them: the numbers of pages are not known before the whole book is laid out."""

    style: BookStyle
    type: Typesetter
    rows: RowSetter

    def lay_out(self, chapter: Chapter, multiple: int = 1) -> Laid:
        """The chapter's pages; KartenwerkError where its text cannot be read or does not fit.

        Up to a `multiple` of pages it may take some more, where it breaks better then.
        """
        with _told_as(chapter.source):
            parts = _parts(read_booklet(chapter.markdown, chapter.source))
            body = self._pages(parts.body, len(parts.covers) + 1)
            last = self._pages(parts.last, len(parts.covers) + len(body) + 1)
            if spare := -(len(parts.covers) + len(body) + len(last)) % multiple:
                body = self._pages(parts.body, len(parts.covers) + 1, spare)
            if len(last) > self.style.closing:
                raise KartenwerkError(
                    "the last page is too full",
                    key="letzte-seite",
                    found=f"{len(last)} pages",
                    expected=f"at most {self.style.closing}",
                )
            size = self.style.width, self.style.height
            covers = tuple(self.rows.figures(cover.name, cover.arguments, *size) for cover in parts.covers)
            return Laid(chapter, covers, body, last)

    def bind(self, chapters: Sequence[Laid], *, multiple: int = 4, notes: str = "Notizen") -> Book:
        """All pages in order, pages for notes up to a `multiple` of pages, the last page; and the outline."""
        pages: list[Page] = []
        outline: list[OutlineEntry] = []
        for laid in chapters:
            if laid.chapter.title:
                outline.append(OutlineEntry(laid.chapter.title, CHAPTER, len(pages) + 1))
            maker = PageMaker(self.style, self.type, laid.chapter.heads)
            pages += [maker.picture_page(cover.items) for cover in laid.covers]
            for placed in laid.body:
                pages.append(maker.text_page(len(pages) + 1, placed))
                outline += _entries(placed, len(pages))
        closing = [placed for laid in chapters for placed in laid.last]
        maker = PageMaker(self.style, self.type, chapters[-1].chapter.heads)
        (titled,) = self._pages([Heading(1, notes)])
        for blank in range(-(len(pages) + len(closing)) % multiple):
            pages.append(maker.notes_page(len(pages) + 1, () if blank else titled))
        for placed in closing:
            pages.append(maker.text_page(len(pages) + 1, placed))
            outline += _entries(placed, len(pages))
        return Book(tuple(pages), tuple(outline))

    def _pages(self, blocks: Sequence[Block], first: int = 1, spare: int = 0) -> tuple[tuple[Placed, ...], ...]:
        return tuple(paginate(self.rows.rows(blocks), self.style.lines, first, spare))


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


def _entries(placed: Sequence[Placed], page: int) -> list[OutlineEntry]:
    return [OutlineEntry(row.heading.text, row.heading.level, page) for _, row in placed if row.heading]


@contextmanager
def _told_as(source: str) -> Iterator[None]:
    """Errors of setting know their text but not its file."""
    try:
        yield
    except KartenwerkError as error:
        error.file = error.file or source
        raise
