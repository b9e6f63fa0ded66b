"""A book of several chapters, each with a picture page and running heads of its own, numbered through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kartenwerk.book.blocks import Block, Cover, Figure, Heading, LastPage
from kartenwerk.book.flow import Placed, paginate
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
class Drawn:
    """A chapter whose rows are set and whose pictures are drawn."""

    chapter: Chapter
    covers: tuple[Figure, ...]
    body: tuple[Row, ...]
    last: tuple[Row, ...]


@dataclass(frozen=True)
class Laid:
    """A chapter whose pages are filled but not yet numbered."""

    chapter: Chapter
    covers: tuple[Figure, ...]
    body: tuple[tuple[Placed, ...], ...]
    last: tuple[tuple[Placed, ...], ...]

    @property
    def count(self) -> int:
        """Its pages without the last, which closes the book."""
        return len(self.covers) + len(self.body)


@dataclass(frozen=True)
class ChapterSetter:
    """Draws chapters, lays them out and binds them: how pages break depends on which of them face each other."""

    style: BookStyle
    type: Typesetter
    rows: RowSetter

    def draw(self, chapter: Chapter) -> Drawn:
        """The chapter's rows; KartenwerkError where its text cannot be read or set."""
        with in_file(chapter.source):
            parts = _parts(read_booklet(chapter.markdown, chapter.source))
            size = self.style.width, self.style.height
            covers = tuple(self.rows.figures(cover.name, cover.arguments, *size) for cover in parts.covers)
            return Drawn(chapter, covers, tuple(self.rows.rows(parts.body)), tuple(self.rows.rows(parts.last)))

    def lay_out(self, drawn: Drawn, first: int = 1, multiple: int = 1) -> Laid:
        """The chapter's pages, the first of them the book's page `first`; KartenwerkError where it does not fit.

        Up to a `multiple` of pages it may take some more, where it breaks better then.
        """
        with in_file(drawn.chapter.source):
            start = first + len(drawn.covers)
            body = self._pages(drawn.body, start)
            last = self._pages(drawn.last, start + len(body))
            if spare := -(len(drawn.covers) + len(body) + len(last)) % multiple:
                body = self._pages(drawn.body, start, spare)
            if len(last) > self.style.closing:
                raise KartenwerkError(
                    "the last page is too full",
                    key="letzte-seite",
                    found=f"{len(last)} pages",
                    expected=f"at most {self.style.closing}",
                )
            return Laid(drawn.chapter, drawn.covers, body, last)

    def lay_out_all(self, chapters: Sequence[Drawn], first: int) -> list[Laid]:
        """Chapters one after the other, from page `first` of the book on."""
        laid: list[Laid] = []
        for drawn in chapters:
            laid.append(self.lay_out(drawn, first))
            first += laid[-1].count
        return laid

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
        (titled,) = self._pages(self.rows.rows([Heading(1, notes)]))
        for blank in range(-(len(pages) + len(closing)) % multiple):
            pages.append(maker.notes_page(len(pages) + 1, () if blank else titled))
        for placed in closing:
            pages.append(maker.text_page(len(pages) + 1, placed))
            outline += _entries(placed, len(pages))
        return Book(tuple(pages), tuple(outline))

    def _pages(self, rows: Sequence[Row], first: int = 1, spare: int = 0) -> tuple[tuple[Placed, ...], ...]:
        return tuple(paginate(rows, self.style.lines, first, spare))


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
