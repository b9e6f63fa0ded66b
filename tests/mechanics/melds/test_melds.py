"""Melds: what is one, what may be added, and the best arrangement against trying everything."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Card
from kartenwerk.catalog import Catalog
from kartenwerk.play.mechanics.melds.meld import JOKER, Meld, MeldIndex, layoffs, meld_index, read_meld
from kartenwerk.play.mechanics.melds.search import (
    arrange,
    arrangements,
    at_most_gained,
    at_most_laid,
    best,
    least_after_adding,
    lonely,
    most_laid,
)

DECK = Catalog(DataRoots.over()).deck("franzoesisch").pack
SUITED = tuple(card for card in DECK.cards if card.suit != JOKER)
LOW = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K")
EITHER = (*LOW, "A")
ROUND = (*LOW, *LOW)
GIN = meld_index(SUITED, LOW)
ROMME = meld_index(SUITED, EITHER)
HANDS = 50
MANY = 5000


def worth(card: Card) -> int:
    return 20 if card.suit == JOKER else 11 if card.rank == "A" else min(card.value, 10)


def pips(card: Card) -> int:
    return 11 if card.rank == "A" else min(card.value, 10)


def brought(meld: Meld) -> int:
    return sum(map(pips, meld.cards))


def meld(text: str) -> Meld:
    return read_meld(text, DECK)


def melds(index: MeldIndex, hand: str) -> set[str]:
    return {str(meld) for meld in index.melds(DECK.read(hand))}


@pytest.mark.parametrize(
    ("index", "hand", "found"),
    [
        (GIN, "pik-7 herz-7 karo-7", {"herz-7 karo-7 pik-7"}),
        (GIN, "pik-A pik-2 pik-3", {"pik-A pik-2 pik-3"}),
        (GIN, "pik-D pik-K pik-A", set()),
        (ROMME, "pik-D pik-K pik-A", {"pik-D pik-K pik-A"}),
        (ROMME, "pik-K pik-A pik-2", set()),
        (meld_index(SUITED, ROUND), "pik-K pik-A pik-2", {"pik-K pik-A pik-2"}),
        (ROMME, "pik-7 pik-7 herz-7", set()),
        (ROMME, "pik-5 joker-1 pik-7", {"pik-5 joker=pik-6 pik-7"}),
        (ROMME, "pik-5 joker-1 joker-2", set()),
        (ROMME, "pik-6 herz-6 joker-3", {"herz-6 joker=karo-6 pik-6", "herz-6 joker=kreuz-6 pik-6"}),
    ],
)
def test_sets_and_runs(index: MeldIndex, hand: str, found: set[str]) -> None:
    assert melds(index, hand) == found


def test_a_joker_stands_only_for_what_the_hand_lacks() -> None:
    assert melds(ROMME, "pik-5 pik-6 pik-7 joker-1") == {
        "pik-5 pik-6 pik-7",
        "joker=pik-4 pik-5 pik-6 pik-7",
        "pik-5 pik-6 pik-7 joker=pik-8",
        "joker=pik-4 pik-5 pik-6",
        "pik-6 pik-7 joker=pik-8",
    }


def test_yet_the_search_lets_a_joker_stand_for_a_card_that_is_wanted_elsewhere() -> None:
    hand = DECK.read("herz-6 herz-7 herz-8 pik-7 karo-7 joker-1")
    assert arrange(ROMME, hand, worth).rest == ()


@pytest.mark.parametrize(
    ("hand", "laid"),
    [("pik-5 pik-6 joker-1", "joker=pik-4 pik-5 pik-6"), ("herz-7 pik-7 joker-1", "herz-7 joker=karo-7 pik-7")],
)
def test_of_melds_that_are_equally_good_the_first_one_is_found(hand: str, laid: str) -> None:
    """So the same hand is laid the same way in every run; in a run that is the lower one."""
    assert [str(one) for one in arrange(ROMME, DECK.read(hand), worth).melds] == [laid]


def test_equal_cards_serve_once_each() -> None:
    hand = DECK.read("pik-7 pik-7 herz-7 herz-7 karo-7 karo-7 pik-8 pik-9")
    best = arrange(ROMME, hand, worth)
    assert (sorted(map(str, best.melds)), best.deadwood) == (["herz-7 karo-7 pik-7", "pik-7 pik-8 pik-9"], 14)
    assert arrange(ROMME, hand[:6], worth).deadwood == 0


def test_a_card_belongs_to_one_meld() -> None:
    best = arrange(GIN, DECK.read("pik-7 herz-7 karo-7 pik-8 pik-9"), worth)
    assert (list(map(str, best.melds)), best.deadwood) == (["pik-7 pik-8 pik-9"], 14)


@pytest.mark.parametrize(
    ("laid", "cards"),
    [
        ("herz-7 karo-7 pik-7", {"kreuz-7": "herz-7 karo-7 kreuz-7 pik-7"}),
        ("pik-7 pik-8 pik-9", {"pik-6": "pik-6 pik-7 pik-8 pik-9", "pik-10": "pik-7 pik-8 pik-9 pik-10"}),
        ("pik-A pik-2 pik-3", {"pik-4": "pik-A pik-2 pik-3 pik-4"}),
        ("pik-D pik-K pik-A", {"pik-B": "pik-B pik-D pik-K pik-A"}),
        (
            "joker=pik-7 pik-8 pik-9",
            {"pik-6": "pik-6 joker=pik-7 pik-8 pik-9", "pik-10": "joker=pik-7 pik-8 pik-9 pik-10"},
        ),
        ("herz-7 karo-7 kreuz-7 pik-7", {}),
    ],
)
def test_what_may_be_added(laid: str, cards: dict[str, str]) -> None:
    grown = {str(card): str(ROMME.grow(meld(laid), card)) for card, _ in ROMME.growths(meld(laid))}
    assert grown == cards


def test_a_card_or_a_joker_for_it_may_be_added() -> None:
    laid = [meld("pik-7 pik-8 pik-9")]
    low, high = DECK.read("pik-6 pik-10")
    assert set(layoffs(ROMME, DECK.read("pik-10 joker-2"), laid)) == {(low, 0, True), (high, 0, False), (high, 0, True)}
    assert str(ROMME.grow(laid[0], low, joker=True)) == "joker=pik-6 pik-7 pik-8 pik-9"


@pytest.mark.parametrize(
    ("hand", "table", "laid"),
    [
        ("herz-3 herz-4 herz-5", (), 3),
        ("pik-10 pik-B pik-5 herz-2", ("pik-7 pik-8 pik-9",), 2),
        ("pik-10 pik-10 kreuz-2", ("pik-7 pik-8 pik-9",), 1),  # there is one place for it
        ("pik-D joker-1 joker-2", ("pik-7 pik-8 pik-9",), 3),
        ("joker-1 joker-2", ("herz-7 karo-7 kreuz-7",), 1),
        ("joker-1 kreuz-K", ("herz-7 karo-7 kreuz-7 pik-7",), 0),
        ("pik-10 pik-B pik-D pik-6", ("pik-7 pik-8 pik-9",), 4),  # all added, or a run and one added
    ],
)
def test_how_many_cards_can_be_laid_and_added(hand: str, table: tuple[str, ...], laid: int) -> None:
    assert most_laid(ROMME, DECK.read(hand), tuple(map(meld, table)))[0] == laid


def test_how_many_can_be_laid_is_not_told_below_what_is_asked_for() -> None:
    hand = DECK.read("pik-10 pik-B pik-5 herz-2")
    table = (meld("pik-7 pik-8 pik-9"),)
    assert [most_laid(ROMME, hand, table, least)[0] for least in (0, 1, 2, 3)] == [2, 2, 2, 0]


@pytest.mark.parametrize(
    ("hand", "gained", "laid"),
    [
        ("pik-7 karo-7 pik-8 herz-D", 0, 0),
        ("pik-7 pik-8 pik-9 pik-9 herz-D", 33, 4),
        ("pik-7 karo-7 pik-8 herz-D joker-1", 15 + 11, 3),
        ("pik-7 karo-7 herz-7 herz-6 herz-5 joker-1", 32 + 11, 6),
        ("pik-7 herz-D joker-1", 0, 1),
        ("pik-7 pik-8 herz-D karo-D joker-1 joker-2", 2 * (20 + 2 * 11), 6),
    ],
)
def test_how_much_a_hand_can_bring_at_most_takes_no_search(hand: str, gained: int, laid: int) -> None:
    cards = DECK.read(hand)
    assert (at_most_gained(ROMME, cards, pips), at_most_laid(ROMME, cards, ())) == (gained, laid)


@pytest.mark.parametrize("jokers", [0, 1, 2, 3])
@pytest.mark.parametrize("index", [ROMME, meld_index(SUITED, ROUND, 1)], ids=["two real cards", "round, one real card"])
def test_no_hand_brings_more_than_that(index: MeldIndex, jokers: int) -> None:
    """A bound below what a search finds would hide moves that are allowed."""
    rng, table = Random(jokers), (meld("pik-7 pik-8 pik-9"), meld("herz-2 karo-2 pik-2"))
    wild = DECK.read("joker-1 joker-2 joker-3")[:jokers]
    for _ in range(HANDS):
        hand = (*rng.sample(SUITED * 2, 11 - jokers), *wild)
        most = sum(map(brought, best(index, hand, brought)))
        assert at_most_gained(index, hand, pips) >= most
        for laid in ((), table):
            assert at_most_laid(index, hand, laid) >= most_laid(index, hand, laid)[0]


def test_cards_are_lonely_that_could_belong_to_no_meld() -> None:
    hand = "pik-7 karo-7 pik-8 herz-D"
    assert lonely(ROMME, DECK.read(hand)) == DECK.read(hand)
    assert lonely(ROMME, DECK.read(f"{hand} pik-9")) == DECK.read("karo-7 herz-D")


def test_cards_are_added_one_after_the_other_until_least_is_left() -> None:
    table = (meld("pik-7 pik-8 pik-9"), meld("herz-2 karo-2 pik-2"))
    hand = DECK.read("pik-B pik-10 kreuz-2 herz-D karo-D kreuz-D herz-9")
    left, added = least_after_adding(ROMME, hand, table, worth)
    assert left == 9
    assert sorted((str(card), place) for card, place in added) == [("kreuz-2", 1), ("pik-10", 0), ("pik-B", 0)]
    assert [str(card) for card, place in added if not place] == ["pik-10", "pik-B"]
    assert least_after_adding(ROMME, DECK.read("herz-9 karo-K"), table, worth) == (19, ())


def test_a_card_is_added_only_where_it_is_not_better_in_a_meld_of_its_own() -> None:
    hand = DECK.read("pik-10 herz-10 karo-10")
    assert least_after_adding(ROMME, hand, (meld("pik-7 pik-8 pik-9"),), worth) == (0, ())


@pytest.mark.parametrize("text", ["", "pik-7 pik-8", "pik-7 pik-8 pik-Z"])
def test_what_is_no_meld_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no meld|not in the pack"):
        meld(text)


@pytest.mark.parametrize(
    ("laid", "run"), [("pik-7 pik-8 pik-9", True), ("herz-7 karo-7 pik-7", False), ("pik-7 joker=pik-8 pik-9", True)]
)
def test_a_meld_is_a_run_or_a_set_with_the_cards_that_no_joker_stands_for(laid: str, run: bool) -> None:
    one = meld(laid)
    assert (one.is_run, ROMME.is_meld(one)) == (run, True)
    assert [str(card) for card in one.real] == [word for word in laid.split() if "joker" not in word]
    assert not ROMME.is_meld(meld("pik-7 joker=pik-8 joker=pik-9"))
    assert not ROMME.is_meld(meld("pik-7 pik-8 pik-10"))


def test_a_state_with_all_melds_in_it_can_still_be_printed() -> None:
    assert repr(GIN) == "MeldIndex(min_real=2)"


def test_all_arrangements_within_a_limit() -> None:
    hand = DECK.read("pik-4 pik-5 pik-6 pik-7 pik-A")
    found = {arrangement.deadwood: list(map(str, arrangement.melds)) for arrangement in arrangements(GIN, hand, one, 5)}
    assert found == {1: ["pik-4 pik-5 pik-6 pik-7"], 5: ["pik-5 pik-6 pik-7"]}


def one(card: Card) -> int:
    return 1 if card.rank == "A" else worth(card)


def is_meld(cards: tuple[Card, ...], places: tuple[tuple[str, ...], ...], least_real: int) -> bool:
    """By the words of the rule: three or four of a rank and of different suits, or following cards of a suit."""
    real = [card for card in cards if card.suit != JOKER]
    if len(cards) < 3 or len(real) < least_real:
        return False
    suits, ranks = [card.suit for card in real], [card.rank for card in real]
    if len(set(ranks)) == 1 and len(set(suits)) == len(suits) and len(cards) <= 4:
        return True
    if len(set(suits)) > 1 or len(set(ranks)) < len(ranks):
        return False
    return any(set(ranks) <= set(run) for run in places if len(run) == len(cards))


def runs_of(ranks: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    sections = (ranks[first:end] for first in range(len(ranks)) for end in range(first + 3, len(ranks) + 1))
    return tuple(run for run in sections if len(set(run)) == len(run))


def least_by_trying(hand: tuple[Card, ...], ranks: tuple[str, ...], least_real: int) -> int:
    """The least deadwood of all ways to put cards of the hand together."""
    places = runs_of(ranks)
    sizes = range(3, len(hand) + 1)
    found = [set(picked) for size in sizes for picked in combinations(range(len(hand)), size)]
    able = [picked for picked in found if is_meld(tuple(hand[place] for place in picked), places, least_real)]

    def most(free: set[int], able: list[set[int]]) -> int:
        best = 0
        for number, picked in enumerate(able):
            others = [other for other in able[number + 1 :] if not other & picked]
            best = max(best, sum(worth(hand[place]) for place in picked) + most(free - picked, others))
        return best

    return sum(map(worth, hand)) - most(set(range(len(hand))), able)


def random_hand(rng: Random, jokers: bool) -> tuple[Card, ...]:
    """Cards of few ranks and suits, so that there is much to arrange; with jokers, of two packs."""
    low = rng.randrange(2, 9)
    near = [card for card in SUITED if low <= card.value <= low + 6] + [card for card in SUITED if card.rank == "A"]
    pool = near * 2 + list(DECK.read("joker-1 joker-2 joker-3")) if jokers else near
    return tuple(rng.sample(pool, 9 if jokers else 11))


def check_hands(numbers: range) -> None:
    for number in numbers:
        rng = Random(number)
        jokers = number % 2 == 1
        ranks, least_real = (rng.choice((EITHER, ROUND)), rng.choice((1, 2))) if jokers else (LOW, 2)
        hand = random_hand(rng, jokers)
        best = arrange(meld_index(SUITED, ranks, least_real), hand, worth)
        assert best.deadwood == least_by_trying(hand, ranks, least_real), hand
        laid = [card for meld in best.melds for card in meld.cards_from(hand)]
        assert len(laid) + len(best.rest) == len(hand)


def test_the_best_arrangement_is_the_one_that_trying_everything_finds() -> None:
    check_hands(range(HANDS))


@pytest.mark.slow
def test_the_best_arrangement_of_thousands_of_hands() -> None:
    check_hands(range(HANDS, HANDS + MANY))
