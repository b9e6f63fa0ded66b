"""What cards count in Siebzehn und Vier, and how likely the next one is too much, over all orders."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from math import comb, prod
from typing import NamedTuple, Protocol

from kartenwerk.cards import Cards
from kartenwerk.mechanics.counted import Counted, Outcome

GOAL = 21
WORTH = {"A": 11, "K": 4, "D": 3, "B": 2}
"""An ace never counts one; numbers count their pips."""

ACE = WORTH["A"]
SAFE = GOAL - ACE
"""With so much no card is too much."""

POINTS, ACES, BUST, HELD = "punkte", "zwei_asse", "ueberkauft", "gehalten"
"""What a hand is, and with so much in it the next card is too much."""


class Rules(Protocol):
    """What of the rules a hand's worth depends on."""

    @property
    def zwei_asse_21(self) -> bool: ...


def worth(cards: Cards) -> int:
    return sum(WORTH.get(card.rank) or card.value for card in cards)


def counted(rules: Rules, cards: Cards) -> Counted:
    """What a hand counts; 0 when it is bust. Two aces may be agreed to be 21."""
    total = worth(cards)
    if rules.zwei_asse_21 and [card.rank for card in cards] == ["A", "A"]:
        return Counted(ACES, GOAL)
    return Counted(POINTS, total) if total <= GOAL else Counted(BUST, 0)


def score(rules: Rules, cards: Cards) -> int:
    return int(counted(rules, cards).points)


class Held(NamedTuple):
    """Some cards by what they count, how likely the first ones drawn are these, and what is left of each worth."""

    worths: tuple[int, ...]
    share: Fraction
    left: Counter[int]

    @property
    def total(self) -> int:
        return sum(self.worths)

    def next(self, worth: int) -> Fraction:
        """How likely the next card counts so much."""
        return Fraction(self.left[worth], self.left.total())


def helds(pack: Cards, most: int) -> Iterator[Held]:
    """Every set of cards that counts `most` at most, none at all among them."""
    there = Counter(worth((card,)) for card in pack)
    for worths in _up_to(sorted(there.elements()), most):
        counts = Counter(worths)
        share = Fraction(prod(comb(there[one], counts[one]) for one in counts), comb(len(pack), len(worths)))
        yield Held(worths, share, there - counts)


def _up_to(worths: list[int], most: int) -> Iterator[tuple[int, ...]]:
    """Every choice of these numbers with that sum at most, equal ones told apart by nothing."""
    yield ()
    for place, one in enumerate(worths):
        if one <= most and (place == 0 or worths[place - 1] != one):
            yield from ((one, *more) for more in _up_to(worths[place + 1 :], most - one))


def bust(rules: Rules, pack: Cards) -> dict[int, Fraction]:
    """By what is held, however it was drawn: how likely one more card is too much."""
    reached, lost = defaultdict[int, Fraction](Fraction), defaultdict[int, Fraction](Fraction)
    for held in helds(pack, GOAL - 1):
        spared = rules.zwei_asse_21 and held.worths == (ACE,)
        too_much = [one for one in held.left if held.total + one > GOAL and not (spared and one == ACE)]
        reached[held.total] += held.share
        lost[held.total] += held.share * sum(map(held.next, too_much))
    return {total: lost[total] / reached[total] for total in sorted(reached)}


def ends(rules: Rules, pack: Cards, least: int) -> dict[int, Fraction]:
    """Who takes cards until he has `least` or more: how likely he ends with each total; 0 is bust."""
    ending = defaultdict[int, Fraction](Fraction)
    for held in helds(pack, least - 1):
        for one in held.left:
            total = held.total + one
            if rules.zwei_asse_21 and (*held.worths, one) == (ACE, ACE):
                total = GOAL
            if total >= least:
                ending[total if total <= GOAL else 0] += held.share * held.next(one)
    return dict(sorted(ending.items()))


def chances(rules: Rules, pack: Cards) -> tuple[Outcome, ...]:
    """How likely one more card is too much, by what is held."""
    return tuple(Outcome.of(Counted(HELD, total), share) for total, share in bust(rules, pack).items() if total > SAFE)
