"""What a hand of Bakkarat is, how likely each outcome of a coup is, and what the house keeps.

The odds are exact, counted over all orders of six cards, and follow the table of drawing for both sides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards
from kartenwerk.play.games.bakkarat.coup import BANCO, NATURAL, PUNTO, STANDS, TIE, bank_draws, total, winner
from kartenwerk.play.games.bakkarat.rules import UNIT, Rules, Stake, gain
from kartenwerk.play.mechanics.counted import Counted, Outcome

Totals: TypeAlias = tuple[int, int]
"""What the player's side and the bank count in the end."""


class CoupOdds(NamedTuple):
    """How many orders of six cards end in each outcome."""

    punto: int
    banco: int
    tie: int

    @property
    def total(self) -> int:
        return sum(self)


def rate(rules: Rules, cards: Cards) -> Counted:
    """A hand's category and total: eight or nine with two cards are a natural, nothing at all is a bakkarat."""
    points = total(cards)
    if not points:
        return Counted("bakkarat", 0)
    return Counted("natural" if points >= NATURAL and len(cards) == 2 else "punkte", points)


def chances(rules: Rules, pack: Cards) -> tuple[Outcome, ...]:
    """How likely each outcome is."""
    odds = coup_odds(rules.pakete)
    named = zip((PUNTO, BANCO, TIE), odds, strict=True)
    return tuple(Outcome(Counted(end, 0), ways, odds.total) for end, ways in named)


def coup_odds(packs: int) -> CoupOdds:
    """How a coup from so many packs of 52 cards ends."""
    ways = dict.fromkeys((PUNTO, BANCO, TIE), 0)
    for totals, orders in final_totals(packs).items():
        ways[winner(*totals)] += orders
    return CoupOdds(ways[PUNTO], ways[BANCO], ways[TIE])


def house_edge(rules: Rules, on: str, packs: int) -> Fraction:
    """The share of a stake that the house keeps on average; negative if it loses."""
    stake, ends = Stake(on, UNIT), final_totals(packs)
    paid = sum(orders * gain(rules, stake, winner(*totals), totals[1]) for totals, orders in ends.items())
    return Fraction(-paid, UNIT * sum(ends.values()))


@cache
def final_totals(packs: int) -> Mapping[Totals, int]:
    """How many orders of six cards lead to which totals."""
    counts = [16 * packs, *(4 * packs,) * 9]  # the cards of each worth, tens and courts first
    ways = Counter[Totals]()
    for punto, first in _pairs(counts):
        for banco, second in _pairs(counts):
            for totals, orders in _ends(punto, banco, counts):
                ways[totals] += first * second * orders
    return ways


def _pairs(counts: list[int]) -> Iterator[tuple[int, int]]:
    """The total of every two cards, with the number of their orders.

    The two are taken out of `counts` until the next pair is asked for.
    """
    for low, some in _count_next(counts):
        for high, others in _count_next(counts):
            if low <= high:
                yield (low + high) % 10, some * others * (1 if low == high else 2)


def _count_next(counts: list[int]) -> Iterator[tuple[int, int]]:
    """Every worth the next card may have, with the number of such cards.

    The card is taken out of `counts` until the next one is asked for.
    """
    for value, left in enumerate(counts):
        if left:
            counts[value] -= 1
            yield value, left
            counts[value] += 1


def _ends(punto: int, banco: int, counts: list[int]) -> Iterator[tuple[Totals, int]]:
    """The final totals after the first four cards, each with the number of orders of the fifth and sixth card.

    Those two are counted whether or not they are drawn.
    """
    left = sum(counts)
    both = left * (left - 1)
    if max(punto, banco) >= NATURAL or (punto >= STANDS and not bank_draws(banco, None)):
        yield (punto, banco), both
    elif punto >= STANDS:
        yield from (((punto, (banco + card) % 10), number * (left - 1)) for card, number in enumerate(counts))
    else:
        for third, number in _count_next(counts):
            mine = (punto + third) % 10
            if bank_draws(banco, third):
                yield from (((mine, (banco + c) % 10), number * n) for c, n in enumerate(counts))
            else:
                yield (mine, banco), number * (left - 1)
