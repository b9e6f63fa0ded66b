"""A reader: a player who follows the charts of a booklet, and else plays as people do without them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kartenwerk.catalog.chart import AdviceChart
from kartenwerk.play.engine.charted import AnyChoice
from kartenwerk.play.engine.contract import AnyGame, Policy
from kartenwerk.play.engine.expert import QUICK

READER = "reader"
"""The name of the policy that follows charts."""


@dataclass(frozen=True)
class ChartReader:
    """A policy: follows `charts`, each with its choice, and else makes the move of the `usual` policy."""

    charts: Sequence[tuple[AdviceChart, AnyChoice]]
    usual: Policy[Any, Any]

    def __call__(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        for chart, choice in self.charts:
            doing, leaving = choice.sides(view, moves)
            advice = chart.advise(*choice.counts(view)) if doing else "either"
            if advice != "either":
                return choose_among(self.usual, view, moves, doing if advice == "do" else leaving, rng)
        return self.usual(view, moves, rng)


def reader_of(game: AnyGame, charts: Sequence[AdviceChart]) -> ChartReader:
    """The reader of some charts of a game."""
    return ChartReader([(chart, game.charted[chart.id]) for chart in charts], game.policies[QUICK])


def choose_among(policy: Policy[Any, Any], view: Any, moves: Sequence[Any], some: Sequence[Any], rng: Random) -> Any:
    """The move of a policy if it is one of `some`; else what it chooses of these, or the first of them."""
    move = policy(view, moves, rng)
    if move in some or len(some) == 1:
        return move if move in some else some[0]
    move = policy(view, some, rng)
    return move if move in some else some[0]
