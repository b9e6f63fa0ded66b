"""The choice on which the chart of Bauer und Jarl advises: to pass with high cards, or to go higher with them."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.games.bauer_und_jarl.players import cost
from kartenwerk.play.games.bauer_und_jarl.rules import Move, Play, State, plays
from kartenwerk.play.mechanics.passing import Pass

HIGH = 8
"""The value from which a card is a high one."""

NO_CHART = 0
"""A number of players that no column has: a low card, or a part of a group, is laid without a chart."""


def _passes(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """To pass, where something could be laid."""
    return (Pass(),) if Pass() in moves and any(isinstance(move, Play) for move in moves) else ()


def _counts(state: State) -> tuple[int, int]:
    """The cards in hand, and how many play, where going higher costs a whole group of high cards."""
    left_over, value = min(cost(state, move) for move in plays(state))
    high = value >= HIGH and not left_over
    return len(state.hands[state.turn]), len(state.hands) if high else NO_CHART


CHARTED = {"passen": ChartedChoice[State, Move](_passes, _counts)}
