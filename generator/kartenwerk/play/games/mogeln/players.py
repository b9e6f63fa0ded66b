"""Mogeln's players: `eager` trusts everybody, `sensible` announces truly if it can and doubts what it can judge.

A `skilled` one never doubts by lot: who is wrong takes the whole pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.mogeln.rules import JOKER, RANKS, Answer, Lay, Move, State, due, has_rank, to_move


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Never doubts, and lays any card."""
    return Answer.TRUST if Answer.TRUST in options else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays a card of the rank, or else a joker, or else any; doubts a rank of which it holds three.

    It doubts others now and then.
    """
    if state.asked is not None:
        return Answer.KNOCK if _holds_most(state) or rng.randrange(12) == 0 else Answer.TRUST
    rank = due(state)
    laid = [move for move in options if isinstance(move, Lay)]
    true = [move for move in laid if has_rank(move.card, rank)]
    return rng.choice(true or [move for move in laid if move.card.suit == JOKER] or laid)


def play_skilled(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays as a sensible player does, and doubts nothing but a rank of which it holds three."""
    if state.asked is not None:
        return Answer.KNOCK if _holds_most(state) else Answer.TRUST
    return sensible(state, options, rng)


def _holds_most(state: State) -> bool:
    """Whether the seat that is asked holds three of the rank that was said."""
    rank = RANKS[state.said]
    return sum(has_rank(card, rank) for card in state.hands[to_move(state) or 0]) >= 3
