"""Counting the blocks of an evening: every deal by the game's rules, from the state that earlier deals left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _, at_most, between
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Scoring
from kartenwerk.play.engine.session import Session
from kartenwerk.table.blocks.names import check_apart, fold_name, index_names, seat_of
from kartenwerk.table.blocks.parts import Block
from kartenwerk.table.evening.dealer import DEALER, TableSeats, lets_dealer_out, players_of
from kartenwerk.table.evening.entries import MOST_PLAYERS, ChipsBought, Correction, DealEntry, Entry, SeatsChanged, Void
from kartenwerk.table.evening.facts import read


class WrittenLine(NamedTuple):
    """A deal on the pad: its number, its facts, its items and everybody's result.

    `names` are those who played; `result` and `sums`, what everybody has after it, go by `Evening.everybody`. A line
    that was corrected or voided is `struck`; the correction is `corrected`. `pot` waits for the next deal.
    """

    number: int
    line: int
    names: tuple[str, ...]
    given: Mapping[str, Any]
    facts: Any
    items: tuple[Item, ...]
    result: tuple[int, ...]
    sums: tuple[int, ...]
    struck: bool
    corrected: bool
    pot: int


class Moment(NamedTuple):
    """The table when a deal is written down, and the state before it."""

    table: TableSeats
    before: Before

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, seat by seat."""
        return self.table.playing

    def with_dealer(self, given: Mapping[str, Any]) -> Moment:
        """The moment with the dealer whom the deal names, where a dealer sits out; KartenwerkError for a stranger."""
        if DEALER not in given or not self.table.sits_out:
            return self
        return self._replace(table=self.table._replace(dealer=seat_of(self.table.names, given[DEALER], DEALER)))


