"""Wolfsjagd's players: `eager` is that of all matching games, `sensible` knows what this game's cards do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.wolfsjagd.rules import LAST_CARD, ONE, SIGL, SIX, State
from kartenwerk.play.mechanics.matching import Move, Play, by_merit, eager

__all__ = ["eager", "sensible"]


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Prefers ones and sixes, keeps Siglen, wishes its longest suit; sometimes forgets to warn."""
    hand = state.hands[state.turn]

    def merit(move: Play, forgets: bool) -> tuple[bool, bool, bool, int]:
        same_suit = sum(card.suit == (move.wish or move.card.suit) for card in hand)
        warns = move.call == LAST_CARD
        return move.card.rank != SIGL, warns != forgets, move.card.rank in (ONE, SIX), same_suit

    return by_merit(options, rng, merit)
