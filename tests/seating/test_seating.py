"""Seating plans, counted by a function that knows nothing of how they were made."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support import some_rows

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.table.seating.fields import by_field, ring
from kartenwerk.table.seating.plan import RESTS, Plan, Rest, hall, least_repeats
from kartenwerk.table.seating.search import Search
from kartenwerk.table.seating.seating import seat
from kartenwerk.table.seating.turning import plan_by_turning


def repeats(plan: Plan, players: int, sizes: tuple[int, ...]) -> int:
    """How many meetings repeat; everybody sits once at most, and tables are as large as they should be."""
    met: Counter[frozenset[int]] = Counter()
    for tables in plan:
        seated = [one for table in tables for one in table]
        assert len(seated) == len(set(seated)) == sum(sizes)
        assert set(seated) <= set(range(players))
        assert Counter(map(len, tables)) == Counter(sizes)
        met.update(frozenset(pair) for table in tables for pair in combinations(table, 2))
    return met.total() - len(met)


def pauses(plan: Plan, players: int) -> Counter[int]:
    return Counter(one for tables in plan for one in range(players) if all(one not in table for table in tables))


EXACT = [(16, 4, 5), (64, 4, 8), (64, 4, 21), (9, 3, 4), (32, 4, 8), (31, 4, 8), (26, 4, 7), (13, 4, 4), (27, 3, 8)]


@pytest.mark.parametrize(("players", "size", "rounds"), some_rows(EXACT, 2))
def test_lines_over_a_field_let_nobody_meet_another_twice(players: int, size: int, rounds: int) -> None:
    found = seat(players, size, rounds)
    assert (found.way, found.repeats, found.best) == ("lines", 0, True)
    assert repeats(found.plan, players, hall(players, size, "other").sizes) == 0


def test_24_play_seven_rounds_without_a_repeated_meeting() -> None:
    found = seat(24, 4, 7)
    assert (len(found.plan), found.repeats) == (7, 0)
    assert repeats(found.plan, 24, (4,) * 6) == 0


def test_26_play_eight_rounds_and_the_repeats_are_told() -> None:
    found = seat(26, 4, 8)
    assert found.repeats == repeats(found.plan, 26, hall(26, 4, "other").sizes)
    assert 0 < found.repeats <= 9
    assert not found.best


FOUND = [(10, 4, 3, 2), (12, 4, 3, 8), (18, 4, 5, 0), (20, 4, 5, 0), (21, 3, 6, 0), (30, 4, 6, 0), (8, 4, 2, 4)]
"""Players, size, rounds and the repeats of a plan that is known."""


@pytest.mark.parametrize(("players", "size", "rounds", "known"), some_rows(FOUND, 2))
def test_no_plan_is_worse_than_one_that_is_known(players: int, size: int, rounds: int, known: int) -> None:
    found = seat(players, size, rounds)
    assert found.least <= repeats(found.plan, players, found.room.sizes) <= known


@settings(max_examples=6)
@given(st.integers(6, 34), st.sampled_from((3, 4)), st.integers(1, 3), st.sampled_from(RESTS))
def test_every_plan_is_one_and_tells_its_repeats(players: int, size: int, rounds: int, rest: Rest) -> None:
    found = seat(players, size, rounds, rest=rest)
    assert repeats(found.plan, players, found.room.sizes) == found.repeats >= found.least
    times = pauses(found.plan, players)
    assert times.total() == rounds * found.room.pause
    if found.room.pause:
        assert max(times.values()) - min(times.get(one, 0) for one in range(players)) <= 1


def test_the_same_arguments_give_the_same_plan_and_another_seed_another() -> None:
    assert seat(18, 4, 4, seed=3) == seat(18, 4, 4, seed=3)
    assert seat(12, 4, 3, seed=3).plan != seat(12, 4, 3, seed=4).plan


class Counted(Random):
    """Counts how often two places are drawn."""

    drawn = 0

    def sample(self, *asked: Any, **more: Any) -> list[Any]:
        self.drawn += 1
        return super().sample(*asked, **more)


def test_a_search_ends_with_a_plan_in_which_nobody_meets_another_twice() -> None:
    rng, fresh = Random(3), Random(3)
    Search(range(8), hall(8, 4, "other"), 1, rng, paused={0: 2}).best(50)
    fresh.shuffle([*range(8)])
    assert rng.getstate() == fresh.getstate(), "nothing is drawn after the first plan, which has one round"


def test_a_round_is_turned_no_longer_than_it_has_swaps() -> None:
    rng = Counted(3)
    in_a_heat = 2 * 4 * 12
    assert not plan_by_turning(8, 4, 7, rng, in_a_heat + 1, 7, 1), "eight at two tables meet anew for one round only"
    assert rng.drawn == 2 * in_a_heat


@pytest.mark.parametrize("order", [2, 3, 4, 5, 7, 8, 9, 11, 13, 16])
def test_in_a_field_everything_but_zero_can_be_divided_by(order: int) -> None:
    field = ring(order)
    assert field.field
    for a in range(1, order):
        assert sorted(field.times[a]) == list(range(order))
        for b in range(order):
            for c in range(order):
                left = field.times[a][field.plus[b][c]]
                assert left == field.plus[field.times[a][b]][field.times[a][c]]


def test_a_plan_of_64_has_everybody_meet_everybody_once() -> None:
    assert len(by_field(4, 16)) == 21
    assert repeats(by_field(4, 16), 64, (4,) * 16) == 0
    assert least_repeats(64, hall(64, 4, "other"), 22) > 0


@pytest.mark.parametrize(("players", "rounds"), [(3, 2), (65, 2), (16, 0), (16, 22), (5, 2)])
def test_what_cannot_be_seated_is_told(players: int, rounds: int) -> None:
    with pytest.raises(KartenwerkError, match=r"cannot be seated|do not fit"):
        seat(players, 4, rounds)
