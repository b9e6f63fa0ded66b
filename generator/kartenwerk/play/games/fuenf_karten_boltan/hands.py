"""Boltan's hands: the ladder of fifteen categories, and hands of a neighbouring game that are none here."""

from __future__ import annotations

from collections import Counter
from functools import cache

from kartenwerk.cards import Cards
from kartenwerk.play.mechanics.ladders.ladder import FIVE, Category, Ladder, PackGrid, Shape
from kartenwerk.play.mechanics.ladders.poker import flush, groups

COURTS = ("K", "R", "W", "M", "F")
"""The picture cards, rising; an As is none of them."""

NUMBERS = ("A", "2", "3", "4", "5", "6", "7")
"""The number cards in the order of a Gasse, where the As counts as one."""

SHORT = 4
"""Number cards in a row that make a Kurze Gasse, which is no hand here."""


@cache
def boltan_ladder(grid: PackGrid, suits: tuple[str, ...], family_by_three: bool = False) -> Ladder:
    """The hands in rising order, for `suits` in rising order. Every card is there once, so no two hands are equal.

    A Familie is compared by the highest of its five cards, or with `family_by_three` by the highest of its Drilling.
    """
    value = dict(zip(grid.ranks, grid.values, strict=True))
    courts = {value[rank] for rank in COURTS}
    rows = {tuple(sorted((value[rank] for rank in row), reverse=True)) for row in rows_of(FIVE)}

    def hof(shape: Shape) -> bool:
        return courts.issuperset(shape.ranks)

    def parade(shape: Shape) -> bool:
        return hof(shape) and len(shape.ranks) == FIVE

    return Ladder(
        (
            Category("leeres_fass", lambda shape: True, highest),
            Category("zwilling", groups(2, 1, 1, 1), same_rank),
            Category("dschinn", lambda shape: shape.suits[0] == 3, same_suit),
            Category("doppelzwilling", groups(2, 2, 1), same_rank),
            Category("drilling", groups(3, 1, 1), same_rank),
            Category("elementarherr", lambda shape: shape.suits[0] == 4, same_suit),
            Category("hof", hof),
            Category("familie", groups(3, 2), largest_group if family_by_three else same_rank),
            Category("gasse", lambda shape: shape.ranks in rows),
            Category("vierlinge", groups(4, 1), same_rank),
            Category("parade", parade),
            Category("elementarkreis", flush),
            Category("fuenflinge", groups(5)),
            Category("hofstaat", lambda shape: flush(shape) and hof(shape)),
            Category("fuenfass", lambda shape: shape.ranks == (value["A"],)),
        ),
        suits=suits,
    )


def rows_of(cards: int) -> tuple[tuple[str, ...], ...]:
    """The ranks of every row of that many number cards, the lowest row first."""
    return tuple(NUMBERS[place : place + cards] for place in range(len(NUMBERS) - cards + 1))


def highest(five: Cards) -> Cards:
    """The highest card; the five come in falling order."""
    return five[:1]


def same_rank(five: Cards) -> Cards:
    """The cards whose rank is there more than once."""
    held = Counter(card.rank for card in five)
    return tuple(card for card in five if held[card.rank] > 1)


def largest_group(five: Cards) -> Cards:
    """The cards of the rank that is there most often."""
    held = Counter(card.rank for card in five)
    return tuple(card for card in five if held[card.rank] == max(held.values()))


def same_suit(five: Cards) -> Cards:
    """The cards of the suit that is there most often."""
    held = Counter(card.suit for card in five)
    return tuple(card for card in five if held[card.suit] == max(held.values()))


def invalid(five: Cards) -> str | None:
    """The id of the hand that five cards make in Koscher-Gossen-Boltan and not here, None if there is none.

    Zitadelle: the four high picture cards and an As. Kurze Gasse: four number cards in a row, not five.
    """
    ranks = {card.rank for card in five}
    if ranks == {"R", "W", "M", "F", "A"}:
        return "zitadelle"
    return "kurze_gasse" if any(ranks.issuperset(row) for row in rows_of(SHORT)) else None
