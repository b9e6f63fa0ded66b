"""Where things stand on a leaf of a score pad: the paper upright or across, columns as wide as their widest entry, and
rows for a match or as many as the page holds. Lengths in mm."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, at_most
from kartenwerk.catalog.fields import Data, Millimetres
from kartenwerk.catalog.load import GERMAN, read_words
from kartenwerk.catalog.paper import Trim
from kartenwerk.catalog.score import Score, ScoreColumn

Choice = TypeVar("Choice")

FILE = "rules_data/print/pad.toml"

PAGES = ("a6", "a5")
"""Where a leaf is tried that is to be as small as can be."""


class PadColumns(Data):
    """How wide a column is."""

    least: Millimetres
    character: Millimetres
    number: Millimetres
    name: Millimetres
    label: Millimetres

    def width(self, column: ScoreColumn) -> float:
        """What its widest entry needs."""
        return self.least + self.character * max(len(column.widest) - 2, 0)


class PadRows(Data):
    """How high rows are."""

    least: Millimetres
    most: Millimetres
    result: Millimetres


class PadSide(Data):
    """The white around the table, and its own head; `closest` are head, names and foot where rows need all room."""

    margin: Millimetres
    head: Millimetres
    names: Millimetres
    labels: float = Field(ge=0)
    foot: Millimetres
    closest: tuple[Millimetres, Millimetres, Millimetres] = Field(strict=False)

    @property
    def plain(self) -> PadSide:
        """The same without a line for the heads of columns."""
        return self.model_copy(update={"labels": 0.0})

    @property
    def tight(self) -> PadSide:
        """The plain side with as much room for rows as there can be."""
        head, names, foot = self.closest
        return self.model_copy(update={"labels": 0.0, "head": head, "names": names, "foot": foot})


class PadHeading(Data):
    """The strip, the title and the disc of the emblem."""

    strip: Millimetres
    title: Millimetres
    least: Millimetres
    baseline: Millimetres
    disc: Millimetres
    clear: Millimetres
    middle: Millimetres


class PadData(Data):
    """`rules_data/print/pad.toml`: the measures of pads, and their blank leaves unless more are asked for.

    `generic` are the columns of a game that brings none, `narrow` and `crowded` those where too many play for them.
    """

    leaves: int = Field(ge=1, le=500)
    columns: PadColumns
    rows: PadRows
    generic: Score
    narrow: Score
    crowded: Score
    upright: PadSide
    across: PadSide
    heading: PadHeading

    @property
    def for_seats(self) -> PadData:
        """The measures of a table in which every player has a row: names in front, and the result beside them."""
        columns = self.columns.model_copy(update={"number": self.columns.name})
        rows = self.rows.model_copy(update={"result": 0.0})
        return self.plain.model_copy(update={"columns": columns, "rows": rows})

    @property
    def plain(self) -> PadData:
        """The measures of a table whose columns have names and no heads below them."""
        return self.model_copy(update={"upright": self.upright.plain, "across": self.across.plain})

    @staticmethod
    def load(roots: DataRoots, language: str = GERMAN) -> PadData:
        """The measures, the heads of columns in that language."""
        return read_words(roots, FILE, PadData, language)


@dataclass(frozen=True)
class PadTable:
    """What the table of a leaf holds: the columns of a score for so many `seats` or parties, and its rows.

    A match has `deals` of them (0: as many as there is room for), and named rows, the `feet`, below. It may be begun on
    a leaf and go on upon the next, unless it must be `whole`. Rows have `labels` or numbers; `date` is the word that
    stands where the date is written. Where the score gives every player a row, the table has a row for each seat.
    """

    score: Score
    seats: int
    deals: int = 0
    feet: tuple[str, ...] = ()
    whole: bool = False
    labels: tuple[str, ...] = ()
    date: str = "Datum"

    @property
    def columns(self) -> list[ScoreColumn]:
        """All columns from left to right."""
        each = [column for _ in range(self.seats) for column in self.score.seat]
        return [*self.score.notes, *each, *self.score.rest]


class PlacedColumn(NamedTuple):
    """A column in its place: its left edge and width, and what it holds. `need` is what its widest entry asks for."""

    x: float
    width: float
    head: str
    widest: str
    need: float


class Match(NamedTuple):
    """A table on the leaf: the upper edge of its names, and its rows."""

    y: float
    rows: int


@dataclass(frozen=True)
class PadLayout:
    """A leaf with its `table`. `number` is the width of the first column, `row` and `result` are heights of rows."""

    width: float
    height: float
    side: PadSide
    heading: PadHeading
    number: float
    row: float
    result: float
    notes: tuple[PlacedColumn, ...]
    seats: tuple[tuple[PlacedColumn, ...], ...]
    rest: tuple[PlacedColumn, ...]
    matches: tuple[Match, ...]
    table: PadTable

    @property
    def left(self) -> float:
        return self.side.margin

    @property
    def right(self) -> float:
        return self.width - self.side.margin

    @property
    def columns(self) -> tuple[PlacedColumn, ...]:
        """All columns from left to right."""
        return (*self.notes, *(column for seat in self.seats for column in seat), *self.rest)


def fit_first(choices: Iterable[Choice], layout: Callable[[Choice], PadLayout]) -> tuple[Choice, PadLayout]:
    """The first choice whose layout has room, with the layout; the KartenwerkError of the last if none has."""
    *others, last = choices
    for choice in others:
        with suppress(KartenwerkError):
            return choice, layout(choice)
    return last, layout(last)


def pad_layout(data: PadData, trim: Trim, table: PadTable) -> PadLayout:
    """The leaf on a page of that size: upright if its columns fit, else across.

    Short matches stand several on a leaf; head and foot are closer where that brings a match on one. Where every
    player has a row, so have all matches. KartenwerkError if columns or rows fit neither way.
    """
    if table.score.rows == "seats":
        data, table = data.for_seats, replace(table, seats=1, deals=table.seats, whole=True)
    needs = [data.columns.width(column) for column in table.columns]
    short, long = sorted((trim.width, trim.height))
    deals, feet, most = table.deals, len(table.feet), 0
    for across, side in ((False, data.upright), (True, data.across)):
        wide, high = (long, short) if across else (short, long)
        free = wide - 2 * side.margin - data.columns.number - sum(needs)
        if free >= -1e-9:
            least = data.rows.least
            most = max(most, _most_rows(data, side, high, least) - feet)
            if table.whole and deals > most:
                continue
            if len(table.score.seat) == 1 and most < deals <= _most_rows(data, side.tight, high, least):
                side = side.tight
            row, matches = _matches(data, side, high, deals, least, feet)
            notes, each, rest = _place(side.margin + data.columns.number, table, needs, free)
            heads, result = (data.heading, data.columns.number), data.rows.result
            return PadLayout(wide, high, side, *heads, row, result, notes, each, rest, matches, table)
    page = f"{short:g} x {long:g} mm"
    if most:
        raise KartenwerkError(
            "so many rows do not fit on a leaf of {page}",
            page=page,
            key="--rows",
            found=str(deals),
            expected=at_most(most),
        )
    room = long - 2 * data.across.margin - data.columns.number
    raise KartenwerkError(
        "so many columns do not fit on a leaf of {page}",
        page=page,
        key="--players",
        found=_("{players} players, whose columns are {width:g} mm wide", players=table.seats, width=sum(needs)),
        expected=_("columns of {most:g} mm together", most=room),
    )


def _place(
    left: float, table: PadTable, needs: Sequence[float], free: float
) -> tuple[tuple[PlacedColumn, ...], tuple[tuple[PlacedColumn, ...], ...], tuple[PlacedColumn, ...]]:
    """The columns in their places; what is `free` widens all in proportion."""
    stretch = 1 + free / sum(needs) if needs else 1.0
    placed: list[PlacedColumn] = []
    for column, need in zip(table.columns, needs, strict=True):
        placed.append(PlacedColumn(left, need * stretch, column.head, column.widest, need))
        left += need * stretch
    notes, per = len(table.score.notes), len(table.score.seat)
    ends = notes + per * table.seats
    each = tuple(tuple(placed[start : start + per]) for start in range(notes, ends, per or 1))
    return tuple(placed[:notes]), each, tuple(placed[ends:])


def _matches(
    data: PadData, side: PadSide, height: float, deals: int, least: float, feet: int
) -> tuple[float, tuple[Match, ...]]:
    """The height of a row, and the tables of the leaf one below the other, each with so many `feet`."""
    around = side.names + side.labels + data.rows.result
    room = height - side.head - side.foot
    most = _most_rows(data, side, height, least)
    if not deals or deals + feet > most:
        rows = [most]
    else:
        gap = data.rows.least / 2
        several = max(int((room + gap) / (around + (deals + feet) * data.rows.least + gap) + 1e-6), 1)
        rows = [deals + feet] * several
    gap = data.rows.least / 2 if len(rows) > 1 else 0.0
    free = room - len(rows) * around - (len(rows) - 1) * gap
    row = min(free / sum(rows), data.rows.most)
    return row, tuple(_below(side.head, rows, around + gap, row, feet))


def _most_rows(data: PadData, side: PadSide, height: float, least: float) -> int:
    """How many rows of at least that height one table can have."""
    around = side.head + side.names + side.labels + data.rows.result + side.foot
    return int((height - around) / least + 1e-6)


def _below(y: float, rows: Sequence[int], around: float, row: float, feet: int) -> Iterator[Match]:
    for count in rows:
        yield Match(y, count - feet)
        y += around + count * row
