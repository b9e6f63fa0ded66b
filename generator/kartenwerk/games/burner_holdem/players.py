"""How Burner Hold'em is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.burner_holdem.rules import LADDER, State
from kartenwerk.games.burner_holdem.wagers import HIGHER, Act, Move
from kartenwerk.mechanics.poker import outlook


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Never gives up a hand."""
    return rng.choice([move for move in options if move.act not in (Act.FOLD, Act.MUCK)])


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Bets and raises strong hands, calls with fair ones, folds the rest to a bet; bluffs one time in eight."""
    if state.to_show:
        return Move(Act.MUCK)
    table, seat = state.table, state.table.seat
    good = outlook(LADDER, state.grid, state.hands[seat], state.board) + (rng.random() < 1 / 8)
    middle = sum(table.paid)
    higher = [move for move in options if move.act in HIGHER]
    if higher and good >= (3 if table.raises else 2) and rng.random() < good / 4:
        wanted = table.highest + max(table.step, middle * good // 4)
        return higher[min(wanted - table.least, len(higher) - 1)]
    if not table.owed:
        return Move(Act.CHECK)
    dear = table.owed * 2 > middle or table.owed * 4 > table.stacks[seat]
    return Move(Act.CALL if good >= (2 if dear else 1) else Act.FOLD)
