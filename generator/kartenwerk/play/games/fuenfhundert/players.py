"""The policies of Fünfhundert: an eager and a sensible player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.fuenfhundert.rules import Action, Move, State, is_true, to_move
from kartenwerk.play.games.fuenfhundert.scoring import Meld, price
from kartenwerk.play.mechanics.trick_policy import sensible_lay


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Announces everything, true or false, and plays at random."""
    return rng.choice([move for move in options if isinstance(move, Meld)] or list(options))


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Announces true melds, the dearest first; exchanges the seven; takes tricks that are worth it."""
    seat = to_move(state) or 0
    true = [move for move in options if isinstance(move, Meld) and is_true(state, seat, move)]
    if true:
        return max(true, key=lambda meld: price(state.rules, state.trump, meld))
    if actions := [move for move in options if isinstance(move, Action)]:
        return actions[0]
    return sensible_lay(state, options)
