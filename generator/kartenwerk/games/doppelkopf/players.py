"""How Doppelkopf is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.doppelkopf.rules import CALL, QUEEN, Announce, Move, State, announcing, ranking_of, re
from kartenwerk.mechanics.trick_sense import sensible_lay
from kartenwerk.mechanics.tricks import kind_of


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Announces a solo or calls a partner when it can, and lays any card."""
    return rng.choice(options[1:] or options) if announcing(state) else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Calls a partner with both queens; helps a partner it knows."""
    if announcing(state):
        return next((move for move in options if isinstance(move, Announce) and move.kind == CALL), options[0])
    known, hand = re(state), map(kind_of, state.cards.hand)
    friends = known if state.turn in known or QUEEN in hand else ()
    return sensible_lay(options, state.cards, ranking_of(state), friends)
