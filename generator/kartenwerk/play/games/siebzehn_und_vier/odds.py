"""How likely the next card of Siebzehn und Vier is too much: exact, over all orders."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from math import comb, prod
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.games.siebzehn_und_vier.rules import GOAL, SAFE, WORTH, worth
from kartenwerk.play.games.siebzehn_und_vier.scoring import Rules
from kartenwerk.play.mechanics.counted import Counted, Outcome

ACE = WORTH["A"]
HELD = "gehalten"
"""The category of a hand that takes one more card."""


class Held(NamedTuple):
    """A set of cards by what they count, how likely the first cards drawn are these, and how many are left of each."""

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
    """Every set of cards that counts at most `most`, the empty one among them."""
    there = Counter(worth((card,)) for card in pack)
    for worths in _up_to(sorted(there.elements()), most):
        counts = Counter(worths)
        share = Fraction(prod(comb(there[one], counts[one]) for one in counts), comb(len(pack), len(worths)))
        yield Held(worths, share, there - counts)


def _up_to(worths: list[int], most: int) -> Iterator[tuple[int, ...]]:
    """Every choice of these sorted numbers whose sum is at most `most`; equal numbers make equal choices."""
    yield ()
    for place, one in enumerate(worths):
        if one <= most and (place == 0 or worths[place - 1] != one):
            yield from ((one, *more) for more in _up_to(worths[place + 1 :], most - one))


def bust_risks(rules: Rules, pack: Cards) -> dict[int, Fraction]:
    """For each total of a hand, however it was drawn: how likely one more card is too much."""
    reached, lost = defaultdict[int, Fraction](Fraction), defaultdict[int, Fraction](Fraction)
    for held in helds(pack, GOAL - 1):
        spared = rules.zwei_asse_21 and held.worths == (ACE,)
        too_much = [one for one in held.left if held.total + one > GOAL and not (spared and one == ACE)]
        reached[held.total] += held.share
        lost[held.total] += held.share * sum(map(held.next, too_much))
    return {total: lost[total] / reached[total] for total in sorted(reached)}


def chances(rules: Rules, pack: Cards) -> tuple[Outcome, ...]:
    """How likely one more card is too much, for each total at which it can be."""
    risks = bust_risks(rules, pack).items()
    return tuple(Outcome.of(Counted(HELD, total), share) for total, share in risks if total > SAFE)
