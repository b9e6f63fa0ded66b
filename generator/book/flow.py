"""Rows become pages: of all ways to break them, the one with the fewest pages and the smallest holes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from generator.book.rows import Row
from generator.errors import KartenwerkError

PAGE = 1e6
"""The cost of a page: more than any hole."""

TORN, TORN_EARLY = 6.0, 15.0
"""The cost of a paragraph that goes on overleaf, and for each line that was left free below it, in square lines."""


class Placed(NamedTuple):
    """A row whose slot begins `top` lines below the first."""

    top: int
    row: Row


class _Best(NamedTuple):
    cost: float
    start: int
    pages: int


def paginate(rows: Sequence[Row], lines: int, first_page: int = 1) -> list[tuple[Placed, ...]]:
    """Pages of `lines` lines each; KartenwerkError, with page and text, where rows that belong together do not fit."""
    best: list[_Best | None] = [_Best(0.0, 0, 0)] + [None] * len(rows)
    for start in range(len(rows)):
        before = best[start]
        if before is None:
            continue
        for stop in _stops(rows, start, lines):
            cost = before.cost + PAGE + _fault(rows, start, stop, lines)
            known = best[stop]
            if known is None or cost < known.cost:
                best[stop] = _Best(cost, start, before.pages + 1)
    if rows and best[-1] is None:
        reached = max(index for index, entry in enumerate(best) if entry is not None)
        entry = best[reached]
        assert entry is not None
        raise _too_high(rows, reached, lines, first_page + entry.pages)
    pages: list[tuple[Placed, ...]] = []
    stop = len(rows)
    while stop > 0:
        entry = best[stop]
        assert entry is not None
        pages.append(_place(rows[entry.start : stop]))
        stop = entry.start
    return pages[::-1]


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
    if stop == len(rows) or rows[stop - 1].ends_page:
        return 0.0
    hole = lines - _height(rows[start:stop])
    torn = TORN + TORN_EARLY * hole if rows[stop].text == rows[stop - 1].text else 0.0
    return hole**2 + torn


def _height(rows: Sequence[Row]) -> int:
    return sum(row.before + row.lines for row in rows) - rows[0].before


def _place(rows: Sequence[Row]) -> tuple[Placed, ...]:
    placed: list[Placed] = []
    top = 0
    for index, row in enumerate(rows):
        top += row.before if index else 0
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
