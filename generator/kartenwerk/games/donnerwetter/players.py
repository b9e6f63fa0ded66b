"""How Donnerwetter is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.donnerwetter.rules import Move, State, Stop
from kartenwerk.mechanics.fishing import Capture


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Captures whenever it can."""
    taking = [move for move in options if isinstance(move, Capture)]
    return rng.choice(taking or list(options))


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A Donnerwetter first, then the most cards; discards what leaves the middle hardest to clear."""

    def worth(move: Move) -> tuple[int, int]:
        if isinstance(move, Capture):
            return int(len(move.taken) == len(state.table)), len(move.taken)
        if isinstance(move, Stop):
            return 0, 0
        total = sum(card.value for card in state.table) + move.card.value
        return -int(total <= 10), -move.card.value

    return max(options, key=worth)
