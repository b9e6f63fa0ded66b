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
    hand = state.hands[state.turn]

    def cost(move: Play) -> tuple[int, int]:
        left_over = sum(card.rank == move.cards[0].rank for card in hand) - len(move.cards)
        return left_over, move.cards[0].value

    laying = [move for move in options if isinstance(move, Play)]
    return min(laying, key=cost, default=options[0])
