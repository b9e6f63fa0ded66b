"""The policies of Sechsundsechzig: an eager and a sensible player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.sechsundsechzig.rules import Marry, Move, State, StockMove
from kartenwerk.play.mechanics.trick_policy import sensible_lay
from kartenwerk.play.mechanics.tricks import Lay


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Announces pairs, exchanges and closes whenever it can, and plays at random."""
    return rng.choice([move for move in options if not isinstance(move, Lay)] or list(options))


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Announces pairs and exchanges the nine, but never closes."""
    extra = next((move for move in options if isinstance(move, Marry) or move == StockMove.EXCHANGE), None)
    return extra or sensible_lay(state, options)
