"""Boltan's ladder: exact counts by two methods, ties broken by element, names as players say them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb
from random import Random

import pytest
from tests.support import session_of

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.play.games.fuenf_karten_boltan import HANDS
from kartenwerk.play.games.fuenf_karten_boltan.hands import boltan_ladder
from kartenwerk.play.games.fuenf_karten_boltan.players import to_keep
from kartenwerk.play.games.fuenf_karten_boltan.state import SUITS
from kartenwerk.play.mechanics.ladders.ladder import PackGrid
from kartenwerk.play.mechanics.ladders.odds import after_exchange, five_card_counts, odds

CATALOG = Catalog(DataRoots.over())
DECK = CATALOG.suited_deck("inrah")
SESSION = session_of("fuenf_karten_boltan")
GRID = PackGrid.of(DECK.suited)
LADDER = boltan_ladder(GRID, SUITS)

TOTAL = 13_991_544
COUNTS = {
    "leeres_fass": 4_822_560,
    "zwilling": 5_292_000,
    "dschinn": 2_181_600,
    "doppelzwilling": 850_500,
    "drilling": 453_600,
    "elementarherr": 177_000,
    "hof": 126_900,
    "familie": 39_600,
    "gasse": 23_310,
    "vierlinge": 11_880,
    "parade": 7_770,
    "elementarkreis": 4_746,
    "fuenflinge": 66,
    "hofstaat": 6,
    "fuenfass": 6,
}


def test_the_fifteen_hands_are_counted_exactly() -> None:
    rows = odds(LADDER, GRID, 5)
    assert [(row.category, row.ways) for row in rows] == list(COUNTS.items())
    assert sum(COUNTS.values()) == TOTAL == comb(72, 5)


def by_elements() -> Iterator[tuple[tuple[str, ...], tuple[int, ...], int]]:
    """Every hand by its elements first: the ranks of each element, how many cards each has, in how many ways."""
    ranks = "23456 7KRWMFA".replace(" ", "")
    for sizes in [(5,), (4, 1), (3, 2), (3, 1, 1), (2, 2, 1), (2, 1, 1, 1), (1, 1, 1, 1, 1)]:
        left, ways = 6, 1
        for count in Counter(sizes).values():
            ways, left = ways * comb(left, count), left - count
        for chosen in product(*(list(combinations(ranks, size)) for size in sizes)):
            yield tuple(rank for some in chosen for rank in some), sizes, ways


@cache
def category(ranks: str, sizes: tuple[int, ...]) -> str:
    """The source's list read from the top, without the ladder."""
    alike = sorted(Counter(ranks).values(), reverse=True)
    courts = all(rank in "KRWMF" for rank in ranks)
    row = len(set(ranks)) == 5 and "".join(sorted(ranks, key="A234567KRWMF".index)) in ("A2345", "23456", "34567")
    rules = {
        "fuenfass": alike == [5] and ranks[0] == "A",
        "hofstaat": courts and sizes == (5,),
        "fuenflinge": alike == [5],
        "elementarkreis": sizes == (5,),
        "parade": courts and len(alike) == 5,
        "vierlinge": alike[0] == 4,
        "gasse": row,
        "familie": alike == [3, 2],
        "hof": courts,
        "elementarherr": sizes[0] == 4,
        "drilling": alike[0] == 3,
        "doppelzwilling": alike[:2] == [2, 2],
        "dschinn": sizes[0] == 3,
        "zwilling": alike[0] == 2,
        "leeres_fass": True,
    }
    return next(id for id, holds in rules.items() if holds)


def test_counting_by_elements_first_gives_the_same() -> None:
    counts = Counter[str]()
    for ranks, sizes, ways in by_elements():
        counts[category("".join(sorted(ranks)), sizes)] += ways
    assert counts == COUNTS == five_card_counts(LADDER, GRID)


