"""Page breaking: of all ways to break rows into pages, the best for every number of pages.

Every permitted break is weighed against all others, as in line breaking: a dynamic programme over the rows. A page that
is not quite full shows pictures larger (`Row.larger`) and opens its lists (`Row.opening`). What it lacks then goes to
the white about pictures (`Row.air`) and to the spaces that may grow (`Row.give`); what these cannot take stays free at
its foot. What belongs together is tied by the prices of `spacing`.

The currency is white: the lines that a page leaves free at its foot, and what its lines leave free beside them. A hole
costs what it adds to the square of a page's white. So one large hole is worse than two small ones, and one below a
narrow picture is worse than one below running text, as a reader sees it. The other prices have the same unit: the
square root of each is the white that is as bad.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from kartenwerk.text.book.growth import count_air, enlarge, fill_page, lines_to_slot, open_lists
from kartenwerk.text.book.row import Row

SPAN = 8
"""How many numbers of pages are tried, from the fewest."""

AT_SECTION, AT_HEADING, AT_TEXT = (4.0, 0.0), (4.0, 20.0), (6.0, 60.0)
"""How bad a hole is where a section ends with the page, before a heading, and where text goes on that might fill it:
the factors of the white that it adds, squared, and of its lines."""

GIVEN = 2.0
"""The price of the lines, squared, by which the spaces of a page grow."""

LEAST_FULL, STUB, STUB_LINE = 0.75, 4000.0, 400.0
"""The share of a page that is filled at least, the price of a page that is not, and of the lines that it lacks,
squared."""

BARE, BARE_PRICE = 0.6, 4000.0
"""The share below which a page looks forgotten, and the price of one, beside that of a page that is not full."""

WITHIN = 12.0
"""The price of a section that begins within a page."""

FEW_BELOW = {1: 2000.0, 2: 1000.0}
"""The prices of a heading with so few lines, or entries of a list, below it on its page while more of them follow."""

FEW_ABOVE, LEFT_OVER = 3, 800.0
"""The price of a section that ends within the first lines of a page, on which the next one begins."""

LEVEL = 0.3
"""The price of each line, squared, by which the feet of two facing pages differ."""

OVERLEAF = 3.0
"""The factor for breaking a tie where the page must be turned instead of between facing pages."""

RECTO = 6.0
"""The price of a section that begins on a recto, not with a spread."""

TORN = 1000.0
"""The price of a block that goes on overleaf though more of it had room: a reader takes a short page for its end."""


class PageExtent(NamedTuple):
    """The rows of one page, from `start` up to but not including `stop`."""

    start: int
    stop: int


class Pagination(NamedTuple):
    """Rows broken into pages, and what that costs in square lines.

    `feet` are how far each page is filled, as shares of its lines.
    """

    pages: tuple[PageExtent, ...]
    cost: float
    feet: tuple[float, ...] = ()


class TooHighError(ValueError):
    """Rows that must stay together do not fit on a page: those from `row` on, after `page` full pages."""

    def __init__(self, row: int, page: int) -> None:
        super().__init__(f"the rows from {row} on do not fit on a page")
        self.row = row
        self.page = page


class _Best(NamedTuple):
    """The cheapest way to a row: its cost, the row where its last page begins, and how many lines that page fills."""

    cost: float
    start: int
    filled: int


class _Stop(NamedTuple):
    """The row before which a page may end, what that costs a verso and a recto, and how many lines are filled."""

    row: int
    verso: float
    recto: float
    filled: int


def break_pages(
    rows: Sequence[Row], lines: int, first_page: int = 1, last_full: float = LEAST_FULL
) -> Mapping[int, Pagination]:
    """The best pages of `lines` lines each, by their number.

    Pages with an even number are versos: `first_page` decides which pages face each other. The last page may be filled
    by `last_full` alone. TooHighError where rows that belong together do not fit on a page.

    Of the ways to a verso only the cheapest is kept, though another might have a foot more level with the recto's:
    that differs by a line or two, and a programme over pairs of pages would take as many times longer.
    """
    heights = _Heights.of(rows)
    best: list[dict[int, _Best]] = [{0: _Best(0.0, 0, lines)}, *({} for _ in rows)]
    for start in range(len(rows)):
        if not best[start]:
            continue
        fewest = min(best[start])
        ways = [(pages, way) for pages, way in best[start].items() if pages < fewest + SPAN]
        for stop in _stops(rows, heights, start, lines, last_full):
            reached = best[stop.row]
            for pages, way in ways:
                is_recto = (first_page + pages) % 2
                cost = way.cost + (stop.recto if is_recto else stop.verso)
                if is_recto and pages and stop.row < len(rows):
                    cost += LEVEL * (way.filled - stop.filled) ** 2
                known = reached.get(pages + 1)
                if known is None or cost < known.cost:
                    reached[pages + 1] = _Best(cost, start, stop.filled)
    if not best[-1]:
        row = max(index for index, found in enumerate(best) if found)
        raise TooHighError(row, min(best[row]))
    found = [(_trace(best, pages), way.cost) for pages, way in sorted(best[-1].items())]
    return {len(extents): Pagination(extents, cost, _feet(rows, extents, lines)) for extents, cost in found}


def _feet(rows: Sequence[Row], extents: Sequence[PageExtent], lines: int) -> tuple[float, ...]:
    """How far each page is filled, as shares of its lines."""
    feet: list[float] = []
    for start, stop in extents:
        page = rows[start:stop]
        height = sum(space + row.lines for row, space in fill_page(page, lines))
        feet.append((height + (page[-1].slot.foot_lines if page[-1].slot else 0)) / lines)
    return tuple(feet)


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
    """How high the rows up to each are, in lines, and how much white they have."""

    lines: Sequence[int]
    white: Sequence[float]
    give: Sequence[int]

    @staticmethod
    def of(rows: Sequence[Row]) -> _Heights:
        lines = accumulate((row.before + row.lines for row in rows), initial=0)
        white = accumulate((row.before + row.white for row in rows), initial=0.0)
        give = accumulate((row.give for row in rows), initial=0)
        return _Heights(list(lines), list(white), list(give))

    def count_grown(self, start: int, stop: int, hole: int) -> int:
        """How many of `hole` lines the spaces above the rows from `start` up to `stop` take."""
        return max(0, min(hole, self.give[stop] - self.give[start]))


def _stops(rows: Sequence[Row], heights: _Heights, start: int, lines: int, last_full: float) -> Iterator[_Stop]:
    """Where a page that begins with row `start` may end."""
    above = heights.lines[start] + rows[start].before
    white = heights.white[start] + rows[start].before
    within = 0.0  # the prices of sections that begin within the page
    heading: int | None = None
    grown, loose = 0, start + 1  # lines by which what stands above the last slot grows; the row above which more may
    loosened = 0  # how many of these are blank
    growing: list[tuple[int, Row]] = []  # pictures and lists below the last slot
    for index in range(start, len(rows)):
        row = rows[index]
        if row.slot and index > start:
            down = lines_to_slot(row.slot, heights.lines[index] + row.before - above + grown)
            blank, aired = _left_over(growing, loose - 1, index, down)
            if heights.count_grown(loose, index + 1, blank) < blank:
                return
            grown, loosened, loose, growing = grown + down, loosened + blank + aired, index + 1, []
        if row.larger or row.opening or row.air:
            growing.append((index, row))
        filled = heights.lines[index + 1] - above + grown + (row.slot.foot_lines if row.slot else 0)
        if filled > lines:
            return
        heading = index if row.heading else heading
        if row.is_title and index > start:
            within += WITHIN
            if heights.lines[index] - above <= FEW_ABOVE and not rows[start].heading:
                within += LEFT_OVER
        if row.keep and index < len(rows) - 1:
            continue
        hole, aired = _left_over(growing, loose - 1, index, lines - filled)
        given = heights.count_grown(loose, index + 1, hole)
        own = within + GIVEN * (loosened + given + aired) ** 2
        filled = lines - hole + given
        own += _fault(rows, index + 1, filled, lines, heights.white[index + 1] - white)
        own += _few_below(rows, heading, index + 1)
        if _tears(rows, heights, index + 1, lines + above):
            own += TORN
        full = LEAST_FULL if index < len(rows) - 1 else last_full
        lacks = full * lines - filled
        if lacks > 0:
            own += STUB + STUB_LINE * lacks**2 + (BARE_PRICE if filled < BARE * lines else 0.0)
        tie = 0.0 if row.ends_page else row.tie
        begins = index + 1 < len(rows) and rows[index + 1].is_title
        yield _Stop(
            index + 1,
            own + tie + (RECTO if begins else 0.0),
            own + OVERLEAF * tie + (0.0 if row.ends_page else row.turn),
            filled,
        )
        if row.ends_page:
            return


def _left_over(growing: Sequence[tuple[int, Row]], first: int, last: int, lines: int) -> tuple[int, int]:
    """What is left of `lines` from row `first` to row `last` when pictures and lists have grown and white about them;
    and how much that has."""
    _, left = enlarge(growing, lines)
    _, left = open_lists(growing, first, left)
    aired = min(max(0, left), count_air(growing, first, last))
    return left - aired, aired


def _few_below(rows: Sequence[Row], heading: int | None, stop: int) -> float:
    """The price of a page that ends before row `stop` soon after its last heading."""
    if heading is None or stop == len(rows) or rows[stop].heading or rows[stop - 1].ends_page:
        return 0.0
    below = rows[heading + 1 : stop]
    entries = bool(below) and below[0].begins_entry
    return FEW_BELOW.get(sum(row.begins_entry if entries else row.lines for row in below), 0.0)


def _tears(rows: Sequence[Row], heights: _Heights, stop: int, bottom: int) -> bool:
    """Whether the block that goes on with row `stop` might go on above `bottom`, the line where the page ends."""
    if stop == len(rows) or rows[stop - 1].ends_page or not rows[stop].text or rows[stop - 1].text != rows[stop].text:
        return False
    last = next(index for index in range(stop, len(rows)) if not rows[index].keep or index == len(rows) - 1)
    return heights.lines[last + 1] <= bottom


def _fault(rows: Sequence[Row], stop: int, filled: int, lines: int, white: float) -> float:
    """The cost of a page that ends before row `stop`, for the hole at its foot; it has `white` above that."""
    hole = lines - filled
    if _ends_section(rows, stop):
        square, single = AT_SECTION
    else:
        square, single = AT_HEADING if rows[stop].heading else AT_TEXT
    return square * (hole**2 + 2 * hole * white) + single * hole


def _ends_section(rows: Sequence[Row], stop: int) -> bool:
    """Whether the rows before `stop` are the last of a section, or the author begins a new page there."""
    return stop == len(rows) or rows[stop - 1].ends_page or rows[stop].is_title
