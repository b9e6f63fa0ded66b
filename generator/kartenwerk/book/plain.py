"""A booklet as plain text that a screen reader can follow: every line says in words what it is.

Chapters are numbered, boxes open and close with a line, rows of tables become sentences, pictures are described.
Nothing depends on columns, indents or signs.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Protocol

from kartenwerk.book.blocks import (
    Block,
    Cover,
    Entry,
    FigureCall,
    Heading,
    LastPage,
    Listing,
    ListKind,
    Panel,
    Prose,
    Table,
)
from kartenwerk.book.inline import Spans, plain
from kartenwerk.book.typography import FIXED, NARROW

WIDTH = 72
"""Characters of a line."""

CHAPTER, SECTION, PICTURE, COVER, END = "Kapitel", "Abschnitt", "Bild", "Umschlag", "Ende des Kastens"

NOTHING = {"–": "keine"}
"""What a cell without a number says."""

_GROUPS = re.compile(rf"(?<=\d){NARROW}(?=\d{{3}}(?!\d))")


class Kind(Enum):
    """What a line is, for those who set it in another script."""

    CHAPTER = "a heading of the first level"
    SECTION = "a heading of the second level"
    TEXT = "a paragraph"
    ENTRY = "an entry of a list, or a row of a table"
    BOX = "the label of a box"
    BOX_END = "the end of a box"
    PICTURE = "what a picture shows"


class Paragraph(NamedTuple):
    """One thing to be read, in a single line however long."""

    kind: Kind
    text: str


class Descriptions(Protocol):
    """Describes the pictures of a booklet in words, in one paragraph or more."""

    def __call__(self, name: str, arguments: Mapping[str, str]) -> Sequence[str]: ...


def wrapped(paragraphs: Iterable[Paragraph], width: int = WIDTH) -> str:
    """Lines of at most `width` characters; an empty line before all that is no entry of the same list."""
    lines: list[str] = []
    above: Kind | None = None
    for kind, text in paragraphs:
        if above and not (kind is above is Kind.ENTRY):
            lines.append("")
        wrap = textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
        lines += wrap
        above = kind
    return "\n".join(line.replace(FIXED, " ") for line in lines) + "\n"


@dataclass
class PlainReader:
    """Reads blocks out, in order; chapters are counted from 1."""

    describe: Descriptions
    chapters: int = 0

    def read(self, blocks: Iterable[Block]) -> Iterator[Paragraph]:
        for block in blocks:
            yield from self._block(block)

    def _block(self, block: Block) -> Iterator[Paragraph]:
        match block:
            case Heading(level=1):
                self.chapters += 1
                yield Paragraph(Kind.CHAPTER, f"{CHAPTER} {self.chapters}: {spoken(block.text)}")
            case Heading():
                yield Paragraph(Kind.SECTION, f"{SECTION}: {spoken(block.text)}")
            case Prose():
                yield Paragraph(Kind.TEXT, _words(block.spans))
            case Listing():
                for entry in block.entries:
                    yield Paragraph(Kind.ENTRY, _entry(block.kind, entry))
            case Table():
                for row in _table(block):
                    yield Paragraph(Kind.ENTRY, row)
            case Panel():
                yield from self._panel(block)
            case FigureCall() | Cover():
                yield from self._picture(block)
            case LastPage():
                yield from self.read(block.blocks)

    def _panel(self, panel: Panel) -> Iterator[Paragraph]:
        yield Paragraph(Kind.BOX, f"Kasten: {spoken(panel.label)}" if panel.label else "Kasten")
        yield from self.read(panel.blocks)
        yield Paragraph(Kind.BOX_END, f"{END}.")

    def _picture(self, call: FigureCall | Cover) -> Iterator[Paragraph]:
        first, *others = self.describe(call.name, call.arguments)
        yield Paragraph(Kind.PICTURE, f"{COVER if isinstance(call, Cover) else PICTURE}: {spoken(first)}")
        for text in others:
            yield Paragraph(Kind.ENTRY, spoken(text))
        if isinstance(call, FigureCall) and call.caption:
            yield Paragraph(Kind.TEXT, _words(call.caption))


def spoken(text: str) -> str:
    """Text without the spaces that only a typesetter knows; large numbers are grouped by points, to be read as one."""
    return " ".join(_GROUPS.sub(".", text).replace(NARROW, FIXED).split(" ")).strip()


def _words(spans: Spans) -> str:
    return " ".join(spoken(plain(spans)).split("\n"))


def _entry(kind: ListKind, entry: Entry) -> str:
    text = _words(entry.spans)
    match kind:
        case ListKind.NUMBERED:
            return f"{entry.label}. {text}"
        case ListKind.LABELLED:
            return f"{spoken(entry.label)}: {text}"
        case _:
            return text


def _table(table: Table) -> Iterator[str]:
    """Each row as a sentence: its first cell, and what stands in the other columns under their heads.

    Where the heads are numbers, as of players, each column is a sentence.
    """
    heads = [_words(cell) for cell in table.header] or [""] * len(table.aligns)
    rows = [[_words(cell) for cell in row] for row in table.rows]
    if all(head.isdecimal() for head in heads[1:]):
        heads, *rows = [list(column) for column in zip(heads, *rows, strict=True)]
    for row in rows:
        yield _row(heads, row)


def _row(heads: Sequence[str], cells: Sequence[str]) -> str:
    told = [f"{head} {NOTHING.get(cell, cell)}".strip() for head, cell in zip(heads[1:], cells[1:], strict=True)]
    between = "; " if any("," in cell for cell in cells) else ", "
    number = cells[0].removesuffix(".")
    name = f"{heads[0]} {number}".strip() if number.isdecimal() else cells[0]
    words = between.join(part for part in told if part)
    return f"{name}: {words}." if name and words else f"{name}{words}."
