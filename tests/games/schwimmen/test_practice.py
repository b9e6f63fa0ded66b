"""Schwimmen's practice deal shows the rules that the booklet has just told: the predicates by which it was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tests.games.prints import booklet

from kartenwerk.play.examples.shown_moves import ShownMove
from kartenwerk.play.games.schwimmen.practice import RoundView


@cache
def rounds() -> tuple[RoundView, RoundView]:
    first, second = booklet("schwimmen")["probe"]["runden"]
    return first, second


def moves() -> Sequence[ShownMove]:
    """Those of both rounds."""
    shown: Sequence[ShownMove] = booklet("schwimmen")["probe"]["zuege"]
    return shown


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


def test_each_slot_shows_an_exchange_or_the_stop_with_what_the_hand_counts_then() -> None:
    assert [(move.number, move.actor, move.verb, move.effect.number) for move in moves()] == [
        ("1", "Anna", "tauscht", "27"),
        ("2", "Bert", "holt alle", "20"),
        ("3", "Cleo", "tauscht", "21"),
        ("4", "Anna", "sagt stop", "27"),
        ("5", "Cleo", "tauscht", "28"),
        ("1", "Bert", "holt alle", "19"),
        ("2", "Cleo", "tauscht", "21"),
        ("3", "Anna", "tauscht", "30"),
        ("4", "Bert", "tauscht", "29"),
        ("5", "Cleo", "legt auf", "31"),
    ]


def test_what_is_taken_lies_in_the_hand_and_what_is_given_in_the_middle() -> None:
    for move in moves():
        if move.verb == "tauscht":
            assert move.mat
            hand, middle = move.mat.hands
            given, taken = (card.card for card in move.laid)
            assert taken in hand.cards and given in middle.cards


def test_the_lowest_hand_on_the_bar_loses_a_life() -> None:
    ends = [
        move.bar
        for move, following in zip(moves(), [*moves()[1:], None], strict=True)
        if not following or following.number == "1"
    ]
    for bar, shown in zip(ends, rounds(), strict=True):
        least = min(side.total for side in bar.sides)
        assert shown.losers == tuple(side.name for side in bar.sides if side.total == least)


def test_halves_are_written_with_a_comma() -> None:
    bar = moves()[0].bar
    side = bar.sides[0]._replace(segments=(bar.sides[0].segments[0]._replace(worth=30.5),))
    assert (side.written, bar.sides[0].written) == ("30,5", "27")
