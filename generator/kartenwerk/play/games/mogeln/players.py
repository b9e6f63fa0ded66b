"""Mogeln's players: `eager` trusts everybody, `sensible` announces truly if it can and doubts what it can judge.

A `skilled` one never doubts by lot: who is wrong takes the whole pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.mogeln.rules import RANKS, Answer, Lay, Move, State, due, to_move


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Never doubts, and lays any card."""
    return Answer.TRUST if Answer.TRUST in options else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays a true card if it has one, or else any; doubts a rank of which it holds three, and others now and then."""
    if state.asked is not None:
        return Answer.KNOCK if _holds_most(state) or rng.randrange(12) == 0 else Answer.TRUST
    rank = due(state)
    true = [move for move in options if isinstance(move, Lay) and move.card.rank == rank]
    return rng.choice(true or list(options))


def play_skilled(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays as a sensible player does, and doubts nothing but a rank of which it holds three."""
    if state.asked is not None:
        return Answer.KNOCK if _holds_most(state) else Answer.TRUST
    return sensible(state, options, rng)


def _holds_most(state: State) -> bool:
    """Whether the seat that is asked holds three of the rank that was said."""
    rank = RANKS[state.said]
    return [card.rank for card in state.hands[to_move(state) or 0]].count(rank) >= 3
