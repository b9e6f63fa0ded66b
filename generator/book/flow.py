"""Rows become pages: of all ways to break them, the one with the fewest pages and the smallest holes.

A page that falls a few lines short takes them as white above its headings, pictures and lists, so that facing pages
end level; what cannot be had that way stays white at the foot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from generator.book.rows import Row
from generator.errors import KartenwerkError

SPARE = 60.0
"""The cost of a page more than need be, in square lines: it would be one for notes."""

WHITE = 0.7
"""The cost of a line that is taken as white between blocks."""

CHAPTER, FILLER = 0.3, 40.0
"""What a hole costs, in square lines, before a title, where a chapter ends, and before what would have filled it;
before what has no room there, 1."""

SCRAP = 1000.0
"""The cost of a last page that is less than a quarter full."""

TORN, TORN_EARLY = 6.0, 15.0
"""The cost of a paragraph that goes on overleaf, and for each line that was left free below it, in square lines."""


TURNED = 300.0
"""The cost of a picture in parts that goes on over a turn of the page instead of across a spread."""


class Placed(NamedTuple):
    """A row whose slot begins `top` lines below the first."""

    top: int
    row: Row


class _Best(NamedTuple):
    cost: float
    start: int


def paginate(rows: Sequence[Row], lines: int, first_page: int = 1, spare: int = 0) -> list[tuple[Placed, ...]]:
    """Pages of `lines` lines each, as few as can be, or up to `spare` more where they break better.

    KartenwerkError, with page and text, where rows that belong together do not fit.
    """
    # for each row the best way to reach it, by the number of pages before it
    best: list[dict[int, _Best]] = [{0: _Best(0.0, 0)}, *({} for _ in rows)]
    for start in range(len(rows)):
        if not best[start]:
            continue
        stops = [(stop, _fault(rows, start, stop, lines)) for stop in _stops(rows, start, lines)]
        fewest = min(best[start])
        for pages, before in best[start].items():
            if pages > fewest + spare:
                continue
            for stop, fault in stops:
                cost = before.cost + fault + _turned(rows, stop, first_page + pages)
                known = best[stop].get(pages + 1)
                if known is None or cost < known.cost:
                    best[stop][pages + 1] = _Best(cost, start)
    if not best[-1]:
        reached = max(index for index, ways in enumerate(best) if ways)
        raise _too_high(rows, reached, lines, first_page + min(best[reached]))
    fewest = min(best[-1])
    count = min(
        (pages for pages in best[-1] if pages <= fewest + spare),
        key=lambda pages: best[-1][pages].cost + SPARE * (pages - fewest),
    )
    placed: list[tuple[Placed, ...]] = []
    stop = len(rows)
    while stop > 0:
        start = best[stop][count].start
        page = rows[start:stop]
        placed.append(_place(page, _whites(page, _free(rows, start, stop, lines))))
        stop, count = start, count - 1
    return placed[::-1]


def _turned(rows: Sequence[Row], stop: int, page: int) -> float:
    """What it costs that a page with this number ends before the row `stop`."""
    is_recto = page % 2 == 1
    parted = stop < len(rows) and rows[stop].part and rows[stop].text == rows[stop - 1].text
    return TURNED if is_recto and parted else 0.0


def _stops(rows: Sequence[Row], start: int, lines: int) -> list[int]:
    """Where a page that begins with row `start` may end."""
    stops: list[int] = []
    height = -rows[start].before
    for index in range(start, len(rows)):
        row = rows[index]
        height += row.before + row.lines
        if height > lines:
            break
        if not row.keep or index == len(rows) - 1:
            stops.append(index + 1)
        if row.ends_page:
            break
    return stops


def _fault(rows: Sequence[Row], start: int, stop: int, lines: int) -> float:
    if stop == len(rows):
        return SCRAP if start > 0 and 4 * _height(rows[start:]) < lines else 0.0
    if rows[stop - 1].ends_page:
        return 0.0
    hole = lines - _height(rows[start:stop])
    torn = TORN + TORN_EARLY * hole if rows[stop].text == rows[stop - 1].text else 0.0
    if hole <= sum(map(_room, rows[start + 1 : stop])):
        return WHITE * hole + torn
    return hole**2 * _weight(rows, stop, hole) + torn


def _free(rows: Sequence[Row], start: int, stop: int, lines: int) -> int:
    """The lines that a page has to spare if its last line is to stand at the foot; none where a chapter ends."""
    if stop == len(rows) or rows[stop - 1].ends_page:
        return 0
    return lines - _height(rows[start:stop])


def _room(row: Row) -> int:
    """How many lines of white the gap above a row may take beyond its own."""
    return 2 if row.heading and row.before else min(row.before, 2)


def _weight(rows: Sequence[Row], stop: int, hole: int) -> float:
    """How bad a hole is before the row `stop` and all that it holds on to."""
    heading = rows[stop].heading
    if heading and heading.level == 1:
        return CHAPTER
    held = rows[stop].before + rows[stop].lines
    while rows[stop].keep and stop + 1 < len(rows):
        stop += 1
        held += rows[stop].before + rows[stop].lines
    return FILLER if held <= hole else 1.0


def _whites(rows: Sequence[Row], free: int) -> list[int]:
    """What the gap above each row grows by, one line after the other; nothing if they cannot take all that is free."""
    grown = [0] * len(rows)
    room = [0, *map(_room, rows[1:])]
    if free > sum(room):
        return grown
    for _ in range(free):
        open_gaps = (index for index in range(len(rows)) if grown[index] < room[index])
        grown[min(open_gaps, key=lambda index: (grown[index], -room[index]))] += 1
    return grown


def _height(rows: Sequence[Row]) -> int:
    return sum(row.before + row.lines for row in rows) - rows[0].before


def _place(rows: Sequence[Row], whites: Sequence[int]) -> tuple[Placed, ...]:
    """The rows one under the other, each gap grown by its whites."""
    placed: list[Placed] = []
    top = 0
    for index, (row, white) in enumerate(zip(rows, whites, strict=True)):
        top += row.before + white if index else 0
        placed.append(Placed(top, row))
        top += row.lines
    return tuple(placed)


def _too_high(rows: Sequence[Row], start: int, lines: int, page: int) -> KartenwerkError:
    stop = start + 1
    while rows[stop - 1].keep and stop < len(rows):
        stop += 1
    texts = " / ".join(dict.fromkeys(row.text[:40] for row in rows[start:stop] if row.text))
    return KartenwerkError(
        "what belongs together does not fit on a page",
        key=f"page {page}",
        found=f"{_height(rows[start:stop])} lines („{texts}“)",
        expected=f"at most {lines} lines",
    )
