"""Positions: a session as a line of text, which is played again to the same state, and goes on alike."""

from __future__ import annotations

import pytest
from tests.support import some

import kartenwerk as kw
from kartenwerk.play.games import GAME_IDS


@pytest.mark.parametrize("id", some(GAME_IDS, 4, 1))
def test_a_position_of_each_game_is_the_same_session(id: str) -> None:
    game = kw.game(id)
    table = game.session(seed=5).play_out(limit=15)
    again = game.resume(table.position())
    assert (again.state, again.seed, again.seat) == (table.state, 5, table.seat)
    assert again.position() == table.position() and "\n" not in table.position()


def test_chance_goes_on_alike() -> None:
    game = kw.game("einundfuenfzig_tot")
    table = game.session(3, seed=2).play_out(limit=40)
    again = game.resume(table.position())
    for _ in range(40):
        if table.is_over:
            break
        move = table.play(table.legal_moves[0])
        again.play(move)
        assert again.state == table.state


def test_a_match_is_resumed_in_the_deal_it_has_reached_and_dealt_on_alike() -> None:
    game = kw.game("watten")
    first = game.session(seed=3).play_out("random")
    second = first.next_deal()
    assert second is not None
    second.play_out("random", limit=3)
    again = game.resume(second.position())
    assert again.state == second.state and len(again.earlier) == 1
    assert [one.play_out("eager").next_deal() is None for one in (again, second)] == [False, False]
    assert again.lots.deal.getstate() == second.lots.deal.getstate()


def test_an_order_that_no_seed_has_dealt_stands_in_it() -> None:
    game = kw.game("herzblatt")
    order = game.session(2, seed=9).order[::-1]
    table = game.session(2, order=order).play_out(limit=2)
    assert "| [" in table.position()
    assert game.resume(table.position()).state == table.state


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("", "this is no position"),
        ("herzblatt 3 seed=7", "this is no position"),
        ("herzblatt 3 seed=7 | spielt |", "this is no position"),
        ("watten 3 seed=7 | spielt", "of another game or of other rules"),
        ("herzblatt 3 seed=7 einsatz=2 | spielt", "of another game or of other rules"),
        ("herzblatt 9 seed=7 | spielt", "players"),
        ("herzblatt 3 seed=7 | [herz-A] spielt", "this order is not the pack of this game"),
        ("herzblatt 3 seed=7 | fliegt", "fliegt"),
        ("herzblatt 3 seed=7 | spielt; spielt", "Der Spielmacher steht schon fest."),
        ("herzblatt 3 seed=7 | " + "spielt; " * 40_000, "this is no position"),
    ],
)
def test_what_is_none_is_told_in_a_sentence(position: str, expected: str) -> None:
    with pytest.raises(kw.KartenwerkError, match=expected.replace(".", "[.]")):
        kw.game("herzblatt").resume(position)
