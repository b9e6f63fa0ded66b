"""Betting: minimum raises, all-in, side pots, odd chips; and what is true of all betting whatsoever."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from kartenwerk.mechanics.betting import (
    Award,
    Chips,
    Pot,
    award,
    bet_to,
    call,
    fold,
    open_round,
    pay_out,
    pots,
    put_in,
    share,
    sit_down,
    uncalled,
)

STEP = 2


def opened(*stacks: int) -> Chips:
    """A round without blinds in which seat 0 speaks first."""
    return open_round(sit_down(stacks), len(stacks) - 1, STEP)


def paid_in(*paid: int, folded: tuple[int, ...] = ()) -> Chips:
    """A table at which the seats have put in so much."""
    return Chips((0,) * len(paid), paid, paid, tuple(seat not in folded for seat in range(len(paid))))


def test_a_round_ends_when_everybody_has_checked() -> None:
    table = opened(10, 10, 10)
    for _ in range(3):
        table = call(table)
    assert table.to_speak == () and table.paid == (0, 0, 0) and table.last is None


def test_a_bet_must_be_answered_by_everybody_else_once() -> None:
    table = bet_to(call(opened(10, 10, 10)), 4)
    assert table.to_speak == (2, 0)
    table = call(call(table))
    assert table.to_speak == () and table.bets == (4, 4, 4) and table.last == 1


def test_the_big_blind_speaks_last_and_may_still_raise() -> None:
    table = put_in(put_in(sit_down((10, 10, 10)), 1, 1), 2, 2)
    table = open_round(table, 2, STEP, highest=2)
    assert table.to_speak == (0, 1, 2)
    table = call(call(table))
    assert (table.seat, table.owed, table.is_closed, table.least) == (2, 0, False, 4)


def test_a_raise_adds_at_least_as_much_as_the_one_before() -> None:
    table = bet_to(opened(100, 100, 100), 5)
    assert table.least == 10
    table = bet_to(table, 25)
    assert table.least == 45
    assert bet_to(table, 50).least == 75


def test_the_step_never_falls_below_the_minimum_of_the_round() -> None:
    table = bet_to(opened(1, 100), 1)
    assert table.least == 3


def test_all_chips_may_be_bet_below_the_minimum() -> None:
    assert opened(1, 10).least == 1


def test_a_full_raise_reopens_the_betting() -> None:
    table = bet_to(bet_to(opened(100, 100), 4), 8)
    assert table.seat == 0 and not table.is_closed


def test_an_all_in_raise_below_the_minimum_does_not_reopen_the_betting() -> None:
    table = bet_to(call(bet_to(opened(100, 100, 14, 100), 10)), 14)
    assert table.seat == 3 and not table.is_closed and table.least == 24
    table = call(table)
    assert [table.seat, table.is_closed, table.owed] == [0, True, 4]
    table = call(table)
    assert [table.seat, table.is_closed] == [1, True]
    assert call(table).to_speak == ()


def test_a_full_raise_after_a_short_one_reopens_the_betting_for_all() -> None:
    table = bet_to(bet_to(call(bet_to(opened(100, 100, 14, 100), 10)), 14), 24)
    assert table.seat == 0 and not table.is_closed


def test_a_call_with_too_few_chips_puts_in_all_of_them() -> None:
    table = call(bet_to(opened(50, 20, 50), 30))
    assert table.stacks == (20, 0, 50) and table.paid == (30, 20, 0)
    assert table.to_speak == (2,)


def test_nobody_bets_against_seats_that_are_all_in() -> None:
    table = bet_to(opened(20, 50), 20)
    assert not table.can_be_answered
    assert call(table).to_speak == () and call(table).all_in


def test_the_last_seat_with_chips_need_not_match_more_than_the_others_have_bet() -> None:
    table = put_in(put_in(sit_down((50, 1)), 0, 1), 1, 2)
    assert open_round(table, 1, STEP, highest=2).to_speak == ()


def test_the_round_ends_when_all_but_one_have_folded() -> None:
    table = fold(fold(bet_to(opened(9, 9, 9), 2)))
    assert table.to_speak == () and table.claims == (0,)


def test_seats_without_chips_take_no_part() -> None:
    table = opened(10, 0, 10)
    assert table.to_speak == (0, 2) and table.claims == (0, 2)


def test_every_all_in_makes_a_side_pot() -> None:
    assert pots(paid_in(50, 120, 120)) == (Pot(150, (0, 1, 2)), Pot(140, (1, 2)))


def test_folded_chips_stay_in_the_pots_they_reached() -> None:
    assert pots(paid_in(50, 120, 80, 120, folded=(2,))) == (Pot(200, (0, 1, 3)), Pot(170, (1, 3)))


def test_chips_that_nobody_matched_go_back() -> None:
    table = paid_in(50, 120, 30)
    assert uncalled(table.paid) == (1, 70)
    assert pots(table) == (Pot(90, (0, 1, 2)), Pot(40, (0, 1)))
    assert pay_out(table, award(table, 0, lambda seat: seat == 0)).stacks == (130, 70, 0)


def test_the_best_hand_of_each_pot_wins_it() -> None:
    strengths = {0: 3, 1: 1, 2: 2}
    assert award(paid_in(50, 120, 120), 0, strengths.__getitem__) == (Award(0, 0, 150), Award(1, 2, 140))


def test_odd_chips_go_to_the_first_winners_left_of_the_dealer() -> None:
    assert share(11, (0, 1, 3), dealer=1, players=4) == {3: 4, 0: 4, 1: 3}


def test_hands_are_not_compared_where_only_one_seat_has_a_claim() -> None:
    def never(seat: int) -> int:
        raise AssertionError("no hand is shown")

    assert award(paid_in(4, 9, 4, folded=(0, 2)), 0, never) == (Award(0, 1, 12),)


def play_deal(stacks: list[int], blinds: tuple[int, int], choose: Callable[[int], int]) -> Chips:
    """Four rounds of any lawful acts."""
    table = put_in(put_in(sit_down(stacks), 0, blinds[0]), 1, blinds[1])
    table = open_round(table, 1, blinds[1], highest=blinds[1])
    for round_ in range(4):
        while table.to_speak:
            raising = table.most > table.highest and table.can_be_answered and not table.is_closed
            act = choose(3 if raising else 2)
            if act == 0:
                table = fold(table)
            elif act == 1:
                table = call(table)
            else:
                table = bet_to(table, table.least + choose(table.most - table.least + 1))
        if len(table.claims) > 1 and round_ < 3:
            table = open_round(table, len(stacks) - 1, blinds[1])
    return table


@settings(deadline=None)
@given(
    stacks=st.lists(st.integers(1, 200), min_size=2, max_size=10),
    blinds=st.tuples(st.integers(1, 10), st.integers(10, 20)),
    strengths=st.lists(st.integers(0, 4), min_size=10, max_size=10),
    dealer=st.integers(0, 9),
    data=st.data(),
)
def test_chips_are_conserved_and_nobody_wins_more_from_another_than_he_put_in(
    stacks: list[int], blinds: tuple[int, int], strengths: list[int], dealer: int, data: st.DataObject
) -> None:
    table = play_deal(stacks, blinds, lambda count: data.draw(st.integers(0, count - 1)))
    players = len(stacks)
    awards = award(table, dealer % players, strengths.__getitem__)
    after = pay_out(table, awards)
    seat, back = uncalled(table.paid)

    assert sum(after.stacks) == sum(stacks)
    assert min(after.stacks) >= 0
    assert sum(pot.chips for pot in pots(table)) + back == sum(table.paid)
    assert back == 0 or table.live[seat], "what comes back comes back to somebody who is still in"
    for winner in range(players):
        won = sum(one.chips for one in awards if one.seat == winner)
        own = table.paid[winner] - (back if winner == seat else 0)
        assert won <= sum(min(own, paid) for paid in table.paid)
        assert table.live[winner] or won == 0
    best = max(strengths[seat] for seat in table.claims)
    deepest = max(table.claims, key=lambda seat: table.paid[seat])
    if strengths[deepest] == best and [strengths[seat] for seat in table.claims].count(best) == 1:
        assert after.stacks[deepest] - table.stacks[deepest] == sum(table.paid), "the best and deepest takes all"


@settings(deadline=None)
@given(chips=st.integers(0, 1000), players=st.integers(2, 10), dealer=st.integers(0, 9), data=st.data())
def test_shares_differ_by_one_chip_at_most(chips: int, players: int, dealer: int, data: st.DataObject) -> None:
    winners = data.draw(st.lists(st.integers(0, players - 1), min_size=1, unique=True))
    shares = share(chips, winners, dealer % players, players)
    assert sum(shares.values()) == chips and set(shares) == set(winners)
    assert max(shares.values()) - min(shares.values()) <= 1
