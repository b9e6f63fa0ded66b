"""A book of several chapters, each with its own cover picture and running heads, its pages numbered throughout."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache

from kartenwerk.base.errors import KartenwerkError, in_file
from kartenwerk.base.message import _, at_most
from kartenwerk.graphics.display import Page
from kartenwerk.text.book.blocks import Block, Cover, Figure, FigureCall, LastPage, PagePicture
from kartenwerk.text.book.flow import PlacedRow, paginations, place_rows
from kartenwerk.text.book.markdown import NO_ICONS, read_booklet
from kartenwerk.text.book.page import PageMaker, RunningHeads
from kartenwerk.text.book.pagebreak import LEAST_FULL, Pagination
from kartenwerk.text.book.paragraph import Typesetter
from kartenwerk.text.book.plan import PLATES, Plan, Prices, Ways, plan
from kartenwerk.text.book.row import Row
from kartenwerk.text.book.rows import RowSetter
from kartenwerk.text.book.style import BookStyle
from kartenwerk.text.book.typography import Typography, german


@dataclass(frozen=True)
class OutlineEntry:
    """A heading and the page it stands on, counted from 1."""

    title: str
    level: int
    page: int


@dataclass(frozen=True)
class Book:
    """Finished pages and the outline that a PDF reader shows beside them.

    `closing` is what the last `closing_pages` of them say; behind these there may be a `back`, a cover without words.
    """

    pages: tuple[Page, ...]
    outline: tuple[OutlineEntry, ...]
    closing: tuple[Block, ...] = ()
    closing_pages: int = 0
    back: bool = False


COVERS, TEXT, CLOSING = 0, 1, 2
"""The parts of a chapter in the tags of what it shows."""

CHAPTER = 0
"""The level of a chapter's own entry in the outline, above those of its headings."""


