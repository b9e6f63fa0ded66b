"""The table of contents of a book, with a leader of dots from each title to its page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeVar

from kartenwerk.graphics.display import Item, Stroke, Text, line
from kartenwerk.text.book.chapters import CHAPTER, OutlineEntry
from kartenwerk.text.book.paragraph import Typesetter
from kartenwerk.text.book.row import LargerForm, Row

DOT, STEP = 0.3, 1.5
"""mm on A6: the dots of a leader, and how far one is from the next. They stand one below the other."""
CLEAR = 1.6
"""mm on A6 at least between a leader and the words at its ends."""
SHORTEST = 3
"""Fewer dots are none."""
A6_SIZE = 8.5
"""pt; the running text of A6, for which these measures are given."""

Form = TypeVar("Form", Row, LargerForm)


class TocSection(NamedTuple):
    """A section in the table of contents."""

    title: str
    page: int


class TocChapter(NamedTuple):
    """A chapter in the table of contents, with its sections."""

    title: str
    page: int
    sections: tuple[TocSection, ...]


def table_of_contents(outline: Sequence[OutlineEntry]) -> tuple[TocChapter, ...]:
    """The chapters with their sections of the first level."""
    contents: list[TocChapter] = []
    for entry in outline:
        if entry.level == CHAPTER:
            contents.append(TocChapter(entry.title, entry.page, ()))
        elif entry.level == 1 and contents:
            chapter = contents[-1]
            contents[-1] = chapter._replace(sections=(*chapter.sections, TocSection(entry.title, entry.page)))
    return tuple(contents)


def add_leaders(rows: Sequence[Row], type: Typesetter) -> tuple[Row, ...]:
    """The rows in both forms, with a leader in each line that ends in a figure; `type` measures their words."""
    return tuple(_lead(row, type)._replace(larger=row.larger and _lead(row.larger, type)) for row in rows)


def _lead(form: Form, type: Typesetter) -> Form:
    return form._replace(items=(*form.items, *_leaders(form.items, type)))


def _leaders(items: Iterable[Item], type: Typesetter) -> Iterator[Stroke]:
    scale = type.style.size / A6_SIZE
    words = sorted((item for item in items if isinstance(item, Text)), key=lambda word: (word.y, word.x))
    for y, group in groupby(words, key=lambda word: word.y):
        *title, number = group
        if not title or not number.text.strip().isdigit():
            continue
        start = max(_right(word, type) for word in title) + CLEAR * scale
        dots = int((number.x - CLEAR * scale - start) / (STEP * scale))
        measure = type.style.measure
        first = measure - (int((measure - number.x + CLEAR * scale) / (STEP * scale)) + 1) * STEP * scale
        if dots >= SHORTEST:
            dash = (DOT * scale, (STEP - DOT) * scale)
            height = y - DOT * scale
            yield Stroke(line(first, height, start, height), type.style.inks.text, DOT * scale, dash)


def _right(word: Text, type: Typesetter) -> float:
    """Where a word ends, in mm."""
    face = type.faces.face(word.font)
    return word.x + face.width(word.text.rstrip(), word.size, word.tracking) * word.scale
