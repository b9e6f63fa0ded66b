"""Odds of melds: how often hands are dealt with or without, against counting one by one; cards that make a meld."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Card
from kartenwerk.catalog import Catalog
from kartenwerk.play.mechanics.melds.meld import JOKER, RANKS, meld_index
from kartenwerk.play.mechanics.melds.odds import jokers_dealt, melds_dealt, only_melds, outs, without_meld
from kartenwerk.play.mechanics.melds.search import arrange

DECK = Catalog(DataRoots.over()).deck("franzoesisch").pack
SUITED = tuple(card for card in DECK.cards if card.suit != JOKER)
FULL_PACK = meld_index(SUITED, RANKS)


def worth(card: Card) -> int:
    return card.value


@pytest.mark.parametrize("hand", [3, 5, 6])
def test_dealt_hands_are_counted_as_one_by_one(hand: int) -> None:
    suits, ranks = ("herz", "karo", "pik"), RANKS[:5]
    cards = tuple(card for card in SUITED if card.suit in suits and card.rank in ranks)
    small = meld_index(tuple(sorted(cards)), ranks)
    found = [arrange(small, some, worth) for some in combinations(cards, hand)]
    assert without_meld(3, 5, hand) == sum(not one.melds for one in found)
    assert only_melds(small, hand) == sum(not one.rest for one in found)


def test_three_cards_are_a_meld_or_none() -> None:
    assert without_meld(4, 13, 3) + only_melds(FULL_PACK, 3) == comb(52, 3)


@pytest.mark.parametrize(
    ("held", "cards"),
    [
        ("herz-8 herz-9 karo-9", "herz-7 herz-10 kreuz-9 pik-9"),
        ("herz-4 herz-6", "herz-5"),
        ("kreuz-D kreuz-K", "kreuz-B"),
        ("karo-A karo-2", "karo-3"),
    ],
)
def test_cards_wait_for_those_that_make_a_meld_of_them(held: str, cards: str) -> None:
    assert set(outs(FULL_PACK, DECK.read(held))) == set(DECK.read(cards))


@pytest.mark.parametrize(
    ("jokers", "told"),
    [(0, ["joker_0"]), (2, ["joker_0", "joker_1", "joker_2"]), (4, ["joker_0", "joker_1", "joker_2", "joker_3"])],
)
def test_three_jokers_and_more_in_a_dealt_hand_are_one_outcome(jokers: int, told: list[str]) -> None:
    pack = (
        *SUITED[:8],
        *DECK.read("joker-1 joker-2 joker-3")[:jokers],
        *DECK.read("joker-1")[: jokers - 3 if jokers else 0],
    )
    outcomes = jokers_dealt(pack, 5)
    hands = Counter(min(3, sum(card.suit == JOKER for card in hand)) for hand in combinations(pack, 5))
    assert [(one.what.category, one.ways) for one in outcomes] == [
        (name, hands[held]) for held, name in enumerate(told)
    ]
    assert {one.total for one in outcomes} == {comb(8 + jokers, 5)}


def test_dealt_melds_are_told_with_the_number_of_all_hands() -> None:
    none, gin = melds_dealt(FULL_PACK, SUITED, 3)
    assert (none.what.category, gin.what.category) == ("ohne_kombination", "gin_gegeben")
    assert (none.ways, gin.ways, {none.total, gin.total}) == (
        without_meld(4, 13, 3),
        only_melds(FULL_PACK, 3),
        {comb(52, 3)},
    )
    assert gin.ways == 13 * 4 + 4 * 11
