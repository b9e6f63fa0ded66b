"""The rows of an evening's pad: each deal as the game's own leaf has it, struck ones too, and the sums carried over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, pad_columns, sign
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.table.evening.counting import WrittenLine
from kartenwerk.table.evening.evening import Evening


@dataclass(frozen=True)
class PenRow:
    """A row of a leaf: its number, the entries of notes, of each party and of the columns behind, and the sums then.

    `gestrichen` says that it is struck out.
    """

    nr: str
    n: tuple[str, ...]
    s: tuple[tuple[str, ...], ...]
    r: tuple[str, ...]
    ende: tuple[str, ...]
    gestrichen: bool = False

    @property
    def eintraege(self) -> tuple[str, ...]:
        """All entries from left to right."""
        return (*self.n, *(entry for each in self.s for entry in each), *self.r)

    def carry(self, carried: str) -> PenRow:
        """The same sums at the head of the next leaf, behind the word for it."""
        entries = tuple(("",) * (len(each) - 1) + (total,) for each, total in zip(self.s, self.ende, strict=True))
        return PenRow(carried, ("",) * len(self.n), entries, self.r, self.ende)


def score_line(evening: Evening, line: WrittenLine) -> ScoredDeal:
    """A line of the evening by the seats of its table; one that is struck out has the sums that were written then."""
    place = {name: at for at, name in enumerate(evening.everybody)}
    result, sums = (tuple(row[place[name]] for name in line.names) for row in (line.result, line.sums))
    if line.struck:
        sums = tuple(was + brought for was, brought in zip(sums, result, strict=True))
    return ScoredDeal(line.names, line.facts, line.items, result, sums, line.pot)


def game_rows(evening: Evening) -> tuple[PenRow, ...]:
    """The rows as the game writes them; who was not at the table has his sum alone."""
    return tuple(_game_row(evening, line) for line in evening.lines)


def columns_of_game(evening: Evening) -> tuple[str, ...]:
    """The names over the columns of the game's own leaf; () where partners have changed, who share a column."""
    names = evening.everybody
    parties = pad_columns(evening.session, len(evening.head.players))
    if len(parties) == len(evening.head.players):
        return names
    if len(names) > len(evening.head.players) or any(line.names != names for line in evening.lines):
        return ()
    return tuple(" + ".join(names[seat] for seat in party) for party in parties)


def _game_row(evening: Evening, line: WrittenLine) -> PenRow:
    row = showcase_of(evening.session.game).written_deal(evening.session, score_line(evening, line))
    by_name = len(row.seats) == len(line.names)
    seats, sums = _for_everybody(evening, line, row) if by_name else (row.seats, row.sums)
    return PenRow(str(line.number), row.notes, seats, row.rest, sums, line.struck)


def _for_everybody(
    evening: Evening, line: WrittenLine, row: PenDeal
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The entries and sums of all who have ever played, in their columns."""
    seats, sums = [], []
    width = len(row.seats[0])
    for name, total in zip(evening.everybody, line.sums, strict=True):
        if name in line.names:
            at = line.names.index(name)
            seats.append(row.seats[at])
            sums.append(row.sums[at])
        else:
            seats.append(("",) * width)
            sums.append(sign(total))
    return tuple(seats), tuple(sums)


def plain_rows(evening: Evening, columns: int) -> tuple[PenRow, ...]:
    """The rows of a leaf for any game: what a deal brought each player and his sum, or the sum alone."""
    return tuple(_plain_row(evening, line, columns) for line in evening.lines)


def _plain_row(evening: Evening, line: WrittenLine, columns: int) -> PenRow:
    sums = tuple(map(sign, line.sums))
    points = (
        sign(points) if name in line.names else "" for name, points in zip(evening.everybody, line.result, strict=True)
    )
    cells = tuple((one, "" if line.struck else total)[-columns:] for one, total in zip(points, sums, strict=True))
    return PenRow(str(line.number), (), cells, (), sums, line.struck)


def set_leaves(rows: Sequence[PenRow], room: int, carry: str) -> Iterator[tuple[PenRow, ...]]:
    """The rows leaf by leaf; each but the first begins with the sums of the one before, behind the word for them."""
    now, rest = tuple(rows[:room]), rows[room:]
    yield now
    while rest:
        carried, now, rest = now[-1].carry(carry), tuple(rest[: room - 1]), rest[room - 1 :]
        yield (carried, *now)
        now = (carried, *now)
