"""Donnerwetter's players: `eager` captures whenever it can, `sensible` clears the middle and takes the most cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.donnerwetter.rules import Capture, Move, State, Stop


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Captures whenever it can."""
    taking = [move for move in options if isinstance(move, Capture)]
    return rng.choice(taking or list(options))


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Prefers a Donnerwetter, then the most cards; discards low cards that leave the middle hard to clear."""

    def worth(move: Move) -> tuple[int, int]:
        if isinstance(move, Capture):
            return int(len(move.taken) == len(state.middle)), len(move.taken)
        if isinstance(move, Stop):
            return 0, 0
        total = sum(card.value for card in state.middle) + move.card.value
        return -int(total <= 10), -move.card.value

    return max(options, key=worth)
