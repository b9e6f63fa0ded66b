"""Consequences: what a player can name of what a move brings, and those of them that make one move better than another.

A game states the consequences of a playout as numbers; nothing here knows what they mean. One of them explains a lead
if it differs between the two moves, in the direction that is good, and if deals in which there is more of it by the
luck of the cards end better by about as much.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from kartenwerk.catalog.claims import STANDARD_ERRORS

MOST_NAMED = 2
"""The most consequences that are named: more than two reasons are none."""

EXPLAINED = (0.25, 1.5)
"""The share of a lead that a consequence must account for: what accounts for more stands for something else."""


class Consequence(NamedTuple):
    """A kind of consequence: the id of its sentences, and whether more of it is `good`.

    What `is_share` comes or does not come (1 or 0), and is said of so many deals in a hundred.
    """

    id: str
    good: bool = True
    is_share: bool = False


class NamedConsequence(NamedTuple):
    """A consequence as it is named: after the best move and after the other, in the mean of the playouts.

    A share is one of a hundred. What is `sure` is seen on the table once the move is made, whatever others hold.
    """

    id: str
    best: float
    other: float
    sure: bool = False


Consequences = Mapping[Consequence, float]
"""The consequences of one playout, or those that are seen at once."""


@dataclass
class Outcomes:
    """What a move has brought: the gain and the consequences in each world, and those that were seen at once."""

    gains: Sequence[int]
    consequences: list[Consequences] = field(default_factory=list)
    at_once: Consequences = field(default_factory=dict)

    def row(self, kind: Consequence) -> list[float] | None:
        """A consequence world by world; None if some playouts do not decide it."""
        found = [one[kind] for one in self.consequences if kind in one]
        return found if len(found) == len(self.consequences) else None


def name_consequences(best: Outcomes, other: Outcomes) -> tuple[NamedConsequence, ...]:
    """The consequences that make one move better than another in the same worlds, the one that explains most first.

    Of what is seen at once one comes before what is only likely.
    """
    found: list[tuple[bool, float, NamedConsequence]] = []
    for kind in sorted({kind for one in best.consequences[:1] for kind in one}):
        ours, theirs = best.row(kind), other.row(kind)
        if ours is None or theirs is None:
            continue
        apart = [one - two for one, two in zip(ours, theirs, strict=True)]
        mean = fmean(apart)
        if not mean or (mean > 0) != kind.good or abs(mean) <= STANDARD_ERRORS * stdev(apart) / sqrt(len(apart)):
            continue
        sure = all(kind in one.at_once and len({*row}) == 1 for one, row in ((best, ours), (other, theirs)))
        explained = _share_of_lead(mean, (ours, theirs), best, other)
        if sure or (explained is not None and EXPLAINED[0] <= explained <= EXPLAINED[1]):
            scale = 100 if kind.is_share else 1
            named = NamedConsequence(kind.id, round(scale * fmean(ours), 2), round(scale * fmean(theirs), 2), sure)
            found.append((sure, explained or 0.0, named))
    ranked = sorted(found, reverse=True)
    likely = [named for sure, _, named in ranked if not sure]
    return tuple([named for sure, _, named in ranked if sure][:1] + likely)[:MOST_NAMED]


def _share_of_lead(mean: float, rows: Sequence[Sequence[float]], best: Outcomes, other: Outcomes) -> float | None:
    """The share of the lead that it accounts for by its worth within each move; None if it never varies there."""
    both = products = 0.0
    for row, one in zip(rows, (best, other), strict=True):
        middle, gain = fmean(row), fmean(one.gains)
        both += sum((value - middle) ** 2 for value in row)
        products += sum((value - middle) * (got - gain) for value, got in zip(row, one.gains, strict=True))
    lead = fmean(best.gains) - fmean(other.gains)
    return products / both * mean / lead if both and lead else None
