"""How a turn of Rommé can still be ended well, once its player has begun to lay.

It must end with points enough for a first meld, or without cards. Before a move is offered, a search looks whether it
leads there. The melds that the search finds are offered as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.play.games.romme.scoring import pips, points
from kartenwerk.play.mechanics.melds.meld import JOKER, Meld, MeldIndex
from kartenwerk.play.mechanics.melds.search import at_most_gained, at_most_laid, best, lay_melds, most_laid
from kartenwerk.play.mechanics.tuples import without

REMEMBERED = 4096
"""Searches that are remembered: the same turn is asked about many times."""


def alike(one: Card, other: Card) -> bool:
    """Whether the cards cannot be distinguished: the same card of two packs, or two jokers."""
    return one == other or one.suit == other.suit == JOKER


def last_throws(hand: Cards, barred: Card | None) -> Cards:
    """The cards that may end the turn: all but the `barred` one, which needs another like it in hand."""
    kinds = tuple(dict.fromkeys(hand))
    if barred is None:
        return kinds
    kept = [card for card in hand if alike(card, barred)]
    return kinds if len(kept) > 1 else tuple([card for card in kinds if card not in kept])


class Weighed(NamedTuple):
    """What a meld takes from a hand, its own cards as bits and so many jokers, and what it counts."""

    bits: int
    wild: int
    points: int


@lru_cache(maxsize=REMEMBERED)
def weigh(index: MeldIndex, meld: Meld) -> Weighed:
    return Weighed(sum(index.bits[card] for card in meld.real), len(meld.wild), points(meld))


def can_throw(hand: Cards, barred: Card | None) -> bool:
    """Whether a card may end the turn: of two or more, one always may."""
    return len(hand) > 1 or bool(last_throws(hand, barred))


@lru_cache(maxsize=REMEMBERED)
def plan_for_points(index: MeldIndex, hand: Cards, barred: Card | None, least: int) -> tuple[Meld, ...] | None:
    """Melds that count `least` or more and leave a card to throw away; None if there are none."""
    if least <= 0:
        return () if can_throw(hand, barred) else None
    if at_most_gained(index, hand, pips) < least:
        return None
    for rest in chain((hand,), _less_one(hand, barred)):
        melds = best(index, rest, points)
        if sum(map(points, melds)) < least:
            if rest is hand:
                return None
        elif can_throw(lay_melds(hand, melds, pips).rest, barred):
            return melds
    return None


def plan_for_going_out(
    index: MeldIndex, hand: Cards, table: tuple[Meld, ...], barred: Card | None
) -> tuple[Meld, ...] | None:
    """Melds that leave one last card to throw away when cards are added to the table too; None if there are none."""
    if at_most_laid(index, hand, table) < len(hand) - 1:
        return None
    return _found_for_going_out(index, hand, table, barred)


@lru_cache(maxsize=REMEMBERED)
def _found_for_going_out(
    index: MeldIndex, hand: Cards, table: tuple[Meld, ...], barred: Card | None
) -> tuple[Meld, ...] | None:
    if most_laid(index, hand, table, least=len(hand) - 1)[0] < len(hand) - 1:
        return None
    for rest in _less_one(hand, barred):
        laid, melds = most_laid(index, rest, table, least=len(rest))
        if laid == len(rest):
            return melds
    return None


def _less_one(hand: Cards, barred: Card | None) -> Iterator[Cards]:
    """The hand without each of the cards that may be thrown away last."""
    return (without(hand, card) for card in last_throws(hand, barred))
