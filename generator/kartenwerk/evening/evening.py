"""An evening: its deals, what each brought by the game's rules, and how everybody stands."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import AfterValidator, Field, TypeAdapter, ValidationError

from kartenwerk.catalog import Catalog
from kartenwerk.catalog.fields import Data, Id, Title
from kartenwerk.catalog.game import HouseRules
from kartenwerk.catalog.load import check_model
from kartenwerk.data import DataFile
from kartenwerk.engine.contract import Item
from kartenwerk.engine.scoring import Before, Fact, Scoring
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError, unknown
from kartenwerk.evening.blocks import Block, Parts, parts_of
from kartenwerk.evening.telling import read, seat_of
from kartenwerk.games import game as rules_of

LONGEST_NAME, MOST_BLOCKS = 24, 2000
KINDS = ("deal", "correct", "void", "chips", "seats")


def _plain(name: str) -> str:
    if any(sign in ",;:=>\"'" for sign in name):
        raise ValueError("a name has none of , ; : = > and quotes")
    return name


Player = Annotated[Title, Field(max_length=LONGEST_NAME), AfterValidator(_plain)]
_PLAYER: TypeAdapter[str] = TypeAdapter(Player)


def checked_name(name: object) -> str:
    """The name of a player who comes later; KartenwerkError if it can be none."""
    try:
        return _PLAYER.validate_python(name)
    except ValidationError as error:
        raise KartenwerkError(
            "this can be no player's name",
            found=repr(name)[:60],
            expected=f"up to {LONGEST_NAME} signs, without , ; : = > and quotes",
        ) from error


class EveningFile(Data):
    """The head of an evening's file."""

    format: Literal[1]
    game: Id
    name: Title = Field(default="", min_length=0, max_length=60)
    date: datetime.date | None = None
    players: tuple[Player, ...] = Field(strict=False, min_length=1, max_length=24)
    rules: dict[str, Any] = Field(default_factory=dict)
    buy_in: int | None = Field(default=None, ge=1, le=1_000_000)
    deals: int | None = Field(default=None, ge=1, le=1000)


class WrittenLine(NamedTuple):
    """A deal as it is written down: its number, its facts, its items and what it brought everybody.

    `names` are those at the table; `result` and `sums`, what everybody has after it, go by `Evening.everybody`. A line
    that was told anew or voided is `struck`; one that tells a deal anew is `corrected`. `pot` waits for the next deal.
    """

    number: int
    line: int
    names: tuple[str, ...]
    told: Mapping[str, Any]
    facts: Any
    items: tuple[Item, ...]
    result: tuple[int, ...]
    sums: tuple[int, ...]
    struck: bool = False
    corrected: bool = False
    pot: int = 0


class Placing(NamedTuple):
    """A player's place, from 1 on; players with as much share one."""

    place: int
    name: str
    points: int
    deals: int


@dataclass(frozen=True)
class Evening:
    """A file that has been read. `name` is the file's, for messages."""

    name: str
    head: EveningFile
    session: Session
    parts: Parts

    @property
    def scoring(self) -> Scoring[Any, Any, Any]:
        return scoring_of(self.session)

    @cached_property
    def rules(self) -> Any:
        return self.session.game.rules(**self.session.values)

    @cached_property
    def everybody(self) -> tuple[str, ...]:
        """All who have played this evening, in the order in which they came."""
        names = dict.fromkeys(self.head.players)
        for block in self.parts.blocks:
            if block.kind == "seats":
                names |= dict.fromkeys(_names(block))
        return tuple(names)

    @cached_property
    def lines(self) -> tuple[WrittenLine, ...]:
        """Every line of the pad, struck ones too, in the order of the deals."""
        return tuple(self._counted[0])

    @property
    def deals(self) -> tuple[WrittenLine, ...]:
        """The deals that count."""
        return tuple(line for line in self.lines if not line.struck)

    @property
    def number(self) -> int:
        """How many deals have been written down, voided ones too."""
        return sum(block.kind == "deal" for block in self.parts.blocks)

    @property
    def before(self) -> Before:
        """What there is before the next deal, by the seats at the table."""
        return self._counted[1]

    @property
    def at_table(self) -> tuple[str, ...]:
        """Who plays the next deal, seat by seat."""
        return self._counted[2]

    @property
    def over(self) -> bool:
        """Whether the match is over, by the game's rules or by the number of deals that was agreed."""
        if self.head.deals is not None:
            return len(self.deals) >= self.head.deals
        return bool(self.deals) and self.scoring.over(self.rules, self.before)

    @cached_property
    def points(self) -> tuple[int, ...]:
        """What everybody has: points, chips or lives."""
        return self._counted[3]

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
    def _counted(self) -> tuple[list[WrittenLine], Before, tuple[str, ...], tuple[int, ...]]:
        return _count(self)

    def asked(self) -> tuple[Fact, ...]:
        """What is asked of the next deal."""
        return self.scoring.asked(self.rules, self.before)


