"""Mogeln's players: `eager` trusts everybody, `sensible` tells the truth if it can and doubts what it can judge."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.mogeln.rules import RANKS, Answer, Lay, Move, State, due, to_move


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Never doubts, and lays any card."""
    return Answer.TRUST if Answer.TRUST in options else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays a true card if it has one, or else any; doubts a rank of which it holds three, and others now and then."""
    seat = to_move(state) or 0
    hand = state.hands[seat]
    if state.asked is not None:
        held = sum(card.rank == RANKS[state.said] for card in hand)
        return Answer.KNOCK if held >= 3 or rng.randrange(12) == 0 else Answer.TRUST
    true = [move for move in options if isinstance(move, Lay) and move.card.rank == due(state)]
    return rng.choice(true or list(options))
