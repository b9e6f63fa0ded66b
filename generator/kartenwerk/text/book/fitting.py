"""Fitting pictures to broken pages: smaller where a page would overflow, larger where it has room.

All pictures of a kind grow alike, so that a card is as large on one page as on the next. They grow step by step, each
kind as far as every page that shows it has room. Only on a page that is still too empty they grow further.
"""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.text.book.pagebreak import LEAST_FULL
from kartenwerk.text.book.picture import LEAST
from kartenwerk.text.book.row import Row

SMALLER = (0.95, 0.9, LEAST)
LARGER = (1.1, 1.2, 1.3, 1.4, 1.5)
"""The sizes that are tried, in turn."""

Pages = Sequence[Sequence[Row]]


def fit_pictures(pages: Pages, lines: int) -> list[list[Row]]:
    """The rows of the pages, which have `lines` lines each, with their pictures at the sizes that fill them best."""
    made = [_shrunk(rows, lines) for rows in pages]
    kinds = _kinds(pages)
    for scale in LARGER:
        for kind in [kind for kind, most in kinds.items() if most >= scale]:
            larger = [[row.with_scale(scale, kind) for row in rows] for rows in made]
            if all(height(rows) <= lines for rows in larger):
                made = larger
            else:
                del kinds[kind]
    return [_fill(rows, lines) for rows in made]


def height(rows: Sequence[Row]) -> int:
    """The lines that a page's rows take, with the blank lines between them."""
    return sum(row.before + row.lines for row in rows) - rows[0].before


def _kinds(pages: Pages) -> dict[str, float]:
    """The kinds of pictures, and how large all of a kind may be."""
    kinds: dict[str, float] = {}
    for picture in (picture for rows in pages for row in rows for picture in row.pictures):
        kinds[picture.kind] = min(picture.most, kinds.get(picture.kind, picture.most))
    return kinds


def _shrunk(rows: Sequence[Row], lines: int) -> list[Row]:
    """The rows of a page, with smaller pictures if it could not hold them otherwise."""
    made = list(rows)
    for scale in SMALLER:
        if height(made) <= lines:
            break
        made = [row.with_scale(scale) for row in rows]
    return made


def _fill(rows: list[Row], lines: int) -> list[Row]:
    """The rows of a page, with larger pictures if it would be too empty otherwise."""
    for scale in LARGER:
        if height(rows) - rows[-1].spare >= LEAST_FULL * lines:
            break
        larger = [row if row.lines > row.lines_at(scale) else row.with_scale(scale) for row in rows]
        if height(larger) <= lines:
            rows = larger
    return rows
