"""Page breaking: of all ways to break rows into pages, the one with few pages, small holes and level spreads.

Every permitted break is weighed against all others, as in line breaking: a dynamic programme over the rows. A page's
own cost is known when its last row is; the cost of two facing pages is known when the second one ends, so the way to a
row remembers the foot of an unmatched verso.

A page that falls short may take blank lines in the gaps that have room for them. Facing pages take only so many that
they end level.

Costs are in square lines: a page that ends n lines short costs n². So one large hole is worse than two small ones, as
a reader sees it. The other prices are told in the same unit: the square root of each is the hole that is as bad. They
were set by looking at the booklets of all games in all formats, in this order of importance: no picture may be parted
from its text by a turn of the page, then facing pages end level, then pages are full, then paragraphs stay whole.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from kartenwerk.book.row import Row

SPARE = 300.0
"""The price of a page more than necessary. The booklet has that page anyway, for notes, but a page of notes is worth
something: text takes it only to save a spread that is uneven by two lines (4 UNEVEN), or a picture overleaf."""

WHITE = 0.7
"""The price of a blank line taken between blocks: less than that of a line left free at the foot, so gaps grow first;
but not 0, so a page that is full without blank lines is better."""

FILLER = 5.0
"""How much dearer a hole is where the text that follows would have had room in it, because the reader sees no reason
for it. Before a title, and before something too high for the hole, the factor is 1."""

UNEVEN = 100.0
"""The price of facing pages that do not end level, times the square of the difference. A difference of one line is as
bad as a hole of ten lines: level spreads go before full pages."""

LOOSE, TOO_LOOSE = 1 / 5, 30.0
"""The share of a page that may stay free for the sake of a level spread although text follows that would fill it, and
the price of each line beyond, squared: dear, as such a page looks unfinished, but not dearer than an uneven spread."""

SCRAP = 1000.0
"""The price of a last page that is less than a quarter full: as bad as a hole of some thirty lines, a whole page."""

TORN, TORN_EARLY = 6.0, 15.0
"""The price of a paragraph that goes on overleaf, and of each line left free below it. A paragraph is broken rather
than leave a hole of three lines (9), and when it is, the page is to be filled."""

TURNED, BEGUN_OVERLEAF, OVERLEAF = 20000.0, 4000.0, 4000.0
"""The price of a picture in parts that goes on over a turn of the page instead of across a spread; of a picture in
parts that begins over a turn of the page from its text; and of any other picture that does. All are more than holes
and uneven spreads of a chapter are likely to add up to, so they are paid only where there is no other way."""

EXAMPLE_TURNED = 200.0
"""The price of an example that goes on over a turn of the page: worse than a spread that is uneven by a line, better
than one that is by two."""

HOPELESS = 2 * OVERLEAF
"""A way to a row that costs so much more than another one with as many pages is not followed further. That saves time
and is no proof: what it could still save is seldom more than two pictures overleaf, but TURNED alone is dearer."""

WIDE_ROOM = 1
"""How many blank lines a gap may take beyond its room, so that a page ends level with the one beside it."""


class Foot(NamedTuple):
    """The lines that stay free at a page's foot, counted in four ways.

    `hole` without any blank lines between blocks, `least` with as many as the gaps have room for, `wide` with those
    that gaps take only for the sake of the facing page, and `most` the lines that may stay free for its sake.
    """

    hole: int
    least: int
    wide: int
    most: int


class PageExtent(NamedTuple):
    """The rows of one page, from `start` up to but not including `stop`, and the blank lines it takes between them."""

    start: int
    stop: int
    white: int


def height(rows: Sequence[Row], page: PageExtent) -> int:
    """The lines that a page's rows take, with the blank lines between them."""
    return sum(row.before + row.lines for row in rows[page.start : page.stop]) - rows[page.start].before + page.white


class Pagination(NamedTuple):
    """Rows broken into pages, and what that costs in square lines."""

    pages: tuple[PageExtent, ...]
    cost: float


class TooHighError(ValueError):
    """Rows that must stay together do not fit on a page: those from `row` on, after `page` full pages."""

    def __init__(self, row: int, page: int) -> None:
        super().__init__(f"the rows from {row} on do not fit on a page")
        self.row = row
        self.page = page


class _Reached(NamedTuple):
    """How a row is reached: after so many pages, and with which foot on the verso that faces the next page, if any."""

    pages: int
    verso: Foot | None


class _Best(NamedTuple):
    """The cheapest way to a row: its cost, the row where its last page begins, how that row is reached, the foot."""

    cost: float
    start: int
    before: _Reached
    foot: Foot | None


class _Stop(NamedTuple):
    """The row before which a page may end, the page's own cost, and its foot; None where it may end anywhere.

    On a recto the page is turned there: `turn` is the price, None where it must not be turned.
    """

    row: int
    cost: float
    foot: Foot | None
    turn: float | None


