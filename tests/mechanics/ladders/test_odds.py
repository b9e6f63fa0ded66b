"""Exact odds, each checked by a second method that counts differently."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from math import comb

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Card
from kartenwerk.catalog import Catalog
from kartenwerk.play.mechanics.ladders.example_hands import example_hands
from kartenwerk.play.mechanics.ladders.ladder import Category, Ladder, PackGrid, Shape
from kartenwerk.play.mechanics.ladders.odds import best_of_counts, five_card_counts, odds, shapes
from kartenwerk.play.mechanics.ladders.poker import poker_ladder

LADDER = poker_ladder(top=10)
DECK = Catalog(DataRoots.over()).suited_deck("walisch")
GRID = PackGrid.of(DECK.suited)

FIVE_OF_60 = {
    "high_card": 1_911_420,
    "pair": 2_721_600,
    "two_pairs": 486_000,
    "three": 259_200,
    "straight": 46_620,
    "flush": 1_476,
    "full_house": 27_000,
    "four": 8_100,
    "straight_flush": 30,
    "royal_flush": 6,
    "burner": 60,
}
SEVEN_OF_60 = {
    "high_card": 22_125_600,
    "pair": 128_538_000,
    "two_pairs": 136_197_000,
    "three": 31_807_800,
    "straight": 32_115_600,
    "flush": 1_864_080,
    "full_house": 29_700_000,
    "four": 3_720_600,
    "straight_flush": 42_930,
    "royal_flush": 8_910,
    "burner": 86_400,
}


@pytest.mark.parametrize(("cards", "total", "counts"), [(5, 5_461_512, FIVE_OF_60), (7, 386_206_920, SEVEN_OF_60)])
def test_the_odds_of_every_category_are_exact(cards: int, total: int, counts: Mapping[str, int]) -> None:
    rows = odds(LADDER, GRID, cards)
    assert [(row.category, row.ways) for row in rows] == list(counts.items())
    assert {row.total for row in rows} == {total}
    assert sum(counts.values()) == total


def test_five_cards_are_counted_alike_by_shapes_and_by_keys() -> None:
    assert five_card_counts(LADDER, GRID) == best_of_counts(LADDER, GRID, 5) == FIVE_OF_60


def test_the_shapes_are_all_hands() -> None:
    assert sum(ways for _, ways in shapes(GRID)) == comb(60, 5)


def plain_category(values: list[int], flush: bool) -> str:
    """The category of five cards, written down once more without the ladder."""
    counts = sorted(Counter(values).values())
    straight = len(set(values)) == 5 and max(values) - min(values) == 4
    if counts == [5]:
        return "burner"
    if straight and flush:
        return "royal_flush" if max(values) == 10 else "straight_flush"
    if counts[-1] == 4:
        return "four"
    if counts == [2, 3]:
        return "full_house"
    if flush:
        return "flush"
    if straight:
        return "straight"
    return {(1, 1, 3): "three", (1, 2, 2): "two_pairs", (1, 1, 1, 2): "pair"}.get(tuple(counts), "high_card")


def test_five_cards_by_brute_force_over_all_hands() -> None:
    """Every one of 5 461 512 hands, its ranks summed up in a number to base six; those of one suit once more."""
    counts = Counter[str]()
    weights = [6 ** (card.value - 1) for card in DECK.suited]
    for total, ways in Counter(map(sum, combinations(weights, 5))).items():
        values = [value for value in range(1, 11) for _ in range(total // 6 ** (value - 1) % 6)]
        counts[plain_category(values, flush=False)] += ways
    for values in map(list, combinations(range(1, 11), 5)):
        counts[plain_category(values, flush=False)] -= 6
        counts[plain_category(values, flush=True)] += 6
    assert counts == FIVE_OF_60


def suit_by_suit(cards: int) -> Iterator[tuple[list[int], tuple[int, ...], int]]:
    """All sets of cards, dealt one suit after the other: the values, those of a flush suit, how many sets."""
    held: Counter[tuple[int, int, tuple[int, ...]]] = Counter({(0, 0, ()): 1})
    choices = [(size, values) for size in range(cards + 1) for values in combinations(range(1, 11), size)]
    for _ in range(6):
        grown: Counter[tuple[int, int, tuple[int, ...]]] = Counter()
        for (size, ranks, flush), ways in held.items():
            for more, values in choices:
                if size + more > cards:
                    break
                key = (size + more, ranks + sum(1 << 3 * value for value in values), values if more >= 5 else flush)
                grown[key] += ways
        held = grown
    for (size, ranks, flush), ways in held.items():
        if size == cards:
            yield [value for value in range(1, 11) for _ in range(ranks >> 3 * value & 7)], flush, ways


@pytest.mark.slow
def test_seven_cards_suit_by_suit() -> None:
    """Counts by suits where the odds count by ranks, and reads every five of the seven plainly."""
    rising = list(SEVEN_OF_60)
    counts = Counter[str]()
    for values, flush, ways in suit_by_suit(7):
        fives = [plain_category(list(five), flush=False) for five in set(combinations(values, 5))]
        flushes = [plain_category(list(five), flush=True) for five in combinations(flush, 5)]
        counts[max(fives + flushes, key=rising.index)] += ways
    assert counts == SEVEN_OF_60


def test_every_category_has_an_example_that_is_read_as_it() -> None:
    found = example_hands(LADDER, GRID)
    assert tuple(found) == LADDER.ids
    assert {LADDER.read(hand).category: hand for hand in found.values()} == found


COURT = range(8, 13)
ACE = 13  # the highest card, and in a street the one
BOLTAN = {
    "nothing": 4_822_560,
    "2-1-1-1": 5_292_000,
    "3 of a suit": 2_181_600,
    "2-2-1": 850_500,
    "3-1-1": 453_600,
    "4 of a suit": 177_000,
    "court": 126_900,
    "3-2": 39_600,
    "street": 23_310,
    "4-1": 11_880,
    "parade": 7_770,
    "5 of a suit": 4_746,
    "5": 66,
    "royal court": 6,
    "aces": 6,
}


def boltan() -> Ladder:
    """Fifteen hands on six suits of twelve ranks, some of them by a suit held three or four times."""

    def groups(*sizes: int) -> Category:
        return Category("-".join(map(str, sizes)), lambda shape: shape.groups == sizes)

    def one_suit(count: int) -> Category:
        return Category(f"{count} of a suit", lambda shape: shape.suits[0] == count)

    def court(shape: Shape) -> bool:
        return all(value in COURT for value in shape.ranks)

    def street(shape: Shape) -> bool:
        low = sorted(1 if value == ACE else value for value in shape.ranks)
        return len(low) == 5 and low[4] - low[0] == 4 and low[4] < COURT[0]

    return Ladder(
        (
            Category("nothing", lambda shape: True),
            groups(2, 1, 1, 1),
            one_suit(3),
            groups(2, 2, 1),
            groups(3, 1, 1),
            one_suit(4),
            Category("court", court),
            groups(3, 2),
            Category("street", street),
            groups(4, 1),
            Category("parade", lambda shape: court(shape) and len(shape.ranks) == 5),
            one_suit(5),
            groups(5),
            Category("royal court", lambda shape: court(shape) and shape.suits == (5,)),
            Category("aces", lambda shape: shape.ranks == (ACE,)),
        )
    )


def test_ladders_of_other_decks_and_other_kinds_of_hands_are_counted_too() -> None:
    """Fünf-Karten-Boltan, whose counts are known from an enumeration of all hands."""
    cards = [Card(suit, str(value), value) for suit in "abcdef" for value in range(2, ACE + 1)]
    rows = odds(boltan(), PackGrid.of(cards), 5)
    assert {row.category: row.ways for row in rows} == BOLTAN
    assert rows[0].total == comb(72, 5) == 13_991_544
