"""The choice on which Watten's chart advises: to stay when the others have offered, or to give up."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.games.watten.rules import CRITICAL, Call, Move, Phase, State, to_move

HIGH = len(CRITICAL) + 1
"""The last tier of high trumps: the Kritische, the card of Schlag and suit, and the others of the Schlag."""


def _stays(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    return (Call.STAY,) if state.phase is Phase.STAY else ()


def _counts(state: State) -> tuple[int, int]:
    """The high trumps in hand, and how many play."""
    tiers = [state.ranking.tier(card) for card in state.cards.hands[to_move(state) or 0]]
    return sum(tier is not None and tier <= HIGH for tier in tiers), len(state.scores)


CHARTED = {"bleiben": ChartedChoice[State, Move](_stays, _counts)}
