"""The coup of Bakkarat: what cards count, when a third is drawn, who wins, and how often, counted exactly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from generator.cards import Card

PUNTO, BANCO, TIE = "punto", "banco", "tie"

NATURAL = 8
"""With eight or nine on the first two cards the coup is over."""

STANDS = 6
"""With so much the player's side draws no third card."""

_ALL = frozenset(range(10))
DRAWS: dict[int, frozenset[int]] = {
    **dict.fromkeys((0, 1, 2), _ALL),
    3: _ALL - {8},
    4: frozenset({2, 3, 4, 5, 6, 7}),
    5: frozenset({4, 5, 6, 7}),
    6: frozenset({6, 7}),
    7: frozenset(),
}
"""For each sum of the bank: the third cards of the player on which it draws."""


def worth(card: Card) -> int:
    """An ace counts one, ten and courts nothing."""
    return 1 if card.rank == "A" else card.value if card.value < 10 else 0


def total(cards: tuple[Card, ...]) -> int:
    """The last figure of the sum."""
    return sum(map(worth, cards)) % 10


def bank_draws(bank: int, third: int | None) -> bool:
    """Whether a bank of that sum draws; without a third card of the player it draws as he would."""
    return bank < STANDS if third is None else third in DRAWS[bank]


def winner(punto: int, banco: int) -> str:
    return TIE if punto == banco else PUNTO if punto > banco else BANCO


class Odds(NamedTuple):
    """How many orders of six cards end in each outcome."""

    punto: int
    banco: int
    tie: int

    @property
    def total(self) -> int:
        return sum(self)


def coup_odds(packs: int) -> Odds:
    """Exact counts for so many packs of 52, over all orders of six cards, used or not."""
    counts = [16 * packs, *(4 * packs,) * 9]
    ways = dict.fromkeys((PUNTO, BANCO, TIE), 0)
    for p1, w1 in _drawn(counts):
        for p2, w2 in _drawn(counts):
            for b1, w3 in _drawn(counts):
                for b2, w4 in _drawn(counts):
                    for end, weight in _ends((p1 + p2) % 10, (b1 + b2) % 10, counts):
                        ways[end] += w1 * w2 * w3 * w4 * weight
    return Odds(ways[PUNTO], ways[BANCO], ways[TIE])


def _drawn(counts: list[int]) -> Iterator[tuple[int, int]]:
    """Every worth the next card may have, with the number of such cards; it is gone while the loop looks further."""
    for value, left in enumerate(counts):
        if left:
            counts[value] -= 1
            yield value, left
            counts[value] += 1


def _ends(punto: int, banco: int, counts: list[int]) -> Iterator[tuple[str, int]]:
    """Outcomes from the first four cards on, weighted over the fifth and sixth card, used or not."""
    left = sum(counts)
    spare = left * (left - 1)
    if max(punto, banco) >= NATURAL or (punto >= STANDS and not bank_draws(banco, None)):
        yield winner(punto, banco), spare
    elif punto >= STANDS:
        yield from ((winner(punto, (banco + card) % 10), number * (left - 1)) for card, number in enumerate(counts))
    else:
        for third, number in _drawn(counts):
            mine = (punto + third) % 10
            if bank_draws(banco, third):
                yield from ((winner(mine, (banco + c) % 10), number * n) for c, n in enumerate(counts))
            else:
                yield winner(mine, banco), number * (left - 1)
