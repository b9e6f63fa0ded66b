"""Schwimmen's practice deal shows the rules that the booklet has just told: the predicates by which it was chosen."""

from __future__ import annotations

from functools import cache

from tests.games.prints import booklet

from kartenwerk.play.games.schwimmen.examples import RoundView


@cache
def rounds() -> tuple[RoundView, RoundView]:
    first, second = booklet("schwimmen")["probe"]["runden"]
    return first, second


def acts(shown: RoundView) -> list[str]:
    return [turn.act for turn in shown.turns]


def test_one_dealer_takes_his_other_hand_and_one_keeps_the_first() -> None:
    assert [shown.kept for shown in rounds()] == [False, True]


def test_one_card_and_all_three_are_exchanged_and_somebody_passes() -> None:
    assert {"tauscht", "tauscht alle", "schiebt"} <= {*acts(rounds()[0])}


def test_after_the_stop_an_exchange_overtakes_whoever_called_it() -> None:
    first = rounds()[0]
    place = acts(first).index("stop")
    assert any(turn.after > first.turns[place].before for turn in first.turns[place + 1 :])
    assert first.turns[place].name not in first.losers


def test_the_second_round_is_ended_by_31_after_an_exchange() -> None:
    assert acts(rounds()[1])[-2:] == ["tauscht", "legt auf"]


def test_one_seat_loses_a_life_in_each_round() -> None:
    assert [len(shown.losers) for shown in rounds()] == [1, 1]
