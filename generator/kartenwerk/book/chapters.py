"""A book of several chapters, each with its own cover picture and running heads, its pages numbered throughout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kartenwerk.book.blocks import Block, Cover, Figure, Heading, LastPage
from kartenwerk.book.flow import PlacedRow, paginate
from kartenwerk.book.markdown import read_booklet
from kartenwerk.book.page import PageMaker, RunningHeads
from kartenwerk.book.paragraph import Typesetter
from kartenwerk.book.row import Row
from kartenwerk.book.rows import RowSetter
from kartenwerk.book.style import BookStyle
from kartenwerk.display import Page
from kartenwerk.errors import KartenwerkError, in_file


@dataclass(frozen=True)
class OutlineEntry:
    """A heading and the page it stands on, counted from 1."""

    title: str
    level: int
    page: int


@dataclass(frozen=True)
class Book:
    """Finished pages and the outline that a PDF reader shows beside them."""

    pages: tuple[Page, ...]
    outline: tuple[OutlineEntry, ...]


CHAPTER = 0
"""The level of a chapter's own entry in the outline, above those of its headings."""


@dataclass(frozen=True)
class Chapter:
    """A chapter's text. With a `title` it has an entry in the outline; `source` names the text in messages."""

    markdown: str
    heads: RunningHeads
    source: str
    title: str = ""


@dataclass(frozen=True)
class TypesetChapter:
    """A chapter whose rows are set and whose pictures are drawn, but which is not yet broken into pages."""

    chapter: Chapter
    covers: tuple[Figure, ...]
    body: tuple[Row, ...]
    last: tuple[Row, ...]


@dataclass(frozen=True)
class LaidOutChapter:
    """A chapter broken into pages that have no running heads and page numbers yet."""

    chapter: Chapter
    covers: tuple[Figure, ...]
    body: tuple[tuple[PlacedRow, ...], ...]
    last: tuple[tuple[PlacedRow, ...], ...]

    @property
    def count(self) -> int:
        """The number of its pages, without those that close the book."""
        return len(self.covers) + len(self.body)


@dataclass(frozen=True)
class ChapterSetter:
    """Typesets chapters, lays them out and binds them.

    The layout needs the number of a chapter's first page, as it depends on which pages face each other.
    """

    style: BookStyle
    type: Typesetter
    rows: RowSetter

    def typeset(self, chapter: Chapter) -> TypesetChapter:
        """The chapter's rows; KartenwerkError where its text cannot be read or set."""
        with in_file(chapter.source):
            parts = _parts(read_booklet(chapter.markdown, chapter.source))
            size = self.style.width, self.style.height
            covers = tuple(self.rows.figures(cover.name, cover.arguments, *size) for cover in parts.covers)
            return TypesetChapter(chapter, covers, tuple(self.rows.rows(parts.body)), tuple(self.rows.rows(parts.last)))

    def lay_out(self, typeset: TypesetChapter, first: int = 1, multiple: int = 1) -> LaidOutChapter:
        """The chapter's pages, the first of them the book's page `first`; KartenwerkError where it does not fit.

        The booklet is filled up to a `multiple` of pages anyway, so the text may use those pages if it breaks better.
        """
        with in_file(typeset.chapter.source):
            start = first + len(typeset.covers)
            body = self._pages(typeset.body, start)
            last = self._pages(typeset.last, start + len(body))
            if spare := -(len(typeset.covers) + len(body) + len(last)) % multiple:
                body = self._pages(typeset.body, start, spare)
            if len(last) > self.style.closing:
                raise KartenwerkError(
                    "the last page is too full",
                    key="letzte-seite",
                    found=f"{len(last)} pages",
                    expected=f"at most {self.style.closing}",
                )
            return LaidOutChapter(typeset.chapter, typeset.covers, body, last)

    def lay_out_all(self, chapters: Sequence[TypesetChapter], first: int) -> list[LaidOutChapter]:
        """Chapters one after the other, beginning on page `first` of the book."""
        laid: list[LaidOutChapter] = []
        for typeset in chapters:
            laid.append(self.lay_out(typeset, first))
            first += laid[-1].count
        return laid

    def bind(self, chapters: Sequence[LaidOutChapter], *, multiple: int = 4, notes: str = "Notizen") -> Book:
        """The finished book: all chapters, then pages for notes, then the last pages; with its outline.

        There are as many pages for notes as the book needs to have a `multiple` of pages; `notes` is their heading.
        """
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
        (titled,) = self._pages(self.rows.rows([Heading(1, notes)]))
        for blank in range(-(len(pages) + len(closing)) % multiple):
            pages.append(maker.notes_page(len(pages) + 1, () if blank else titled))
        for placed in closing:
            pages.append(maker.text_page(len(pages) + 1, placed))
            outline += _entries(placed, len(pages))
        return Book(tuple(pages), tuple(outline))

    def _pages(self, rows: Sequence[Row], first: int = 1, spare: int = 0) -> tuple[tuple[PlacedRow, ...], ...]:
        return tuple(paginate(rows, self.style.lines, first, spare))


@dataclass(frozen=True)
class _Parts:
    covers: tuple[Cover, ...]
    body: tuple[Block, ...]
    last: tuple[Block, ...]


def _parts(blocks: Sequence[Block]) -> _Parts:
    """The blocks parted into cover, text and last page; KartenwerkError if there are two of one."""
    covers = tuple(block for block in blocks if isinstance(block, Cover))
    lasts = [block for block in blocks if isinstance(block, LastPage)]
    for kind, found in (("umschlag", len(covers)), ("letzte-seite", len(lasts))):
        if found > 1:
            raise KartenwerkError("there can be only one", key=kind, found=str(found), expected="one")
    body = tuple(block for block in blocks if not isinstance(block, Cover | LastPage))
    return _Parts(covers, body, lasts[0].blocks if lasts else ())


def _entries(placed: Sequence[PlacedRow], page: int) -> list[OutlineEntry]:
    return [OutlineEntry(row.heading.text, row.heading.level, page) for _, row in placed if row.heading]
