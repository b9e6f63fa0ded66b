"""Policies for Burner Hold'em: an eager player, and a sensible one that goes by its cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.burner_holdem.actions import HIGHER, Action, Move
from kartenwerk.play.games.burner_holdem.rules import LADDER, State
from kartenwerk.play.mechanics.ladders.poker import outlook


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Never gives up a hand."""
    return rng.choice([move for move in options if move.action not in (Action.FOLD, Action.MUCK)])


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Bets and raises strong hands, calls with fair ones, folds the rest to a bet; bluffs one time in eight.

    Between two a high card is a hand: who folds without a pair folds most hands.
    """
    if state.to_show:
        return Move(Action.MUCK)
    chips, seat = state.chips, state.chips.seat
    hand = state.hands[seat]
    good = outlook(LADDER, state.grid, hand, state.board) + (rng.random() < 1 / 8)
    if sum(map(bool, state.hands)) == 2:
        good += max(card.value for card in hand) >= state.grid.values[-1] - 1
    middle = sum(chips.paid)
    higher = [move for move in options if move.action in HIGHER]
    if higher and good >= (3 if chips.raises else 2) and rng.random() < good / 4:
        wanted = chips.highest + max(chips.step, middle * good // 4)
        return higher[min(wanted - chips.least, len(higher) - 1)]
    if not chips.owed:
        return Move(Action.CHECK)
    dear = chips.owed * 2 > middle or chips.owed * 4 > chips.stacks[seat]
    return Move(Action.CALL if good >= (2 if dear else 1) else Action.FOLD)
