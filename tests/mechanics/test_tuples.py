"""Rows and hands are values: every change makes a new one."""

from __future__ import annotations

import pytest
from tests.support import session_of

from kartenwerk.cards import hide
from kartenwerk.play.mechanics.tuples import deal_hands, hidden_but, replace_at, without

DECK = session_of("mau_mau").deck.pack
CARDS = DECK.cards[:6]


def test_rows_and_hands_are_changed_in_one_place() -> None:
    assert replace_at((1, 2, 3), 1, 9) == (1, 9, 3)
    assert without((CARDS[0], CARDS[1], CARDS[0]), CARDS[0]) == (CARDS[1], CARDS[0])
    with pytest.raises(ValueError, match="not in list"):
        without(CARDS[:1], CARDS[1])
    assert deal_hands(CARDS, 3, 2) == (CARDS[:2], CARDS[2:4], CARDS[4:6])
    assert deal_hands(CARDS, 2, 2) == (CARDS[:2], CARDS[2:4])
    assert hidden_but((CARDS[:2], CARDS[2:4]), 1) == (hide(CARDS[:2]), CARDS[2:4])
