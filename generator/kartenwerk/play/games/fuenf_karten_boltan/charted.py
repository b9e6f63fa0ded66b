"""The choice on which Boltan's chart advises: to die after a blow, or to stay."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.games.fuenf_karten_boltan.actions import DIE, PARRY, BettingMove
from kartenwerk.play.games.fuenf_karten_boltan.state import Move, Phase, State, ladder


def _stays(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """To parry or to strike back, where one could die."""
    if DIE not in moves:
        return ()
    staying = [move for move in moves if isinstance(move, BettingMove) and move != DIE]
    return sorted(staying, key=lambda move: move != PARRY)


def _counts(state: State) -> tuple[int, int]:
    """The place of the hand on the ladder, the lowest being 0, and whether cards have been exchanged."""
    ranking = ladder(state.rules, state.grid)
    hand = ranking.read(state.hands[state.chips.seat])
    return ranking.ids.index(hand.category), int(state.phase is Phase.AUFMARSCH)


CHARTED = {"bleiben": ChartedChoice[State, Move](_stays, _counts)}
