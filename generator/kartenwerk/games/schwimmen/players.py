"""How Schwimmen is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.schwimmen.hands import Act, Move, Swap, score
from kartenwerk.games.schwimmen.rules import State
from kartenwerk.mechanics.tuples import without


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Calls stop as soon as it can, and else ends its turn."""
    wanted = (Act.SHOW, Act.STOP, Act.PASS)
    return next((act for act in wanted if act in options), options[0])


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Makes the exchange that brings most; stops with 27, passes with 25."""
    if Act.SHOW in options:
        return Act.SHOW
    seat = state.turn
    now = score(state.rules, state.hands[seat])
    if state.choosing:
        return Act.KEEP if now >= 20 else Act.OTHER
    if Act.STOP in options and now >= 27:
        return Act.STOP

    def gain(move: Move) -> float:
        if isinstance(move, Swap):
            return score(state.rules, (*without(state.hands[seat], move.mine), move.theirs)) - now
        return score(state.rules, state.middle) - now if move is Act.ALL else 0.5 if move is Act.PASS else -1.0

    return max(options, key=gain)
