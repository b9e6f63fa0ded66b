"""Rounds with their running sums, and how long they take."""

from __future__ import annotations

from itertools import accumulate
from statistics import fmean

from tests.support import session_of

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