def scoring_of(session: Session) -> Scoring[Any, Any, Any]:
    """How the game is written down; KartenwerkError for a game that does not say."""
    if session.game.scoring is None:
        raise KartenwerkError(f"{session.data.title} does not say how a table writes it down", key="game")
    return session.game.scoring


def open_evening(text: str, name: str, catalog: Catalog) -> Evening:
    """The evening that a file's text tells; KartenwerkError names the line and the rule for what cannot be."""
    parts = parts_of(text, name)
    head = check_model(dict(parts.head), EveningFile, DataFile(Path(name), name))
    if head.game not in catalog.game_ids:
        raise _in(name, unknown("game", head.game, catalog.game_ids, "game"))
    data = catalog.game(head.game)
    changes = data.read_switches(head.rules)
    data.settle(changes, source=name)
    house = HouseRules(head.name, head.date.strftime("%d.%m.%Y") if head.date else "", changes)
    session = Session(rules_of(head.game), data, catalog.deck(data.deck), house, head.players)
    if len(set(map(str.casefold, head.players))) < len(head.players):
        raise KartenwerkError("two players have the same name", file=name, key="players")
    try:
        session.game.check_players(data, len(head.players))
    except KartenwerkError as error:
        raise _in(name, error) from error
    if len(parts.blocks) > MOST_BLOCKS:
        raise KartenwerkError("the file has too many blocks", file=name, expected=f"at most {MOST_BLOCKS}")
    evening = Evening(name, head, session, parts)
    if parts.blocks and _lacks(evening, parts.blocks[-1]):
        evening = Evening(name, head, session, parts.without_last())
    return evening


def _lacks(evening: Evening, block: Block) -> bool:
    """Whether the last block of the file has been cut: what it must have is not all there."""
    if block.kind in ("void", "chips", "seats"):
        return not set(_KEYS[block.kind]) <= set(block.values)
    if block.kind not in ("deal", "correct"):
        return False
    wanted = evening.scoring.asked(evening.rules, evening.scoring.begin(evening.rules, len(evening.head.players)))
    told = {key: value for key, value in block.values.items() if key != "deal"}
    if set(told) - {fact.id for fact in wanted}:
        return False
    return any(not fact.optional and fact.id not in told and fact.when(told) for fact in wanted)


_KEYS = {"void": ("deal",), "chips": ("player", "add"), "seats": ("players",)}


def _in(name: str, error: KartenwerkError) -> KartenwerkError:
    error.file = error.file or name
    return error


def _names(block: Block) -> tuple[str, ...]:
    names = block.values.get("players")
    if not isinstance(names, list) or not all(isinstance(one, str) and one.strip() for one in names):
        return ()
    return tuple(names)


def _at(evening: Evening, block: Block, error: KartenwerkError, deal: int | None = None) -> KartenwerkError:
    """The error with its place: the file, the line, the deal and the fact."""
    place = f"line {block.line}" + (f": deal {deal}" if deal is not None else f": [[{block.kind}]]")
    key = f"{place}: {error.key}" if error.key else place
    return KartenwerkError(error.message, file=evening.name, key=key, found=error.found, expected=error.expected)


def _count(evening: Evening) -> tuple[list[WrittenLine], Before, tuple[str, ...], tuple[int, ...]]:
    """All lines, what there is before the next deal, who is at the table, and what everybody has."""
    scoring, rules = evening.scoring, evening.rules
    everybody = evening.everybody
    later = _corrections(evening)
    names = evening.head.players
    before = _begin(evening, len(names))
    sums = dict.fromkeys(everybody, 0)
    if scoring.standing:
        sums |= dict(zip(names, scoring.standing(rules, before), strict=True))
    lines: list[WrittenLine] = []
    number = 0
    for block in evening.parts.blocks:
        if block.kind == "seats":
            before, names = _seated(evening, block, before, names)
        elif block.kind == "chips":
            before = _bought(evening, block, before, names)
        elif block.kind == "deal":
            number += 1
            for told, struck, place in _tellings(block, later.get(number, ())):
                try:
                    line, then = _scored(evening, told, before, names, number, place, struck)
                except KartenwerkError as error:
                    raise _at(evening, place, error, number) from error
                if not struck:
                    before = then
                    sums = sums | _standing(evening, then, names, sums, line.result)
                lines.append(line._replace(sums=tuple(sums.get(name, 0) for name in everybody)))
        if scoring.standing and block.kind in ("chips", "seats"):
            sums = sums | dict(zip(names, scoring.standing(rules, before), strict=True))
    return lines, before, names, tuple(sums.get(name, 0) for name in everybody)


def _standing(
    evening: Evening, then: Before, names: Sequence[str], sums: Mapping[str, int], result: Sequence[int]
) -> dict[str, int]:
    """What everybody has after a deal: as the game counts the match, or the sum of what the deals brought."""
    if evening.scoring.standing:
        return dict(zip(names, evening.scoring.standing(evening.rules, then), strict=True))
    return {name: sums.get(name, 0) + points for name, points in zip(evening.everybody, result, strict=True)}


