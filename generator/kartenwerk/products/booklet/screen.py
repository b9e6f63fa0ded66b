"""The booklet as a PDF for the screen, tagged for those who hear it (PDF/UA-1): with contents, links and bookmarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from kartenwerk.base.errors import in_file
from kartenwerk.build.product import Made
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Group, Page, Tag
from kartenwerk.products.booklet.contents import TocSection
from kartenwerk.products.booklet.manuscript import Edition, Manuscript
from kartenwerk.products.booklet.pages import typeset, with_contents
from kartenwerk.text.book.blocks import Figure
from kartenwerk.text.book.chapters import COVERS, Chapter, OutlineEntry
from kartenwerk.text.book.elements import chapter_elements, element_boxes
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.structure import DocumentElement, DocumentStructure, locale_of

PAGE = "a6"
"""The booklet's format: of all pages, those that a phone shows largest."""

FRONT = "booklets/screen_front.md.j2"
RULES, FRONT_PAGE = 0, 1
"""The numbers of the two chapters: the rules, and what stands before them."""


class ScreenPages(NamedTuple):
    """The pages of a document and what they consist of."""

    pages: tuple[Page, ...]
    structure: DocumentStructure


def _file(workshop: Workshop, manuscript: Manuscript) -> Made:
    from kartenwerk.printing.pdf.info import DocumentInfo
    from kartenwerk.printing.pdf.writer import pdf_bytes

    edition = screen_pages(workshop, manuscript)
    data = pdf_bytes(
        edition.pages,
        DocumentInfo(manuscript.headline, manuscript.line or manuscript.words.rules),
        palette=manuscript.deck.palette,
        fonts=workshop.fonts,
        flavour="ua1",
        cache=workshop.cache,
        structure=edition.structure,
    )
    return Made(data, len(edition.pages))


SCREEN = Edition("bildschirm", ".pdf", "page", _file, for_press=False)
"""The booklet for the screen. It is not printed: its colours are those of a screen."""


def screen_pages(workshop: Workshop, manuscript: Manuscript) -> ScreenPages:
    """The booklet without bleed and blank pages, with a page of contents behind its cover."""
    setter, (rules,) = typeset(workshop, manuscript, PAGE)
    setter = replace(setter, style=replace(setter.style, bleed=0.0))
    bind_behind = setter.binder([replace(rules, covers=(), plates=())], multiple=1)
    covers = tuple(map(_tagged, rules.covers))

    def write_front(sections: Sequence[TocSection]) -> Chapter:
        return _front(workshop, manuscript, sections)

    with in_file(manuscript.source):
        bound, front = with_contents(
            setter, lambda front: bind_behind(replace(front, covers=covers)), write_front, _sections
        )
        elements = tuple(_elements(rules.chapter, front, manuscript))
        boxes = tuple(element_boxes(page, setter.rows.text_width) for page in bound.pages)
        return ScreenPages(
            manuscript.signs.drawn(bound.pages), DocumentStructure(elements, boxes, locale_of(manuscript.language))
        )


def _sections(outline: Sequence[OutlineEntry]) -> tuple[TocSection, ...]:
    """What the contents name: the headings of the first level but the title."""
    return tuple(TocSection(entry.title, entry.page) for entry in outline if entry.level == 1)[1:]


def _tagged(cover: Figure) -> Figure:
    """The cover as one picture."""
    return replace(cover, items=(Group(cover.items, tag=Tag((RULES, COVERS, 0))),))


def _front(workshop: Workshop, manuscript: Manuscript, sections: Sequence[TocSection]) -> Chapter:
    """The page behind the cover: the title and the contents."""
    words, title = manuscript.words, manuscript.title
    line = f"{words.rules}. {manuscript.line}".rstrip()
    values = {"titel": title, "zeile": line, "ueberschrift": words.contents, "inhalt": sections}
    text = workshop.templates.render(FRONT, values)
    typography = manuscript.chapters[0].typography
    heads = RunningHeads(title, title)
    return Chapter(text, heads, f"templates/{FRONT}", number=FRONT_PAGE, typography=typography)


def _elements(rules: Chapter, front: Chapter, manuscript: Manuscript) -> Iterator[DocumentElement]:
    """What is read: the cover, the title, the contents, the rules."""
    cover, *body = chapter_elements(rules, manuscript.describe, 2)
    chapters = [element for element in body if element.role == "H2" and element.bookmark]
    yield cover
    for element in chapter_elements(front, manuscript.describe, 1):
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
