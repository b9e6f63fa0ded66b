"""The booklet as a PDF for the screen, tagged for those who hear it (PDF/UA-1): with contents, links and bookmarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import Group, Page, Tag
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.booklet import SUBJECT, TypesetRules, booklet_values, typeset_rules
from kartenwerk.products.booklet.contents import led
from kartenwerk.products.booklet.figures import Descriptions
from kartenwerk.products.booklet.lettering import CardLettering
from kartenwerk.products.booklet.rulebook import TocSection
from kartenwerk.products.booklet.text import subtitle
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.structure import GERMAN, DocumentElement, DocumentStructure

if TYPE_CHECKING:
    from kartenwerk.text.book.blocks import Figure
    from kartenwerk.text.book.chapters import Chapter, TypesetChapter
    from kartenwerk.text.book.plain import Describer

PAGE = "a6"
"""The booklet's format: of all pages, those that a phone shows largest."""

FRONT = "booklets/screen_front.md.j2"
RULES, FRONT_PAGE = 0, 1
"""The numbers of the two chapters: the rules, and what stands before them."""

SCREEN = "regeln_bildschirm"
"""The name of the file, without its suffix."""

CONTENTS = "Inhalt"


class ScreenEdition(NamedTuple):
    """The pages of a document and what they consist of."""

    pages: tuple[Page, ...]
    structure: DocumentStructure


@dataclass(frozen=True)
class ScreenBook:
    """A booklet that is set but not bound, and what is said around its text.

    `line` stands under the title, `contents` over the chapters; `describe` tells its pictures, `language` is that of
    its text.
    """

    rules: TypesetRules
    title: str
    line: str
    contents: str
    describe: Describer
    language: str = GERMAN


def screen_product(order: GameOrder, deck: str) -> Product:
    """The booklet for the screen. It is not printed: its colours are those of a screen."""
    product = order.product(deck, f"{SCREEN}.pdf", "page", partial(screen_booklet, order=order))
    return replace(product, for_press=False)


def screen_booklet(workshop: Workshop, order: GameOrder) -> Made:
    session = order.session(workshop)
    edition = screen_edition(workshop, session)
    return screen_file(workshop, session.deck, edition, f"{session.data.title}: {SUBJECT}", subtitle(session))


def screen_file(workshop: Workshop, deck: Deck, edition: ScreenEdition, title: str, subject: str) -> Made:
    """The edition as a file (PDF/UA-1)."""
    from kartenwerk.printing.pdf.info import DocumentInfo
    from kartenwerk.printing.pdf.writer import pdf_bytes

    data = pdf_bytes(
        edition.pages,
        DocumentInfo(title, subject),
        palette=deck.palette,
        fonts=workshop.fonts,
        flavour="ua1",
        cache=workshop.cache,
        structure=edition.structure,
    )
    return Made(data, len(edition.pages))


def screen_edition(workshop: Workshop, session: Session) -> ScreenEdition:
    """The booklet of a game for the screen."""
    rules = typeset_rules(workshop, session, PAGE)
    line = f"{SUBJECT}. {subtitle(session)}"
    describe = Descriptions(workshop, session.deck, {session.data.id: booklet_values(workshop, session)})
    edition = bound_for_screen(workshop, ScreenBook(rules, session.data.title, line, CONTENTS, describe))
    return edition._replace(pages=CardLettering(workshop.fonts, session.deck.id).shaped_marks(edition.pages))


def bound_for_screen(workshop: Workshop, book: ScreenBook) -> ScreenEdition:
    """The booklet without bleed and blank pages, with a page of contents behind its cover."""
    from kartenwerk.text.book.elements import element_boxes

    setter, rules = book.rules
    setter = replace(setter, style=replace(setter.style, bleed=0.0))
    bind = setter.binder([replace(rules, covers=(), plates=())], multiple=1)
    covers = tuple(map(_tagged, rules.covers))
    sections: tuple[TocSection, ...] = ()
    while True:  # until the page numbers in the contents are right
        front = _front(workshop, book, sections)
        bound = bind(replace(front, covers=covers, body=led(front.body, setter.type)))
        found = tuple(TocSection(entry.title, entry.page) for entry in bound.outline if entry.level == 1)[1:]
        if found == sections:
            break
        sections = found
    elements = tuple(_elements(rules.chapter, front.chapter, book.describe))
    boxes = tuple(element_boxes(page, setter.rows.text_width) for page in bound.pages)
    return ScreenEdition(bound.pages, DocumentStructure(elements, boxes, book.language))


def _tagged(cover: Figure) -> Figure:
    """The cover as one picture."""
    from kartenwerk.text.book.chapters import COVERS

    return replace(cover, items=(Group(cover.items, tag=Tag((RULES, COVERS, 0))),))


def _front(workshop: Workshop, book: ScreenBook, sections: Sequence[TocSection]) -> TypesetChapter:
    """The page behind the cover: the title and the contents."""
    from kartenwerk.text.book.chapters import Chapter
    from kartenwerk.text.book.page import RunningHeads

    setter, rules = book.rules
    heads = RunningHeads(book.title, book.title)
    values = {"titel": book.title, "zeile": book.line, "ueberschrift": book.contents, "inhalt": sections}
    text = workshop.templates.render(FRONT, values)
    typography = rules.chapter.typography
    return setter.typeset(Chapter(text, heads, f"templates/{FRONT}", number=FRONT_PAGE, typography=typography))


def _elements(rules: Chapter, front: Chapter, describe: Describer) -> Iterator[DocumentElement]:
    """What is read: the cover, the title, the contents, the rules."""
    from kartenwerk.text.book.elements import chapter_elements

    cover, *body = chapter_elements(rules, describe, 2)
    chapters = [element for element in body if element.role == "H2" and element.bookmark]
    yield cover
    for element in chapter_elements(front, describe, 1):
        yield _contents(element, chapters) if element.role == "Table" else element
    yield from body


def _contents(table: DocumentElement, chapters: Sequence[DocumentElement]) -> DocumentElement:
    """The table of contents; each of its rows leads to its chapter."""
    entries = []
    for row, chapter in zip(table.children, chapters, strict=True):
        cells = tuple(DocumentElement("Span", cell.id) for cell in row.children)
        link = DocumentElement("Link", children=cells, words=chapter.bookmark, target=chapter.id)
        entries.append(DocumentElement("TOCI", children=(link,)))
    return DocumentElement("TOC", children=tuple(entries))
