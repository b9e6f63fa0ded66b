"""Hints say what the best move brings, and which entry of the tally makes it the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from tests.support import session_of

from kartenwerk.play.engine.budget import SAMPLE
from kartenwerk.play.engine.expert import TallyEntry, Trial
from kartenwerk.play.engine.hints import Adviser, Because, hint_of


def trial(*gains: int, move: str = "", scale: int = 1) -> Trial:
    return Trial(move, scale, dict(enumerate(gains)))


def test_a_hint_names_the_entry_of_the_tally_that_sets_the_best_move_apart() -> None:
    last, others = TallyEntry("letzter_stich", True), TallyEntry("augen", False)
    best, second = trial(2, 2, 2, 2, move="a"), trial(0, 0, 0, 0, move="b")
    best.points.update({last: 7, others: 1})
    best.often.update({last: 4, others: 4})
    second.often.update({last: 1, others: 4})
    hint = hint_of(best, second)
    assert (hint.best, hint.next, hint.mean, hint.error, hint.playouts, hint.equal) == ("a", "b", 2, 0, 4, False)
    assert hint.because == (last, (4, 1), (1.75, 0))
    assert hint.because and hint.because.is_apart(hint.playouts)


def test_of_several_entries_the_one_with_the_greatest_gain_is_named_and_not_the_largest_one() -> None:
    both, gained = TallyEntry("augen", True), TallyEntry("letzter_stich", True)
    best, second = trial(2, 2, 2, 2, move="a"), trial(0, 0, 0, 0, move="b")
    best.points.update({both: 10, gained: 2})
    second.points.update({both: 10})
    hint = hint_of(best, second)
    assert hint.because and hint.because.entry == gained


@pytest.mark.parametrize(
    ("often", "points", "apart"),
    [
        ((30, 20), (2.0, 1.0), True),
        ((29, 20), (2.0, 1.0), False),
        ((30, 20), (1.0, 0.0), True),
        ((30, 20), (1.0, -1.0), False),
        ((20, 30), (-1.0, -2.0), True),
        ((21, 30), (-1.0, -2.0), False),
        ((20, 30), (0.0, -1.0), True),
        ((20, 30), (1.0, -1.0), False),
    ],
)
def test_a_gain_that_comes_more_often_or_a_loss_less_often_says_enough(
    often: tuple[int, int], points: tuple[float, float], apart: bool
) -> None:
    assert Because(TallyEntry("augen", True), often, points).is_apart(100) == apart


def test_points_are_told_for_a_deal_and_in_points_of_one_seat() -> None:
    """Against three others the advantage is kept in thirds of a point."""
    augen = TallyEntry("augen", True)
    best, second = trial(6, 6, 6, 6, move="a", scale=3), trial(3, 3, 3, 3, move="b", scale=3)
    best.points.update({augen: 24})
    second.points.update({augen: 12})
    best.often.update({augen: 3})
    second.often.update({augen: 1})
    because = hint_of(best, second).because
    assert because == (augen, (3, 1), (2, 1))


def test_no_entry_is_named_if_none_gains_anything() -> None:
    augen = TallyEntry("augen", True)
    best, second = trial(2, 2, 2, 2, move="a"), trial(0, 0, 0, 0, move="b")
    assert hint_of(best, second).because is None
    best.points.update({augen: 4})
    second.points.update({augen: 4})
    assert hint_of(best, second).because is None


def test_of_entries_that_gain_alike_the_own_one_is_named() -> None:
    entries = [TallyEntry("augen", own) for own in (False, True)]
    best, second = trial(2, 2, 2, 2, move="a"), trial(0, 0, 0, 0, move="b")
    best.points.update(dict.fromkeys(entries, 4))
    because = hint_of(best, second).because
    assert because and because.entry.own


def test_a_rival_that_is_surely_better_is_the_one_that_is_advised() -> None:
    hint = hint_of(trial(0, 0, 0, 0, move="a"), trial(1, 1, 1, 1, move="b"))
    assert (hint.best, hint.next, hint.equal) == ("b", "a", False)


@pytest.mark.parametrize(
    ("gains", "equal"),
    [
        ((1, 0, 0, 0), True),
        ((2, 2, 0, 0), True),  # 1.73 standard errors
        ((3, 3, 3, 0), False),  # 3
        ((-2, -2, 0, 0), True),
    ],
)
def test_moves_within_two_standard_errors_are_equally_good(gains: Sequence[int], equal: bool) -> None:
    hint = hint_of(trial(*gains, move="a"), trial(0, 0, 0, 0, move="b"))
    assert (hint.best, hint.equal) == ("a", equal)


def test_figures_come_from_two_hundred_worlds_that_did_not_choose_the_moves() -> None:
    session = session_of("watten")
    adviser = Adviser(session.expert(2, 8), session.policy("sensible", 2), Random(1))
    next(session.play_deals(2, 5, adviser, limit=5))
    assert {hint.playouts for hint in adviser.hints if hint} == {SAMPLE} and SAMPLE >= 200


def test_where_searching_brings_nothing_a_hint_has_no_figures() -> None:
    session = session_of("romme")
    adviser = Adviser(session.expert(2, 8), session.policy("sensible", 2), Random(1))
    next(session.play_deals(2, 5, adviser, limit=6))
    assert all(hint.playouts == 0 and hint.because is None for hint in adviser.hints if hint)


def test_hints_leave_the_game_as_it_is() -> None:
    session = session_of("watten")
    plain = session.play(2, 5)
    adviser = Adviser(session.expert(2, 8), session.policy("sensible", 2), Random(1))
    assert next(session.play_deals(2, 5, adviser)).steps == plain.steps
    assert len(adviser.hints) == len(plain.steps)


def test_there_is_a_hint_wherever_there_is_a_choice() -> None:
    session = session_of("mau_mau")
    adviser = Adviser(session.expert(2, 2), session.policy("sensible", 2), Random(1))
    steps = next(session.play_deals(2, 5, adviser, limit=8)).steps
    given = [hint is not None for hint in adviser.hints]
    assert given == [len(session.game.moves(step.before)) > 1 for step in steps]
    assert {*given} == {True, False}


def test_an_expert_plays_what_it_advises() -> None:
    session = session_of("watten")
    expert = session.expert(2, 8)
    adviser = Adviser(expert, expert, Random(1))
    moves = [step.move for step in next(session.play_deals(2, 5, adviser, limit=5)).steps]
    assert all(hint is None or hint.best == move for hint, move in zip(adviser.hints, moves, strict=True))
