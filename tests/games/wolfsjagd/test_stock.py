"""Wolfsjagd: what happens when the stock is used up."""

from __future__ import annotations

import pytest
from tests.games.wolfsjagd.support import game, position

from kartenwerk.cards import notation
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.games.wolfsjagd import GAME


def test_stapel_used_up_the_pile_but_its_last_card_is_shuffled() -> None:
    state = game.after(position("ger-2 ger-3 ger-5", "bog-3 bog-4", "yxar-2", stock="jarnur-2"), "zieht")
    assert GAME.to_move(state) == CHANCE
    assert game.refused(state, "zieht") == "erst_mischen"
    assert game.refused(state, "mischt ger-2 ger-5") == "ablage_mischen"
    state = game.after(state, "mischt ger-3 ger-2")
    assert (notation(state.stock), notation(state.pile), GAME.to_move(state)) == ("ger-3 ger-2", "ger-5", 1)
    assert game.refused(state, "mischt ger-3 ger-2") == "stapel_reicht"


def test_stapel_cards_still_owed_are_drawn_after_shuffling() -> None:
    hands = ("bog-1 bog-2 bog-3", "yxar-2 yxar-4", "yxar-5")
    state = position("ger-2 ger-3 bog-5", *hands, stock="jarnur-2")
    state = game.after(state, "bog-1", "zieht", "mischt ger-3 bog-5 ger-2")
    assert notation(state.hands[1]) == "yxar-2 yxar-4 jarnur-2 ger-3"
    assert (GAME.to_move(state), state.owed) == (2, 0)


def test_stapel_a_penalty_still_owed_is_drawn_before_the_next_card() -> None:
    hands = ("bog-2 bog-3", "yxar-2 yxar-4")
    state = position("ger-2 ger-3 bog-5", *hands, stock="jarnur-2", strafe_letzte_karte=2)
    state = game.after(state, "bog-2", "bemerkt es")
    assert GAME.to_move(state) == CHANCE
    state = game.after(state, "mischt ger-3 bog-5 ger-2")
    assert (GAME.to_move(state), notation(state.hands[0])) == (1, "bog-3 jarnur-2 ger-3")


def test_stapel_what_is_not_there_is_not_drawn() -> None:
    state = position("bog-5", "bog-1 bog-2 bog-3", "yxar-2 yxar-4", "yxar-5", stock="jarnur-2")
    state = game.after(state, "bog-1", "zieht", "mischt bog-5")
    assert (notation(state.hands[1]), state.owed, GAME.to_move(state)) == ("yxar-2 yxar-4 jarnur-2 bog-5", 0, 2)


@pytest.mark.parametrize("stays", [False, True])
def test_stapel_if_nothing_can_be_drawn_at_all_the_turn_passes(stays: bool) -> None:
    start = position("bog-5", "ger-2 ger-3", "yxar-2 yxar-4", stock="", nach_strafe_legen=stays)
    state = game.after(start, "zieht")
    assert (GAME.to_move(state), notation(state.hands[0]), state.drawn) == (1, "ger-2 ger-3", None)
