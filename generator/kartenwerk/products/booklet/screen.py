"""The booklet as a PDF for the screen, tagged for those who hear it (PDF/UA-1): with contents, links and bookmarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from kartenwerk.base.errors import in_file
from kartenwerk.build.product import Made, write_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Group, Page, Tag
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.products.booklet.contents import TocSection
from kartenwerk.products.booklet.manuscript import Edition, Manuscript
from kartenwerk.products.booklet.pages import typeset, with_contents
from kartenwerk.text.book.blocks import Figure
from kartenwerk.text.book.chapters import CHAPTER, COVERS, Book, Chapter, OutlineEntry, TypesetChapter
from kartenwerk.text.book.elements import chapter_elements, drop_unshown, element_boxes
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.structure import DocumentElement, DocumentStructure, locale_of

PAGE = "a6"
"""The booklet's format: of all pages, those that a phone shows largest."""

FRONT = "booklets/screen_front.md.j2"


class ScreenPages(NamedTuple):
    """The pages of a document and what they consist of."""

    pages: tuple[Page, ...]
    structure: DocumentStructure


def _file(workshop: Workshop, manuscript: Manuscript) -> Made:
    edition = screen_pages(workshop, manuscript)
    info = DocumentInfo(manuscript.headline, manuscript.line or manuscript.words.rules)
    palette, structure = manuscript.deck.palette, edition.structure
    return write_pdf(workshop, palette, edition.pages, info, "ua1", structure=structure)


SCREEN = Edition("bildschirm", ".pdf", "page", _file, for_press=False)
"""The booklet for the screen. It is not printed: its colours are those of a screen."""


def screen_pages(workshop: Workshop, manuscript: Manuscript) -> ScreenPages:
    """The booklet without bleed and blank pages, with a page of contents behind its cover.

    Of a collected book they are its parts, each of which begins with its cover.
    """
    setter, chapters = typeset(workshop, manuscript, PAGE)
    setter = replace(setter, style=replace(setter.style, bleed=0.0))
    bodies = [replace(each, covers=_tag(each), plates=()) for each in chapters]
    covers = () if manuscript.cover else bodies[0].covers
    if covers:
        bodies[0] = replace(bodies[0], covers=())
    bind_behind = setter.binder(bodies, multiple=1)

    def bind(front: TypesetChapter) -> Book:
        return bind_behind(replace(front, covers=covers or _tag(front)))

    def write_front(sections: Sequence[TocSection]) -> Chapter:
        return _front(workshop, manuscript, sections)

    with in_file(manuscript.source):
        bound, front = with_contents(setter, bind, write_front, _parts if manuscript.cover else _sections)
        elements = _describe_parts if manuscript.cover else _describe_rules
        boxes = tuple(element_boxes(page, setter.rows.text_width) for page in bound.pages)
        language = locale_of(manuscript.language)
        structure = DocumentStructure(tuple(drop_unshown(elements(front, manuscript), boxes)), boxes, language)
        return ScreenPages(manuscript.signs.place_signs(bound.pages), structure)


def _sections(outline: Sequence[OutlineEntry]) -> tuple[TocSection, ...]:
    """What the contents name: the headings of the first level but the title."""
    return tuple(TocSection(entry.title, entry.page) for entry in outline if entry.level == 1)[1:]


def _parts(outline: Sequence[OutlineEntry]) -> tuple[TocSection, ...]:
    """What the contents of a collected book name: its parts."""
    return tuple(TocSection(entry.title, entry.page) for entry in outline if entry.level == CHAPTER)


def _tag(typeset: TypesetChapter) -> tuple[Figure, ...]:
    """The covers, each as one picture."""
    number = typeset.chapter.number
    return tuple(
        replace(cover, items=(Group(cover.items, tag=Tag((number, COVERS, place))),))
        for place, cover in enumerate(typeset.covers)
    )


def _front(workshop: Workshop, manuscript: Manuscript, sections: Sequence[TocSection]) -> Chapter:
    """The page behind the cover: the title and the contents."""
    words, title = manuscript.words, manuscript.title
    line = f"{words.rules}. {manuscript.line}".rstrip()
    values = {"titel": title, "zeile": line, "ueberschrift": words.contents, "inhalt": sections}
    text = workshop.templates.render(FRONT, values)
    typography, number = manuscript.chapters[0].typography, len(manuscript.chapters)
    covers = (manuscript.cover,) if manuscript.cover else ()
    return Chapter(
        text, RunningHeads(title, title), f"templates/{FRONT}", number=number, typography=typography, covers=covers
    )


def _describe_rules(front: Chapter, manuscript: Manuscript) -> Iterator[DocumentElement]:
    """What is read: the cover, the title, the contents, the rules."""
    (rules,) = manuscript.chapters
    cover, *body = chapter_elements(rules, manuscript.describe, 2)
    targets = [element for element in body if element.role == "H2" and element.bookmark]
    yield cover
    yield from _describe_front(front, manuscript, targets)
    yield from body


def _describe_parts(front: Chapter, manuscript: Manuscript) -> Iterator[DocumentElement]:
    """What is read of a collected book: the cover, the title, the contents, each part below its own cover."""
    bodies = [[*chapter_elements(chapter, manuscript.describe, 3)] for chapter in manuscript.chapters]
    heads = [_head(chapter, body) for chapter, body in zip(manuscript.chapters, bodies, strict=True)]
    yield from _describe_front(front, manuscript, heads)
    for head, body in zip(heads, bodies, strict=True):
        yield head
        yield from (element for element in body if element.id != head.place)


def _head(chapter: Chapter, body: Sequence[DocumentElement]) -> DocumentElement:
    """The heading of a part: its cover, which is read as a picture where it is more than the title."""
    id = (chapter.number, COVERS, 0)
    words = next((element.words for element in body if element.id == id), chapter.title)
    return DocumentElement("H2", children=(DocumentElement("Figure", id, words=words),), bookmark=chapter.title)


def _describe_front(
    front: Chapter, manuscript: Manuscript, targets: Sequence[DocumentElement]
) -> Iterator[DocumentElement]:
    """The page behind the cover; its contents lead to the targets."""
    for element in chapter_elements(front, manuscript.describe, 1):
        yield _contents(element, targets) if element.role == "Table" else element


def _contents(table: DocumentElement, chapters: Sequence[DocumentElement]) -> DocumentElement:
    """The table of contents; each of its rows leads to its chapter."""
    entries = []
    for row, chapter in zip(table.children, chapters, strict=True):
        cells = tuple(DocumentElement("Span", cell.id) for cell in row.children)
        link = DocumentElement("Link", children=cells, words=chapter.bookmark, target=chapter.place)
        entries.append(DocumentElement("TOCI", children=(link,)))
    return DocumentElement("TOC", children=tuple(entries))
