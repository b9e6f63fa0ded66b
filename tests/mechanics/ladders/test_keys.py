"""Keys: the fast strength of a hand agrees with the ladder's own reading."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Card, Pack
from kartenwerk.catalog import Catalog
from kartenwerk.play.mechanics.ladders.keys import Keys, keys_for
from kartenwerk.play.mechanics.ladders.ladder import PackGrid
from kartenwerk.play.mechanics.ladders.poker import by_rarity, poker_ladder

LADDER = poker_ladder(top=10)
DECK = Catalog(DataRoots.over()).suited_deck("walisch")
GRID = PackGrid.of(DECK.suited)
KEYS = keys_for(LADDER, GRID)
PACK = Pack(DECK.suited)


@given(
    st.integers(5, 7).flatmap(
        lambda size: st.tuples(
            *(st.lists(st.sampled_from(DECK.suited), min_size=size, max_size=size, unique=True) for _ in range(2))
        )
    ),
    st.booleans(),
)
def test_keys_compare_as_the_ladder_reads(pair: tuple[list[Card], list[Card]], by_rare: bool) -> None:
    ladder = by_rarity(LADDER, GRID, 7) if by_rare else LADDER
    keys = keys_for(ladder, GRID)
    one, other = (ladder.read(cards) for cards in pair)
    key, other_key = (keys(cards) for cards in pair)
    assert keys.category(key) == one.category
    assert (key > other_key, key == other_key) == (one.strength > other.strength, one.strength == other.strength)


@given(
    st.lists(
        st.sampled_from([card for card in DECK.suited if card.suit in ("ger", "bog")]),
        min_size=7,
        max_size=7,
        unique=True,
    )
)
def test_keys_see_flushes(cards: list[Card]) -> None:
    assert KEYS.category(KEYS(cards)) == LADDER.read(cards).category


def test_of_eight_cards_a_full_house_may_beat_the_flush_among_them() -> None:
    cards = PACK.read("ger-S ger-M ger-5 ger-4 ger-2 bog-S yxar-S bog-M")
    keys = Keys(LADDER, GRID, most=9)
    assert keys.category(keys(cards)) == LADDER.read(cards).category == "full_house"


def test_keys_are_for_fewer_than_ten_cards() -> None:
    with pytest.raises(ValueError, match="nine"):
        Keys(LADDER, GRID, most=10)


@given(st.permutations(DECK.suited[3:40:5]))
def test_the_order_of_the_cards_does_not_matter(cards: list[Card]) -> None:
    assert KEYS(cards[:7]) == KEYS(cards[:7][::-1])
    assert LADDER.read(cards[:7]).strength == LADDER.read(cards[:7][::-1]).strength
