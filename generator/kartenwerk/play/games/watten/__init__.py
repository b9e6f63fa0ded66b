"""Watten: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.play.games.watten.charted import CHARTED
from kartenwerk.play.games.watten.examples import SHOWCASE
from kartenwerk.play.games.watten.players import eager, sensible
from kartenwerk.play.games.watten.rules import Move, Rules, State, Watten

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Watten({"eager": eager, "sensible": sensible}, showcase=SHOWCASE, charted=CHARTED)
