"""How 51 Tot is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.einundfuenfzig_tot.rules import Lay, State


def eager(state: State, options: Sequence[Lay], rng: Random) -> Lay:
    """Counts as much as it can."""
    return max(options, key=lambda move: move.worth)


def sensible(state: State, options: Sequence[Lay], rng: Random) -> Lay:
    """Lays the dearest card that keeps the total below the limit, and so keeps the cheap ones for later."""
    safe = [move for move in options if state.total + move.worth < state.rules.verlust_ab]
    return max(safe or options, key=lambda move: move.worth)
