"""The entries of a tournament's file, one for each block: a round is an int, a player one of the players.

Players are named as they are called at the end: who was given another name has it everywhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Annotated, NamedTuple, TypeAlias

from pydantic import Field

from kartenwerk.base.errors import KartenwerkError, check_between, perhaps
from kartenwerk.base.message import _
from kartenwerk.catalog.fields import Data
from kartenwerk.table.blocks.names import Player, fold_name
from kartenwerk.table.blocks.parts import FURTHEST, Block, Number, read_blocks
from kartenwerk.table.seating.plan import FIVE

FEWEST = 2
"""The fewest players at a table."""


class RoundBlock(Data):
    number: Number
    tables: list[Annotated[list[str], Field(min_length=FEWEST, max_length=FIVE)]] = Field(min_length=1)
    pause: list[str]


class RoundBegins(Data):
    """A round is being played: it stays as it is seated."""

    round: Number


class TableResult(Data):
    """What everybody at a table has won, and the solos of those who have won any."""

    round: Number
    table: Number
    points: dict[str, Number]
    solos: dict[str, Annotated[int, Field(ge=0, le=FURTHEST)]] = Field(default_factory=dict)


class Withdrawn(Data):
    """The result of a table does not count."""

    round: Number
    table: Number


class LateBlock(Data):
    name: Player
    round: Number


class LeaveBlock(Data):
    name: str
    round: Number


class RenameBlock(Data):
    name: str
    to: Player


BLOCKS: Mapping[str, type[Data]] = {
    "round": RoundBlock,
    "begin": RoundBegins,
    "result": TableResult,
    "withdraw": Withdrawn,
    "late": LateBlock,
    "leave": LeaveBlock,
    "rename": RenameBlock,
}


class Seated(NamedTuple):
    """A round: the players of each table, and who pauses."""

    number: int
    tables: tuple[tuple[str, ...], ...]
    pause: tuple[str, ...] = ()

    def table_of(self, name: str) -> int | None:
        """The number of a player's table, from 1 on; None for a pause."""
        return next((at for at, table in enumerate(self.tables, start=1) if name in table), None)


class Presence(NamedTuple):
    """Somebody comes, or leaves, from a round on."""

    name: str
    round: int
    comes: bool


Entry: TypeAlias = Seated | RoundBegins | TableResult | Withdrawn | Presence


def read_entries(
    blocks: Sequence[Block], players: Sequence[str], rounds: int, file: str
) -> tuple[tuple[str, ...], tuple[Entry, ...]]:
    """All who have ever played, those who came late at the end, and the entries of the blocks; a name that changes
    leaves none.

    KartenwerkError names file, line and key of what cannot be.
    """
    names, said = _Names(players), read_blocks(blocks, BLOCKS, file)
    _hand_on(said, names.hear, file)
    reader = _Reader(names, rounds)
    _hand_on(said, reader.read, file)
    return names.all, tuple(reader.entries)


def _hand_on(said: Sequence[tuple[Block, Data]], take: Callable[[Data], None], file: str) -> None:
    """Give each block to `take`, whose errors get the place of the block."""
    for block, one in said:
        try:
            take(one)
        except KartenwerkError as error:
            raise block.locate(error, file) from error


@contextmanager
def _under(place: str) -> Iterator[None]:
    """Errors raised within get this place before their own."""
    try:
        yield
    except KartenwerkError as error:
        raise error.under(place) from error


class _Names:
    """Who is called how: every name that a player ever had leads to the last one."""

    def __init__(self, players: Sequence[str]) -> None:
        self._last = [*players]
        self._number = {fold_name(name): at for at, name in enumerate(players)}
        self.first = frozenset(self._number)

    @property
    def all(self) -> tuple[str, ...]:
        return tuple(self._last)

    def hear(self, block: Data) -> None:
        """Take in who comes, and who is called otherwise."""
        if isinstance(block, LateBlock) and fold_name(block.name) not in self._number:
            self._number[fold_name(block.name)] = len(self._last)
            self._last.append(block.name)
        elif isinstance(block, RenameBlock):
            number = self._find(block.name, "name")
            if self._number.get(fold_name(block.to), number) != number:
                raise KartenwerkError("two players have the same name", key="to", found=repr(block.to))
            self._number[fold_name(block.to)] = number
            self._last[number] = block.to

    def _find(self, given: str, key: str | None) -> int:
        if (number := self._number.get(fold_name(given))) is not None:
            return number
        raise KartenwerkError(
            "there is no player of that name{perhaps}",
            perhaps=perhaps(given, self._last),
            key=key,
            found=repr(given)[:60],
        )

    def of(self, given: str, key: str | None) -> str:
        """The player who is meant; KartenwerkError if there is none of that name, letter for letter."""
        return self._last[self._find(given, key)]


