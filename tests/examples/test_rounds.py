"""Rounds with their running sums, and how long they take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate, count, cycle, repeat

import pytest
from tests.support import WORKSHOP, changed_game, far_from_usual, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import HouseRules
from kartenwerk.play.engine.contract import PATIENCE
from kartenwerk.play.examples import rounds as counting
from kartenwerk.play.examples.rounds import in_round_minutes, match_minutes, mean_minutes, play_rounds, rounds

SESSION = session_of("bauer_und_jarl")


def test_rounds_keep_a_running_sum_and_give_every_seat_a_label() -> None:
    deals = play_rounds(SESSION, 5, 1, 4)
    told = rounds(deals)
    assert [each.points for each in told] == [deal.result for deal in deals]
    for seat in range(5):
        assert [each.sums[seat] for each in told] == list(accumulate(deal.result[seat] for deal in deals))
    assert sorted(told[0].labels) == ["bauer", "jarl", "mitte", "vize_bauer", "vize_jarl"]
    assert told[0].points[told[0].labels.index("jarl")] == 4


def test_a_duration_is_told_in_round_minutes() -> None:
    told = {0: 5, 7: 5, 8: 10, 29: 30, 34: 30, 36: 40, 83: 80, 104: 90, 122: 120, 136: 150}
    assert {minutes: in_round_minutes(60 * minutes) for minutes in told} == told


def test_matches_are_counted_until_the_round_figure_is_settled() -> None:
    def counted(moves: Iterator[int]) -> tuple[int, int]:
        numbers = count(1)
        told = mean_minutes((each for each, _ in zip(moves, numbers, strict=False)), 60)
        return told, next(numbers) - 1

    assert counted(repeat(19)) == (20, counting.FEWEST_MATCHES)
    told, matches = counted(cycle((11, 18)))
    assert told == 15 and matches > counting.FEWEST_MATCHES
    assert counted(cycle((7, 8)))[1] * 7.5 >= counting.MOST_MOVES


def test_changed_rules_have_the_usual_figure_where_matches_do_not_show_another() -> None:
    def counted(moves: Iterator[int], usual: int) -> tuple[int, int]:
        numbers = count(1)
        told = mean_minutes((each for each, _ in zip(moves, numbers, strict=False)), 60, lambda: usual)
        return told, next(numbers) - 1

    assert counted(cycle((16, 19)), 15) == (15, counting.FEWEST_MATCHES)
    assert counted(cycle((16, 19)), 20) == (20, counting.FEWEST_MATCHES)
    assert counted(cycle((16, 19)), 30) == (20, counting.FEWEST_MATCHES)  # shown to be shorter, and nearer to 20
    told, matches = counted(cycle((4, 40)), 20)
    assert told == 20 and matches > counting.FEWEST_MATCHES  # until the error is no more than a step


def test_rules_under_which_a_game_takes_equally_long_are_told_alike() -> None:
    """A few rounds of Wolfsjagd are no measure: one may take five times as long as another."""
    usual = session_of("wolfsjagd")
    other = replace(usual, house=HouseRules(changes={"sigl_auf_sigl": True}))
    assert match_minutes(usual, 3, 1) == match_minutes(other, 3, 1)


def test_a_match_is_over_before_a_deal_that_never_ends() -> None:
    """All of its cards are in hands, and every seven and every king that goes on them draws the open ones again."""
    usual = WORKSHOP.session("mau_mau", None, far_from_usual("mau_mau").settings)
    assert not usual.play(4, 2, limit=20_000).finished
    blocked = replace(usual, game=changed_game(usual.game, move_limit=2000 // PATIENCE))
    assert play_rounds(blocked, 4, 2, 2) == play_rounds(blocked, 4, 3, 2)
    matches = [play_rounds(blocked, 4, seed, 5) for seed in range(2, 5)]
    lengths = {len(match) for match in matches}
    assert 1 <= min(lengths) < max(lengths) == 5
    assert all(deal.finished for match in matches for deal in match)


def test_where_no_deal_ends_that_is_said() -> None:
    session = session_of("mau_mau")
    with pytest.raises(KartenwerkError, match="hardly any deal of Mau-Mau comes to an end"):
        play_rounds(replace(session, game=changed_game(session.game, move_limit=0)), 4, 1, 1)
