"""Getting rid of cards: who is next, and in which order seats finish."""

from __future__ import annotations

import pytest
from tests.support import session_of

from kartenwerk.play.mechanics.shedding import next_holder, place_points, standings

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
