"""Everybody who plays has a name: the file of names, and the largest game."""

import pytest
from tests.support import WORKSHOP, Run

from kartenwerk.catalog.people import MOST_PLAYERS

FIRST = ("Anna", "Bert", "Cleo", "Dirk", "Emma", "Falk", "Gesa", "Hanno", "Ida", "Jost")


@pytest.mark.parametrize("id", WORKSHOP.catalog.game_ids)
def test_as_many_as_a_game_allows_have_names(id: str) -> None:
    assert max(WORKSHOP.catalog.game(id).players) <= MOST_PLAYERS <= len(WORKSHOP.people.names)


def test_no_two_have_the_same_name_nor_the_same_initial() -> None:
    names = WORKSHOP.people.names
    assert len({name[0] for name in names}) == len(names)


def test_who_sits_in_examples_stays_the_same() -> None:
    assert WORKSHOP.people.names[: len(FIRST)] == FIRST


@pytest.mark.parametrize("players", [11, 24])
def test_a_game_of_more_than_ten_is_played(run: Run, players: int) -> None:
    out = run("play", "einundfuenfzig_tot", "--players", str(players)).out
    assert WORKSHOP.people.names[players - 1] in out
