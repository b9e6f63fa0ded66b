"""The entries of a tournament's file, one for each block: a round is an int, a player one of the players.

Players are named as they are called at the end: who was given another name has it everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError, perhaps, unknown
from kartenwerk.base.message import _, at_most, between, join
from kartenwerk.table.evening.blocks import Block
from kartenwerk.table.evening.facts import FURTHEST
from kartenwerk.table.evening.players import check_name, fold_name
from kartenwerk.table.seating.plan import FIVE

KEYS: Mapping[str, frozenset[str]] = {
    "round": frozenset({"number", "tables", "pause"}),
    "begin": frozenset({"round"}),
    "result": frozenset({"round", "table", "points"}),
    "withdraw": frozenset({"round", "table"}),
    "late": frozenset({"name", "round"}),
    "leave": frozenset({"name", "round"}),
    "rename": frozenset({"name", "to"}),
}
"""What every kind of block must have."""

_MAY_HAVE = {"result": {"solos"}}

FEWEST = 2
"""The fewest players at a table."""


class Seated(NamedTuple):
    """A round: the players of each table, and who pauses."""

    number: int
    tables: tuple[tuple[str, ...], ...]
    pause: tuple[str, ...] = ()

    def table_of(self, name: str) -> int | None:
        """The number of a player's table, from 1 on; None for a pause."""
        return next((at for at, table in enumerate(self.tables, start=1) if name in table), None)


class RoundBegins(NamedTuple):
    """A round is being played: it stays as it is seated."""

    round: int


class TableResult(NamedTuple):
    """What everybody at a table has won, and the solos of those who have won any."""

    round: int
    table: int
    points: Mapping[str, int]
    solos: Mapping[str, int]


class Withdrawn(NamedTuple):
    """The result of a table does not count."""

    round: int
    table: int


class Presence(NamedTuple):
    """Somebody comes, or leaves, from a round on."""

    name: str
    round: int
    comes: bool


class Renamed(NamedTuple):
    """Somebody is called otherwise."""

    name: str


Entry: TypeAlias = Seated | RoundBegins | TableResult | Withdrawn | Presence | Renamed


def read_blocks(
    blocks: Sequence[Block], players: Sequence[str], rounds: int, file: str
) -> tuple[tuple[str, ...], tuple[Entry, ...]]:
    """All who have ever played, those who came late at the end, and the entries of the blocks.

    KartenwerkError names file, line and key of what cannot be.
    """
    names = _Names(players)
    for block in blocks:
        with _locate(block, file):
            _check_keys(block)
            names.hear(block)
    reader = _Reader(names, rounds)
    entries = []
    for block in blocks:
        with _locate(block, file):
            entries.append(reader.read(block))
    return names.all, tuple(entries)


@contextmanager
def _locate(block: Block, file: str) -> Iterator[None]:
    """Errors raised within get the place of the block."""
    try:
        yield
    except KartenwerkError as error:
        raise block.locate(error, file) from error


def _check_keys(block: Block) -> None:
    if block.kind not in KEYS:
        raise unknown("there is no block of that name", block.kind, KEYS)
    if wrong := KEYS[block.kind] ^ (set(block.values) - _MAY_HAVE.get(block.kind, set())):
        raise KartenwerkError("this key is missing, or too many", key=sorted(wrong)[0])


class _Names:
    """Who is called how: every name that a player ever had leads to the last one."""

    def __init__(self, players: Sequence[str]) -> None:
        self._last = [*players]
        self._number = {fold_name(name): at for at, name in enumerate(players)}
        self.first = frozenset(self._number)

    @property
    def all(self) -> tuple[str, ...]:
        return tuple(self._last)

    def hear(self, block: Block) -> None:
        """Take in who comes, and who is called otherwise."""
        if block.kind == "late":
            name = check_name(block.values["name"])
            if fold_name(name) not in self._number:
                self._number[fold_name(name)] = len(self._last)
                self._last.append(name)
        elif block.kind == "rename":
            number, name = self._find(block.values["name"], "name"), check_name(block.values["to"])
            if self._number.get(fold_name(name), number) != number:
                raise KartenwerkError("two players have the same name", key="to", found=repr(name))
            self._number[fold_name(name)] = number
            self._last[number] = name

    def _find(self, given: Any, key: str) -> int:
        if isinstance(given, str) and fold_name(given) in self._number:
            return self._number[fold_name(given)]
        raise KartenwerkError(
            "there is no player of that name{perhaps}",
            perhaps=perhaps(str(given), self._last),
            key=key,
            found=repr(given)[:60],
        )

    def of(self, given: Any, key: str) -> str:
        """The player who is meant; KartenwerkError if there is none of that name, letter for letter."""
        return self._last[self._find(given, key)]


