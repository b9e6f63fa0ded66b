"""Bauer und Jarl's players: `eager` lays whenever it can, `sensible` gets rid of low cards and keeps groups."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.bauer_und_jarl.rules import Move, Pass, Play, State


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays whenever it can."""
    laying = [move for move in options if isinstance(move, Play)]
    return rng.choice(laying or list(options))


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Gets rid of low cards first; breaks up a group only for low cards, or when somebody is about to finish."""
    hand = state.hands[state.turn]
    hurry = min(len(other) for other in state.hands if other) <= 3

    def cost(move: Play) -> tuple[int, int]:
        left_over = sum(card.rank == move.cards[0].rank for card in hand) - len(move.cards)
        return left_over, move.cards[0].value

    laying = [move for move in options if isinstance(move, Play)]
    cheapest = min(laying, key=cost, default=None)
    if cheapest is None:
        return options[0]
    left_over, value = cost(cheapest)
    spare = Pass() in options and left_over and value > 6 and not hurry
    return Pass() if spare else cheapest
