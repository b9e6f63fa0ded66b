"""The standing in a tournament, and how ties are broken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Literal, TypeAlias, get_args

POINTS, WON, LOST, SOLOS, BEST, DIRECT, LOT = "points", "won", "fewer_lost", "solos", "best_round", "direct", "lot"
Tie: TypeAlias = Literal["points", "won", "fewer_lost", "solos", "best_round", "direct", "lot"]
KEYS: tuple[Tie, ...] = get_args(Tie)
"""Ways to break ties.

won         tables at which a player had the most points
fewer_lost  fewer tables at which he had the fewest
solos       solos won, by the results
best_round  the most points in one round
direct      among those who are equal so far: tables at which he had more than another of them, less those with fewer
lot         drawn beforehand
"""

TIES: tuple[Tie, ...] = ("points", "won", "best_round", "lot")
"""The usual order: it is ours, and every printed sheet says it."""

Bye: TypeAlias = Literal["nothing", "average"]
"""What a pause brings."""


@dataclass(frozen=True)
class Ranked:
    """A player's place, from 1 on, and what it comes from; `by` is what separates equal points, if needed.

    `won` and `lost` are numbers of tables, `solos` those that he has won.
    """

    place: int
    name: str
    points: int
    won: int
    lost: int
    solos: int
    best: int
    played: int
    by: str


@dataclass(frozen=True)
class Scoreboard:
    """What everybody has won: the points of each table, solos won, and what pauses bring."""

    players: tuple[str, ...]
    tables: Sequence[Mapping[str, int]]
    solos: Mapping[str, int]
    pauses: Mapping[str, int]
    ties: tuple[Tie, ...]
    seed: int

    def places(self) -> tuple[Ranked, ...]:
        """The best first; players whom nothing separates share a place."""
        ranked: list[Ranked] = []
        for names, by in self._apart(self.players, self.ties):
            place = len(ranked) + 1
            for name in names:
                own = self._scores[name]
                numbers = (own[POINTS], own[WON], -own[LOST], own[SOLOS], own[BEST], own["played"])
                ranked.append(Ranked(place, name, *numbers, by if len(ranked) < place else ""))
        return tuple(ranked)

    def _apart(self, names: tuple[str, ...], keys: Sequence[Tie]) -> Iterator[tuple[tuple[str, ...], str]]:
        """The players in groups that share a place, the best first, each with what separates it from the one before.

        Where points separate them, nothing else is named.
        """
        if len(names) == 1 or not keys:
            yield names, ""
            return
        key, *rest = keys
        values = {name: self._value(name, key, names) for name in names}
        by = "" if len(keys) == len(self.ties) else key
        for number, value in enumerate(sorted(set(values.values()), reverse=True)):
            equal = tuple(name for name in names if values[name] == value)
            for at, (group, within) in enumerate(self._apart(equal, rest)):
                yield group, within if at else by if number else ""

    def _value(self, name: str, key: Tie, equals: Sequence[str]) -> int:
        """A player's value for a tie-breaker; more is better."""
        if key == DIRECT:
            return self._direct(name, equals)
        return self._lots[name] if key == LOT else self._scores[name][key]

    def _direct(self, name: str, equals: Sequence[str]) -> int:
        """How often a player had more than an equal at the same table, less how often fewer."""
        met = [
            (points[name], points[other])
            for points in self.tables
            for other in equals
            if other != name and name in points and other in points
        ]
        return sum((own > theirs) - (own < theirs) for own, theirs in met)

    @cached_property
    def _scores(self) -> Mapping[str, Mapping[str, int]]:
        """For each player the values that separate places, more being better, and the rounds played."""
        return {name: self._score(name) for name in self.players}

    def _score(self, name: str) -> dict[str, int]:
        at_tables = [points for points in self.tables if name in points]
        own = [points[name] for points in at_tables]
        return {
            POINTS: sum(own) + self.pauses.get(name, 0),
            WON: sum(points[name] == max(points.values()) for points in at_tables if len(points) > 1),
            LOST: -sum(points[name] == min(points.values()) < max(points.values()) for points in at_tables),
            SOLOS: self.solos.get(name, 0),
            BEST: max(own, default=0),
            "played": len(own),
        }

    @cached_property
    def _lots(self) -> dict[str, int]:
        """The lot of every player, drawn from the file's seed; a higher one comes first."""
        order = list(self.players)
        Random(f"lot {self.seed}").shuffle(order)
        return {name: -at for at, name in enumerate(order)}
