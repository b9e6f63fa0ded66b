"""Sechsundsechzig: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.play.games.sechsundsechzig.examples import SHOWCASE
from kartenwerk.play.games.sechsundsechzig.players import eager, sensible
from kartenwerk.play.games.sechsundsechzig.rules import Move, Sechsundsechzig, State
from kartenwerk.play.games.sechsundsechzig.scoring import Rules

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Sechsundsechzig({"eager": eager, "sensible": sensible}, showcase=SHOWCASE)
