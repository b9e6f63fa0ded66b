"""How a page that is not quite full is filled, so that its last line stands at its foot, and its slots level with those
of others: its pictures are shown larger, then its lists are opened, then the white about its pictures grows, and
last its spaces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from kartenwerk.text.book.row import PlaySlot, Row


def fill_page(rows: Sequence[Row], lines: int) -> list[tuple[Row, float]]:
    """The rows of a page of `lines` lines as they are shown, each with the blank lines above it.

    About pictures these may be halves; all text stands on whole lines. Of the spaces those above titles grow
    first, then those above bold lines and the others, from the foot upwards.
    """
    shown = list(rows)
    spaces: list[float] = [row.before if index else 0 for index, row in enumerate(rows)]
    first = top = 0
    for index, row in enumerate(rows):
        top += row.before if index else 0
        if row.slot:
            lacks = lines_to_slot(row.slot, top)
            _fill(shown, spaces, range(first, index + 1), lacks)
            first, top = index + 1, top + lacks
        top += row.lines
    if (slot := rows[-1].slot) is not None:
        top += slot.foot_lines
    _fill(shown, spaces, range(first, len(rows)), lines - top)
    return list(zip(shown, spaces, strict=True))


def lines_to_slot(slot: PlaySlot, top: int) -> int:
    """The lines from `top` down to where the slot may begin."""
    return -top % slot.lines


def enlarge(rows: Iterable[tuple[int, Row]], lines: int) -> tuple[tuple[int, ...], int]:
    """Of numbered rows those that are shown larger, as `lines` lines allow from the first on; and the lines left."""
    found: list[int] = []
    for number, row in rows:
        if 0 < row.gain <= lines:
            found.append(number)
            lines -= row.gain
    return tuple(found), lines


def open_lists(rows: Iterable[tuple[int, Row]], first: int, lines: int) -> tuple[tuple[int, ...], int]:
    """Of numbered rows, of which none is before `first`, the last ones of lists that are opened; and the lines left.

    A list that began before `first` or goes on behind these rows is as close there as elsewhere.
    """
    found: list[int] = []
    for number, row in rows:
        if row.opening and row.opening.gain <= lines and number - row.opening.rows + 1 >= first:
            found.append(number)
            lines -= row.opening.gain
    return tuple(found), lines


def count_air(rows: Iterable[tuple[int, Row]], first: int, last: int) -> int:
    """How many lines the white about numbered rows may grow by; not about the `first` and the `last` of a part."""
    return sum(row.air for number, row in rows if first < number < last)


def opened_entries(rows: Sequence[Row], last: int) -> Iterator[int]:
    """The entries, by their first rows, above which a line is left blank where the list that ends there is opened."""
    opening = rows[last].opening
    first = last - opening.rows + 1 if opening else last
    return (place for place in range(first + 1, last + 1) if rows[place].begins_entry)


def _fill(shown: list[Row], spaces: list[float], places: range, lines: int) -> None:
    """Fill so many lines among the rows at these places: by larger pictures, open lists, half a line above and
    below each picture, one line for each space."""
    larger, left = enlarge(((place, shown[place]) for place in places), lines)
    opened, left = open_lists(((place, shown[place]) for place in places), places.start, left)
    for place in opened:
        for entry in opened_entries(shown, place):
            spaces[entry] += 1
    for place in larger:
        shown[place] = shown[place].enlarged()
    left = _air(shown, spaces, places, left)
    order = sorted((place for place in places if place), key=lambda place: (_turn(shown[place]), -place))
    turns = range(max((shown[place].give for place in order), default=0))
    each = [place for turn in turns for place in order if shown[place].give > turn]
    for place in each[: max(0, left)]:
        spaces[place] += 1


def _air(rows: Sequence[Row], spaces: list[float], places: range, lines: int) -> int:
    """Let the white about pictures grow, by a line about each in turn, and return the lines left."""
    inner = range(places.start + 1, places.stop - 1)
    turns = range(max((rows[place].air for place in inner), default=0))
    each = [place for turn in turns for place in inner if rows[place].air > turn]
    for place in each[: max(0, lines)]:
        spaces[place] += 0.5
        spaces[place + 1] += 0.5
    return max(0, lines - len(each))


def _turn(row: Row) -> int:
    """Spaces above titles come first, then those above bold lines."""
    return row.heading.level if row.heading else 3
