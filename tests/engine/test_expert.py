"""The expert is fair, plays the same on every machine, and plays better than the policy it asks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.support import session_of

from kartenwerk.bench.strength import duel, student
from kartenwerk.engine.contract import random_policy
from kartenwerk.engine.expert import LEAST_PAIRS, MOST_MOVES, Expert, TallyEntry, Trial
from kartenwerk.engine.hints import Adviser, Because, hint_of
from kartenwerk.games import GAME_IDS


def trial(*gains: int, move: str = "", scale: int = 1) -> Trial:
    return Trial(move, scale, dict(enumerate(gains)))


def test_a_move_beats_another_only_by_more_than_a_standard_error() -> None:
    usual = trial(0, 0, 0, 0)
    assert trial(1, 1, 1, 1).beats(usual)
    assert trial(4, 0, 0, 4).beats(usual)
    assert not trial(4, 0, 0, 0).beats(usual)  # the mean is one, and so is its error
    assert not trial(0, 0, 0, 0).beats(usual)
    assert not trial(-1, -1, -1, -1).beats(usual)


def test_moves_are_compared_in_the_worlds_where_both_were_tried() -> None:
    tried_more = trial(0, 0, 0, 0, 99, 99, 99)
    assert not tried_more.beats(trial(0, 0, 0, 0))
    assert not trial(*(1,) * (LEAST_PAIRS - 1)).beats(trial(*(0,) * LEAST_PAIRS))


def test_mean_and_error_are_points_a_deal() -> None:
    """Against three others the advantage is kept in thirds of a point."""
    assert trial(3, 9, scale=3).mean == 2
    assert trial(3, 9, scale=3).error == 1


SCRIPT = """
from kartenwerk.build.workshop import Workshop
deal = Workshop.over(None).session("mau_mau", None, []).play(2, 4, "expert", 5)
print("; ".join(str(step.move) for step in deal.steps))
"""


def test_the_expert_plays_the_same_whatever_the_order_of_hashes() -> None:
    """Sets of texts come in another order in each process."""
    here = [str(step.move) for step in session_of("mau_mau").play(2, 4, "expert", 5).steps]
    there = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={"PYTHONHASHSEED": "1"}, capture_output=True, text=True, check=True
    ).stdout
    assert there.strip() == "; ".join(here)


def test_of_very_many_moves_some_are_tried_and_the_usual_one_among_them() -> None:
    session = session_of("burner_holdem")
    state = session.play(2, 1).start
    seat = session.game.to_move(state)
    assert seat is not None
    moves = session.game.moves(state)
    assert len(moves) > MOST_MOVES
    last = moves[-1]
    game = replace(session.game, policies={"sensible": lambda state, options, rng: options[-1]})
    expert = Expert(game, session.game.pack(state.rules, 2, session.deck.pack), 2, 8)
    expert.quick = lambda state, options, rng: last if options[-1] == last else random_policy(state, options, rng)
    tried = [trial.move for trial in expert.weigh(game.view(state, seat), moves, Random(1))]
    assert len(tried) == len(set(tried)) == MOST_MOVES
    assert last in tried


def test_where_searching_does_not_help_the_expert_plays_as_a_sensible_player() -> None:
    session = session_of("wolfsjagd")
    still = replace(session, game=replace(session.game, searches=False))
    expert = still.expert(2)
    state = still.play(2, 3).steps[6].before
    seat = still.game.to_move(state)
    view, moves = still.game.view(state, seat or 0), still.game.moves(state)
    expert.weigh = never  # type: ignore[method-assign]
    assert expert(view, moves, Random(1)) in moves


def never(view: Any, moves: Sequence[Any], rng: Random) -> Any:
    raise AssertionError("it searches")


SEARCHING = [id for id in GAME_IDS if session_of(id).game.searches]
CLEARLY = ["herzblatt", "sechsundsechzig"]
"""Games in which few deals show it."""


@pytest.mark.slow
@pytest.mark.parametrize("id", SEARCHING)
def test_searching_is_not_worse_than_playing_sensibly(id: str) -> None:
    """What `searches` says of each game; `make bench` measures it, and this notices if it is no longer so."""
    session = session_of(id)
    found = duel(session, max(2, session.data.players[0]), "expert", "sensible", range(20_000), 10)
    assert found.mean + found.interval >= 0, f"{found} in {found.deals} deals"


@pytest.mark.slow
@pytest.mark.parametrize("id", CLEARLY)
def test_an_expert_beats_sensible_players(id: str) -> None:
    found = duel(session_of(id), 2, "expert", "sensible", range(32))
    assert found.mean > found.interval


@pytest.mark.slow
@pytest.mark.parametrize("id", GAME_IDS)
def test_sensible_players_beat_random_ones(id: str) -> None:
    session = session_of(id)
    found = duel(session, max(2, session.data.players[0]), "sensible", "random", range(20_000), 6)
    assert found.mean > found.interval, f"{found} in {found.deals} deals"


def test_the_interval_of_few_deals_is_that_of_student() -> None:
    assert [round(student(freedom), 2) for freedom in (3, 5, 10, 100)] == [3.18, 2.57, 2.23, 1.98]


def test_a_duel_of_equals_is_even() -> None:
    assert duel(session_of("watten"), 2, "eager", "eager", range(5)).deals == 5


def test_a_hint_names_the_entry_of_the_tally_that_sets_the_best_move_apart() -> None:
    last, others = TallyEntry("letzter_stich", True), TallyEntry("augen", False)
    best, second = trial(2, 2, 2, 2, move="a"), trial(0, 0, 0, 0, move="b")
    best.points.update({last: 7, others: 1})
    best.often.update({last: 4, others: 4})
    second.often.update({last: 1, others: 4})
    hint = hint_of((best, second))
    assert (hint.best, hint.next, hint.mean, hint.error, hint.playouts, hint.equal) == ("a", "b", 2, 0, 4, False)
    assert hint.because == (last, (100, 25), (1.75, 0))
    assert hint.because and hint.because.apart


def test_of_several_entries_the_one_with_the_greatest_gain_is_named_and_not_the_largest_one() -> None:
    both, gained = TallyEntry("augen", True), TallyEntry("letzter_stich", True)
    best, second = trial(2, 2, 2, 2, move="a"), trial(0, 0, 0, 0, move="b")
    best.points.update({both: 10, gained: 2})
    second.points.update({both: 10})
    hint = hint_of((best, second))
    assert hint.because and hint.because.entry == gained


@pytest.mark.parametrize(
    ("often", "points", "apart"),
    [
        ((25, 20), (2.0, 1.0), True),
        ((24, 20), (2.0, 1.0), False),
        ((25, 20), (1.0, 0.0), True),
        ((25, 20), (1.0, -1.0), False),
        ((20, 25), (-1.0, -2.0), True),
        ((21, 25), (-1.0, -2.0), False),
        ((20, 25), (0.0, -1.0), True),
        ((20, 25), (1.0, -1.0), False),
    ],
)
def test_a_gain_that_comes_more_often_or_a_loss_less_often_says_enough(
    often: tuple[int, int], points: tuple[float, float], apart: bool
) -> None:
    assert Because(TallyEntry("augen", True), often, points).apart == apart


def test_moves_within_a_standard_error_are_equally_good() -> None:
    hint = hint_of((trial(1, 0, 0, 0), trial(0, 1, 0, 0)))
    assert hint.equal and hint.because is None


def test_hints_leave_the_game_as_it_is() -> None:
    session = session_of("watten")
    plain = session.play(2, 5)
    adviser = Adviser(session.expert(2, 8), session.policy("sensible", 2), Random(1))
    assert next(session.play_deals(2, 5, adviser)).steps == plain.steps
    assert len(adviser.hints) == len(plain.steps)


def test_an_expert_plays_what_it_advises() -> None:
    session = session_of("watten")
    expert = session.expert(2, 8)
    adviser = Adviser(expert, expert, Random(1))
    advised = next(session.play_deals(2, 5, adviser))
    assert advised.steps == next(session.play_deals(2, 5, expert)).steps
    moves = [step.move for step in advised.steps]
    assert all(hint is None or hint.best == move for hint, move in zip(adviser.hints, moves, strict=True))