class _Reader:
    """Reads block after block, because earlier entries decide which are allowed."""

    def __init__(self, names: _Names, rounds: int) -> None:
        self.names, self.last = names, rounds
        self.known = {names.of(name, "players") for name in names.first}
        self.rounds: dict[int, Seated] = {}
        self.begun = set[int]()
        self.results = set[tuple[int, int]]()

    def read(self, block: Block) -> Entry:
        values = block.values
        match block.kind:
            case "round":
                return self._round(values)
            case "begin":
                self.begun.add(number := self._read_seats(values["round"]).number)
                return RoundBegins(number)
            case "result":
                return self._result(values)
            case "withdraw":
                return self._withdrawn(values)
            case "late" | "leave":
                return self._presence(values, comes=block.kind == "late")
        return Renamed(self._find_player(values["name"], "name"))

    def _number(self, given: Any, key: str = "round") -> int:
        if isinstance(given, bool) or not isinstance(given, int) or not 1 <= given <= self.last:
            raise KartenwerkError(
                "there is no such round", key=key, found=repr(given)[:60], expected=between(1, self.last)
            )
        return given

    def _read_seats(self, given: Any) -> Seated:
        number = self._number(given)
        if number not in self.rounds:
            raise KartenwerkError("this round is not seated", key="round", found=str(number))
        return self.rounds[number]

    def _table(self, values: Mapping[str, Any]) -> tuple[int, int]:
        """The round and the table, from 1 on."""
        at, table = self._read_seats(values["round"]), values["table"]
        if isinstance(table, bool) or not isinstance(table, int) or not 1 <= table <= len(at.tables):
            raise KartenwerkError(
                "this round has no such table",
                key=_("round {round}: table", round=at.number),
                found=repr(table)[:60],
                expected=between(1, len(at.tables)),
            )
        return at.number, table

    def _find_player(self, given: Any, key: str) -> str:
        """A player who has come by now."""
        name = self.names.of(given, key)
        if name not in self.known:
            raise KartenwerkError("there is no player of that name", key=key, found=repr(given))
        return name

    def _round(self, values: Mapping[str, Any]) -> Seated:
        number = self._number(values["number"], "number")
        if number in self.begun or any(at == number for at, _ in self.results):
            raise KartenwerkError("this round has begun and stays as it is", key="number", found=str(number))
        tables = values["tables"]
        if not isinstance(tables, list) or not tables:
            raise KartenwerkError(
                "these are no tables",
                key=_("round {round}: tables", round=number),
                found=repr(tables)[:60],
                expected=_("lists of names"),
            )
        read = [
            tuple(self._read_names(table, _("round {round}: table {table}", round=number, table=at), FEWEST, FIVE))
            for at, table in enumerate(tables, start=1)
        ]
        pause = tuple(self._read_names(values["pause"], _("round {round}: pause", round=number)))
        sitting = [name for table in (*read, pause) for name in table]
        if len(set(sitting)) < len(sitting):
            twice = next(name for name in sitting if sitting.count(name) > 1)
            raise KartenwerkError(
                "a player sits twice", key=_("round {round}: tables", round=number), found=repr(twice)
            )
        self.rounds[number] = Seated(number, tuple(read), pause)
        return self.rounds[number]

    def _read_names(self, given: Any, key: str, least: int = 0, most: int | None = None) -> Iterator[str]:
        if not isinstance(given, list):
            raise KartenwerkError("this is no list", key=key, found=repr(given)[:60], expected=_("a list of names"))
        if len(given) < least or (most is not None and len(given) > most):
            raise KartenwerkError(
                "so many do not sit at a table", key=key, found=str(len(given)), expected=between(least, most)
            )
        for name in given:
            yield self._find_player(name, key)

    def _result(self, values: Mapping[str, Any]) -> TableResult:
        number, table = self._table(values)
        names = self.rounds[number].tables[table - 1]
        key = _("round {round}: table {table}", round=number, table=table)
        points = self._numbers(values["points"], join(": ", (key, "points")), names)
        if missing := [name for name in names if name not in points]:
            raise KartenwerkError(
                "somebody at the table is missing", key=join(": ", (key, "points")), expected=", ".join(missing)
            )
        solos = self._numbers(values["solos"], join(": ", (key, "solos")), names) if "solos" in values else {}
        if below := [name for name, won in solos.items() if won < 0]:
            raise KartenwerkError("that is too few", key=join(": ", (key, "solos", below[0])), expected=_("0 or more"))
        self.results.add((number, table))
        return TableResult(number, table, points, solos)

    def _numbers(self, given: Any, key: str, names: Sequence[str]) -> dict[str, int]:
        """Whole numbers by the names of those at the table."""
        if not isinstance(given, dict) or not given:
            raise KartenwerkError(
                "these are no points", key=key, found=repr(given)[:60], expected='{ "Anna" = 12, ... }'
            )
        found: dict[str, int] = {}
        for one, number in given.items():
            name = self._find_player(one, key)
            if name not in names:
                raise KartenwerkError(
                    "this player does not sit at the table", key=key, found=repr(name), expected=", ".join(names)
                )
            if name in found:
                raise KartenwerkError("this player is told twice", key=key, found=repr(name))
            place = join(": ", (key, name))
            if isinstance(number, bool) or not isinstance(number, int):
                raise KartenwerkError("this is not a whole number", key=place, found=repr(number)[:60])
            if abs(number) > FURTHEST:
                most = at_most(FURTHEST)
                raise KartenwerkError("that is too many", key=place, found=_("more"), expected=most)
            found[name] = number
        return found

    def _withdrawn(self, values: Mapping[str, Any]) -> Withdrawn:
        place = self._table(values)
        if place not in self.results:
            raise KartenwerkError(
                "this table has no result", key=_("round {round}: table", round=place[0]), found=str(place[1])
            )
        self.results.remove(place)
        return Withdrawn(*place)

    def _presence(self, values: Mapping[str, Any], comes: bool) -> Presence:
        number = self._number(values["round"])
        name = self.names.of(values["name"], "name") if comes else self._find_player(values["name"], "name")
        self.known.add(name)
        return Presence(name, number, comes)
