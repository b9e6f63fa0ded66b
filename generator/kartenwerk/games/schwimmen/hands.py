"""What three cards count in Schwimmen, how often they do so on the deal, and the moves of its exchanges."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from itertools import combinations
from math import comb
from typing import NamedTuple, Protocol, TypeAlias

from kartenwerk.cards import Card, Cards, Pack, notation
from kartenwerk.errors import KartenwerkError
from kartenwerk.mechanics.counted import Counted, Outcome

HAND = 3
WORTH = {"A": 11, "K": 10, "D": 10, "B": 10}
"""Numbers count their pips."""

THREE_ALIKE = 30.5
BEST = 31.0
SUIT, ALIKE, ACES = "farbe", "drei_gleiche", "drei_asse"
"""What a hand is: cards of one suit, three of a rank, three aces."""


class Rules(Protocol):
    """What of the rules a hand's worth depends on."""

    @property
    def drei_asse(self) -> int: ...


class Act(StrEnum):
    """Moves without a choice of cards; the dealer keeps the hand he has seen or takes the other."""

    KEEP = "behält"
    OTHER = "nimmt die anderen"
    ALL = "tauscht alle"
    PASS = "schiebt"
    STOP = "stop"
    SHOW = "legt auf"
    FRESH = "neue Mitte"


class Swap(NamedTuple):
    """Give a card of the hand for one of the middle."""

    mine: Card
    theirs: Card

    def __str__(self) -> str:
        return f"tauscht {notation((self.mine, self.theirs))}"


Move: TypeAlias = Act | Swap


def read(text: str, deck: Pack) -> Move:
    """The move of that notation; KartenwerkError if it is none."""
    if text in list(Act):
        return Act(text)
    cards = deck.read(text.removeprefix("tauscht "))
    if len(cards) != 2:
        raise KartenwerkError("this is no move of Schwimmen", found=repr(text), expected='"schiebt" or "tauscht alle"')
    return Swap(*cards)


def worth(card: Card) -> int:
    return WORTH.get(card.rank) or card.value


def suit_sum(hand: Cards, suit: str) -> int:
    return sum(worth(card) for card in hand if card.suit == suit)


def counted(rules: Rules, hand: Cards) -> Counted:
    """The best suit's sum, or what three of a rank count."""
    if len({card.rank for card in hand}) == 1 and len(hand) == HAND:
        return Counted(ACES, float(rules.drei_asse)) if hand[0].rank == "A" else Counted(ALIKE, THREE_ALIKE)
    return Counted(SUIT, float(max(suit_sum(hand, card.suit) for card in hand)))


def score(rules: Rules, hand: Cards) -> float:
    """What a hand counts."""
    return counted(rules, hand).points


def counting(hand: Cards) -> Cards:
    """The cards that make what the hand counts."""
    if len({card.rank for card in hand}) == 1:
        return hand
    best = max(hand, key=lambda card: suit_sum(hand, card.suit)).suit
    return tuple(card for card in hand if card.suit == best)


def chances(rules: Rules, pack: Cards) -> tuple[Outcome, ...]:
    """How many of all sets of three cards count how much, from the least."""
    ways = Counter(counted(rules, hand) for hand in combinations(pack, HAND))
    total = comb(len(pack), HAND)
    return tuple(
        Outcome(what, ways[what], total) for what in sorted(ways, key=lambda what: (what.points, what.category))
    )
