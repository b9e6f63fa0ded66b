"""Bauer und Jarl's players: `eager` lays whenever it can, `sensible` gets rid of low cards and of whole groups."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.bauer_und_jarl.rules import Move, Play, State


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays whenever it can."""
    laying = [move for move in options if isinstance(move, Play)]
    return rng.choice(laying or list(options))


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays whenever it can: what leaves the fewest cards of its rank, of those the lowest."""
    laying = [move for move in options if isinstance(move, Play)]
    return min(laying, key=lambda move: cost(state, move), default=options[0])


def cost(state: State, move: Play) -> tuple[int, int]:
    """What a sensible player wants to keep low: the cards of a rank that he does not lay, then their value."""
    held = sum(card.rank == move.cards[0].rank for card in state.hands[state.turn])
    return held - len(move.cards), move.cards[0].value
