"""Bakkarat: what an eager and a sensible player stake and draw."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.bakkarat.test_rules import chemin, game, shoe

from kartenwerk.play.games.bakkarat.coup import BANCO, PUNTO
from kartenwerk.play.games.bakkarat.rules import Act, Stake


def test_the_sensible_player_stakes_a_little_on_either_side_and_the_eager_one_nothing() -> None:
    state = shoe("pik-2 herz-3 pik-3 karo-3", hoechsteinsatz=5)
    staked = {game.chosen(state, chance=Random(seed)) for seed in range(60)}
    assert staked == {str(Stake(on, chips)) for on in (PUNTO, BANCO) for chips in (20, 40, 60)}
    assert game.chosen(state, "eager") == Act.NOTHING


def test_without_chips_it_stakes_nothing() -> None:
    assert game.chosen(shoe("pik-2")._replace(accounts=(0, 400, 0))) == Act.NOTHING


@pytest.mark.parametrize(
    ("third", "act"), [("kreuz-8", Act.STAND), ("kreuz-7", Act.DRAW), ("kreuz-K", Act.DRAW), (None, Act.DRAW)]
)
def test_the_bank_draws_by_the_table(third: str | None, act: Act) -> None:
    """The bank has three, the player's side five: it draws that third card, or stands."""
    state = chemin(f"pik-2 herz-K pik-3 karo-3 {third or ''}", Stake(BANCO, 40), Stake(PUNTO, 40), Act.NOTHING)
    state = game.after(state, Act.DRAW if third else Act.STAND)
    assert state.deciding == state.bank
    assert {game.chosen(state, chance=Random(seed)) for seed in range(9)} == {act}
    assert game.chosen(state, "eager") == Act.STAND


def test_with_five_the_player_may_do_either() -> None:
    state = chemin("pik-2 herz-K pik-3 karo-3", Stake(BANCO, 40), Stake(PUNTO, 40), Act.NOTHING)
    assert {game.chosen(state, chance=Random(seed)) for seed in range(20)} == {Act.DRAW, Act.STAND}
    assert game.chosen(state, "eager") == Act.STAND
