"""Pieces of shedding games: who is next, a stock that is shuffled anew, who finished when."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from generator.cards import Card, Pack, notation
from generator.engine.match import shuffled

_RESHUFFLE = "mischt "


class Reshuffle(NamedTuple):
    """A move of CHANCE: the laid cards, shuffled, are the new stock; top card first."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return _RESHUFFLE + notation(self.cards)


def read_reshuffle(text: str, deck: Pack) -> Reshuffle | None:
    """The reshuffle a notation stands for; None if it is another move."""
    return Reshuffle(deck.read(text.removeprefix(_RESHUFFLE))) if text.startswith(_RESHUFFLE) else None


def used_up(stock: Sequence[Card], pile: Sequence[Card]) -> bool:
    """Whether the stock is gone and there is something to shuffle: the pile's last card always stays."""
    return not stock and len(pile) > 1


def reshuffled(pile: Sequence[Card], rng: Random) -> Reshuffle:
    """All of the pile but its last card, in an order that `rng` decides."""
    return Reshuffle(shuffled(pile[:-1], rng))


def next_holder(hands: Sequence[Sequence[Card]], seat: int, step: int = 1) -> int:
    """The first seat after `seat` that holds cards (step -1: counter-clockwise); itself if nobody else does."""
    players = len(hands)
    other = (seat + step) % players
    while other != seat and not hands[other]:
        other = (other + step) % players
    return other


def standings(out: tuple[int, ...], players: int) -> tuple[int, ...]:
    """All seats, best first: `out` in the order they got rid of their cards, then whoever still holds some."""
    return (*out, *(seat for seat in range(players) if seat not in out))


def place_points(place: int, players: int) -> int:
    """A point for each seat that finished later; `place` counts from 0."""
    return players - 1 - place