def strength(text: str) -> tuple[int, tuple[int, ...]]:
    return LADDER.read(DECK.pack.read(text)).strength


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("erz-A erz-2 erz-5 erz-7 erz-R", "luft-F luft-M luft-7 luft-3 luft-2"),  # Erzkreis mit As, Luftkreis mit Fürst
        ("erz-A eis-2 luft-3 erz-4 eis-5", "luft-3 eis-4 luft-5 erz-6 luft-7"),  # A2345, 34567
        ("luft-F erz-F eis-2 eis-3 erz-5", "feuer-F wasser-F luft-A luft-M erz-6"),  # the highest card of the pair
        ("erz-A humus-A eis-A wasser-A feuer-A", "luft-K luft-R luft-W luft-M luft-F"),  # Fünfass, Hofstaat
        ("erz-F humus-F eis-F wasser-F feuer-F", "luft-M erz-M eis-M wasser-M feuer-M"),  # Kronrat, Akademie
        ("erz-2 humus-2 eis-2 wasser-2 feuer-3", "luft-3 erz-4 luft-5 erz-6 luft-7"),  # Vierlinge, Gasse
        ("erz-A luft-A erz-2 eis-2 luft-2", "erz-F eis-F luft-F luft-M erz-M"),  # the highest of all five of a Familie
        ("luft-A erz-R erz-7 eis-6 eis-2", "feuer-A luft-F humus-M luft-K wasser-6"),  # As der Luft, As des Feuers
    ],
)
def test_hands_rank_as_the_source_says(better: str, worse: str) -> None:
    assert strength(better) > strength(worse)


def test_a_table_may_compare_familien_by_their_drilling() -> None:
    by_three = boltan_ladder(GRID, SUITS, True)
    aces, princes = DECK.pack.read("erz-A luft-A erz-2 eis-2 luft-2"), DECK.pack.read("erz-F eis-F luft-F luft-M erz-M")
    assert by_three.read(princes).strength > by_three.read(aces).strength


def test_no_two_hands_of_a_deal_are_ever_equal() -> None:
    rng = Random(1)
    for _ in range(3000):
        cards = rng.sample(DECK.pack.cards, 10)
        assert LADDER.read(cards[:5]).strength != LADDER.read(cards[5:]).strength


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("erz-A humus-A eis-A wasser-A feuer-A", "Fünfass"),
        ("erz-F humus-F eis-F wasser-F feuer-F", "Kronrat"),
        ("erz-M humus-M eis-M wasser-M feuer-M", "Akademie"),
        ("erz-W humus-W eis-W wasser-W feuer-W", "Zirkel"),
        ("erz-R humus-R eis-R wasser-R feuer-R", "Turnier"),
        ("erz-K humus-K eis-K wasser-K feuer-K", "Knappen-Buhurt"),
        ("erz-5 humus-5 eis-5 wasser-5 feuer-5", "Fünflinge aus Fünfen"),
        ("erz-A humus-A eis-A wasser-A feuer-2", "Halbes Fünfass"),
        ("erz-F humus-F eis-F wasser-F feuer-2", "Halber Kronrat"),
        ("erz-M humus-M eis-M wasser-M feuer-2", "Halbe Akademie"),
        ("erz-W humus-W eis-W wasser-W feuer-2", "Halber Zirkel"),
        ("erz-R humus-R eis-R wasser-R feuer-F", "Halbes Turnier"),
        ("erz-K humus-K eis-K wasser-K feuer-2", "Halber Knappen-Buhurt"),
        ("erz-7 humus-7 eis-7 wasser-7 feuer-2", "Vierlinge aus Siebenen"),
        ("feuer-K feuer-R feuer-W feuer-M feuer-F", "Feuerhof"),
        ("erz-2 erz-4 erz-R erz-W erz-A", "Erzkreis mit As"),
        ("luft-2 luft-4 luft-R luft-W eis-A", "Luftherr mit Weissagerin"),
        ("eis-2 eis-5 eis-K luft-A feuer-7", "Eisdschinn mit Knappe"),
        ("erz-K luft-R eis-W luft-M wasser-F", "Wasserparade"),
        ("erz-A luft-2 eis-3 luft-4 wasser-5", "Gasse, As bis Fünf"),
        ("erz-3 luft-7 eis-6 luft-4 wasser-5", "Gasse, Drei bis Sieben"),
        ("erz-7 humus-7 eis-7 luft-M wasser-M", "Familie aus Siebenen und Magiern"),
        ("erz-3 luft-3 eis-6 luft-6 wasser-5", "Doppelzwilling aus Sechsen und Dreien"),
        ("erz-F luft-3 eis-6 luft-7 wasser-2", "Leeres Fass mit Fürst"),
    ],
)
def test_hands_have_the_names_that_players_say(cards: str, name: str) -> None:
    (hand,) = HANDS.hands(SESSION, [cards]).hands
    assert (hand.name, hand.valid, hand.reason) == (name, True, None)


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("erz-R humus-W eis-M wasser-F feuer-A", "Zitadelle"),
        ("erz-2 humus-3 eis-4 wasser-5 feuer-F", "Kurze Gasse"),
        ("erz-A humus-3 eis-4 wasser-2 feuer-7", "Kurze Gasse"),
        ("erz-4 humus-5 eis-6 wasser-7 feuer-2", "Kurze Gasse"),
    ],
)
def test_koscher_gossen_boltan_is_recognised_and_invalid(cards: str, name: str) -> None:
    (hand,) = HANDS.hands(SESSION, [cards]).hands
    assert (hand.category, hand.name, hand.valid) == ("leeres_fass", name, False)
    assert hand.reason is not None and name in hand.reason


