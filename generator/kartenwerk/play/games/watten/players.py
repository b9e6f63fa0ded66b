"""The policies of Watten: an eager and a sensible player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.watten.rules import CRITICAL, Call, Move, Naming, Phase, State, to_move
from kartenwerk.play.mechanics.trick_policy import sensible_lay


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Plays at random, but never offers and never gives up."""
    return rng.choice([move for move in options if move not in (Call.OFFER, Call.GIVE_UP)])


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Names what it holds most of; offers with two high trumps, and one more for each raise; gives up without one."""
    seat = to_move(state) or 0
    hand = state.cards.hands[seat]
    if isinstance(options[0], Naming):
        held = [card.rank if state.phase is Phase.SCHLAG else card.suit for card in hand]
        return max((move for move in options if isinstance(move, Naming)), key=lambda move: held.count(move.what))
    if state.phase is Phase.TRICK:
        return sensible_lay(state, options, state.side(seat))
    tiers = [state.ranking.tier(card) for card in hand] if state.suit else []
    strong = sum(tier is not None and tier <= len(CRITICAL) + 1 for tier in tiers)
    if state.phase is Phase.OFFER:
        bold = strong >= 2 + state.value - state.rules.grundwert and not state.gespannt(seat)
        return Call.OFFER if bold else Call.ON
    return Call.GIVE_UP if state.phase is Phase.STAY and not strong else options[-1]
