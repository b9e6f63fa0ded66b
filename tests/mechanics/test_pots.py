"""Pots: side pots, odd chips, chips that nobody matched; and what is true of all betting whatsoever."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.play.mechanics.betting import Chips, bet_to, call, fold, open_round, put_in, sit_down
from kartenwerk.play.mechanics.pots import (
    Award,
    Pot,
    award_layers,
    award_pots,
    equal_shares,
    find_uncalled,
    is_beaten,
    layers,
    pay_out,
    pots_of,
    show_order,
)


def paid_in(*paid: int, folded: tuple[int, ...] = ()) -> Chips:
    """The chips when the seats have put in so much."""
    return Chips((0,) * len(paid), paid, paid, tuple(seat not in folded for seat in range(len(paid))))


def test_every_all_in_makes_a_side_pot() -> None:
    assert pots_of(paid_in(50, 120, 120)) == (Pot(150, (0, 1, 2)), Pot(140, (1, 2)))


def test_folded_chips_stay_in_the_pots_they_reached() -> None:
    assert pots_of(paid_in(50, 120, 80, 120, folded=(2,))) == (Pot(200, (0, 1, 3)), Pot(170, (1, 3)))


def test_chips_that_nobody_matched_go_back() -> None:
    chips = paid_in(50, 120, 30)
    assert find_uncalled(chips.paid) == (1, 70)
    assert pots_of(chips) == (Pot(90, (0, 1, 2)), Pot(40, (0, 1)))
    assert pay_out(chips, award_pots(chips, 0, lambda seat: seat == 0)).stacks == (130, 70, 0)


def test_the_best_hand_of_each_pot_wins_it() -> None:
    strengths = {0: 3, 1: 1, 2: 2}
    assert award_pots(paid_in(50, 120, 120), 0, strengths.__getitem__) == (Award(0, 0, 150), Award(1, 2, 140))


def test_odd_chips_go_to_the_first_winners_left_of_the_dealer() -> None:
    assert equal_shares(11, (0, 1, 3), dealer=1, players=4) == {3: 4, 0: 4, 1: 3}


def test_hands_are_not_compared_where_only_one_seat_has_a_claim() -> None:
    def never(seat: int) -> int:
        raise AssertionError("no hand is shown")

    assert award_pots(paid_in(4, 9, 4, folded=(0, 2)), 0, never) == (Award(0, 1, 12),)


def with_stacks(stacks: tuple[int, ...], *paid: int, folded: tuple[int, ...] = ()) -> Chips:
    return paid_in(*paid, folded=folded)._replace(stacks=stacks)


def test_layers_end_at_every_all_in_and_the_last_one_is_open() -> None:
    assert layers(with_stacks((0, 9, 9), 10, 25, 25)) == ((10, 10, 10), (0, 15, 15))
    assert layers(with_stacks((0, 0, 9, 9), 10, 20, 25, 5, folded=(3,))) == (
        (10, 10, 10, 5),
        (0, 10, 10, 0),
        (0, 0, 5, 0),
    )
    assert layers(with_stacks((9, 9), 10, 10)) == layers(with_stacks((0, 0), 10, 10)) == ((10, 10),)
    assert layers(with_stacks((0, 9, 9), 10, 25, 25, folded=(0,))) == ((10, 25, 25),), "who has folded bounds none"


def test_a_winner_takes_the_layers_that_his_stake_reaches_and_the_others_go_back() -> None:
    chips = with_stacks((0, 9, 9), 10, 25, 20, folded=(2,))
    assert award_layers(chips, 0) == (Award(0, 0, 30), Award(1, 1, 15), Award(1, 2, 10))
    assert award_layers(chips, 1) == (Award(0, 1, 30), Award(1, 1, 25))
    even = with_stacks((0, 0, 9), 10, 20, 25)
    assert award_layers(even, 1) == (Award(0, 1, 30), Award(1, 1, 20), Award(2, 2, 5))


def test_who_bet_last_shows_first_and_else_the_left_neighbour_of_the_dealer() -> None:
    chips = paid_in(5, 5, 5, 5, folded=(2,))
    assert show_order(chips, dealer=1) == (3, 0, 1)
    assert show_order(chips._replace(last=1), dealer=1) == (1, 3, 0)
    assert show_order(chips._replace(last=0), dealer=1) == (0, 1, 3)


def test_a_hand_is_beaten_if_shown_hands_are_better_in_every_pot_it_could_win() -> None:
    chips = paid_in(10, 25, 25)
    strengths = (3, 2, 1)
    assert not is_beaten(chips, 1, (0,), strengths.__getitem__), "the side pot is still open"
    assert is_beaten(chips, 2, (0, 1), strengths.__getitem__)
    assert not is_beaten(chips, 2, (0,), strengths.__getitem__)
    assert not is_beaten(chips, 0, (1, 2), strengths.__getitem__)
    assert not is_beaten(chips, 1, (0, 2), (3, 2, 2).__getitem__), "an equal hand does not beat"


def play_deal(stacks: list[int], blinds: tuple[int, int], choose: Callable[[int], int]) -> Chips:
    """Four rounds of any lawful acts."""
    chips = put_in(put_in(sit_down(stacks), 0, blinds[0]), 1, blinds[1])
    chips = open_round(chips, 1, blinds[1], highest=blinds[1])
    for round_ in range(4):
        while chips.to_speak:
            raising = chips.most > chips.highest and chips.can_be_answered and not chips.is_closed
            act = choose(3 if raising else 2)
            if act == 0:
                chips = fold(chips)
            elif act == 1:
                chips = call(chips)
            else:
                chips = bet_to(chips, chips.least + choose(chips.most - chips.least + 1))
        if len(chips.claims) > 1 and round_ < 3:
            chips = open_round(chips, len(stacks) - 1, blinds[1])
    return chips


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
    chips = play_deal(stacks, blinds, lambda count: data.draw(st.integers(0, count - 1)))
    players = len(stacks)
    awards = award_pots(chips, dealer % players, strengths.__getitem__)
    after = pay_out(chips, awards)
    seat, back = find_uncalled(chips.paid)

    assert sum(after.stacks) == sum(stacks)
    assert min(after.stacks) >= 0
    assert sum(pot.amount for pot in pots_of(chips)) + back == sum(chips.paid)
    assert back == 0 or chips.live[seat], "what comes back comes back to somebody who is still in"
    for winner in range(players):
        won = sum(one.amount for one in awards if one.seat == winner)
        own = chips.paid[winner] - (back if winner == seat else 0)
        assert won <= sum(min(own, paid) for paid in chips.paid)
        assert chips.live[winner] or won == 0
    best = max(strengths[seat] for seat in chips.claims)
    deepest = max(chips.claims, key=lambda seat: chips.paid[seat])
    if strengths[deepest] == best and [strengths[seat] for seat in chips.claims].count(best) == 1:
        assert after.stacks[deepest] - chips.stacks[deepest] == sum(chips.paid), "the best and deepest takes all"


@given(amount=st.integers(0, 1000), players=st.integers(2, 10), dealer=st.integers(0, 9), data=st.data())
def test_shares_differ_by_one_chip_at_most(amount: int, players: int, dealer: int, data: st.DataObject) -> None:
    winners = data.draw(st.lists(st.integers(0, players - 1), min_size=1, unique=True))
    shares = equal_shares(amount, winners, dealer % players, players)
    assert sum(shares.values()) == amount and set(shares) == set(winners)
    assert max(shares.values()) - min(shares.values()) <= 1
