"""Blocks to HTML: the fourth reader of a booklet's blocks beside pages, plain text and Braille.

A heading of the first level begins a section. Every picture is described in words, for all readers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from markupsafe import Markup

from kartenwerk.graphics.display import Box
from kartenwerk.text.book.blocks import (
    Align,
    Block,
    Cover,
    FigureCall,
    Heading,
    Illustrator,
    LastPage,
    ListEntry,
    Listing,
    ListKind,
    Panel,
    PracticeMoves,
    Prose,
    Quotation,
    Table,
    Together,
    Width,
)
from kartenwerk.text.book.inline import Span, Spans, plain
from kartenwerk.text.book.markdown import PICTURE
from kartenwerk.text.book.plain import Describer, describe_figure
from kartenwerk.text.templating import Templates
from kartenwerk.text.web.drawings import PageDrawings
from kartenwerk.text.web.language import PAGE_IN_GERMAN, PageLanguage
from kartenwerk.text.web.letters import Letters
from kartenwerk.text.web.markup import Ids, mark_languages
from kartenwerk.text.web.passages import PageText

MEASURE = 72.0
"""The width at which figures are drawn, in mm: on a phone their letters are as large as the text."""

LEAD = 4.06
"""The height of a line in figures, in mm."""

_FIRST_TAG = re.compile(r"<\w+")
_MARGIN = 1.0  # mm around a figure, since strokes reach over its edge
_DEEPEST = 6  # levels of headings
_SIDES = {Align.LEFT: "", Align.CENTRE: "middle", Align.RIGHT: "right"}
_ELEMENTS = {"italic": "em", "bold": "strong", "tabular-bold": "strong"}
"""The elements of words in some cuts; those in others are spans if they have a class."""


class PageSection(NamedTuple):
    """A section of the page: where it is and what it is called; a part of a collected book has sections `within`."""

    id: str
    title: str
    within: tuple[PageSection, ...] = ()


@dataclass
class BlockWriter:
    """Writes blocks, one after the other. `sign` draws the sign of that name in running text, and says whether it is
    read aloud by its name; `hyphenate` puts soft hyphens into the words of a table's narrow columns, `beside` gives the
    addition to a picture with this description, `peek` draws the card that a span shows, empty where there is none.
    `languages` are those of foreign words, in small letters; `words` are what the page itself says. Headings of
    sections have the level `top`. `marks` are the numbers by which a script finds blocks, entries and rows, by the
    identity of these objects, which may be equal."""

    templates: Templates
    draw: Illustrator
    describe: Describer
    drawings: PageDrawings
    letters: Letters
    sign: Callable[[str, bool], Markup]
    hyphenate: Callable[[str], str]
    beside: Callable[[Sequence[str]], Markup] = lambda words: Markup()
    peek: Callable[[str], Markup] = lambda name: Markup()
    languages: Mapping[str, str] = field(default_factory=dict)
    words: PageLanguage = PAGE_IN_GERMAN
    marks: Mapping[int, int] = field(default_factory=dict)
    names: Ids = field(default_factory=Ids)
    passages: PageText = field(default_factory=PageText)
    chapters: list[PageSection] = field(default_factory=list)
    level: int = 1
    top: int = 2
    tables: int = 0
    in_section: bool = False
    has_more: bool = False
    """Whether something was written that the style sheet of all rules does not know."""

    def sections(self, blocks: Iterable[Block]) -> Markup:
        """The blocks as sections, each with its heading."""
        parts: list[list[Block]] = [[]]
        for block in _flat(blocks):
            if isinstance(block, Heading) and block.level == 1:
                parts.append([])
            parts[-1].append(block)
        return Markup().join(map(self._section, filter(None, parts)))

    def _section(self, blocks: Sequence[Block]) -> Markup:
        first, *others = blocks
        self.level, self.in_section = self.top, False
        if not (isinstance(first, Heading) and first.level == 1):
            return self.write(blocks)
        id = self.names.new(first.text)
        self.begin(id, first.text)
        title = self._set("text", first.text)
        section = self._element("section", id=id, level=self.top, title=title, inner=self.write(others))
        return self._mark(first, section)

    def begin(self, id: str, title: str) -> None:
        """Begin a chapter of the page."""
        self.chapters.append(PageSection(id, title))
        self.passages.begin(id, title)

    def part(self, title: str, cover: Markup, blocks: Iterable[Block]) -> tuple[PageSection, Markup]:
        """A part of a collected book, its sections one level below it."""
        id, before = self.names.new(title), len(self.chapters)
        self.top = 3
        inner = self.sections(blocks)
        part = PageSection(id, title, tuple(self.chapters[before:]))
        return part, self._element("part", id=id, title=self._set("text", title), cover=cover, inner=inner)

    def write(self, blocks: Iterable[Block]) -> Markup:
        """The blocks without sections around them."""
        return Markup().join(self._mark(block, self._block(block)) for block in blocks)

    def write_entry(self, kind: ListKind, entry: ListEntry) -> Markup:
        """An entry of a list."""
        label = self._set("small-caps", entry.label) if kind is ListKind.LABELLED else ""
        inner = self.spans(entry.spans)
        return self._mark(entry, self._element("entry", kind=kind.name.lower(), label=label, inner=inner))

    def write_row(self, table: Table, row: tuple[Spans, ...]) -> Markup:
        """A row of a table."""
        cells = [(_SIDES[side], self._cell(cell)) for cell, side in zip(row, table.aligns, strict=True)]
        return self._mark(row, self._element("row", total=_is_total(row), cells=cells))

    def _mark(self, thing: object, element: Markup) -> Markup:
        """The element with the number by which a script finds it, if it has one."""
        number = self.marks.get(id(thing))
        if number is None:
            return element
        return Markup(_FIRST_TAG.sub(lambda tag: f'{tag[0]} data-n="{number}"', str(element), count=1))

    def _block(self, block: Block) -> Markup:
        match block:
            case Heading():
                self.has_more = self.has_more or block.level > 2
                self.in_section = block.level == 2 or self.in_section
                self.level = self.top + (2 if block.level > 2 and self.in_section else 1)
                id = self.names.new(block.text)
                self.passages.begin(id, block.text)
                return self._element("heading", id=id, level=self.level, title=self._set("bold", block.text))
            case Prose():
                return self._element("paragraph", inner=self.spans(block.spans))
            case Listing():
                return self._listing(block)
            case Table():
                return self._table(block)
            case Quotation():
                self.has_more = True
                return self._element("quotation", inner=self.write(block.blocks))
            case Panel():
                return self.panel(block)
            case FigureCall():
                return self._figure(block)
            case Together(width=Width.HALF):
                self.has_more = True
                return self._element("beside", inner=self.write(block.blocks))
            case Together() | LastPage():
                return self.write(block.blocks)
            case PracticeMoves():
                return self.write(block.blocks())
        return Markup()

    def _element(self, name: str, **values: Any) -> Markup:
        """An element as its template writes it, on lines of its own."""
        return self.templates.html(f"web/blocks/{name}.html.j2", **values) + "\n"

    def spans(self, spans: Spans, cuts: Mapping[str, str] | None = None) -> Markup:
        """Words with their cuts as elements; `cuts` replaces some cuts by others."""
        parts = [(*self._part(span, (cuts or {}).get(span.cut, span.cut)), self._shown(span)) for span in spans]
        return self.templates.html("web/blocks/spans.html.j2", parts=parts)

    def _part(self, span: Span, cut: str) -> tuple[str, str, list[Markup]]:
        """The element of some words, its class, and their lines."""
        if span.mark:
            return "", "", [self.sign(span.mark, bool(span.text))]
        self.letters.set(cut, span.text)
        self.passages.say(span.text, stressed=cut in _ELEMENTS)
        lines = [self._set(cut, line) for line in span.text.split("\n")]
        kind = "caps" if cut == "small-caps" else "tone" if span.accented else ""
        return _ELEMENTS.get(cut, ""), kind, lines

    def _shown(self, span: Span) -> Markup:
        """The card that is shown where somebody points at these words; empty for most."""
        card = self.peek(span.shows) if span.shows and not span.mark else Markup()
        self.has_more = self.has_more or bool(card)
        return card

    def _set(self, cut: str, words: str) -> Markup:
        self.letters.set(cut, words)
        return mark_languages(words, self.languages)

    def _listing(self, listing: Listing) -> Markup:
        labelled, first = listing.kind is ListKind.LABELLED, listing.entries[0].label
        if labelled:
            self.passages.say(" ".join(entry.label for entry in listing.entries), stressed=True)
        entries = Markup().join(self.write_entry(listing.kind, entry) for entry in listing.entries)
        return self._element("list", kind=listing.kind.name.lower(), first=first, entries=entries)

    def _table(self, table: Table) -> Markup:
        self.tables += 1
        chapter = f"{self.chapters[-1].title}, " if self.chapters else ""
        label = f"{chapter}{self.words.table} {self.tables}"
        head = [
            (_SIDES[side], self._cell(cell, "tabular-bold") if plain(cell) else "")
            for cell, side in zip(table.header, table.aligns, strict=bool(table.header))
        ]
        rows = Markup().join(self.write_row(table, row) for row in table.rows)
        return self._element("table", label=label, head=head, rows=rows)

    def _cell(self, spans: Spans, cut: str = "") -> Markup:
        cuts = {"text": cut or "tabular", "bold": "tabular-bold"}
        return self.spans(tuple(span._replace(text=self.hyphenate(span.text)) for span in spans), cuts)

    def panel(self, panel: Panel) -> Markup:
        """A box, its label a heading one level below what it stands in."""
        self.has_more = self.has_more or panel.columns > 1
        before, self.level = self.level, min(self.level + 1, _DEEPEST)
        level, inner = self.level, self.write(panel.blocks)
        self.level = before
        id = self.names.new(f"kasten {panel.label}") if panel.label else ""
        label = self._set("small-caps", panel.label) if panel.label else ""
        return self._element("panel", level=level, id=id, label=label, inner=inner, columns=panel.columns)

    def _figure(self, call: FigureCall) -> Markup:
        drawn = self.draw(call.name, call.arguments, MEASURE, LEAD)
        box = Box(0, 0, MEASURE, drawn.lines * LEAD).grow(_MARGIN)
        words = describe_figure(self.describe, call)
        is_said = " ".join(plain(call.caption).split()) == words[0] and len(words) == 1
        return self._element(
            "figure",
            picture=self.drawings.figure(
                drawn.items, box, " ".join(words), "drawing card" if call.name == PICTURE else "drawing"
            ),
            caption=self.spans(call.caption) if call.caption else "",
            summary=self._set("italic", self.words.picture),
            described=[] if is_said else [self._set("text", each) for each in words],
            beside=self.beside(words),
        )

    def cover(self, cover: Cover, width: float, height: float) -> Markup:
        """The cover's picture, `width` by `height` mm."""
        drawn = self.draw(cover.name, cover.arguments, width, height)
        words = " ".join(describe_figure(self.describe, cover))
        return self.drawings.figure(drawn.items, Box(0, 0, width, height), words, "cover")


def _is_total(row: Sequence[Spans]) -> bool:
    """Whether all words of a row are bold."""
    return all(not plain(cell) or all(span.cut == "bold" for span in cell if span.text) for cell in row)


def _flat(blocks: Iterable[Block]) -> Iterable[Block]:
    """The blocks, those of the last page among them: on a screen it is a chapter like others."""
    for block in blocks:
        if isinstance(block, LastPage):
            yield from block.blocks
        else:
            yield block
