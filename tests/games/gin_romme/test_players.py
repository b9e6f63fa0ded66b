"""Gin Rommé: what an eager, a sensible and a skilled player buy, throw away, lay and add."""

from __future__ import annotations

import pytest
from tests.games.gin_romme.test_rules import LADIES, SEVEN, after, game, knocked, state_of

from kartenwerk.play.games.gin_romme import GAME
from kartenwerk.play.games.gin_romme.scoring import deadwood
from kartenwerk.play.games.gin_romme.state import Choice, Phase, State
from kartenwerk.play.mechanics.melds.moves import Throw

RUN = "pik-A pik-2 pik-3 pik-4"
FAR = f"{RUN} {LADIES} kreuz-9 kreuz-8 herz-7 herz-2"
"""Beside melds a nine and an eight that may become a run, a seven and a two."""


@pytest.mark.parametrize(("policy", "card"), [("eager", "kreuz-9"), ("sensible", "herz-7")])
def test_the_sensible_player_keeps_what_may_become_a_meld_and_the_eager_one_throws_the_dearest(
    policy: str, card: str
) -> None:
    assert game.chosen(state_of(FAR), policy) == str(Throw(game.deck.card(card)))


def test_a_card_outside_melds_is_thrown_away_before_one_of_a_meld() -> None:
    barred = state_of(f"{RUN} {LADIES} kreuz-9 karo-9 herz-9 kreuz-K")
    knock = Throw(game.deck.card("kreuz-K"), knocks=True)
    for policy in ("eager", "sensible"):
        assert game.chosen(barred, policy) == str(knock)
    taken = state_of(f"{RUN} {LADIES} kreuz-9 kreuz-8 pik-D herz-K")._replace(taken=game.deck.card("herz-K"))
    assert game.chosen(taken, "eager") == str(Throw(game.deck.card("kreuz-9")))


@pytest.mark.parametrize("policy", ["eager", "sensible"])
def test_both_knock_as_soon_as_they_can_with_what_leaves_least(policy: str) -> None:
    state = state_of(f"{RUN} {LADIES} kreuz-9 karo-9 herz-9 karo-3".replace("pik-A", "karo-5"))
    assert game.chosen(state, policy) == str(Throw(game.deck.card("karo-5"), knocks=True))


@pytest.mark.parametrize(
    ("phase", "first", "eager", "sensible"),
    [
        (Phase.OPENING, "herz-D", Choice.REFUSE, Choice.PILE),
        (Phase.OPENING, "herz-7", Choice.REFUSE, Choice.REFUSE),
        (Phase.DRAWING, "herz-D", Choice.STOCK, Choice.PILE),
        (Phase.DRAWING, "herz-7", Choice.STOCK, Choice.STOCK),
    ],
)
def test_the_sensible_player_buys_the_open_card_only_if_it_melds(
    phase: Phase, first: str, eager: Choice, sensible: Choice
) -> None:
    state = state_of("karo-D kreuz-D pik-2 pik-5 herz-2 karo-8 kreuz-9 kreuz-K pik-8 karo-A", phase=phase, first=first)
    assert (game.chosen(state, "eager"), game.chosen(state, "sensible")) == (eager, sensible)


@pytest.mark.parametrize(("pile", "card"), [("herz-10", "herz-7"), ("kreuz-7 herz-10 kreuz-10", "kreuz-9")])
def test_the_skilled_player_keeps_no_card_that_waits_for_one_that_is_gone(pile: str, card: str) -> None:
    """Nine and eight are worth keeping as long as the ten or the seven is out."""
    assert game.chosen(state_of(FAR, first=pile), "skilled") == str(Throw(game.deck.card(card)))
    assert game.chosen(state_of(FAR, first=pile), "sensible") == str(Throw(game.deck.card("herz-7")))


@pytest.mark.parametrize(("pile", "card"), [("herz-10", "herz-K"), ("pik-10 pik-9 karo-B kreuz-B", "pik-B")])
def test_of_cards_that_are_of_no_use_the_skilled_player_keeps_what_the_other_could_use(pile: str, card: str) -> None:
    state = state_of(f"{RUN} {LADIES} herz-K pik-B karo-6 kreuz-5", first=pile)
    assert game.chosen(state, "skilled") == str(Throw(game.deck.card(card)))


@pytest.mark.parametrize(("pile", "knocks"), [("herz-10", False), ("herz-4", True)])
def test_the_skilled_player_does_not_knock_while_three_cards_bring_gin(pile: str, knocks: bool) -> None:
    """The ace and the four of hearts and the three of clubs do."""
    state = state_of(f"{RUN} {LADIES} herz-2 herz-3 karo-3 kreuz-K", first=pile)
    assert game.chosen(state, "skilled") == str(Throw(game.deck.card("kreuz-K"), knocks=knocks))
    assert game.chosen(state, "sensible") == str(Throw(game.deck.card("kreuz-K"), knocks=True))


def test_the_skilled_player_knocks_with_gin() -> None:
    state = state_of(f"{RUN} {LADIES} kreuz-9 karo-9 herz-9 kreuz-K")
    assert game.chosen(state, "skilled") == str(Throw(game.deck.card("kreuz-K"), knocks=True))


def laid(hand: str) -> State:
    """After a knock with what seat 0 holds besides a king, and what the sensible player lays."""
    state = after(state_of(hand + " kreuz-K"), Throw(game.deck.card("kreuz-K"), knocks=True))
    return GAME.play(state, game.move(game.chosen(state)))


def test_the_sensible_player_lays_so_that_least_is_left() -> None:
    assert deadwood(laid("pik-A pik-2 pik-3 herz-3 karo-3 kreuz-5 kreuz-6 kreuz-7 kreuz-8 kreuz-9"), 0) == 3


def test_and_of_two_such_ways_the_one_to_which_fewer_cards_can_be_added() -> None:
    state = laid(f"pik-5 pik-6 pik-7 pik-8 herz-5 karo-5 kreuz-5 {LADIES}")
    assert sorted(len(meld.cards) for meld in state.melds) == [3, 3, 4]
    assert {meld.is_run for meld in state.melds if len(meld.cards) == 4} == {False}


@pytest.mark.parametrize(("other", "left", "moves"), [("herz-K pik-9 pik-5 pik-6", 10, 4), ("herz-K karo-8", 18, 1)])
def test_the_sensible_player_adds_what_leaves_least_card_by_card(other: str, left: int, moves: int) -> None:
    state = knocked(SEVEN, other)
    made = 0
    while GAME.to_move(state) is not None:
        state, made = after(state, game.chosen(state)), made + 1
    assert (deadwood(state, 1), made) == (left, moves)
