"""Reshuffling: the move of chance that makes used cards the new stock."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

from kartenwerk.cards import Card, Cards, Pack, hide, notation
from kartenwerk.play.engine.contract import Move
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.engine.moves import equal_by_class

M = TypeVar("M", bound=Move)

_SHUFFLES = "mischt "


@equal_by_class
class Reshuffle(NamedTuple):
    """A move of CHANCE: these cards, in this order, become the new stock; top card first."""

    cards: Cards

    def __str__(self) -> str:
        return _SHUFFLES + notation(self.cards)


def read_reshuffle(text: str, deck: Pack) -> Reshuffle | None:
    """The reshuffle that a notation stands for; None if it is another move."""
    return Reshuffle(deck.read(text.removeprefix(_SHUFFLES))) if text.startswith(_SHUFFLES) else None


def unshown(move: M) -> M | Reshuffle:
    """What all hear of a move: that cards are shuffled, not how they lie now."""
    return Reshuffle(hide(move.cards)) if isinstance(move, Reshuffle) else move


def used_up(stock: Sequence[Card], pile: Sequence[Card]) -> bool:
    """Whether the stock is gone and the pile has cards to shuffle; its last card always stays open."""
    return not stock and len(pile) > 1


def reshuffle(pile: Sequence[Card], rng: Random) -> Reshuffle:
    """All of the pile but its last card, in an order that `rng` decides."""
    return Reshuffle(shuffle(pile[:-1], rng))
