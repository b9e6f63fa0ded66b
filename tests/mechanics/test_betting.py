"""Betting: minimum raises, all-in, who must speak, and when a round is over."""

from kartenwerk.mechanics.betting import Chips, bet_to, call, fold, open_round, put_in, sit_down

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
