"""The practice deals show what the booklet has told: prices, a hand won by its kicker, an all-in with its side pot."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from tests.examples.test_practice import deals_of
from tests.games.support import session

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.games.burner_holdem.practice import practice

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
