"""Odds: how often each category of a ladder comes, counted exactly.

Hands are not listed one by one: every count of ranks is looked at once, times the ways its cards can have suits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from math import comb, prod
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.mechanics.ladders.keys import keys_for, rank_counts
from kartenwerk.play.mechanics.ladders.ladder import FIVE, Ladder, PackGrid, Shape, shape_of_counts
from kartenwerk.play.mechanics.memo import Memo

BITS = 3
"""Width of a bit field of a weight: it counts up to seven cards, more than a hand has."""


class Chance(NamedTuple):
    """How many of `total` equally likely sets of cards are of a category."""

    category: str
    ways: int
    total: int


def odds(ladder: Ladder, grid: PackGrid, cards: int) -> tuple[Chance, ...]:
    """Every category in the order of the ladder, for hands of `cards` cards of which the best five count.

    Five cards are counted for every ladder, six to nine for ladders that `Keys` can read.
    """
    counts = five_card_counts(ladder, grid) if cards == FIVE else best_of_counts(ladder, grid, cards)
    total = comb(len(grid.suits) * len(grid.values), cards)
    assert sum(counts.values()) == total
    return tuple(Chance(id, counts[id], total) for id in ladder.ids)


@cache
def five_card_counts(ladder: Ladder, grid: PackGrid) -> Mapping[str, int]:
    """How many hands of five each category has."""
    counts = Counter[str]()
    for shape, ways in shapes(grid):
        counts[ladder.categories[ladder.place(shape)].id] += ways
    return counts


def shapes(grid: PackGrid) -> Iterator[tuple[Shape, int]]:
    """Every shape of five cards, and how many hands have it."""
    for counts in rank_counts(len(grid.values), len(grid.suits), FIVE):
        shape = shape_of_counts(dict(zip(grid.values, counts, strict=True)), ())
        for suits, ways in suit_patterns(shape.groups, len(grid.suits)).items():
            yield shape._replace(suits=suits), ways


@cache
def suit_patterns(groups: tuple[int, ...], suits: int) -> Mapping[tuple[int, ...], int]:
    """In how many ways groups of equal rank can have suits, by the number of cards in each suit (most first)."""
    held = Counter({(0,) * suits: 1})
    for size in groups:
        grown = Counter[tuple[int, ...]]()
        for counts, ways in held.items():
            for chosen in combinations(range(suits), size):
                more = (count + (suit in chosen) for suit, count in enumerate(counts))
                grown[tuple(sorted(more, reverse=True))] += ways
        held = grown
    return {tuple(count for count in counts if count): ways for counts, ways in held.items()}


@cache
def best_of_counts(ladder: Ladder, grid: PackGrid, cards: int) -> Mapping[str, int]:
    """How many sets of five or more cards each category has when the best five count.

    For every count of ranks, the choices of suits that make a flush are counted by the ranks in the flush suit; all
    other choices are worth what the ranks alone are worth.
    """
    keys, suits = keys_for(ladder, grid), len(grid.suits)
    counts = Counter[str]()
    for ranks in rank_counts(len(grid.values), suits, cards):
        mixed = keys.mix(ranks)
        rest = prod([comb(suits, count) for count in ranks if count])
        held = [place for place, count in enumerate(ranks) if count]
        for size in range(FIVE, len(held) + 1):
            for flush in combinations(held, size):
                others = prod([comb(suits - 1, ranks[place] - (place in flush)) for place in held])
                counts[keys.read_as(max(mixed, keys.flush(flush)))] += suits * others
                rest -= suits * others
        counts[keys.read_as(mixed)] += rest
    return counts


def after_exchange(ladder: Ladder, grid: PackGrid, kept: Cards, thrown: Cards) -> tuple[Chance, ...]:
    """What five cards become when some are thrown away and as many are drawn from the rest of the pack.

    Every draw is counted. A card weighs one in a bit field of its rank and one in a bit field of its suit; draws of
    equal weight make the same shape and are read once.
    """
    ranks_end = BITS * len(grid.values)
    weight = {
        card: (1 << BITS * grid.values.index(card.value)) + (1 << ranks_end + BITS * grid.suits.index(card.suit))
        for card in grid.cards
    }
    unseen = [weight[card] for card in grid.cards if card not in (*kept, *thrown)]
    held = sum(weight[card] for card in kept)
    suited = Memo[int, tuple[int, ...]](
        lambda total: tuple(sorted(filter(None, _fields(total, len(grid.suits))), reverse=True))
    )
    made = Counter[tuple[int, tuple[int, ...]]]()
    for drawn, ways in Counter(map(sum, combinations(unseen, len(thrown)))).items():
        suits, ranks = divmod(held + drawn, 1 << ranks_end)
        made[ranks, suited[suits]] += ways
    counts = Counter[str]()
    for (ranks, pattern), ways in made.items():
        shape = shape_of_counts(dict(zip(grid.values, _fields(ranks, len(grid.values)), strict=True)), pattern)
        counts[ladder.categories[ladder.place(shape)].id] += ways
    return tuple(Chance(id, counts[id], comb(len(unseen), len(thrown))) for id in ladder.ids)


def _fields(total: int, count: int) -> list[int]:
    """The counts in the bit fields of a sum of weights, the lowest field first."""
    return [total >> BITS * place & (1 << BITS) - 1 for place in range(count)]
