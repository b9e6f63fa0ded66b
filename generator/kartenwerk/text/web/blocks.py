"""Blocks to HTML: the fourth reader of a booklet's blocks beside pages, plain text and Braille.

A heading of the first level begins a section. Every picture is described in words, for all readers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kartenwerk.graphics.display import Box
from kartenwerk.text.book.blocks import (
    Align,
    Block,
    Cover,
    FigureCall,
    Heading,
    Illustrator,
    LastPage,
    Listing,
    ListKind,
    Panel,
    Prose,
    Table,
    Together,
)
from kartenwerk.text.book.inline import Span, Spans, plain
from kartenwerk.text.book.plain import Describer, describe_figure
from kartenwerk.text.web.drawings import PageDrawings
from kartenwerk.text.web.language import PAGE_IN_GERMAN, PageLanguage
from kartenwerk.text.web.letters import Letters
from kartenwerk.text.web.markup import Ids, attribute, mark_languages

MEASURE = 72.0
"""The width at which figures are drawn, in mm: on a phone their letters are as large as the text."""

LEAD = 4.06
"""The height of a line in figures, in mm."""

_MARGIN = 1.0  # mm around a figure, since strokes reach over its edge
_DEEPEST = 6  # levels of headings
_SIDES = {Align.LEFT: "", Align.CENTRE: ' class="middle"', Align.RIGHT: ' class="right"'}
_LISTS = {ListKind.DASHED: "dashed", ListKind.HANGING: "hanging"}


class PageSection(NamedTuple):
    """A section of the page: where it is and what it is called."""

    id: str
    title: str


@dataclass
class BlockWriter:
    """Writes blocks, one after the other. `sign` draws the sign of that name in running text, `hyphenate` puts soft
    hyphens into the words of a table's narrow columns, `beside` gives the addition to a picture with this description.
    `languages` are those of foreign words, in small letters; `words` are what the page itself says."""

    draw: Illustrator
    describe: Describer
    drawings: PageDrawings
    letters: Letters
    sign: Callable[[str], str]
    hyphenate: Callable[[str], str]
    beside: Callable[[Sequence[str]], str] = lambda words: ""
    languages: Mapping[str, str] = field(default_factory=dict)
    words: PageLanguage = PAGE_IN_GERMAN
    names: Ids = field(default_factory=Ids)
    chapters: list[PageSection] = field(default_factory=list)
    level: int = 1
    tables: int = 0

    def sections(self, blocks: Iterable[Block]) -> str:
        """The blocks as sections, each with its heading."""
        parts: list[list[Block]] = [[]]
        for block in _flat(blocks):
            if isinstance(block, Heading) and block.level == 1:
                parts.append([])
            parts[-1].append(block)
        return "".join(map(self._section, filter(None, parts)))

    def _section(self, blocks: Sequence[Block]) -> str:
        first, *others = blocks
        self.level = 2
        if not (isinstance(first, Heading) and first.level == 1):
            return self.write(blocks)
        id = self.names.new(first.text)
        self.chapters.append(PageSection(id, first.text))
        head = f'<h2 id="{id}-titel">{self._plain(first.text)}</h2>'
        return f'<section id="{id}" aria-labelledby="{id}-titel">\n{head}\n{self.write(others)}</section>\n'

    def write(self, blocks: Iterable[Block]) -> str:
        """The blocks without sections around them."""
        return "".join(map(self._block, blocks))

    def _block(self, block: Block) -> str:
        match block:
            case Heading():
                self.level = 3
                return f'<h3 id="{self.names.new(block.text)}">{self._set("bold", block.text)}</h3>\n'
            case Prose():
                return f"<p>{self.spans(block.spans)}</p>\n"
            case Listing():
                return self._listing(block)
            case Table():
                return self._table(block)
            case Panel():
                return self.panel(block)
            case FigureCall():
                return self._figure(block)
            case Together() | LastPage():
                return self.write(block.blocks)
        return ""

    def spans(self, spans: Spans, cuts: Mapping[str, str] | None = None) -> str:
        """Words with their cuts as elements; `cuts` replaces some cuts by others."""
        return "".join(self._span(span._replace(cut=(cuts or {}).get(span.cut, span.cut))) for span in spans)

    def _span(self, span: Span) -> str:
        if span.mark:
            return self.sign(span.mark)
        words = self._set(span.cut, span.text).replace("\n", "<br>")
        toned = ' class="tone"' if span.accented else ""
        match span.cut:
            case "italic":
                return f"<em>{words}</em>"
            case "bold" | "tabular-bold":
                return f"<strong{toned}>{words}</strong>"
            case "small-caps":
                return f'<span class="caps">{words}</span>'
        return f"<span{toned}>{words}</span>" if toned else words

    def _set(self, cut: str, words: str) -> str:
        self.letters.set(cut, words)
        return mark_languages(words, self.languages)

    def _plain(self, words: str) -> str:
        return self._set("text", words)

    def _listing(self, listing: Listing) -> str:
        if listing.kind is ListKind.LABELLED:
            rows = "".join(
                f"<div><dt>{self._set('small-caps', entry.label)}</dt><dd>{self.spans(entry.spans)}</dd></div>\n"
                for entry in listing.entries
            )
            return f'<dl class="labels">\n{rows}</dl>\n'
        rows = "".join(f"<li>{self.spans(entry.spans)}</li>\n" for entry in listing.entries)
        if listing.kind is ListKind.NUMBERED:
            first = listing.entries[0].label
            start = "" if first == "1" else f' start="{attribute(first)}"'
            return f"<ol{start}>\n{rows}</ol>\n"
        return f'<ul class="{_LISTS[listing.kind]}">\n{rows}</ul>\n'

    def _table(self, table: Table) -> str:
        self.tables += 1
        chapter = f"{self.chapters[-1].title}, " if self.chapters else ""
        label = f"{chapter}{self.words.table} {self.tables}"
        head = "".join(
            f'<th scope="col"{_SIDES[side]}>{self._cell(cell, "tabular-bold")}</th>' if plain(cell) else "<td></td>"
            for cell, side in zip(table.header, table.aligns, strict=bool(table.header))
        )
        rows = "".join(self._row(row, table.aligns) for row in table.rows)
        above = f"<thead><tr>{head}</tr></thead>\n" if head else ""
        body = f"<table>\n{above}<tbody>\n{rows}</tbody></table>"
        return f'<section class="table" tabindex="0" aria-label="{attribute(label)}">{body}</section>\n'

    def _row(self, row: Sequence[Spans], aligns: Sequence[Align]) -> str:
        total = all(not plain(cell) or all(span.cut == "bold" for span in cell if span.text) for cell in row)
        first, *others = zip(row, aligns, strict=True)
        cells = f'<th scope="row"{_SIDES[first[1]]}>{self._cell(first[0])}</th>'
        cells += "".join(f"<td{_SIDES[side]}>{self._cell(cell)}</td>" for cell, side in others)
        start = '<tr class="total">' if total else "<tr>"
        return f"{start}{cells}</tr>\n"

    def _cell(self, spans: Spans, cut: str = "") -> str:
        cuts = {"text": cut or "tabular", "bold": "tabular-bold"}
        return self.spans(tuple(span._replace(text=self.hyphenate(span.text)) for span in spans), cuts)

    def panel(self, panel: Panel) -> str:
        """A box, its label a heading one level below what it stands in."""
        before, self.level = self.level, min(self.level + 1, _DEEPEST)
        level, inner = self.level, self.write(panel.blocks)
        self.level = before
        if not panel.label:
            return f'<div class="panel">\n{inner}</div>\n'
        id = self.names.new(f"kasten {panel.label}")
        head = f'<h{level} class="label" id="{id}">{self._set("small-caps", panel.label)}</h{level}>'
        return f'<div class="panel" role="group" aria-labelledby="{id}">\n{head}\n{inner}</div>\n'

    def _figure(self, call: FigureCall) -> str:
        drawn = self.draw(call.name, call.arguments, MEASURE, LEAD)
        box = Box(0, 0, MEASURE, drawn.lines * LEAD).grow(_MARGIN)
        words = describe_figure(self.describe, call)
        picture = self.drawings.figure(drawn.items, box, " ".join(words))
        caption = f"<p>{self.spans(call.caption)}</p>" if call.caption else ""
        described = "".join(f"<p>{self._plain(each)}</p>" for each in words)
        details = (
            f'<details class="words"><summary>{self._set("italic", self.words.picture)}</summary>{described}</details>'
        )
        return f"<figure>\n{picture}\n<figcaption>{caption}{details}{self.beside(words)}</figcaption>\n</figure>\n"

    def cover(self, cover: Cover, width: float, height: float) -> str:
        """The cover's picture, `width` by `height` mm."""
        drawn = self.draw(cover.name, cover.arguments, width, height)
        words = " ".join(describe_figure(self.describe, cover))
        return self.drawings.figure(drawn.items, Box(0, 0, width, height), words, "cover")


def _flat(blocks: Iterable[Block]) -> Iterable[Block]:
    """The blocks, those of the last page among them: on a screen it is a chapter like others."""
    for block in blocks:
        if isinstance(block, LastPage):
            yield from block.blocks
        else:
            yield block
