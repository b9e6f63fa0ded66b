"""Fünf-Karten-Boltan: how an eager and a sensible player look at their cards, and what they say."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.fuenf_karten_boltan.support import DJINN, EMPTY, PAIR, TWO_PAIRS, formation, game, played, start
from tests.games.support import Share

from kartenwerk.play.games.fuenf_karten_boltan import GAME
from kartenwerk.play.games.fuenf_karten_boltan.actions import BettingMove
from kartenwerk.play.games.fuenf_karten_boltan.players import advise, outlook
from kartenwerk.play.games.fuenf_karten_boltan.state import Phase, State, ladder

NUMBERS = "erz-7 luft-7 eis-2 luft-4 feuer-6"
ACES = "erz-A luft-A eis-2 luft-4 feuer-6"
THREE = "erz-2 humus-2 eis-2 luft-4 feuer-6"


@pytest.mark.parametrize(
    ("hand", "before", "after"),
    [(EMPTY, 0, 0), (NUMBERS, 1, 0), (ACES, 1, 1), (PAIR, 1, 1), (DJINN, 2, 2), (TWO_PAIRS, 2, 2), (THREE, 3, 3)],
    ids=["nothing", "pair of numbers", "pair of aces", "pair of pictures", "dschinn", "two pairs", "three"],
)
def test_a_pair_of_numbers_looks_good_before_the_exchange_only(hand: str, before: int, after: int) -> None:
    state = start(PAIR, DJINN, EMPTY)
    ranking, cards = ladder(state.rules, state.grid), game.cards(hand)
    assert [outlook(ranking, cards, exchanged) for exchanged in (False, True)] == [before, after]


def advice(state: State, good: int, share: float) -> str:
    bets = [move for move in GAME.moves(state) if isinstance(move, BettingMove)]
    return str(advise(state.chips, bets, good, state.helm.total, Share(share)))


@pytest.mark.parametrize(
    ("good", "share", "said"),
    [
        (0, 0.0, "warten"),
        (1, 0.24, "schlagen 1"),
        (1, 0.25, "warten"),
        (2, 0.2, "schlagen 1"),
        (2, 0.5, "warten"),
        (3, 0.3, "schlagen 2"),
        (3, 0.24, "hammerschlag"),
        (3, 0.75, "warten"),
        (4, 0.25, "schlagen 3"),
    ],
)
def test_the_better_a_hand_looks_the_more_often_and_the_higher_a_sensible_player_strikes(
    good: int, share: float, said: str
) -> None:
    """Three chips lie in the middle."""
    assert advice(start(PAIR, DJINN, EMPTY), good, share) == said


@pytest.mark.parametrize(("blows", "good", "strikes"), [(1, 1, False), (1, 2, True), (2, 2, False), (3, 3, True)])
def test_against_blows_a_hand_has_to_look_better(blows: int, good: int, strikes: bool) -> None:
    state = played(start(PAIR, DJINN, EMPTY), ", ".join(f"schlagen {to + 1}" for to in range(blows)))
    assert advice(state, good, 0.26).startswith("schlagen") == strikes


@pytest.mark.parametrize(
    ("blow", "stack", "good", "said"),
    [
        (3, 30, 0, "sterben"),
        (3, 30, 1, "parieren"),
        (4, 30, 1, "sterben"),
        (4, 30, 2, "parieren"),
        (3, 9, 1, "parieren"),
        (3, 8, 1, "sterben"),
        (3, 8, 2, "parieren"),
    ],
)
def test_a_blow_of_more_than_half_the_middle_or_a_third_of_the_chips_wants_a_better_hand(
    blow: int, stack: int, good: int, said: str
) -> None:
    state = played(start(PAIR, DJINN, EMPTY, stacks=(40, stack + 1, 40)), f"schlagen {blow}")
    assert advice(state, good, 0.99) == said


def test_who_cannot_strike_strikes_with_all_its_chips() -> None:
    state = played(start(PAIR, DJINN, EMPTY, stacks=(40, 4, 40)), "schlagen 3")
    assert [str(move) for move in GAME.moves(state)] == ["hammerschlag", "sterben"]
    assert (advice(state, 2, 0.4), advice(state, 2, 0.99), advice(state, 1, 0.0)) == (
        "hammerschlag",
        "hammerschlag",
        "sterben",
    )


@pytest.mark.parametrize(("share", "said"), [(0.12, "schlagen 1"), (0.125, "warten")])
def test_the_sensible_player_bluffs_one_time_in_eight(share: float, said: str) -> None:
    assert game.chosen(start(EMPTY, DJINN, PAIR), chance=Share(share)) == said


def test_a_pair_of_numbers_strikes_before_the_exchange_and_waits_after_it() -> None:
    state = start(NUMBERS, DJINN, TWO_PAIRS)
    assert game.chosen(state, chance=Share(0.2)) == "schlagen 1"
    state = played(state, "schlagen 1, parieren, parieren, behalten, behalten, behalten")
    assert state.phase is Phase.AUFMARSCH
    assert game.chosen(state, chance=Share(0.2)) == "warten"


def test_the_sensible_player_exchanges_what_does_not_make_the_hand() -> None:
    assert game.chosen(formation()) == "tauschen eis-2 luft-4 feuer-6"


def test_the_eager_player_dies_only_where_it_must_and_never_blunders() -> None:
    state = played(start(PAIR, DJINN, EMPTY, strafsold=True), "schlagen 38")
    assert {game.chosen(state, "eager", Random(seed)) for seed in range(20)} == {"parieren", "hammerschlag"}


def test_the_eager_player_exchanges_as_many_cards_as_it_may() -> None:
    chosen = {game.chosen(formation(tausch_max=3), "eager", Random(seed)) for seed in range(20)}
    assert {len(text.split()) for text in chosen} == {4}
