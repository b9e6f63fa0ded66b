"""Chances are corrected by outcomes, and no outcome judges what it has taught."""

from __future__ import annotations

from random import Random

import pytest
from tests.support import session_of

from bench.calibration import Moment, correct_by_folds, learn, moments_of, score_brier
from kartenwerk.catalog.chance import ChanceCorrection


def drawn(number: int, too_high: float) -> list[Moment]:
    """Moments in which a deal is won less often than was claimed, by so much."""
    lots = Random(1)
    claims = [lots.uniform(too_high, 1) for _ in range(number)]
    return [Moment(claim, lots.random() < claim - too_high) for claim in claims]


def test_claims_that_are_too_high_are_lowered_and_true_ones_stay() -> None:
    high, true = learn(drawn(1000, 0.2)), learn(drawn(1000, 0))
    assert high.of(0.6) == pytest.approx(0.4, abs=0.08)
    assert true.of(0.6) == pytest.approx(0.6, abs=0.05)


def test_a_correction_makes_wrong_claims_truer_on_deals_that_did_not_teach_it() -> None:
    moments = drawn(400, 0.25)
    assert score_brier(correct_by_folds(moments)) < score_brier(moments) - 0.02


def test_no_moment_judges_what_it_has_taught() -> None:
    moments = drawn(30, 0.1)
    turned = [moments[0]._replace(won=not moments[0].won), *moments[1:]]
    assert correct_by_folds(turned)[0].claimed == correct_by_folds(moments)[0].claimed
    assert correct_by_folds(turned)[1].claimed != correct_by_folds(moments)[1].claimed


def test_a_correction_of_nothing_leaves_claims_as_they_are() -> None:
    assert ChanceCorrection(shift=0, slope=1, moments=1).of(0.3) == pytest.approx(0.3)


def test_each_deal_is_one_moment_with_a_choice() -> None:
    moments = [*moments_of(session_of("watten"), 2, 1, "sensible")]
    assert len(moments) == 2 and all(0 <= moment.claimed <= 1 for moment in moments)
