"""The practice deals show what the booklet has told: prices, a hand won by its kicker, an all-in with its side pot."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from tests.examples.test_practice import at_table, deals_of
from tests.games.support import session

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.games.burner_holdem.examples import practice

SESSION = session("burner_holdem")


@cache
def told() -> dict[str, Any]:
    return dict(practice(SESSION, deals_of(SESSION)))


def test_everything_that_a_seat_may_say_is_said() -> None:
    said = {bet.said.split()[0] for deal in told()["spiele"] for street in deal.streets for bet in street.bets}
    assert said == {"fold", "check", "call", "bet", "raise"}


def test_the_price_of_a_straight_is_right_after_the_flop_and_too_high_after_the_turn() -> None:
    first, _ = told()["spiele"]
    flop, turn = (street.bets[-1] for street in first.streets[1:3])
    assert (flop.said, turn.said) == ("call", "fold")
    assert flop.prospect.outs("straight") == turn.prospect.outs("straight") == 12
    assert flop.prospect.hope("straight") > flop.price
    assert turn.prospect.hope("straight") == pytest.approx(12 / 54) and turn.price > 12 / 54


def test_a_kicker_decides_the_first_deal() -> None:
    first, _ = told()["spiele"]
    winner, loser = first.view.shown
    assert winner.hand == loser.hand and winner.won and not loser.won


def test_pot_and_side_pot_of_the_second_deal_go_to_different_seats() -> None:
    _, second = told()["spiele"]
    assert [pot.winners for pot in second.view.pots] == [("Dirk",), ("Bert",)]
    assert any(bet.all_in for bet in second.streets[0].bets)


def test_the_chips_of_every_street_add_up() -> None:
    for deal in told()["spiele"]:
        stands = [deal.blinds, *(street.after for street in deal.streets), deal.end]
        assert {stand.middle + sum(chips for _, chips in stand.stacks) for stand in stands} == {400}


def test_a_deal_without_a_showdown_is_not_told() -> None:
    first, *_ = deals_of(SESSION)
    *steps, last = first.steps
    unshown = replace(last, after=last.after._replace(shown=()))
    with pytest.raises(KartenwerkError, match="without a showdown"):
        practice(SESSION, [replace(first, steps=(*steps, unshown))])


def test_each_bet_moves_the_chips_of_the_bar_and_none_is_lost() -> None:
    for move in told()["zuege"]:
        assert sum(side.total for side in move.bar.sides) == 400
    assert [side.total for side in told()["zuege"][7].bar.sides] == [189, 99, 84, 14, 14]


def test_the_moves_show_who_bets_and_what_and_end_with_the_showdown() -> None:
    assert [(move.number, move.actor, move.verb, move.effect.number) for move in told()["zuege"]] == [
        ("1", "Cleo", "erhöht", "6"),
        ("2", "Dirk", "geht mit", "6"),
        ("3", "Bert", "geht mit", "4"),
        ("4", "Cleo", "setzt", "10"),
        ("5", "Bert", "geht mit", "10"),
        ("6", "Dirk", "geht mit", "50"),
        ("7", "Bert", "steigt aus", ""),
        ("8", "Dirk", "geht mit", "20"),
        ("9", "Cleo", "gewinnt", "189"),
        ("1", "Dirk", "geht all-in", "14"),
        ("2", "Anna", "erhöht", "30"),
        ("3", "Bert", "geht mit", "29"),
        ("4", "Anna", "geht mit", "20"),
        ("5", "Anna", "geht mit", "14"),
        ("6", "Dirk", "gewinnt", "44"),
    ]


def test_the_board_grows_street_by_street() -> None:
    boards = [len(move.mat.hands[0].cards) if move.mat else 0 for move in told()["zuege"][:8]]
    assert boards == [0, 0, 0, 3, 3, 4, 4, 5]


def test_by_rarity_nothing_at_all_beats_a_straight_and_two_pairs_are_folded() -> None:
    rare = at_table("burner_holdem", "selten")
    (deal,) = practice(rare, deals_of(rare, "selten"))["spiele"]
    last = {bet.name: (bet.said.split()[0], bet.prospect.made) for bet in deal.streets[-1].bets}
    assert last == {"Bert": ("fold", "two_pairs"), "Cleo": ("bet", "high_card"), "Dirk": ("call", "straight")}
    assert [hand.name for hand in deal.view.shown] == ["Cleo", "Dirk"]
