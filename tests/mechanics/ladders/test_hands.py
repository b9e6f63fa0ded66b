"""Readers of hands on a ladder read by the rules of the table that asks."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from tests.support import session_of

from kartenwerk.base.errors import KartenwerkError

BURNER = session_of("burner_holdem")
FLUSH, FULL = "ger-S ger-2", "bog-K svidar-K"
BOARD = "ger-5 ger-4 ger-K bog-1 svidar-1"


@pytest.mark.parametrize(("changes", "winners"), [({}, (1,)), ({"rangfolge": "seltenheit"}, (0,))])
def test_the_tables_ranking_decides_which_hand_is_better(changes: dict[str, str], winners: tuple[int, ...]) -> None:
    reader = BURNER.game.hands
    assert reader is not None
    read = reader.hands(session_of("burner_holdem", **changes), [FLUSH, FULL], BOARD)
    assert read.winners == winners
    assert [hand.category for hand in read.hands] == ["flush", "full_house"]


def test_equal_hands_win_together() -> None:
    reader = BURNER.game.hands
    assert reader is not None
    assert reader.hands(BURNER, ["ger-2 bog-3", "svidar-2 yxar-3"], BOARD).winners == (0, 1)


@pytest.mark.parametrize("cards", [4, 8])
def test_odds_are_counted_for_five_to_seven_cards(cards: int) -> None:
    reader = BURNER.game.odds
    assert reader is not None
    assert reader.usual(BURNER) == 7
    with pytest.raises(KartenwerkError, match="--cards") as told:
        reader.odds(BURNER, cards)
    assert (told.value.found, told.value.expected) == (str(cards), "from 5 to 7 cards")


def test_nobody_changes_a_reader() -> None:
    reader: Any = BURNER.game.hands
    with pytest.raises(FrozenInstanceError):
        reader.most = 5
