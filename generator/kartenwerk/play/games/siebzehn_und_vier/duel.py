"""How often a player of Siebzehn und Vier beats the bank if both take cards to a limit: exact, over all orders.

A coup that is repeated is left out of what a player wins: the pot falls to who wins in the end.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card
from kartenwerk.play.games.siebzehn_und_vier.rules import WORTH, rate_total, worth
from kartenwerk.play.games.siebzehn_und_vier.scoring import Rules
from kartenwerk.play.mechanics.memo import Memo

WORTHS = (*sorted(WORTH.values())[:3], 7, 8, 9, 10, WORTH["A"])
"""What a card can count."""

USUAL_BANK = 15
"""Up to how much a bank takes cards that no rule binds."""

Left: TypeAlias = tuple[int, ...]
"""How many cards of each of `WORTHS` one does not know."""


class Hand(NamedTuple):
    """A hand, as far as it matters: what it counts, and how many cards it has."""

    total: int = 0
    cards: int = 0

    def score(self, rules: Rules) -> int:
        """0 for a hand that is bust."""
        return int(rate_total(rules, *self).points)


NOTHING = Hand()


class Ending(NamedTuple):
    """A hand with which somebody has enough, the cards that are left then, and how likely that is."""

    hand: Hand
    left: Left
    share: float


class Chances(NamedTuple):
    """How likely the player wins and loses a coup; otherwise it is repeated."""

    wins: float
    loses: float

    @property
    def pot(self) -> float:
        """How likely the pot is his in the end."""
        return self.wins / (self.wins + self.loses)


def left_of(cards: Iterable[Card]) -> Left:
    there = Counter(worth((card,)) for card in cards)
    return tuple(there[one] for one in WORTHS)


def endings(left: Left, most: int, hand: Hand = NOTHING) -> Iterator[Ending]:
    """All ways to take cards as long as the hand counts at most `most`, those that end alike as one."""
    drawing = {(hand, left): 1.0}
    while drawing:
        more = defaultdict[tuple[Hand, Left], float](float)
        for (held, cards), share in drawing.items():
            if held.total > most:
                yield Ending(held, cards, share)
                continue
            for end in take_card(Ending(held, cards, share)):
                more[end.hand, end.left] += end.share
        drawing = more


def take_card(now: Ending) -> Iterator[Ending]:
    """The ways in which one more card ends, of whatever it counts."""
    for place, count in enumerate(now.left):
        if count:
            rest = _without(now.left, place)
            hand = Hand(now.hand.total + WORTHS[place], now.hand.cards + 1)
            yield Ending(hand, rest, now.share * count / sum(now.left))


def _without(left: Left, place: int) -> Left:
    return (*left[:place], left[place] - 1, *left[place + 1 :])


class Bank:
    """A bank that takes cards as long as it has at most `most`, or what the rules bind it to."""

    def __init__(self, rules: Rules, most: int = USUAL_BANK) -> None:
        self.rules = rules
        self.most = rules.bank_zieht_bis or most
        self._scores = Memo[tuple[Hand, Left], dict[int, float]](self._worked_out)

    def scores(self, left: Left) -> dict[int, float]:
        """How likely each score is if these cards are left; 0 is bust."""
        return self._scores[NOTHING, left]

    def _worked_out(self, at: tuple[Hand, Left]) -> dict[int, float]:
        hand, left = at
        if hand.total > self.most:
            return {hand.score(self.rules): 1.0}
        found = defaultdict[int, float](float)
        for end in take_card(Ending(hand, left, 1.0)):
            for score, share in self._scores[end.hand, end.left].items():
                found[score] += share * end.share
        return found

    def against(self, ends: Iterable[Ending]) -> Chances:
        """The chances of a player who ends like this, and of no other."""
        wins = loses = weight = 0.0
        for end in ends:
            weight += end.share
            points = end.hand.score(self.rules)
            for score, share in self.scores(end.left).items():
                wins += end.share * share * (points > score)
                loses += end.share * share * (points < score)
        return Chances(wins / weight, loses / weight)