def test_a_real_hand_is_valid_though_it_would_make_a_kurze_gasse_too() -> None:
    (hand,) = HANDS.hands(SESSION, ["erz-2 humus-3 eis-4 wasser-5 feuer-5"]).hands
    assert (hand.category, hand.valid) == ("zwilling", True)


@pytest.mark.parametrize(
    ("kept", "thrown"),
    [
        ("erz-7 luft-7 eis-2", "feuer-3 wasser-K"),
        ("eis-2 eis-5 eis-K", "luft-A feuer-7"),
        ("erz-2 eis-2 erz-3 eis-3", "luft-F"),
    ],
)
def test_the_odds_of_an_exchange_are_those_of_reading_every_draw(kept: str, thrown: str) -> None:
    held, gone = DECK.pack.read(kept), DECK.pack.read(thrown)
    unseen = [card for card in DECK.pack.cards if card not in held + gone]
    read = Counter(LADDER.read(held + drawn).category for drawn in combinations(unseen, len(gone)))
    chances = after_exchange(LADDER, GRID, held, gone)
    assert {one.category: one.ways for one in chances if one.ways} == read
    assert {one.total for one in chances} == {comb(67, len(gone))}


def test_what_makes_the_hand_is_kept_at_the_exchange() -> None:
    pair = DECK.pack.read("erz-7 luft-7 eis-2 feuer-3 wasser-K")
    assert set(to_keep(LADDER, pair, 4)) == set(DECK.pack.read("erz-7 luft-7"))


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("erz-7 luft-F eis-2 eis-3 wasser-K", "eis-3 eis-2"),
        ("erz-7 erz-K eis-2 eis-3 wasser-F", "erz-K erz-7"),  # of two such pairs the one with the higher card
        ("erz-7 luft-F eis-2 feuer-3 wasser-K", "luft-F"),
    ],
)
def test_of_an_empty_hand_two_of_an_element_are_kept_or_else_the_highest_card(hand: str, kept: str) -> None:
    assert to_keep(LADDER, DECK.pack.read(hand), 4) == DECK.pack.read(kept)


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("erz-7 luft-F eis-W feuer-M wasser-K", "luft-F feuer-M eis-W wasser-K"),
        ("erz-K luft-F eis-2 feuer-M wasser-K", "luft-F feuer-M erz-K wasser-K"),
        ("erz-K luft-K eis-2 feuer-K wasser-F", "erz-K luft-K feuer-K"),  # three alike are worth more
    ],
)
def test_four_pictures_are_kept_before_a_pair(hand: str, kept: str) -> None:
    assert set(to_keep(LADDER, DECK.pack.read(hand), 4)) == set(DECK.pack.read(kept))


def test_where_only_three_may_be_exchanged_two_cards_are_kept() -> None:
    hand = DECK.pack.read("erz-7 luft-F eis-2 feuer-3 wasser-K")
    assert to_keep(LADDER, hand, 3) == DECK.pack.read("luft-F wasser-K")
