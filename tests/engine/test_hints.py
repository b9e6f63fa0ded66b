"""Hints say which of two moves is better, or that they are equal or that it stays open, and what makes it so."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from tests.support import session_of

from kartenwerk.catalog.chance import ChanceCorrection
from kartenwerk.play.engine.budget import LOOKS
from kartenwerk.play.engine.consequences import Consequence, NamedConsequence, Outcomes, name_consequences
from kartenwerk.play.engine.expert import Trial
from kartenwerk.play.engine.hints import Adviser, Verdict, advise, hint_of
from kartenwerk.play.engine.past import Past

POINTS, RISK, TRICK = Consequence("points"), Consequence("risk", good=False), Consequence("trick", is_share=True)


def trial(*gains: int, move: str = "", scale: int = 1) -> Trial:
    return Trial(move, scale, dict(enumerate(gains)))


# ---- what makes a move better


def outcomes(kind: Consequence, *pairs: tuple[int, float], at_once: float | None = None) -> Outcomes:
    """Gains, and a consequence beside each."""
    gains = [gain for gain, _ in pairs]
    return Outcomes(gains, [{kind: value} for _, value in pairs], {} if at_once is None else {kind: at_once})


def test_a_consequence_explains_a_lead_if_luck_with_it_is_worth_as_much() -> None:
    """Within each move a point more is worth one: the three points between the moves are all of the lead."""
    best = outcomes(POINTS, (3, 3), (4, 4), (5, 5), (4, 4))
    other = outcomes(POINTS, (0, 0), (1, 1), (2, 2), (1, 1))
    assert name_consequences(best, other) == (NamedConsequence("points", 4, 1),)


def test_what_is_worth_nothing_within_a_move_explains_no_lead() -> None:
    best = outcomes(POINTS, (4, 3), (4, 4), (4, 5), (4, 4))
    other = outcomes(POINTS, (1, 0), (1, 1), (1, 2), (1, 1))
    assert name_consequences(best, other) == ()


def test_what_would_account_for_more_than_the_lead_stands_for_something_else() -> None:
    best = outcomes(POINTS, (10, 3), (20, 4), (30, 5), (20, 4))
    other = outcomes(POINTS, (9, 0), (19, 1), (29, 2), (19, 1))
    assert name_consequences(best, other) == ()


def test_less_of_what_is_bad_is_a_reason_and_more_of_it_is_none() -> None:
    less = outcomes(RISK, (4, 0), (3, 1), (4, 0), (3, 1))
    more = outcomes(RISK, (1, 3), (0, 4), (1, 3), (0, 4))
    assert name_consequences(less, more) == (NamedConsequence("risk", 0.5, 3.5),)
    assert name_consequences(more, less) == ()


def test_what_is_seen_at_once_is_sure_and_a_share_is_one_of_a_hundred() -> None:
    best = outcomes(TRICK, (2, 1), (0, 1), at_once=1)
    other = outcomes(TRICK, (1, 0), (0, 0), at_once=0)
    assert name_consequences(best, other) == (NamedConsequence("trick", 100, 0, sure=True),)


# ---- which move is better


def test_the_move_with_the_greater_mean_is_the_one_that_is_advised() -> None:
    hint = hint_of(trial(0, 0, 0, 0, move="a"), trial(1, 1, 1, 1, move="b"))
    assert (hint.best, hint.next, hint.verdict) == ("b", "a", Verdict.BETTER)
    assert hint_of(trial(0, 1, 0, 0, move="a"), trial(1, 0, 1, 0, move="b")).best == "b"


@pytest.mark.parametrize(
    ("gains", "verdict"),
    [
        ((1, 0, 0, 0), Verdict.OPEN),  # one standard error
        ((2, 2, 0, 0), Verdict.OPEN),  # 1.73
        ((3, 3, 3, 0), Verdict.BETTER),  # 3
        ((0, 0, 0, 0), Verdict.EQUAL),
    ],
)
def test_better_is_a_lead_of_two_standard_errors(gains: Sequence[int], verdict: Verdict) -> None:
    assert hint_of(trial(*gains, move="a"), trial(0, 0, 0, 0, move="b")).verdict is verdict


def test_moves_are_equal_only_where_a_difference_that_counts_is_ruled_out() -> None:
    """Of 20 points a deal the margin is 1; a lead of a half is within it, if its error is a quarter at most."""
    wins = (20,) * 64
    near = trial(*(gain + step % 2 for step, gain in enumerate(wins)), move="a")
    assert hint_of(near, trial(*wins, move="b")).verdict is Verdict.EQUAL
    far = trial(*(gain + 8 * (step % 8 == 0) for step, gain in enumerate(wins)), move="a")
    assert hint_of(far, trial(*wins, move="b")).verdict is not Verdict.EQUAL


def test_a_hint_says_nothing_from_fewer_worlds_than_the_first_look_has() -> None:
    session = session_of("watten")
    adviser = Adviser(session.expert(2, 8), session.policy("sensible", 2), Random(1))
    next(session.play_deals(2, 5, adviser, limit=5))
    assert {hint.playouts for hint in adviser.hints if hint} <= {*LOOKS}


def test_an_ending_that_counting_tells_is_solved_and_has_no_chance() -> None:
    session = session_of("sechsundsechzig")
    deal = session.play(2, 0)
    step = deal.steps[16]
    view = session.game.view(step.before, step.seat)
    past = Past(session.game, deal.start, [*deal.steps[:16]])
    hint = advise(session.expert(2, 8), view, session.game.moves(view), Random(1), past)
    assert (hint.verdict, hint.playouts, hint.chances) == (Verdict.SOLVED, 0, None)


def test_a_chance_is_given_only_where_claims_were_held_against_what_happened() -> None:
    session = session_of("watten")
    deal = session.play(2, 5)
    place = next(i for i, step in enumerate(deal.steps) if len(session.game.moves(step.before)) > 1)
    view = session.game.view(deal.steps[place].before, deal.steps[place].seat)
    past = Past(session.game, deal.start, [*deal.steps[:place]])
    found = []
    for correction in (
        None,
        ChanceCorrection(shift=-1, slope=1, moments=1),
        ChanceCorrection(shift=0, slope=1, moments=1),
    ):
        expert = session.expert(2, 8)
        expert.correction = correction
        found.append(advise(expert, view, session.game.moves(view), Random(1), past).chances)
    none, lower, plain = found
    assert none is None
    assert lower is not None and plain is not None and lower[0] < plain[0]


def test_where_searching_brings_nothing_a_hint_has_no_figures() -> None:
    session = session_of("romme")
    adviser = Adviser(session.expert(2, 8), session.policy("sensible", 2), Random(1))
    next(session.play_deals(2, 5, adviser, limit=6))
    assert all(hint.verdict is Verdict.UNSEARCHED for hint in adviser.hints if hint)


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
