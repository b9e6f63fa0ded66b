"""Rows become pages: they are broken, and each row gets its place on its page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.text.book.growth import fill_page
from kartenwerk.text.book.pagebreak import LEAST_FULL, Pagination, TooHighError, break_pages
from kartenwerk.text.book.row import Row


class PlacedRow(NamedTuple):
    """A row on a page; it begins `top` lines below the page's first."""

    top: float
    row: Row


def paginations(
    rows: Sequence[Row], lines: int, first_page: int = 1, last_full: float = LEAST_FULL
) -> Mapping[int, Pagination]:
    """The best way to break the rows into pages of `lines` lines, by the number of pages; no rows make no page.

    KartenwerkError, with page and text, where rows that belong together do not fit on a page.
    """
    if not rows:
        return {0: Pagination((), 0.0)}
    try:
        return break_pages(rows, lines, first_page, last_full)
    except TooHighError as error:
        raise _too_high(rows, error.row, lines, first_page + error.page) from None


def place_rows(rows: Sequence[Row], broken: Pagination, lines: int) -> tuple[tuple[PlacedRow, ...], ...]:
    """The rows on their pages of `lines` lines, one below the other.

    Pictures are shown larger where a page has room, then its spaces grow until its last line stands at the foot; what
    they cannot take stays free there.
    """
    return tuple(_place_page(rows[page.start : page.stop], lines) for page in broken.pages)


def _place_page(rows: Sequence[Row], lines: int) -> tuple[PlacedRow, ...]:
    found: list[PlacedRow] = []
    top = 0.0
    for index, (row, space) in enumerate(fill_page(rows, lines)):
        top += space
        found.append(PlacedRow(top, _show_slot(row, first=index == 0, last=index == len(rows) - 1)))
        top += row.lines
    return tuple(found)


def _show_slot(row: Row, *, first: bool, last: bool) -> Row:
    """The row with what it shows by its place on the page."""
    if not row.slot:
        return row
    above = () if first else row.slot.rule
    below, lines = (row.slot.foot, row.slot.foot_lines) if last else ((), 0)
    return row._replace(items=(*above, *row.items, *below), lines=row.lines + lines)


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
        key=_("page {page}", page=page),
        found=_("{lines} lines („{words}“)", lines=height, words=texts),
        expected=_("at most {most} lines", most=lines),
    )
