"""What Wallachen's booklet and pad show, held against the rules and the deals they come from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.games.prints import booklet, check_reference_card
from tests.games.solos import check_accounts, check_bidding_with_a_hold, check_tricks_in_a_row
from tests.games.support import session

from kartenwerk.examples.bidding import bidding_steps
from kartenwerk.games.wallachen.examples import specimen

GAME = "wallachen"


@cache
def values() -> Mapping[str, Any]:
    """What the booklet shows by the default rules."""
    return booklet(GAME)


def test_seven_tricks_bid_and_eight_made_pay_sixteen_each_when_doubled() -> None:
    told = values()["bezahlt"]
    assert (told.bid, told.made, told.value, told.factor) == (7, 8, 8, 2)
    assert sorted(told.result) == [-16, -16, 32]
    assert len(told.doubled) == 1


def test_where_nobody_may_double_the_same_game_pays_once() -> None:
    told = booklet(GAME, doppeln=False)["bezahlt"]
    assert (told.made, told.factor, told.doubled) == (8, 1, ())
    assert sorted(told.result) == [-8, -8, 16]


def test_three_tricks_in_a_row_show_every_duty() -> None:
    check_tricks_in_a_row(values()["stiche"], {"farbe_bekennen", "trumpf_zwang", "stich_zwang"})


def test_a_bid_is_held_by_the_seat_it_outbid_and_the_bidding_goes_on() -> None:
    check_bidding_with_a_hold(values())


def test_calls_between_the_bids_are_no_part_of_the_bidding() -> None:
    deal = session(GAME).play(3, 5)
    assert str(deal.steps[0].move) in ("doppelt", "doppelt nicht")
    assert len(list(bidding_steps(deal))) == sum(
        str(step.move).startswith("bietet") or str(step.move) == "passt" for step in deal.steps
    )


def test_three_accounts_run_on_and_cancel_out() -> None:
    check_accounts(specimen(session(GAME), 3)["zeilen"])


def test_the_reference_card_has_two_sides_by_house_rules_too() -> None:
    check_reference_card(session(GAME, mord_wert=300, bettel_wert=200, stichwert=50, alle_passen="stock"))
