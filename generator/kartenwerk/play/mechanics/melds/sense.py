"""A sense for rummy hands, as players of games with melds use it: what is worth taking, what is worth keeping."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import cache

from kartenwerk.cards import Card, Cards
from kartenwerk.play.mechanics.melds.meld import JOKER, RANKS, MeldIndex
from kartenwerk.play.mechanics.melds.search import arrange

KIN = 4
"""Points by which a card may count more and is still kept, for each other card that goes with it."""


def melds_with(index: MeldIndex, hand: Cards, card: Card, worth: Callable[[Card], int]) -> bool:
    """Whether one more card would belong to a meld in the best arrangement of the hand."""
    best = arrange(index, (*hand, card), worth)
    return any(card in meld.real for meld in best.melds)


def best_throw(index: MeldIndex, hand: Cards, free: Sequence[Card], worth: Callable[[Card], int]) -> Card:
    """The `free` card to throw away: the dearest outside melds, less for others with which it may become one."""
    rest = arrange(index, hand, worth).rest

    def burden(card: Card) -> tuple[bool, bool, int]:
        allies = sum(kin(card, other) for other in rest if card != other)
        return card.suit != JOKER, card in rest, worth(card) - KIN * allies

    return max(free, key=burden)


def chances(index: MeldIndex, card: Card, rest: Sequence[Card], unseen: Set[Card]) -> tuple[int, int]:
    """How often an unseen card makes the card a meld with one of the `rest`, and how often two unseen ones do.

    The first is what it is good for in this hand, the second what it may be good for in another.
    """
    own = others = 0
    for one, other in index.partners[card]:
        out = (one in unseen) + (other in unseen)
        own += out == 1 and (one in rest or other in rest)
        others += out == 2
    return own, others


@cache
def kin(card: Card, other: Card) -> bool:
    """Whether a third card could make the two a meld."""
    if JOKER in (card.suit, other.suit):
        return False
    near = abs(RANKS.index(card.rank) - RANKS.index(other.rank)) <= 2
    return card.rank == other.rank or (card.suit == other.suit and near)
