"""The index of a book as it is set: small, in two columns, each word with its chapters and their pages."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from kartenwerk.graphics.display import Item, Text
from kartenwerk.products.booklet.glossary import alphabetical
from kartenwerk.products.booklet.index import Places
from kartenwerk.text.book.chapters import ChapterSetter
from kartenwerk.text.book.inline import Span, Spans
from kartenwerk.text.book.paragraph import Measure
from kartenwerk.text.book.picture import move_items
from kartenwerk.text.book.row import Row
from kartenwerk.text.german import NO_BREAK_SPACE

SIZE, LEAD = 8.4 / 9.5, 11.0 / 13.0
"""Of the running text's size and lead: those of the index."""
GUTTER, TURNED = 0.05, 0.03
"""Of the measure: between the columns, and what turned lines are set in."""
LETTER = 0.54
"""Of a lead: the white above a new letter."""
COLUMNS = 2


class IndexEntry(NamedTuple):
    """A word, and the chapters with the pages to which it leads."""

    word: str
    places: tuple[tuple[str, int], ...]


def index_entries(places: Places, titles: Mapping[int, str]) -> list[IndexEntry]:
    """The words in the order of a dictionary, their places in that of the pages."""
    words: dict[str, list[tuple[str, int]]] = {}
    for (word, chapter), page in places.items():
        words.setdefault(word, []).append((titles[chapter], page))
    ordered = sorted(words, key=alphabetical)
    return [IndexEntry(word, tuple(sorted(words[word], key=lambda place: place[1]))) for word in ordered]


def set_index(entries: Sequence[IndexEntry], setter: ChapterSetter, head: int) -> tuple[Row, ...]:
    """The index in columns: a row a page, the first below a heading of so many lines. The last is balanced."""
    style = setter.style
    type = setter.type.at(style.size * SIZE)
    lead = style.lead_mm * LEAD
    columns = COLUMNS if style.choice_columns else 1
    width = style.measure * (1 - GUTTER * (columns - 1)) / columns
    measure = Measure(width, left=TURNED * style.measure, first=-TURNED * style.measure)
    waiting: list[_Lines] = []
    last = ""
    for entry in entries:
        letter = alphabetical(entry.word)[0][:1]
        lines = type.set(_spans(entry, new=letter != last), measure, hyphenated=False)
        waiting.append(_Lines([line.items for line in lines], lead * LETTER * (letter != last)))
        last = letter
    rows: list[Row] = []
    while waiting:
        room = (style.lines - (0 if rows else head)) * style.lead_mm
        taken, height = _fill(waiting, columns, room, lead)
        waiting = waiting[sum(map(len, taken)) :]
        items: list[Item] = []
        for column, held in enumerate(taken):
            items += _stack(held, column * (width + GUTTER * style.measure), lead, style.baseline_mm * LEAD)
        high = min(math.ceil(height / style.lead_mm), style.lines)
        rows.append(Row(high, tuple(items), ends_page=bool(waiting), text=entries[0].word))
    return tuple(rows)


class _Lines(NamedTuple):
    """An entry that is set: its lines, and the white above it in mm unless it is the first of a column."""

    lines: Sequence[tuple[Text, ...]]
    above: float

    def height(self, lead: float, *, first: bool) -> float:
        return len(self.lines) * lead + (0.0 if first else self.above)


def _fill(entries: Sequence[_Lines], columns: int, room: float, lead: float) -> tuple[list[Sequence[_Lines]], float]:
    """The entries of each column: as many as the room holds, or, where all fit, columns of about one height."""
    best = _columns(entries, columns, room, lead)
    if sum(map(len, best)) == len(entries):
        low, high = 0.0, room
        while high - low > lead / 4:
            middle = (low + high) / 2
            tried = _columns(entries, columns, middle, lead)
            if sum(map(len, tried)) == len(entries):
                best, high = tried, middle
            else:
                low = middle
    return best, max(_height(column, lead) for column in best)


def _columns(entries: Sequence[_Lines], columns: int, room: float, lead: float) -> list[Sequence[_Lines]]:
    made: list[Sequence[_Lines]] = []
    start = 0
    for _number in range(columns):
        stop = start
        while stop < len(entries) and _height(entries[start : stop + 1], lead) <= room + 1e-6:
            stop += 1
        made.append(entries[start:stop])
        start = stop
    return made


def _height(entries: Sequence[_Lines], lead: float) -> float:
    return sum(entry.height(lead, first=number == 0) for number, entry in enumerate(entries))


def _stack(entries: Sequence[_Lines], x: float, lead: float, baseline: float) -> Iterator[Item]:
    y = 0.0
    for number, entry in enumerate(entries):
        y += entry.above if number else 0.0
        for line in entry.lines:
            yield from move_items(line, x, y + baseline)
            y += lead


def _spans(entry: IndexEntry, *, new: bool) -> Spans:
    """The word in bold, in colour where a letter begins; behind it each chapter with its page in bold."""
    spans = [Span(f"{entry.word}{NO_BREAK_SPACE} ", "bold", accented=new)]
    for number, (title, page) in enumerate(entry.places, 1):
        where = f"{title} ".replace(" ", NO_BREAK_SPACE) if title else ""
        goes_on = number < len(entry.places)
        spans += [Span(where), Span(f"{page}," if goes_on else str(page), "bold"), Span(" " if goes_on else "")]
    return tuple(span for span in spans if span.text)
