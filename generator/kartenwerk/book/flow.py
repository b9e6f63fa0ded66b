"""Rows become pages: pictures that may float find their place, pages are broken, each row gets its place on a page.

Facing pages should end level. A page that falls a few lines short takes blank lines between its blocks, or one of its
texts is set a line longer. What cannot be gained that way stays free at the foot.

Both floating a picture and lengthening a text change the rows, so the pages are broken anew for each, and the change
is kept if it makes them better by a margin. That is a local search: it does not try all combinations.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from kartenwerk.book.pagebreak import Pagination, TooHighError, break_pages, height, wide_room
from kartenwerk.book.row import Row, lengthened
from kartenwerk.errors import KartenwerkError

FLOATED = 10.0
"""How much better pages must break, in square lines, for a picture to stand below its text instead of above it, where
the author put it: as much as a hole of three lines."""

LONGER = 30.0
"""How much better pages must break, in square lines, for a paragraph or panel to be set a line longer, which makes its
own lines looser: as much as a hole of five lines."""


class PlacedRow(NamedTuple):
    """A row on a page; it begins `top` lines below the page's first."""

    top: int
    row: Row


class _Frame(NamedTuple):
    """What rows are broken for: lines a page, the number of the first page, pages that there may be to spare."""

    lines: int
    first_page: int
    spare: int


_Way = tuple[Sequence[Row], Pagination]
"""Rows, and the pages they break into."""


def paginate(rows: Sequence[Row], lines: int, first_page: int = 1, spare: int = 0) -> list[tuple[PlacedRow, ...]]:
    """Pages of `lines` lines each, as few as possible, or up to `spare` more where they break better.

    KartenwerkError, with page and text, where rows that belong together do not fit on a page.
    """
    if not rows:
        return []
    frame = _Frame(lines, first_page, spare)
    try:
        way = _floated((rows, break_pages(rows, *frame)), frame)
    except TooHighError as error:
        raise _too_high(rows, error.row, lines, first_page + error.page) from None
    while longer := next(_longer(way, frame), None):
        way = longer
    rows, broken = way
    return [_placed(rows[page.start : page.stop], page.white) for page in broken.pages]


def _better(rows: Sequence[Row], frame: _Frame, way: _Way, by: float) -> _Way | None:
    """The rows and their pages, if these are no more than those of `way` and cost less by more than `by`."""
    try:
        broken = break_pages(rows, *frame)
    except TooHighError:
        return None
    known = way[1]
    return (rows, broken) if len(broken.pages) <= len(known.pages) and broken.cost + by < known.cost else None


def _floated(way: _Way, frame: _Frame) -> _Way:
    """The rows with each floating picture above or below its text, whichever breaks better.

    A picture is not moved where the page would have to be turned from the beginning of its text.
    """
    for index in [index for index, row in enumerate(way[0]) if row.floats]:
        over = index + way[0][index].floats
        below = _better(_below_its_text(way[0], index), frame, way, FLOATED)
        if below and not _is_turned(below[1], index, over, frame.first_page):
            way = below
    return way


def _longer(way: _Way, frame: _Frame) -> Iterator[_Way]:
    """Better ways in which one text on an uneven spread is set a line longer."""
    rows, broken = way
    for index in _on_uneven_spreads(rows, broken, frame.first_page):
        if (longer := lengthened(rows, index)) and (better := _better(longer, frame, way, LONGER)):
            yield better


def _on_uneven_spreads(rows: Sequence[Row], broken: Pagination, first_page: int) -> Iterator[int]:
    """The rows where a text begins that can be set longer, on facing pages that differ by more than a line."""
    for number, (verso, recto) in enumerate(pairwise(broken.pages[:-1]), first_page):
        if number % 2 == 0 and abs(height(rows, verso) - height(rows, recto)) > 1:
            yield from (index for index in range(verso.start, recto.stop) if rows[index].longer)


def _is_turned(broken: Pagination, text: int, picture: int, first_page: int) -> bool:
    """Whether the page must be turned from the row where the text begins to the picture's row."""
    first, last = (
        next(number for number, page in enumerate(broken.pages, first_page) if page.start <= row < page.stop)
        for row in (text, picture)
    )
    return first // 2 != last // 2


def _below_its_text(rows: Sequence[Row], index: int) -> list[Row]:
    """The rows with the picture at `index` moved below the rows it floats over.

    The first of these is bound to the next, so that the heading above keeps two lines of text with it.
    """
    picture, text = rows[index], rows[index + 1 : index + 1 + rows[index].floats]
    first = text[0]._replace(before=picture.before, room=picture.room, keep=True)
    moved = picture._replace(before=text[0].before, room=text[0].room, floats=0)
    return [*rows[:index], first, *text[1:], moved, *rows[index + 1 + len(text) :]]


def _placed(rows: Sequence[Row], white: int) -> tuple[PlacedRow, ...]:
    """The rows of a page one below the other, with `white` blank lines shared out among the gaps.

    Each line goes to the gap that has grown least, of these to the one with the most room. When all gaps have taken
    what they have room for, they take the wider room that is there for the sake of the facing page.
    """
    grown = [0] * len(rows)
    rooms = [0, *(row.room for row in rows[1:])]
    for given in range(white):
        if given == sum(rooms):
            rooms = [0, *map(wide_room, rows[1:])]
        open_gaps = (index for index in range(len(rows)) if grown[index] < rooms[index])
        grown[min(open_gaps, key=lambda index: (grown[index], -rooms[index]))] += 1
    placed: list[PlacedRow] = []
    top = 0
    for index, (row, more) in enumerate(zip(rows, grown, strict=True)):
        top += row.before + more if index else 0
        placed.append(PlacedRow(top, row))
        top += row.lines
    return tuple(placed)


def _too_high(rows: Sequence[Row], start: int, lines: int, page: int) -> KartenwerkError:
    """The error for rows from `start` on that are bound together and do not fit on the page."""
    stop = start + 1
    while rows[stop - 1].keep and stop < len(rows):
        stop += 1
    held = rows[start:stop]
    texts = " / ".join(dict.fromkeys(row.text[:40] for row in held if row.text))
    height = sum(row.before + row.lines for row in held) - held[0].before
    return KartenwerkError(
        "what must stay together does not fit on a page",
        key=f"page {page}",
        found=f"{height} lines („{texts}“)",
        expected=f"at most {lines} lines",
    )
