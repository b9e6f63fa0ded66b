"""How Sechsundsechzig is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.sechsundsechzig.rules import Act, Marry, Move, State, ranking_of
from kartenwerk.mechanics.trick_sense import sensible_lay
from kartenwerk.mechanics.tricks import Lay


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Announces, swaps and closes whenever it can."""
    return rng.choice([move for move in options if not isinstance(move, Lay)] or list(options))


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Takes tricks that are worth it; announces pairs and swaps the nine, but never closes."""
    extra = next((move for move in options if isinstance(move, Marry) or move == Act.SWAP), None)
    return extra or sensible_lay(options, state.cards, ranking_of(state))
