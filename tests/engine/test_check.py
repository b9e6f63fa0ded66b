"""The check of all games can fail, and does not cry wolf."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.engine.check import check_game
from kartenwerk.games import game

CATALOG = Catalog(DataRoots.over())


def check(id: str, players: int, seed: int, **broken: Any) -> None:
    data = CATALOG.game(id)
    check_game(replace(game(id), **broken), data, CATALOG.deck(data.deck).pack, players, seed)


@pytest.mark.parametrize("id", ["schwimmen", "gin_romme", "mau_mau", "mogeln", "einundfuenfzig_tot"])
def test_a_view_that_shows_everything_is_noticed(id: str) -> None:
    with pytest.raises(AssertionError, match="a view shows its hand"):
        check(id, CATALOG.game(id).players[0], 1, view=lambda state, seat: state)


def test_a_view_that_shows_one_hand_to_one_neighbour_is_noticed() -> None:
    view = game("mau_mau").view
    with pytest.raises(AssertionError, match="seat 0 has no secret from seat 1"):
        check("mau_mau", 3, 1, view=lambda state, seat: state if seat == 1 else view(state, seat))


def test_two_hands_may_be_alike_by_chance() -> None:
    """In this deal out of three packs one of eight holds every card that another does."""
    check("einundfuenfzig_tot", 8, 942)


def test_a_card_that_gets_lost_is_noticed() -> None:
    holdings = game("mau_mau").holdings
    with pytest.raises(AssertionError, match="cards are not conserved"):
        check("mau_mau", 2, 1, holdings=lambda state: holdings(state)[1:])


def test_a_move_listed_twice_is_noticed() -> None:
    moves = game("mau_mau").moves
    with pytest.raises(AssertionError, match="a move is listed twice"):
        check("mau_mau", 2, 1, moves=lambda state: moves(state) * 2)
