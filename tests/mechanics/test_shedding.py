"""Getting rid of cards: who is next, in which order seats finish, what is shuffled anew."""

from __future__ import annotations

from random import Random

import pytest
from tests.support import session_of

from kartenwerk.cards import hidden
from kartenwerk.mechanics.matching import start_card
from kartenwerk.mechanics.reshuffle import Reshuffle, read_reshuffle, reshuffled, used_up
from kartenwerk.mechanics.shedding import next_holder, place_points, standings
from kartenwerk.mechanics.tuples import deal_hands, hidden_but, replaced, without

DECK = session_of("mau_mau").deck.pack
CARDS = DECK.cards[:6]


@pytest.mark.parametrize(
    ("held", "seat", "step", "expected"),
    [
        ((1, 1, 1), 0, 1, 1),
        ((1, 1, 1), 0, -1, 2),
        ((1, 0, 1), 0, 1, 2),
        ((1, 0, 1), 2, -1, 0),
        ((1, 1, 0), 1, 1, 0),
        ((0, 0, 1), 2, 1, 2),
    ],
)
def test_the_next_seat_is_one_that_holds_cards(held: tuple[int, ...], seat: int, step: int, expected: int) -> None:
    assert next_holder([CARDS[:number] for number in held], seat, step) == expected


def test_who_finishes_first_is_best_and_beats_all_who_finish_later() -> None:
    assert standings((2, 0), 4) == (2, 0, 1, 3)
    assert [place_points(place, 4) for place in range(4)] == [3, 2, 1, 0]


def test_the_pile_but_its_last_card_is_shuffled_when_the_stock_is_gone() -> None:
    assert used_up((), CARDS[:2])
    assert not used_up((), CARDS[:1])
    assert not used_up(CARDS[:1], CARDS)
    shuffle = reshuffled(CARDS, Random(1))
    assert sorted(shuffle.cards) == sorted(CARDS[:-1])
    assert shuffle.cards != CARDS[:-1]
    assert read_reshuffle(str(shuffle), DECK) == shuffle == Reshuffle(shuffle.cards)
    assert read_reshuffle(str(CARDS[0]), DECK) is None


def test_rows_and_hands_are_changed_in_one_place() -> None:
    assert replaced((1, 2, 3), 1, 9) == (1, 9, 3)
    assert without((CARDS[0], CARDS[1], CARDS[0]), CARDS[0]) == (CARDS[1], CARDS[0])
    with pytest.raises(ValueError, match="not in list"):
        without(CARDS[:1], CARDS[1])
    assert deal_hands(CARDS, 3, 2) == (CARDS[:2], CARDS[2:4], CARDS[4:6])
    assert deal_hands(CARDS, 2, 2) == (CARDS[:2], CARDS[2:4])
    assert hidden_but((CARDS[:2], CARDS[2:4]), 1) == (hidden(CARDS[:2]), CARDS[2:4])


def test_an_unfit_card_opens_the_pile_only_where_no_other_is_left() -> None:
    first, second, *_ = CARDS
    assert start_card((first, second), {first.rank}) == (second, (first,))
    assert start_card((first, second), {first.rank, second.rank}) == (first, (second,))
