"""Hands that count points: read by people's notation, and the exact odds of a game's own."""

from __future__ import annotations

from math import comb

import pytest

from generator.catalog import Catalog
from generator.data import DataRoots
from generator.engine.hands import HandReader
from generator.errors import KartenwerkError
from generator.games import schwimmen

CATALOG = Catalog(DataRoots.over())
DECK = CATALOG.deck("franzoesisch")
SCHWIMMEN = CATALOG.game("schwimmen")


def named(reader: HandReader, game: str, *hands: str) -> list[str]:
    return [hand.name for hand in reader.hands(CATALOG.game(game), DECK, hands).hands]


def test_schwimmen_hands_are_named_and_the_highest_wins() -> None:
    reader = schwimmen.HANDS
    hands = reader.hands(SCHWIMMEN, DECK, ["pik-K pik-8 herz-B", "pik-D kreuz-D herz-D", "karo-A karo-K karo-10"])
    assert [hand.name for hand in hands.hands] == ["18 in einer Farbe", "30,5 mit drei Gleichen", "31 in einer Farbe"]
    assert hands.winners == (2,)


def test_thirty_one_on_the_deal_is_an_ace_with_two_tens_of_its_suit_or_three_aces() -> None:
    rows = {row.id: row for row in schwimmen.HANDS.odds(SCHWIMMEN, DECK, 3)}
    assert rows["farbe_31"].ways == 4 * comb(4, 2)
    assert rows["drei_asse_31"].ways == comb(4, 3)
    assert rows["drei_gleiche_30.5"].ways == 7 * comb(4, 3)
    assert sum(row.ways for row in rows.values()) == rows["farbe_31"].total == comb(32, 3)


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
        schwimmen.HANDS.odds(SCHWIMMEN, DECK, 4)
    with pytest.raises(KartenwerkError, match="--board"):
        schwimmen.HANDS.hands(SCHWIMMEN, DECK, ["pik-K pik-8 pik-7"], "pik-9")
    with pytest.raises(KartenwerkError, match="--keep"):
        schwimmen.HANDS.after_exchange(SCHWIMMEN, DECK, "pik-K", "")
