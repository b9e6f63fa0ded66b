"""The ladder: reading the best five, comparing hands, the fast keys, names and errors."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenwerk.cards import Card, Pack
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.data import DataRoots
from kartenwerk.engine.reading import Hands
from kartenwerk.errors import KartenwerkError
from kartenwerk.games.burner_holdem import HANDS
from kartenwerk.games.burner_holdem.rules import LADDER
from kartenwerk.mechanics.keys import Keys, keys_for
from kartenwerk.mechanics.ladder import Grid, Ladder, Reading, shape_of
from kartenwerk.mechanics.poker import by_rarity, outlook

CATALOG = Catalog(DataRoots.over())
DECK = CATALOG.suited_deck("walisch")
DATA = CATALOG.game("burner_holdem")
GRID = Grid.of(DECK.suited)
KEYS = keys_for(LADDER, GRID)
PACK = Pack(DECK.suited)


def read(text: str, ladder: Ladder = LADDER) -> Reading:
    return ladder.read(PACK.read(text))


def hands(*texts: str, board: str = "", **changes: Value) -> Hands:
    return HANDS.hands(DATA, DECK, texts, board, changes)


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


def test_the_categories_rank_as_in_the_source() -> None:
    keys = [KEYS(PACK.read(text)) for _, text in RISING]
    assert keys == sorted(set(keys))
    assert tuple(category for category, _ in RISING) == LADDER.ids == tuple(DATA.hands)


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


@settings(deadline=None)
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


@settings(deadline=None)
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


@settings(deadline=None)
@given(st.permutations(DECK.suited[3:40:5]))
def test_the_order_of_the_cards_does_not_matter(cards: list[Card]) -> None:
    assert KEYS(cards[:7]) == KEYS(cards[:7][::-1])
    assert LADDER.read(cards[:7]).strength == LADDER.read(cards[:7][::-1]).strength


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


def test_a_shape_counts_ranks_and_suits() -> None:
    shape = shape_of(PACK.read("svidar-2 yxar-2 ger-K bog-K ger-2"))
    assert shape == ((3, 2), (2, 8), (2, 1, 1, 1))


def test_a_pack_with_gaps_is_no_grid() -> None:
    with pytest.raises(ValueError, match="every rank in every suit"):
        Grid.of(DECK.suited[1:])


def test_fewer_than_five_cards_are_no_hand() -> None:
    with pytest.raises(ValueError, match="five cards"):
        read("svidar-1 svidar-2")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("svidar-S yxar-5 ger-4 bog-3 jarnur-1", "Höchste Karte, Sigl"),
        ("svidar-1 yxar-1 ger-4 bog-3 jarnur-2", "Paar, Einsen"),
        ("svidar-S yxar-S ger-2 bog-2 jarnur-3", "Zwei Paare, Siglen und Zweien"),
        ("svidar-E yxar-E ger-E bog-3 jarnur-2", "Drilling, Einherir"),
        ("svidar-2 yxar-3 ger-4 bog-5 jarnur-6", "Straße, Zwei bis Sechs"),
        ("ger-S ger-5 ger-4 ger-3 ger-1", "Flush, Sigl hoch"),
        ("svidar-K yxar-K ger-K bog-2 jarnur-2", "Full House, Kynnir über Zweien"),
        ("svidar-M yxar-M ger-M bog-M jarnur-2", "Vierling, Menn"),
        ("bog-E bog-6 bog-5 bog-4 bog-3", "Straight Flush, Drei bis Einher"),
        ("bog-E bog-6 bog-K bog-M bog-S", "Royal Flush"),
        ("svidar-S yxar-S skoell-S ger-S bog-S", "Burner, Siglen"),
    ],
)
def test_hands_have_german_names(text: str, name: str) -> None:
    assert hands(text).hands[0].name == name


def test_hands_with_a_board_are_compared() -> None:
    read = hands("svidar-K yxar-1", "ger-2 bog-6", board="ger-K bog-K jarnur-2 skoell-2 yxar-E")
    assert read.as_json() == {
        "hands": [
            {
                "category": "full_house",
                "name": "Full House, Kynnir über Zweien",
                "best": ["ger-K", "bog-K", "svidar-K", "jarnur-2", "skoell-2"],
                "valid": True,
                "reason": None,
            },
            {
                "category": "full_house",
                "name": "Full House, Zweien über Kynnir",
                "best": ["jarnur-2", "skoell-2", "ger-2", "ger-K", "bog-K"],
                "valid": True,
                "reason": None,
            },
        ],
        "winners": [0],
    }


def test_equal_hands_win_together() -> None:
    assert hands("svidar-1 yxar-2", "ger-1 bog-2", board="ger-S bog-M jarnur-K skoell-E yxar-6").winners == (0, 1)


def test_a_tables_ranking_decides_who_wins() -> None:
    flush, full = "ger-S ger-5 ger-4 ger-3 ger-1", "svidar-K yxar-K bog-K bog-2 jarnur-2"
    assert hands(flush, full).winners == (1,)
    assert hands(flush, full, rangfolge="seltenheit").winners == (0,)


@pytest.mark.parametrize(
    ("texts", "board", "told"),
    [
        (["svidar-1 svidar-1 ger-1 ger-2 ger-3"], "", "svidar-1: this card is there more than once"),
        (["svidar-1 svidar-2", "svidar-1 ger-2"], "ger-S ger-M ger-K", "svidar-1: this card is there more than once"),
        (["svidar-1 svidar-2"], "svidar-2 ger-M ger-K", "svidar-2: this card is there more than once"),
        (["svidar-1 svidar-2 ger-9 ger-S ger-M"], "", "ger-9: this card is not in the pack"),
        (["halk-1 svidar-2 ger-1 ger-S ger-M"], "", "halk-1: this card is not in the pack"),
        (["svidar-1 svidar-2"], "", "hand 1: .*found 2; expected from 5 to 7 cards"),
        (["svidar-1 svidar-2 svidar-3"], "ger-1 ger-2 ger-3 ger-4 ger-5", "hand 1: .*found 8"),
        ([], "", "no hand to read"),
    ],
)
def test_impossible_cards_are_told_in_one_sentence(texts: list[str], board: str, told: str) -> None:
    with pytest.raises(KartenwerkError, match=told):
        hands(*texts, board=board)


@pytest.mark.parametrize(
    ("hole", "board", "good"),
    [
        ("svidar-S ger-S", "", 3),
        ("svidar-2 ger-2", "", 2),
        ("svidar-2 ger-4", "", 0),
        ("svidar-2 ger-4", "bog-S yxar-S jarnur-6", 0),  # the pair is everybody's
        ("svidar-6 ger-4", "bog-S yxar-3 jarnur-6", 1),
        ("svidar-S ger-4", "bog-S yxar-3 jarnur-6", 2),
        ("svidar-S ger-S", "bog-S yxar-3 jarnur-6", 3),
        ("svidar-1 ger-2", "bog-S yxar-S jarnur-S ger-S bog-M", 0),
    ],
)
def test_the_outlook_counts_what_hole_cards_add(hole: str, board: str, good: int) -> None:
    assert outlook(LADDER, GRID, PACK.read(hole), PACK.read(board)) == good
