"""Example hands: one for every category of a ladder, as a printed ladder shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import ceil

from kartenwerk.cards import Cards
from kartenwerk.play.mechanics.ladders.ladder import Ladder, PackGrid, Shape
from kartenwerk.play.mechanics.ladders.odds import shapes


def example_hands(ladder: Ladder, grid: PackGrid) -> Mapping[str, Cards]:
    """A hand for every category, the lowest first, in as many suits as possible.

    The higher a category ranks, the stronger is its example within the category. Each example begins with another
    suit than the one before, so that all of them together show the pack.
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
    """The shape at that fraction of the way from the weakest (0) to the strongest (1)."""
    many_suits = max(len(shape.suits) for shape in found)
    by_strength = sorted((shape for shape in found if len(shape.suits) == many_suits), key=lambda shape: shape.ranks)
    return by_strength[ceil(height * len(by_strength)) - 1]


def _deal_out(shape: Shape, grid: PackGrid, first: int) -> Cards:
    """The first cards that have that shape, the largest group first, counting suits from the place `first`."""
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
