"""Rommé: what an eager and a sensible player draw, lay, add, swap and throw away."""

from __future__ import annotations

import pytest
from tests.games.romme.support import FORTY, SEVENS, game, state_of


@pytest.mark.parametrize(("open_card", "drawn"), [("pik-9", "nimmt die offene"), ("pik-K", "zieht")])
def test_the_sensible_player_takes_the_open_card_only_if_it_melds(open_card: str, drawn: str) -> None:
    state = state_of("herz-9 karo-9 kreuz-2", drawn=False, pile=f"karo-2 {open_card}")
    assert game.chosen(state) == drawn
    assert game.chosen(state, "eager") == "zieht"


def test_with_an_empty_pile_it_draws_from_the_stock() -> None:
    assert game.chosen(state_of("herz-9 karo-9 kreuz-2", drawn=False, pile="")) == "zieht"


def test_the_sensible_player_lays_the_dearest_meld_first() -> None:
    state = state_of(f"pik-9 {FORTY}", opened=True)
    assert game.chosen(state) == "legt herz-K karo-K pik-K"
    state = state_of("pik-9 herz-3 karo-3 pik-3 herz-10 herz-B herz-D", opened=True)
    assert game.chosen(state) == "legt herz-10 herz-B herz-D"


def test_the_sensible_player_takes_a_joker_before_it_adds_and_the_eager_one_adds() -> None:
    state = state_of("karo-7 herz-8 kreuz-2 pik-K", SEVENS, "herz-9 herz-10 herz-B", opened=True)
    assert game.chosen(state) == "tauscht karo-7 bei 1"
    assert game.chosen(state, "eager").startswith("legt herz-8 an")


def test_the_sensible_player_adds_the_first_card_that_goes_before_it_throws_one_away() -> None:
    state = state_of("herz-8 herz-D kreuz-2 pik-K", "herz-9 herz-10 herz-B", opened=True)
    assert game.chosen(state) == "legt herz-8 an 1"
    assert game.chosen(state, "eager") == "legt herz-8 an 1"


@pytest.mark.parametrize("policy", ["eager", "sensible"])
@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("herz-9 herz-10 pik-8 kreuz-2", "pik-8"),
        ("joker-1 kreuz-2 herz-4", "herz-4"),
        ("herz-K karo-K pik-K herz-3 kreuz-7", "kreuz-7"),
    ],
    ids=["what goes together", "a joker", "a meld too small to open with"],
)
def test_both_keep_what_may_become_a_meld(policy: str, hand: str, thrown: str) -> None:
    assert game.chosen(state_of(hand), policy) == f"wirft {thrown}"
