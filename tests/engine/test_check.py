"""The check of all games can fail, and does not cry wolf."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.engine.check import DEALS, Totals, check_game
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


def test_it_counts_what_it_has_played() -> None:
    data = CATALOG.game("watten")
    deck = CATALOG.deck(data.deck).pack
    totals = check_game(game("watten"), data, deck, 2, 0)
    assert (totals.games, totals.deals, totals.unfinished) == (1, DEALS, 0)
    assert totals + totals + Totals() == Totals(2, 2 * DEALS, 2 * totals.moves, 0)


def test_a_deal_that_is_cut_short_is_checked_and_counted_too() -> None:
    data = CATALOG.game("watten")
    deck = CATALOG.deck(data.deck).pack
    cut = replace(game("watten"), move_limit=2)
    assert check_game(cut, data, deck, 2, 1) == Totals(1, 1, 10, 1)
    assert check_game(cut, data, deck, 2, 5) == Totals(1, 2, 6 + 10, 1), "the second is longer than the first"
