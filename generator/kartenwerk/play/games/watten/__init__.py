"""Watten: the game as the engine knows it."""

from __future__ import annotations

from typing import Any

from kartenwerk.play.games.watten.players import eager, sensible
from kartenwerk.play.games.watten.rules import Move, State, Watten
from kartenwerk.play.games.watten.scoring import Rules

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Any:
    from kartenwerk.play.games.watten.examples import SHOWCASE

    return SHOWCASE


GAME = Watten({"eager": eager, "sensible": sensible}, showcase=showcase)
