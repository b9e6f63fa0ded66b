"""Hands that count points: which are refused, and which odds are counted; Schwimmen's reader stands for all."""

from __future__ import annotations

import pytest

from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.errors import KartenwerkError
from kartenwerk.games import schwimmen

CATALOG = Catalog(DataRoots.over())
DECK = CATALOG.deck("franzoesisch")
SCHWIMMEN = CATALOG.game("schwimmen")


@pytest.mark.parametrize(
    ("hands", "fault"),
    [
        (["pik-K pik-8"], "another number of cards"),
        (["pik-2 pik-3 pik-4"], "not in"),
        (["pik-K pik-8 pik-7", "pik-K herz-8 herz-7"], "not there so often"),
        ([], "no hand to read"),
    ],
)
def test_hands_that_cannot_be_are_refused(hands: list[str], fault: str) -> None:
    with pytest.raises(KartenwerkError, match=fault):
        schwimmen.HANDS.hands(SCHWIMMEN, DECK, hands)


def test_odds_are_counted_for_the_games_own_number_of_cards_and_no_board_or_exchange() -> None:
    with pytest.raises(KartenwerkError, match=r"--cards: .*expected 3"):
        schwimmen.ODDS.odds(SCHWIMMEN, DECK, 4)
    with pytest.raises(KartenwerkError, match="--board"):
        schwimmen.HANDS.hands(SCHWIMMEN, DECK, ["pik-K pik-8 pik-7"], "pik-9")
    for kept, thrown in (("pik-K", ""), ("", "pik-K"), ("pik-K", "pik-9")):
        with pytest.raises(KartenwerkError, match=r"--keep: .*found pik-K"):
            schwimmen.ODDS.after_exchange(SCHWIMMEN, DECK, kept, thrown)
