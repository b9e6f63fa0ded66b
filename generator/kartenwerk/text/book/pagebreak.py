"""Page breaking: of all ways to break rows into pages, the best for every number of pages.

Every permitted break is weighed against all others, as in line breaking: a dynamic programme over the rows. Nothing is
stretched: what a page does not hold stays free at its foot. So a section had better begin a page, and where it does
not, well above the foot; what belongs together is tied by the prices of `spacing`.

Costs are in square lines: a page that ends n lines short costs n², less where a section ends with it. So one large
hole is worse than two small ones, as a reader sees it. The other prices have the same unit: the square root of
each is the hole that is as bad.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from kartenwerk.text.book.picture import LEAST, MOST
from kartenwerk.text.book.row import Row

SPAN = 8
"""How many numbers of pages are tried, from the fewest."""

AT_SECTION, AT_HEADING, AT_TEXT = (0.2, 0.0), (0.6, 3.0), (1.2, 10.0)
"""How bad a hole is where a section ends with the page, before a heading, and where text goes on that might fill it:
the factors of its lines squared, and of its lines."""

LEAST_FULL, STUB, STUB_LINE = 0.6, 1500.0, 400.0
"""The share of a page that is filled at least, the price of a page that is not, and of each line that it lacks."""

WITHIN = 40.0
"""The price of a section that begins within a page: as much as a hole of some fourteen lines at the section's end."""

BEGUN, TOO_LITTLE = 9, 10.0
"""Of a section that goes on overleaf so many lines stand on the page where it begins; the price of each that is
lacking, squared."""

ABOVE, LEFT_OVER, LEFT_OVER_HEADED = 6, 900.0, 100.0
"""The price of a section that ends within the first lines of a page, on which the next one begins; and where these
lines have a heading of their own, under which they do not look forgotten."""

OVERLEAF = 3.0
"""The factor for breaking a tie where the page must be turned instead of between facing pages."""

RECTO = 6.0
"""The price of a section that begins on a recto, not with a spread."""

TORN = 500.0
"""The price of a block that goes on overleaf though more of it had room: a reader takes a short page for its end."""

SMALLER = 8.0
"""The price of each line that pictures must be smaller so that their page holds all."""


class PageExtent(NamedTuple):
    """The rows of one page, from `start` up to but not including `stop`."""

    start: int
    stop: int


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


class _Best(NamedTuple):
    """The cheapest way to a row: its cost, and the row where its last page begins."""

    cost: float
    start: int


class _Stop(NamedTuple):
    """The row before which a page may end, and what that costs a verso and a recto."""

    row: int
    verso: float
    recto: float


def break_pages(
    rows: Sequence[Row], lines: int, first_page: int = 1, last_full: float = LEAST_FULL
) -> Mapping[int, Pagination]:
    """The best pages of `lines` lines each, by their number.

    Pages with an even number are versos: `first_page` decides which pages face each other. The last page may be filled
    by `last_full` alone. TooHighError where rows that belong together do not fit on a page.
    """
    heights = _Heights.of(rows)
    best: list[dict[int, _Best]] = [{0: _Best(0.0, 0)}, *({} for _ in rows)]
    for start in range(len(rows)):
        if not best[start]:
            continue
        fewest = min(best[start])
        ways = [(pages, way.cost) for pages, way in best[start].items() if pages < fewest + SPAN]
        for stop in _stops(rows, heights, start, lines, last_full):
            reached = best[stop.row]
            for pages, cost in ways:
                cost += stop.recto if (first_page + pages) % 2 else stop.verso
                known = reached.get(pages + 1)
                if known is None or cost < known.cost:
                    reached[pages + 1] = _Best(cost, start)
    if not best[-1]:
        row = max(index for index, found in enumerate(best) if found)
        raise TooHighError(row, min(best[row]))
    return {pages: Pagination(_trace(best, pages), way.cost) for pages, way in sorted(best[-1].items())}


def _trace(best: Sequence[Mapping[int, _Best]], pages: int) -> tuple[PageExtent, ...]:
    """The pages of the best way to the last row."""
    extents: list[PageExtent] = []
    stop = len(best) - 1
    for count in range(pages, 0, -1):
        start = best[stop][count].start
        extents.insert(0, PageExtent(start, stop))
        stop = start
    return tuple(extents)


class _Heights(NamedTuple):
    """How high the rows up to each are, in lines: as they are, with the smallest and with the largest pictures."""

    usual: Sequence[int]
    least: Sequence[int]
    most: Sequence[int]

    @staticmethod
    def of(rows: Sequence[Row]) -> _Heights:
        def sum_heights(scale: float) -> list[int]:
            heights = (row.before + row.lines_at(scale) for row in rows)
            return list(accumulate(heights, initial=0))

        return _Heights(sum_heights(1.0), sum_heights(LEAST), sum_heights(MOST))


def _stops(rows: Sequence[Row], heights: _Heights, start: int, lines: int, last_full: float) -> Iterator[_Stop]:
    """Where a page that begins with row `start` may end."""
    above = heights.usual[start] + rows[start].before
    smaller = heights.least[start] + rows[start].before
    within = 0.0  # the prices of sections that begin within the page
    title = None  # the line where the last of them begins
    for index in range(start, len(rows)):
        row = rows[index]
        if heights.least[index + 1] - smaller > lines:
            return
        if row.is_title and index > start:
            place = heights.usual[index] + row.before - above
            within += WITHIN
            if title is None and place - row.before < ABOVE:
                within += LEFT_OVER_HEADED if rows[start].heading else LEFT_OVER
            title = place
        if row.keep and index < len(rows) - 1:
            continue
        filled = heights.usual[index + 1] - above
        own = within + _fault(rows, index + 1, filled, lines)
        if title is not None and not _ends_section(rows, index + 1):
            own += TOO_LITTLE * max(0, BEGUN - (filled - title)) ** 2
        if _tears(rows, heights, index + 1, lines + above):
            own += TORN
        full = LEAST_FULL if index < len(rows) - 1 else last_full
        lacks = full * lines - (heights.most[index + 1] - heights.most[start] - rows[start].before)
        if lacks > 0:
            own += STUB + STUB_LINE * lacks
        tie = 0.0 if row.ends_page else row.tie
        begins = index + 1 < len(rows) and rows[index + 1].is_title
        yield _Stop(index + 1, own + tie + (RECTO if begins else 0.0), own + OVERLEAF * tie)
        if row.ends_page:
            return


def _tears(rows: Sequence[Row], heights: _Heights, stop: int, bottom: int) -> bool:
    """Whether the block that goes on with row `stop` might go on above `bottom`, the line where the page ends."""
    if stop == len(rows) or rows[stop - 1].ends_page or not rows[stop].text or rows[stop - 1].text != rows[stop].text:
        return False
    last = next(index for index in range(stop, len(rows)) if not rows[index].keep or index == len(rows) - 1)
    return heights.usual[last + 1] <= bottom


def _fault(rows: Sequence[Row], stop: int, filled: int, lines: int) -> float:
    """The cost of a page that ends before row `stop`, for the hole at its foot or for smaller pictures."""
    hole = lines - filled
    if hole < 0:
        return -SMALLER * hole
    if _ends_section(rows, stop):
        square, single = AT_SECTION
    else:
        square, single = AT_HEADING if rows[stop].heading else AT_TEXT
    return square * hole**2 + single * hole


def _ends_section(rows: Sequence[Row], stop: int) -> bool:
    """Whether the rows before `stop` are the last of a section, or the author begins a new page there."""
    return stop == len(rows) or rows[stop - 1].ends_page or rows[stop].is_title
