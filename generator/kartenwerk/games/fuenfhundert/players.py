"""How Fünfhundert is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.fuenfhundert.announcements import Meld
from kartenwerk.games.fuenfhundert.rules import Act, Move, State, is_true, price, ranking_of, to_move
from kartenwerk.mechanics.trick_sense import sensible_lay


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Announces everything, true or not, as soon as it can."""
    return rng.choice([move for move in options if isinstance(move, Meld)] or list(options))


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Announces what is true, the dearest first; swaps the seven; takes tricks that are worth it."""
    seat = to_move(state) or 0
    true = [move for move in options if isinstance(move, Meld) and is_true(state, seat, move)]
    if true:
        return max(true, key=lambda meld: price(state, meld))
    if acts := [move for move in options if isinstance(move, Act)]:
        return acts[0]
    return sensible_lay(options, state.cards, ranking_of(state))
