"""Sechsundsechzig: the game as the engine knows it."""

from __future__ import annotations

from typing import Any

from kartenwerk.play.games.sechsundsechzig.players import eager, sensible
from kartenwerk.play.games.sechsundsechzig.rules import Move, Sechsundsechzig, State
from kartenwerk.play.games.sechsundsechzig.scoring import Rules

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Any:
    from kartenwerk.play.games.sechsundsechzig.examples import SHOWCASE

    return SHOWCASE


GAME = Sechsundsechzig({"eager": eager, "sensible": sensible}, showcase=showcase)