def break_pages(rows: Sequence[Row], lines: int, first_page: int = 1, spare: int = 0) -> Pagination:
    """Pages of `lines` lines each, as few as possible, or up to `spare` more where they break better.

    Pages with an even number are versos: `first_page` tells which pages face each other. TooHighError where rows that
    belong together do not fit on a page.
    """
    start_of_all = _Reached(0, None)
    best: list[dict[_Reached, _Best]] = [{start_of_all: _Best(0.0, 0, start_of_all, None)}, *({} for _ in rows)]
    for start in range(len(rows)):
        if not best[start]:
            continue
        stops = list(_stops(rows, start, lines))
        for reached, way in _worthwhile(best[start], spare):
            is_recto = (first_page + reached.pages) % 2 == 1
            after = _Reached(reached.pages + 1, None)
            for stop, fault, foot, turn in stops:
                cost = way.cost + fault
                if is_recto:
                    if turn is None:
                        continue
                    cost += turn + _uneven(reached.verso, foot)
                else:
                    after = _Reached(reached.pages + 1, foot)
                known = best[stop].get(after)
                if known is None or cost < known.cost:
                    best[stop][after] = _Best(cost, start, reached, foot)
    if not best[-1]:
        row = max(index for index, ways in enumerate(best) if ways)
        raise TooHighError(row, min(reached.pages for reached in best[row]))
    return _chosen(best, first_page, spare)


def _worthwhile(ways: Mapping[_Reached, _Best], spare: int) -> Iterator[tuple[_Reached, _Best]]:
    """The ways to a row that are worth following: with not too many pages, and not hopelessly dearer than another."""
    fewest = min(reached.pages for reached in ways)
    cheapest = dict.fromkeys(range(fewest, fewest + spare + 1), math.inf)
    for reached, way in ways.items():
        if reached.pages in cheapest:
            cheapest[reached.pages] = min(cheapest[reached.pages], way.cost)
    for reached, way in ways.items():
        if way.cost <= cheapest.get(reached.pages, -math.inf) + HOPELESS:
            yield reached, way


def _chosen(best: Sequence[dict[_Reached, _Best]], first_page: int, spare: int) -> Pagination:
    """The cheapest of all ways that reach the end, traced back to the first page."""
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
    return Pagination(tuple(_levelled(pages, feet, first_page)), cost(last))


def _levelled(pages: Sequence[PageExtent], feet: Sequence[Foot | None], first_page: int) -> Iterator[PageExtent]:
    """The pages with their blank lines: as many as their gaps take, but only so many that facing pages end level."""
    for index, (page, foot) in enumerate(zip(pages, feet, strict=True)):
        beside = index + (1 if (first_page + index) % 2 == 0 else -1)
        facing = feet[beside] if 0 <= beside < len(pages) else None
        if foot:
            yield page._replace(white=foot.hole - level(foot, facing or foot))
        else:
            yield page


def level(foot: Foot, facing: Foot) -> int:
    """The lines that stay free at a page's foot if it is to end level with the facing page, as far as that can be."""
    both = min(foot.most, facing.most, max(foot.least, facing.least))
    return min(foot.most, max(foot.wide, both))


def wide_room(row: Row) -> int:
    """How many blank lines the gap above a row may take so that facing pages end level."""
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
    """The stop before row `stop`, with the page's own cost.

    Where the text that follows would fill the foot, only a few lines of it may stay free for the facing page's sake.
    """
    hole, least, turn = foot.hole, foot.least, _turn(rows, stop)
    if stop == len(rows):
        is_scrap = start > 0 and 4 * (lines - hole) < lines
        return _Stop(stop, SCRAP if is_scrap else 0.0, None, turn)
    if rows[stop - 1].ends_page:
        return _Stop(stop, 0.0, None, turn)
    fills, is_torn = _fills(rows, stop, hole), rows[stop].text == rows[stop - 1].text
    cost = WHITE * (hole - least) + least**2 * (FILLER if fills else 1.0)
    if is_torn:
        cost += TORN + TORN_EARLY * hole
    if fills or is_torn:
        loose = int(lines * LOOSE)
        cost += TOO_LOOSE * max(0, least - loose) ** 2
        if least <= loose:
            foot = foot._replace(most=min(hole, loose))
    return _Stop(stop, cost, foot, turn)


def _fills(rows: Sequence[Row], stop: int, hole: int) -> bool:
    """Whether the row `stop` and the rows it is bound to would have had room in the hole; not asked of a title."""
    heading = rows[stop].heading
    if not hole or (heading and heading.level == 1):
        return False
    held = rows[stop].before + rows[stop].lines
    while rows[stop].keep and stop + 1 < len(rows):
        stop += 1
        held += rows[stop].before + rows[stop].lines
    return held <= hole


def _turn(rows: Sequence[Row], stop: int) -> float | None:
    """The price of turning the page before the row `stop`; None where the row before it faces what follows."""
    if rows[stop - 1].faces:
        return None
    if stop == len(rows) or rows[stop - 1].ends_page:
        return 0.0
    if not rows[stop].picture:
        return EXAMPLE_TURNED if rows[stop - 1].goes_on else 0.0
    if rows[stop].part:
        return TURNED if rows[stop].text == rows[stop - 1].text else BEGUN_OVERLEAF
    return 0.0 if rows[stop - 1].picture else OVERLEAF


@lru_cache(maxsize=1 << 16)  # the same few feet face each other again and again
def _uneven(verso: Foot | None, recto: Foot | None) -> float:
    """The price of facing pages that do not end level; nothing if one of them may end anywhere."""
    if verso is None or recto is None:
        return 0.0
    return UNEVEN * (level(verso, recto) - level(recto, verso)) ** 2
