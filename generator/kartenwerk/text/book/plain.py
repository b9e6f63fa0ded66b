"""A booklet as plain text for a screen reader: every line says in words what it is.

Chapters are numbered, a line says where a box begins and ends, rows of tables become sentences, pictures are
described. Nothing depends on columns, indents or signs.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Protocol

from kartenwerk.text.book.blocks import (
    Block,
    Cover,
    FigureCall,
    Heading,
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
)
from kartenwerk.text.book.inline import Spans, plain
from kartenwerk.text.book.typography import FIXED, NARROW

DASH = "–"
"""The signs in a cell that stand for no number."""

WIDTH = 72
"""Characters in a line."""


class ReadingWords(NamedTuple):
    """The words that announce the kind of a paragraph; `nothing` is read for a cell that holds a dash.

    `part` announces a part of a book, `page` the number of the page on which one begins.
    """

    part: str
    page: str
    chapter: str
    section: str
    picture: str
    cover: str
    box: str
    box_end: str
    nothing: str
    subsection: str
    quotation: str


READ_IN_GERMAN = ReadingWords(
    "Teil",
    "Seite",
    "Kapitel",
    "Abschnitt",
    "Bild",
    "Umschlag",
    "Kasten",
    "Ende des Kastens",
    "keine",
    "Unterabschnitt",
    "Zitat",
)
READ_IN_ENGLISH = ReadingWords(
    "Part",
    "page",
    "Chapter",
    "Section",
    "Picture",
    "Cover",
    "Box",
    "End of the box",
    "none",
    "Subsection",
    "Quotation",
)

_NUMBER = re.compile(r"[+–−-]?\s?\d+(?:[.,]\d+)*(?:\s\S{1,2})?\Z|[+–−-]\Z")
"""A cell without a subject: a number, signed or with its unit, or a dash. The head of its column names the subject."""

_GROUPS = re.compile(rf"(?<=\d){NARROW}(?=\d{{3}}(?!\d))")


class ParagraphKind(Enum):
    """What a paragraph is; a Braille edition sets each kind in its own way."""

    CHAPTER = "a heading of the first level"
    SECTION = "a heading of the second level"
    TEXT = "a paragraph"
    ENTRY = "an entry of a list, or a row of a table"
    BOX = "the label of a box"
    BOX_END = "the end of a box"
    PICTURE = "what a picture shows"


class Paragraph(NamedTuple):
    """Something to be read aloud in one go; its text has no line breaks."""

    kind: ParagraphKind
    text: str


class Describer(Protocol):
    """Describes the pictures of a booklet in words, in one paragraph or more."""

    def __call__(self, name: str, arguments: Mapping[str, str]) -> Sequence[str]: ...


def wrap(paragraphs: Iterable[Paragraph], width: int = WIDTH) -> str:
    """The paragraphs in lines of at most `width` characters, with empty lines between them except within a list."""
    lines: list[str] = []
    above: ParagraphKind | None = None
    for kind, text in paragraphs:
        if above and not (kind is above is ParagraphKind.ENTRY):
            lines.append("")
        wrap = textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
        lines += wrap
        above = kind
    return "\n".join(line.replace(FIXED, " ") for line in lines) + "\n"


@dataclass
class PlainReader:
    """Turns blocks into paragraphs to be read aloud. `chapters` counts the chapters so far."""

    describe: Describer
    chapters: int = 0
    words: ReadingWords = READ_IN_GERMAN

    def read(self, blocks: Iterable[Block]) -> Iterator[Paragraph]:
        for block in blocks:
            yield from self._block(block)

    def _block(self, block: Block) -> Iterator[Paragraph]:
        match block:
            case Heading(level=1):
                self.chapters += 1
                yield Paragraph(ParagraphKind.CHAPTER, f"{self.words.chapter} {self.chapters}: {speak(block.text)}")
            case Heading():
                kind = self.words.section if block.level == 2 else self.words.subsection
                yield Paragraph(ParagraphKind.SECTION, f"{kind}: {speak(block.text)}")
            case Prose():
                yield Paragraph(ParagraphKind.TEXT, _words(block.spans))
            case Listing():
                for entry in block.entries:
                    yield Paragraph(ParagraphKind.ENTRY, _entry(block.kind, entry))
            case Table():
                for row in _table(block, self.words.nothing):
                    yield Paragraph(ParagraphKind.ENTRY, row)
            case Quotation():
                for each in self.read(block.blocks):
                    yield each._replace(text=f"{self.words.quotation}: {each.text}")
            case Panel():
                yield from self._panel(block)
            case FigureCall() | Cover():
                yield from self._picture(block)
            case Together() | LastPage():
                yield from self.read(block.blocks)
            case PracticeMoves():
                yield from self.read(block.blocks())

    def _panel(self, panel: Panel) -> Iterator[Paragraph]:
        yield Paragraph(ParagraphKind.BOX, f"{self.words.box}: {speak(panel.label)}" if panel.label else self.words.box)
        yield from self.read(panel.blocks)
        yield Paragraph(ParagraphKind.BOX_END, f"{self.words.box_end}.")

    def _picture(self, call: FigureCall | Cover) -> Iterator[Paragraph]:
        first, *others = self.describe(call.name, call.arguments)
        yield Paragraph(
            ParagraphKind.PICTURE,
            f"{self.words.cover if isinstance(call, Cover) else self.words.picture}: {speak(first)}",
        )
        for text in others:
            yield Paragraph(ParagraphKind.ENTRY, speak(text))
        if isinstance(call, FigureCall) and call.caption and _words(call.caption) != speak(first):
            yield Paragraph(ParagraphKind.TEXT, _words(call.caption))


def describe_figure(describe: Describer, call: FigureCall | Cover) -> list[str]:
    """What a picture shows, where nothing introduces it: it begins with a capital."""
    first, *others = describe(call.name, call.arguments)
    return [first[:1].upper() + first[1:], *others]


def speak(text: str) -> str:
    """Text without typographic spaces; the digits of large numbers are grouped by points, so they are read as one."""
    return " ".join(_GROUPS.sub(".", text).replace(NARROW, FIXED).split(" ")).strip()


def _words(spans: Spans) -> str:
    return " ".join(speak(plain(spans)).split("\n"))


def _entry(kind: ListKind, entry: ListEntry) -> str:
    text = _words(entry.spans)
    match kind:
        case ListKind.NUMBERED:
            return f"{entry.label}. {text}"
        case ListKind.LABELLED:
            return f"{speak(entry.label)}: {text}"
        case _:
            return text


def _table(table: Table, nothing: str) -> Iterator[str]:
    """Each row as a sentence: its first cell, then each other cell after the head of its column.

    Where the heads are numbers, say of players, each column is a sentence instead.
    """
    heads = [_words(cell) for cell in table.header] or [""] * len(table.aligns)
    rows = [[_words(cell) for cell in row] for row in table.rows]
    if all(head.isdecimal() for head in heads[1:]):
        heads, *rows = [list(column) for column in zip(heads, *rows, strict=True)]
    for row in rows:
        yield _row(heads, row, nothing)


def _row(heads: Sequence[str], cells: Sequence[str], nothing: str) -> str:
    """The row; an empty cell is left out with its head, unless that head is needed to distinguish two columns."""
    read = [nothing if cell == DASH else cell for cell in cells]
    pairs = list(zip(heads[1:], read[1:], strict=True))
    if len(set(heads[1:])) == len(pairs):
        pairs = [(head, cell) for head, cell in pairs if cell]
    filled = [part for head, cell in pairs if (part := f"{head} {cell}".strip())]
    between = "; " if any("," in cell for cell in (*heads, *cells)) else ", "
    number = read[0].removesuffix(".")
    name = f"{heads[0]} {number}".strip() if _NUMBER.match(number) or cells[0] == DASH else cells[0]
    words = between.join(filled)
    return f"{name}: {words}." if name and words else f"{name}{words}."
