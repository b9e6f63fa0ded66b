"""What a declarer of Tarock makes sure of who sees all cards and keeps to a plan: every defence is tried.

The plan is for a declarer who leads her lowest trump when each opponent has one: both fall, and hers are the highest.
From then on each makes its trick, whichever it is, so that they count as one. She leads her suits as `plan` says, from
the top, and trumps last; what she follows with is free.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from kartenwerk.play.mechanics.augen import AUGEN

RANKS = ("A", "10", "K", "O", "U", "9", "8", "7", "6")
DECLARER = 0

Hands: TypeAlias = tuple[tuple[str, ...], ...]


def suit_of(card: str) -> str:
    return card.split("-")[0]


def height(card: str) -> int:
    """0 for the highest card of a suit."""
    return RANKS.index(card.split("-")[1])


def augen(cards: Iterable[str]) -> int:
    return sum(AUGEN.get(card.split("-")[1], 0) for card in cards)


class OpenCards:
    """All hands face up, the declarer's first, and the trumps."""

    def __init__(self, hands: Hands, trumps: str, plan: Sequence[str]) -> None:
        self.trumps, self.plan = trumps, (*plan, trumps)
        self._known: dict[tuple[Hands, int], tuple[int, int]] = {}
        of_trumps = [sorted((card for card in hand if suit_of(card) == trumps), key=height) for hand in hands]
        assert [len(cards) for cards in of_trumps[1:]] == [1, 1], "both fall in the first trick"
        taker = min(range(len(hands)), key=lambda seat: height(of_trumps[seat][-1]))
        left = of_trumps[DECLARER][:-1]
        first = augen(of_trumps[seat][-1] for seat in range(len(hands))) if taker == DECLARER else 0
        self.made = augen(left) + first
        plain = [tuple(sorted(card for card in hand if suit_of(card) != trumps)) for hand in hands]
        self.start: tuple[Hands, int] = ((plain[DECLARER] + (f"{trumps}-6",) * len(left), *plain[1:]), taker)

    def makes(self, need: int) -> bool:
        """Whether she takes so many Augen in her tricks, against any defence."""
        return self._takes(*self.start, need - self.made)

    def _takes(self, hands: Hands, leader: int, need: int) -> bool:
        low, high = self._known.get((hands, leader), (0, sum(map(augen, hands))))
        if need <= low or need > high:
            return need <= low
        found = self._lays(hands, leader, (), need)
        self._known[hands, leader] = (need, high) if found else (low, need - 1)
        return found

    def _lays(self, hands: Hands, leader: int, trick: tuple[str, ...], need: int) -> bool:
        """Whether it can be done from within a trick: she needs one way, the opponents must have none."""
        if len(trick) == len(hands):
            best = max(range(len(hands)), key=lambda place: self._strength(trick, place))
            taker = (leader + best) % len(hands)
            return self._takes(hands, taker, need - augen(trick) if taker == DECLARER else need)
        seat = (leader + len(trick)) % len(hands)
        ways = (
            self._lays(without(hands, seat, card), leader, (*trick, card), need)
            for card in self._choices(hands[seat], trick, seat)
        )
        return any(ways) if seat == DECLARER else all(ways)

    def _choices(self, hand: tuple[str, ...], trick: tuple[str, ...], seat: int) -> list[str]:
        if not trick and seat == DECLARER:
            return [min(hand, key=lambda card: (self.plan.index(suit_of(card)), height(card)))]
        led = suit_of(trick[0]) if trick else ""
        allowed = [card for card in hand if suit_of(card) == led] or [
            card for card in hand if trick and suit_of(card) == self.trumps
        ]
        return sorted(dict.fromkeys(allowed or hand), key=lambda card: -augen([card]))

    def _strength(self, trick: tuple[str, ...], place: int) -> tuple[int, int]:
        suit = suit_of(trick[place])
        return ((2 if suit == self.trumps else suit == suit_of(trick[0])), -height(trick[place]))


def without(hands: Hands, seat: int, card: str) -> Hands:
    """The hands without one such card of the seat."""
    hand = list(hands[seat])
    hand.remove(card)
    return (*hands[:seat], tuple(hand), *hands[seat + 1 :])
