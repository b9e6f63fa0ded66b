"""The coup of Bakkarat: what cards count, when a third is drawn, who wins, and how often, counted exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum
from fractions import Fraction
from functools import cache
from typing import NamedTuple, Protocol

from kartenwerk.cards import Card, Cards
from kartenwerk.mechanics.counted import Counted, Outcome

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


def total(cards: Cards) -> int:
    """The last figure of the sum."""
    return sum(map(worth, cards)) % 10


def bank_draws(bank: int, third: int | None) -> bool:
    """Whether a bank of that sum draws; without a third card of the player it draws as he would."""
    return bank < STANDS if third is None else third in DRAWS[bank]


def winner(punto: int, banco: int) -> str:
    return TIE if punto == banco else PUNTO if punto > banco else BANCO


COUP = 6
"""A coup takes no more cards."""

MAY_CHOOSE = 5
"""The sum with which the player's side may draw or stand in Chemin de fer."""

UNIT = 20
"""Stakes are multiples of it, so that a commission of five per cent is a whole chip."""

SIX = 6
"""With this sum a bank without commission pays only half."""


class Act(StrEnum):
    """Moves without an amount: stake nothing, take a third card, take none."""

    NOTHING = "setzt nicht"
    DRAW = "zieht"
    STAND = "steht"


class Stake(NamedTuple):
    """So many chips on punto, banco or tie; in Chemin de fer on the bank or against it."""

    on: str
    chips: int

    def __str__(self) -> str:
        return f"{self.chips} auf {self.on}"


class Rules(Protocol):
    """What of the rules a stake's gain and the odds depend on."""

    @property
    def pakete(self) -> int: ...

    @property
    def kommission(self) -> str: ...

    @property
    def tie_quote(self) -> int: ...


def gain(rules: Rules, stake: Stake, won: str, bank_total: int) -> int:
    """What a stake brings; on a tie the others are given back."""
    if won == TIE:
        return stake.chips * rules.tie_quote if stake.on == TIE else 0
    if stake.on != won:
        return -stake.chips
    if won == BANCO and rules.kommission == "prozent":
        return stake.chips - stake.chips // UNIT
    if won == BANCO and rules.kommission == "banco6" and bank_total == SIX:
        return stake.chips // 2
    return stake.chips


NAMED = {True: "natural", False: "punkte"}


def counted(rules: Rules, cards: Cards) -> Counted:
    """What a hand counts: eight or nine of two cards are a natural, none at all is a bakkarat."""
    points = total(cards)
    natural = points >= NATURAL and len(cards) == 2
    return Counted(NAMED[natural] if points else "bakkarat", points)


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
    ways = dict.fromkeys((PUNTO, BANCO, TIE), 0)
    for sums, weight in ends(packs).items():
        ways[winner(*sums)] += weight
    return Odds(ways[PUNTO], ways[BANCO], ways[TIE])


def chances(rules: Rules, pack: Cards) -> tuple[Outcome, ...]:
    """How the coup ends, by the table of drawing."""
    odds = coup_odds(rules.pakete)
    named = zip((PUNTO, BANCO, TIE), odds, strict=True)
    return tuple(Outcome(Counted(end, 0), ways, odds.total) for end, ways in named)


def edge(rules: Rules, on: str, packs: int) -> Fraction:
    """What of a stake the house keeps in the mean; negative if it loses."""
    stake, sums = Stake(on, UNIT), ends(packs)
    paid = sum(weight * gain(rules, stake, winner(*end), end[1]) for end, weight in sums.items())
    return Fraction(-paid, UNIT * sum(sums.values()))


@cache
def ends(packs: int) -> Mapping[tuple[int, int], int]:
    """How many orders of six cards end with which sums of player and bank."""
    counts = [16 * packs, *(4 * packs,) * 9]
    ways = Counter[tuple[int, int]]()
    for punto, first in _pairs(counts):
        for banco, second in _pairs(counts):
            for end, weight in _ends(punto, banco, counts):
                ways[end] += first * second * weight
    return ways


def _pairs(counts: list[int]) -> Iterator[tuple[int, int]]:
    """The sum of every two cards, with the number of their orders; both are gone while the loop looks further."""
    for low, some in _drawn(counts):
        for high, others in _drawn(counts):
            if low <= high:
                yield (low + high) % 10, some * others * (1 if low == high else 2)


def _drawn(counts: list[int]) -> Iterator[tuple[int, int]]:
    """Every worth the next card may have, with the number of such cards; it is gone while the loop looks further."""
    for value, left in enumerate(counts):
        if left:
            counts[value] -= 1
            yield value, left
            counts[value] += 1


def _ends(punto: int, banco: int, counts: list[int]) -> Iterator[tuple[tuple[int, int], int]]:
    """Sums at the end from the first four cards on, weighted over the fifth and sixth card, used or not."""
    left = sum(counts)
    spare = left * (left - 1)
    if max(punto, banco) >= NATURAL or (punto >= STANDS and not bank_draws(banco, None)):
        yield (punto, banco), spare
    elif punto >= STANDS:
        yield from (((punto, (banco + card) % 10), number * (left - 1)) for card, number in enumerate(counts))
    else:
        for third, number in _drawn(counts):
            mine = (punto + third) % 10
            if bank_draws(banco, third):
                yield from (((mine, (banco + c) % 10), number * n) for c, n in enumerate(counts))
            else:
                yield (mine, banco), number * (left - 1)
