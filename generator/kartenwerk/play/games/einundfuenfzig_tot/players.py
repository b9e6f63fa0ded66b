"""51 Tot's players: `eager` hurries the round to its end, `sensible` keeps the total below the limit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.einundfuenfzig_tot.rules import Lay, State


def eager(state: State, options: Sequence[Lay], rng: Random) -> Lay:
    """Lays whatever counts most."""
    return max(options, key=lambda move: move.worth)


def sensible(state: State, options: Sequence[Lay], rng: Random) -> Lay:
    """Lays what counts most without losing, and so saves the cards that count little for later."""
    safe = [move for move in options if state.total + move.worth < state.rules.verlust_ab]
    return max(safe or options, key=lambda move: move.worth)
