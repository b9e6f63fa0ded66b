"""Seating plans: their value, and a bound that no plan can beat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb
from typing import Literal, NamedTuple, TypeAlias, get_args

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _

Table: TypeAlias = tuple[int, ...]
Round: TypeAlias = tuple[Table, ...]
Plan: TypeAlias = tuple[Round, ...]

LEAST, MOST = 4, 64
"""The most players of a tournament."""

MOST_ROUNDS = 21
"""The most rounds. At tables of four, 64 players meet everybody once in as many."""

SIZES = (3, 4)

Rest: TypeAlias = Literal["other", "pause", "five"]
RESTS: tuple[Rest, ...] = get_args(Rest)
"""What becomes of those who are left over: they sit at tables of the other size, they pause, or they are the fifth at
tables of four, where the dealer sits out."""

FIVE = 5


class Hall(NamedTuple):
    """The sizes of the tables of each round, and how many pause."""

    sizes: tuple[int, ...]
    pause: int = 0

    @property
    def seats(self) -> int:
        return sum(self.sizes)


def hall(players: int, size: int, rest: Rest) -> Hall:
    """The tables for these players: all of `size`, the rest pausing; or fours and threes, most of `size`;
    or fours and fives, and where these do not suffice (6, 7 and 11 players) some pause all the same.

    KartenwerkError where that cannot be.
    """
    if rest == "five" and players > size:
        tables, left = divmod(players, size)
        fives = min(left, tables)
        return Hall((FIVE,) * fives + (size,) * (tables - fives), left - fives)
    if rest != "other":
        if players < size:
            raise KartenwerkError(
                "there are too few players for a table", found=str(players), expected=_("at least {least}", least=size)
            )
        return Hall((size,) * (players // size), players % size)
    if size == 4:
        threes = -players % 4
        fours, left = divmod(players - 3 * threes, 4)
    else:
        fours = players % 3
        threes, left = divmod(players - 4 * fours, 3)
    if left or fours < 0 or threes < 0:
        raise KartenwerkError(
            "so many players do not fit tables of four and three", found=str(players), expected=_("3, 4, 6 or more")
        )
    return Hall((4,) * fours + (3,) * threes)


def repeats_of(plan: Iterable[Round]) -> int:
    """How many meetings are not the first of their pair."""
    met = Counter(pair for tables in plan for table in tables for pair in combinations(sorted(table), 2))
    return sum(times - 1 for times in met.values())


def least_repeats(players: int, room: Hall, rounds: int) -> int:
    """A lower bound for the repeats of any plan, by two arguments.

    More pairs sit together than there are. And a table that draws from fewer tables than it has seats holds a pair of
    the round before again (not where players pause: those who paused are new).
    """
    count = rounds * sum(comb(size, 2) for size in room.sizes) - comb(players, 2)
    again = 0
    if not room.pause:
        for size in room.sizes:
            each, more = divmod(size, len(room.sizes))
            again += more * comb(each + 1, 2) + (len(room.sizes) - more) * comb(each, 2)
    return max(0, count, (rounds - 1) * again)


def check_plan(plan: Sequence[Round], players: Iterable[int], room: Hall) -> None:
    """AssertionError unless in every round everybody sits once at most, at tables of the right sizes."""
    known = set(players)
    for tables in plan:
        seated = [one for table in tables for one in table]
        assert len(set(seated)) == len(seated) == room.seats, "somebody sits twice"
        assert set(seated) <= known, "a stranger sits there"
        assert sorted(map(len, tables)) == sorted(room.sizes), "a table has the wrong size"
