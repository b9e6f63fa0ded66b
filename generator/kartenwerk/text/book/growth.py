"""How the spaces of a page grow, so that its last line stands at its foot, and its slots level with those of others."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.text.book.row import PlaySlot, Row


def grow_spaces(rows: Sequence[Row], lines: int) -> list[int]:
    """The lines by which the space above each row of a page of `lines` lines grows.

    Those above titles grow first, then those above bold lines and the others, from the foot upwards.
    """
    grown = [0] * len(rows)
    first = 1
    top = rows[0].lines
    for index, row in enumerate(rows[1:], 1):
        top += row.before
        if row.slot:
            lacks = lines_to_slot(row.slot, top)
            _grow(rows, grown, range(first, index + 1), lacks)
            first, top = index + 1, top + lacks
        top += row.lines
    if (slot := rows[-1].slot) is not None:
        top += slot.foot_lines
    _grow(rows, grown, range(first, len(rows)), lines - top)
    return grown


def lines_to_slot(slot: PlaySlot, top: int) -> int:
    """The lines from `top` down to where the slot may begin."""
    return -top % slot.lines


def _grow(rows: Sequence[Row], grown: list[int], places: range, lines: int) -> None:
    """Share so many lines out among the spaces at these places, as many as they take: one to each in turn."""
    order = sorted(places, key=lambda index: (_turn(rows[index]), -index))
    turns = range(max((rows[index].give for index in places), default=0))
    each = [index for turn in turns for index in order if rows[index].give > turn]
    for index in each[: max(0, lines)]:
        grown[index] += 1


def _turn(row: Row) -> int:
    """Spaces above titles come first, then those above bold lines."""
    return row.heading.level if row.heading else 3
