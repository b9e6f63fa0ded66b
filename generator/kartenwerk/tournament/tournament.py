"""A tournament as its file tells it: players, rounds, results, who came late and who has left.

The file is like that of an evening: a head, then blocks. A round that is seated anew is written again, and the later
one counts; so nothing that stood there is lost.
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, Literal, NamedTuple

from pydantic import Field

from kartenwerk.catalog import Catalog, GameData
from kartenwerk.catalog.fields import Data, Id, Title
from kartenwerk.catalog.load import check_model
from kartenwerk.data import DataFile
from kartenwerk.errors import KartenwerkError, unknown
from kartenwerk.evening.blocks import Block, Parts, parts_of
from kartenwerk.evening.players import Player, checked_name, seat_of
from kartenwerk.evening.telling import FURTHEST
from kartenwerk.seating.plan import FIVE, LEAST, MOST, MOST_ROUNDS, Rest
from kartenwerk.tournament.scoreboard import TIES, Ranked, Scoreboard, Tie

_KEYS = {
    "round": {"number", "tables", "pause"},
    "result": {"round", "table", "points"},
    "late": {"name", "round"},
    "leave": {"name", "round"},
}
_MAY_HAVE = {"result": {"solos"}}


class TournamentFile(Data):
    """The head of a tournament's file.

    tables    how many sit at a table
    rest      what becomes of those left over: they sit at tables of the "other" size, they "pause", or they are the
              fifth at a table ("five")
    bye       what a pause brings: nothing, or the average of the player's own rounds
    ties      by what places are told apart, one after the other; those whom nothing tells apart share a place
    """

    format: Literal[1]
    tournament: Id
    name: Title = Field(default="", min_length=0, max_length=60)
    date: datetime.date | None = None
    players: tuple[Player, ...] = Field(strict=False, min_length=LEAST, max_length=MOST)
    rounds: int = Field(ge=1, le=MOST_ROUNDS)
    tables: Literal[3, 4] = 4
    rest: Rest = "other"
    bye: Literal["nothing", "average"] = "nothing"
    ties: tuple[Tie, ...] = Field(default=TIES, strict=False)
    seed: int = Field(default=1, ge=0, le=2**31)


class Seated(NamedTuple):
    """A round: the players of each table, and who pauses."""

    number: int
    tables: tuple[tuple[str, ...], ...]
    pause: tuple[str, ...] = ()

    def table_of(self, name: str) -> int | None:
        """The number of a player's table, from 1 on; None for a pause."""
        return next((at for at, table in enumerate(self.tables, start=1) if name in table), None)


