"""Pages for an embosser: lines of Braille, broken between words, with the page number on the last line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from kartenwerk.printing.braille.script import basic
from kartenwerk.printing.braille.table import BLANK, BrailleTable, PageSize

BrailleLine: TypeAlias = str
BraillePage: TypeAlias = tuple[BrailleLine, ...]


class BrailleParagraph(NamedTuple):
    """A paragraph: `before` is the number of blank lines above it, `first` and `others` indent its lines, in cells."""

    text: str
    before: int = 0
    first: int = 0
    others: int = 0
    keep: bool = False  # on the same page as what follows, as a heading


def lines_of(part: BrailleParagraph, width: int) -> list[BrailleLine]:
    """The paragraph in lines of at most `width` cells. A word is broken only if it is longer than a line."""
    lines: list[str] = []
    line, indent = BLANK * part.first, part.first
    for word in part.text.split(BLANK):
        rest = word
        while rest:
            gap = BLANK if len(line) > indent else ""
            if len(line) + len(gap) + len(rest) <= width:
                line += gap + rest
                rest = ""
            elif len(line) > indent:
                lines.append(line)
                line, indent = BLANK * part.others, part.others
            else:
                room = width - len(line)
                lines.append(line + rest[:room])
                rest = rest[room:]
                line, indent = BLANK * part.others, part.others
    return [*lines, line] if len(line) > indent else lines


def set_pages(
    parts: Iterable[BrailleParagraph], table: BrailleTable, size: PageSize, first: int = 1
) -> tuple[BraillePage, ...]:
    """The paragraphs on pages that are numbered from `first` on."""
    return tuple(_number(page, number, table, size) for number, page in enumerate(_fill(list(parts), size), first))


def _fill(parts: Sequence[BrailleParagraph], size: PageSize) -> Iterator[list[BrailleLine]]:
    """The lines of each page but its last, which is kept free for the page number."""
    room = size.lines - 1
    page: list[str] = []
    for place, part in enumerate(parts):
        lines = lines_of(part, size.cells)
        needed = len(lines) + (2 if part.keep and place + 1 < len(parts) else 0)
        before = part.before if page else 0
        if part.keep and page and len(page) + before + needed > room:
            yield page
            page, before = [], 0
        lines = [""] * before + lines
        while len(page) + len(lines) > room:
            taken = room - len(page)
            yield page + lines[:taken]
            page, lines = [], lines[taken:]
            while lines and not lines[0]:
                lines.pop(0)
        page += lines
    if page:
        yield page


def _number(page: list[BrailleLine], number: int, table: BrailleTable, size: PageSize) -> BraillePage:
    figure = basic(str(number), table)
    empty = [""] * (size.lines - 1 - len(page))
    return (*page, *empty, figure.rjust(size.cells, BLANK))
