"""A row: a strip of whole lines that is never broken across pages; and how a page gains a line where it needs one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from kartenwerk.book.blocks import Heading
from kartenwerk.display import Group, Item, Matrix, Text


class Longer(NamedTuple):
    """How to set a text of `span` rows one line longer: `rows` makes its rows anew, none if that is not possible."""

    span: int
    rows: Callable[[], Sequence[Row]]


class Row(NamedTuple):
    """A strip of `lines` lines. Its items are in mm from its upper left corner.

    `before` blank lines part it from the row above, and up to `room` more if a page has them to spare; at the top of a
    page there are none. `keep` binds it to the next row: both stand on one page. A row that `faces` the next one
    stands with it on one page or on facing pages; one that `goes_on` belongs to an example that the next row continues,
    and had better stand so too. `text` names its block in messages; rows of one block share it.

    `part` is set for a picture that is one of several of its name. A picture that `floats` may stand below the next so
    many rows instead of above them. The first row of a text that can be set `longer` tells how.
    """

    lines: int
    items: tuple[Item, ...]
    before: int = 0
    room: int = 0
    keep: bool = False
    faces: bool = False
    goes_on: bool = False
    ends_page: bool = False
    heading: Heading | None = None
    text: str = ""
    picture: bool = False
    part: bool = False
    floats: int = 0
    longer: Longer | None = None


def moved(items: Iterable[Item], x: float, y: float, scale: float = 1.0) -> tuple[Item, ...]:
    """Items scaled about the origin, then moved by (x, y) mm.

    Texts get their new place and size themselves and stand in no group, so that the PDF's text layer stays plain.
    """
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
    """Rows one below the other: their items, and their height in lines."""
    items: list[Item] = []
    height = 0
    for index, row in enumerate(rows):
        height += row.before if index else 0
        items += moved(row.items, 0.0, height * lead)
        height += row.lines
    return tuple(items), height


def lengthened(rows: Sequence[Row], index: int) -> Sequence[Row]:
    """The rows with the text that begins at `index` set a line longer; none if that is not possible."""
    longer = rows[index].longer
    made = list(longer.rows()) if longer else []
    if not longer or not made:
        return ()
    first, last = rows[index], rows[index + longer.span - 1]
    made[0] = made[0]._replace(before=first.before, room=first.room)
    made[-1] = made[-1]._replace(keep=last.keep, faces=last.faces, goes_on=last.goes_on, ends_page=last.ends_page)
    return [*rows[:index], *made, *rows[index + longer.span :]]


def opened_up(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows with one line more: a blank one in the first gap that has room, else in the first text that can be set
    longer; no rows if neither is possible."""
    for index, row in enumerate(rows):
        if index and row.room:
            return [*rows[:index], row._replace(before=row.before + 1, room=row.room - 1), *rows[index + 1 :]]
    return next(filter(None, (lengthened(rows, index) for index in range(len(rows)))), ())


def well_headed(rows: list[Row]) -> list[Row]:
    """The rows with every heading bound to two lines, even where the first of them is a list entry of one line."""
    for index, (heading, row) in enumerate(pairwise(rows[:-1])):
        if heading.heading and row.lines == 1 and not row.ends_page:
            rows[index + 1] = row._replace(keep=True)
    return rows


def facing_pictures(rows: Sequence[Row]) -> list[Row]:
    """The rows of an example, each text bound to the picture below it: on one page or on facing pages."""
    bound = [row._replace(faces=below.picture and not row.picture, goes_on=True) for row, below in pairwise(rows)]
    return [*bound, *rows[-1:]]
