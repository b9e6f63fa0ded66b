"""How likely each count of a dealt hand is in Schwimmen: exact, over all sets of three cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

from kartenwerk.cards import Cards
from kartenwerk.play.games.schwimmen.rules import HAND, rate
from kartenwerk.play.games.schwimmen.scoring import Rules
from kartenwerk.play.mechanics.counted import Outcome


def chances(rules: Rules, pack: Cards) -> tuple[Outcome, ...]:
    """In how many of all hands each count comes up, the lowest first."""
    ways = Counter(rate(rules, hand) for hand in combinations(pack, HAND))
    total = comb(len(pack), HAND)
    return tuple(
        Outcome(what, ways[what], total) for what in sorted(ways, key=lambda what: (what.points, what.category))
    )
