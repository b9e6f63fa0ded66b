"""The standing by itself: what each table and each pause brings, and what tells equals apart."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kartenwerk.table.tournament.scoreboard import TIES, Ranked, Scoreboard, Tie

FOUR = ("Anna", "Bert", "Cleo", "Dirk")


def board(
    *tables: Mapping[str, int], ties: tuple[Tie, ...] = TIES, pauses: Mapping[str, int] | None = None
) -> Scoreboard:
    return Scoreboard(FOUR, tables, {}, pauses or {}, ties, 1)


def ranked(found: Scoreboard, name: str) -> Ranked:
    return next(one for one in found.places() if one.name == name)


def test_a_player_has_the_sum_of_all_tables_and_pauses_and_the_best_of_his_rounds() -> None:
    found = board({"Anna": 5, "Bert": 3}, {"Anna": -2, "Bert": 4}, {"Anna": 1, "Cleo": 1}, pauses={"Anna": 10})
    anna, dirk = ranked(found, "Anna"), ranked(found, "Dirk")
    assert (anna.points, anna.best, anna.played, anna.won, anna.lost) == (14, 5, 3, 2, 1)
    assert (dirk.points, dirk.best, dirk.played, dirk.won, dirk.lost) == (0, 0, 0, 0, 0)


def test_nobody_wins_or_loses_a_table_alone() -> None:
    anna = ranked(board({"Anna": 5}), "Anna")
    assert (anna.points, anna.won, anna.lost) == (5, 0, 0)


def test_where_all_have_as_much_all_have_won_and_nobody_has_lost() -> None:
    found = board({"Anna": 5, "Bert": 5})
    assert [(ranked(found, name).won, ranked(found, name).lost) for name in ("Anna", "Bert")] == [(1, 0), (1, 0)]


@pytest.mark.parametrize(
    ("ties", "places"),
    [
        (("points",), [(1, ""), (1, ""), (1, ""), (4, "")]),
        (("points", "best_round"), [(1, ""), (2, "best_round"), (3, "best_round"), (4, "")]),
        (("points", "won", "best_round"), [(1, ""), (2, "won"), (3, "won"), (4, "")]),
    ],
)
def test_the_first_key_that_differs_tells_equals_apart(ties: tuple[Tie, ...], places: list[tuple[int, str]]) -> None:
    tables = {"Anna": 6, "Bert": 0, "Cleo": 3, "Dirk": -1}, {"Anna": 0, "Bert": 5, "Cleo": 3, "Dirk": 0}
    found = board(*tables, {"Bert": 1, "Cleo": 0}, ties=ties).places()
    assert [(one.place, one.by) for one in found] == places


def test_lots_are_drawn_by_the_seed() -> None:
    by_seed = [
        tuple(one.name for one in Scoreboard(FOUR, (), {}, {}, ("points", "lot"), seed).places()) for seed in range(9)
    ]
    assert len({*by_seed}) > 1 and by_seed[1] == tuple(one.name for one in board(ties=("points", "lot")).places())
