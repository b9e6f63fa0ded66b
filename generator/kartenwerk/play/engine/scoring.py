"""How a table writes a game down: the facts of a deal, and what they bring by the game's own rules.

A played deal and one that people write down are scored by the same function. The engine takes the facts from a state,
an evening takes them from a file. Facts may hold more than players write down (the cards that are left, say): what is
not given is left out of the items, but never changes a point.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _, between, one_of
from kartenwerk.cards import Card


class Item(NamedTuple):
    """One entry of a tally: `points` for a seat, the id of its label, how many of it, and the cards it counts."""

    seat: int
    reason: str
    points: int
    number: int = 1
    cards: tuple[Card, ...] = ()


def points_of(items: Iterable[Item], players: int) -> tuple[int, ...]:
    """The sum of each seat's items."""
    points = [0] * players
    for item in items:
        points[item.seat] += item.points
    return tuple(points)


MISSING = _("this fact is missing")
"""What is said of a fact that has not been given yet."""

R = TypeVar("R")
S = TypeVar("S")
F = TypeVar("F")

Items: TypeAlias = tuple[Item, ...]
Given: TypeAlias = Mapping[str, Any]
"""The facts of a deal so far: values by the ids of facts, players as seats."""


class Kind(StrEnum):
    """What a fact is: one player or several, a number or one for each player, words, yes or no, pairs of players."""

    SEAT = "seat"
    SEATS = "seats"
    NUMBER = "number"
    NUMBERS = "numbers"
    WORD = "word"
    WORDS = "words"
    SWITCH = "switch"
    PAIRS = "pairs"


@dataclass(frozen=True)
class Fact:
    """One fact that players write down of a deal. Its question stands in `[facts]` of the game's TOML.

    least, most   the range of a number, of each of several, or of how many players are named
    words         the words it may be, or each of them
    optional      whether it may be left out; the facts' own default holds then
    when          whether it matters, after what is known
    skips         of NUMBERS: whether players may be left out, who then have 0
    nobody        of SEAT: the switch that is given instead when it is nobody
    asks          whether it is asked for; what is not can still be given
    """

    id: str
    kind: Kind
    least: int = 0
    most: int | None = None
    words: tuple[str, ...] = ()
    optional: bool = False
    when: Callable[[Given], bool] = field(default=lambda given: True)
    skips: bool = True
    nobody: str = ""
    asks: bool = True

    def fault(self, message: Message, found: object, expected: str | None = None) -> KartenwerkError:
        """The error for a value of this fact."""
        return fault(self.id, message, found, expected)

    def in_range(self, number: int) -> int:
        """The same number; KartenwerkError if it is out of range."""
        wanted = _("at least {least}", least=self.least) if self.most is None else between(self.least, self.most)
        if number < self.least:
            raise self.fault(_("that is too few"), number, wanted)
        if self.most is not None and number > self.most:
            raise self.fault(_("that is too many"), number, wanted)
        return number


class Before(NamedTuple):
    """What the deals of a match have left so far.

    players   how many play
    deals     how many deals are scored
    sums      what each seat has: points, chips or lives
    pot       what waits in the middle for the next deal
    more      whatever else the game counts by
    """

    players: int
    deals: int = 0
    sums: tuple[int, ...] = ()
    pot: int = 0
    more: Any = None

    def with_items(self, items: Iterable[Item]) -> Before:
        """After a deal that brought these items."""
        points = points_of(items, self.players)
        sums = tuple(was + now for was, now in zip(self.sums or (0,) * self.players, points, strict=True))
        return self._replace(deals=self.deals + 1, sums=sums)


@dataclass(frozen=True)
class Scoring(Generic[R, S, F]):
    """How a game is written down and scored.

    facts                          the facts of a deal: a named tuple, with a default for whatever may be left out
    asked(rules, before)           the facts to write down, in the order in which they are asked
    facts_of(state)                the facts of a deal that has been played
    before_of(state)               what the deals before that one have left
    score(rules, facts, before)    the items of the deal
    check(rules, facts, before)    KartenwerkError, its key a fact, for facts that cannot be true together
    begin(rules, players)          what there is before the first deal
    after(rules, facts, before)    what there is after a deal
    over(rules, before)            whether the match is over
    standing(rules, before)        what each seat has in the match; without it the points of the deals are added up
    balanced                       whether one wins what others lose, so that a deal's points always sum to 0
    """

    facts: Callable[..., F]
    asked: Callable[[R, Before], tuple[Fact, ...]]
    facts_of: Callable[[S], F]
    before_of: Callable[[S], Before]
    score: Callable[[R, F, Before], Items]
    check: Callable[[R, F, Before], None] = field(default=lambda rules, facts, before: None)
    begin: Callable[[R, int], Before] = field(default=lambda rules, players: Before(players, 0, (0,) * players))
    after: Callable[[R, F, Before], Before] | None = None
    over: Callable[[R, Before], bool] = field(default=lambda rules, before: False)
    standing: Callable[[R, Before], tuple[int, ...]] | None = None
    balanced: bool = False

    def tally(self, state: Any) -> Items:
        """What a finished deal brings: its facts, scored."""
        return self.score(state.rules, self.facts_of(state), self.before_of(state))

    def then(self, rules: R, facts: F, before: Before, items: Items | None = None) -> Before:
        """What there is after a deal with these facts; `items` are what it has brought, where that is known."""
        if self.after is not None:
            return self.after(rules, facts, before)
        return before.with_items(self.score(rules, facts, before) if items is None else items)

    def read(self, rules: R, given: Given, before: Before, wanted: Collection[Fact] = ()) -> F:
        """The given facts, each of the right kind; KartenwerkError names the fact that is wrong.

        `wanted` are the facts that are asked for, where they are known.
        """
        known: dict[str, Any] = {}
        wanted = wanted or self.asked(rules, before)
        ids = [fact.id for fact in wanted]
        for key in given:
            if key not in ids:
                raise KartenwerkError("this game has no such fact", key=key, expected=one_of(ids))
        for fact in wanted:
            if fact.id in given:
                if not fact.when(known):
                    raise fault(fact.id, _("this does not go with the rest of the deal"), given[fact.id])
                known[fact.id] = given[fact.id]
            elif not fact.optional and fact.when(known):
                raise KartenwerkError(MISSING, key=fact.id)
        facts = self.facts(**known)
        self.check(rules, facts, before)
        return facts


def fault(key: str, message: Message, found: object, expected: str | None = None) -> KartenwerkError:
    """The error for facts that cannot be: `key` is the fact that is most likely wrong."""
    return KartenwerkError(
        message, key=key, found=found if isinstance(found, Message) else str(found), expected=expected
    )


def after_deals(rule: str) -> Callable[[Any, Before], bool]:
    """A match that is over after as many deals as the rule of that name says."""
    return lambda rules, before: before.deals >= getattr(rules, rule)


def counting(state: Any, players: int) -> Before:
    """What there was before a deal of a game that only counts its deals, in `state.number` from 1."""
    return Before(players, getattr(state, "number", 1) - 1, (0,) * players)
