"""Mau-Mau's players: `eager` is that of all matching games, `sensible` knows what this game's cards do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.mau_mau.rules import State, costs, effect
from kartenwerk.play.mechanics.matching import Move, Play, by_merit, eager

__all__ = ["eager", "sensible"]


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays cards of the suit it holds most of, keeps jacks, wishes its longest suit; sometimes forgets to warn.

    Of equals it lays the dearest.
    """
    hand = state.hands[state.turn]

    def merit(move: Play, forgets: bool) -> tuple[bool, bool, bool, int, int]:
        does = effect(state.rules, move.card)
        same_suit = sum(card.suit == (move.wish or move.card.suit) for card in hand if card != move.card)
        return does != "bube", bool(move.call) != forgets, bool(does), same_suit, costs(state.rules, (move.card,))

    return by_merit(options, rng, merit)
