"""How Mau-Mau is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.mau_mau.rules import State, effect
from kartenwerk.mechanics import matching
from kartenwerk.mechanics.shedding import Move, Play


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays what leaves most of its suit to come, keeps jacks, wishes its longest suit; sometimes forgets to warn."""
    hand = state.hands[state.turn]

    def merit(move: Play, forgets: bool) -> tuple[bool, bool, bool, int]:
        does = effect(state.rules, move.card)
        same_suit = sum(card.suit == (move.wish or move.card.suit) for card in hand if card != move.card)
        return does != "bube", bool(move.call) != forgets, bool(does), same_suit

    return matching.sensible(options, rng, merit)
