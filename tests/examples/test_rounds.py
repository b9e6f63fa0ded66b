"""Rounds with their running sums, and how long they take."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from statistics import fmean

import pytest
from tests.support import WORKSHOP, far_from_usual, session_of

from kartenwerk.engine.contract import PATIENCE
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.rounds import MATCHES, in_fives, match_minutes, move_count, played, rounds

SESSION = session_of("bauer_und_jarl")


def test_rounds_keep_a_running_sum_and_give_every_seat_a_label() -> None:
    deals = played(SESSION, 5, 1, 4)
    told = rounds(deals)
    assert [each.points for each in told] == [deal.result for deal in deals]
    for seat in range(5):
        assert [each.sums[seat] for each in told] == list(accumulate(deal.result[seat] for deal in deals))
    assert sorted(told[0].labels) == ["bauer", "jarl", "mitte", "vize_bauer", "vize_jarl"]
    assert told[0].points[told[0].labels.index("jarl")] == 4


def test_minutes_are_the_mean_of_several_matches_rounded_to_five_and_never_none() -> None:
    moves = [move_count(played(SESSION, 4, seed, 2)) for seed in range(1, MATCHES + 1)]
    assert len(set(moves)) > 1
    assert match_minutes(SESSION, 4, 2) == in_fives(fmean(moves) * SESSION.data.move_seconds)
    assert [in_fives(seconds) for seconds in (0, 149 * 60 // 20, 450, 451)] == [5, 5, 10, 10]


def test_a_match_is_over_before_a_deal_that_never_ends() -> None:
    """All of its cards are in hands, and every seven and every king that goes on them draws the open ones again."""
    usual = WORKSHOP.session("mau_mau", None, far_from_usual("mau_mau").settings)
    assert not usual.play(4, 2, limit=20_000).finished
    blocked = replace(usual, game=replace(usual.game, move_limit=2000 // PATIENCE))
    assert played(blocked, 4, 2, 2) == played(blocked, 4, 3, 2)
    matches = [played(blocked, 4, seed, 5) for seed in range(2, 6)]
    lengths = {len(match) for match in matches}
    assert 1 <= min(lengths) < max(lengths) == 5
    assert all(deal.finished for match in matches for deal in match)


def test_where_no_deal_ends_that_is_said() -> None:
    session = session_of("mau_mau")
    with pytest.raises(KartenwerkError, match="hardly any deal of Mau-Mau comes to an end"):
        played(replace(session, game=replace(session.game, move_limit=0)), 4, 1, 1)
