"""Endings of two in which every card is known by counting: what best play is worth, found by looking at all of it.

Such an ending needs no sample and no chance: whoever counts knows which cards the other holds.
"""

from __future__ import annotations

from typing import Any

from kartenwerk.play.engine.contract import CHANCE, AnyGame
from kartenwerk.play.engine.worlds import Worlds

MOST_STATES = 30_000
"""The states after which an ending counts as too long to be solved."""


class UnsolvedError(Exception):
    """The ending has too many states, or chance decides in it."""


def is_counted_out(game: AnyGame, worlds: Worlds) -> bool:
    """Whether the seat on turn, one of two, can count out the rest of the deal.

    It can if all the cards that it does not see are in the other's hand.
    """
    seat = game.to_move(worlds.view)
    return seat is not None and len(worlds.held_by(1 - seat)) == len(worlds.places)


class Endgame:
    """The endings of deals of one game for two, each state solved once."""

    def __init__(self, game: AnyGame, most: int = MOST_STATES) -> None:
        self.game, self.most = game, most
        self._values: dict[Any, int] = {}

    def value(self, state: Any) -> int:
        """By how many points seat 0 is ahead of seat 1 in the end if both play their best; UnsolvedError."""
        game = self.game
        seat = game.to_move(state)
        if seat is None:
            one, other = game.result(state, 2)
            return one - other
        if state in self._values:
            return self._values[state]
        if seat == CHANCE or len(self._values) >= self.most:
            raise UnsolvedError
        values = [self.value(game.play(state, move)) for move in game.moves(state)]
        self._values[state] = value = max(values) if seat == 0 else min(values)
        return value

    def values(self, state: Any) -> dict[Any, int]:
        """By how many points the seat on turn is ahead in the end after each of its moves; UnsolvedError."""
        seat = self.game.to_move(state)
        sign = 1 if seat == 0 else -1
        return {move: sign * self.value(self.game.play(state, move)) for move in self.game.moves(state)}
