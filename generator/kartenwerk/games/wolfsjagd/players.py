"""How Wolfsjagd is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.wolfsjagd.rules import LAST_CARD, ONE, SIGL, SIX, State
from kartenwerk.mechanics import matching
from kartenwerk.mechanics.shedding import Move, Play


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays low cards that the next one feels, keeps Siglen, wishes its longest suit; sometimes forgets to warn."""
    hand = state.hands[state.turn]

    def worth(move: Play, forgets: bool) -> tuple[bool, bool, bool, int]:
        same_suit = sum(card.suit == (move.wish or move.card.suit) for card in hand)
        warns = move.call == LAST_CARD
        return move.card.rank != SIGL, warns != forgets, move.card.rank in (ONE, SIX), same_suit

    return matching.sensible(options, rng, worth)
