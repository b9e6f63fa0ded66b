"""Fünfhundert: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.play.games.fuenfhundert.examples import SHOWCASE
from kartenwerk.play.games.fuenfhundert.players import eager, sensible
from kartenwerk.play.games.fuenfhundert.rules import Fuenfhundert, Move, State
from kartenwerk.play.games.fuenfhundert.scoring import Rules

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Fuenfhundert({"eager": eager, "sensible": sensible}, showcase=SHOWCASE)
