"""Rummy with melds on the table: what they count, and what a turn can still come to.

Whoever has begun to lay must be able to end the turn well: with points enough for a first meld, or without cards. So
before a move is offered the search looks whether it leads there, and the melds it finds are offered too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.mechanics.meld_search import arranged, best, most_laid, useful
from kartenwerk.mechanics.melds import JOKER, Meld, Melding
from kartenwerk.mechanics.tuples import without

ACE, COURT = 11, 10
SEEN = 4096
"""Searches that are remembered: the same turn is asked about many times."""


class Laid(NamedTuple):
    """A meld on the table, and the very cards that lie there, with their jokers."""

    meld: Meld
    cards: Cards


def pips(card: Card) -> int:
    """What a card counts in a meld: 10 for courts, 11 for an ace."""
    return ACE if card.rank == "A" else min(card.value, COURT)


def points(meld: Meld) -> int:
    """A joker counts what it stands for; an ace that begins a run counts 1."""
    low = meld.is_run and meld.cards[0].rank == "A"
    return sum(map(pips, meld.cards)) - (ACE - 1 if low else 0)


def thrown_last(hand: Cards, barred: Card | None) -> Cards:
    """The cards that may end the turn: not the `barred` one, unless there is another like it."""
    return tuple(card for card in dict.fromkeys(hand) if card != barred or hand.count(card) > 1)


@lru_cache(maxsize=SEEN)
def plan_for_points(melding: Melding, hand: Cards, barred: Card | None, least: int) -> tuple[Meld, ...] | None:
    """Melds that count `least` or more and leave a card to throw away; None if there are none."""
    if least <= 0:
        return () if thrown_last(hand, barred) else None
    if sum(ACE if card.suit == JOKER else pips(card) for card in useful(melding, hand)) < least:
        return None
    for rest in (hand, *_less_one(hand, barred)):
        melds = best(melding, rest, points)
        if sum(map(points, melds)) < least:
            if rest is hand:
                return None
        elif rest is not hand or thrown_last(arranged(hand, melds, pips).rest, barred):
            return melds
    return None


@lru_cache(maxsize=SEEN)
def plan_for_going_out(
    melding: Melding, hand: Cards, table: tuple[Meld, ...], barred: Card | None
) -> tuple[Meld, ...] | None:
    """Melds that leave, when cards are added to the table too, a last one to throw away; None if it cannot be."""
    if most_laid(melding, hand, table, least=len(hand) - 1)[0] < len(hand) - 1:
        return None
    for rest in _less_one(hand, barred):
        laid, melds = most_laid(melding, rest, table, least=len(rest))
        if laid == len(rest):
            return melds
    return None


def _less_one(hand: Cards, barred: Card | None) -> Iterator[Cards]:
    return (without(hand, card) for card in thrown_last(hand, barred))


def replaces_joker(laid: Laid, card: Card) -> bool:
    """Whether a joker stands for the card."""
    return any(laid.meld.cards[place] == card for place in laid.meld.wild)


def with_joker_replaced(laid: Laid, card: Card) -> tuple[Laid, Card]:
    """The meld with the card itself, and the joker that is taken."""
    place = next(place for place in laid.meld.wild if laid.meld.cards[place] == card)
    wild = tuple(other for other in laid.meld.wild if other != place)
    cards = (*laid.cards[:place], card, *laid.cards[place + 1 :])
    return Laid(Meld(laid.meld.cards, wild), cards), laid.cards[place]


def with_card_added(melding: Melding, laid: Laid, card: Card, lying: Card) -> Laid:
    """The meld with one more card; `lying` is that card or a joker for it."""
    meld = melding.grown(laid.meld, card, joker=lying.suit == JOKER)
    place = next((place for place, old in enumerate(laid.meld.cards) if meld.cards[place] != old), len(laid.cards))
    return Laid(meld, (*laid.cards[:place], lying, *laid.cards[place:]))
