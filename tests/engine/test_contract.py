"""What every game shares: results, the sides at the table, and who has won."""

from __future__ import annotations

import pytest
from tests.support import changed_game, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.engine.contract import Item, points_of, winners

WATTEN = session_of("watten")


def test_a_seat_has_the_sum_of_its_items_and_partners_that_of_their_side() -> None:
    items = (Item(0, "a", 3), Item(1, "a", -1), Item(0, "b", 2), Item(2, "a", 4))
    assert points_of(items, 4) == (5, -1, 4, 0)
    apart = changed_game(WATTEN.game, tally=lambda state: items, teams=lambda players: ((0,), (1,), (2,), (3,)))
    assert apart.result(None, 4) == (5, -1, 4, 0)
    together = changed_game(apart, teams=lambda players: ((0, 2), (1, 3)))
    assert together.result(None, 4) == (9, -1, 9, -1)


@pytest.mark.parametrize(
    ("result", "best"), [((3, 1, 2), (0,)), ((1, 3, 3), (1, 2)), ((-2, -1), (1,)), ((0, 0), (0, 1))]
)
def test_who_has_most_has_won_and_several_may_tie(result: tuple[int, ...], best: tuple[int, ...]) -> None:
    assert winners(result) == best


@pytest.mark.parametrize("players", [1, 5])
def test_a_number_of_players_that_the_game_is_not_for_is_told(players: int) -> None:
    with pytest.raises(KartenwerkError, match="cannot be played by that many") as told:
        WATTEN.game.check_players(WATTEN.data, players)
    assert (told.value.key, told.value.found, told.value.expected) == ("players", str(players), "one of 2, 3, 4")
    WATTEN.game.check_players(WATTEN.data, 4)


def test_without_word_of_it_each_seat_plays_for_itself_and_nothing_is_said() -> None:
    game = session_of("schwimmen").game
    assert game.teams(3) == ((0,), (1,), (2,))
