"""Where pages end: of all ways, the one with the fewest pages, the smallest holes and the most even spreads.

Every permitted break is weighed against all others, as lines are. A page that falls some lines short may take them as
white in the gaps that have room for it; facing pages take no more than lets them end level.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from kartenwerk.book.row import Row

SPARE = 300.0
"""The cost of a page more than need be, in square lines: it would be one for notes."""

WHITE = 0.7
"""The cost of a line that is taken as white between blocks."""

FILLER = 5.0
"""What a hole costs, in square lines, before what would have filled it; before a title, and before what has no room
there, 1."""

UNEVEN = 100.0
"""The cost of facing pages that do not end level, for each square line."""

LOOSE, TOO_LOOSE = 1 / 5, 30.0
"""The share of a page that may stay free for the sake of an even spread where text goes on overleaf that would fill
it, and what more of its lines cost, in square lines."""

SCRAP = 1000.0
"""The cost of a last page that is less than a quarter full."""

TORN, TORN_EARLY = 6.0, 15.0
"""The cost of a paragraph that goes on overleaf, and for each line that was left free below it, in square lines."""

TURNED, BEGUN_OVERLEAF, OVERLEAF = 20000.0, 4000.0, 4000.0
"""The cost of a picture in parts that goes on over a turn of the page instead of across a spread; of one that begins
over a turn of the page from its text; and of another picture that does."""

HOPELESS = 2 * OVERLEAF
"""A way to a row that costs so much more than another is not followed: nothing that comes can make up for it."""

WIDE_ROOM = 1
"""How many lines a gap may take beyond its room, so that a page ends level with the one beside it."""


class Foot(NamedTuple):
    """The lines that stay free at a page's foot: without white between its blocks, with as much as they take, with
    even more for the sake of the page beside it, and what may stay free for its sake."""

    hole: int
    least: int
    wide: int
    most: int


class PageExtent(NamedTuple):
    """The rows of one page, from `start` up to but not including `stop`, and the white lines between them."""

    start: int
    stop: int
    white: int


def height(rows: Sequence[Row], page: PageExtent) -> int:
    """The lines that a page's rows take, with the white between them."""
    return sum(row.before + row.lines for row in rows[page.start : page.stop]) - rows[page.start].before + page.white


class Broken(NamedTuple):
    """Pages, and what is wrong with them."""

    pages: tuple[PageExtent, ...]
    cost: float


class TooHighError(ValueError):
    """No break keeps together what must be: rows from `row` on do not fit on a page, the `page`th of all."""

    def __init__(self, row: int, page: int) -> None:
        super().__init__(f"the rows from {row} on do not fit on a page")
        self.row = row
        self.page = page


class _Reached(NamedTuple):
    """How a row is reached: after so many pages, the last a verso with that foot, or none that faces what follows."""

    pages: int
    verso: Foot | None


class _Best(NamedTuple):
    """The cheapest way to a row: its cost, where its last page begins, how that is reached, and that page's foot."""

    cost: float
    start: int
    before: _Reached
    foot: Foot | None


class _Stop(NamedTuple):
    """Where a page may end, what that costs by itself, and its foot; None where it may end anywhere."""

    row: int
    cost: float
    foot: Foot | None


def break_pages(rows: Sequence[Row], lines: int, first_page: int = 1, spare: int = 0) -> Broken:
    """Pages of `lines` lines each, as few as can be, or up to `spare` more where they break better.

    TooHighError where rows that belong together do not fit.
    """
    start_of_all = _Reached(0, None)
    best: list[dict[_Reached, _Best]] = [{start_of_all: _Best(0.0, 0, start_of_all, None)}, *({} for _ in rows)]
    for start in range(len(rows)):
        if not best[start]:
            continue
        stops = list(_stops(rows, start, lines))
        for reached, way in _worthwhile(best[start], spare):
            is_recto = (first_page + reached.pages) % 2 == 1
            for stop, fault, foot in stops:
                if is_recto and rows[stop - 1].faces:
                    continue
                cost = way.cost + fault
                if is_recto:
                    cost += _turn(rows, stop) + _uneven(reached.verso, foot)
                after = _Reached(reached.pages + 1, None if is_recto else foot)
                known = best[stop].get(after)
                if known is None or cost < known.cost:
                    best[stop][after] = _Best(cost, start, reached, foot)
    if not best[-1]:
        row = max(index for index, ways in enumerate(best) if ways)
        raise TooHighError(row, min(reached.pages for reached in best[row]))
    return _chosen(best, first_page, spare)


def _worthwhile(ways: Mapping[_Reached, _Best], spare: int) -> Iterator[tuple[_Reached, _Best]]:
    """The ways to a row that may prove the best: not too long, and not far worse than others as long."""
    fewest = min(reached.pages for reached in ways)
    cheapest = dict.fromkeys(range(fewest, fewest + spare + 1), math.inf)
    for reached, way in ways.items():
        if reached.pages in cheapest:
            cheapest[reached.pages] = min(cheapest[reached.pages], way.cost)
    for reached, way in ways.items():
        if way.cost <= cheapest.get(reached.pages, -math.inf) + HOPELESS:
            yield reached, way