@dataclass(frozen=True)
class Tournament:
    """A file that has been read. `name` is the file's, for messages."""

    name: str
    head: TournamentFile
    data: GameData
    parts: Parts

    @cached_property
    def players(self) -> tuple[str, ...]:
        """All who have ever played, those who came late at the end."""
        late = (str(block.values["name"]) for block in self.parts.blocks if block.kind == "late")
        return tuple(dict.fromkeys((*self.head.players, *late)))

    def playing(self, number: int) -> tuple[str, ...]:
        """Who plays in a round: who has come by then, and has not left."""
        here = dict.fromkeys(self.head.players, True)
        for block in self.parts.blocks:
            if block.kind in ("late", "leave") and block.values["round"] <= number:
                here[str(block.values["name"])] = block.kind == "late"
        return tuple(name for name in self.players if here.get(name))

    @cached_property
    def rounds(self) -> tuple[Seated, ...]:
        """The rounds that are seated, in their order."""
        found: dict[int, Seated] = {}
        for block in self.parts.blocks:
            if block.kind == "round":
                tables = tuple(tuple(table) for table in block.values["tables"])
                found[block.values["number"]] = Seated(block.values["number"], tables, tuple(block.values["pause"]))
        return tuple(found[number] for number in sorted(found))

    @cached_property
    def results(self) -> Mapping[tuple[int, int], Mapping[str, int]]:
        """What every table has brought, by round and table; a result that is told again replaces the one before."""
        return {
            (block.values["round"], block.values["table"]): block.values["points"]
            for block in self.parts.blocks
            if block.kind == "result"
        }

    @property
    def fifths(self) -> bool:
        """Whether somewhere five sit at a table, so that whoever deals sits out."""
        return any(len(table) == FIVE for at in self.rounds for table in at.tables)

    @property
    def played(self) -> int:
        """The last round with a result: it and those before it are not seated anew."""
        return max((number for number, _ in self.results), default=0)

    @property
    def missing(self) -> tuple[tuple[int, int], ...]:
        """Tables of rounds that have begun whose result is not told, as (round, table)."""
        return tuple(
            (at.number, table)
            for at in self.rounds
            if at.number <= self.played
            for table in range(1, len(at.tables) + 1)
            if (at.number, table) not in self.results
        )

    def met(self, rounds: Sequence[Seated]) -> Counter[tuple[str, str]]:
        """How often each pair meets in these rounds."""
        return Counter(pair for at in rounds for table in at.tables for pair in combinations(sorted(table), 2))

    @property
    def repeats(self) -> int:
        """How many meetings of the whole plan are not the first of their pair."""
        return sum(times - 1 for times in self.met(self.rounds).values())

    @cached_property
    def standing(self) -> tuple[Ranked, ...]:
        """The best first, by the file's order of ties."""
        solos = Counter[str]()
        for won in self._solos.values():
            solos.update(won)
        pauses = {name: self._for_pauses(name) for name in self.players}
        tables = list(self.results.values())
        return Scoreboard(self.players, tables, solos, pauses, self.head.ties, self.head.seed).places()

    @cached_property
    def _solos(self) -> Mapping[tuple[int, int], Mapping[str, int]]:
        """The solos that were won at every table, as the last of its results tells them."""
        return {
            (block.values["round"], block.values["table"]): block.values.get("solos", {})
            for block in self.parts.blocks
            if block.kind == "result"
        }

    def _for_pauses(self, name: str) -> int:
        """What the pauses bring a player: nothing, or the average of his own rounds, a half rounded up."""
        own = [points[name] for points in self.results.values() if name in points]
        if self.head.bye != "average" or not own:
            return 0
        pauses = sum(name in at.pause for at in self.rounds if at.number <= self.played)
        return pauses * ((2 * sum(own) + len(own)) // (2 * len(own)))

    def player(self, told: str, among: Sequence[str] | None = None) -> str:
        """The player whose name begins so; KartenwerkError if there is none, or more than one."""
        names = self.players if among is None else among
        return names[seat_of(names, told, "NAME")]


def open_tournament(text: str, name: str, catalog: Catalog) -> Tournament:
    """The tournament that a file's text tells; KartenwerkError names the line for what cannot be."""
    parts = parts_of(text, name)
    head = check_model(dict(parts.head), TournamentFile, DataFile(Path(name), name))
    if head.tournament not in catalog.game_ids:
        error = unknown("game", head.tournament, catalog.game_ids, "tournament")
        error.file = name
        raise error
    if len(set(map(str.casefold, head.players))) < len(head.players):
        raise KartenwerkError("two players have the same name", file=name, key="players")
    if parts.blocks and parts.blocks[-1].kind in _KEYS and _KEYS[parts.blocks[-1].kind] - set(parts.blocks[-1].values):
        parts = parts.without_last()
    found = Tournament(name, head, catalog.game(head.tournament), parts)
    known = set(head.players)
    for block in parts.blocks:
        try:
            _check(found, block, known)
        except KartenwerkError as error:
            place = f"line {block.line}: [[{block.kind}]]"
            key = f"{place}: {error.key}" if error.key else place
            raise KartenwerkError(
                error.message, file=name, key=key, found=error.found, expected=error.expected
            ) from error
    return found


def _check(found: Tournament, block: Block, known: set[str]) -> None:
    """KartenwerkError for a block that cannot be."""
    values: Mapping[str, Any] = block.values
    if block.kind not in _KEYS:
        raise unknown("block", block.kind, _KEYS)
    if wrong := _KEYS[block.kind] ^ (set(values) - _MAY_HAVE.get(block.kind, set())):
        raise KartenwerkError("this key is missing, or too many", key=sorted(wrong)[0])
    number = values["number" if block.kind == "round" else "round"]
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= found.head.rounds:
        raise KartenwerkError(
            "there is no such round", key="round", found=repr(number), expected=f"1 to {found.head.rounds}"
        )
    if block.kind in ("late", "leave"):
        name = values["name"]
        if not isinstance(name, str) or not name.strip() or (block.kind == "leave" and name not in known):
            raise KartenwerkError("there is no player of that name", key="name", found=repr(name))
        known.add(checked_name(name))
    elif block.kind == "round":
        names = [name for table in _lists(values["tables"], "tables") for name in _names(table, "tables")]
        names += _names(values["pause"], "pause")
        if strange := [name for name in names if name not in known]:
            raise KartenwerkError("there is no player of that name", key="tables", found=repr(strange[0]))
        if len(set(names)) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            raise KartenwerkError("a player sits twice", key="tables", found=repr(twice))
    else:
        _check_numbers(values["points"], "points", known)
        if "solos" in values:
            _check_numbers(values["solos"], "solos", known)
            if below := [name for name, won in values["solos"].items() if won < 0]:
                raise KartenwerkError("that is too few", key=f"solos: {below[0]}", expected="0 or more")


def _check_numbers(told: Any, key: str, known: set[str]) -> None:
    """KartenwerkError unless these are whole numbers by players' names."""
    if not isinstance(told, dict) or not told:
        raise KartenwerkError("these are no points", key=key, found=repr(told)[:60], expected='{ "Anna" = 12, ... }')
    for name, one in told.items():
        if name not in known:
            raise KartenwerkError("there is no player of that name", key=key, found=repr(name))
        if isinstance(one, bool) or not isinstance(one, int) or abs(one) > FURTHEST:
            raise KartenwerkError("this is not a whole number", key=f"{key}: {name}", found=repr(one))


def _lists(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise KartenwerkError("this is no list", key=key, found=repr(value)[:60], expected="a list of names")
    return value


def _names(value: Any, key: str) -> list[str]:
    names = _lists(value, key)
    if not all(isinstance(name, str) for name in names):
        raise KartenwerkError("these are no names", key=key, found=repr(value)[:60], expected="a list of names")
    return names
