"""Likely worlds: those in which others would have done what they were seen to do.

A world agrees with a move if the quick policy, in the place of the seat that made it and with the cards that this world
gives it, makes that move too. The policy may bluff and people play as they like, so disagreement makes a world less
likely, never impossible.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from kartenwerk.cards import Card
from kartenwerk.engine.contract import Policy
from kartenwerk.engine.past import IMPOSSIBLE, Memory
from kartenwerk.engine.worlds import NOTHING, Worlds

DOUBT = 8
"""A world is so many times less likely for each move seen that the quick policy would not have made in it."""

FIRST = 6
"""So many worlds are drawn by lot to begin with the likeliest of them."""

MOST_FIRST = 24
"""So many exchanges are tried at most until nothing seen was forbidden in it."""

STEPS = 3
"""From one world to the next the walk goes so many steps: first a leap to any world, then exchanges of two cards."""


class LikelyWorlds:
    """The worlds of a view, each the more likely the better it agrees with what the seat remembers.

    Where hands are all but known, hardly any world drawn by lot agrees. So this walks from world to world (Metropolis):
    to one that agrees better always, to another the more seldom the worse it agrees.
    """

    def __init__(self, worlds: Worlds, memory: Memory | None, quick: Policy[Any, Any]) -> None:
        self.worlds, self.quick = worlds, quick
        self.evidence = memory.recent if memory else []
        self.held = memory.held if memory else NOTHING
        self.cards: Sequence[Card] = ()
        self.doubts = 0

    def draw(self, rng: Random) -> Any:
        """The world after some more steps."""
        if not self.evidence or not self.worlds.places:
            return self.worlds.draw(rng, self.held)
        if not self.cards:
            first = [self.worlds.shuffled(rng, self.held) for _ in range(FIRST)]
            self.doubts, _, self.cards = min(
                (self.disagreement(cards, rng), number, cards) for number, cards in enumerate(first)
            )
            for _ in range(MOST_FIRST):
                if self.doubts >= IMPOSSIBLE:
                    self._go(self._exchanged(rng), rng)
        self._go(self.worlds.shuffled(rng, self.held), rng)
        for _ in range(STEPS - 1):
            self._go(self._exchanged(rng), rng)
        return self.worlds.laid(self.cards)

    def _go(self, cards: Sequence[Card], rng: Random) -> None:
        """A step to this world, or none."""
        doubts = self.disagreement(cards, rng)
        if doubts <= self.doubts or not rng.randrange(DOUBT ** (doubts - self.doubts)):
            self.cards, self.doubts = cards, doubts

    def _exchanged(self, rng: Random) -> Sequence[Card]:
        """The world with a card of a seat that was watched exchanged for any other, or as it is if one is known."""
        theirs = self.worlds.held_by(rng.choice(self.evidence).mover)
        if not theirs:
            return self.cards
        cards = [*self.cards]
        one, other = rng.choice(theirs), rng.randrange(len(cards))
        known = [card for held in self.held.values() for card in held]
        if cards[one] not in known and cards[other] not in known:
            cards[one], cards[other] = cards[other], cards[one]
        return cards

    def disagreement(self, cards: Sequence[Card], rng: Random) -> int:
        """How much of what was seen the quick policy would not have done in this world."""
        total, shown = 0, dict[int, list[Card]]()
        for seen in reversed(self.evidence):
            laid = shown.setdefault(seen.mover, [])
            laid[:0] = seen.named  # sooner shown, surer held
            hand = [cards[place] for place in self.worlds.held_by(seen.mover)]  # what was drawn last lies last
            total += seen.disagrees([*laid, *hand], self.quick, rng)
        return total
