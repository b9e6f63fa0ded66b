"""Watten's practice rounds show the rules that the booklet has just told: the predicates by which they were made."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.prints import booklet

from kartenwerk.play.games.watten.rules import Call


@cache
def rounds() -> Any:
    return booklet("watten")["probe"]["runden"]


def test_the_first_round_goes_to_the_fifth_trick() -> None:
    first = rounds()[0]
    assert sorted(first.tricks[-1].tricks.values()) == [2, 3]


def test_a_trick_each_is_won_by_the_suit_led_a_schlag_the_suit_the_right_card_and_a_kritische() -> None:
    first = rounds()[0]
    won = [first.order.of(trick.best.card) for trick in first.tricks]
    assert won == ["ausgespielt", "schlag", "farbe", "rechter", "kritisch"]


def test_a_kritische_beats_another() -> None:
    first = rounds()[0]
    assert all(first.order.of(play.card) == "kritisch" for play in first.tricks[-1].plays)


def test_both_sides_offer_and_the_other_stays() -> None:
    offers = [step for tricks in range(5) for step in rounds()[0].said(tricks)]
    assert [step.move for step in offers] == [Call.OFFER, Call.STAY] * 2
    assert offers[0].name != offers[2].name and rounds()[0].value == 4


def test_the_first_round_is_shown_with_the_later_offer_between_its_tricks() -> None:
    moves = booklet("watten")["probe"]["zuege"]
    assert [move.verb for move in moves] == ["gewinnt", "bietet", "sticht", "trumpft", "trumpft", "gewinnt"]
    assert [(len(move.laid), move.effect.number) for move in moves[:3]] == [(2, "1"), (4, "4"), (2, "1")]
    assert [side.total for side in moves[-1].bar.sides] == [3, 2]
    assert moves[0].bar == moves[1].bar


def test_in_the_second_round_a_change_of_schlag_is_refused_and_a_side_goes_at_once() -> None:
    second = rounds()[1]
    moves = [step.move for step in second.steps]
    assert moves[:2] == [Call.ASK, Call.REFUSE] and moves[-2:] == [Call.OFFER, Call.GIVE_UP]
    assert not second.tricks and second.reason == "gegangen" and second.value == 2
