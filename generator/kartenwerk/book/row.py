"""A row: a strip of whole lines that is never torn, and how a page gains a line where it needs one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from kartenwerk.book.blocks import Heading
from kartenwerk.display import Group, Item, Matrix, Text


class Longer(NamedTuple):
    """How a paragraph or panel of so many rows is set one line longer; no rows if it cannot be."""

    span: int
    rows: Callable[[], Sequence[Row]]


class Row(NamedTuple):
    """A strip of `lines` lines; items in mm from its upper left corner.

    `before` blank lines part it from the row above, up to `room` more if a page has them to spare; at the top of a
    page they vanish. `keep` binds it to the next row; one that `faces` the next may be parted from it by no more than
    the middle of a spread.
    `part` is set for pictures that are one of several of their name. A picture `floats` over the next so many rows:
    it may stand below them. The first row of what can be set a line `longer` tells how.
    """

    lines: int
    items: tuple[Item, ...]
    before: int = 0
    room: int = 0
    keep: bool = False
    faces: bool = False
    ends_page: bool = False
    heading: Heading | None = None
    text: str = ""
    picture: bool = False
    part: bool = False
    floats: int = 0
    longer: Longer | None = None


def moved(items: Iterable[Item], x: float, y: float, scale: float = 1.0) -> tuple[Item, ...]:
    """Items scaled about the origin, then moved by (x, y) mm; texts keep no group of their own."""
    matrix = Matrix.scale(scale).then(Matrix.move(x, y))
    out: list[Item] = []
    others: list[Item] = []
    for item in items:
        if isinstance(item, Text):
            if others:
                out.append(Group(tuple(others), matrix))
                others = []
            place = matrix.apply(item.x, item.y)
            out.append(replace(item, x=round(place[0], 4), y=round(place[1], 4), size=item.size * scale))
        else:
            others.append(item)
    if others:
        out.append(Group(tuple(others), matrix))
    return tuple(out)


def stack_rows(rows: Sequence[Row], lead: float) -> tuple[tuple[Item, ...], int]:
    """Rows one under the other: their items and the height in lines."""
    items: list[Item] = []
    height = 0
    for index, row in enumerate(rows):
        height += row.before if index else 0
        items += moved(row.items, 0.0, height * lead)
        height += row.lines
    return tuple(items), height


def lengthened(rows: Sequence[Row], index: int) -> Sequence[Row]:
    """The rows with the text that begins at `index` set a line longer; no rows if it cannot be."""
    longer = rows[index].longer
    made = list(longer.rows()) if longer else []
    if not longer or not made:
        return ()
    first, last = rows[index], rows[index + longer.span - 1]
    made[0] = made[0]._replace(before=first.before, room=first.room)
    made[-1] = made[-1]._replace(keep=last.keep, faces=last.faces, ends_page=last.ends_page)
    return [*rows[:index], *made, *rows[index + longer.span :]]


def opened_up(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows with a line more: as white in the first gap that has room for it, else in a text; no rows if neither."""
    for index, row in enumerate(rows):
        if index and row.room:
            return [*rows[:index], row._replace(before=row.before + 1, room=row.room - 1), *rows[index + 1 :]]
    return next(filter(None, (lengthened(rows, index) for index in range(len(rows)))), ())


def well_headed(rows: list[Row]) -> list[Row]:
    """A heading takes two lines along, even if the first of them is an entry of its own."""
    for index, (heading, row) in enumerate(pairwise(rows[:-1])):
        if heading.heading and row.lines == 1 and not row.ends_page:
            rows[index + 1] = row._replace(keep=True)
    return rows


def facing_pictures(rows: Sequence[Row]) -> list[Row]:
    """An example's text and the picture below it stand on one page, or face each other."""
    following = [*rows[1:], Row(0, ())]
    return [row._replace(faces=below.picture and not row.picture) for row, below in zip(rows, following, strict=True)]
