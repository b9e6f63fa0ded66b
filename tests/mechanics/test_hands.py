"""Hands in notation: what cannot be a hand is told with its place and its number."""

from __future__ import annotations

import pytest
from tests.support import session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.mechanics.hands import read_held

GIN = session_of("gin_romme")
THREE, TWO = "pik-2 pik-3 pik-4", "herz-9 karo-9"


def read(*hands: str, board: str = "", sizes: range = range(2, 4)) -> list[int]:
    return [len(hand) for hand in read_held(GIN, hands, board, sizes)]


def test_hands_of_allowed_sizes_are_read_in_order() -> None:
    assert read(THREE, TWO) == [3, 2]


@pytest.mark.parametrize(
    ("hands", "sizes", "key", "found", "expected"),
    [
        ((THREE, "herz-9"), range(2, 4), "hand 2", "1", "from 2 to 3 cards"),
        ((THREE, TWO), range(2, 3), "hand 1", "3", "2 cards"),
        ((THREE, "pik-2 herz-9"), range(2, 4), "pik-2", "2", "1"),
    ],
)
def test_a_wrong_number_of_cards_is_told_with_the_hand(
    hands: tuple[str, ...], sizes: range, key: str, found: str, expected: str
) -> None:
    with pytest.raises(KartenwerkError) as told:
        read(*hands, sizes=sizes)
    assert (told.value.key, told.value.found, told.value.expected) == (key, found, expected)


def test_there_must_be_a_hand_and_no_board() -> None:
    with pytest.raises(KartenwerkError, match="no hand to read"):
        read()
    with pytest.raises(KartenwerkError, match="no cards that belong to every hand"):
        read(THREE, board=TWO)
