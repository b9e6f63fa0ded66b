"""A tournament, read from its file: players, rounds, results, who came late and who has left.

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
from typing import Literal

from pydantic import Field

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError, check_between, in_file, unknown
from kartenwerk.base.message import _, between
from kartenwerk.catalog import Catalog, GameData
from kartenwerk.catalog.fields import Id, Title, VersionedFile
from kartenwerk.catalog.load import check_model
from kartenwerk.table.blocks.names import Player, check_apart, seat_of
from kartenwerk.table.blocks.parts import GameFile, Parts, lacks_a_key, parts_of
from kartenwerk.table.seating.plan import FIVE, LEAST, MOST, MOST_ROUNDS, Rest
from kartenwerk.table.tournament.entries import (
    BLOCKS,
    Entry,
    Presence,
    RoundBegins,
    Seated,
    TableResult,
    Withdrawn,
    read_entries,
)
from kartenwerk.table.tournament.scoreboard import TIES, Bye, Ranked, Scoreboard, Tie


class TournamentFile(VersionedFile):
    """The head of a tournament's file.

    tables    how many sit at a table
    rest      what becomes of those left over: they sit at tables of the "other" size, they "pause", or they are the
              fifth at a table ("five")
    bye       what a pause brings: nothing, or the average of the player's own rounds
    ties      the tie-breakers in order; players whom none separates share a place
    """

    tournament: Id
    game_file: GameFile | None = None
    name: Title = Field(default="", max_length=60)
    date: datetime.date | None = None
    players: tuple[Player, ...] = Field(strict=False, min_length=LEAST, max_length=MOST)
    rounds: int = Field(ge=1, le=MOST_ROUNDS)
    tables: Literal[3, 4] = 4
    rest: Rest = "other"
    bye: Bye = "nothing"
    ties: tuple[Tie, ...] = Field(default=TIES, strict=False)
    seed: int = Field(default=1, ge=0, le=2**31)


@dataclass(frozen=True)
class Tournament:
    """A file that has been read. `name` is the file's, for messages.

    `players` are all who have ever played, those who came late at the end; `entries` are those of the blocks.
    """

    name: str
    head: TournamentFile
    data: GameData
    parts: Parts
    players: tuple[str, ...]
    entries: tuple[Entry, ...]

    def playing(self, number: int) -> tuple[str, ...]:
        """Who plays in a round: who has come by then, and has not left."""
        here = dict.fromkeys(self.players[: len(self.head.players)], True)
        for entry in self.entries:
            if isinstance(entry, Presence) and entry.round <= number:
                here[entry.name] = entry.comes
        return tuple(name for name in self.players if here.get(name))

    @cached_property
    def rounds(self) -> tuple[Seated, ...]:
        """The rounds that are seated, in their order."""
        found = {entry.number: entry for entry in self.entries if isinstance(entry, Seated)}
        return tuple(found[number] for number in sorted(found))

    @cached_property
    def results(self) -> Mapping[tuple[int, int], TableResult]:
        """The result of every table, by round and table: the last entry, unless it was withdrawn."""
        found: dict[tuple[int, int], TableResult] = {}
        for entry in self.entries:
            if isinstance(entry, TableResult):
                found[entry.round, entry.table] = entry
            elif isinstance(entry, Withdrawn):
                del found[entry.round, entry.table]
        return found

    @property
    def fifths(self) -> bool:
        """Whether somewhere five sit at a table and the game is not played by five, so that the dealer sits out."""
        fives = any(len(table) == FIVE for at in self.rounds for table in at.tables)
        return fives and FIVE not in self.data.players

    @property
    def played(self) -> int:
        """The last round with a result."""
        return max((number for number, _ in self.results), default=0)

    @property
    def begun(self) -> int:
        """The last round that has begun, by word or as it has a result: it and those before it are not seated anew."""
        return max([self.played, *(entry.round for entry in self.entries if isinstance(entry, RoundBegins))])

    @property
    def records_begins(self) -> bool:
        """Whether it is written down when rounds begin."""
        return any(isinstance(entry, RoundBegins) for entry in self.entries)

    @property
    def last_change(self) -> int:
        """The last round from which on somebody comes or leaves; 0 if nobody does."""
        return max((entry.round for entry in self.entries if isinstance(entry, Presence)), default=0)

    @property
    def missing(self) -> tuple[tuple[int, int], ...]:
        """Tables without a result in rounds that have begun, as (round, table)."""
        return tuple(
            (at.number, table)
            for at in self.rounds
            if at.number <= self.begun
            for table in range(1, len(at.tables) + 1)
            if (at.number, table) not in self.results
        )

    def count_meetings(self, rounds: Sequence[Seated]) -> Counter[tuple[str, str]]:
        """How often each pair meets in these rounds."""
        return Counter(pair for at in rounds for table in at.tables for pair in combinations(sorted(table), 2))

    @property
    def repeats(self) -> int:
        """How many meetings of the whole plan are not the first of their pair."""
        return sum(times - 1 for times in self.count_meetings(self.rounds).values())

    @cached_property
    def standing(self) -> tuple[Ranked, ...]:
        """The best first, by the file's order of ties."""
        solos = Counter[str]()
        for result in self.results.values():
            solos.update(result.solos)
        pauses = {name: self._for_pauses(name) for name in self.players}
        tables = [result.points for result in self.results.values()]
        return Scoreboard(self.players, tables, solos, pauses, self.head.ties, self.head.seed).places()

    def _for_pauses(self, name: str) -> int:
        """What the pauses bring a player: nothing, or the average of his own rounds, a half rounded up."""
        own = [result.points[name] for result in self.results.values() if name in result.points]
        if self.head.bye != "average" or not own:
            return 0
        pauses = sum(name in at.pause for at in self.rounds if at.number <= self.begun)
        return pauses * ((2 * sum(own) + len(own)) // (2 * len(own)))

    def names_at(self, number: int, table: int) -> tuple[str, ...]:
        """Who sits at a table, both counted from 1; KartenwerkError if this round has no such table."""
        seated = next((at for at in self.rounds if at.number == number), None)
        if seated is None:
            wanted = between(1, len(self.rounds)) if self.rounds else "kartenwerk tournament seat first"
            raise KartenwerkError("there is no such round", key=_("ROUND"), found=str(number), expected=wanted)
        check_between("this round has no such table", table, 1, len(seated.tables), _("TABLE"))
        return seated.tables[table - 1]

    def check_result(self, number: int, table: int) -> None:
        """KartenwerkError unless the table has a result."""
        self.names_at(number, table)
        if (number, table) not in self.results:
            raise KartenwerkError("this table has no result", key=_("TABLE"), found=str(table))

    def player(self, given: str, among: Sequence[str] | None = None) -> str:
        """The player whose name begins so; KartenwerkError if there is none, or more than one."""
        names = self.players if among is None else among
        return names[seat_of(names, given, "NAME")]


def open_tournament(text: str, name: str, catalog: Catalog) -> Tournament:
    """Read a tournament from a file's text; KartenwerkError names the line of an impossible entry."""
    parts = parts_of(text, name)
    head = check_model(dict(parts.head), TournamentFile, DataFile(Path(name), name))
    with in_file(name):
        if head.tournament not in catalog.game_ids:
            raise unknown("there is no game of that name", head.tournament, catalog.game_ids, "tournament")
        check_apart(head.players, key="players")
    if parts.blocks and lacks_a_key(parts.blocks[-1], BLOCKS):
        parts = parts.without_last()
    players, entries = read_entries(parts.blocks, head.players, head.rounds, name)
    return Tournament(name, head, catalog.game(head.tournament), parts, players, entries)
