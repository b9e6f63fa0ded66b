"""The choice on which Gin Rommé's chart advises: to knock, or to wait for less deadwood."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.engine.scoring import points_of
from kartenwerk.play.games.gin_romme.scoring import SCORING, worth
from kartenwerk.play.games.gin_romme.state import SEATS, Move, Phase, State
from kartenwerk.play.mechanics.melds.moves import Throw
from kartenwerk.play.mechanics.melds.search import arrange
from kartenwerk.play.mechanics.tuples import without


def _knocks(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """The knocks, while none of them is gin: gin is never waited for when it is there."""
    if state.phase is not Phase.THROWING:
        return ()
    knocks = [move for move in moves if isinstance(move, Throw) and move.knocks]
    return knocks if knocks and _least_left(state) else ()


def _least_left(state: State) -> int:
    """What is left over at least when a card has been thrown away."""
    return min(arrange(state.meld_index, without(state.hand, card), worth).deadwood for card in {*state.hand})


def _worth(state: State) -> Sequence[float]:
    """The points of a round with the bonus that a round won brings when the game is over."""
    points = points_of(SCORING.tally(state), SEATS)
    return [each + state.rules.rundenbonus * (each > 0) for each in points]


CHARTED = {"klopfen": ChartedChoice[State, Move](_knocks, lambda state: (_least_left(state), len(state.stock)), _worth)}