def _begin(evening: Evening, players: int) -> Before:
    before = evening.scoring.begin(evening.rules, players)
    if evening.head.buy_in is None:
        return before
    if evening.session.game.accounts is None:
        raise KartenwerkError("only games for chips have a buy-in", file=evening.name, key="buy_in")
    return before._replace(sums=(evening.head.buy_in,) * players)


def _corrections(evening: Evening) -> Mapping[int, Sequence[Block]]:
    """What was said later of a deal, by its number."""
    later: dict[int, list[Block]] = {}
    dealt = 0
    for block in evening.parts.blocks:
        if block.kind not in KINDS:
            raise _at(evening, block, unknown("block", block.kind, KINDS))
        if block.kind in _KEYS and (wrong := set(_KEYS[block.kind]) ^ set(block.values)):
            raise _at(evening, block, KartenwerkError("this key is missing, or too many", key=sorted(wrong)[0]))
        dealt += block.kind == "deal"
        if block.kind in ("correct", "void"):
            deal = block.values.get("deal")
            if not isinstance(deal, int) or isinstance(deal, bool) or not 1 <= deal <= dealt:
                wanted = f"1 to {dealt}" if dealt else None
                missing = KartenwerkError("there is no such deal", key="deal", found=repr(deal), expected=wanted)
                raise _at(evening, block, missing)
            later.setdefault(deal, []).append(block)
    return later


def _tellings(block: Block, later: Sequence[Block]) -> Iterator[tuple[Mapping[str, Any], bool, Block]]:
    """How a deal was told, each time but the last struck out: what was said, whether it is struck, and where."""
    told: list[tuple[Mapping[str, Any], Block]] = [(block.values, block)]
    void = False
    for one in later:
        void = one.kind == "void"
        if one.kind == "correct":
            told.append(({key: value for key, value in one.values.items() if key != "deal"}, one))
    for place, (values, where) in enumerate(told):
        yield values, void or place < len(told) - 1, where


def _scored(
    evening: Evening,
    told: Mapping[str, Any],
    before: Before,
    names: tuple[str, ...],
    number: int,
    block: Block,
    struck: bool,
) -> tuple[WrittenLine, Before]:
    """A line of the pad, its sums still to be filled in, and what there is after it."""
    scoring, rules = evening.scoring, evening.rules
    facts = facts_of(scoring, rules, before, names, told)
    items = scoring.score(rules, facts, before)
    by_name = dict(zip(names, evening.session.game.result_of(items, len(names)), strict=True))
    result = tuple(by_name.get(name, 0) for name in evening.everybody)
    line = WrittenLine(number, block.line, names, told, facts, items, result, (), struck, block.kind == "correct")
    then = scoring.then(rules, facts, before)
    return line._replace(pot=then.pot), then


def facts_of(
    scoring: Scoring[Any, Any, Any], rules: Any, before: Before, names: Sequence[str], told: Mapping[str, Any]
) -> Any:
    """The facts that a block tells; KartenwerkError names the fact that is wrong."""
    wanted = {fact.id: fact for fact in scoring.asked(rules, before)}
    known = {}
    for key, value in told.items():
        if key not in wanted:
            raise unknown("fact", key, wanted, key)
        known[key] = read(wanted[key], value, names)
    return scoring.read(rules, known, before)


def _bought(evening: Evening, block: Block, before: Before, names: tuple[str, ...]) -> Before:
    """Chips bought again between two deals."""
    try:
        if evening.session.game.accounts is None:
            raise KartenwerkError("only in games for chips are they bought")
        seat, add = seat_of(names, block.values["player"], "player"), block.values["add"]
        if isinstance(add, bool) or not isinstance(add, int) or not 1 <= add <= 1_000_000:
            raise KartenwerkError("this is no number of chips", key="add", found=repr(add), expected="1 or more")
    except KartenwerkError as error:
        raise _at(evening, block, error) from error
    sums = tuple(has + add if one == seat else has for one, has in enumerate(before.sums))
    return before._replace(sums=sums)


def _seated(evening: Evening, block: Block, before: Before, names: tuple[str, ...]) -> tuple[Before, tuple[str, ...]]:
    """Who plays from here on: whoever stays keeps what he has, whoever comes begins anew."""
    now = _names(block)
    try:
        if not now or len(set(map(str.casefold, now))) < len(now):
            raise KartenwerkError("these are no players, each named once", key="players")
        for name in now:
            checked_name(name)
        evening.session.game.check_players(evening.session.data, len(now))
    except KartenwerkError as error:
        raise _at(evening, block, error) from error
    fresh = _begin(evening, len(now))
    had = dict(zip(names, before.sums, strict=True))
    sums = tuple(had.get(name, begun) for name, begun in zip(now, fresh.sums, strict=True))
    return before._replace(players=len(now), sums=sums, more=fresh.more), now
