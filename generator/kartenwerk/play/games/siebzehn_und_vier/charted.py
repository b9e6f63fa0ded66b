"""The choice on which the chart of Siebzehn und Vier advises: to raise on the first card."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.games.siebzehn_und_vier.rules import Act, Move, State, worth


def _raises(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """To raise while the player has his first card alone."""
    return (Act.RAISE,) if Act.RAISE in moves and len(state.cards[0]) == 1 else ()


CHARTED = {"erhoehen": ChartedChoice[State, Move](_raises, lambda state: (worth(state.cards[0]), 0))}
