"""Rounds with their running sums, and how long they take."""

from __future__ import annotations

from itertools import accumulate

from tests.support import session_of

from kartenwerk.examples.rounds import minutes, played, rounds

SESSION = session_of("bauer_und_jarl")


def test_rounds_keep_a_running_sum_and_give_every_seat_a_label() -> None:
    deals = played(SESSION, 5, 1, 4)
    told = rounds(deals)
    assert [each.points for each in told] == [deal.result for deal in deals]
    for seat in range(5):
        assert [each.sums[seat] for each in told] == list(accumulate(deal.result[seat] for deal in deals))
    assert sorted(told[0].labels) == ["bauer", "jarl", "mitte", "vize_bauer", "vize_jarl"]
    assert told[0].points[told[0].labels.index("jarl")] == 4


def test_minutes_are_rounded_to_five_and_never_none() -> None:
    deals = played(SESSION, 4, 1, 1)
    moves = len(deals[0].steps)
    assert minutes(deals, 60) == round(moves / 5) * 5
    assert minutes(deals, 0) == 5
