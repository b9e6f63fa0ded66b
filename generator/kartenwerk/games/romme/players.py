"""Policies for Rommé: an eager player, and a sensible one that plans its melds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.romme.moves import Draw, Move, Swap
from kartenwerk.games.romme.scoring import costs, points
from kartenwerk.games.romme.state import State
from kartenwerk.mechanics.melds.moves import LayDown, LayOff, Throw
from kartenwerk.mechanics.melds.sense import best_throw, melds_with


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Draws from the stock, lays and adds whatever it can, throws away the dearest card outside melds."""
    if not state.drawn:
        return options[0]
    done = [move for move in options if isinstance(move, LayDown | LayOff)]
    return done[0] if done else _throw(state, options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Takes an open card that melds, lays the dearest meld, takes jokers, keeps what may yet become melds."""
    if not state.drawn:
        wanted = Draw.PILE in options and melds_with(state.meld_index, state.hand, state.pile[-1], costs)
        return Draw.PILE if wanted else options[0]
    if melds := [move for move in options if isinstance(move, LayDown)]:
        return max(melds, key=lambda lay: sum(map(points, lay.melds)))
    if swaps := [move for move in options if isinstance(move, Swap)]:
        return swaps[0]
    if added := [move for move in options if isinstance(move, LayOff)]:
        return added[0]
    return _throw(state, options)


def _throw(state: State, options: Sequence[Move]) -> Throw:
    free = [move.card for move in options if isinstance(move, Throw)]
    return Throw(best_throw(state.meld_index, state.hand, free, costs))
