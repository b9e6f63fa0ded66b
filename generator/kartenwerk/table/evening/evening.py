"""An evening: its deals, their results by the game's rules, and the standing."""

from __future__ import annotations

import datetime
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import Field

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import in_file, unknown
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.fields import Id, Title, VersionedFile
from kartenwerk.catalog.game import HouseRules
from kartenwerk.catalog.load import check_model, write_day
from kartenwerk.play.engine.scoring import Fact, Scoring
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games import rules_of
from kartenwerk.table.blocks.names import Player, check_apart
from kartenwerk.table.blocks.parts import Block, GameFile, Parts, lacks_a_key, parts_of, read_blocks
from kartenwerk.table.evening.counting import CountedEvening, Course, Moment, WrittenLine, count, scoring_of
from kartenwerk.table.evening.dealer import DEALER, players_of
from kartenwerk.table.evening.entries import KINDS, Entry

LARGEST_BUY_IN = 1_000_000
"""The most chips with which everybody may begin."""

MOST_DEALS = 1000
"""The most deals after which an evening may be set to end."""


class EveningFile(VersionedFile):
    """The head of an evening's file; a game that is not the program's has a file of its own."""

    game: Id
    game_file: GameFile | None = None
    name: Title = Field(default="", max_length=60)
    date: datetime.date | None = None
    players: tuple[Player, ...] = Field(strict=False, min_length=1, max_length=24)
    rules: dict[str, Any] = Field(default_factory=dict)
    buy_in: int | None = Field(default=None, ge=1, le=LARGEST_BUY_IN)
    deals: int | None = Field(default=None, ge=1, le=MOST_DEALS)


class Placing(NamedTuple):
    """A player's place, from 1 on; players with as much share one."""

    place: int
    name: str
    points: int
    deals: int


@dataclass(frozen=True)
class Evening:
    """A file that has been read. `name` is the file's, for messages; `entries` are the blocks with what they say."""

    name: str
    head: EveningFile
    session: Session
    parts: Parts
    entries: tuple[tuple[Block, Entry], ...]

    @cached_property
    def _course(self) -> Course:
        return Course(self.name, self.session, self.head.players, self.head.buy_in, self.entries)

    @property
    def scoring(self) -> Scoring[Any, Any, Any]:
        return self._course.scoring

    @property
    def rules(self) -> Any:
        return self._course.rules

    @property
    def everybody(self) -> tuple[str, ...]:
        """All who have played this evening, in the order in which they came."""
        return self._course.everybody

    @cached_property
    def lines(self) -> tuple[WrittenLine, ...]:
        """Every line of the pad, struck ones too, in the order of the deals."""
        return self._counted.lines

    @property
    def deals(self) -> tuple[WrittenLine, ...]:
        """The deals that count."""
        return tuple(line for line in self.lines if not line.struck)

    @property
    def number(self) -> int:
        """How many deals have been written down, voided ones too."""
        return self._course.number

    @property
    def next(self) -> Moment:
        """The deal that comes next: who plays it, who gives, what there is before it."""
        return self._counted.moments[-1]

    def moment(self, deal: int) -> Moment:
        """The moment of a deal that has been written down, by its number from 1 on."""
        return self._counted.moments[deal - 1]

    @property
    def at_table(self) -> tuple[str, ...]:
        """Who plays the next deal, seat by seat."""
        return self.next.names

    @property
    def over(self) -> bool:
        """Whether the match is over, by the game's rules or by the number of deals that was agreed."""
        if self.head.deals is not None:
            return len(self.deals) >= self.head.deals
        return bool(self.deals) and self.scoring.over(self.rules, self.next.before)

    @cached_property
    def points(self) -> tuple[int, ...]:
        """What everybody has: points, chips or lives."""
        return self._counted.points

    @property
    def standing(self) -> tuple[Placing, ...]:
        """The best first; equal points share a place."""
        played = {name: sum(name in line.names for line in self.deals) for name in self.everybody}
        order = sorted(range(len(self.everybody)), key=lambda one: (-self.points[one], one))
        places = []
        for one in order:
            place = 1 + sum(other > self.points[one] for other in self.points)
            places.append(Placing(place, self.everybody[one], self.points[one], played[self.everybody[one]]))
        return tuple(places)

    @cached_property
    def solos(self) -> Counter[str]:
        """How many solos everybody has won: deals in which one of three or more wins as much from each other one."""
        won = Counter[str]()
        for line in self.deals:
            brought = dict(zip(self.everybody, line.result, strict=True))
            at_table = [brought[name] for name in line.names]
            best = max(at_table)
            if len(at_table) > 2 and best > 0 and at_table.count(-best // (len(at_table) - 1)) == len(at_table) - 1:
                won.update(name for name in line.names if brought[name] == best)
        return won

    @cached_property
    def _counted(self) -> CountedEvening:
        return count(self._course)

    def list_questions(self, moment: Moment | None = None) -> tuple[Fact, ...]:
        """The questions about a deal, by default the next one."""
        return self.scoring.asked(self.rules, (moment or self.next).before)


def open_evening(text: str, name: str, catalog: Catalog) -> Evening:
    """Read an evening from a file's text; KartenwerkError names the line and the rule of an impossible entry."""
    parts = parts_of(text, name)
    head = check_model(dict(parts.head), EveningFile, DataFile(Path(name), name))
    with in_file(name):
        if head.game not in catalog.game_ids:
            raise unknown("there is no game of that name", head.game, catalog.game_ids, "game")
        data = catalog.game(head.game)
        changes = data.read_switches(head.rules)
        data.settle(changes, source=name)
        house = HouseRules(head.name, write_day(head.date, data.language), changes)
        session = Session(rules_of(data), data, catalog.deck(data.deck), house, head.players)
        check_apart(head.players, key="players")
        players = players_of(session, len(head.players))
    if parts.blocks and _is_cut(parts.blocks[-1], session, players):
        parts = parts.without_last()
    return Evening(name, head, session, parts, read_blocks(parts.blocks, KINDS, name))


def _is_cut(block: Block, session: Session, players: int) -> bool:
    """Whether the last block of the file has been cut: what it must have is not all there."""
    if block.kind not in ("deal", "correct") or lacks_a_key(block, KINDS):
        return lacks_a_key(block, KINDS)
    scoring, rules = scoring_of(session), session.game.rules(**session.values)
    wanted = scoring.asked(rules, scoring.begin(rules, players))
    given = {key: value for key, value in block.values.items() if key not in ("deal", DEALER)}
    if set(given) - {fact.id for fact in wanted}:
        return False
    return any(not fact.optional and fact.id not in given and fact.when(given) for fact in wanted)
