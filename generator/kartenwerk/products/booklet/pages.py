"""A booklet in pages: page by page, imposed to cut, fold and staple, as large as a card for the box, in large print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeVar

from kartenwerk.base.errors import in_file
from kartenwerk.build.product import Made, make_pdf
from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import Page
from kartenwerk.printing.press.booklet import fit_pages, impose_booklet, sections, trial_sheet
from kartenwerk.products.booklet.back import back_pages, measures_of, with_pages
from kartenwerk.products.booklet.contents import TocChapter, add_leaders, table_of_contents
from kartenwerk.products.booklet.index import Places
from kartenwerk.products.booklet.manuscript import BOX_EDITION, Bookends, Edition, Manuscript
from kartenwerk.products.box.data import BoxData
from kartenwerk.text.book.chapters import Book, Chapter, ChapterSetter, OutlineEntry, TypesetChapter, chapter_parts
from kartenwerk.text.book.compose import chapter_setter
from kartenwerk.text.book.plan import Plan
from kartenwerk.text.book.style import BookStyle

LARGE_PRINT = "large"
"""The page size of large print: A4."""

FILLED = 0.95
"""How full pages are in the mean where no other scale of cards is tried."""

Contents = TypeVar("Contents")


def page_editions(page: str, paper: str) -> list[Edition]:
    """The booklet page by page, and imposed on sheets of `paper`."""
    impose = partial(print_pages, page=page, paper=paper)
    return [
        Edition(page, ".pdf", "booklet", partial(print_pages, page=page)),
        Edition(page, f"_auf_{paper}.pdf", "imposed", impose),
    ]


def print_pages(workshop: Workshop, manuscript: Manuscript, page: str, paper: str = "") -> Made:
    """The booklet as a PDF, page by page, or imposed on sheets of `paper`."""
    book = bind(workshop, manuscript, page)
    pages = saddle_stitched(workshop, book, paper) if paper else book.pages
    palette, subject = manuscript.deck.palette, manuscript.words.rules
    return make_pdf(workshop, palette, pages, manuscript.title, subject, duplex="long-edge")


LARGE = Edition("grossdruck", ".pdf", "booklet", partial(print_pages, page=LARGE_PRINT))
"""The booklet in large print."""


def saddle_stitched(workshop: Workshop, book: Book, paper_id: str) -> list[Page]:
    """The book imposed on sheets to fold and staple; inner pages move to the spine by the thickness of the leaves.

    A book that is too thick to be stapled at once is divided into sections, one after the other. Where pages fill the
    paper, a trial sheet comes first; where they are a little larger, they are made smaller.
    """
    creep = BoxData.load(workshop.roots).thickness.leaf
    paper, legend = workshop.sheet(paper_id), workshop.legend("long-edge")
    pages = fit_pages(book.pages, paper)
    parts = sections(len(pages), workshop.catalog.print.stapled)
    trial = trial_sheet(pages[0], paper, legend, workshop.catalog.print.trial_note, marks=workshop.marks)
    return trial + [
        sheet
        for part in parts
        for sheet in impose_booklet(
            pages[part.start : part.stop], paper, creep=creep, marks=workshop.marks, legend=legend
        )
    ]


@once_a_run
def bind(workshop: Workshop, manuscript: Manuscript, page: str) -> Book:
    """The booklet as it is printed: with the short rules on a designed back cover where the manuscript asks for it."""
    book = compose(workshop, manuscript, page)
    if not (manuscript.layout.short_rules_behind and book.closing):
        return book
    if not book.closing_pages:
        return with_pages(book, box_back(workshop, manuscript))
    style = book_style(workshop, manuscript.deck, page)
    measures = measures_of(style, page)
    return with_pages(book, back_pages(workshop, manuscript, style, measures, book.closing, book.closing_pages))


@once_a_run
def box_back(workshop: Workshop, manuscript: Manuscript) -> tuple[Page, ...]:
    """The back cover of the box edition with the short rules; none where they do not fit on one page."""
    style = book_style(workshop, manuscript.deck, BOX_EDITION)
    rules = chapter_parts(manuscript.chapters_on(BOX_EDITION)[-1]).last
    return back_pages(workshop, manuscript, style, measures_of(style, BOX_EDITION), rules) if rules else ()


@once_a_run
def compose(workshop: Workshop, manuscript: Manuscript, page: str) -> Book:
    """The booklet in the style of a page size, composed once a run for all that print or read it."""
    setter, chapters = typeset(workshop, manuscript, page)
    ends = manuscript.layout.ends
    with in_file(manuscript.source):
        book = bind_between(setter, chapters[:-1], ends) if ends else setter.bind(chapters)
        return replace(book, pages=manuscript.signs.place_signs(book.pages))


class Typeset(NamedTuple):
    """A manuscript that is not bound yet, and what binds it."""

    setter: ChapterSetter
    chapters: tuple[TypesetChapter, ...]


@once_a_run
def typeset(workshop: Workshop, manuscript: Manuscript, page: str) -> Typeset:
    """The manuscript in the style of a page size, set once a run for all that bind it.

    Its cards have the scale that fills its pages best; a second one is tried only where the first leaves them white.
    """
    setter = _chapter_setter(workshop, manuscript, page)
    best: tuple[Plan, Typeset] | None = None
    for scaled in manuscript.in_scales:
        made = _typeset(workshop, scaled, page, setter)
        if len(manuscript.in_scales) == 1:
            return made
        plan = made.setter.plan(made.chapters)
        if best is None or plan.cost < best[0].cost:
            best = plan, made
        if plan.is_filled(FILLED):
            break
    assert best is not None
    return best[1]


def _chapter_setter(workshop: Workshop, manuscript: Manuscript, page: str) -> ChapterSetter:
    """What sets the manuscript; a text that it has set it knows again, whatever the scale of the figures around it."""
    layout, deck = manuscript.layout, manuscript.deck
    style = book_style(workshop, deck, page)
    style = replace(style, closing=style.closing + layout.more_closing)
    with in_file(manuscript.source):
        marks = manuscript.signs.marks(style.inks.text)
        fonts, words = manuscript.signs.typefaces, (layout.tailpiece, deck.languages, deck.compound_names)
        setter = chapter_setter(style, fonts, manuscript.hyphenator, manuscript.draw, marks, *words)
        return replace(setter, last_full=layout.last_full, plates=layout.plates, back=layout.back)


def _typeset(workshop: Workshop, manuscript: Manuscript, page: str, setter: ChapterSetter) -> Typeset:
    """The manuscript with its figures in one scale."""
    compact = manuscript.draw_compact if manuscript.compact else None
    setter = replace(setter, rows=replace(setter.rows, figures=manuscript.draw, compact=compact))
    with in_file(manuscript.source):
        chapters = tuple(map(setter.typeset, manuscript.chapters_on(page)))
        if manuscript.layout.short_rules_behind:
            if page == BOX_EDITION and box_back(workshop, manuscript):
                chapters = (*chapters[:-1], replace(chapters[-1], last=()))  # the short rules stand on the cover alone
            elif len(setter.closing(chapters[-1])) == 1:
                setter = replace(setter, back="")  # the single page is the cover itself
    return Typeset(setter, chapters)


def bind_between(setter: ChapterSetter, chapters: Sequence[TypesetChapter], ends: Bookends) -> Book:
    """The book between contents and index, which are set again until their page numbers are right."""
    bind_chapters = setter.binder(chapters)
    contents: tuple[TocChapter, ...] = ()
    places: Places = {}
    while True:
        book = bind_chapters(ends.front(setter, contents), ends.end(setter, places))
        found = table_of_contents(book.outline), ends.find(book)
        if found == (contents, places):
            return book
        contents, places = found


def with_contents(
    setter: ChapterSetter,
    bind_behind: Callable[[TypesetChapter], Book],
    write_front: Callable[[Contents], Chapter],
    contents_of: Callable[[Sequence[OutlineEntry]], Contents],
) -> tuple[Book, Chapter]:
    """The book behind its front with the table of contents, which is set again until its page numbers are right."""
    contents = contents_of(())
    while True:
        front = setter.typeset(write_front(contents))
        book = bind_behind(replace(front, body=add_leaders(front.body, setter.type)))
        found = contents_of(book.outline)
        if found == contents:
            return book, front.chapter
        contents = found


@once_a_run
def book_style(workshop: Workshop, deck: Deck, page: str) -> BookStyle:
    """The style of a booklet format, read once a run; pages of the box edition are as large as the deck's cards."""
    style = replace(workshop.book_style(page), display=workshop.tools(deck).display)
    return style.with_size(deck.width, deck.height) if page == BOX_EDITION else style
