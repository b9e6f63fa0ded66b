"""How Mogeln is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.mogeln.rules import RANKS, Act, Lay, Move, State, due, to_move


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Never doubts."""
    return Act.TRUST if Act.TRUST in options else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays the true card if it has one, else any; doubts what it holds most of itself, and now and then anyway."""
    seat = to_move(state) or 0
    hand = state.hands[seat]
    if state.asked is not None:
        held = sum(card.rank == RANKS[state.said] for card in hand)
        return Act.KNOCK if held >= 3 or rng.randrange(12) == 0 else Act.TRUST
    true = [move for move in options if isinstance(move, Lay) and move.card.rank == due(state)]
    return rng.choice(true or list(options))
