"""Betting: minimum raises, all-in, who must speak, and when a round is over."""

import pytest

from kartenwerk.play.mechanics.betting import (
    Chips,
    bet_to,
    call,
    clockwise,
    drop,
    fold,
    open_round,
    put_in,
    sit_down,
    take_out,
)

STEP = 2


def opened(*stacks: int) -> Chips:
    """A round without blinds in which seat 0 speaks first."""
    return open_round(sit_down(stacks), len(stacks) - 1, STEP)


def test_a_round_ends_when_everybody_has_checked() -> None:
    chips = opened(10, 10, 10)
    for _ in range(3):
        chips = call(chips)
    assert chips.to_speak == () and chips.paid == (0, 0, 0) and chips.last is None


def test_a_bet_must_be_answered_by_everybody_else_once() -> None:
    chips = bet_to(call(opened(10, 10, 10)), 4)
    assert chips.to_speak == (2, 0)
    chips = call(call(chips))
    assert chips.to_speak == () and chips.bets == (4, 4, 4) and chips.last == 1


def test_the_big_blind_speaks_last_and_may_still_raise() -> None:
    chips = put_in(put_in(sit_down((10, 10, 10)), 1, 1), 2, 2)
    chips = open_round(chips, 2, STEP, highest=2)
    assert chips.to_speak == (0, 1, 2)
    chips = call(call(chips))
    assert (chips.seat, chips.owed, chips.is_closed, chips.least) == (2, 0, False, 4)


def test_a_raise_adds_at_least_as_much_as_the_one_before() -> None:
    chips = bet_to(opened(100, 100, 100), 5)
    assert chips.least == 10
    chips = bet_to(chips, 25)
    assert chips.least == 45
    assert bet_to(chips, 50).least == 75


def test_the_step_never_falls_below_the_minimum_of_the_round() -> None:
    chips = bet_to(opened(1, 100), 1)
    assert chips.least == 3


def test_all_chips_may_be_bet_below_the_minimum() -> None:
    assert opened(1, 10).least == 1


def test_a_full_raise_reopens_the_betting() -> None:
    chips = bet_to(bet_to(opened(100, 100), 4), 8)
    assert chips.seat == 0 and not chips.is_closed


def test_an_all_in_raise_below_the_minimum_does_not_reopen_the_betting() -> None:
    chips = bet_to(call(bet_to(opened(100, 100, 14, 100), 10)), 14)
    assert chips.seat == 3 and not chips.is_closed and chips.least == 24
    chips = call(chips)
    assert [chips.seat, chips.is_closed, chips.owed] == [0, True, 4]
    chips = call(chips)
    assert [chips.seat, chips.is_closed] == [1, True]
    assert call(chips).to_speak == ()


def test_a_full_raise_after_a_short_one_reopens_the_betting_for_all() -> None:
    chips = bet_to(bet_to(call(bet_to(opened(100, 100, 14, 100), 10)), 14), 24)
    assert chips.seat == 0 and not chips.is_closed


def test_a_call_with_too_few_chips_puts_in_all_of_them() -> None:
    chips = call(bet_to(opened(50, 20, 50), 30))
    assert chips.stacks == (20, 0, 50) and chips.paid == (30, 20, 0)
    assert chips.to_speak == (2,)


def test_nobody_bets_against_seats_that_are_all_in() -> None:
    chips = bet_to(opened(20, 50), 20)
    assert not chips.can_be_answered
    assert call(chips).to_speak == () and call(chips).all_in


def test_the_last_seat_with_chips_need_not_match_more_than_the_others_have_bet() -> None:
    chips = put_in(put_in(sit_down((50, 1)), 0, 1), 1, 2)
    assert open_round(chips, 1, STEP, highest=2).to_speak == ()


def test_the_round_ends_when_all_but_one_have_folded() -> None:
    chips = fold(fold(bet_to(opened(9, 9, 9), 2)))
    assert chips.to_speak == () and chips.claims == (0,)


def test_seats_without_chips_take_no_part() -> None:
    chips = opened(10, 0, 10)
    assert chips.to_speak == (0, 2) and chips.claims == (0, 2)


@pytest.mark.parametrize(
    ("stacks", "all_in"),
    [((0, 0, 0), True), ((9, 0, 0), True), ((1, 0, 0), True), ((1, 1, 0), False), ((9, 9, 9), False)],
)
def test_nobody_can_bet_any_more_when_at_most_one_with_a_claim_has_chips(stacks: tuple[int, ...], all_in: bool) -> None:
    chips = sit_down((5, 5, 5))._replace(stacks=stacks)
    assert chips.all_in is all_in
    assert chips._replace(live=(True, True, False), stacks=(1, 0, 9)).all_in


def test_all_seats_follow_the_clock_the_one_named_last() -> None:
    assert clockwise(1, 4) == (2, 3, 0, 1)
    assert clockwise(3, 4) == (0, 1, 2, 3)
    assert clockwise(-1, 3) == (0, 1, 2)


def test_a_seat_puts_in_no_more_than_it_has_and_what_it_takes_out_ends_the_betting() -> None:
    chips = put_in(opened(5, 9), 0, 7)
    assert (chips.stacks, chips.paid, chips.bets) == ((0, 9), (5, 0), (5, 0))
    after = take_out(chips, [(0, 2), (1, 1), (0, 1)])
    assert (after.stacks, after.paid, after.to_speak) == ((3, 10), (5, 0), ())


def test_a_new_round_begins_from_nothing_but_the_blinds_belong_to_theirs() -> None:
    first = bet_to(opened(20, 20, 20), 4)
    assert (first.highest, first.raises, first.last) == (4, 0, 0)
    raised = bet_to(first, 9)
    assert (raised.raises, raised.last, raised.step, raised.spoken) == (1, 1, 5, (1,))
    after = open_round(call(call(raised)), 2, STEP)
    assert (after.bets, after.highest, after.raises, after.step, after.spoken, after.last) == (
        (0, 0, 0),
        0,
        0,
        STEP,
        (),
        None,
    )
    assert after.to_speak == (0, 1, 2)
    assert open_round(put_in(sit_down((9, 9)), 1, 2), 1, STEP, highest=2).bets == (0, 2)


def test_a_round_that_nobody_can_play_leaves_who_bet_last() -> None:
    chips = call(bet_to(opened(20, 20), 20))
    after = open_round(chips, 1, STEP)
    assert (after.to_speak, after.last) == ((), 0)


def test_seats_may_lose_their_claims_whoevers_turn_it_is() -> None:
    chips = drop(bet_to(opened(9, 9, 9), 3), (2,))
    assert (chips.claims, chips.to_speak) == ((0, 1), (1,))
    assert drop(chips, (1,)).to_speak == ()


def test_a_bet_of_just_the_step_is_full_and_one_less_does_not_reopen() -> None:
    chips = call(bet_to(opened(20, 20, 5, 20), 3))
    short, full = bet_to(chips, 5), bet_to(chips, 6)
    assert (short.spoken, full.spoken) == ((0, 1, 2), (2,))
    assert (short.step, full.step) == (3, 3)


def test_the_last_one_with_chips_must_still_match_what_was_bet() -> None:
    chips = bet_to(opened(5, 20), 5)
    assert (chips.to_speak, chips.owed, chips.most, chips.least) == ((1,), 5, 20, 10)
    assert call(chips).to_speak == ()