class _Reader:
    """Reads block after block, because earlier entries decide which are allowed."""

    def __init__(self, names: _Names, rounds: int) -> None:
        self.names, self.last = names, rounds
        self.known = {names.of(name, "players") for name in names.first}
        self.rounds: dict[int, Seated] = {}
        self.begun = set[int]()
        self.results = defaultdict[int, set[int]](set)
        self.entries: list[Entry] = []

    def read(self, block: Data) -> None:
        match block:
            case RoundBlock():
                self.entries.append(self._round(block))
            case RoundBegins():
                self.begun.add(self._read_seats(block.round).number)
                self.entries.append(block)
            case TableResult():
                self.entries.append(self._result(block))
            case Withdrawn():
                self.entries.append(self._withdrawn(block))
            case LateBlock() | LeaveBlock():
                self.entries.append(self._presence(block))
            case RenameBlock():
                self._find_player(block.name, "name")

    def _check_round(self, number: int, key: str = "round") -> None:
        check_between("there is no such round", number, 1, self.last, key)

    def _read_seats(self, number: int) -> Seated:
        self._check_round(number)
        if number not in self.rounds:
            raise KartenwerkError("this round is not seated", key="round", found=str(number))
        return self.rounds[number]

    def _table(self, block: TableResult | Withdrawn) -> tuple[str, ...]:
        """The players of the table that the block names."""
        at = self._read_seats(block.round)
        key = _("round {round}: table", round=at.number)
        check_between("this round has no such table", block.table, 1, len(at.tables), key)
        return at.tables[block.table - 1]

    def _find_player(self, given: str, key: str | None = None) -> str:
        """A player who has come by now."""
        name = self.names.of(given, key)
        if name not in self.known:
            raise KartenwerkError("there is no player of that name", key=key, found=repr(given))
        return name

    def _round(self, block: RoundBlock) -> Seated:
        number = block.number
        self._check_round(number, "number")
        if number in self.begun or self.results[number]:
            raise KartenwerkError("this round has begun and stays as it is", key="number", found=str(number))
        tables = [
            self._find_players(table, _("round {round}: table {table}", round=number, table=at))
            for at, table in enumerate(block.tables, start=1)
        ]
        pause = self._find_players(block.pause, _("round {round}: pause", round=number))
        sitting = [name for table in (*tables, pause) for name in table]
        if len(set(sitting)) < len(sitting):
            twice = next(name for name in sitting if sitting.count(name) > 1)
            raise KartenwerkError(
                "a player sits twice", key=_("round {round}: tables", round=number), found=repr(twice)
            )
        self.rounds[number] = Seated(number, tuple(tables), pause)
        return self.rounds[number]

    def _find_players(self, names: Sequence[str], place: str) -> tuple[str, ...]:
        with _under(place):
            return tuple(map(self._find_player, names))

    def _result(self, block: TableResult) -> TableResult:
        names = self._table(block)
        place = _("round {round}: table {table}", round=block.round, table=block.table)
        with _under(place):
            points = self._of_players(block.points, "points", names)
            solos = self._of_players(block.solos, "solos", names)
            if missing := [name for name in names if name not in points]:
                raise KartenwerkError("somebody at the table is missing", key="points", expected=", ".join(missing))
        self.results[block.round].add(block.table)
        return block.model_copy(update={"points": points, "solos": solos})

    def _of_players(self, given: Mapping[str, int], key: str, names: Sequence[str]) -> dict[str, int]:
        """The numbers by the names of those at the table, as they are called at the end."""
        found: dict[str, int] = {}
        for one, number in given.items():
            name = self._find_player(one, key)
            if name not in names:
                raise KartenwerkError(
                    "this player does not sit at the table", key=key, found=repr(name), expected=", ".join(names)
                )
            if name in found:
                raise KartenwerkError("this player is named twice", key=key, found=repr(name))
            found[name] = number
        return found

    def _withdrawn(self, block: Withdrawn) -> Withdrawn:
        self._table(block)
        if block.table not in self.results[block.round]:
            raise KartenwerkError(
                "this table has no result", key=_("round {round}: table", round=block.round), found=str(block.table)
            )
        self.results[block.round].remove(block.table)
        return block

    def _presence(self, block: LateBlock | LeaveBlock) -> Presence:
        self._check_round(block.round)
        comes = isinstance(block, LateBlock)
        name = self.names.of(block.name, "name") if comes else self._find_player(block.name, "name")
        self.known.add(name)
        return Presence(name, block.round, comes)