def _chosen(best: Sequence[dict[_Reached, _Best]], first_page: int, spare: int) -> Broken:
    """The cheapest of all ways that reach the end."""
    fewest = min(reached.pages for reached in best[-1])

    def cost(reached: _Reached) -> float:
        return best[-1][reached].cost + SPARE * (reached.pages - fewest)

    last = min((reached for reached in best[-1] if reached.pages <= fewest + spare), key=cost)
    pages: list[PageExtent] = []
    feet: list[Foot | None] = []
    stop, reached = len(best) - 1, last
    while reached.pages:
        way = best[stop][reached]
        pages.insert(0, PageExtent(way.start, stop, 0))
        feet.insert(0, way.foot)
        stop, reached = way.start, way.before
    return Broken(tuple(_levelled(pages, feet, first_page)), cost(last))


def _levelled(pages: Sequence[PageExtent], feet: Sequence[Foot | None], first_page: int) -> Iterator[PageExtent]:
    """The pages with their white: as much as they take, but no more than lets facing pages end level."""
    for index, (page, foot) in enumerate(zip(pages, feet, strict=True)):
        beside = index + (1 if (first_page + index) % 2 == 0 else -1)
        facing = feet[beside] if 0 <= beside < len(pages) else None
        if foot:
            yield page._replace(white=foot.hole - level(foot, facing or foot))
        else:
            yield page


def level(foot: Foot, facing: Foot) -> int:
    """The lines that stay free at a page's foot beside that of another page."""
    both = min(foot.most, facing.most, max(foot.least, facing.least))
    return min(foot.most, max(foot.wide, both))


def wide_room(row: Row) -> int:
    """How many lines of white the gap above a row may take so that facing pages end level."""
    return row.room + (WIDE_ROOM if row.room else 0)


def _stops(rows: Sequence[Row], start: int, lines: int) -> Iterator[_Stop]:
    """Where a page that begins with row `start` may end."""
    filled, rooms, wide = -rows[start].before, -rows[start].room, -wide_room(rows[start])
    for index in range(start, len(rows)):
        row = rows[index]
        filled += row.before + row.lines
        rooms += row.room
        wide += wide_room(row)
        if filled > lines:
            return
        if not row.keep or index == len(rows) - 1:
            hole = lines - filled
            foot = Foot(hole, max(0, hole - rooms), max(0, hole - wide), hole)
            yield _stop(rows, start, index + 1, lines, foot)
        if row.ends_page:
            return


def _stop(rows: Sequence[Row], start: int, stop: int, lines: int, foot: Foot) -> _Stop:
    """What it costs to end a page of so many lines there; text that would fill its foot may leave but little of it."""
    hole, least = foot.hole, foot.least
    if stop == len(rows):
        is_scrap = start > 0 and 4 * (lines - hole) < lines
        return _Stop(stop, SCRAP if is_scrap else 0.0, None)
    if rows[stop - 1].ends_page:
        return _Stop(stop, 0.0, None)
    fills, is_torn = _fills(rows, stop, hole), rows[stop].text == rows[stop - 1].text
    cost = WHITE * (hole - least) + least**2 * (FILLER if fills else 1.0)
    if is_torn:
        cost += TORN + TORN_EARLY * hole
    if fills or is_torn:
        loose = int(lines * LOOSE)
        cost += TOO_LOOSE * max(0, least - loose) ** 2
        if least <= loose:
            foot = foot._replace(most=min(hole, loose))
    return _Stop(stop, cost, foot)


def _fills(rows: Sequence[Row], stop: int, hole: int) -> bool:
    """Whether the row `stop` and all that it holds on to would have had room in the hole; a title never does."""
    heading = rows[stop].heading
    if not hole or (heading and heading.level == 1):
        return False
    held = rows[stop].before + rows[stop].lines
    while rows[stop].keep and stop + 1 < len(rows):
        stop += 1
        held += rows[stop].before + rows[stop].lines
    return held <= hole


def _turn(rows: Sequence[Row], stop: int) -> float:
    """What it costs that a recto ends before the row `stop`."""
    if stop == len(rows) or not rows[stop].picture or rows[stop - 1].ends_page:
        return 0.0
    if rows[stop].part:
        return TURNED if rows[stop].text == rows[stop - 1].text else BEGUN_OVERLEAF
    return 0.0 if rows[stop - 1].picture else OVERLEAF


def _uneven(verso: Foot | None, recto: Foot | None) -> float:
    """What it costs that facing pages end so; nothing if one may end anywhere."""
    if verso is None or recto is None:
        return 0.0
    return UNEVEN * (level(verso, recto) - level(recto, verso)) ** 2
