"""Two columns: lists of short entries, so that the right half of a page is not left white, and boxes of two columns."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.text.book.picture import move_items
from kartenwerk.text.book.row import Row, stack_rows

GUTTER = 0.05
"""Of the measure: between the columns."""


def column_width(measure: float) -> float:
    """The width of a column, in the unit of the measure."""
    return measure * (1 - GUTTER) / 2


def set_columns(entries: Sequence[Sequence[Row]], measure: float, lead: float) -> Row:
    """The entries, each a row a line, down the left column, then down the right one: as one row. Lengths in mm."""
    stop, high = _balance(entries)
    left, right = ([row for entry in part for row in entry] for part in (entries[:stop], entries[stop:]))
    shift = measure - column_width(measure)
    items = (*stack_rows(left, lead)[0], *move_items(stack_rows(right, lead)[0], shift, 0.0))
    share = column_width(measure) / measure
    reaches = [1 - (1 - row.reach) * share for row in right] + [row.reach * share for row in left[len(right) :]]
    return Row(high, items, text=entries[0][0].text, reach=sum(reaches) / high, begins_entry=True)


def _balance(entries: Sequence[Sequence[Row]]) -> tuple[int, int]:
    """How many entries the left column takes so that the higher one is as low as possible, and how high that is."""
    heights = [len(entry) for entry in entries]
    ways = ((max(sum(heights[:left]), sum(heights[left:])), left) for left in range(len(heights), 0, -1))
    high, left = min(ways, key=lambda way: way[0])
    return left, high


def stand_columns(rows: Sequence[Row], measure: float, lead: float) -> Row:
    """Rows of any kind down the left column, then down the right one, as one row; rows that are bound stay together."""
    entries: list[list[Row]] = [[]]
    for row in rows:
        entries[-1].append(row)
        if not row.keep:
            entries.append([])
    parts = [entry for entry in entries if entry]
    ways = ((max(_height(parts[:left]), _height(parts[left:])), left) for left in range(len(parts), 0, -1))
    high, stop = min(ways, key=lambda way: way[0])
    left, right = ([row for entry in part for row in entry] for part in (parts[:stop], parts[stop:]))
    shift = measure - column_width(measure)
    items = (*stack_rows(left, lead)[0], *move_items(stack_rows(right, lead)[0], shift, 0.0))
    return Row(high, items, text=rows[0].text)


def _height(entries: Sequence[Sequence[Row]]) -> int:
    """The height of a column in lines, without the white above its first row."""
    rows = [row for entry in entries for row in entry]
    return sum(row.lines for row in rows) + sum(row.before for row in rows[1:])
