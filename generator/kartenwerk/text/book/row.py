"""A row: a strip of whole lines that is never broken across pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from kartenwerk.graphics.display import Item
from kartenwerk.text.book.blocks import Heading
from kartenwerk.text.book.picture import move_items


class PlaySlot(NamedTuple):
    """What a row shows by where it stands on its page.

    The first row of slots there begins at a multiple of `lines`, so that those of facing pages stand level. Below a row
    it has a `rule` at its head, and at the foot of its page a `foot`, which takes `foot_lines`. Items are in mm from
    the row's upper left corner.
    """

    lines: int
    rule: tuple[Item, ...]
    foot: tuple[Item, ...] = ()
    foot_lines: int = 0


class LargerForm(NamedTuple):
    """What a row shows where its page has room for more lines; the fields are those of `Row`."""

    lines: int
    items: tuple[Item, ...]
    reach: float


class ListOpening(NamedTuple):
    """How a list of so many `rows` is opened where its page has room: by a blank line above each entry but the first.

    It takes `gain` lines more then.
    """

    rows: int
    gain: int


class Row(NamedTuple):
    """A strip of `lines` lines. Its items are in mm from its upper left corner.

    `before` blank lines part it from the row above; at the top of a page there are none. There may be `give` more where
    the page has room. `keep` binds it to the next row: both stand on one page. `tie` is the price, in square lines, of
    ending a page between it and the next row, and `turn` that of turning it there. `text` names its block in messages;
    rows of one block share it. `reach` is how far it reaches across the measure, as a share of it. An entry of a list
    begins with a row that `begins_entry`. A row with a `head` names what its page shows, in the running head of a
    recto. A row of a page that is divided into slots has a `slot`. A picture that is shown `larger` where its page has
    room has a second form. The last row of a list has the `opening` of the list. The white about a picture may grow
    by `air` lines, half of each above it and half below.
    """

    lines: int
    items: tuple[Item, ...]
    before: int = 0
    keep: bool = False
    tie: float = 0.0
    ends_page: bool = False
    heading: Heading | None = None
    text: str = ""
    is_picture: bool = False
    head: str = ""
    reach: float = 1.0
    begins_entry: bool = False
    give: int = 0
    slot: PlaySlot | None = None
    turn: float = 0.0
    larger: LargerForm | None = None
    opening: ListOpening | None = None
    air: int = 0

    @property
    def gain(self) -> int:
        """The lines that it takes more where it is shown larger."""
        return self.larger.lines - self.lines if self.larger else 0

    def enlarged(self) -> Row:
        """The row in its larger form, if it has one."""
        return self._replace(**self.larger._asdict(), larger=None) if self.larger else self

    @property
    def white(self) -> float:
        """What it leaves free beside what it shows, in lines."""
        return self.lines * (1.0 - self.reach)

    @property
    def is_title(self) -> bool:
        """Whether a section begins here."""
        return self.heading is not None and self.heading.level == 1


def stack_rows(rows: Sequence[Row], lead: float) -> tuple[tuple[Item, ...], int]:
    """Rows one below the other: their items, and their height in lines."""
    items: list[Item] = []
    height = 0
    for index, row in enumerate(rows):
        height += row.before if index else 0
        items += move_items(row.items, 0.0, height * lead)
        height += row.lines
    return tuple(items), height


def held_lines(rows: Sequence[Row], start: int) -> int:
    """How high the rows are that stand together with row `start`, in lines."""
    height = 0
    for row in rows[start:]:
        height += row.lines
        if not row.keep:
            break
    return height


def part_pictures(rows: list[Row], lines: int) -> list[Row]:
    """The rows; where bound ones are higher than a page of `lines` lines, it may end below a picture among them."""
    height = 0
    for index, row in enumerate(rows):
        height += row.lines + (row.before if height else 0)
        if height > lines and index and rows[index - 1].is_picture:
            rows[index - 1] = rows[index - 1]._replace(keep=False)
            height = row.lines
        if not row.keep:
            height = 0
    return rows


def tie_rows(rows: Iterable[Row], price: float, turn: float = 0.0) -> list[Row]:
    """The rows, each tied to the next by these prices at least; the last is left as it is."""
    made = list(rows)
    return [row._replace(tie=max(row.tie, price), turn=max(row.turn, turn)) for row in made[:-1]] + made[-1:]


def well_headed(rows: list[Row]) -> list[Row]:
    """The rows with every heading bound to two lines, even where the first of them is a list entry of one line."""
    for index, (heading, row) in enumerate(pairwise(rows[:-1])):
        if heading.heading and row.lines == 1 and not row.ends_page:
            rows[index + 1] = row._replace(keep=True)
    return rows
