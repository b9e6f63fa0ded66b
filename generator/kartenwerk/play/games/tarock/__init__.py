"""Bavarian Tarock: the game as the engine knows it."""

from __future__ import annotations

from typing import Any

from kartenwerk.play.games.tarock.players import eager, sensible
from kartenwerk.play.games.tarock.rules import Move, State, Tarock
from kartenwerk.play.games.tarock.scoring import Rules

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Any:
    from kartenwerk.play.games.tarock.examples import SHOWCASE

    return SHOWCASE


GAME = Tarock({"eager": eager, "sensible": sensible}, showcase=showcase)