@dataclass(frozen=True)
class Chapter:
    """A chapter's text. With a `title` it has an entry in the outline; `source` names the text in messages.

    The tags of all that it shows begin with its `number`. `icons` are the names of those that its text may show.
    `covers` and `plates` follow those of the text.
    """

    markdown: str
    heads: RunningHeads
    source: str
    title: str = ""
    number: int = 0
    typography: Typography = german
    icons: Set[str] = NO_ICONS
    covers: tuple[Cover | PagePicture, ...] = ()
    plates: tuple[PagePicture, ...] = ()

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks of the text; KartenwerkError if it cannot be read."""
        return read_booklet(self.markdown, self.source, self.typography, self.icons)


@dataclass(frozen=True)
class TypesetChapter:
    """A chapter whose rows are set and whose pictures are drawn, but which is not yet broken into pages."""

    chapter: Chapter
    covers: tuple[Figure, ...]
    body: tuple[Row, ...]
    last: tuple[Row, ...]
    plates: tuple[PagePicture, ...] = ()
    closing: tuple[Block, ...] = ()


@dataclass(frozen=True)
class ChapterSetter:
    """Typesets chapters and binds them to a book.

    How a chapter is broken depends on the number of its first page, because that decides which pages face each other.
    The figure `tailpiece`, if there is one, closes a section that leaves much of its last page free. The last page of a
    chapter is filled by the share `last_full` at least, where that can be; `plates` are the prices of plates. A figure
    `back` covers the book behind its last pages.
    """

    style: BookStyle
    type: Typesetter
    rows: RowSetter
    tailpiece: str = ""
    last_full: float = LEAST_FULL
    plates: Prices = PLATES
    back: str = ""

    def typeset(self, chapter: Chapter) -> TypesetChapter:
        """The chapter's rows; KartenwerkError where its text cannot be read or set."""
        with in_file(chapter.source):
            parts = chapter_parts(chapter)
            covers = tuple(self.page_picture(cover) for cover in parts.covers)
            body = tuple(self.rows.rows(parts.body, (chapter.number, TEXT)))
            last = tuple(self.rows.rows(parts.last, (chapter.number, CLOSING)))
            return TypesetChapter(chapter, covers, body, last, parts.plates, parts.last)

    def bind(self, chapters: Sequence[TypesetChapter], *, multiple: int = 4) -> Book:
        """The finished book with its outline: all chapters, plates, then the last pages.

        It has a `multiple` of pages: the chapters take as many as they fill well, and pages that they leave free show
        the last chapter's plates: the last before the last pages, one more behind the first cover. KartenwerkError
        where something does not fit on a page.
        """
        return self._bind(chapters, self._ways(chapters), multiple)

    def binder(self, chapters: Sequence[TypesetChapter], *, multiple: int = 4) -> Callable[..., Book]:
        """Binds these chapters behind another one, and before others. They are broken once for all books with them."""
        known = self._ways(chapters)

        def bind(front: TypesetChapter, *behind: TypesetChapter) -> Book:
            ends = self._ways([front, *behind])

            def ways(number: int, page: int) -> Mapping[int, Pagination]:
                if 0 < number <= len(chapters):
                    return known(number - 1, page)
                return ends(max(0, number - len(chapters)), page)

            return self._bind([front, *chapters, *behind], ways, multiple)

        return bind

    def plan(self, chapters: Sequence[TypesetChapter], *, multiple: int = 4) -> Plan:
        """How `bind` breaks these chapters."""
        return self._plan(chapters, self._ways(chapters), multiple)

    def _plan(self, chapters: Sequence[TypesetChapter], ways: Ways, multiple: int) -> Plan:
        closing = sum(len(self.closing(typeset)) for typeset in chapters) + bool(self.back)
        covers = [len(typeset.covers) for typeset in chapters]
        return plan(covers, ways, closing, multiple, len(chapters[-1].plates), self.plates)

    def _ways(self, chapters: Sequence[TypesetChapter]) -> Ways:
        """Breaks chapters, each once for a verso and once for a recto as its first page."""

        @cache
        def break_once(number: int, is_recto: int) -> Mapping[int, Pagination]:
            with in_file(chapters[number].chapter.source):
                return paginations(chapters[number].body, self.style.lines, 2 + is_recto, self.last_full)

        return lambda number, page: break_once(number, page % 2)

    def _bind(self, chapters: Sequence[TypesetChapter], ways: Ways, multiple: int) -> Book:
        closing = [page for typeset in chapters for page in self.closing(typeset)]
        backs = [PagePicture(self.back, {})] if self.back else []
        plates = chapters[-1].plates
        made = self._plan(chapters, ways, multiple)
        pages: list[Page] = []
        outline: list[OutlineEntry] = []
        for number, (typeset, broken) in enumerate(zip(chapters, made.chapters, strict=True)):
            if typeset.chapter.title:
                outline.append(OutlineEntry(typeset.chapter.title, CHAPTER, len(pages) + 1))
            maker = PageMaker(self.style, self.type, typeset.chapter.heads)
            pages += [maker.picture_page(cover.items) for cover in typeset.covers]
            if number == 0:
                pages += [maker.picture_page(self.page_picture(plate).items) for plate in plates[: made.front]]
            for rows in self._close(place_rows(typeset.body, broken, self.style.lines)):
                pages.append(maker.text_page(len(pages) + 1, rows))
                outline += _entries(rows, len(pages))
        maker = PageMaker(self.style, self.type, chapters[-1].chapter.heads)
        pages += [maker.picture_page(())] * made.blank
        pages += [maker.picture_page(self.page_picture(plate).items) for plate in plates[-1:] * made.back]
        for rows in closing:
            pages.append(maker.text_page(len(pages) + 1, rows))
            outline += _entries(rows, len(pages))
        pages += [maker.picture_page(self.page_picture(back).items) for back in backs]
        said = tuple(block for typeset in chapters for block in typeset.closing)
        return Book(tuple(pages), tuple(outline), said, len(closing), bool(backs))

    def _close(self, pages: Sequence[tuple[PlacedRow, ...]]) -> Iterator[tuple[PlacedRow, ...]]:
        """The pages, with a tailpiece below each section that ends on a page that is too empty."""
        for rows, following in zip(pages, (*pages[1:], ()), strict=True):
            foot = rows[-1].top + rows[-1].row.lines
            wanted = math.ceil(LEAST_FULL * self.style.lines)
            if self.tailpiece and foot < wanted and (not following or following[0].row.is_title):
                row = self.rows.figure(FigureCall(self.tailpiece, {}))
                blank = 1 if foot + 1 + row.lines >= wanted or rows[-1].row.is_picture else 2
                rows = (*rows, PlacedRow(foot + blank, row))
            yield rows

    def closing(self, typeset: TypesetChapter) -> tuple[tuple[PlacedRow, ...], ...]:
        """The last pages, as few as possible; KartenwerkError if these are too many."""
        with in_file(typeset.chapter.source):
            ways = paginations(typeset.last, self.style.lines)
            fewest = min(ways)
            if fewest > self.style.closing:
                raise KartenwerkError(
                    "the last page is too full",
                    key="letzte-seite",
                    found=_("{count} pages", count=fewest),
                    expected=at_most(self.style.closing),
                )
            return place_rows(typeset.last, ways[fewest], self.style.lines)

    def page_picture(self, picture: Cover | PagePicture) -> Figure:
        """A picture as large as a page."""
        return self.rows.figures(picture.name, picture.arguments, self.style.width, self.style.height)


@dataclass(frozen=True)
class ChapterParts:
    """A chapter's blocks: its covers, its text, what stands on its last page, and its plates."""

    covers: tuple[Cover | PagePicture, ...]
    body: tuple[Block, ...]
    last: tuple[Block, ...]
    plates: tuple[PagePicture, ...]


def chapter_parts(chapter: Chapter) -> ChapterParts:
    """The chapter's blocks; KartenwerkError if its text cannot be read, or if there are too many of one part."""
    blocks = chapter.blocks
    covers = tuple(block for block in blocks if isinstance(block, Cover))
    lasts = [block for block in blocks if isinstance(block, LastPage)]
    plates = tuple(block for block in blocks if isinstance(block, PagePicture))
    for kind, found, most in (("umschlag", len(covers), 1), ("letzte-seite", len(lasts), 1), ("tafel", len(plates), 2)):
        if found > most:
            expected = "one" if most == 1 else "two at most"
            raise KartenwerkError(
                "there can be only {most}", most=expected.split()[0], key=kind, found=str(found), expected=expected
            )
    body = tuple(block for block in blocks if not isinstance(block, Cover | PagePicture | LastPage))
    last = lasts[0].blocks if lasts else ()
    return ChapterParts((*covers, *chapter.covers), body, last, (*plates, *chapter.plates))


def _entries(placed: Sequence[PlacedRow], page: int) -> list[OutlineEntry]:
    return [OutlineEntry(row.heading.text, row.heading.level, page) for _, row in placed if row.heading]
