"""The choice on which the chart of Bauer und Jarl advises: to pass with high cards, or to go higher with them."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.games.bauer_und_jarl.players import cost
from kartenwerk.play.games.bauer_und_jarl.rules import Move, Play, State
from kartenwerk.play.mechanics.passing import Pass

HIGH = ("S", "M", "K")
"""The ranks of high cards: those that the chart names."""


def _passes(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """To pass, where going higher costs a whole group of high cards at least; anything else is laid without a chart."""
    laying = [move for move in moves if isinstance(move, Play)]
    if not laying or Pass() not in moves:
        return ()
    cheapest = min(laying, key=lambda move: cost(state, move))
    left_over, _value = cost(state, cheapest)
    return (Pass(),) if not left_over and cheapest.cards[0].rank in HIGH else ()


def _counts(state: State) -> tuple[int, int]:
    """The cards in hand, and how many play."""
    return len(state.hands[state.turn]), len(state.hands)


CHARTED = {"passen": ChartedChoice[State, Move](_passes, _counts)}
