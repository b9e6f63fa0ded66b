"""Exact odds of a ladder's categories, by counting: rank counts times the suits they can be held in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import ceil, comb, prod
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.mechanics.keys import keys_for, rank_counts
from kartenwerk.mechanics.ladder import FIVE, Grid, Ladder, Shape, shape_of_counts
from kartenwerk.mechanics.memo import Memo

BITS = 3
"""A field of a weight holds up to seven cards: more than a hand."""


class Chance(NamedTuple):
    """How many of `total` equally likely sets of cards are of a category."""

    category: str
    ways: int
    total: int


def odds(ladder: Ladder, grid: Grid, cards: int) -> tuple[Chance, ...]:
    """Every category in the order of the ladder, for so many cards of which the best five count.

    Five cards are counted for every ladder, six to nine for those that `Keys` can read.
    """
    counts = five_card_counts(ladder, grid) if cards == FIVE else best_of_counts(ladder, grid, cards)
    total = comb(len(grid.suits) * len(grid.values), cards)
    assert sum(counts.values()) == total
    return tuple(Chance(id, counts[id], total) for id in ladder.ids)


@cache
def five_card_counts(ladder: Ladder, grid: Grid) -> Mapping[str, int]:
    """How many hands of five each category has."""
    counts = Counter[str]()
    for shape, ways in shapes(grid):
        counts[ladder.categories[ladder.place(shape)].id] += ways
    return counts


def shapes(grid: Grid) -> Iterator[tuple[Shape, int]]:
    """Every shape of five cards, and how many hands have it."""
    for counts in rank_counts(len(grid.values), len(grid.suits), FIVE):
        shape = shape_of_counts(dict(zip(grid.values, counts, strict=True)), ())
        for suits, ways in suit_patterns(shape.groups, len(grid.suits)).items():
            yield shape._replace(suits=suits), ways


@cache
def suit_patterns(groups: tuple[int, ...], suits: int) -> Mapping[tuple[int, ...], int]:
    """In how many ways groups of one rank each can be held, by how many cards each suit then has (most first)."""
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
def best_of_counts(ladder: Ladder, grid: Grid, cards: int) -> Mapping[str, int]:
    """How many sets of five or more cards each category has, the best five counting.

    For every rank count, the suits that make a flush are counted by the ranks the flush suit holds; all other
    choices of suits are worth what the ranks alone are.
    """
    keys, suits = keys_for(ladder, grid), len(grid.suits)
    counts = Counter[str]()
    for ranks in rank_counts(len(grid.values), suits, cards):
        mixed = keys.mixed(ranks)
        rest = prod([comb(suits, count) for count in ranks if count])
        held = [place for place, count in enumerate(ranks) if count]
        for size in range(FIVE, len(held) + 1):
            for flush in combinations(held, size):
                others = prod([comb(suits - 1, ranks[place] - (place in flush)) for place in held])
                counts[keys.read_as(max(mixed, keys.flush(flush)))] += suits * others
                rest -= suits * others
        counts[keys.read_as(mixed)] += rest
    return counts


def examples(ladder: Ladder, grid: Grid) -> Mapping[str, Cards]:
    """A hand for every category, from the lowest, in as many suits as it can be.

    The higher a category ranks, the higher its example stands among its own; every next one begins with another
    suit, so that all of them together show the pack.
    """
    found: dict[str, list[Shape]] = {category.id: [] for category in ladder.categories}
    for shape, _ in shapes(grid):
        found[ladder.categories[ladder.place(shape)].id].append(shape)
    places = len(ladder.ids)
    return {
        id: _deal_out(_at_height(found[id], Fraction(place, places)), grid, place % len(grid.suits))
        for place, id in enumerate(ladder.ids, start=1)
        if found[id]
    }


def _at_height(found: Sequence[Shape], height: Fraction) -> Shape:
    """The shape that so large a part of the others does not beat; 1 is the strongest."""
    many_suits = max(len(shape.suits) for shape in found)
    by_strength = sorted((shape for shape in found if len(shape.suits) == many_suits), key=lambda shape: shape.ranks)
    return by_strength[ceil(height * len(by_strength)) - 1]


def _deal_out(shape: Shape, grid: Grid, first: int) -> Cards:
    """The first cards that have that shape, largest group first, the suits counted from place `first`."""
    suits = grid.suits[first:] + grid.suits[:first]
    by_suit = sorted(grid.cards, key=lambda card: suits.index(card.suit))
    hands: list[Cards] = [()]
    for size, value in zip(shape.groups, shape.ranks, strict=True):
        of_rank = [card for card in by_suit if card.value == value]
        hands = [(*hand, *some) for hand in hands for some in combinations(of_rank, size)]
    return next(
        hand
        for hand in hands
        if sorted(Counter(card.suit for card in hand).values(), reverse=True) == list(shape.suits)
    )


def after_exchange(ladder: Ladder, grid: Grid, kept: Cards, thrown: Cards) -> tuple[Chance, ...]:
    """What becomes of five cards when some are thrown away and as many drawn from all that the hand is not.

    Every draw is counted. A card weighs one in a field of its rank and one in a field of its suit; draws of
    equal weight make the same shape and are looked at once.
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
    """The numbers that a sum of weights holds, the lowest field first."""
    return [total >> BITS * place & (1 << BITS) - 1 for place in range(count)]
