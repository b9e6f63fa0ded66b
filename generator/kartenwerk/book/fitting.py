"""How large pictures stand on broken pages: smaller where a page would else overflow, larger where it has room.

All pictures of a kind grow alike, so that a card is as large on one page as on the next. They grow step by step, each
kind as far as every page that shows it has room.
"""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.book.picture import LEAST
from kartenwerk.book.row import Row

SMALLER = (0.95, LEAST)
LARGER = (1.1, 1.2, 1.3, 1.4, 1.5)
"""The sizes that are tried, in turn."""

Pages = Sequence[Sequence[Row]]


def fitted(pages: Pages, lines: int) -> list[list[Row]]:
    """The rows of the pages, which have `lines` lines each, with their pictures at the sizes that fill them best."""
    made = [_shrunk(rows, lines) for rows in pages]
    kinds = {row.picture.kind: min(_mosts(pages, row.picture.kind)) for rows in pages for row in rows if row.picture}
    for scale in LARGER:
        for kind in [kind for kind, most in kinds.items() if most >= scale]:
            larger = [_grown(rows, kind, scale) for rows in made]
            if all(height(rows) <= lines for rows in larger):
                made = larger
            else:
                del kinds[kind]
    return made


def height(rows: Sequence[Row]) -> int:
    """The lines that a page's rows take, with the blank lines between them."""
    return sum(row.before + row.lines for row in rows) - rows[0].before


def _mosts(pages: Pages, kind: str) -> list[float]:
    """How large each picture of a kind may be."""
    return [row.picture.most for rows in pages for row in rows if row.picture and row.picture.kind == kind]


def _shrunk(rows: Sequence[Row], lines: int) -> list[Row]:
    """The rows of a page, its pictures smaller if it could not hold them else."""
    made = list(rows)
    for scale in SMALLER:
        if height(made) <= lines:
            break
        made = [row.sized(scale) for row in rows]
    return made


def _grown(rows: Sequence[Row], kind: str, scale: float) -> list[Row]:
    return [row.sized(scale) if row.picture and row.picture.kind == kind else row for row in rows]
