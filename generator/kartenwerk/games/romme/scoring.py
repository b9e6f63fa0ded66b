"""What cards count in Rommé: in a meld, and left over in hand."""

from __future__ import annotations

from kartenwerk.cards import Card
from kartenwerk.mechanics.melds.meld import JOKER, Meld

ACE, COURT = 11, 10
JOKER_COSTS = 20


def pips(card: Card) -> int:
    """What a card counts in a meld: 10 for a court, 11 for an ace."""
    return ACE if card.rank == "A" else min(card.value, COURT)


def points(meld: Meld) -> int:
    """What a meld counts: a joker what it stands for, an ace that begins a run 1."""
    low = meld.is_run and meld.cards[0].rank == "A"
    return sum(map(pips, meld.cards)) - (ACE - 1 if low else 0)


def costs(card: Card) -> int:
    """What a card costs that is left in hand."""
    return JOKER_COSTS if card.suit == JOKER else pips(card)
