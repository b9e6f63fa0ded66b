"""No plan is worse than one that is known: 8 to 64 players at tables of four and three, in 2 to 8 rounds."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.seating.test_seating import repeats
from tests.support import WORKSHOP

from kartenwerk.table.seating.plan import LEAST, MOST, Rest, hall
from kartenwerk.table.seating.seating import FoundPlan, seat
from kartenwerk.table.tournament.known import FILE, find_plan

REACHED: dict[str, list[int]] = tomllib.loads((Path(__file__).parent / "reached.toml").read_text("utf-8"))
KEPT: list[str] = [*tomllib.loads(WORKSHOP.roots.find(FILE).text())["plans"]]
ROUNDS = range(2, 9)
RESTS: tuple[Rest, ...] = ("other", "pause")


def known(players: int, size: int, rest: Rest, rounds: int) -> int:
    """The repeats of the plan that is known."""
    return dict(zip(ROUNDS, REACHED.get(f"{players} {size} {rest}", [0] * len(ROUNDS)), strict=True))[rounds]


def planned(players: int, size: int, rest: Rest, rounds: int) -> FoundPlan:
    """What a tournament of so many begins with."""
    room = hall(players, size, rest)
    kept = find_plan(WORKSHOP.roots, players, size, rounds, rest, room)
    return seat(players, size, rounds, rest=rest, known=kept)


@pytest.mark.parametrize("key", KEPT)
def test_a_plan_that_is_kept_is_as_good_as_any_known(key: str) -> None:
    players, size, told, rounds = key.split()
    rest = next(one for one in RESTS if one == told)
    found = planned(int(players), int(size), rest, int(rounds))
    assert repeats(found.plan, int(players), found.room.sizes) == found.repeats
    assert found.least <= found.repeats <= known(int(players), int(size), rest, int(rounds))


QUICK = [(64, 4, 8), (48, 4, 8), (40, 3, 8), (37, 4, 6), (33, 3, 8), (29, 4, 5), (24, 3, 8)]


@pytest.mark.parametrize(("players", "size", "rounds"), QUICK)
def test_many_players_meet_nobody_twice(players: int, size: int, rounds: int) -> None:
    assert planned(players, size, "other", rounds).repeats == known(players, size, "other", rounds) == 0


@pytest.mark.slow
@pytest.mark.parametrize("rest", RESTS)
@pytest.mark.parametrize("size", [4, 3])
@pytest.mark.parametrize("players", range(2 * LEAST, MOST + 1))
def test_no_plan_of_a_tournament_is_worse_than_one_that_is_known(players: int, size: int, rest: Rest) -> None:
    for rounds in ROUNDS:
        if rest == "pause" and not players % size:
            continue
        found = planned(players, size, rest, rounds)
        assert repeats(found.plan, players, found.room.sizes) <= known(players, size, rest, rounds), (players, rounds)
