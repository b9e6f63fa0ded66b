"""Poker: its ladder ranked by rarity, and how good hole cards look."""

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Pack
from kartenwerk.catalog import Catalog
from kartenwerk.play.mechanics.ladders.ladder import HandReading, Ladder, PackGrid
from kartenwerk.play.mechanics.ladders.poker import by_rarity, outlook, poker_ladder

LADDER = poker_ladder(top=10)
DECK = Catalog(DataRoots.over()).suited_deck("walisch")
GRID = PackGrid.of(DECK.suited)
PACK = Pack(DECK.suited)


def read(text: str, ladder: Ladder = LADDER) -> HandReading:
    return ladder.read(PACK.read(text))


def test_by_rarity_the_rarer_hand_ranks_higher() -> None:
    assert by_rarity(LADDER, GRID, 7).ids == (
        "two_pairs",
        "pair",
        "straight",
        "three",
        "full_house",
        "high_card",
        "four",
        "flush",
        "burner",
        "straight_flush",
        "royal_flush",
    )


def test_by_rarity_hands_are_still_read_as_in_the_source() -> None:
    ladder = by_rarity(LADDER, GRID, 7)
    two_pairs = "svidar-6 yxar-6 ger-2 bog-2 jarnur-S skoell-M ger-4"
    assert read(two_pairs, ladder).category == "two_pairs"
    assert read(two_pairs, ladder).strength < read("svidar-1 yxar-1 ger-4 bog-3 jarnur-6", ladder).strength


@pytest.mark.parametrize(
    ("hole", "board", "good"),
    [
        ("svidar-S ger-S", "", 3),
        ("svidar-2 ger-2", "", 2),
        ("svidar-2 ger-4", "", 0),
        ("svidar-M ger-M", "", 3),
        ("svidar-K ger-K", "", 2),
        ("svidar-K ger-2", "", 1),
        ("svidar-E ger-2", "", 0),
        ("svidar-E ger-K", "", 3),
        ("svidar-E ger-M", "", 2),
        ("svidar-6 ger-K", "", 1),
        ("svidar-6 ger-E", "", 1),
        ("svidar-6 svidar-E", "", 1),
        ("svidar-5 ger-6", "", 0),
        ("svidar-M ger-S", "", 2),
        ("svidar-3 ger-3", "bog-S yxar-4 jarnur-6", 1),
        ("svidar-S ger-S", "bog-M yxar-4 jarnur-6", 2),
        ("svidar-M ger-4", "bog-4 yxar-M jarnur-M", 3),
        ("svidar-6 ger-4", "bog-S yxar-S jarnur-6", 1),
        ("svidar-S ger-4", "bog-S yxar-6 jarnur-6", 2),
        ("svidar-3 ger-6", "bog-3 yxar-6 jarnur-S", 2),
        ("svidar-2 ger-4", "bog-S yxar-S jarnur-6", 0),  # the pair is everybody's
        ("svidar-6 ger-4", "bog-S yxar-3 jarnur-6", 1),
        ("svidar-S ger-4", "bog-S yxar-3 jarnur-6", 2),
        ("svidar-S ger-S", "bog-S yxar-3 jarnur-6", 3),
        ("svidar-1 ger-2", "bog-S yxar-S jarnur-S ger-S bog-M", 0),
        ("svidar-1 ger-2", "bog-S yxar-S jarnur-6 ger-6", 0),  # both pairs are everybody's
        ("svidar-1 ger-6", "bog-S yxar-S jarnur-6 ger-6", 3),
        ("svidar-1 ger-2", "bog-S yxar-S jarnur-S", 0),
        ("svidar-1 ger-2", "bog-S yxar-S jarnur-S ger-S", 0),
    ],
)
def test_the_outlook_counts_what_hole_cards_add(hole: str, board: str, good: int) -> None:
    assert outlook(LADDER, GRID, PACK.read(hole), PACK.read(board)) == good
