"""Rommé: what an eager, a sensible and a skilled player draw, lay, add, swap and throw away."""

from __future__ import annotations

import pytest
from tests.games.romme.support import FORTY, SEVENS, after, game, state_of


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


@pytest.mark.parametrize(
    ("open_card", "opened", "drawn"),
    [
        ("herz-8", True, "nimmt die offene"),
        ("karo-7", True, "nimmt die offene"),
        ("herz-8", False, "zieht"),
        ("herz-7", True, "zieht"),
    ],
    ids=["can be added", "brings a joker", "not before the first melds", "lies there already"],
)
def test_the_skilled_player_takes_an_open_card_for_the_table(open_card: str, opened: bool, drawn: str) -> None:
    laid = "herz-9 herz-10 herz-B", SEVENS
    state = state_of("kreuz-2 pik-K karo-4", *laid, drawn=False, opened=opened, pile=f"karo-2 {open_card}")
    assert (game.chosen(state, "skilled"), game.chosen(state)) == (drawn, "zieht")


def test_the_skilled_player_goes_out_when_it_can() -> None:
    """The dearest meld, the nines, would leave the seven and the eight behind."""
    hand, laid = "pik-9 herz-9 karo-9 pik-7 pik-8 kreuz-K", ("herz-10 herz-B herz-D", "karo-10 karo-B karo-D")
    for policy, left in (("skilled", 0), ("sensible", 2)):
        state = state_of(hand, *laid, opened=True)
        while state.turn == 0 and game.game.to_move(state) is not None:
            state = after(state, game.chosen(state, policy))
        assert len(state.hands[0]) == left


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("herz-4 kreuz-2 karo-7 pik-K", "legt joker="),
        ("herz-4 herz-5 kreuz-2 karo-7 pik-K", "legt herz-4 herz-5 joker="),
    ],
    ids=["add", "lay"],
)
def test_the_skilled_player_keeps_jokers_as_long_as_the_others_have_many_cards(hand: str, move: str) -> None:
    for others, skilled in ((4, "wirft pik-K"), (3, move)):
        state = state_of(f"joker-1 {hand}", "herz-9 herz-10 herz-B", opened=True)
        state = state._replace(hands=(state.hands[0], state.hands[1][:others]))
        assert game.chosen(state, "skilled").startswith(skilled)
        assert game.chosen(state).startswith(move)


def test_the_skilled_player_goes_out_with_a_joker_that_it_has_kept() -> None:
    """Laid with the three and the four it leaves one card to throw away."""
    state = state_of("joker-1 herz-3 herz-4 kreuz-K", "karo-9 karo-10 karo-B", opened=True)
    state = after(state, game.chosen(state, "skilled"))
    assert game.chosen(state, "skilled") == "wirft kreuz-K"


def test_the_skilled_player_opens_with_what_needs_no_joker() -> None:
    """Thirty points for each of two melds are enough for the first; the sensible player adds a joker to the run."""
    state = state_of("joker-1 herz-B herz-D herz-K pik-10 karo-10 kreuz-10 kreuz-2 pik-4")
    assert game.chosen(state) == "legt herz-B herz-D herz-K joker=herz-A"
    for _ in range(2):
        state = after(state, game.chosen(state, "skilled"))
    assert state.hands[0] == game.cards("joker-1 kreuz-2 pik-4")
    assert game.chosen(state, "skilled").startswith("wirft")