class CountedEvening(NamedTuple):
    """All lines, the moment of each deal and of the one to come, and what everybody has."""

    lines: tuple[WrittenLine, ...]
    moments: tuple[Moment, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """What an evening is counted from. `file` is for messages, `players` are the first ones, `buy_in` their chips."""

    file: str
    session: Session
    players: tuple[str, ...]
    buy_in: int | None
    entries: Sequence[tuple[Block, Entry]]

    @cached_property
    def scoring(self) -> Scoring[Any, Any, Any]:
        """How the game is written down; KartenwerkError for a game that does not say."""
        return scoring_of(self.session)

    @cached_property
    def rules(self) -> Any:
        return self.session.rules

    @cached_property
    def everybody(self) -> tuple[str, ...]:
        """All who have played this evening, in the order in which they came."""
        changes = (entry.players for _, entry in self.entries if isinstance(entry, SeatsChanged))
        return tuple(index_names(chain(self.players, *changes)).values())

    @cached_property
    def number(self) -> int:
        """How many deals have been written down, voided ones too."""
        return sum(type(entry) is DealEntry for _, entry in self.entries)


def scoring_of(session: Session) -> Scoring[Any, Any, Any]:
    """How the game is written down; KartenwerkError for a game that does not say."""
    if session.game.scoring is None:
        raise KartenwerkError("{title} does not say how a table writes it down", title=session.data.title, key="game")
    return session.game.scoring


def count(course: Course) -> CountedEvening:
    """Count the blocks; KartenwerkError names file, line, deal and fact of an impossible entry."""
    return _Count(course).all()


class _Count:
    """Counts block after block, and keeps the standing."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.called = index_names(course.everybody)
        self.table = TableSeats(course.players, players_of(course.session, len(course.players)))
        self.before = _begin(course, self.table.players)
        self.changing = lets_dealer_out(course.session.game, course.session.data)
        self.sums = dict.fromkeys(course.everybody, 0)
        self.lines: list[WrittenLine] = []
        self.moments: list[Moment] = []
        self._stand()

    def all(self) -> CountedEvening:
        later = _corrections(self.course)
        for block, entry in self.course.entries:
            if type(entry) is DealEntry:
                self._deal(block, entry, later.get(len(self.moments) + 1, ()))
            elif isinstance(entry, SeatsChanged | ChipsBought):
                try:
                    self._seat(entry) if isinstance(entry, SeatsChanged) else self._buy(entry)
                except KartenwerkError as error:
                    raise block.locate(error, self.course.file) from error
                self._stand()
        self.moments.append(self._moment())
        return CountedEvening(tuple(self.lines), tuple(self.moments), self._points())

    def _stand(self) -> None:
        """Sums as the game counts the match, where it does."""
        if self.course.scoring.standing:
            standing = self.course.scoring.standing(self.course.rules, self.before)
            self.sums |= dict(zip(self.table.names, standing, strict=True))

    def _points(self) -> tuple[int, ...]:
        return tuple(self.sums[name] for name in self.course.everybody)

    def _moment(self) -> Moment:
        return Moment(self.table, self._at(self.table))

    def _at(self, table: TableSeats) -> Before:
        """The state before a deal, for those who play it."""
        if not self.changing:
            return self.before
        return self.before._replace(sums=tuple(self.sums[name] for name in table.playing))

    def _deal(self, block: Block, entry: DealEntry, later: Sequence[tuple[Block, Correction | Void]]) -> None:
        """All lines of a deal: the first entry and its corrections."""
        number, moment = len(self.moments) + 1, self._moment()
        for given, struck, place in _versions(block, entry, later):
            try:
                moment = moment.with_dealer(given)
                moment = moment._replace(before=self._at(moment.table))
                line, then = score_deal(self.course, given, moment, number, place, struck)
            except KartenwerkError as error:
                raise place.locate(error, self.course.file, _("deal {deal}", deal=number)) from error
            if not struck:
                self.before = then
                self._add(line.result)
            self.lines.append(line._replace(sums=self._points()))
        self.moments.append(moment)
        self.table = moment.table.next_deal()

    def _add(self, result: Sequence[int]) -> None:
        if self.course.scoring.standing:
            self._stand()
        else:
            self.sums = {name: self.sums[name] + own for name, own in zip(self.course.everybody, result, strict=True)}

    def _buy(self, bought: ChipsBought) -> None:
        """Chips bought again between two deals."""
        if not self.course.session.game.chips:
            raise KartenwerkError("only in games for chips are they bought")
        seat = seat_of(self.table.names, bought.player, "player")
        sums = tuple(has + bought.add if one == seat else has for one, has in enumerate(self.before.sums))
        self.before = self.before._replace(sums=sums)

    def _seat(self, change: SeatsChanged) -> None:
        """Change who plays from here on. Those who stay keep their points, and new players begin anew."""
        check_apart(change.players, key="players")
        names = tuple(self.called[fold_name(one)] for one in change.players)
        if len(self.course.everybody) > MOST_PLAYERS:
            raise KartenwerkError("so many players cannot come", key="players", expected=at_most(MOST_PLAYERS))
        dealing = self.table.names[self.table.dealer]
        dealer = names.index(dealing) if dealing in names else 0
        table = TableSeats(names, players_of(self.course.session, len(names)), dealer)
        fresh = _begin(self.course, table.players)
        had = dict(zip(self.table.names, self.before.sums, strict=False))
        sums = tuple(had.get(name, begun) for name, begun in zip(names, fresh.sums, strict=False))
        self.table, self.before = table, self.before._replace(players=table.players, sums=sums, more=fresh.more)


def _begin(course: Course, players: int) -> Before:
    before = course.scoring.begin(course.rules, players)
    if course.buy_in is None:
        return before
    if not course.session.game.chips:
        raise KartenwerkError("only games for chips have a buy-in", file=course.file, key="buy_in")
    return before._replace(sums=(course.buy_in,) * players)


def _corrections(course: Course) -> Mapping[int, Sequence[tuple[Block, Correction | Void]]]:
    """Later corrections of deals, by the deal's number."""
    later: dict[int, list[tuple[Block, Correction | Void]]] = {}
    dealt = 0
    for block, entry in course.entries:
        dealt += type(entry) is DealEntry
        if isinstance(entry, Correction | Void):
            if not 1 <= entry.deal <= dealt:
                wanted = between(1, dealt) if dealt else None
                missing = KartenwerkError("there is no such deal", key="deal", found=str(entry.deal), expected=wanted)
                raise block.locate(missing, course.file)
            later.setdefault(entry.deal, []).append((block, entry))
    return later


def _versions(
    block: Block, deal: DealEntry, later: Sequence[tuple[Block, Correction | Void]]
) -> Iterator[tuple[Mapping[str, Any], bool, Block]]:
    """The versions of a deal: its facts, whether they are struck out (all but the last), and their block."""
    given = [(deal.facts, block), *((one.facts, place) for place, one in later if isinstance(one, Correction))]
    void = bool(later) and isinstance(later[-1][1], Void)
    for number, (facts, place) in enumerate(given, start=1):
        yield facts, void or number < len(given), place


def score_deal(
    course: Course, given: Mapping[str, Any], moment: Moment, number: int, block: Block, struck: bool
) -> tuple[WrittenLine, Before]:
    """A line of the pad without its sums, and the state after it."""
    scoring, rules, names, before = course.scoring, course.rules, moment.names, moment.before
    facts = facts_of(scoring, rules, moment, given)
    items = scoring.score(rules, facts, before)
    by_name = dict(zip(names, course.session.game.result_of(items, len(names)), strict=True))
    result = tuple(by_name.get(name, 0) for name in course.everybody)
    then, corrected = scoring.then(rules, facts, before, items), block.kind == "correct"
    line = WrittenLine(number, block.line, names, given, facts, items, result, (), struck, corrected, then.pot)
    return line, then


def facts_of(scoring: Scoring[Any, Any, Any], rules: Any, moment: Moment, given: Mapping[str, Any]) -> Any:
    """The facts in a block; KartenwerkError names the fact that is wrong."""
    wanted = {fact.id: fact for fact in scoring.asked(rules, moment.before)}
    known = {}
    for key, value in given.items():
        if key == DEALER and moment.table.sits_out:
            continue
        if key not in wanted:
            raise unknown("there is no fact of that name", key, wanted, key)
        known[key] = read(wanted[key], value, moment.names)
    return scoring.read(rules, known, moment.before, wanted.values())
