"""A list in two columns: short entries, set narrow, so that the right half of a page is not left white."""

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
