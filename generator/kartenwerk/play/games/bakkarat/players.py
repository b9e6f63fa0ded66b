"""Bakkarat's players: `eager` hurries the shoe to its end, `sensible` stakes little and draws by the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.bakkarat.coup import TIE, bank_draws, total, worth
from kartenwerk.play.games.bakkarat.rules import UNIT, Act, Move, Stake, State


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Stakes nothing and draws nothing."""
    return Act.STAND if state.deciding is not None else Act.NOTHING


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Stakes a little on either side; with the bank it draws by the table."""
    if state.deciding == state.bank:
        third = worth(state.punto[2]) if len(state.punto) > 2 else None
        return Act.DRAW if bank_draws(total(state.banco), third) else Act.STAND
    if state.deciding is not None:
        return rng.choice(options)
    small = [move for move in options if isinstance(move, Stake) and move.chips <= 3 * UNIT and move.on != TIE]
    return rng.choice(small) if small else Act.NOTHING
