"""Schwimmen's players: `eager` hurries the round to its end, `sensible` makes the best exchange."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.schwimmen.rules import Act, Move, State, Swap, score
from kartenwerk.play.mechanics.tuples import without


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Shows 31 or calls stop as soon as it can, and otherwise passes."""
    wanted = (Act.SHOW, Act.STOP, Act.PASS)
    return next((act for act in wanted if act in options), options[0])


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Makes the exchange that gains most, and passes if none gains anything; calls stop with 27 or more."""
    if Act.SHOW in options:
        return Act.SHOW
    seat = state.turn
    now = score(state.rules, state.hands[seat])
    if state.choosing:
        return Act.KEEP if now >= 20 or Act.OTHER not in options else Act.OTHER
    if Act.STOP in options and now >= 27:
        return Act.STOP

    def gain(move: Move) -> float:
        if isinstance(move, Swap):
            return score(state.rules, (*without(state.hands[seat], move.mine), move.theirs)) - now
        return score(state.rules, state.middle) - now if move is Act.ALL else 0.5 if move is Act.PASS else -1.0

    return max(options, key=gain)
