"""The policies of Doppelkopf: an eager and a sensible player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.doppelkopf.rules import CALL, QUEEN, Announce, Move, State, re_party
from kartenwerk.mechanics.ranking import kind_of
from kartenwerk.mechanics.trick_policy import sensible_lay


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Announces a solo or calls a partner if it can, and plays at random."""
    return rng.choice(options[1:] or options) if state.announcing else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Calls a partner with both queens; helps the seats of Re that have shown themselves, if it is Re too."""
    if state.announcing:
        return next((move for move in options if isinstance(move, Announce) and move.kind == CALL), options[0])
    known, hand = re_party(state), map(kind_of, state.cards.hand)
    friends = known if state.turn in known or QUEEN in hand else ()
    return sensible_lay(state, options, friends)
