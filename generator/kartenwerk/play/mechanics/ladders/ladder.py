"""A ladder: categories of five-card hands, declared once in rising order.

A category is a predicate on the shape of five cards, that is on how often each rank and each suit occurs. The one
declaration gives the reading of a hand (the best five of five or more cards), its rank among other hands, its German
name, the printed ladder and, in `odds`, the exact counts. Where a game ranks its suits as well, no two hands are
equal: the highest card of those that make the hand decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import combinations
from typing import NamedTuple

from kartenwerk.cards import Card, Cards

FIVE = 5
"""Cards that make a hand."""


class Shape(NamedTuple):
    """What counts about five cards.

    groups  how many cards each rank has, most first: (3, 2) is a full house
    ranks   the values of these groups; among equal groups the higher value stands first
    suits   how many cards each suit has, most first: (5,) is a flush
    """

    groups: tuple[int, ...]
    ranks: tuple[int, ...]
    suits: tuple[int, ...]

    @property
    def is_flush(self) -> bool:
        return len(self.suits) == 1

    @property
    def is_straight(self) -> bool:
        """Five values in a row, without going round the corner."""
        return len(self.ranks) == FIVE and self.ranks[0] - self.ranks[-1] == FIVE - 1


def whole(five: Cards) -> Cards:
    """All five cards make the hand."""
    return five


class Category(NamedTuple):
    """A kind of hand. `holds` says whether a shape is of it; a hand belongs to the highest category that holds.

    `part` picks the cards that make the hand from all five; only ladders that rank suits ask for it.
    """

    id: str
    holds: Callable[[Shape], bool]
    part: Callable[[Cards], Cards] = whole


class HandReading(NamedTuple):
    """A hand as the ladder reads it: the cards that count, and a strength to compare it by.

    `best` holds all five cards, the largest group first; where suits are ranked, the cards that make the hand, the
    highest first. `ranks` are the values of the groups of all five.
    """

    category: str
    best: Cards
    ranks: tuple[int, ...]
    strength: tuple[int, tuple[int, ...]]


@dataclass(frozen=True)
class Ladder:
    """Categories in rising order, and how hands of the same category compare.

    They compare by the values of their groups in turn, the group with most cards first and kickers last; hands equal
    in all of them are equal. Where the ladder ranks `suits` (rising), they compare by the highest card of those that
    make the hand: its value, then its suit.

    `order` ranks the categories differently from how they are read (see `ranked`). Which five cards count, and as
    what, is always read by `categories`. Reading by the new order would undo it: where one pair ranks higher than
    two, a player with two pairs would name only one of them, and the counts on which the order rests would change.
    """

    categories: tuple[Category, ...]
    order: tuple[str, ...] = ()
    suits: tuple[str, ...] = ()

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The categories' ids from the lowest to the highest."""
        return self.order or tuple(category.id for category in self.categories)

    def ranked(self, counts: Mapping[str, int]) -> Ladder:
        """The ladder by rarity: the more hands a category has (`counts`, by id), the lower it ranks."""
        return replace(self, order=tuple(sorted(self.ids, key=lambda id: -counts[id])))

    def place(self, shape: Shape) -> int:
        """The place in `categories` of the highest one that holds; ValueError if none does."""
        for place in range(len(self.categories) - 1, -1, -1):
            if self.categories[place].holds(shape):
                return place
        raise ValueError(f"no category of the ladder holds for {shape}")

    def read(self, cards: Sequence[Card]) -> HandReading:
        """The best five of the cards; ValueError for fewer than five."""
        if len(cards) < FIVE:
            raise ValueError(f"a hand needs five cards, these are {len(cards)}")
        high_first = sorted(cards, key=self.height, reverse=True)
        _, _, reading = max(
            (self._read_five(five) for five in combinations(high_first, FIVE)), key=lambda read: read[:2]
        )
        return reading

    def height(self, card: Card) -> tuple[int, ...]:
        """What single cards compare by: the value, and the suit where the ladder ranks suits."""
        return (card.value, self.suits.index(card.suit)) if self.suits else (card.value,)

    def _read_five(self, five: Cards) -> tuple[int, tuple[int, ...], HandReading]:
        """The place of five cards in `categories`, what breaks ties within it, and the reading."""
        shape = shape_of(five)
        place = self.place(shape)
        category = self.categories[place]
        if self.suits:
            best = category.part(five)
            ties = self.height(best[0])
        else:
            best = tuple(sorted(five, key=lambda card: shape.ranks.index(card.value)))
            ties = shape.ranks
        return place, ties, HandReading(category.id, best, shape.ranks, (self.ids.index(category.id), ties))


def shape_of(cards: Sequence[Card]) -> Shape:
    """The shape of five cards."""
    ranks = Counter(card.value for card in cards)
    suits = Counter(card.suit for card in cards)
    return shape_of_counts(ranks, sorted(suits.values(), reverse=True))


def shape_of_counts(ranks: Mapping[int, int], suits: Sequence[int]) -> Shape:
    """The shape of cards counted by value and by suit (most first)."""
    groups = sorted(((count, value) for value, count in ranks.items() if count), reverse=True)
    return Shape(tuple(count for count, _ in groups), tuple(value for _, value in groups), tuple(suits))


class PackGrid(NamedTuple):
    """A pack that has every rank in every suit once: its suits, and its ranks with their values, rising."""

    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    values: tuple[int, ...]

    @classmethod
    def of(cls, cards: Sequence[Card]) -> PackGrid:
        """The grid of a pack, suits in alphabetical order; ValueError if a card is missing or there twice."""
        kinds = frozenset(cards)
        if len(kinds) != len(cards):
            raise ValueError("the pack is not every rank in every suit once")
        return _grid(kinds)

    @property
    def cards(self) -> Cards:
        return _cards_of(self)


@cache
def _grid(kinds: frozenset[Card]) -> PackGrid:
    """The grid of a pack, whose deals are in many orders."""
    values = {card.rank: card.value for card in kinds}
    ranks = tuple(sorted(values, key=lambda rank: values[rank]))
    grid = PackGrid(tuple(sorted({card.suit for card in kinds})), ranks, tuple(values[rank] for rank in ranks))
    if kinds != frozenset(grid.cards):
        raise ValueError("the pack is not every rank in every suit once")
    return grid


@cache
def _cards_of(grid: PackGrid) -> Cards:
    ranks = tuple(zip(grid.ranks, grid.values, strict=True))
    return tuple(Card(suit, rank, value) for suit in grid.suits for rank, value in ranks)
