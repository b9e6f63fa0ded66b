"""Bidding: who speaks, what must be bid, who wins."""

from __future__ import annotations

import pytest

from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.mechanics.auction import Auction

BEGUN = Auction.begin(dealer=2, players=3)


def test_forehand_speaks_first_and_the_order_goes_round_from_the_dealer() -> None:
    assert (BEGUN.order, BEGUN.speaker) == ((0, 1, 2), 0)
    assert (Auction.begin(0, 3).order, Auction.begin(0, 3).speaker) == ((1, 2, 0), 1)


def test_a_bid_is_answered_by_the_next_and_then_by_who_was_outbid() -> None:
    first = BEGUN.bid(0)
    assert (first.leader, first.level, first.speaker) == (0, 0, 1)
    second = first.bid(2)
    assert (second.leader, second.level, second.speaker) == (1, 2, 0)


def test_who_goes_before_the_leader_may_hold_and_others_bid_more() -> None:
    assert (BEGUN.least, BEGUN.may_hold) == (0, False)
    first = BEGUN.bid(1)
    assert (first.least, first.may_hold, first.why_not(1)) == (2, False, Reason("gebot_zu_niedrig"))
    assert first.why_not(2) is None
    second = first.bid(2)
    assert (second.least, second.may_hold, second.why_not(2)) == (2, True, None)
    assert second.why_not(1) == Reason("gebot_zu_niedrig")


def test_the_bidding_is_over_when_all_but_the_leader_have_passed() -> None:
    one_left = BEGUN.bid(0).dropped()
    assert (one_left.passed, one_left.speaker, one_left.winner) == ((1,), 2, None)
    over = one_left.dropped()
    assert (over.speaker, over.winner, over.declarer, over.opponents) == (None, 0, 0, (1, 2))
    assert over.why_not(9) == Reason("reizen_vorbei")
    assert over.may_hold is False


def test_if_all_pass_nobody_wins() -> None:
    nobody = BEGUN.dropped().dropped().dropped()
    assert (nobody.passed, nobody.speaker, nobody.winner) == ((0, 1, 2), None, None)
    with pytest.raises(AssertionError):
        nobody.declarer  # noqa: B018
