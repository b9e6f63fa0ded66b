"""The ladder: which category a hand is of, and how hands of one category compare."""

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Pack
from kartenwerk.catalog import Catalog
from kartenwerk.play.mechanics.ladders.keys import keys_for
from kartenwerk.play.mechanics.ladders.ladder import HandReading, PackGrid, shape_of
from kartenwerk.play.mechanics.ladders.poker import poker_ladder

LADDER = poker_ladder(top=10)
DECK = Catalog(DataRoots.over()).suited_deck("walisch")
GRID = PackGrid.of(DECK.suited)
KEYS = keys_for(LADDER, GRID)
PACK = Pack(DECK.suited)


def read(text: str) -> HandReading:
    return LADDER.read(PACK.read(text))


RISING = (
    ("high_card", "svidar-S yxar-5 ger-4 bog-3 jarnur-1"),
    ("pair", "svidar-1 yxar-1 ger-4 bog-3 jarnur-2"),
    ("two_pairs", "svidar-1 yxar-1 ger-2 bog-2 jarnur-3"),
    ("three", "svidar-1 yxar-1 ger-1 bog-3 jarnur-2"),
    ("straight", "svidar-1 yxar-2 ger-3 bog-4 jarnur-5"),
    ("flush", "svidar-1 svidar-2 svidar-3 svidar-4 svidar-6"),
    ("full_house", "svidar-1 yxar-1 ger-1 bog-2 jarnur-2"),
    ("four", "svidar-1 yxar-1 ger-1 bog-1 jarnur-2"),
    ("straight_flush", "svidar-1 svidar-2 svidar-3 svidar-4 svidar-5"),
    ("royal_flush", "svidar-6 svidar-E svidar-K svidar-M svidar-S"),
    ("burner", "svidar-1 yxar-1 skoell-1 ger-1 bog-1"),
)


@pytest.mark.parametrize(("category", "text"), RISING)
def test_every_category_is_read(category: str, text: str) -> None:
    assert read(text).category == category


def test_the_categories_rank_in_the_order_of_the_ladder() -> None:
    keys = [KEYS(PACK.read(text)) for _, text in RISING]
    assert keys == sorted(set(keys))
    assert tuple(category for category, _ in RISING) == LADDER.ids


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("svidar-S yxar-5 ger-4 bog-3 jarnur-1", "svidar-M yxar-K ger-E bog-5 jarnur-4"),  # highest card
        ("svidar-S yxar-5 ger-4 bog-3 jarnur-2", "yxar-S ger-5 bog-4 jarnur-3 svidar-1"),  # fifth card
        ("svidar-2 yxar-2 ger-5 bog-4 jarnur-1", "ger-2 bog-2 svidar-5 yxar-3 skoell-1"),  # second kicker of a pair
        ("svidar-6 yxar-6 ger-1 bog-1 jarnur-2", "svidar-5 yxar-5 ger-4 bog-4 jarnur-S"),  # high pair first
        ("svidar-6 yxar-6 ger-2 bog-2 jarnur-1", "ger-6 bog-6 yxar-1 skoell-1 jarnur-S"),  # then the low pair
        ("svidar-6 yxar-6 ger-2 bog-2 jarnur-S", "ger-6 bog-6 yxar-2 skoell-2 jarnur-M"),  # then the kicker
        ("svidar-3 yxar-3 ger-3 bog-5 jarnur-4", "ger-3 bog-3 jarnur-3 svidar-5 yxar-2"),  # kickers of a three
        ("svidar-6 yxar-E ger-K bog-M jarnur-S", "svidar-5 yxar-6 ger-E bog-K jarnur-M"),  # top of a straight
        ("ger-S ger-5 ger-4 ger-3 ger-1", "bog-M bog-K bog-E bog-6 bog-4"),  # highest card of a flush
        ("svidar-K yxar-K ger-K bog-2 jarnur-2", "svidar-E yxar-E ger-E bog-S jarnur-S"),  # the three first
        ("svidar-K yxar-K ger-K bog-3 jarnur-3", "bog-K jarnur-K skoell-K yxar-2 skoell-2"),  # then the pair
        ("svidar-2 yxar-2 ger-2 bog-2 jarnur-3", "svidar-1 yxar-1 ger-1 bog-1 jarnur-S"),  # the four first
        ("svidar-2 yxar-2 skoell-2 ger-2 bog-2", "svidar-1 yxar-1 skoell-1 ger-1 bog-1"),  # value of a burner
    ],
)
def test_hands_of_a_category_compare_group_by_group(better: str, worse: str) -> None:
    assert read(better).category == read(worse).category
    assert read(better).strength > read(worse).strength
    assert KEYS(PACK.read(better)) > KEYS(PACK.read(worse))


def test_suits_do_not_break_ties() -> None:
    assert read("ger-S ger-5 ger-4 ger-3 ger-1").strength == read("bog-S bog-5 bog-4 bog-3 bog-1").strength


def test_a_straight_does_not_go_round_the_corner() -> None:
    assert read("svidar-M yxar-S ger-1 bog-2 jarnur-3").category == "high_card"


def test_five_or_six_of_a_rank_among_seven_are_a_burner() -> None:
    six = "svidar-S yxar-S skoell-S ger-S bog-S jarnur-S bog-1"
    assert read(six).category == "burner" and KEYS.category(KEYS(PACK.read(six))) == "burner"


def test_the_best_five_of_seven_count_largest_group_first() -> None:
    reading = read("svidar-2 yxar-2 ger-K bog-K jarnur-K skoell-1 bog-S")
    assert [str(card) for card in reading.best] == ["ger-K", "bog-K", "jarnur-K", "svidar-2", "yxar-2"]


def test_three_pairs_keep_the_best_card_beside_the_two_highest() -> None:
    assert read("svidar-6 yxar-6 ger-5 bog-5 jarnur-4 skoell-4 bog-S").ranks == (6, 5, 10)
    assert read("svidar-6 yxar-6 ger-5 bog-5 jarnur-4 skoell-4 bog-3").ranks == (6, 5, 4)


def test_a_shape_counts_ranks_and_suits() -> None:
    shape = shape_of(PACK.read("svidar-2 yxar-2 ger-K bog-K ger-2"))
    assert shape == ((3, 2), (2, 8), (2, 1, 1, 1))


def test_a_pack_with_gaps_is_no_grid() -> None:
    with pytest.raises(ValueError, match="every rank in every suit"):
        PackGrid.of(DECK.suited[1:])


def test_fewer_than_five_cards_are_no_hand() -> None:
    with pytest.raises(ValueError, match="five cards"):
        read("svidar-1 svidar-2")


@pytest.mark.parametrize("pair", ["bog-1 jarnur-1", "jarnur-1 bog-1"])
def test_of_two_cards_that_count_alike_the_one_that_comes_first_in_the_hand_is_told(pair: str) -> None:
    """The third pair gives a kicker, and it makes no difference which of its cards."""
    told = read(f"svidar-S yxar-S ger-5 skoell-5 {pair}").best
    assert told[4] == PACK.card(pair.split()[0])
