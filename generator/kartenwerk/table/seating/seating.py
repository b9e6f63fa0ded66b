"""The best known plan for a number of players: from a field where that is exact, else by search."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from kartenwerk.base.errors import check_between
from kartenwerk.table.seating.fields import for_players
from kartenwerk.table.seating.plan import (
    LEAST,
    MOST,
    MOST_ROUNDS,
    Hall,
    Plan,
    Rest,
    check_plan,
    hall,
    least_repeats,
    repeats_of,
)
from kartenwerk.table.seating.search import Search
from kartenwerk.table.seating.turning import plan_by_turning

STEPS = 4000
"""Steps of a search."""

SWAPS = 120_000
"""Changes of places that a turned round is given, all tries together."""


class FoundPlan(NamedTuple):
    """A plan, how it was found ("lines", "turned" or "search"), its repeats, and what no plan can better."""

    plan: Plan
    room: Hall
    way: str
    repeats: int
    least: int

    @property
    def best(self) -> bool:
        """Whether no plan can have fewer repeats."""
        return self.repeats <= self.least


def seat(
    players: int, size: int, rounds: int, *, rest: Rest = "other", seed: int = 1, known: Plan | None = None
) -> FoundPlan:
    """The best plan found, or the one that is `known`; KartenwerkError for impossible numbers."""
    check_between("so many players cannot be seated", players, LEAST, MOST)
    check_between("so many rounds cannot be seated", rounds, 1, MOST_ROUNDS)
    room = hall(players, size, rest)
    least = least_repeats(players, room, rounds)
    if known is not None:
        return FoundPlan(known, room, "search", repeats_of(known), least)
    found: FoundPlan | None = None
    for plan, way in _ways(players, size, room, rounds, Random(f"{seed} {players} {size}"), least):
        check_plan(plan, range(players), room)
        repeats = repeats_of(plan)
        if found is None or repeats < found.repeats:
            found = FoundPlan(plan, room, way, repeats, least)
        if found.best:
            break
    assert found is not None
    return found


def _ways(players: int, size: int, room: Hall, rounds: int, rng: Random, least: int) -> Iterator[tuple[Plan, str]]:
    """Plans by one way after the other, quick ones first."""
    ghosts = size * len(room.sizes) - players
    full = not room.pause and room.sizes.count(size - 1) == ghosts
    lined = for_players(players, size, len(room.sizes)) if full else ()
    if len(lined) >= rounds:
        yield lined[:rounds], "lines"
    free = Search(range(players), room, rounds, rng)
    yield free.best(STEPS // 8, least), "search"
    if full and not least:
        yield from _by_turning(players + ghosts, ghosts, size, rounds, rng)
    if lined:
        yield Search(range(players), room, rounds, rng).best(STEPS // 2, least, lined[:rounds]), "search"
    yield Search(range(players), room, rounds, rng).best(STEPS, least), "search"


def _by_turning(whole: int, ghosts: int, size: int, rounds: int, rng: Random) -> Iterator[tuple[Plan, str]]:
    """Plans by turning; the missing players are among those that the turns keep in place, at tables of their own."""
    tries = [
        (length, fixed)
        for fixed in range(ghosts, size + 1)
        for length in range(rounds, rounds + 8)
        if (whole - fixed) % length == 0
    ]
    gone = set(range(whole - ghosts, whole))
    for length, fixed in tries:
        plan = plan_by_turning(whole, size, rounds, rng, SWAPS // len(tries), length, fixed)
        if plan and all(len(gone.intersection(table)) < 2 for at in plan for table in at):
            kept = tuple(tuple(tuple(one for one in table if one not in gone) for table in at) for at in plan)
            yield kept, "turned"
