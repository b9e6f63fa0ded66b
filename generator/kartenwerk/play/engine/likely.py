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
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.engine.past import IMPOSSIBLE, Evidence, Memory
from kartenwerk.play.engine.worlds import NOTHING, Worlds

DOUBT = 8
"""The factor by which each seen move that the quick policy would not make lowers a world's likelihood."""

FIRST = 6
"""The worlds drawn by lot to begin with the likeliest of them. Evidence that none contradicts says nothing."""

MOST_FIRST = 24
"""The most exchanges until no seen move is forbidden in the world."""


class LikelyWorlds:
    """The worlds of a view, each the more likely the better it agrees with what the seat remembers.

    Where hands are all but known, hardly any world drawn by lot agrees. So this walks from world to world (Metropolis):
    to one that agrees better always, to another the more seldom the worse it agrees.
    """

    def __init__(self, worlds: Worlds, memory: Memory | None, quick: Policy[Any, Any]) -> None:
        self.worlds, self.quick = worlds, quick
        self.held = memory.held if memory else NOTHING
        self.evidence = _with_cards_shown(memory.recent) if memory and worlds.places else []
        self.cards: Sequence[Card] = ()
        self.doubts = 0

    def draw(self, rng: Random) -> Any:
        """The world after two more steps: a leap to any other, and an exchange of two cards."""
        if self.evidence and not self.cards:
            self._begin(rng)
        if not self.evidence:
            return self.worlds.draw(rng, self.held)
        self._go(self.worlds.shuffle(rng, self.held), rng)
        self._go(self._exchange(rng), rng)
        return self.worlds.lay(self.cards)

    def _begin(self, rng: Random) -> None:
        """Find a likely world, and which evidence says anything."""
        first = [self.worlds.shuffle(rng, self.held) for _ in range(FIRST)]
        doubts = [[self._doubts(*seen, cards, rng) for seen in self.evidence] for cards in first]
        best = min(range(FIRST), key=lambda number: sum(doubts[number]))
        self.cards, self.doubts = first[best], sum(doubts[best])
        useful = [any(row[number] for row in doubts) for number in range(len(self.evidence))]
        self.evidence = [seen for seen, is_useful in zip(self.evidence, useful, strict=True) if is_useful]
        for _ in range(MOST_FIRST):
            if self.doubts >= IMPOSSIBLE:
                self._go(self._exchange(rng), rng)

    def _go(self, cards: Sequence[Card], rng: Random) -> None:
        """A step to this world, or none."""
        doubts = sum(self._doubts(*seen, cards, rng) for seen in self.evidence)
        if doubts <= self.doubts or not rng.randrange(DOUBT ** (doubts - self.doubts)):
            self.cards, self.doubts = cards, doubts

    def _exchange(self, rng: Random) -> Sequence[Card]:
        """The world with a card of a seat that was watched exchanged for any other, or as it is if one is known."""
        theirs = self.worlds.held_by(rng.choice(self.evidence)[0].mover)
        if not theirs:
            return self.cards
        cards = [*self.cards]
        one, other = rng.choice(theirs), rng.randrange(len(cards))
        known = [card for held in self.held.values() for card in held]
        if cards[one] not in known and cards[other] not in known:
            cards[one], cards[other] = cards[other], cards[one]
        return cards

    def _doubts(self, seen: Evidence, shown: Sequence[Card], cards: Sequence[Card], rng: Random) -> int:
        """How much this world disagrees with a move. What the mover drew last lies last in its hand."""
        hand = [cards[place] for place in self.worlds.held_by(seen.mover)]
        return seen.disagrees([*shown, *hand], self.quick, rng)


def _with_cards_shown(recent: Sequence[Evidence]) -> list[tuple[Evidence, list[Card]]]:
    """Each move seen, with the cards that its mover has shown with it and since: the sooner shown, the surer held."""
    rows, shown = list[tuple[Evidence, list[Card]]](), dict[int, list[Card]]()
    for seen in reversed(recent):
        shown[seen.mover] = [*seen.named, *shown.get(seen.mover, [])]
        rows.append((seen, shown[seen.mover]))
    return rows[::-1]
