"""The choice on which Schwimmen's chart advises: to say stop, or to go on."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.games.schwimmen.rules import Act, Move, State, playing, score


def _stops(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """To say stop, where no hand of 31 is to be shown."""
    return (Act.STOP,) if Act.STOP in moves and Act.SHOW not in moves else ()


def _counts(state: State) -> tuple[int, int]:
    """What the hand counts, and how many are still in."""
    return int(score(state.rules, state.hands[state.turn])), len(playing(state))


CHARTED = {"stop": ChartedChoice[State, Move](_stops, _counts)}
